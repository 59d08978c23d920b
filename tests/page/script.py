"""What the scripted bot of the fake world does: a lobby, a turn, forms, letters, and every kind of component."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.local.world import Answer, Payload

from .fake import EPHEMERAL, LOADING, V2, FakeWorld

TITLES = {"pantheum": "Pantheum", "elysium": "Elysium", "storm": "Storm over Olympus", "hybris": "Hybris"}
LONG = {f"n{n}": f"Number {n}" for n in range(1, 26)}
CHOICES = {"leaf": "Gather in a field", "flame": "Raise a shrine", "wave": "Sail to the coast", "owl": "Ask Athena"}


def button(label: str, custom: str, style: int = 2, **more: Any) -> Payload:
    return {"type": 2, "style": style, "label": label, "custom_id": custom, **more}


def row(*parts: Payload) -> Payload:
    return {"type": 1, "components": list(parts)}


def words(text: str) -> Payload:
    return {"type": 10, "content": text}


def options(**labels: str) -> list[Payload]:
    return [
        {"value": key, "label": label, "description": f"costs {n}"} for n, (key, label) in enumerate(labels.items(), 1)
    ]


def lobby(title: str, seats: list[str], players: int, picture: str) -> Payload:
    lines = [f"{n + 1}. {f'<@{seats[n]}>' if n < len(seats) else '*free seat*'}" for n in range(players)]
    head = {
        "type": 9,
        "components": [words(f"## {title}\n{players} seats · one move a day · friendly")],
        "accessory": {"type": 11, "media": {"url": picture}, "description": "The board"},
    }
    buttons = row(
        button("Join", "join", 3), button("Leave", "leave"), button("Options", "options"), button("Start", "start", 1)
    )
    return {
        "flags": V2,
        "components": [
            {
                "type": 17,
                "accent_color": 0xC4562A,
                "components": [
                    head,
                    {"type": 14},
                    words("\n".join(lines)),
                    words("-# Open until <t:1790000000:R> · nothing is drawn before the start"),
                    buttons,
                ],
            }
        ],
    }


def turn(uid: str, picture: str) -> Payload:
    text = f"### Round 6 · your move, <@{uid}>\nPlace a leaf on one of the **five** fields. Until <t:1790000000:f>."
    menu = {
        "type": 3,
        "custom_id": "act",
        "placeholder": "What will you do?",
        "min_values": 1,
        "max_values": 3,
        "options": options(**CHOICES),
    }
    return {
        "flags": V2,
        "components": [
            {
                "type": 17,
                "accent_color": 0x1F5F92,
                "components": [
                    words(text),
                    {
                        "type": 12,
                        "items": [
                            {
                                "media": {"url": picture, "width": 1600, "height": 1440},
                                "description": "The board in round 6",
                            }
                        ],
                    },
                    row(menu),
                    row(
                        button("My hand", "hand", 1),
                        button("Since my turn", "since"),
                        button("Confirm", "confirm", 3),
                        button("Resign", "resign", 4),
                    ),
                ],
            }
        ],
    }


FORM: Payload = {
    "custom_id": "f",
    "title": "Options of this table",
    "components": [
        words("Everything can be changed **until the start**."),
        {
            "type": 18,
            "label": "Table name",
            "description": "Shown in the list",
            "component": {"type": 4, "custom_id": "name", "style": 1, "max_length": 40, "min_length": 3},
        },
        {
            "type": 18,
            "label": "Modules",
            "component": {
                "type": 3,
                "custom_id": "mods",
                "min_values": 0,
                "max_values": 3,
                "required": False,
                "options": options(hermes="Hermes", tartarus="Tartarus", chronos="Chronos"),
            },
        },
        {
            "type": 18,
            "label": "Pace",
            "component": {
                "type": 21,
                "custom_id": "pace",
                "options": [
                    {"value": "live", "label": "Live", "description": "minutes a move"},
                    {"value": "day", "label": "One move a day", "default": True},
                ],
            },
        },
        {
            "type": 18,
            "label": "Reminders",
            "component": {
                "type": 22,
                "custom_id": "remind",
                "min_values": 0,
                "max_values": 2,
                "required": False,
                "options": options(half="At half time", late="Before the end"),
            },
        },
        {"type": 18, "label": "Rated", "component": {"type": 23, "custom_id": "rated"}},
        {"type": 18, "label": "Guest", "component": {"type": 5, "custom_id": "guest", "required": False}},
    ],
}

EVERYTHING: list[Payload] = [
    {
        "type": 17,
        "accent_color": 0x5E6B22,
        "components": [
            words("## Every component\n1. one\n2. two\n> quoted\n`code` ||hidden||"),
            {"type": 14, "spacing": 2},
            {"type": 9, "components": [words("A section with a button")], "accessory": button("Aside", "aside")},
            row(
                button("Primary", "b1", 1),
                button("Secondary", "b2", 2),
                button("Success", "b3", 3),
                button("Danger", "b4", 4),
                button("Off", "b5", 2, disabled=True),
            ),
            row(
                {"type": 2, "style": 5, "label": "A link", "url": "https://example.org/"},
                button("", "b6", 2, emoji={"name": "⚡"}),
                button("Zeus", "b7", 2, emoji={"name": "⚡"}),
            ),
            row({"type": 5, "custom_id": "who", "placeholder": "A person"}),
            row({"type": 6, "custom_id": "role", "placeholder": "A role"}),
            row({"type": 7, "custom_id": "any", "placeholder": "A person or role"}),
            row({"type": 8, "custom_id": "where", "placeholder": "A channel", "channel_types": [0]}),
            row({"type": 3, "custom_id": "off", "placeholder": "Not now", "disabled": True, "options": options(a="A")}),
            row({"type": 3, "custom_id": "long", "placeholder": "Many", "options": options(**LONG)}),
            row(
                {
                    "type": 3,
                    "custom_id": "clear",
                    "min_values": 0,
                    "placeholder": "May be cleared",
                    "options": [{"value": "x", "label": "X", "default": True}],
                }
            ),
        ],
    },
    {"type": 4, "custom_id": "t", "style": 1},
    {"type": 99},
]


COMMAND: list[Payload] = [
    {"name": "title", "description": "Which game", "type": 3, "required": True, "autocomplete": True},
    {"name": "players", "description": "How many seats", "type": 4, "min_value": 2, "max_value": 4},
    {
        "name": "pace",
        "description": "How fast",
        "type": 3,
        "choices": [{"name": "Live, minutes a move", "value": "live"}, {"name": "One move a day", "value": "day"}],
    },
    {"name": "invite", "description": "Somebody to invite", "type": 6},
]


def install(world: FakeWorld, picture: str) -> None:
    """Give the fake world its commands and handlers; `picture` is the address of a picture."""
    script = Script(picture)
    world.command("game create", "Open a table in this channel", COMMAND, script.create)
    world.command("game browse", "Tables you can join", [])
    world.command("hand", "Your own hand, for your eyes only", [], script.hand)
    world.command("slow", "Answers too late", [], script.slow)
    world.command("all", "Every kind of component", [], script.everything)
    world.handlers |= {
        "?game create title": script.titles,
        "join": script.join,
        "leave": script.leave,
        "start": script.start,
        "hand": script.hand,
        "since": script.since,
        "act": script.act,
        "options": script.form,
        "form:t1": script.filled,
        "Show this match": script.show,
        "b4": script.slow,
    }
    world.menus = {2: ["Invite to my match", "Record"], 3: ["Show this match", "My hand here"]}


class Script:
    """What the bot does; each handler is given the world, the person, the place, and what was sent."""

    def __init__(self, picture: str) -> None:
        self.picture = picture
        self.seats: dict[str, list[str]] = {}

    async def titles(self, world: FakeWorld, uid: str, cid: str, values: Any) -> Answer:
        typed = str(values["title"]).lower()
        return Answer(choices=[{"name": name, "value": key} for key, name in TITLES.items() if typed in name.lower()])

    async def create(self, world: FakeWorld, uid: str, cid: str, values: Any) -> Answer:
        card = lobby(TITLES.get(values["title"], values["title"]), [uid], values.get("players", 3), self.picture)
        message = world.post(cid, **card, **world.answer_to(uid, "game create"))
        self.seats[message["id"]] = [uid]
        return Answer()

    async def join(self, world: FakeWorld, uid: str, cid: str, what: Any) -> Answer:
        return self._seat(world, what["message"], uid, [uid])

    async def leave(self, world: FakeWorld, uid: str, cid: str, what: Any) -> Answer:
        return self._seat(world, what["message"], uid, [])

    def _seat(self, world: FakeWorld, message: Payload, uid: str, taken: list[str]) -> Answer:
        seats = [one for one in self.seats[message["id"]] if one != uid] + taken
        self.seats[message["id"]] = seats
        world.edit(message, **lobby("Pantheum", seats, 3, self.picture), edited_timestamp=message["timestamp"])
        return Answer()

    async def start(self, world: FakeWorld, uid: str, cid: str, what: Any) -> Answer:
        seats = self.seats[what["message"]["id"]]
        thread = world.add_room("Pantheum 17", 11, cid)
        world.edit(what["message"], thread=world.rooms[thread])
        names = ", ".join(f"<@{one}>" for one in seats)
        world.post(thread, content=f"The gods have gathered: {names}. Seed `7f3a`, sealed.")
        world.post(thread, **turn(seats[0], self.picture), mentions=[world.user(seats[0])])
        for one in seats:
            self._letter(world, one)
        return Answer()

    def _letter(self, world: FakeWorld, uid: str) -> None:
        file = {
            "url": self.picture,
            "filename": "plan.png",
            "content_type": "image/png",
            "size": 2048,
            "description": "Your plan",
            "width": 400,
            "height": 300,
        }
        text = "Your **Divine Plan** for *Pantheum 17*. Keep it to yourself."
        world.post(world.add_room(None, 1, None, uid), content=text, attachments=[file])

    async def hand(self, world: FakeWorld, uid: str, cid: str, what: Any) -> Answer:
        message = world.post(cid, owner=uid, flags=LOADING, **world.answer_to(uid, "hand"))
        await asyncio.sleep(0.4)
        world.edit(message, flags=EPHEMERAL, content="Your hand: three plans, one of them ||Jason||.")
        return Answer()

    async def since(self, world: FakeWorld, uid: str, cid: str, what: Any) -> Answer:
        embed = {
            "title": "Since your last turn",
            "color": 0x6F7D2B,
            "description": "A shrine on **d3**.",
            "fields": [{"name": name, "value": "1 ☘ 3", "inline": True} for name in ("Kallias", "Theano", "Lykos")],
            "footer": {"text": "Moves 41 to 44"},
            "timestamp": "2026-11-29T12:00:00+00:00",
        }
        world.post(cid, owner=uid, embeds=[embed])
        return Answer()

    async def act(self, world: FakeWorld, uid: str, cid: str, what: Any) -> Answer:
        chosen = ", ".join(CHOICES[value] for value in what["values"])
        world.post(cid, owner=uid, content=f"You chose **{chosen}**. Confirm on the card.")
        return Answer()

    async def form(self, world: FakeWorld, uid: str, cid: str, what: Any) -> Answer:
        return Answer(modal=FORM, token="t1")

    async def filled(self, world: FakeWorld, uid: str, cid: str, values: Any) -> Answer:
        modules = ", ".join(values["mods"]) or "none"
        world.post(world.room("tables"), owner=uid, content=f"Saved: **{values['name']}**, modules {modules}.")
        return Answer()

    async def slow(self, world: FakeWorld, uid: str, cid: str, what: Any) -> Answer:
        await asyncio.sleep(0.3)
        return Answer(failed=True)

    async def everything(self, world: FakeWorld, uid: str, cid: str, what: Any) -> Answer:
        world.post(cid, flags=V2, components=EVERYTHING, **world.answer_to(uid, "all"))
        return Answer()

    async def show(self, world: FakeWorld, uid: str, cid: str, target: Any) -> Answer:
        world.post(cid, owner=uid, content="This is match **Pantheum 17**.", **world.answer_to(uid, "Show this match"))
        return Answer()

"""One request for every picture of Storm worth looking at, the worst cases among them."""

from __future__ import annotations

from msgspec.structs import replace

from render.cover import Cover
from render.types import Request
from rules.games.storm.data import UNITS, pool
from rules.games.storm.view import CHTHONIAN, OLYMPIAN, BonusView, MoveView, StormView, TargetView
from tests.render import storm_samples as samples
from tests.render.requests import Gallery, Maker

LONG_NAMES = ("Aristodemos the Elder", "Βασίλισσα Ἀθηνᾶ")
SAYS = (
    "Instead of moving, pay 4 energy: one lost unit of yours, but not Persephone, comes back to your base in the open. "
    "Not while enemies are there, nor into a full base. A leader: wins by entering the palace."
)
BOTH = [OLYMPIAN, CHTHONIAN]
FULL_FIGHT = samples.CROWDED | {
    13: "erinyes hecate persephone nyx zeus athena ares poseidon", 15: "hera? demeter? apollo", 14: "",
}  # fmt: skip
PLACES = (9, 14, 15, 20, 8, 19, 13, 24, 4, 10, 5, 11, 16, 1, 6, 12, 17, 21)
SPREAD = dict(zip(PLACES, [*pool(OLYMPIAN)[:9], *pool(CHTHONIAN)[:9]], strict=True))
"""Everybody known, one in a region."""
make = Maker("storm", samples.NAMES)
worst = Maker("storm", LONG_NAMES)


def regions(*numbers: int) -> tuple[str, ...]:
    return tuple(f"region:{number}" for number in numbers)


def units(*names: str) -> tuple[str, ...]:
    return tuple(f"unit:{name}" for name in names)


AIMS = regions(14, 8, 19, 7, 18, 12)
RICH = ((16, 24), (24, 24))
EVERYWHERE = tuple(number for number in range(1, 25) if number != 13)
FLIGHT = samples.choosing(13, ("harpies",))
FLIGHT.targets = [
    TargetView(region=n, honor=(-2, 0, 6)[n % 3], energy=2 * (n % 2), attack=n > 13, forward=n > 13)
    for n in EVERYWHERE
]  # fmt: skip
NIGHT = samples.choosing(13, ("nyx", "erinyes", "hecate"))
NIGHT.targets = [
    TargetView(region=n, honor=honor, energy=0, attack=False, forward=True, night=night)
    for n in (7, 18) for honor, night in ((-2, False), (0, True))
]  # fmt: skip
BY_NIGHT = samples.MIDDLE | {13: "erinyes hecate nyx?", 16: "persephone? charon?"}
FAR = MoveView(side=OLYMPIAN, kind="fly-attack", origin=4, target=17, count=2, honor=-2, energy=0)
BACK = MoveView(side=OLYMPIAN, kind="retreat", origin=15, target=9, count=1, honor=-2, energy=0)


def before(viewer: int | None = None, **more: object) -> StormView:
    facts = {"turn": 0, "active": None, "acting": BOTH, "waiting": (0, 1), "last": None, "phase": "setup"} | more
    fallen: dict[str, list[str]] = {CHTHONIAN: []}
    return samples.view(viewer, {15: ""}, stocks=((16, 24), (16, 24)), fallen=fallen, **facts)


def challenge() -> StormView:
    view = before(phase="side", bid=-5, acting=[], waiting=(1,))
    for side in view.sides:
        side.seat = None
    return view


def fighting(viewer: int | None = None, **more: object) -> StormView:
    facts = {"phase": "combat", "acting": BOTH, "fight": samples.fight()} | more
    return samples.view(viewer, samples.BATTLE, **facts)  # type: ignore[arg-type]  # keyword facts of a test builder


def ended(**more: object) -> StormView:
    return samples.view(over=True, phase="over", acting=[], waiting=(), **more)  # type: ignore[arg-type]  # see there


def picked(request: Request, *numbers: int) -> Request:
    """The same with some marked already."""
    marked = tuple(replace(marker, chosen=marker.number in numbers) for marker in request.markers)
    return replace(request, markers=marked)


def full_round() -> StormView:
    """Four against four, two-digit numbers, everybody lost."""
    sides = [
        samples.round_side(
            CHTHONIAN, "hades typhon cerberus persephone", 24, "total-attack", factor=2, honor=-3, left=0,
            lost=["hades", "typhon", "cerberus", "persephone"],
        ),
        samples.round_side(
            OLYMPIAN, "zeus hephaestus aphrodite poseidon", 6, "retreat", power=12, fought_as="standard", left=24,
            bonuses=[BonusView(unit="hephaestus", amount=5), BonusView(unit="aphrodite", amount=-3)],
            lost=["hephaestus"],
        ),
    ]  # fmt: skip
    return samples.view(round=samples.fought(True, winner=CHTHONIAN, sides=sides), stocks=RICH)


def losing(phase: str, first: str, second: str, winner: str = OLYMPIAN) -> StormView:
    """A round of which losses are still to come, by these manoeuvres of attacker and defender."""
    sides = [
        samples.round_side(CHTHONIAN, "erinyes hecate cerberus", 4, first),
        samples.round_side(OLYMPIAN, "ares artemis", 9 if winner == OLYMPIAN else 3, second),
    ]
    return fighting(phase=phase, round=samples.fought(sides=sides, winner=winner), acting=[CHTHONIAN])


def parted() -> StormView:
    one, other = samples.fought().sides
    one = replace(one, manoeuvre="retreat", fought_as="retreat", retreated=13)
    return samples.view(round=samples.fought(True, sides=[one, other], fought=False, winner=None))


def full_fight() -> StormView:
    fight = samples.fight(number=11, board=FULL_FIGHT, region=13)
    return samples.view(board=FULL_FIGHT, phase="combat", acting=BOTH, fight=fight, stocks=RICH)


REQUESTS: dict[str, Request] = {
    "title": make("title", Cover(game="storm", seats=(2, 2), minutes=(45, 45))),
    "board": make("board", samples.view()),
    "board, first turn": make("board", samples.view(last=None, turn=1)),
    "board, set-up": make("board", before()),
    "board, challenge": make("board", challenge()),
    "board, crowded": worst("board", samples.view(board=samples.CROWDED, last=FAR, stocks=RICH)),
    "board, all known": worst("board", samples.view(board=SPREAD, last=BACK, fallen={CHTHONIAN: []})),
    "board, fight": worst("board", fighting()),
    "board, full fight": worst("board", full_fight()),
    "board, fought": make("board", samples.view(round=samples.fought(True))),
    "board, fought, all fell": make("board", full_round()),
    "board, fought, all fell, long names": worst("board", full_round()),
    "board, over": make("board", ended()),
    "units": make("units", samples.view(0, choosing=samples.choosing()), AIMS),
    "units, Olympian": make("units", samples.view(1), regions(15, 9, 20, 14, 19, 8, 3)),
    "units, both in a region": make("units", samples.view(1), (*regions(9, 19), *units("athena", "ares", "artemis"))),
    "units, crowded": worst(
        "units", samples.view(0, samples.CROWDED, choosing=samples.choosing(7, ("harpies",)), stocks=RICH),
        regions(15, 14, 9, 13, 12, 10, 8),
    ),
    "units, flight": worst("units", samples.view(0, choosing=FLIGHT), regions(*EVERYWHERE)),
    "units, crowded flight": worst(
        "units", samples.view(0, samples.CROWDED, choosing=FLIGHT), regions(*EVERYWHERE)
    ),
    "units, night": make("units", samples.view(0, BY_NIGHT, choosing=NIGHT), regions(7, 18)),
    "units, powers": make("units", samples.view(0), units("hades", "harpies", "charon", "minos")),
    "combat, choosing": make("combat", fighting()),
    "combat, one sealed": make("combat", fighting(acting=[OLYMPIAN], fight=samples.fight(CHTHONIAN))),
    "combat, second round": make("combat", fighting(round=samples.fought())),
    "combat, own choice": make("combat", fighting(0, fight=samples.fight(CHTHONIAN, own=True))),
    "combat, loss": make(
        "combat", losing("loss", "standard", "pursuit"),
        units("erinyes", "hecate", "cerberus"),
    ),
    "combat, retreat": make("combat", parted()),
    "combat, worst": worst("combat", full_round()),
    "combat, worst choosing": worst("combat", full_fight()),
    "crop": make(
        "crop", samples.view(0, samples.CROWDED, choosing=samples.choosing(13, ())),
        units("erinyes", "hecate", "persephone", "nyx"),
    ),
    "crop, focus": make("crop", samples.view(), focus="region:16"),
    "crop, palace": make("crop", samples.view(), focus="region:15"),
    "crop, empty": make("crop", samples.view(), focus="region:1"),
    "crop, targets": make("crop", samples.view(0, choosing=samples.choosing()), AIMS),
    "crop, two": make("crop", samples.view(), regions(13, 18)),
    "crop, all": worst("crop", samples.view(0, choosing=FLIGHT), regions(*EVERYWHERE)),
    "crop, full fight": worst("crop", full_fight(), focus="region:13"),
    "setup, pick": make(
        "setup", before(0, formation=samples.formation("pick", CHTHONIAN)),
        units(*(name for name in pool(CHTHONIAN) if name != "hades")),
    ),
    "setup, picked": picked(
        make("setup", before(0, formation=samples.formation("pick", CHTHONIAN)), units(*pool(CHTHONIAN)[1:])), 3, 7, 11
    ),
    "setup, menu": make(
        "setup", before(1, formation=samples.formation()), regions(4, 8, 9, 13, 14, 15, 19, 20, 24)
    ),
    "setup, place": worst(
        "setup", before(0, formation=samples.formation("place", CHTHONIAN)),
        regions(1, 5, 6, 10, 11, 12, 16, 17, 21),
    ),
    "setup, ready": make("setup", before(0, formation=samples.formation("ready", CHTHONIAN))),
    "score, palace": make("score", ended(board=samples.MIDDLE | {10: "", 15: "hera hades"})),
    "score, draw": worst("score", ended(stocks=((0, 3), (-1, 24)))),
    "score, stopped": worst("score", ended(fallen={CHTHONIAN: ["minos"], OLYMPIAN: []})),
    **{f"card, {name}": make("card", samples.view(), focus=f"unit:{name}", texts={name: SAYS}) for name in UNITS},
}  # fmt: skip

TRIED = ("board", "units, crowded flight", "combat, worst", "crop", "setup, place", "card, zeus", "score, draw")
GALLERY = Gallery(
    REQUESTS,
    elsewhere=TRIED,
    cold=("title", *TRIED),
    night=("board", "units", "combat, worst", "setup, pick"),
    complete={"middle": samples.view(0), "fight": fighting(1, round=samples.fought()), "over": ended()},
    refused=[
        ("units", samples.view()), ("setup", samples.view(0)), ("combat", samples.view()), ("score", samples.view()),
        ("hand", samples.view()),
    ],
)  # fmt: skip

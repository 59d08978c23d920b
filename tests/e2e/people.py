"""People who play by pressing only what messages offer, chosen by a seeded chance."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bot.local.world import Payload
from tests.e2e.rig import Rig, controls, meaning

AHEAD = ("pick", "menu", "sure", "shelf", "many", "entry", "give", "next", "rest", "done", "number")
"""Controls that lead towards an answer."""


LIKES = ("column:lock", "action", "done", "sure")
"""What brings a match to its end soon."""
AVOIDS = ("back", "end", "ability:", "column:shift")


class Person:
    """One who plays whatever is asked of them, in a hurry when `hurry` is set.

    `saved` begins the option that they leave alone for their first `until` presses, and take at once from then on.
    """

    def __init__(
        self, rig: Rig, uid: str, seed: str = "", *, hurry: bool = False, saved: str = "", until: int = 0
    ) -> None:
        self.rig = rig
        self.uid = uid
        self.random = random.Random(f"{uid}{seed}")
        self.hurry = hurry
        self.saved = saved
        self.until = until
        self.pressed: list[str] = []

    async def open(self, match: str) -> None:
        """Open the panel from the public card."""
        await self.rig.press_kind(self.uid, "turn", match=match)

    async def step(self, match: str) -> bool:
        """Press one control on the panel; False when it offers nothing that leads on."""
        panel = self.rig.panel(self.uid)
        ahead = _ahead(panel, match) if panel is not None else []
        if panel is None or not ahead:
            return False
        # A finished draft is sent; whoever keeps changing it never comes to an end.
        final = [part for part in ahead if meaning(part).kind in ("done", "sure")]
        part, values = self._pick(final or ahead)
        self.pressed.append(meaning(part).kind)
        await self.rig.press(self.uid, panel, part, values)
        return True

    def _pick(self, ahead: Sequence[Payload]) -> tuple[Payload, list[str] | None]:
        pairs: list[tuple[Payload, str | None]] = []
        for part in ahead:
            pairs += (
                [(part, str(option["value"])) for option in part["options"]] if "options" in part else [(part, None)]
            )
        if self.hurry:
            pairs = _preferred(pairs)
        if self.saved:
            parts = [(pair, _parts(pair)) for pair in pairs]
            chosen = [pair for pair, keys in parts if any(key.startswith(self.saved) for key in keys)]
            others = [pair for pair in pairs if pair not in chosen]
            pairs = (others or pairs) if len(self.pressed) < self.until else (chosen or pairs)
        part, value = self.random.choice(pairs)
        if value is None:
            return part, None
        most = int(part.get("max_values", 1))
        rest = [str(option["value"]) for option in part["options"] if option["value"] != value]
        return part, [value, *self.random.sample(rest, self.random.randint(0, most - 1))]


def _key(pair: tuple[Payload, str | None]) -> str:
    return pair[1] if pair[1] is not None else meaning(pair[0]).option


def _parts(pair: tuple[Payload, str | None]) -> list[str]:
    """The options that one entry puts together, by key, or by label where the keys are too long for a control."""
    key = _key(pair)
    label = next((str(one["label"]) for one in pair[0].get("options", ()) if one["value"] == key), "")
    return label.casefold().split(" · ") if key.startswith("~") else key.split("+")


def _preferred(pairs: list[tuple[Payload, str | None]]) -> list[tuple[Payload, str | None]]:
    liked = [pair for pair in pairs if _key(pair).startswith(LIKES)]
    return liked or [pair for pair in pairs if not _key(pair).startswith(AVOIDS)] or pairs


def _ahead(panel: Payload, match: str) -> list[Payload]:
    return [part for part in controls(panel) if meaning(part).kind in AHEAD and meaning(part).match == match]


async def play_out(rig: Rig, match: str, people: Sequence[Person], presses: int = 3000) -> int:
    """Everybody presses what is offered until the match is over; how many presses that took."""
    for pressed in range(presses):
        found = await rig.match(match)
        if found.status == "over":
            return pressed
        asked = [p for p in people if found.seat_of(int(p.uid)) in found.waiting]
        if not asked:
            await rig.settle()
            continue
        person = asked[0]
        if not await person.step(match):
            await rig.settle()
            await person.open(match)
            panel = rig.panel(person.uid)
            assert panel is not None
            if not _ahead(panel, match) and (await rig.match(match)).waiting == found.waiting:
                raise AssertionError(f"{person.uid} is asked, but offered nothing: {panel['components']}")
    raise AssertionError("no end in sight")

"""People who play by pressing only what messages offer, chosen by a seeded chance."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bot.local.world import Payload
from tests.e2e.rig import Rig, controls, meaning

AHEAD = ("pick", "menu", "sure", "shelf", "many", "entry", "give", "next", "rest", "done", "number")
"""Controls that lead towards an answer."""


class Person:
    """One who plays whatever is asked of them."""

    def __init__(self, rig: Rig, uid: str, seed: str = "") -> None:
        self.rig = rig
        self.uid = uid
        self.random = random.Random(f"{uid}{seed}")
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
        chosen = next((part for part in ahead if meaning(part).kind in ("done", "sure")), None)
        chosen = chosen or self.random.choice(ahead)
        self.pressed.append(meaning(chosen).kind)
        await self.rig.press(self.uid, panel, chosen, self._values(chosen))
        return True

    def _values(self, part: Payload) -> list[str] | None:
        if part["type"] == 2:
            return None
        options = [str(option["value"]) for option in part["options"]]
        least, most = int(part.get("min_values", 1)), int(part.get("max_values", 1))
        return self.random.sample(options, self.random.randint(max(least, 1), most))


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

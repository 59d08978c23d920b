"""What the players of a match against Chronos decide together about the board (HYB-180 to HYB-183)."""

from __future__ import annotations

from typing import Any

from rules.core.game import Frame
from rules.core.types import Option, Seat, Text, seat_text
from rules.games.hybris import table
from rules.games.hybris.actions.making import tile_option
from rules.games.hybris.flow.activation import bonus_text
from rules.games.hybris.modules.chronos import blocking, board, forces
from rules.games.hybris.modules.chronos.records import concepts
from rules.games.hybris.modules.chronos.verbs import concept_option
from rules.games.hybris.state import HybrisState
from rules.games.hybris.team import TEAM, Question
from rules.games.hybris.verbs import AGREEMENT, EFFECTS
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, at_text, name_text, say


class Asked(Question):
    """A question with words of its own, `hybris-ask-<name>`."""

    name: str

    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """By its name."""
        return Text(f"hybris-ask-{self.name}")


class Break(Asked):
    """A Chain of which Concept is broken; Concepts without Chains can be chosen as well."""

    name = "break"

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """All Chained Concepts."""
        return [concept_option(state, concept) for concept in concepts(state.content)]

    def plain(self, state: HybrisState, frame: Frame, offered: str) -> str:
        """Where most Chains are left."""
        return f"concept:{max(concepts(state.content), key=lambda one: board.chains(state, one))}"

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """Break it."""
        forces.break_chain(draft, picked(key), ctx)


class Shatter(Break):
    """All Chains of which Concept are broken: of one that has any, if there is such a one (RUL15)."""

    name = "shatter"

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Concepts with Chains."""
        return [concept_option(state, one) for one in concepts(state.content) if board.chains(state, one)]

    def plain(self, state: HybrisState, frame: Frame, offered: str) -> str:
        """Where fewest are left."""
        left = [one for one in concepts(state.content) if board.chains(state, one)]
        return f"concept:{min(left, key=lambda one: board.chains(state, one))}"

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """Break them."""
        forces.shatter(draft, picked(key), ctx)


def space_option(state: HybrisState, space: str) -> Option:
    """A space to choose: a City by its name, a space by its Location and what it brings, and who stands there."""
    names = [name_text(state, key) for key in table.on_space(state, space)]
    label = name_text(state, space)
    if space not in state.cities:
        place = name_text(state, state.content.place_of[space])
        label = Text("hybris-option-space", {"place": place, "bonus": bonus_text(state, space)})
    if names:
        label = Text("hybris-option-there", {"space": label, "there": names})
    return Option(f"space:{space}", label, ref=f"space:{space}")


class Block(Question):
    """Which space is blocked."""

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Where a token may lie."""
        return [space_option(state, space) for space in blocking.candidates(state, frame.v["where"])]

    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """Of one place, or of all."""
        where = frame.v["where"]
        if where not in state.content.locations:
            return Text("hybris-ask-block")
        return Text("hybris-ask-block-at", {"place": at_text(state, where)})

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """Put it there; an Avatar is not blocked, a Chain breaks instead (HYB-282)."""
        space = picked(key)
        if blocking.avatar_on(draft, space):
            TEAM.ask(draft, "break", ctx)
        else:
            blocking.block(draft, space, ctx)


class Unblock(Asked):
    """Which Blocked token is taken away."""

    name = "unblock"

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """All of them."""
        return [space_option(state, space) for space in board.blocked(state)]

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """Take it away."""
        blocking.unblock(draft, picked(key), ctx)


class ObliterateTemple(Asked):
    """Which City a Temple is taken from; then, where there are several, whose."""

    name = "obliterate-temple"

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Cities with Temples, and those whose they are; of one City, the seats."""
        if "city" in frame.v:
            return [Option(f"seat:{seat}", seat_text(seat)) for seat in state.cities[frame.v["city"]].temples]
        return [_temples(state, key) for key, city in state.towns() if city.temples]

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """It leaves the game."""
        if "city" not in frame.v:
            TEAM.ask(draft, frame.v["what"], ctx, city=picked(key))
            return
        seat, city = int(picked(key)), frame.v["city"]
        draft.cities[city].temples.remove(seat)
        say(ctx, "temple-gone", seat, city=name_text(draft, city))


def _temples(state: HybrisState, city: str) -> Option:
    seats = [seat_text(seat) for seat in state.cities[city].temples]
    label = Text("hybris-option-temples", {"city": name_text(state, city), "seats": list(seats)})
    return Option(f"city:{city}", label, ref=f"city:{city}")


class ObliterateTechnology(Asked):
    """Which Made Technology leaves the game."""

    name = "obliterate-technology"

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """All on the boards of the players."""
        held = [(seat, tile) for seat in state.players for tile in state.players[seat].technologies]
        return [tile_option(state, "obliterate", tile, seat=seat_text(seat)) for seat, tile in held]

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """It goes."""
        tile = picked(key)
        for player in draft.players.values():
            if tile in player.technologies:
                player.technologies.remove(tile)
        draft.removed.append(tile)
        say(ctx, "obliterated", None, what=name_text(draft, tile))


class Appoint(Asked):
    """Which of them an effect concerns."""

    name = "appoint"

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """All of them."""
        return [Option(f"seat:{seat}", seat_text(seat)) for seat in table.from_active(state)]

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """The effect notes whom."""
        root = EFFECTS.running(draft)
        assert root is not None
        root.v["memory"]["chosen"] = int(picked(key))


QUESTIONS: dict[str, Question] = {
    "agree": AGREEMENT,
    "break": Break(),
    "shatter": Shatter(),
    "block": Block(),
    "unblock": Unblock(),
    "obliterate-temple": ObliterateTemple(),
    "obliterate-technology": ObliterateTechnology(),
    "appoint": Appoint(),
}

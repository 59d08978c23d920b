"""What the players of a match against Chronos decide together about the board (HYB-180 to HYB-183)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core import flow
from rules.core.game import Frame
from rules.core.motion import Cost
from rules.core.ops import Op, with_branches
from rules.core.types import AnyDecision, Args, Option, Seat, Text, seat_text
from rules.games.hybris import decks, table
from rules.games.hybris.actions.technologies import own, tile_option
from rules.games.hybris.cards import program_text
from rules.games.hybris.combat import strength_of
from rules.games.hybris.flow.activation import bonus_text
from rules.games.hybris.modules.chronos import blocks, board, forces, marches
from rules.games.hybris.modules.chronos.phases import resolve
from rules.games.hybris.modules.chronos.prompts import Asked, caused, somebody
from rules.games.hybris.modules.chronos.records import avatars, concepts, records
from rules.games.hybris.modules.chronos.verbs import concept_option
from rules.games.hybris.modules.chronos.words import demand_texts
from rules.games.hybris.ops import Agree, Contribute, HOp, Mill, ModuleOp, Well
from rules.games.hybris.state import HybrisState
from rules.games.hybris.team import TEAM, Question
from rules.games.hybris.triggers import set_off
from rules.games.hybris.verbs import AGREEMENT, EFFECTS, start
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, at_text, name_text, say


class Break(Asked):
    """A Chain of which Concept is broken; Concepts without Chains can be chosen as well."""

    name = "break"

    def _among(self, state: HybrisState, frame: Frame) -> list[str]:
        return frame.v.get("among") or list(concepts(state.content))

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """All Chained Concepts, or those of which one is meant."""
        return [concept_option(state, concept) for concept in self._among(state, frame)]

    def plain(self, state: HybrisState, frame: Frame, offered: str) -> str:
        """Where most Chains are left."""
        return f"concept:{max(self._among(state, frame), key=lambda one: board.chains(state, one))}"

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
        return [space_option(state, space) for space in blocks.candidates(state, frame.v["where"])]

    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """Of one place, or of all."""
        where = frame.v["where"]
        if where not in state.content.locations:
            return caused(state, frame, Text("hybris-ask-block"))
        return caused(state, frame, Text("hybris-ask-block-at", {"place": at_text(state, where)}))

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """Put it there; an Avatar is not blocked, a Chain breaks instead (HYB-282)."""
        space = picked(key)
        if blocks.avatar_on(draft, space):
            TEAM.ask(draft, "break", ctx)
        else:
            blocks.block(draft, space, ctx)


class Unblock(Asked):
    """Which Blocked token is taken away."""

    name = "unblock"

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """All of them."""
        return [space_option(state, space) for space in board.blocked(state)]

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """Take it away."""
        blocks.unblock(draft, picked(key), ctx)


class ObliterateTemple(Asked):
    """Which City a Temple is taken from; then, where there are several, whose."""

    name = "obliterate-temple"

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Cities with Temples, and those whose they are; of one City, the seats."""
        if "city" in frame.v:
            return somebody(state.cities[frame.v["city"]].temples)
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
        holder = next(player for player in draft.players.values() if tile in player.technologies)
        holder.technologies.remove(tile)
        draft.removed.append(tile)
        say(ctx, "obliterated", None, what=name_text(draft, tile))


class Appoint(Asked):
    """Which of them an effect concerns."""

    name = "appoint"

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """All of them."""
        return somebody(table.from_active(state))

    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """With what it does to whom it concerns."""
        run = EFFECTS.run_of(state)
        effect = program_text(state.content.programs[run.program][run.step + 1 :])
        return caused(state, frame, Text("hybris-ask-appoint", {"effect": effect}))

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """The effect notes whom."""
        root = EFFECTS.running(draft)
        assert root is not None
        root.v["memory"]["chosen"] = int(picked(key))


class March(Question):
    """To which City an Avatar moves."""

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Those that it may enter, with who stands there."""
        return [space_option(state, city) for city in marches.ways(state, frame.v["avatar"], frame.v["where"])]

    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """Of which Avatar."""
        return caused(state, frame, Text("hybris-ask-march", {"avatar": name_text(state, frame.v["avatar"])}))

    def plain(self, state: HybrisState, frame: Frame, offered: str) -> str:
        """Where nobody stands."""
        found = marches.ways(state, frame.v["avatar"], frame.v["where"])
        return next((f"space:{city}" for city in found if not table.on_space(state, city)), offered)

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """It goes there."""
        marches.march(draft, frame.v["avatar"], picked(key), ctx)


class Contest(Question):
    """Whether those who do not deploy cancel the Contest of an Avatar, with Conflict cards of their hands."""

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """To pay for it, or let it come."""
        avatar = name_text(state, frame.v["avatar"])
        cancel = Text("hybris-option-cancel", {"count": marches.strength(state)})
        return [Option("cancel", cancel), Option("let", Text("hybris-option-let", {"avatar": avatar}))]

    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """Who contests what."""
        v, content = frame.v, state.content
        record, character = content.figures[v["avatar"]], content.characters[v["character"]]
        facts: Args = {name: name_text(state, v[name]) for name in ("avatar", "tile", "city", "character")}
        facts |= {"base": record.base, "cards": record.cards, "kind": character.kind}
        facts["vp"] = content.technologies[v["tile"]].vp
        return Text("hybris-ask-cancel", {**facts, "seat": seat_text(v["deployer"])})

    def plain(self, state: HybrisState, frame: Frame, offered: str) -> str:
        """Cards are kept."""
        return "let"

    def cost(self, state: HybrisState, frame: Frame, key: str) -> Cost | None:
        """The Intensity in Strength of Conflict cards."""
        need = marches.strength(state)
        if key != "cancel" or not need:
            return None
        most = {seat: marches.reach(state, seat) for seat in marches.others(state, frame.v["deployer"])}
        return Cost(need, most, Text("hybris-cost-strength", {"count": need}))

    def share(self, state: HybrisState, frame: Frame, seat: Seat, amount: int, terms: flow.Terms) -> AnyDecision | None:
        """Which cards."""
        hand = state.players[seat].hand
        options = [decks.card_option(state, card) for card in hand]
        worth = {f"card:{card}": strength_of(state.content, card) for card in hand}
        prompt = TEAM.share_prompt(state, frame, amount)
        kind = TEAM.kinds.share
        return flow.many(frame, seat, kind, prompt, options, 1, len(hand), worth=worth, total=amount, **terms)

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """The cards are discarded, and the tile answers; or the Avatar comes."""
        if key == "let":
            marches.contest(draft, frame.v["avatar"], ctx)
            return
        for seat, keys in gifts.items():
            for card in keys:
                decks.discard(draft, seat, "conflict", picked(card), ctx)
        say(ctx, "contest-cancelled", None, avatar=name_text(draft, frame.v["avatar"]))
        tile = marches.guard(draft)
        if tile is not None:
            set_off(draft, frame.v["deployer"], f"{tile}:{board.side_name(draft, tile)}:cancelled")


class Time(Question):
    """What happens in Chronos's turn where the players do not meet the conditions (HYB-364 to HYB-368)."""

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """A: the card; B: a resource or VP; C: the Avatar, if it can move."""
        concept = frame.v["concept"]
        card, record = board.card(state, concept), concepts(state.content)[concept]
        assert card is not None
        main = program_text(state.content.programs[f"{card}:main"])
        found = [
            Option("time:card", Text("hybris-option-time-card", {"card": name_text(state, card)}), hint=main),
            Option(
                "time:gain",
                Text("hybris-option-time-gain", {"gain": program_text(record.gain)}),
                hint=_stays(state, concept),
            ),
        ]
        if marches.ways(state, record.avatar):
            label = Text("hybris-option-time-avatar", {"avatar": name_text(state, record.avatar)})
            harm = program_text(avatars(state.content)[record.avatar].damnation)
            found.append(Option("time:avatar", label, hint=Text("hybris-hint-time-avatar", {"harm": harm})))
        return found

    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """What is asked for, and what they have."""
        concept = frame.v["concept"]
        facts: Args = {"concept": name_text(state, concept), "demands": demand_texts(state, concept)}
        return Text("hybris-ask-time", facts)

    def plain(self, state: HybrisState, frame: Frame, offered: str) -> str:
        """Chronos gains: that is over at once."""
        return "time:gain"

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """It happens."""
        concept = frame.v["concept"]
        if key == "time:card":
            TEAM.ask(draft, "wield", ctx, concept=concept)
        elif key == "time:gain":
            start(draft, forces.first(draft), f"{concept}:gain")
        else:
            avatar = concepts(draft.content)[concept].avatar
            TEAM.ask(draft, "march", ctx, avatar=avatar, where=marches.ANY)


def _stays(state: HybrisState, concept: str) -> Text:
    """How many resources Chronos has there, and what the card does that stays."""
    card, spaces = board.card(state, concept), records(state.content).numbers.spaces
    facts: Args = {"desolation": program_text(state.content.programs[f"{card}:desolation"])}
    facts |= {"held": board.held(state, concept), "spaces": spaces if concepts(state.content)[concept].resource else 0}
    return Text("hybris-hint-time-gain", facts)


class Wield(Question):
    """Whom the card of a Concept concerns in Chronos's turn."""

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Anybody; where it concerns all of them alike, nobody is asked."""
        card = board.card(state, frame.v["concept"])
        seats = table.from_active(state)
        own = personal(state.content.programs[f"{card}:main"])
        return somebody(seats if own else seats[:1])

    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """By the card."""
        card = board.card(state, frame.v["concept"])
        assert card is not None
        effect = program_text(state.content.programs[f"{card}:main"])
        return Text("hybris-ask-wield", {"card": name_text(state, card), "effect": effect})

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """The card is resolved, and leaves the game (HYB-365)."""
        resolve(draft, int(picked(key)), frame.v["concept"], ctx)


TOGETHER = (Mill, Well, Contribute, Agree)
"""Ops that are nobody's own."""
OWN = ("make_now", "free_activation")
"""Verbs of the module that concern who uses a card."""


def personal(program: Sequence[Op]) -> bool:
    """Whether it matters who uses an effect."""
    ops = [op for op in with_branches(program) if isinstance(op, HOp) and not op.olympian and op.who == "self"]
    return any(op.name in OWN if isinstance(op, ModuleOp) else not isinstance(op, TOGETHER) for op in ops)


class Antique(Asked):
    """Which Antique Technology they take; then onto whose board (HYB-407, HYB-408)."""

    name = "antique"

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """Those that are left; of one, the seats."""
        if "tile" in frame.v:
            return somebody(table.from_active(state))
        return [tile_option(state, "antique", tile) for tile in board.part(state)["antiques"]]

    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """Which, or whose."""
        if "tile" in frame.v:
            return caused(state, frame, Text("hybris-ask-bearer", {"tile": name_text(state, frame.v["tile"])}))
        return super().prompt(state, frame)

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """It lies there, Made side up; one too many leaves the game (HYB-410)."""
        if "tile" not in frame.v:
            TEAM.ask(draft, self.name, ctx, tile=picked(key))
            return
        seat, tile = int(picked(key)), frame.v["tile"]
        board.part(draft)["antiques"].remove(tile)
        say(ctx, "antique", seat, tile=name_text(draft, tile))
        own(draft, seat, tile)


QUESTIONS: dict[str, Question] = {
    "agree": AGREEMENT,
    "break": Break(),
    "shatter": Shatter(),
    "block": Block(),
    "unblock": Unblock(),
    "obliterate-temple": ObliterateTemple(),
    "obliterate-technology": ObliterateTechnology(),
    "appoint": Appoint(),
    "march": March(),
    "contest": Contest(),
    "antique": Antique(),
    "time": Time(),
    "wield": Wield(),
}

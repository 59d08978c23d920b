"""A small table to play on in tests: positions by patch, choices by key, everything through the public engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import rules.games
from rules import scenario
from rules.core import engine
from rules.core.game import find
from rules.core.text import Wording
from rules.core.types import Choice, Draw, Setup
from rules.games.elysium.content import DATA, HOUSE
from rules.games.elysium.game import Elysium
from rules.games.elysium.state import ElysiumState, Held, Player
from rules.games.elysium.view import COLORS, ElysiumView
from tests.support.position import Position

assert rules.games
GAME = find("elysium")
assert isinstance(GAME, Elysium)
SAY = Wording("en", ("Theano", "Dion", "Kyra", "Milo"))


def key(short: str) -> str:
    """`"hebe"` as `zeus-1-hebe/1`, `"hebe/2"` as the second copy; citizens and full keys stay."""
    name, _, copy = short.partition("/")
    if name == "citizen":
        return short
    if name in HOUSE.designs:
        return f"{name}/{copy or 1}"
    (found,) = [ident for ident in HOUSE.designs if ident.partition("-")[2].partition("-")[2] == name]
    return f"{found}/{copy or 1}"


def keys(*shorts: str) -> list[str]:
    return [key(short) for short in shorts]


def held(short: str) -> dict[str, Any]:
    """`"talos!"` is turned, `"herm~"` has given its ring back."""
    full = key(short.rstrip("!~"))
    ring = full[:7] != "citizen" and HOUSE.card(full).activation == "trigger" and not short.endswith("~")
    return {"key": full, "turned": short.endswith("!"), "ring": ring}


def legend(*cards: str) -> dict[str, Any]:
    """`("hebe", "ganymede/2")`; a citizen as `"citizen/1=2"`, with the level it stands for."""
    plain = [key(card.partition("=")[0]) for card in cards]
    stands = {card.partition("=")[0]: int(card.partition("=")[2]) for card in cards if "=" in card}
    kind = None
    if len(cards) > 1:
        kind = "level" if HOUSE.card(plain[0]).level == HOUSE.card(plain[1]).level else "family"
    return {"cards": plain, "kind": kind, "stands": stands}


def seat(
    gold: int = 4,
    vp: int = 0,
    domain: Sequence[str] = (),
    legends: Sequence[Sequence[str]] = (),
    columns: Sequence[str] = COLORS,
    **more: Any,
) -> dict[str, Any]:
    """A patch for one seat."""
    return {
        "gold": gold,
        "vp": vp,
        "domain": [held(card) for card in domain],
        "legends": [legend(*cards) for cards in legends],
        "columns": [color for color in COLORS if color in columns],
        **more,
    }


def _families(named: Sequence[str], wanted: Sequence[str]) -> str:
    """Five families: those wanted, those of the cards named, and more from the first game."""
    found = {HOUSE.card(card).family for card in named if not card.startswith("citizen")} | set(wanted)
    more = [family for family in DATA.setup.sets["first-game"] if family not in found]
    return ",".join([*sorted(found), *more][: max(len(found), DATA.setup.families)])


def _lying(players: Sequence[Mapping[str, Any]]) -> list[str]:
    found = [one["key"] for player in players for one in player["domain"]]
    return found + [card for player in players for one in player["legends"] for card in one["cards"]]


def _citizens(named: Sequence[str], patch: Mapping[str, Any], families: Sequence[str]) -> dict[str, Any]:
    """Faces for the citizens that lie somewhere: cards that lie nowhere else."""
    taken = {*named, *patch.get("deck", [])}
    free = [card for card in reversed(HOUSE.cards_of(list(families))) if card not in taken]
    return {card: {"face": free.pop(), "pile": 0} for card in named if card.startswith("citizen")}


def _level_tiles(players: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    sizes: dict[str, list[int]] = {str(level): [0] * len(players) for level in (1, 2, 3)}
    for n, player in enumerate(players):
        for one in player["legends"]:
            if one["kind"] == "level":
                level = str(HOUSE.card(one["cards"][0]).level)
                sizes[level][n] = max(sizes[level][n], len(one["cards"]))
    return {level: found.index(max(found)) for level, found in sizes.items() if max(found)}


class Table(Position[ElysiumState, ElysiumView]):
    """A match in a position: it is seat 0's turn in round 1, or its transfer step with at="step"."""

    game = GAME
    say = SAY

    def __init__(
        self,
        *players: Mapping[str, Any],
        at: str = "turn",
        agora: Sequence[str] = (),
        oracle: Sequence[str] | None = None,
        deck: Sequence[str] = (),
        discard: Sequence[str] = (),
        families: Sequence[str] = (),
        options: Mapping[str, str | int | bool] | None = None,
        order: Sequence[int] | None = None,
        draws: Sequence[Draw] = (),
        **more: Any,
    ) -> None:
        count = len(players)
        named = [*_lying(players), *keys(*agora), *keys(*(oracle or ())), *keys(*deck), *keys(*discard)]
        usual = {"pediment": "A", "families": _families(named, families)}
        spec = Setup("elysium", count, "table", {**usual, **(options or {})})
        fresh = engine.start(self.game, spec).state
        assert isinstance(fresh, ElysiumState)
        discs = list(order or range(count))
        patch: dict[str, Any] = {
            "turn": discs[0],
            "order": discs,
            "round": 1,
            "stack": _stack(at, discs),
            "phase": "legends" if at in ("step", "steps") else "actions",
            "players": {str(n): player for n, player in enumerate(players)},
            "agora": keys(*agora),
            "oracle": keys(*(oracle or ())),
            "discard": keys(*discard),
            "deck": keys(*deck),
            "level_tiles": _level_tiles(players),
            "citizens": {},
            **more,
        }
        patch["citizens"] = _citizens(named, patch, fresh.families)
        super().__init__(scenario.position(self.game, fresh, patch, draws))

    def player(self, n: int = 0) -> Player:
        return self.state.players[n]

    def domain(self, n: int = 0) -> list[str]:
        return [one.key for one in self.player(n).domain]

    def held(self, short: str, n: int = 0) -> Held:
        return self.player(n).held(key(short))

    def owns(self, n: int = 0) -> tuple[int, int, int]:
        """Gold, VP, PP."""
        player = self.player(n)
        return player.gold, player.vp, player.pp

    def legends(self, n: int = 0) -> list[list[str]]:
        return [[*one.cards] for one in self.player(n).legends]

    @property
    def asked(self) -> int:
        return self.decision().seat

    def meant(self, choice: Choice) -> Choice:
        """`card:hebe` may be short."""
        return long(choice) if isinstance(choice, str) else choice


def long(choice: str) -> str:
    """`card:hebe` as the full option key."""
    kind, colon, rest = choice.partition(":")
    return f"{kind}:{key(rest)}" if colon and kind in ("card", "power") else choice


def _stack(at: str, order: Sequence[int]) -> list[dict[str, Any]]:
    first = order[0]
    if at == "turn":
        rounds = {"at": "round", "v": {"number": 1, "seats": list(order[1:])}}
        return [rounds, {"at": "turn", "v": {"seat": first, "took": False}}]
    if at == "step":
        steps = {"at": "steps", "v": {"seats": list(order[1:])}}
        return [steps, {"at": "step", "v": {"seat": first, "used": False}}]
    if at == "steps":
        return [{"at": "steps", "v": {"seats": list(order)}}]
    if at == "final":
        return [{"at": "final", "v": {"chronos": None}}]
    return [{"at": at}]


def start(seats: int, seed: str = "table", **options: str | int | bool) -> ElysiumState:
    """A fresh match at its first decision."""
    state = engine.start(GAME, Setup("elysium", seats, seed, dict(options))).state
    assert isinstance(state, ElysiumState)
    return state


def final(*players: Mapping[str, Any], **more: Any) -> Table:
    """A position in which the last Epoch has just ended."""
    return Table(*players, at="final", epoch=5, **more)


def transferring(*players: Mapping[str, Any], lyre: str = "q4", **more: Any) -> Table:
    """A position in which seat 0 transfers, with its Quest's lyre."""
    quests = {2: ["d2", "d1"], 3: ["q4", "q1", "q2"], 4: ["q4", "q1", "q2", "q3"]}[len(players)]
    if lyre in quests:
        quests = [lyre, *(quest for quest in quests if quest != lyre)]
    given = [{"quest": quest, **player} for quest, player in zip(quests, players, strict=True)]
    return Table(*given, at="step", **more)

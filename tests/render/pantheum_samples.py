"""Views of Pantheum built by hand: an ordinary middle of a match, the worst cases, solo, the end."""

from __future__ import annotations

import random

from rules.core.types import Viewer
from rules.games.pantheum.view import (
    KRONOS,
    DemigodView,
    KronosView,
    PantheumView,
    PlanView,
    ScoreView,
    SeatView,
    StackView,
    TileView,
)

GODS = ("ares", "athena", "poseidon", "aphrodite")
POINTS = {"desert": 0, "farm": 1, "city": 2, "temple": 3}
NAMES = ("Kallias", "Theano", "Lykos", "Myrrine")

# id: color, cost, power
CARDS: dict[str, tuple[str, str, int]] = {
    "orpheus": ("green", "GGB", 2), "triptolemus": ("green", "GGR", 2), "palamedes": ("green", "GGRB", 1),
    "aristaeus": ("green", "GG", 2), "icarus": ("red", "RB", 3), "bellerophon": ("red", "RR", 2),
    "cadmus": ("red", "GRR", 3), "theseus": ("red", "RRB", 3), "ariadne": ("blue", "BB", 1),
    "perseus": ("blue", "GRBB", 2), "autolycus": ("blue", "GB", 2), "helen": ("blue", "RBB", 2),
    "asclepius": ("colorless", "GB", 3), "hippolyta": ("colorless", "GRB", 2), "phaethon": ("colorless", "RB", 3),
    "jason": ("colorless", "GRB", 1), "psyche": ("colorless", "GR", 1), "castor": ("colorless", "GRBB", 3),
    "tantalus": ("colorless", "GRB", 1), "pandora": ("colorless", "GB", 0),
}  # fmt: skip
EPICS: dict[str, tuple[str, str, int]] = {
    "heracles": ("green", "GGGRB", 4), "atalanta": ("green", "GGGRB", 3), "circe": ("red", "GRRRB", 4),
    "minos": ("red", "GRRB", 4), "aeneas": ("blue", "GRBBB", 2), "achilles": ("blue", "GRBBB", 4),
}  # fmt: skip


def card(which: str, copy: int = 1, stored: dict[str, int] | None = None) -> DemigodView:
    color, cost, power = (EPICS if which in EPICS else CARDS)[which]
    return DemigodView(
        id=which, key=f"{which}-{copy}", epic=which in EPICS, color=color,
        cost={kind: cost.count(kind) for kind in "GRB"}, power=power, stored=stored or {},
    )  # fmt: skip


def tile(row: int, col: int, kind: str, element: str = "", **more: object) -> TileView:
    facts: dict[str, object] = {"row": row, "col": col, "kind": kind, "vp": POINTS.get(kind, 0)}
    if element:
        facts |= {"element": element[0], "count": len(element)}
    return TileView(**(facts | more))  # type: ignore[arg-type]  # keyword facts of a test builder


def middle_board() -> list[TileView]:
    return [
        tile(0, 0, "desert"), tile(0, 1, "farm", "GG"), tile(0, 2, "city"), tile(0, 3, "pit", pit=True),
        tile(1, 0, "temple", "RR", god=0), tile(1, 1, "city", "G", god=1),
        tile(1, 2, "farm", landscape="W", favor=0), tile(1, 3, "farm", "BBB"),
        tile(2, 0, "city", landscape="F", favor=1), tile(2, 1, "temple", "GGG"), tile(2, 2, "desert"),
        tile(2, 3, "temple", landscape="M", favor=3, god=3),
        tile(3, 0, "farm", "R"), tile(3, 1, "desert", "B"), tile(3, 2, "temple", "BB", god=2),
        tile(3, 3, "city", "GGGG"),
    ]  # fmt: skip


def seat_view(seat: int, satchel: str, place: str, shift: str, lock: str, points: tuple[int, int, int]) -> SeatView:
    columns = {
        name: [card(which, seat * 10 + i) for i, which in enumerate(ids.split())]
        for name, ids in (("place", place), ("shift", shift), ("lock", lock))
    }
    favor, strongest, bonus = points
    return SeatView(
        seat=seat, god=GODS[seat], at=(1, 1), satchel={kind: satchel.count(kind) for kind in "GRB"}, columns=columns,
        locked=1, score=ScoreView(favor=favor, strongest=strongest, bonus=bonus),
    )  # fmt: skip


def middle_seats() -> list[SeatView]:
    return [
        seat_view(0, "GRRR", "orpheus", "icarus theseus", "", (1, 5, 0)),
        seat_view(1, "GGGRBB", "triptolemus atalanta", "minos", "ariadne", (2, 8, 0)),
        seat_view(2, "RRBBBB", "", "bellerophon", "castor jason", (0, 5, 1)),
        seat_view(3, "GGB", "asclepius", "phaethon", "helen", (3, 8, 2)),
    ]


def plan() -> PlanView:
    return PlanView(rows=["FWFX", "MWWW", "FWFF", "MMMM"], matches=[(1, 2), (2, 0)], misses=[(2, 3)], points=3)


def market() -> list[StackView]:
    tops = (("orpheus", 1), ("icarus", 2), ("ariadne", 1), ("jason", 1))
    return [StackView(ref=f"market:{i}", card=card(top, 90), depth=depth) for i, (top, depth) in enumerate(tops)]


def epics() -> list[StackView]:
    tops = (("green", "atalanta", 2), ("red", "minos", 1), ("blue", "achilles", 2))
    return [StackView(ref=f"epic:{color}", card=card(top, 91), depth=depth) for color, top, depth in tops]


def view(
    seats: int = 4, *, viewer: int | None = None, turn: int = 1, phase: str = "act", column: str | None = "place",
    board: list[TileView] | None = None, players: list[SeatView] | None = None, **more: object,
) -> PantheumView:  # fmt: skip
    near = [(r, c) for r in range(3) for c in range(3) if (r, c) != (1, 0)]
    facts: dict[str, object] = {
        "viewer": Viewer(viewer), "game": "pantheum", "seats": seats, "waiting": (turn,), "round": 6, "turn": turn,
        "phase": phase, "column": column, "acted": False, "range": near, "die": "GR",
        "board": board or _seated(middle_board(), seats), "players": (players or middle_seats())[:seats],
        "market": market(), "epics": epics(), "deck": 21, "favor_left": 7, "favor_total": 10,
        "landscapes_left": {"F": 5, "M": 5, "W": 5}, "ending": False, "plan": plan() if viewer is not None else None,
    }  # fmt: skip
    made = PantheumView(**(facts | more))  # type: ignore[arg-type]  # keyword facts of a test builder
    if viewer is not None and made.plan is not None:
        made.players[viewer].score.plan = made.plan.points
    return made


def _seated(board: list[TileView], seats: int) -> list[TileView]:
    for square in board:
        square.god = square.god if isinstance(square.god, int) and square.god < seats else None
        square.favor = square.favor % seats if square.favor is not None else None
    return board


def worst_view() -> PantheumView:
    """Four seats, two-digit numbers everywhere, eight demigods in a column, long names, targets on all squares."""
    many = "orpheus triptolemus palamedes aristaeus asclepius hippolyta tantalus heracles"
    players = [
        seat_view(
            0, "G" * 24 + "R" * 12 + "B" * 10, many, "icarus bellerophon cadmus theseus", "perseus", (14, 10, 12)
        ),
        seat_view(1, "R" * 24, "psyche", many, "ariadne helen", (24, 11, 10)),
        seat_view(2, "B" * 11, "castor", "minos", many, (11, 10, 9)),
        seat_view(3, "", "", "", "", (0, 0, 0)),
    ]
    board = middle_board()
    board[5] = tile(1, 1, "city", "G" * 7, god=1)
    board[15] = tile(3, 3, "city", "R" * 11)
    tops = ("triptolemus", "bellerophon", "hippolyta", "asclepius")
    stacks = [StackView(ref=f"market:{i}", card=card(top, 90), depth=2) for i, top in enumerate(tops)]
    return view(board=board, players=players, market=stacks, ending=True, favor_left=0, deck=0, round=25)


def grown_view() -> PantheumView:
    """A market that a house option has let grow to nine stacks."""
    tops = ["orpheus", "icarus", "ariadne", "jason", "bellerophon", "psyche", "pandora", "triptolemus", "castor"]
    stacks = [StackView(ref=f"market:{i}", card=card(top, 90), depth=1 + i % 2) for i, top in enumerate(tops)]
    return view(market=stacks)


def solo_view() -> PantheumView:
    board = middle_board()
    for square in board:
        square.god = 0 if square.god == 1 else None
        square.favor = 0 if square.favor is not None else None
    board[3] = tile(0, 3, "pit", pit=True, blight=3)
    board[6] = tile(1, 2, "pit", pit=True, favor_facedown=True, blight=12)
    board[8] = tile(2, 0, "city", landscape="F", favor=0, blight=2, god=0)
    board[5] = tile(1, 1, "city", "G", blight=1)
    board[10] = tile(2, 2, "desert", god=KRONOS, blight=2)
    board[11] = tile(2, 3, "pit", pit=True, favor_facedown=True)
    players = [seat_view(0, "GGRB", "orpheus psyche jason", "icarus theseus", "castor", (6, 8, 3))]
    kronos = KronosView(at=(2, 2), card="K03", blight_left=2, deck=7, dark=[(1, 1), (3, 1), (3, 3)])
    return view(1, turn=0, phase=KRONOS, column=None, board=board, players=players, kronos=kronos, viewer=0)


def end_view(seats: int = 4) -> PantheumView:
    """A finished match: all plans open, points from every source."""
    players = (worst_view().players if seats > 1 else solo_view().players)[:seats]
    for index, seat in enumerate(players):
        seat.score.plan = (14, 9, 11, 0)[index]
    if seats == 1:
        players[0].score.blight = 45
    return view(
        seats, viewer=0, phase="over", column=None, players=players, over=True, die=None, ending=True, favor_left=0,
        plans=[plan() for _ in range(seats)],
    )  # fmt: skip


def varied_view(number: int) -> PantheumView:
    """One of ever so many positions, all different: for caches and memory."""
    source = random.Random(number)
    board = []
    for i in range(16):
        kind, element = source.choice(list(POINTS)), source.choice("GRB") * source.randrange(5)
        locked = source.random() < 0.3
        facts: dict[str, object] = {"landscape": source.choice("FMW"), "favor": source.randrange(4)} if locked else {}
        board.append(tile(i // 4, i % 4, kind, "" if locked else element, **facts))
    for seat, square in enumerate(source.sample(board, 4)):
        square.god = seat
    ids = list(CARDS)
    players = [
        seat_view(
            seat, "GRB" * source.randrange(9), " ".join(source.sample(ids, 2)), " ".join(source.sample(ids, 3)),
            source.choice(ids), (source.randrange(20), source.randrange(12), source.randrange(9)),
        )
        for seat in range(4)
    ]  # fmt: skip
    stacks = [StackView(ref=f"market:{i}", card=card(top), depth=1) for i, top in enumerate(source.sample(ids, 4))]
    return view(board=board, players=players, market=stacks, turn=number % 4, round=1 + number % 30, viewer=number % 4)


def rich_view() -> PantheumView:
    """Two digits of every element on the board of who is asked, who is not the one whose turn it is."""
    seen = worst_view()
    seen.viewer, seen.waiting = Viewer(0), (0,)
    return seen

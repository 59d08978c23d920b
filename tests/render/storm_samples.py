"""Views of Storm built by hand: a middle of a match, fights, set-up, the worst cases, the end."""

from __future__ import annotations

import msgspec

from rules.core.types import Viewer
from rules.games.storm.board import HEIGHTS, HOMES
from rules.games.storm.data import DATA, REGIONS, UNITS, pool
from rules.games.storm.view import (
    CHTHONIAN,
    OLYMPIAN,
    BonusView,
    ChoosingView,
    FightSideView,
    FightView,
    FormationView,
    MoveView,
    RegionView,
    RoundSideView,
    RoundView,
    SideView,
    StormView,
    TargetView,
    UnitView,
)

NAMES = ("Ione", "Theano")
SEATS = {CHTHONIAN: 0, OLYMPIAN: 1}

MIDDLE = {
    15: "hera?", 9: "athena demeter?", 20: "apollo?", 14: "zeus", 19: "ares artemis", 8: "poseidon?", 3: "hermes?",
    13: "erinyes hecate persephone?", 18: "harpies", 12: "cerberus?", 16: "nyx? charon?", 10: "hades",
}  # fmt: skip
"""Units by region; a question mark for those that only their owner knows."""
CROWDED = {
    15: "hera? zeus demeter? apollo", 14: "athena ares artemis? poseidon?", 9: "hermes",
    13: "erinyes hecate? persephone? nyx", 12: "cerberus typhon thanatos? hades", 10: "minos?",
}  # fmt: skip
BATTLE = MIDDLE | {19: "ares artemis erinyes hecate cerberus", 13: "persephone?", 12: ""}


def unit(name: str, region: int, shown: bool, own: str | None, slot: int) -> UnitView:
    side, strength = UNITS[name].side, UNITS[name].strength
    if shown or side == own or own == "all":
        return UnitView(alias=name, side=side, region=region, name=name, strength=strength, shown=shown)
    return UnitView(alias=f"{region}-{slot}", side=side, region=region)


def units_of(board: dict[int, str], own: str | None) -> list[UnitView]:
    found, hidden = [], dict.fromkeys(board, 0)
    for region, names in board.items():
        for word in names.split():
            shown = not word.endswith("?")
            hidden[region] += not shown
            found.append(unit(word.rstrip("?"), region, shown, own, hidden[region]))
    return found


def side_view(side: str, units: list[UnitView], honor: int, energy: int, lost: list[str]) -> SideView:
    mine = [one for one in units if one.side == side]
    known = sorted((one for one in mine if one.name), key=lambda one: (-(one.strength or 0), one.alias))
    return SideView(
        side=side, seat=SEATS[side], honor=honor, energy=energy, hidden=sum(not one.shown for one in mine),
        units=known, lost=lost, ready=True,
    )  # fmt: skip


def view(
    viewer: int | None = None, board: dict[int, str] | None = None, *,
    stocks: tuple[tuple[int, int], ...] = ((11, 17), (9, 12)), fallen: dict[str, list[str]] | None = None,
    **more: object,
) -> StormView:  # fmt: skip
    own = next((side for side, seat in SEATS.items() if seat == viewer), None)
    if more.get("over"):
        own = "all"
    units = units_of(board or MIDDLE, own)
    lost = {CHTHONIAN: ["minos"], OLYMPIAN: []}
    lost |= fallen or {}
    lost = {side: [name for name in names if name not in {one.alias for one in units}] for side, names in lost.items()}
    facts: dict[str, object] = {
        "viewer": Viewer(viewer), "game": "storm", "seats": 2, "waiting": (0,), "turn": 14, "phase": "turn",
        "active": CHTHONIAN, "acting": [CHTHONIAN], "own": None if own == "all" else own,
        "sides": [
            side_view(OLYMPIAN, units, *stocks[0], lost[OLYMPIAN]),
            side_view(CHTHONIAN, units, *stocks[1], lost[CHTHONIAN]),
        ],
        "regions": [
            RegionView(
                number=number, q=place.q, r=place.r, height=HEIGHTS[number], realm=place.realm, base=place.base,
                units=sorted((one for one in units if one.region == number), key=lambda one: one.name is None),
            )
            for number, place in REGIONS.items()
        ],
        "styx": list(DATA.styx),
        "last": MoveView(side=CHTHONIAN, kind="move", origin=17, target=18, count=1, honor=0, energy=2),
        "bid": None, "fight": None, "round": None, "choosing": None, "formation": None,
    }  # fmt: skip
    return StormView(**(facts | more))  # type: ignore[arg-type]  # keyword facts of a test builder


def choosing(origin: int = 13, units: tuple[str, ...] = ("erinyes", "hecate", "persephone")) -> ChoosingView:
    costs = {14: (-4, 0), 8: (-4, 0), 19: (-2, 0), 7: (-2, 0), 18: (-2, 0), 12: (-2, 2)}
    return ChoosingView(
        origin=origin, units=list(units),
        targets=[
            TargetView(region=n, honor=h, energy=e, attack=n in (14, 8, 19), forward=n not in (7, 18, 12))
            for n, (h, e) in costs.items()
        ],
    )  # fmt: skip


def fight(
    sealed: str | None = None, own: bool = False, number: int = 2, board: dict[int, str] | None = None,
    region: int = 19,
) -> FightView:  # fmt: skip
    """The fight in 19 or another region; `sealed`: who has chosen; `own`: the choice is the viewer's, who sees it."""
    units = units_of(board or BATTLE, "all")
    sides = []
    for side, honor, stock in ((CHTHONIAN, 7, 8), (OLYMPIAN, 9, 14)):
        here = [one for one in units if one.region == region and one.side == side]
        nominal = sum(one.strength or 0 for one in here)
        bonuses = [BonusView(unit="cerberus", amount=-1)] if side == CHTHONIAN else []
        mine = sealed == side and own
        sides.append(
            FightSideView(
                side=side, seat=SEATS[side], units=here, nominal=nominal, bonuses=bonuses,
                base=nominal + sum(bonus.amount for bonus in bonuses), honor=honor, stock=stock,
                limit=min(stock, 6 * len(here)), doubled=False,
                manoeuvres=["standard", "pursuit", "total-attack"], retreats=[13], chosen=sealed == side,
                manoeuvre="pursuit" if mine else None, energy=4 if mine else None,
            )
        )  # fmt: skip
    return FightView(
        region=region, origin=13 if region == 19 else 12, flown=False, round=number, attacker=CHTHONIAN, sides=sides
    )  # fmt: skip


def round_side(side: str, names: str, energy: int, manoeuvre: str, **more: object) -> RoundSideView:
    units = names.split()
    strengths = [UNITS[name].strength for name in units]
    facts: dict[str, object] = {
        "side": side, "seat": SEATS[side], "units": units, "strengths": strengths, "nominal": sum(strengths),
        "bonuses": [], "energy": energy, "left": 8, "power": energy, "penalty": 0, "factor": 1, "strength": 0,
        "manoeuvre": manoeuvre, "fought_as": manoeuvre, "honor": 0, "lost": [], "retreated": None,
    }  # fmt: skip
    row = RoundSideView(**(facts | more))  # type: ignore[arg-type]  # keyword facts of a test builder
    base = row.nominal + sum(bonus.amount for bonus in row.bonuses)
    return msgspec.structs.replace(row, strength=(base + row.power - row.penalty) * row.factor)


def fought(over: bool = False, **more: object) -> RoundView:
    """Round one in 19: Total Defense holds."""
    bonuses = [BonusView(unit="erinyes", amount=1), BonusView(unit="cerberus", amount=-1)]
    facts: dict[str, object] = {
        "region": 19, "origin": 13, "round": 1, "attacker": CHTHONIAN,
        "sides": [
            round_side(CHTHONIAN, "erinyes hecate cerberus", 4, "standard", bonuses=bonuses),
            round_side(OLYMPIAN, "ares artemis", 3, "total-defence", factor=2, honor=-2, left=14),
        ],
        "fought": True, "winner": OLYMPIAN, "tie": False, "over": over,
    }  # fmt: skip
    return RoundView(**(facts | more))  # type: ignore[arg-type]  # keyword facts of a test builder


def formation(stage: str = "menu", side: str = OLYMPIAN) -> FormationView:
    chosen = pool(side)[:9]
    placed = dict(zip(HOMES[side], chosen, strict=True)) if stage != "pick" else {}
    return FormationView(
        stage=stage, places=placed, fixed=list(placed)[2:5], region=next(iter(placed)) if stage == "place" else None,
        bench=pool(side)[9:] if placed else pool(side),
    )  # fmt: skip

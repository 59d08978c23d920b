"""The same facts in words, for those who hear a picture: whose turn, the targets with numbers and costs, the clocks."""

from __future__ import annotations

from render.games.storm import score
from render.games.storm.brief import Brief, signed
from render.games.storm.combat import card, outcome_of
from render.games.storm.crop import regions_meant, subject
from render.types import Request
from render.words import Words, joined
from rules.core.text import in_digits
from rules.games.storm.data import UNITS, Unit
from rules.games.storm.view import SIDES, RegionView, UnitView


def _target(brief: Brief, ref: str, number: int) -> str:
    """One option with what it costs."""
    kind, _, rest = ref.partition(":")
    if kind == "region" and rest.isdecimal() and int(rest) in brief.regions:
        place = brief.place(int(rest))
    elif kind == "unit" and rest in UNITS:
        place = brief.unit_name(rest)
    else:
        place = rest
    choosing = brief.view.choosing if brief.own else None
    aims = choosing.targets if choosing is not None else []
    aim = next((aim for aim in aims if ref == f"region:{aim.region}"), None)
    cost = "none"
    if aim is not None:
        cost = brief.words("picture-storm-alt-cost", honor=signed(aim.honor), energy=aim.energy)
    return brief.words("picture-storm-alt-target", number=str(number), place=place, cost=cost)


def targets(brief: Brief) -> str:
    """All options in sight; nothing without any."""
    markers = sorted(brief.request.markers, key=lambda marker: marker.number)
    if not markers:
        return ""
    listed = "; ".join(_target(brief, m.ref, m.number) for m in markers)
    chosen = ", ".join(str(m.number) for m in markers if m.chosen)
    said = brief.words("picture-alt-targets", list=listed)
    return f"{said} {brief.words('picture-alt-chosen', list=chosen)}" if chosen else said


def _state(brief: Brief) -> str:
    return brief.words("picture-alt-state", state=brief.headline)


def _sides(brief: Brief) -> list[str]:
    return [
        brief.words(
            "picture-storm-alt-side", name=brief.player(side.side), side=brief.title(side.side),
            honor=in_digits(side.honor), energy=str(side.energy), hidden=side.hidden, lost=len(side.lost),
        )
        for side in brief.view.sides
    ]  # fmt: skip


def _unit(brief: Brief, unit: UnitView) -> str:
    key = "picture-storm-alt-unit" if unit.shown or brief.view.over else "picture-storm-alt-unseen"
    return brief.words(key, unit=brief.unit_name(unit.name or ""), strength=str(unit.strength))


def _units(brief: Brief, region: RegionView) -> str:
    units = brief.units(region)
    told = [_unit(brief, unit) for unit in units if unit.name is not None]
    for side in SIDES:
        count = sum(unit.side == side and unit.name is None for unit in units)
        if count:
            told.append(brief.words("picture-storm-alt-hidden", count=count, side=side))
    return ", ".join(told)


def _region(brief: Brief, region: RegionView) -> str:
    units = _units(brief, region)
    place = brief.place(region.number)
    return brief.words("picture-storm-alt-region", place=place, units=units) if units else ""


def _regions(brief: Brief, regions: list[RegionView]) -> list[str]:
    """Who is where, from the top down."""
    return [_region(brief, region) for region in sorted(regions, key=lambda one: (-one.height, one.q))]


def _last(brief: Brief) -> str:
    last = brief.view.last
    if last is None:
        return ""
    facts = {"count": last.count, "origin": last.origin, "target": last.target}
    return brief.words("picture-storm-alt-last", name=brief.player(last.side), **facts)


def _round(brief: Brief) -> str:
    """How the fight of the last turn ended."""
    shown = brief.view.round
    if shown is None or brief.view.fight is not None:
        return ""
    result = outcome_of(brief, shown)
    facts = {"said": result.title, "losses": result.losses or ""}
    return brief.words("picture-storm-alt-round", region=shown.region, **facts)


def map_alt(brief: Brief) -> str:
    """The map in words."""
    opening = brief.words("picture-storm-alt-own" if brief.own else "picture-storm-alt-board")
    facts = [
        _state(brief),
        targets(brief),
        *_sides(brief),
        *_regions(brief, brief.view.regions),
        _last(brief),
        _round(brief),
    ]
    return joined([opening, *facts])


def crop_alt(brief: Brief) -> str:
    """Part of the map in words."""
    about = subject(brief)
    meant = [about] if about is not None else regions_meant(brief)
    shown = _regions(brief, [brief.regions[number] for number in meant])
    opening = brief.words("picture-storm-alt-crop")
    return joined([opening, _state(brief), targets(brief), *shown, *_sides(brief), _last(brief)])


def combat_alt(brief: Brief) -> str:
    """A fight in words: the result first, then both sums."""
    region, number, halves, result = card(brief)
    place = brief.place(region)
    opening = brief.words("picture-storm-alt-combat", place=place, round=number)
    told = []
    for half in halves:
        lines = ", ".join(
            brief.words("picture-storm-alt-line", label=line.label, value=line.value, remark=line.remark or "none")
            for line in half.lines
        )
        units = ", ".join(brief.unit_name(name) for name, _, _ in half.units)
        told.append(
            brief.words(
                "picture-storm-alt-half", name=half.name, role=half.role, units=units, lines=lines, label=half.label,
                total=half.total,
            )
        )  # fmt: skip
    return joined([opening, result.title, result.remark, result.losses or "", targets(brief), *told, *_sides(brief)])


def setup_alt(brief: Brief) -> str:
    """A formation in words."""
    formation = brief.formation
    opening = brief.words("picture-storm-alt-setup")
    hint = brief.words("picture-storm-setup-hint", stage=formation.stage, region=formation.region or 0)
    placed = [
        brief.words("picture-storm-alt-region", place=brief.place(region), units=brief.unit_name(name))
        for region, name in formation.places.items()
    ]
    names = ", ".join(brief.unit_name(name) for name in formation.bench)
    bench = brief.words("picture-storm-alt-bench", names=names) if placed else ""
    return joined([opening, hint, targets(brief), *placed, bench])


def card_alt(words: Words, unit: Unit, request: Request) -> str:
    """A unit in words, with what it does."""
    facts = {"name": words(f"storm-unit-{unit.id}"), "side": words("storm-side", side=unit.side)}
    kind = words("picture-storm-kind", kind=unit.kind)
    said = words("picture-storm-alt-card", strength=str(unit.strength), kind=kind, **facts)
    return joined([said, request.texts.get(unit.id, "")])


def score_alt(brief: Brief) -> str:
    """The end in words."""
    nobody = brief.words("picture-storm-alt-nobody")
    turns = brief.words("picture-storm-end-turns", turns=brief.view.turn)
    opening = brief.words("picture-storm-alt-end", turns=turns)
    title, reason = score.verdict(brief, score.ending(brief))
    told = [
        brief.words(
            "picture-storm-alt-final", name=brief.player(side.side), side=brief.title(side.side),
            honor=in_digits(side.honor),
            standing=", ".join(brief.unit_name(unit.name or "") for unit in side.units) or nobody,
            lost=", ".join(brief.unit_name(name) for name in side.lost) or nobody,
        )
        for side in brief.view.sides
    ]  # fmt: skip
    return joined([opening, f"{title}.", reason, *told])

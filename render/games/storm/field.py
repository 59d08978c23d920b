"""The regions of the map with all that lies in them, at any scale: for the whole map and for a part of it."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

import msgspec

from render.canvas import Canvas
from render.games.storm import ground
from render.games.storm.brief import Brief
from render.games.storm.grid import Grid, Spots, fight_places, river_line, spots
from render.games.storm.marks import Cost, cost_of, cost_tag
from render.games.storm.shields import put_shield
from render.icons import icon
from render.lettering import BOLD
from render.marks import target
from render.shapes import Point
from rules.games.storm.view import MoveView, RegionView, UnitView

BASES = {"palace": ("temple", "#93B4C2"), "tartarus": ("cave", "#2E2727")}
"""What is painted on the ground of the two bases."""
FIGHT_NUMBER = (-118.0, 7.0)
"""Where the number of a region stands in which both sides do."""


def draw_ground(canvas: Canvas, grid: Grid, regions: Sequence[RegionView]) -> None:
    """The bare hexagons, with a dark edge below them."""
    w, h = grid.wide, grid.high
    for region in regions:
        x, y = grid.centre(region)
        top = round(y - h / 2 + 7 * grid.scale) + h * 2 // 5
        canvas.frame(ground.lower_part(w, h), x - w / 2, top, ground.BANK)
    for region in regions:
        x, y = grid.centre(region)
        canvas.stamp(ground.field(region.realm, w, h), x - w / 2, y - h / 2)
        if region.base is not None:
            name, color = BASES[region.base]
            canvas.put(icon(name, round(150 * grid.scale), color), x, y + 4 * grid.scale)


class Field:
    """The map, or a part of it, being drawn."""

    def __init__(
        self, canvas: Canvas, brief: Brief, grid: Grid, regions: Sequence[RegionView], listed: int | None = None
    ) -> None:
        """`listed`: the region whose units carry their numbers in a list of their own."""
        self.canvas, self.brief, self.grid, self.regions, self.listed = canvas, brief, grid, regions, listed
        self.zoom = max(1.0, min(1.3, grid.scale))
        """How much larger words and numbers are than on the whole map."""
        view = brief.view
        choosing = view.choosing if brief.own else None
        self.origin = choosing.origin if choosing is not None else None
        self.movers: Collection[str] = choosing.units if choosing is not None else ()
        self.costs: dict[int, list[Cost]] = {}
        for aim in choosing.targets if choosing is not None else ():
            self.costs.setdefault(aim.region, []).append(cost_of(aim))

    def draw(self) -> None:
        """Frames, river, the last move, then every region's units and numbers."""
        for region in self.regions:
            self._ring(region)
        known = {region.number: region for region in self.regions}
        line = river_line(self.grid, known, self.brief.view.styx)
        ground.draw_river(self.canvas, line, self.grid.scale)
        last = self.brief.view.last
        if last is not None and last.origin in known and last.target in known:
            self._arrow(last, known[last.origin], known[last.target])
        for region in self.regions:
            self._region(region)

    def _marker(self, region: RegionView) -> int:
        return self.brief.numbers.get(f"region:{region.number}", 0)

    def _ring(self, region: RegionView) -> None:
        begins = region.number in (self.origin, self.listed)
        color = "gold" if self._marker(region) else "ivory" if begins else None
        if color is not None:
            x, y = self.grid.centre(region)
            thick = round(9 * self.zoom)
            self.canvas.put(ground.ring(self.grid.wide, self.grid.high, color, thick), x, y)

    def _arrow(self, move: MoveView, origin: RegionView, goal: RegionView) -> None:
        """From the middle of where it began to just short of the units where it ended."""
        (x0, y0), (x1, y1), k = self.grid.centre(origin), self.grid.centre(goal), self.grid.scale
        far = math.hypot(x1 - x0, y1 - y0) or 1
        near = (58, 74) if len(goal.units) < 2 else (78, 106)
        back = near[abs(x1 - x0) >= 1] * k
        start = (x0 + (x1 - x0) / far * 20 * k, y0 + (y1 - y0) / far * 20 * k)
        end = (x1 - (x1 - x0) / far * back, y1 - (y1 - y0) / far * back)
        ground.arrow(self.canvas, start, end, 13 * self.zoom, 0.16 if far > 260 * k else 0.10)

    def _bank(self, region: RegionView) -> bool:
        """Whether the river runs along one of its upper edges."""
        pairs = [pair for pair in self.brief.view.styx if region.number in pair]
        others = [self.brief.regions[a if b == region.number else b] for a, b in pairs]
        return any(other.height > region.height for other in others)

    def _at(self, region: RegionView, offset: Point) -> Point:
        x, y = self.grid.centre(region)
        return x + offset[0] * self.grid.scale, y + offset[1] * self.grid.scale

    def _region(self, region: RegionView) -> None:
        units = self.brief.units(region)
        costs = self.costs.get(region.number, [])
        number = self._marker(region)
        energy = any(cost.energy for cost in costs)
        plan = spots(min(len(units), 4), marked=number > 0, energy=energy or len(costs) > 1, bank=self._bank(region))
        sides = {unit.side for unit in units}
        if len(sides) > 1 or len(units) > 4:
            self._fight(region, units)
            plan = msgspec.structs.replace(plan, number=FIGHT_NUMBER)
        else:
            for unit, offset in zip(units, plan.units, strict=False):
                self._unit(unit, self._at(region, offset), plan.size)
        if number:
            self._target(region, plan, number, costs)
        self._number(region, plan)

    def _number(self, region: RegionView, plan: Spots) -> None:
        color, halo = ground.NUMBERS[region.realm], ground.REALMS[region.realm][1]
        at = self._at(region, plan.number)
        self.canvas.text(at, str(region.number), round(36 * self.zoom), color, BOLD, halo=halo)

    def _unit(self, unit: UnitView, at: Point, size: int) -> None:
        real = round(size * self.grid.scale)
        if unit.alias in self.movers:
            self.canvas.put(ground.halo(real), *at)
        put_shield(self.canvas, unit, *at, real)
        number = self.brief.numbers.get(f"unit:{unit.alias}", 0)
        if number and unit.region != self.listed:
            # Below, where the region's own number stands above.
            down = 0.34 if self.brief.numbers.get(f"region:{unit.region}") else -0.34
            size, chosen = round(46 * self.zoom), f"unit:{unit.alias}" in self.brief.chosen
            target(self.canvas, number, at[0] - real * 0.34, at[1] + real * down, size, chosen=chosen)

    def _fight(self, region: RegionView, units: Sequence[UnitView]) -> None:
        """Both sides in one region: Olympians above, Chthonians below, as they stand on the map."""
        upper = sum(unit.side == units[0].side for unit in units)
        offsets, size = fight_places(upper, len(units) - upper)
        if max(upper, len(units) - upper) < 4:
            color = "ivory" if region.realm == "underworld" else "ink"
            self.canvas.put(icon("swords", round(48 * self.grid.scale), color), *self._at(region, (106, 6)))
        for unit, offset in zip(units, offsets, strict=True):
            put_shield(self.canvas, unit, *self._at(region, offset), round(size * self.grid.scale), tab=size > 60)

    def _target(self, region: RegionView, plan: Spots, number: int, costs: Sequence[Cost]) -> None:
        at = self._at(region, plan.disc)
        if costs:
            self._costs(region, plan, costs)
        target(self.canvas, number, *at, round(plan.disc_size * self.zoom))

    def _costs(self, region: RegionView, plan: Spots, costs: Sequence[Cost]) -> None:
        first = costs[0]
        if plan.energy is None:
            cost_tag(self.canvas, *self._at(region, plan.tag), first, self.zoom)
            return
        cost_tag(self.canvas, *self._at(region, plan.tag), Cost(first.honor), self.zoom)
        below = costs[1] if len(costs) > 1 else Cost(None, first.energy)
        if below.honor is not None or below.energy:
            cost_tag(self.canvas, *self._at(region, plan.energy), below, self.zoom)

"""A fight: both sides' arithmetic side by side, and what came of it in words."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.storm.brief import Brief, signed
from render.games.storm.shields import BLAZONS, LIVERIES, PAD, ROOF, shield
from render.icons import icon
from render.lettering import BLACK, BOLD, INSCRIPTION, SEMIBOLD, SERIF, length
from render.marks import gold_frame, owner, target
from render.palette import mix
from render.shapes import Box, solid
from render.words import signed as minused
from rules.games.storm.battle import owed
from rules.games.storm.data import ALL, UNITS, WinTies
from rules.games.storm.view import BonusView, FightSideView, FightView, RoundSideView, RoundView

WIDTH, HEIGHT = 1600, 1120
TOP, FOOT = 122, 896
LEFT_BOX: Box = (34, TOP, 772, FOOT)
RIGHT_BOX: Box = (828, TOP, 1566, FOOT)


class Line(Struct, frozen=True):
    """One row of the sum: what it is, a remark, and the number."""

    label: str
    remark: str
    value: str
    pale: bool = False


class Half(Struct, frozen=True):
    """One side as the card shows it."""

    side: str
    seat: int | None
    name: str
    role: str
    honor: int
    units: list[tuple[str, int, bool]]
    """Name, strength, lost."""
    lines: list[Line]
    label: str
    total: str
    acting: bool
    owed: str = "none"
    """Which of its units are still to be lost: `none`, `one`, `all`; `perhaps` one."""


class Result(Struct, frozen=True):
    """What came of it, in words."""

    title: str
    remark: str
    losses: str | None
    """Empty while none has been dealt and some are to come; None while nobody has chosen."""
    sign: str
    """Between the totals: `<`, `>`, `=`, or empty while nothing is compared."""
    winner: str | None


def outcome_of(brief: Brief, shown: RoundView) -> Result:
    """The round in words: who won by how much, why it matters, who was lost."""
    words, (attack, defend) = brief.words, shown.sides
    lost = [name for row in shown.sides for name in row.lost]
    losses = words("picture-storm-losses", count=len(lost), names=", ".join(brief.unit_name(name) for name in lost))
    if not lost and any(_owed(brief, shown, row.side) != "none" for row in shown.sides):
        losses = ""
    if not shown.fought or shown.winner is None:
        left = [row for row in shown.sides if row.retreated is not None]
        title = (
            words("picture-storm-left", name=brief.player(left[0].side), region=left[0].retreated or 0) if left else ""
        )
        title = title if len(left) == 1 else words("picture-storm-parted", count=len(left))
        return Result(title, _after(brief, shown), losses, "", None)
    won, beaten = (attack, defend) if shown.winner == shown.attacker else (defend, attack)
    role = "attacker" if shown.winner == shown.attacker else "defender"
    title = words(
        "picture-storm-won", name=brief.player(won.side), role=role, tie="yes" if shown.tie else "no",
        high=minused(won.strength), low=minused(beaten.strength),
    )  # fmt: skip
    sign = "=" if shown.tie else ">" if attack.strength > defend.strength else "<"
    return Result(title, _after(brief, shown), losses, sign, shown.winner)


def _after(brief: Brief, shown: RoundView) -> str:
    """What is still to come, or that the fight is over."""
    if shown.over:
        return brief.words("picture-storm-fight-over")
    if brief.view.phase == "loss":
        return brief.words("picture-storm-must-lose", names=_deciding(brief))
    if brief.view.phase == "retreat":
        return brief.words("picture-storm-must-leave", names=_deciding(brief))
    return brief.words("picture-storm-next-round", round=shown.round + 1)


def _deciding(brief: Brief) -> str:
    return ", ".join(brief.player(side) for side in brief.view.acting)


def _bonuses(brief: Brief, bonuses: list[BonusView]) -> Line:
    total = sum(bonus.amount for bonus in bonuses)
    told = ", ".join(f"{brief.unit_name(bonus.unit)} {signed(bonus.amount)}" for bonus in bonuses)
    remark = told or brief.words("picture-storm-none")
    return Line(brief.words("picture-storm-abilities"), remark, _plus(total), pale=not total)


def _plus(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def _fought(brief: Brief, shown: RoundView, row: RoundSideView) -> Half:
    """A side of a round that was shown."""
    words = brief.words
    energy = words("picture-storm-energy-left", left=row.left, doubled="yes" if row.power > row.energy else "no")
    penalty = _plus(-row.penalty) if row.penalty else f"×{row.factor}"
    as_standard = "yes" if row.fought_as != row.manoeuvre else "no"
    honor = words("picture-storm-honor-change", change=signed(row.honor), number=row.honor, standard=as_standard)
    lines = [
        Line(words("picture-storm-units"), " + ".join(map(str, row.strengths)), str(row.nominal)),
        _bonuses(brief, row.bonuses),
        Line(words("picture-storm-energy-row"), energy, _plus(row.power), pale=not row.power),
        Line(brief.manoeuvre(row.manoeuvre), honor, penalty),
    ]
    return Half(
        side=row.side, seat=row.seat, name=brief.player(row.side), role=_role(brief, shown, row.side),
        honor=brief.side(row.side).honor,
        units=[(n, s, n in row.lost) for n, s in zip(row.units, row.strengths, strict=True)],
        lines=lines, label=words("picture-storm-strength"), total=minused(row.strength),
        acting=brief.acting(row.side) and not shown.over, owed=_owed(brief, shown, row.side),
    )  # fmt: skip


def _owed(brief: Brief, shown: RoundView, side: str) -> str:
    """What a side still has to lose; whoever was pursued and won may leave instead of taking a unit."""
    left = owed(shown)[side] if brief.view.phase in ("loss", "retreat") else 0
    return "none" if not left else "all" if left == ALL else "one" if brief.view.phase == "loss" else "perhaps"


def _role(brief: Brief, fight: RoundView | FightView, side: str) -> str:
    if side != fight.attacker:
        return brief.words("picture-storm-defends")
    return brief.words("picture-storm-attacks", region=fight.origin)


def _facing(brief: Brief, fight: FightView, one: FightSideView) -> Half:
    """A side of a round that is being decided: what both can count on, and what is still sealed."""
    words = brief.words
    state = "yes" if one.chosen else "no"
    sealed = words("picture-storm-sealed", chosen=state)
    limit = words("picture-storm-up-to", limit=one.limit, stock=one.stock, doubled="yes" if one.doubled else "no")
    energy = _plus(one.energy) if one.energy is not None else "?"
    manoeuvre = brief.manoeuvre(one.manoeuvre) if one.manoeuvre is not None else sealed
    units = [(unit.name, unit.strength or 0, False) for unit in one.units if unit.name is not None]
    lines = [
        Line(words("picture-storm-units"), " + ".join(str(s) for _, s, _ in units), str(one.nominal)),
        _bonuses(brief, one.bonuses),
        Line(words("picture-storm-energy-row"), limit, energy, pale=one.energy is None),
        Line(manoeuvre, *((sealed, "") if one.manoeuvre is not None else ("", "?")), pale=True),
    ]
    return Half(
        side=one.side, seat=one.seat, name=brief.player(one.side), role=_role(brief, fight, one.side), honor=one.honor,
        units=units, lines=lines, label=words("picture-storm-before-energy"), total=minused(one.base),
        acting=brief.acting(one.side),
    )  # fmt: skip


def _shields(canvas: Canvas, box: Box, brief: Brief, half: Half) -> None:
    x0, y0, x1, _ = box
    count = len(half.units)
    size = 142 if count < 4 else 124
    step = (x1 - x0 - 40) / max(3, count)
    x = (x0 + x1) / 2 - step * (count - 1) / 2
    wears = LIVERIES[half.side]
    names = [brief.unit_name(name) for name, _, _ in half.units]
    # Long names of four stand on two lines by turns.
    apart = any(length(name, 38) > step - 12 for name in names)
    room, high, low = (2 * step - 12, 282, 318) if apart else (step - 12, 304, 304)
    for i, (name, strength, lost) in enumerate(half.units):
        y = y0 + (184 if apart else 200)
        canvas.put(shield(half.side, size, name, strength), x - size / 2 - PAD, y - size / 2 - ROOF, "lt")
        if lost:
            canvas.put(icon("crossmark", 78, "alert", edge="ivory"), x - size * 0.12, y - size * 0.12)
        number = brief.numbers.get(f"unit:{name}", 0)
        if number:
            target(canvas, number, x - size * 0.36, y - size * 0.36, 60)
        color = wears.label if lost else wears.ink
        canvas.text((x, y0 + (low if i % 2 else high)), names[i], 38, color, SEMIBOLD, "mm", room=room)
        x += step


def _sum(canvas: Canvas, box: Box, half: Half) -> float:
    x0, y0, x1, _ = box
    wears, y = LIVERIES[half.side], y0 + 340
    for line in half.lines:
        canvas.fill((x0 + 28, y, x1 - 28, y + 2), mix(wears.panel, wears.ink, 0.18))
        used = length(line.value, 48, SERIF)
        end = x1 - 32 - used - 16
        wide = canvas.text((x0 + 30, y + 35), line.label, 38, wears.ink, BOLD, room=end - x0 - 30)
        left = x0 + 54 + wide
        if line.remark and end - left > 60:
            said = (left, y + 37)
            canvas.text(said, line.remark, 36, wears.label, SEMIBOLD, room=end - left, needed=False)
        canvas.text((x1 - 32, y + 34), line.value, 48, wears.label if line.pale else wears.ink, SERIF, "rm")
        y += 70
    return y


def draw_half(canvas: Canvas, box: Box, brief: Brief, half: Half) -> None:
    """One side of the card: who, with how much honor, which units, the sum."""
    x0, y0, x1, y1 = box
    wears = LIVERIES[half.side]
    if half.acting:
        gold_frame(canvas, box, 16, 7)
    canvas.plate(box, wears.panel, 16, "ink", 3, drop=not half.acting)
    left = x0 + 24
    if half.seat is not None:
        canvas.put(owner(half.seat, 74), x0 + 60, y0 + 62)
        left = x0 + 110
    canvas.text((left, y0 + 44), half.name, 48, wears.ink, BOLD, room=x1 - 190 - left, needed=False)
    canvas.text((left, y0 + 92), half.role, 36, wears.label, SEMIBOLD, room=x1 - 190 - left, needed=False)
    canvas.put(icon("honor", 58, wears.laurel), x1 - 130, y0 + 62)
    canvas.text((x1 - 30, y0 + 61), minused(half.honor), 54, wears.ink, SERIF, "rm")
    _shields(canvas, box, brief, half)
    y = _sum(canvas, box, half)
    canvas.rounded((x0 + 3, y1 - 40, x1 - 3, y1 - 3), wears.deep, 13)
    canvas.fill((x0 + 3, y, x1 - 3, y1 - 16), wears.deep)
    canvas.text((x0 + 34, (y + y1) / 2), half.label, 42, "ivory", BOLD, room=x1 - x0 - 240)
    canvas.text((x1 - 34, (y + y1) / 2 - 3), half.total, 104, "ivory", SERIF, "rm")


def _foot(canvas: Canvas, brief: Brief, result: Result, halves: list[Half]) -> None:
    canvas.plate((34, 924, 1566, HEIGHT - 34), "ink", 16)
    canvas.put(icon("aegis", 104, "gold"), 112, 1004)
    emblem = BLAZONS[result.winner] if result.winner is not None else "swords"
    canvas.put(icon(emblem, 62, "ink", "gold"), 112, 1000)
    # The serif face has a cramped ellipsis.
    face = BOLD if "…" in result.title else INSCRIPTION
    canvas.text((190, 978), result.title, 50, "ivory", face, room=1020)
    canvas.text((190, 1038), result.remark, 38, "sand", SEMIBOLD, room=1020)
    for i, half in enumerate(halves):
        lost = sum(gone for _, _, gone in half.units)
        y = 978 + i * 58
        if half.seat is not None:
            canvas.put(owner(half.seat, 48), 1292, y)
        words = brief.words("picture-storm-lost-here", count=lost, owed=half.owed)
        if result.losses is None:
            words = brief.words("picture-storm-sealed", chosen="no" if half.acting else "yes")
        canvas.text((1330, y - 1), words, 36, "ivory", SEMIBOLD, room=210)


def ties_to(fight: FightView) -> str:
    """The side that wins ties: that of a unit with this power, else the attacker."""
    for one in fight.sides:
        effects = [effect for unit in one.units if unit.name is not None for effect in UNITS[unit.name].effects]
        if any(isinstance(effect, WinTies) for effect in effects):
            return one.side
    return fight.attacker


def _pending(brief: Brief, fight: FightView) -> Result:
    """While a round is being decided: who still chooses, and how the last round went."""
    shown = brief.view.round
    names = _deciding(brief)
    title = brief.words("picture-storm-choosing-now", names=names, count=len(brief.view.acting))
    if shown is not None and shown.region == fight.region and not shown.over:
        before = outcome_of(brief, shown)
        remark = brief.words("picture-storm-before", round=shown.round, said=before.title)
    else:
        remark = brief.words("picture-storm-ties", name=brief.player(ties_to(fight)))
    return Result(title, remark, None, "", None)


def card(brief: Brief) -> tuple[int, int, list[Half], Result]:
    """Region, round, both halves with the attacker first, and the result; ValueError without a fight."""
    fight, shown = brief.view.fight, brief.view.round
    if fight is not None and (shown is None or brief.view.phase == "combat" or shown.region != fight.region):
        halves = [_facing(brief, fight, one) for one in fight.sides]
        return fight.region, fight.round, halves, _pending(brief, fight)
    if shown is None:
        raise ValueError("there is no fight in this view")
    return shown.region, shown.round, [_fought(brief, shown, row) for row in shown.sides], outcome_of(brief, shown)


def state_of_play(brief: Brief, number: int) -> str:
    """The round while the fight lasts; after it the turn, as what is asked then is no part of the round."""
    if brief.view.fight is None:
        return brief.headline
    return brief.words("picture-headline", clock=brief.words("picture-storm-round", round=number), said=brief.said)


def draw_combat(brief: Brief) -> Canvas:
    """The fight that is being decided, else the last round that was shown; 1600 by 1120."""
    region, number, halves, result = card(brief)
    canvas = brief.parchment(WIDTH, HEIGHT)
    title = brief.words("picture-storm-combat-title", region=region)
    canvas.header(title, state_of_play(brief, number))
    for box, half in zip((LEFT_BOX, RIGHT_BOX), halves, strict=True):
        draw_half(canvas, box, brief, half)
    if result.sign:
        for size, color in ((96, "ink"), (88, "gold")):
            canvas.put(solid(size, size, "circle", color), 800, 812)
        canvas.text((800, 807), result.sign, 72, "ink", BLACK, "mm")
    else:
        canvas.put(solid(96, 96, "circle", "ink"), 800, 812)
        canvas.put(icon("swords", 58, "gold", "ink"), 800, 812)
    _foot(canvas, brief, result, halves)
    return canvas

"""Things as plates with all they say: Technologies, Primordials, champions, threads, rows of tables, Wards, cards."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.canvas import Canvas
from render.games.hybris import parts
from render.games.hybris.brief import Brief
from render.games.hybris.looks import TYPES
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, wrap
from render.marks import gold_frame, owner, target
from render.palette import Color
from render.shapes import solid
from rules.games.hybris.view import (
    CardView,
    ChampionView,
    ConversionView,
    PrimordialView,
    TechnologyView,
    ThreadView,
)

BAND, GAP = 92, 12
LEAD = 43
"""From one line of words to the next."""
HEAD = 62
TALL = 176
"""Height from which the sign of a thing is drawn large."""


class Thing(Struct, frozen=True, kw_only=True):
    """Something that lies at a place."""

    ref: str
    name: str
    icon: str
    color: Color
    amounts: tuple[tuple[str, int], ...] = ()
    """Icons with numbers, behind the name."""
    says: tuple[str, ...] = ()
    """A paragraph each."""
    seat: int | None = None
    """Whose it is."""
    steps: tuple[int, int] | None = None
    """Of a thread: so many of how many."""


def technology(brief: Brief, tile: TechnologyView) -> Thing:
    """Kind, cost, points, Believers, what else a deployment does."""
    look = TYPES[tile.type]
    facts = (("aegis", tile.cost), ("vp", tile.vp), ("believer", tile.believers))
    more = (brief.says(tile.more),) if tile.more is not None else ()
    return Thing(
        ref=f"technology:{tile.key}", name=brief.title(tile.name), icon=look.icon, color=look.color, amounts=facts,
        says=more, seat=tile.owner,
    )  # fmt: skip


def primordial(brief: Brief, one: PrimordialView) -> Thing:
    """What it gives and what it does."""
    used = "yes" if one.weakened else "no"
    said = [brief.words("picture-hybris-weakening", text=brief.said_of(one.weakening), used=used)]
    for key, text in (("fear", one.fear), ("wrath", one.wrath1), ("greater", one.wrath2)):
        said.append(brief.words(f"picture-hybris-{key}", text=brief.said_of(text)))
    return Thing(
        ref="primordial", name=brief.title(one.name), icon="hourglass", color="wine", amounts=(("aegis", one.aegis),),
        says=tuple(said),
    )  # fmt: skip


def champion(brief: Brief, one: ChampionView) -> Thing:
    """Whom one can duel with."""
    facts = brief.words("picture-hybris-champion", base=one.base, cards=one.cards)
    return Thing(
        ref=f"champion:{one.key}", name=brief.title(one.name), icon="arena", color="rust",
        says=(facts, brief.words("picture-hybris-win", text=brief.said_of(one.reward))),
    )  # fmt: skip


def thread(brief: Brief, one: ThreadView, seat: int) -> Thing:
    """What each step of a thread gives; the next one first said."""
    done = brief.seat(seat).threads.get(one.key, 0)
    said = tuple(
        brief.words("picture-hybris-step", number=n, text=brief.said_of(text))
        for n, text in enumerate(one.steps, 1)
        if n > done
    )
    return Thing(
        ref=f"thread:{one.key}", name=brief.title(one.name), icon="spindle", color="bronze", says=said, seat=seat,
        steps=(done, len(one.steps)),
    )  # fmt: skip


def conversion(brief: Brief, row: ConversionView) -> Thing:
    """What Prayers are converted into."""
    return Thing(
        ref=f"convert:{row.key}", name=brief.words("picture-hybris-prayers", count=row.prayer), icon="prayer",
        color="umber", says=(brief.says(row.text),),
    )  # fmt: skip


def card(brief: Brief, one: CardView, seat: int | None = None) -> Thing:
    """A card by name and what it does."""
    quest = one.kind == "premonition"
    says = (
        brief.words("picture-hybris-with", text=brief.said_of(one.play)) if quest and one.play else brief.says(one.play)
    )
    more = [brief.says(one.win)] if one.win is not None and quest else []
    more += [brief.words("picture-hybris-ward")] if one.free_ward else []
    return Thing(
        ref=f"card:{one.key}", name=brief.title(one.name), icon="eye" if quest else "cards",
        color="#5E3A78" if quest else "ink", says=tuple(filter(None, (says, *more))), seat=seat,
    )  # fmt: skip


def _room(brief: Brief, thing: Thing, wide: float) -> float:
    return wide - BAND - 34 - (70 if brief.number(thing.ref) else 0)


def high_of(brief: Brief, thing: Thing, wide: float) -> int:
    """Height of a thing's plate."""
    lines = sum(len(wrap(said, 36, _room(brief, thing, wide), SEMIBOLD)) for said in thing.says)
    return max(96, HEAD + lines * LEAD + 16)


def draw_thing(canvas: Canvas, brief: Brief, thing: Thing, x: float, y: float, wide: float) -> float:
    """A plate at its top left corner; returns the y below it."""
    number, high = brief.number(thing.ref), high_of(brief, thing, wide)
    box = (x, y, x + wide, y + high)
    if number:
        gold_frame(canvas, box, 12, 5)
    canvas.plate(box, "ivory", 12, "ink", 3, drop=not number)
    canvas.rounded((x + 3, y + 3, x + BAND, y + high - 3), thing.color, 9)
    canvas.fill((x + BAND - 12, y + 3, x + BAND, y + high - 3), thing.color)
    if high >= TALL:
        canvas.put(icon(thing.icon, 78, "ivory", thing.color), x + BAND / 2, y + 60)
        if thing.seat is not None:
            canvas.put(owner(thing.seat, 46), x + BAND / 2, y + 134)
    elif thing.seat is None:
        canvas.put(icon(thing.icon, 56, "ivory", thing.color), x + BAND / 2, y + min(high / 2, 62))
    else:
        canvas.put(icon(thing.icon, 42, "ivory", thing.color), x + BAND / 2, y + 29)
        canvas.put(owner(thing.seat, 40), x + BAND / 2, y + min(high - 27, 92))
    _head(canvas, thing, x, y, wide, high, number)
    at = y + HEAD
    for said in thing.says:
        for words in wrap(said, 36, _room(brief, thing, wide), SEMIBOLD):
            canvas.text((x + BAND + 18, at + 20), words, 36, "umber", SEMIBOLD, prose=True)
            at += LEAD
    if number:
        target(canvas, number, x + wide - 44, y + high / 2, 58)
    return y + high


def _head(canvas: Canvas, thing: Thing, x: float, y: float, wide: float, high: int, number: int) -> None:
    """Name, and amounts at the right end."""
    middle = y + (high / 2 if not thing.says else 36)
    right = x + wide - (88 if number else 18)
    facts = [(what, n, parts.numeral_width(n, 38) + 38 + 6 + 18) for what, n in thing.amounts]
    at = right - sum(width for _, _, width in facts)
    if thing.steps is not None:
        done, count = thing.steps
        at = right - 34 * count
        for k in range(count):
            canvas.put(solid(24, 24, "circle", "bronze" if k < done else "hollow"), at + 34 * (k + 0.5), middle)
    parts.line(canvas, (x + BAND + 18, middle - 1), thing.name, 40, "ink", BOLD, room=at - x - BAND - 30)
    for what, n, width in facts:
        parts.amount(canvas, at, middle, what, n, 38)
        at += width


def stack_high(brief: Brief, things: Sequence[Thing], wide: float) -> int:
    """Height of things one below the other."""
    return sum(high_of(brief, thing, wide) + GAP for thing in things)

"""One card or tile at reading size: name, kind, a scene, what it counts and what it says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from msgspec import Struct
from PIL import Image

from render import borders
from render.cache import SCENES
from render.canvas import Canvas
from render.games.hybris import parts
from render.games.hybris.brief import sentence, titled
from render.games.hybris.looks import (
    ELEMENTS,
    GODS,
    GOODS,
    ROLES,
    SYMBOLS,
    TYPES,
    avatar_icon,
    concept_icon,
    god_icon,
    place_icon,
    prisoner_icon,
)
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF, wrap
from render.marks import owner, target
from render.palette import Color
from render.shapes import solid
from render.textures import texture
from render.words import Words
from rules.core.types import Text
from rules.games.hybris.modules.chronos.view import AvatarView, ConceptCardView, ConceptView, EnhancementView
from rules.games.hybris.view import (
    CardView,
    ChampionView,
    CharacterView,
    CityView,
    LocationView,
    OlympianView,
    PillarView,
    PrimordialView,
    TechnologyView,
    TileView,
)

WIDTH, HEIGHT = 1000, 1400
EDGE = 42
HEAD = 168
SCENE_WIDE = WIDTH - 2 * EDGE
SCENE_LEAST, SCENE_MOST = 300, 720
"""Height of the scene."""
LARGEST = 60
"""Size of what it says."""
KINDS = {
    "conflict": ("swords", "ink"), "premonition": ("eye", "#5E3A78"), "technology": ("gear", "#93501A"),
    "power": ("bolt", "abyss"), "tile": ("spark", "abyss"), "pillar": ("column", "ink"),
    "primordial": ("hourglass", "wine"), "champion": ("arena", "rust"), "location": ("temple", "ink"),
    "city": ("house", "#55611D"), "olympian": ("keraunos", "abyss"), "corruption": ("mask", "wine"),
    "prisoner": ("gate", "wine"), "avatar": ("hourglass", "wine"), "concept": ("hourglass", "ink"),
    "concept-card": ("hourglass", "ink"),
}  # fmt: skip
"""Emblem and color by kind of what can be looked up."""
FIGURES = {"prisoner": prisoner_icon, "avatar": avatar_icon, "concept": concept_icon}
"""Kinds of which each has an emblem of its own."""


class Fact(Struct, frozen=True):
    """An icon and what stands beside it."""

    icon: str
    color: Color
    text: str


class Sheet(Struct, frozen=True, kw_only=True):
    """What a card at reading size shows."""

    name: str
    kind: str
    """In words."""
    emblem: str
    color: Color
    beside: tuple[str, ...] = ()
    """Icons left and right of the emblem in the scene."""
    number: str = ""
    """On the head, at the right."""
    facts: tuple[Fact, ...] = ()
    says: tuple[tuple[str, str], ...] = ()
    """Label and text, a paragraph each; the label may be empty."""
    seat: int | None = None

    @property
    def told(self) -> list[str]:
        """All paragraphs, each with its label, as sentences."""
        return [f"{label}: {text}." if label else f"{sentence(text)}." for label, text in self.says]


def _text(words: Words, text: Text) -> str:
    return titled(words, text, "Regular").replace(" -", " −")


@singledispatch
def sheet_of(record: Struct, words: Words) -> Sheet | None:
    """What is shown of a record; None for what has no card. A plain component has its name and its text."""
    kind, name, text = (getattr(record, field, None) for field in ("kind", "name", "text"))
    if kind not in KINDS or not isinstance(name, Text) or not isinstance(text, Text):
        return None
    drawn = FIGURES.get(kind)
    emblem = drawn(str(getattr(record, "id", ""))) if drawn is not None else None
    return _sheet_of_text(kind, name, text, words, emblem)


def _sheet_of_text(kind: str, name: Text, text: Text, words: Words, figure: str | None = None) -> Sheet:
    """A card that only words describe; `figure` stands in for the emblem of its kind."""
    emblem, color = KINDS[kind]
    said = "" if text == name else _text(words, text)
    return Sheet(
        name=titled(words, name), kind=words(f"hybris-kind-{kind}"), emblem=figure or emblem, color=color,
        says=(("", said),) if said else (),
    )  # fmt: skip


@sheet_of.register
def _card(record: CardView, words: Words) -> Sheet:
    if record.kind == "corruption":
        return _sheet_of_text(record.kind, record.name, record.text, words)
    emblem, color = KINDS["premonition" if record.kind == "premonition" else "conflict"]
    says = []
    if record.play is not None:
        label = words("picture-hybris-needs") if record.kind == "premonition" else words("picture-hybris-played")
        says.append((label, _text(words, record.play)))
    if record.win is not None:
        label = words("picture-hybris-reward") if record.kind == "premonition" else words("picture-hybris-won")
        says.append((label, _text(words, record.win)))
    if record.free_ward:
        says.append(("", words("picture-hybris-ward")))
    facts = [
        Fact(ELEMENTS[one].icon, ELEMENTS[one].color, words("hybris-element", element=one)) for one in record.elements
    ]
    if record.left:
        facts.append(Fact(SYMBOLS[record.left], "rust", words("picture-hybris-after", count=record.combo)))
        facts.append(Fact(SYMBOLS[record.right], "rust", words("picture-hybris-before")))
    kind = words("hybris-kind-premonition" if record.kind == "premonition" else "hybris-kind-conflict")
    beside = tuple(ELEMENTS[one].icon for one in record.elements)
    return Sheet(
        name=titled(words, record.name), kind=kind, emblem=emblem, color=color, beside=beside, facts=tuple(facts),
        number="" if record.kind == "premonition" else str(record.strength), says=tuple(says),
    )  # fmt: skip


def _counted(words: Words, what: str, n: int) -> Fact:
    return Fact(GOODS[what].icon, GOODS[what].color, words(f"picture-hybris-fact-{what}", count=n))


@sheet_of.register
def _concept_card(record: ConceptCardView, words: Words) -> Sheet:
    facts = [Fact(ROLES[one], "rust", words("picture-hybris-resolved-by", kind=one)) for one in record.bar]
    if not record.bar:
        facts = [Fact("hand", "rust", words("picture-hybris-any-bar"))]
    found = (("main", record.main), ("label-desolation", record.desolation))
    says = tuple((words(f"picture-hybris-{key}"), _text(words, text)) for key, text in found)
    emblem, color = KINDS[record.kind]
    return Sheet(
        name=titled(words, record.name), kind=words("hybris-kind-concept-card"), emblem=emblem, color=color,
        beside=("chain", "chain"), facts=tuple(facts), says=says,
    )  # fmt: skip


@sheet_of.register
def _concept(record: ConceptView, words: Words) -> Sheet:
    facts = [Fact("chain", "rust", words("picture-hybris-chains-left", count=record.chains))]
    if record.resource is not None:
        look = GOODS[record.resource]
        facts.append(Fact(look.icon, look.color, words("picture-hybris-held", held=record.held, spaces=record.spaces)))
    icons = {"open": [_text(words, one.text) for one in record.track if one.open]}
    icons["chained"] = [_text(words, one.text) for one in record.track if not one.open]
    says = [(words(f"picture-hybris-track-{key}"), ", ".join(said)) for key, said in icons.items() if said]
    if record.card is not None:
        says.append((words("picture-hybris-face-up"), _text(words, record.card.name)))
    return Sheet(
        name=titled(words, record.name), kind=words("hybris-kind-concept"), emblem=concept_icon(record.key),
        color="ink", number=str(record.number), beside=(avatar_icon(record.avatar),) * 2, facts=tuple(facts),
        says=tuple(says), seat=record.focus,
    )  # fmt: skip


@sheet_of.register
def _enhancement(record: EnhancementView, words: Words) -> Sheet:
    side = words("picture-hybris-side", side="back" if record.flipped else "front")
    intensity = f"{words('picture-hybris-intensity')} {record.intensity}"
    facts = (Fact("hourglass", "rust", intensity), Fact("turn", "rust", side))
    return Sheet(
        name=titled(words, record.name), kind=words("hybris-kind-concept"), emblem=concept_icon(record.key),
        color="abyss", number=str(record.number), beside=("hourglass", "hourglass"), facts=facts,
        says=tuple(("", _text(words, line)) for line in record.lines), seat=record.focus,
    )  # fmt: skip


@sheet_of.register
def _avatar(record: AvatarView, words: Words) -> Sheet:
    found = (("avatar-each-age", record.board), ("avatar-loose", record.damnation), ("beaten", record.reward))
    fact = Fact("swords", "rust", words("picture-hybris-strong", base=record.base))
    cards = Fact("cards", "rust", words("picture-hybris-conflict-cards", count=record.cards))
    return Sheet(
        name=titled(words, record.name), kind=words("hybris-kind-avatar"), emblem=avatar_icon(record.key),
        color="wine", number=str(record.number), beside=("hourglass", "hourglass"), facts=(fact, cards),
        says=tuple((words(f"picture-hybris-{key}"), _text(words, text)) for key, text in found),
    )  # fmt: skip


@sheet_of.register
def _technology(record: TechnologyView, words: Words) -> Sheet:
    look = TYPES[record.type]
    facts = [("aegis", record.cost), ("vp", record.vp), ("believer", record.believers)]
    more = ((words("picture-hybris-deploying"), _text(words, record.more)),) if record.more is not None else ()
    return Sheet(
        name=titled(words, record.name), kind=words("picture-hybris-type", type=record.type), emblem=look.icon,
        color=look.color, beside=("gear", "gear"), says=more,
        facts=tuple(_counted(words, what, n) for what, n in facts),
        seat=record.owner,
    )  # fmt: skip


@sheet_of.register
def _tile(record: TileView, words: Words) -> Sheet:
    facts = [Fact(GOODS[one].icon, GOODS[one].color, words("hybris-piece", piece=one)) for one in record.every]
    return Sheet(
        name=titled(words, record.name), kind=words("picture-hybris-tile"), emblem="warrior", color="abyss",
        beside=("spark", "spark"), facts=tuple(facts), says=(("", _text(words, record.text)),),
    )  # fmt: skip


@sheet_of.register
def _pillar(record: PillarView, words: Words) -> Sheet:
    found = [("now", record.take), ("lasting", record.ongoing), ("passing", record.resolve), ("others", record.others)]
    says = [(words(f"picture-hybris-pillar-{key}"), _text(words, text)) for key, text in found if text is not None]
    return Sheet(
        name=titled(words, record.name), kind=words("picture-hybris-pillar"), emblem="column", color="ink",
        number=str(record.number), says=tuple(says), seat=record.holder, beside=("laurel", "laurel"),
    )  # fmt: skip


@sheet_of.register
def _primordial(record: PrimordialView, words: Words) -> Sheet:
    found = [
        ("weakening", record.weakening),
        ("fear", record.fear),
        ("wrath", record.wrath1),
        ("greater", record.wrath2),
    ]
    says = [(words(f"picture-hybris-label-{key}"), _text(words, text)) for key, text in found]
    look = GOODS["aegis"]
    fact = Fact(look.icon, look.color, words("picture-hybris-drained", count=record.aegis))
    return Sheet(
        name=titled(words, record.name), kind=words("picture-hybris-primordial"), emblem="hourglass", color="wine",
        beside=("serpent", "serpent"), facts=(fact,), says=tuple(says),
    )  # fmt: skip


@sheet_of.register
def _champion(record: ChampionView, words: Words) -> Sheet:
    return Sheet(
        name=titled(words, record.name), kind=words("picture-hybris-duelist"), emblem="warrior", color="rust",
        beside=("arena", "arena"), number=str(record.base),
        facts=(Fact("cards", "rust", words("picture-hybris-champion", base=record.base, cards=record.cards)),),
        says=((words("picture-hybris-won"), _text(words, record.reward)),),
    )  # fmt: skip


@sheet_of.register
def _character(record: CharacterView, words: Words) -> Sheet:
    emblem = {"olympian": "king", "hero": "warrior", "prophet": "maiden"}[record.kind]
    base = Fact("swords", "rust", words("picture-hybris-strong", base=record.base))
    return Sheet(
        name=titled(words, record.name), kind=words("picture-hybris-person", kind=record.kind), emblem=emblem,
        color="abyss", facts=() if record.kind == "prophet" else (base,), seat=record.seat,
    )  # fmt: skip


@sheet_of.register
def _location(record: LocationView, words: Words) -> Sheet:
    says = [(words("picture-hybris-coming-there"), _text(words, record.text))]
    for number, space in enumerate(record.spaces, 1):
        if not space.dotted:
            says.append((words("hybris-space", number=str(number)), _text(words, space.text)))
    says += [("", words(f"picture-hybris-doing-{action}")) for action in record.actions]
    return Sheet(
        name=titled(words, record.name), kind=words("picture-hybris-location"), emblem=place_icon(record.key),
        color="ink", says=tuple(says),
    )  # fmt: skip


@sheet_of.register
def _city(record: CityView, words: Words) -> Sheet:
    look = TYPES[record.type]
    room = Fact("gear", "umber", words("picture-hybris-slots", free=record.slots))
    facts = (Fact(look.icon, look.color, words("picture-hybris-wants", type=record.type)), room)
    return Sheet(
        name=titled(words, record.name), kind=words("picture-hybris-city"), emblem="house", color=look.color,
        beside=("house", "house"), facts=facts,
        says=((words("picture-hybris-deploying"), _text(words, record.text)),),
    )  # fmt: skip


@sheet_of.register
def _olympian(record: OlympianView, words: Words) -> Sheet:
    says = [(titled(words, power.name), _text(words, power.text)) for power in record.powers]
    kind = words("picture-hybris-god", base=record.base, difficulty=record.difficulty)
    return Sheet(
        name=titled(words, record.name), kind=kind,
        emblem=GODS.get(record.key, god_icon(record.key)), color="abyss", beside=("temple", "temple"), says=tuple(says),
    )  # fmt: skip


@SCENES.kept
def scene(emblem: str, beside: tuple[str, ...], wide: int, high: int) -> Image.Image:
    """A black figure on clay, with smaller ones beside it, over a band of waves."""
    canvas = Canvas(texture(wide, high, "clay", "terracotta", 0.7, 17, 6).copy())
    canvas.put(borders.waves(wide, 46, "ink"), 0, high - 44, "lt")
    canvas.fill((0, high - 6, wide, high), "ink")
    for i, name in enumerate((beside * 2)[:2]):
        size = round(min(230, high * 0.4))
        canvas.put(icon(name, size, "ink", "clay"), wide * (0.16 if i == 0 else 0.84), high * 0.56)
    canvas.put(icon(emblem, round(min(440, high * 0.66)), "ink", "clay", "clay", 0.6), wide / 2, high * 0.5)
    canvas.put(borders.tongues(wide, 34, "ink", "rust"), 0, 0, "lt")
    return canvas.image


def _head(canvas: Canvas, sheet: Sheet) -> None:
    canvas.fill((0, 0, WIDTH, HEAD), sheet.color)
    canvas.put(borders.meander(WIDTH, 22), 0, HEAD - 18, "lt")
    room = WIDTH - 2 * EDGE - (150 if sheet.number or sheet.seat is not None else 0)
    parts.line(canvas, (EDGE, 58), sheet.name, 72, "ivory", SERIF, room=room)
    parts.line(canvas, (EDGE + 2, 118), sheet.kind, 36, "sand", SEMIBOLD, room=room)
    if sheet.number:
        canvas.plate((WIDTH - 158, 18, WIDTH - 42, 134), "ivory", 16, "ink", 4, drop=False)
        canvas.text((WIDTH - 100, 73), sheet.number, 92, "ink", SERIF, "mm")
    elif sheet.seat is not None:
        canvas.put(owner(sheet.seat, 104), WIDTH - 100, 74)


def _facts(canvas: Canvas, facts: Sequence[Fact], y: int) -> int:
    """Two in a line; returns the y below."""
    for i, fact in enumerate(facts):
        x, middle = EDGE + 6 + i % 2 * (SCENE_WIDE / 2), y + 44 + i // 2 * 84
        canvas.put(solid(70, 70, "circle", "ink"), x + 36, middle)
        canvas.put(solid(64, 64, "circle", "linen"), x + 36, middle)
        canvas.put(icon(fact.icon, 46, fact.color, "linen"), x + 36, middle)
        parts.line(canvas, (x + 88, middle - 1), fact.text, 40, "ink", BOLD, room=SCENE_WIDE / 2 - 100)
    return y + 84 * -(-len(facts) // 2) + (12 if facts else 0)


def _said(sheet: Sheet) -> list[str]:
    return [sentence(f"{label}: {text}" if label else text) for label, text in sheet.says]


def _text_high(said: Sequence[str], size: int) -> int:
    """What paragraphs of a size take from top to bottom."""
    return sum(len(wrap(one, size, SCENE_WIDE - 12, SEMIBOLD)) * round(size * 1.22) + 14 for one in said)


def _says(canvas: Canvas, said: Sequence[str], y: int) -> None:
    """Paragraphs as large as they go."""
    size = next((n for n in range(LARGEST, 30, -2) if _text_high(said, n) < HEIGHT - 30 - y), 30)
    for one in said:
        for words in wrap(one, size, SCENE_WIDE - 12, SEMIBOLD):
            canvas.text((EDGE + 6, y + size * 0.6), words, size, "ink", SEMIBOLD, prose=True)
            y += round(size * 1.22)
        y += 14


def draw_sheet_of(sheet: Sheet, number: int = 0) -> Canvas:
    """A card of 1000 by 1400 pixels, readable on a phone."""
    canvas = Canvas.blank(WIDTH, HEIGHT, "ivory")
    _head(canvas, sheet)
    said, top = _said(sheet), HEAD + 24
    facts = 84 * -(-len(sheet.facts) // 2) + 34
    high = max(SCENE_LEAST, min(SCENE_MOST, HEIGHT - top - 24 - facts - _text_high(said, LARGEST) - 36))
    canvas.fill((EDGE - 5, top - 5, EDGE + SCENE_WIDE + 5, top + high + 5), "ink")
    canvas.put(scene(sheet.emblem, sheet.beside, SCENE_WIDE, high), EDGE, top, "lt")
    y = _facts(canvas, sheet.facts, top + high + 24)
    if sheet.facts and said:
        canvas.fill((EDGE, y, EDGE + SCENE_WIDE, y + 4), "sand")
        y += 22
    _says(canvas, said, y)
    if number:
        target(canvas, number, WIDTH - 100, top + 84, 96)
    return canvas

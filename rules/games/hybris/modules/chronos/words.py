"""What the cards, Concepts and Avatars of Chronos say, his rule summaries, and his part of the position in words."""

from __future__ import annotations

from rules.core.game import Topic
from rules.core.types import Args, Text, seat_text
from rules.games.hybris import ops
from rules.games.hybris.cards import program_text
from rules.games.hybris.content import Content
from rules.games.hybris.modules.chronos import conditions
from rules.games.hybris.modules.chronos.records import (
    KEY,
    Avatar,
    Concept,
    ConceptCard,
    Condition,
    Enhancement,
    Side,
    avatars,
    numbered,
    records,
)
from rules.games.hybris.modules.chronos.view import BOARD, AvatarView, ChronosView, ConceptView, EnhancementView
from rules.games.hybris.state import HybrisState
from rules.games.hybris.view import HybrisView
from rules.games.hybris.words import named


def says(content: Content, key: str) -> Text:
    """A Concept card with all of its parts, a Concept, an Enhancement tile with both sides, an Avatar."""
    record = content.things[key][1]
    if isinstance(record, ConceptCard):
        facts: Args = {"concept": named(record.concept), "main": program_text(record.main)}
        facts |= {"bar": [Text("hybris-kind-of", {"kind": one}) for one in record.bar], "count": len(record.bar)}
        return Text("hybris-concept-card", {**facts, "desolation": program_text(record.desolation)})
    if isinstance(record, Avatar):
        facts = {"base": record.base, "cards": record.cards, "number": record.number}
        facts |= {"board": program_text(record.board), "damnation": program_text(record.damnation)}
        return Text("hybris-avatar", {**facts, "reward": program_text(record.reward)})
    if isinstance(record, Enhancement):
        sides = {name: side_texts(record, side) for name, side in (("front", record.front), ("back", record.back))}
        return Text("hybris-enhancement", {"value": record.value, **sides})
    assert isinstance(record, Concept)
    track = [_icon(icon, icon.n) for icon in record.track]
    facts = {"track": track, "avatar": named(record.avatar), "gain": program_text(record.gain)}
    facts |= {"overflow": program_text(record.overflow), "holds": record.resource or "nothing"}
    return Text("hybris-concept", {**facts, "last": "yes" if record.last_only else "no"})


def _icon(icon: Condition, n: int | ops.Formula) -> Text:
    """An icon of a Chain track; with a number that goes by the players as that."""
    per = isinstance(n, ops.Formula)
    facts: Args = {"what": icon.what.replace("_", "-"), "count": n.times if isinstance(n, ops.Formula) else n}
    return Text("hybris-condition", {**facts, "per": "yes" if per else "no", "plus": "yes" if icon.plus else "no"})


def condition_text(state: HybrisState, icon: Condition) -> Text:
    """An icon of a Chain track, with what it comes to in a match."""
    return _icon(icon, conditions.printed(state, icon))


def side_texts(record: Enhancement, side: Side) -> list[Text]:
    """What a side of an Enhancement tile says, line by line."""
    name = named(record.id)
    lines = [Text("hybris-side-flips", {"what": what, "name": name}) for what in side.flips]
    if side.modifier is not None:
        way = "up" if side.modifier > 0 else "down"
        lines.append(Text("hybris-side-modifier", {"count": abs(side.modifier), "way": way, "name": name}))
    for part in ("immediate", "cancelled", "end_of_age"):
        program = getattr(side, part)
        if program:
            lines.append(Text(f"hybris-side-{part.replace('_', '-')}", {"says": program_text(program)}))
    if side.vp_gain:
        lines.append(Text("hybris-side-vp", {"count": side.vp_gain}))
    if side.more_cards:
        lines.append(Text("hybris-side-cards", {"count": side.more_cards}))
    return lines


def topics(content: Content) -> list[Topic]:
    """The goal, the board, the turns; Avatars; a match alone."""
    found = records(content)
    facts: Args = {"chains": found.numbers.chains * len(found.concepts), "spaces": found.numbers.spaces}
    facts |= {"pillars": found.numbers.pillars_alone, "order": [named(key) for key in numbered(content).values()]}
    facts |= {"avatars": [named(key) for key in avatars(content)]}
    keys = ("chronos", "concepts", "avatars", "alone")
    return [Topic(key, Text(f"hybris-topic-{key}"), Text(f"hybris-topic-{key}-body", facts)) for key in keys]


def describe(view: HybrisView) -> list[Text]:
    """The Concepts with Chains, cards and what they ask for; the tiles; Avatars; what is blocked."""
    shown: ChronosView = view.parts[KEY]["board"]
    names = {one.key: one.name for one in view.locations} | {one.key: one.name for one in view.cities}
    lines = [Text("hybris-say-chronos", {"vp": shown.vp, "chains": sum(one.chains for one in shown.concepts)})]
    both = {one.number: _concept(one) for one in shown.concepts}
    both |= {one.number: _enhancement(one) for one in shown.enhancements}
    lines += [both[number] for number in sorted(both)]
    lines += [_avatar(one, names) for one in shown.avatars]
    if shown.blocked:
        lines.append(Text("hybris-say-blocked", {"spaces": [_space(view, key, names) for key in shown.blocked]}))
    if shown.antiques:
        lines.append(Text("hybris-say-antiques", {"tiles": [tile.name for tile in shown.antiques]}))
    return lines


def demand_text(what: str, needed: int, owned: int) -> Text:
    """A condition of a Chain track, and how far it is met."""
    return Text("hybris-demand", {"what": what.replace("_", "-"), "needed": needed, "owned": owned})


def demand_texts(state: HybrisState, concept: str) -> list[Text]:
    """All conditions of a track."""
    return [
        demand_text(one.what, one.needed, conditions.owned(state, one.what))
        for one in conditions.demands(state, concept)
    ]


def _users(one: ConceptView | EnhancementView) -> Args:
    facts: Args = {"name": one.name, "number": one.number, "focus": "none" if one.focus is None else "seat"}
    return {**facts, "seat": Text("hybris-name-chronos") if one.focus is None else seat_text(one.focus)}


def _concept(one: ConceptView) -> Text:
    facts = _users(one)
    facts |= {"chains": one.chains, "held": one.held, "spaces": one.spaces, "resource": one.resource or "nothing"}
    facts |= {"card": one.card.name if one.card is not None else Text("hybris-nothing")}
    facts["shown"] = "yes" if one.card is not None else "no"
    facts["demands"] = [demand_text(each.what, each.needed, each.owned) for each in one.demands]
    return Text("hybris-say-concept", facts)


def _enhancement(one: EnhancementView) -> Text:
    facts = _users(one)
    side = "back" if one.flipped else "front"
    return Text("hybris-say-enhancement", {**facts, "intensity": one.intensity, "side": side})


def _avatar(one: AvatarView, names: dict[str, Text]) -> Text:
    on_board = one.where == BOARD
    where = Text("hybris-nothing") if on_board else names[one.where]
    return Text("hybris-say-avatar", {"name": one.name, "at": "board" if on_board else "city", "city": where})


def _space(view: HybrisView, key: str, names: dict[str, Text]) -> Text:
    """A City by its name; a space by its Location and letter."""
    if key in names:
        return names[key]
    place = next(one for one in view.locations if any(space.key == key for space in one.spaces))
    return Text("hybris-say-space", {"place": place.name, "space": key[-1]})

"""What cards say, made from what they declare: the amounts in the words are those of the declaration."""

from __future__ import annotations

from functools import cache

from rules.core.copies import facts
from rules.core.game import Component
from rules.core.ops import with_branches
from rules.core.text import joined
from rules.core.types import Args, Text
from rules.games.elysium import ops
from rules.games.elysium.content import Content, content_of
from rules.games.elysium.data import Design, means
from rules.games.elysium.nouns import noun
from rules.games.elysium.ops import Happening
from rules.games.elysium.sentences import How, sentences, test_text
from rules.games.elysium.view import CardView
from rules.games.elysium.words import color_text, colors_text, family_text, name_text


@cache
def rules_text(pack: str, ident: str) -> Text:
    """Everything a card does, by list and design."""
    content = content_of(pack)
    design = content.designs[ident]
    text = sentences((*design.cost, *design.steps), How(design))
    needed = [test_text(test) for test in design.when]
    if needed:
        text = Text("elysium-needs", {"test": joined(needed, "elysium-test-and"), "effect": text})
    return text if design.event is None else _event(content, design, design.event, text)


def _event(content: Content, design: Design, event: Happening, effect: Text) -> Text:
    """What sets it off, by whom, how often, and by what not."""
    itself = event.name == "transferred" and event.by != "opponent" and means(event.filter, design)
    # A card that does not count itself is one among others.
    left_out = (event.by != "opponent" and event.filter.not_self) or (itself and not event.include_self)
    names: Args = {"by": event.by, "noun": noun(event.filter, citizens=True, other=left_out)}
    names["nouns"] = noun(event.filter, 2, other=left_out)
    when = Text(f"elysium-when-{event.name}", names)
    if itself and not left_out:
        when = Text("elysium-when-itself", {"when": when})
    if event.not_caused_by is not None and event.name in ("gained_pp", "own_power_benefited_opponent"):
        when = Text("elysium-when-except", {"when": when, "card": name_text(content, event.not_caused_by)})
    limit = {None: "none", 1: "once"}.get(event.per_turn, "some")
    facts: Args = {"when": when, "effect": effect, "limit": limit, "times": event.per_turn or 0}
    return Text("elysium-when", facts)


@cache
def commits(content: Content, ident: str) -> bool:
    """Whether a power cannot be taken back: it shows a card, or it asks an opponent."""
    return any(
        isinstance(op, ops.RevealTop | ops.RenewOracle)
        or (isinstance(op, ops.Choose | ops.Discard | ops.Transfer | ops.Ready) and op.who not in ("self", "chooser"))
        for op in with_branches(content.programs[ident])
    )


def speaks_of_prestige(content: Content, design: Design) -> bool:
    """Whether PP stand in the text of a card."""
    if design.event is not None and design.event.name == "gained_pp":
        return True
    steps = [*design.cost, *with_branches(content.programs[design.id])]
    tests = [*design.when, *(op.test for op in steps if isinstance(op, ops.If))]
    losses = {loss for op in steps if isinstance(op, ops.Modify) for loss in op.source}
    return bool(losses & {"lose_pp", "steal_pp"}) or any(getattr(one, "what", "") == "pp" for one in (*steps, *tests))


def components(content: Content) -> list[Component]:
    """Every card, by family and level."""
    return [_component(content, design) for design in content.designs.values()]


def _component(content: Content, design: Design) -> Component:
    facts = [
        Text("elysium-fact-family", {"family": family_text(design.family), "level": design.level}),
        Text("elysium-fact-needs", {"colors": colors_text(list(design.needs))}),
        Text(f"elysium-fact-{design.activation}"),
        Text("elysium-fact-copies", {"count": design.copies}),
    ]
    if design.hint:
        facts.append(Text(f"elysium-fact-hint-{design.hint}"))
    name, text = name_text(content, design.id), rules_text(content.key, design.id)
    return Component(design.id, "card", name, text, tuple(facts), card_view(content, design.id))


def card_view(content: Content, key: str) -> CardView:
    """A card as anybody may see it."""
    design = content.card(key)
    name, text = name_text(content, key), rules_text(content.key, design.id)
    shown = facts(design, "id", "family", "level", "activation", "hint")
    return CardView(key=key, name=name, text=text, needs=list(design.needs), **shown)


def needs_text(needs: tuple[str, ...]) -> Text:
    """A condition as a heading: the Columns a card asks for."""
    if len(needs) == 1:
        return Text("elysium-group-one", {"color": color_text(needs[0])})
    return Text("elysium-group-two", {"first": color_text(needs[0]), "second": color_text(needs[1])})

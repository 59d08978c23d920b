"""What cards say, made from what they declare: the amounts in the words are those of the declaration."""

from __future__ import annotations

from functools import cache

from msgspec import structs

from rules.core.game import Component
from rules.core.ops import Op
from rules.core.types import Text
from rules.games.elysium import ops
from rules.games.elysium.content import Content, content_of
from rules.games.elysium.data import Design
from rules.games.elysium.ops import Filter, Formula, Number, Price, Some, Span, Who
from rules.games.elysium.view import CardView
from rules.games.elysium.words import Args, amount_text, color_text, colors_text, family_text, name_text

_RELATIONS = {">": "more", ">=": "least", "<": "less", "<=": "most", "==": "equal"}


@cache
def rules_text(pack: str, ident: str) -> Text:
    """Everything a card does, by list and design."""
    design = content_of(pack).designs[ident]
    text = _joined([says(op) for op in (*design.cost, *design.steps)])
    return text if design.event is None else _event(design, text)


def brief(content: Content, ident: str) -> Text:
    """The same in one short line, for a hint: as much as surely fits, and a sign when there is more."""
    design = content.designs[ident]
    if design.event is not None:
        return rules_text(content.key, ident)
    all_ops = (*design.cost, *design.steps)
    shown: list[Op] = []
    room = 3
    for op in all_ops:
        room -= 1 if _short(op) else 2
        if shown and room < 0:
            return Text("elysium-and-more", {"first": _joined([says(one) for one in shown])})
        shown.append(op)
    return _joined([says(op) for op in shown])


def _short(op: Op) -> bool:
    """Whether three sentences like it fit into a hint."""
    if isinstance(op, ops.Gain | ops.Lose | ops.Pay | ops.Score | ops.Steal):
        # A number that has a limit makes a long sentence.
        return (isinstance(op.n, int | Span) or op.n.max is None) and not isinstance(op.who, Some)
    return isinstance(op, ops.TakeCitizen | ops.CycleOracle | ops.SwapOracleAgora | ops.RevealTop | ops.Choose)


def commits(content: Content, ident: str) -> bool:
    """Whether a power cannot be taken back: it shows a card, or it asks an opponent."""
    return any(
        isinstance(op, ops.RevealTop | ops.RenewOracle)
        or (isinstance(op, ops.Choose | ops.Discard | ops.Transfer | ops.Ready) and op.who not in ("self", "chooser"))
        for op in content.programs.ops(ident)
    )


def _joined(parts: list[Text]) -> Text:
    text = parts[0]
    for part in parts[1:]:
        text = Text("elysium-join", {"first": text, "second": part})
    return text


def _event(design: Design, effect: Text) -> Text:
    event = design.event
    assert event is not None
    names: Args = {"noun": noun(event.filter), "effect": effect, "times": event.per_turn or 0}
    return Text(f"elysium-when-{event.name}", names)


def noun(wanted: Filter, count: int = 1) -> Text:
    """Cards that a filter means, as a noun: `Ares card`, `level 1 or 2 cards`."""
    names: Args = {"count": count}
    if wanted.kind == "citizen":
        return Text("elysium-noun-citizen", names)
    kind = "".join(
        part
        for part, given in (
            ("-family", wanted.family),
            ("-level", wanted.level),
            ("-activation", wanted.activation),
        )
        if given
    )
    if wanted.family:
        names["family"] = family_text(wanted.family)
    if wanted.level:
        names["levels"] = _either([Text("elysium-number", {"number": level}) for level in wanted.level])
    if wanted.activation:
        names["activation"] = _either([activation_text(one) for one in wanted.activation])
    plain = "-face" if wanted.kind == "family_card" else "-any"
    base = Text(f"elysium-noun{kind or plain}", names)
    return Text("elysium-noun-other", {"noun": base}) if wanted.not_self else base


def activation_text(activation: str) -> Text:
    """How a card's power is used."""
    return Text(f"elysium-activation-{activation}")


def _either(parts: list[Text]) -> Text:
    text = parts[0]
    for part in parts[1:]:
        text = Text("elysium-either", {"first": text, "second": part})
    return text


def who_text(who: Who, case: str = "subject") -> Text:
    """Whom an effect concerns, as subject or object of a sentence."""
    if not isinstance(who, Some):
        return Text(f"elysium-who-{who}", {"case": case})
    where = who.opponents_where
    if where is None:
        return Text("elysium-who-most", {"case": case})
    facts: Args = {"family": family_text(where.family or "zeus"), "count": where.value or 2}
    measure = Text(f"elysium-measure-{where.stat}", facts)
    names: Args = {"case": case, "relation": _RELATIONS[where.rel], "measure": measure}
    if where.value is None:
        return Text("elysium-who-compared", names)
    return Text("elysium-who-counted", {**names, "count": where.value})


def says(op: Op) -> Text:
    """One sentence for one op."""
    match op:
        case ops.Gain() | ops.Lose() | ops.Score() | ops.Pay():
            return _tokens(op)
        case ops.Steal():
            count = op.n if isinstance(op.n, int) else op.n.plus
            whom = who_text(op.who, "object")
            return Text("elysium-does-steal", {"count": count, "amount": _fixed(op.what, op.n), "whom": whom})
        case ops.Choose():
            picks = _either([_pick(inner[0]) for inner in op.options.values()])
            return Text("elysium-does-choose", {"who": who_text(op.who), "picks": picks})
        case ops.Transfer():
            names: Args = {"count": op.max, "noun": noun(op.filter, op.max), "price": _price(op.price)}
            return Text("elysium-does-transfer", {**names, **_subject(op.who)})
        case ops.Discard():
            return Text("elysium-does-discard", {"noun": noun(op.filter), **_subject(op.who)})
        case ops.Take():
            return Text(f"elysium-does-take-{op.source}", {"noun": noun(op.filter), "price": _card_price(op.price)})
        case ops.Ready():
            return Text("elysium-does-ready", {"count": op.max, "noun": _turned(op), **_subject(op.who)})
        case ops.TakeCitizen() | ops.CycleOracle():
            return Text(f"elysium-does-{_tag(op)}", {"count": op.n})
        case ops.CopyPower():
            zones = _either([Text(f"elysium-zone-{zone}") for zone in op.source])
            return Text("elysium-does-copy_power", {"noun": noun(op.filter), "zones": zones})
        case ops.CopyChronos():
            return Text("elysium-does-copy_chronos", {"other": _joined([says(inner) for inner in op.fallback])})
        case ops.If():
            return _if(op)
        case ops.Modify():
            return _modify(op)
        case _:
            return Text(f"elysium-does-{_tag(op)}")


def _turned(op: ops.Ready) -> Text:
    plain = Text("elysium-noun-turned", {"noun": noun(structs.replace(op.filter, not_self=False), op.max)})
    return Text("elysium-noun-other", {"noun": plain}) if op.filter.not_self else plain


def _tag(op: Op) -> str:
    return str(type(op).__struct_config__.tag)


def _subject(who: Who) -> Args:
    return {"you": "yes" if who == "self" else "no", "who": who_text(who)}


def _tokens(op: ops.Gain | ops.Lose | ops.Score | ops.Pay) -> Text:
    what = "vp" if isinstance(op, ops.Score) else op.what
    verb = _tag(op)
    names = _subject(op.who)
    if isinstance(op.n, int):
        return Text(f"elysium-does-{verb}", {**names, "amount": amount_text(what, op.n)})
    if isinstance(op.n, Span):
        least, most = op.n.range
        return Text("elysium-does-pay-range", {"least": least, "amount": amount_text(what, most)})
    return _formula(verb, what, op.n)


def _formula(verb: str, what: str, n: Formula) -> Text:
    of = n.count.of
    most = n.max or 0
    base: Args = {"verb": verb, "most": most}
    if of in ("has_level_bonus", "this_legend_is_complete_family"):
        low, high = amount_text(what, n.plus), amount_text(what, n.plus + n.times)
        return Text(f"elysium-does-{of}", {**base, "low": low, "high": high})
    if of == "revealed_level":
        return Text("elysium-does-revealed_level", {**base, "what": amount_text(what, 1)})
    limit = "none" if n.max is None else "some"
    each = amount_text(what, n.times)
    per = Text(f"elysium-per-{of}", {"noun": noun(n.count.filter), "count": n.div, "size": n.count.min_size})
    if n.plus:
        start = amount_text(what, n.plus)
        return Text("elysium-does-plus-per", {**base, "start": start, "each": each, "per": per, "limit": limit})
    return Text("elysium-does-per", {**base, "each": each, "per": per, "limit": limit})


def _fixed(what: str, n: Number) -> Text:
    return amount_text(what, n if isinstance(n, int) else n.plus)


def _pick(op: Op) -> Text:
    if isinstance(op, ops.Gain | ops.Lose):
        return Text(f"elysium-pick-{_tag(op)}", {"amount": _fixed(op.what, op.n)})
    return Text("elysium-pick-discard")


def _price(price: Price) -> Text:
    if price.mode != "level":
        return Text(f"elysium-price-{price.mode}", {"gold": price.gold})
    if price.discount:
        return Text("elysium-price-less", {"gold": price.discount})
    return Text("elysium-price-more", {"gold": price.surcharge}) if price.surcharge else Text("elysium-price-level")


def _card_price(price: Price) -> Text:
    if price.mode == "level":
        return Text("elysium-card-price-level", {"more": price.surcharge - price.discount})
    return Text(f"elysium-price-{price.mode}", {"gold": price.gold})


def _if(op: ops.If) -> Text:
    then, other = _joined([says(one) for one in op.then]), _joined([says(one) for one in op.other])
    return Text("elysium-does-if", {"test": _test(op.test), "then": then, "other": other})


def _test(test: ops.Test) -> Text:
    match test:
        case ops.StrictMax():
            return Text("elysium-test-most", {"what": amount_text(test.what, 2), "kind": test.what})
        case ops.DomainCount():
            return Text("elysium-test-domain", {"count": test.min, "noun": noun(test.filter, test.min)})
        case _:
            return Text("elysium-test-legend", {"count": test.n})


def _modify(op: ops.Modify) -> Text:
    names: Args = {"noun": noun(op.filter, 2), "delta": abs(op.delta), "least": op.min, "set": op.set or 0}
    names["step"] = "yes" if op.duration else "no"
    if op.rule == "protect":
        names["losses"] = [Text(f"elysium-loss-{loss}") for loss in op.source]
    if op.rule == "transfer_cost":
        return Text("elysium-does-cost-delta" if op.set is None else "elysium-does-cost-set", names)
    return Text(f"elysium-does-{op.rule}", names)


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
    return CardView(
        key=key,
        id=design.id,
        name=name_text(content, key),
        text=rules_text(content.key, design.id),
        family=design.family,
        level=design.level,
        needs=list(design.needs),
        activation=design.activation,
        hint=design.hint,
    )


def needs_text(needs: tuple[str, ...]) -> Text:
    """A condition as a heading: the Columns a card asks for."""
    if len(needs) == 1:
        return Text("elysium-group-one", {"color": color_text(needs[0])})
    return Text("elysium-group-two", {"first": color_text(needs[0]), "second": color_text(needs[1])})

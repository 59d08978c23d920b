"""Parts of what cards say: which cards, which opponents, prices, amounts."""

from __future__ import annotations

from math import gcd

from msgspec import structs

from rules.core.text import joined
from rules.core.types import Args, Text
from rules.games.elysium.ops import Filter, Formula, Price, Some, Span, Where, Who
from rules.games.elysium.words import amount_text, family_text

_RELATIONS = {">": "more", ">=": "least", "<": "less", "<=": "most", "==": "equal"}
_YES_OR_NO = ("has_level_bonus", "this_legend_is_complete_family")
"""Counts that are 0 or 1."""


def noun(wanted: Filter, count: int = 1, *, citizens: bool = False, other: bool | None = None) -> Text:
    """Cards that a filter means, as a noun: `Ares card`, `level 1 or 2 cards`.

    With `citizens` the cards lie where Citizens may be, so a level alone must not sound as if it meant them.
    """
    names: Args = {"count": count}
    if wanted.kind == "citizen":
        return Text("elysium-noun-citizen", names)
    given = (("family", wanted.family), ("level", wanted.level), ("activation", wanted.activation))
    kind = "".join(f"-{name}" for name, value in given if value)
    names["face"] = "yes" if wanted.kind == "family_card" or (citizens and wanted.level) else "no"
    if wanted.family:
        names["family"] = family_text(wanted.family)
    if wanted.level:
        names["levels"] = either([Text("elysium-number", {"number": level}) for level in wanted.level])
    if wanted.activation:
        names["activation"] = either([Text(f"elysium-activation-{one}") for one in wanted.activation])
    base = Text(f"elysium-noun{kind or '-any'}", names)
    return Text("elysium-noun-other", {"noun": base}) if (wanted.not_self if other is None else other) else base


def either(these: list[Text], last: str = "elysium-either") -> Text:
    """One or another, or a third."""
    return joined(these, "elysium-either-more", last)


def who_text(who: Who, case: str = "subject") -> Text:
    """Whom an effect concerns, as subject or object of a sentence."""
    if not isinstance(who, Some):
        return Text(f"elysium-who-{who}", {"case": case})
    if who.opponents_where is None:
        return Text("elysium-who-most", {"case": case})
    return _where(who.opponents_where, case)


def _where(where: Where, case: str) -> Text:
    count = 2 if where.value is None else where.value
    facts: Args = {"count": count, "family": family_text(where.family or "zeus")}
    names: Args = {"case": case, "relation": _RELATIONS[where.rel], "count": count}
    names["measure"] = Text(f"elysium-measure-{where.stat}", facts)
    names["amount"] = "much" if where.stat == "gold" else "many"
    names["when"] = "now" if where.stat == "legend_cards_of_family" else "before"
    return Text("elysium-who-compared" if where.value is None else "elysium-who-counted", names)


def price_args(price: Price) -> Args:
    """What a transfer or a card costs, as parameters of a Text."""
    if price.mode != "level":
        return {"mode": "fixed" if price.mode == "fixed" and price.gold else "free", "gold": price.gold}
    change = price.surcharge - price.discount
    return {"mode": "more" if change > 0 else "less" if change < 0 else "level", "gold": abs(change)}


def amount(what: str, n: int | Formula | Span, paid: str = "gold", *, itself: bool = False) -> Text:
    """How much: a number, a span, or so much per something; `paid` is what the card's price is paid in.

    `itself` says that the card which counts is one of those counted.
    """
    if isinstance(n, int):
        return amount_text(what, n)
    if isinstance(n, Span):
        return Text("elysium-amount-range", {"least": n.range[0], "amount": amount_text(what, n.range[1])})
    if n.max is not None and n.max <= n.plus:
        return amount_text(what, n.max)
    if n.count.of in _YES_OR_NO:
        return _switch(what, n, n.count.of)
    said = _counted(what, n, paid, itself=itself)
    if n.plus:
        said = Text("elysium-amount-plus", {"start": amount_text(what, n.plus), "more": said})
    if n.max is None:
        return said
    return Text("elysium-amount-most", {"amount": said, "most": n.max, "sum": "yes" if n.plus else "no"})


def _switch(what: str, n: Formula, of: str) -> Text:
    low, high = n.of(0), n.of(1)
    if low == high:
        return amount_text(what, low)
    case = Text(f"elysium-case-{of}")
    if not low:
        return Text("elysium-amount-if", {"amount": amount_text(what, high), "case": case})
    names: Args = {"low": amount_text(what, low), "high": amount_text(what, high), "case": case}
    return Text("elysium-amount-or", names)


def _counted(what: str, n: Formula, paid: str, *, itself: bool) -> Text:
    shared = gcd(n.times, n.div)
    times, div = n.times // shared, n.div // shared
    if n.count.of == "revealed_level" and (times, div, n.plus) == (1, 1, 0):
        return Text("elysium-amount-level", {"what": what})
    # So many for every three is not the same as three thirds of each, rounded at the end.
    share = times > 1 and div > 1
    count = 1 if share else div
    wanted = domain_noun(n.count.filter, count) if n.count.of == "domain" else noun(n.count.filter, count)
    facts: Args = {"noun": wanted, "count": count, "size": n.count.min_size, "what": paid}
    facts["itself"] = "yes" if itself else "no"
    per = Text(f"elysium-per-{n.count.of}", facts)
    if share:
        return Text("elysium-amount-share", {"what": what, "times": times, "div": div, "per": per})
    return Text("elysium-amount-per", {"each": amount_text(what, times), "per": per})


def domain_noun(wanted: Filter, count: int) -> Text:
    """Cards that a count of a Domain means; it leaves Citizens out unless it is about nothing else."""
    return noun(structs.replace(wanted, kind=wanted.kind or "family_card"), count)

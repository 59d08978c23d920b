"""One sentence for each op, with everything that its parameters change: who does it, to whom, how much, how often."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import structs

from rules.core.ops import Op, tag_of, with_branches
from rules.core.text import joined
from rules.core.types import Args, Text
from rules.games.elysium import ops
from rules.games.elysium.data import Design, means
from rules.games.elysium.nouns import amount, domain_noun, either, noun, price_args, who_text
from rules.games.elysium.ops import Who, who_of

_WHOLE = (ops.If, ops.CopyChronos)
"""Ops whose words hold sentences, and end with one."""


class How(NamedTuple):
    """In what way an op is worded: by whose card, to whom, and in which form."""

    card: Design
    form: str = "you"
    """`you`: a sentence to who does it; `they`: about who does it; `pick`: one of several things to pick from."""
    who: Text = Text("elysium-who-self", {"case": "subject"})
    """Who does it, for `they`; who gets what is handed over."""
    picker: Who | None = None
    """Who picks, inside a choice."""
    brief: bool = False
    """As a label: what goes for every card of its kind is left out."""


def sentences(given: tuple[Op, ...], how: How) -> Text:
    """Several ops one after the other."""
    return joined([says(op, how) for op in given], "elysium-join")


def says(op: Op, how: How) -> Text:
    """One sentence for one op."""
    who = who_of(op)
    if not isinstance(op, ops.Choose | ops.Steal) and who != "self":
        how = how._replace(form="they", who=who_text(who))
    said = act(op, how)
    return said if isinstance(op, _WHOLE) and how.form == "you" else Text("elysium-sentence", {"says": said})


def act(op: Op, how: How) -> Text:
    """What is done, in the form asked for, without the mark that ends a sentence."""
    names: Args = {"form": how.form, "who": how.who, "own": "yes" if _mine(op, how) else "no"}
    names["brief"] = "yes" if how.brief else "no"
    match op:
        case ops.Gain() | ops.Lose() | ops.Pay():
            names |= {"amount": _amount(op.what, op.n, how), "short": _short(op.n, how)}
        case ops.Score():
            names["amount"] = _amount("vp", op.n, how)
        case ops.Steal():
            names |= _steal(op, how)
        case ops.Choose():
            mine = "yes" if op.who == "self" else "no"
            names |= {"who": who_text(op.who), "you": mine, "picks": _picks(op, how.card), "open": _open(op)}
        case ops.Transfer():
            face = noun(op.filter, op.max, citizens=True)
            price = Text("elysium-price", {**price_args(op.price), "count": op.max})
            names |= {"count": op.max, "noun": face, "price": price}
        case ops.Discard():
            names["noun"] = noun(op.filter, citizens=True)
        case ops.Take():
            price = Text("elysium-card-price", price_args(op.price))
            names |= {"noun": noun(op.filter), "price": price, "source": op.source}
        case ops.Ready():
            names |= {"count": op.max, "noun": _turned(op, own=_mine(op, how))}
        case ops.TakeCitizen():
            names["count"] = op.n
        case ops.CopyPower():
            zones = either([Text(f"elysium-zone-{zone}") for zone in op.source])
            names |= {"noun": noun(op.filter), "zones": zones, "optional": "yes" if how.card.optional else "no"}
        case ops.CopyChronos():
            names["other"] = _inside(op.fallback, how)
        case ops.If():
            names |= {"test": test_text(op.test), "then": _inside(op.then, how), "other": _inside(op.other, how)}
        case ops.Modify():
            return _modify(op, names, how.card)
    return Text(f"elysium-does-{tag_of(op)}", names)


def _mine(op: Op, how: How) -> bool:
    """Whether who uses the card does it."""
    who = "self" if who_of(op) == "chooser" and how.picker == "self" else who_of(op)
    return how.form == "you" or (how.form == "pick" and who == "self")


def _amount(what: str, n: int | ops.Formula | ops.Span, how: How) -> Text:
    """What the last price of a card is paid in is what counts as paid."""
    paid = how.card.cost[-1].what if how.card.cost else "gold"
    return amount(what, n, paid, itself=_counts_itself(n, how.card))


def _counts_itself(n: int | ops.Formula | ops.Span, card: Design) -> bool:
    """Whether a card in use is one of those that it counts in the Domain."""
    if not isinstance(n, ops.Formula) or n.count.of != "domain" or n.count.filter.not_self:
        return False
    return card.activation != "chronos" and means(n.count.filter, card)


def _short(n: int | ops.Formula | ops.Span, how: How) -> str:
    """Whether there may be something to lose, and yet less than is asked for."""
    return "no" if n == 1 or how.brief else "yes"


def _open(op: ops.Choose) -> str:
    """Whether some of what is to pick from may be closed: what cannot be done in full while other things can (R16)."""
    inner = (one for given in op.options.values() for one in with_branches(given))
    return "some" if any(not isinstance(one, ops.Gain | ops.Score | ops.Modify) for one in inner) else "all"


def _steal(op: ops.Steal, how: How) -> Args:
    form = how.form
    if op.who == "chooser" and how.form == "pick" and how.picker != "self":
        form = "hand"
    kind = "formula" if not isinstance(op.n, int) else "some"
    # Told to an opponent who picks, it is them from whom it is taken.
    addressed = form == "they" and op.who == "chooser"
    whom = how.who if form == "hand" else who_text("self" if addressed else op.who, "object")
    names: Args = {"form": form, "kind": kind, "whom": whom, "short": _short(op.n, how)}
    return {**names, "amount": _amount(op.what, op.n, how)}


def _picks(op: ops.Choose, card: Design) -> Text:
    how = How(card, "pick", Text("elysium-who-self", {"case": "object"}), op.who)
    return either([_picking(given, how) for given in op.options.values()], "elysium-either-last")


def _picking(given: tuple[Op, ...], how: How) -> Text:
    """A program as one thing to pick."""
    return joined([_pick(op, how) for op in given], "elysium-pick-and")


def _pick(op: Op, how: How) -> Text:
    """One thing to pick; where somebody else does it than who picks, that it is let happen."""
    who, said = who_of(op), act(op, how)
    if isinstance(op, ops.If) or (isinstance(op, ops.Steal) and (who == "chooser" or how.picker == "self")):
        return said
    if isinstance(op, ops.Steal | ops.Modify):
        who = "self"
    if who == "chooser" or (who == "self" and how.picker == "self"):
        return said
    return Text("elysium-pick-let", {"whom": who_text(who, "object"), "act": said})


def _turned(op: ops.Ready, *, own: bool) -> Text:
    """The card in use is never straightened, and it is only among one's own."""
    plain = Text("elysium-noun-turned", {"noun": noun(op.filter, op.max, other=False)})
    return Text("elysium-noun-other", {"noun": plain}) if own else plain


def _inside(given: tuple[Op, ...], how: How) -> Text:
    """A program within an op: sentences within a sentence to who does it, else something to pick."""
    return sentences(given, how) if how.form == "you" else _picking(given, how._replace(form="pick"))


def test_text(test: ops.Test) -> Text:
    """A condition, as a clause."""
    match test:
        case ops.StrictMax():
            return Text("elysium-test-most", {"what": test.what})
        case ops.DomainCount():
            other = "yes" if test.filter.not_self else "no"
            wanted = domain_noun(structs.replace(test.filter, not_self=False), test.min)
            return Text("elysium-test-domain", {"count": test.min, "noun": wanted, "other": other})
        case _:
            return Text("elysium-test-legend", {"count": test.n})


def _modify(op: ops.Modify, names: Args, card: Design) -> Text:
    """A changed rule, and for how long."""
    names |= {"lasts": _lasts(card), "delta": abs(op.delta), "least": op.min if op.delta < 0 else 0}
    names |= {"set": op.set or 0, "noun": noun(op.filter, 2, citizens=op.rule == "transfer_cost")}
    if op.rule == "protect":
        names["losses"] = _losses(op.source)
    if op.rule == "transfer_cost":
        # Who changes a price never is the card that is transferred.
        names["all"] = "yes" if structs.replace(op.filter, not_self=False) == ops.ALL else "no"
        names["change"] = "set" if op.set is not None else "more" if op.delta > 0 else "less"
        names["itself"] = "yes" if means(op.filter, card) and not op.filter.not_self else "no"
    return Text(f"elysium-does-{op.rule}", names)


def _losses(losses: tuple[ops.Loss, ...]) -> Text:
    """What opponents cannot make somebody do, and what they cannot take."""
    made = [Text(f"elysium-loss-{loss}") for loss in losses if not loss.startswith("steal")]
    taken = [Text(f"elysium-loss-{loss}") for loss in losses if loss.startswith("steal")]
    both = [Text("elysium-makes", {"made": either(made)})] if made else []
    both += [Text("elysium-takes", {"taken": either(taken)})] if taken else []
    return joined(both, "elysium-makes-takes")


def _lasts(card: Design) -> str:
    """How long what a card changes stays changed: all the time, to the end of the step, or until transfers begin."""
    if card.activation in ("permanent", "chronos"):
        return "always"
    return "step" if card.activation == "legend" else "phase"

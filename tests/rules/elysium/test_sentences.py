"""Every parameter of a declaration that changes what happens changes what the card says; some sayings word by word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, get_args

import msgspec
import pytest

from rules.games.elysium import ops
from rules.games.elysium.content import HOUSE
from tests.rules.elysium import recorded_words
from tests.rules.elysium.declared import words

Record = Mapping[str, Any]

PLAIN: list[Record] = [
    {"family": "zeus"},
    {"family": "ares"},
    {"level": [1]},
    {"level": [1, 2]},
    {"activation": ["eleusis"]},
    {"activation": ["activate", "trigger", "legend"]},
    {"family": "zeus", "level": [1]},
    {"family": "zeus", "activation": ["eleusis"]},
    {"level": [1], "activation": ["eleusis"]},
    {"family": "zeus", "level": [1], "activation": ["eleusis"]},
]
"""Filters where only family cards are."""
OTHERS: list[Record] = [*PLAIN, {"not_self": True}, {"family": "zeus", "not_self": True}]
"""Where the card itself may be."""
ANY = [*OTHERS, {"kind": "citizen"}]
KINDS = [*ANY, {"kind": "family_card"}]
"""Where Citizens may be, too."""
WHERE: list[Record] = [
    {
        "opponents_where": {
            "stat": stat,
            "rel": rel,
            **({} if stat != "legend_cards_of_family" else {"family": family}),
            **at,
        }
    }
    for stat in ("gold", "vp", "domain_size", "legend_cards_of_family")
    for rel in (">", ">=", "<", "<=", "==")
    for at in ({}, {"value": 1}, {"value": 3})
    for family in (("zeus", "ares") if stat == "legend_cards_of_family" else ("",))
]
WHO: list[Any] = ["each_opponent", "chosen_opponent", {"opponent_max": "vp"}, *WHERE]
STUFF = ["gold", "vp", "pp"]
COUNTED = ("domain", "oracle", "cycled")
"""Counts with a filter."""
FLAGS = ("has_level_bonus", "this_legend_is_complete_family")
COUNTS = msgspec.json.schema(ops.Count)["$defs"]["Count"]["properties"]["of"]["enum"]
NUMBERS: list[Any] = [
    2,
    *({"count": {"of": of}} for of in COUNTS),
    *({"count": {"of": of}, "plus": 1} for of in COUNTS),
    *({"count": {"of": of}, "times": 2} for of in COUNTS),
    *({"count": {"of": of}, "plus": 3, "max": 7} for of in COUNTS if of not in FLAGS),
    *(
        {"count": {"of": of}, **more}
        for of in COUNTS
        if of not in FLAGS
        for more in ({"div": 2}, {"max": 5}, {"max": 9})
    ),
    *({"count": {"of": of}, "times": 2, "div": 3} for of in COUNTS if of not in FLAGS),
    *({"count": {"of": of, "filter": only}} for of in COUNTED for only in OTHERS),
    {"count": {"of": "domain", "filter": {"kind": "citizen"}}},
    {"count": {"of": "legends", "min_size": 2}},
    {"count": {"of": "legends", "min_size": 3}},
]
PRICES: list[Record] = [
    {"mode": "free"},
    {"mode": "fixed", "gold": 2},
    {"mode": "fixed", "gold": 3},
    {"discount": 1},
    {"discount": 2},
    {"surcharge": 1},
]
TESTS: list[Record] = [
    *({"test": "strict_max", "what": what} for what in STUFF),
    *({"test": "domain_count", "filter": only, "min": 1} for only in ANY),
    {"test": "domain_count", "min": 1},
    {"test": "domain_count", "min": 3},
    {"test": "domain_count", "filter": {"not_self": True}, "min": 3},
    {"test": "in_legend_of_at_least", "n": 2},
    {"test": "in_legend_of_at_least", "n": 3},
]
GAIN: Record = {"op": "gain", "what": "gold", "n": 1}
LOSE: Record = {"op": "lose", "what": "vp", "n": 1}

OPS: list[tuple[Record, Mapping[str, Sequence[Any]]]] = [
    (GAIN, {"who": WHO, "what": STUFF[1:], "n": NUMBERS}),
    (LOSE, {"who": WHO, "what": ["gold", "pp"], "n": NUMBERS}),
    ({"op": "score", "n": 1}, {"who": WHO, "n": NUMBERS}),
    (
        {"op": "steal", "who": "each_opponent", "what": "gold", "n": 1},
        {"who": WHO[1:], "what": STUFF[1:], "n": NUMBERS},
    ),
    (
        {"op": "choose", "options": {"a": [GAIN], "b": [LOSE]}},
        {
            "who": WHO,
            "options": [
                {"a": [LOSE], "b": [GAIN, LOSE]},
                {"a": [GAIN], "b": [{**LOSE, "n": 2}]},
                {"a": [GAIN], "b": [LOSE, GAIN]},
                {"a": [GAIN], "b": [LOSE], "c": [{"op": "swap_column"}]},
                {"a": [GAIN], "b": [{**LOSE, "who": "each_opponent"}]},
            ],
        },
    ),
    ({"op": "transfer", "max": 1}, {"who": WHO, "max": [2, 3], "filter": KINDS, "price": PRICES}),
    ({"op": "transfer", "max": 2}, {"price": PRICES}),
    ({"op": "discard"}, {"who": WHO, "filter": KINDS}),
    ({"op": "take", "from": "oracle"}, {"who": WHO, "from": ["discard"], "filter": PLAIN, "price": PRICES}),
    ({"op": "take_citizen", "n": 1}, {"who": WHO, "n": [2, 3]}),
    ({"op": "cycle_oracle"}, {"who": WHO}),
    ({"op": "renew_oracle"}, {"who": WHO}),
    ({"op": "swap_oracle_agora"}, {"who": WHO}),
    ({"op": "reveal_top"}, {"who": WHO}),
    ({"op": "ready", "max": 1}, {"who": WHO, "max": [2, 3], "filter": PLAIN}),
    (
        {"op": "copy_power", "from": ["oracle"]},
        {"who": WHO, "from": [["own_domain"], ["opponent_domain"], ["own_elysium", "own_domain"]], "filter": OTHERS},
    ),
    ({"op": "copy_chronos", "fallback": [GAIN]}, {"who": WHO, "fallback": [[LOSE], [GAIN, LOSE]]}),
    ({"op": "swap_column"}, {"who": WHO}),
    ({"op": "swap_cards"}, {"who": WHO}),
    (
        {"op": "if", "test": {"test": "strict_max", "what": "gold"}, "then": [GAIN], "else": [LOSE]},
        {"test": TESTS[1:], "then": [[LOSE], [GAIN, GAIN]], "else": [[GAIN], [LOSE, LOSE]]},
    ),
]
"""One op, and for each of its parameters values that make another effect of it."""
RULES: list[tuple[Record, Mapping[str, Sequence[Any]]]] = [
    ({"rule": "acquisition", "condition": "none"}, {"filter": PLAIN}),
    ({"rule": "extra_transfer", "delta": 1}, {"delta": [2, 3]}),
    (
        {"rule": "transfer_cost", "delta": -1},
        {"delta": [-2, 1, 2], "min": [1, 2], "filter": [*PLAIN, *ANY[-1:], *KINDS[-1:]]},
    ),
    ({"rule": "transfer_cost", "set": 1}, {"set": [0, 2], "filter": [*PLAIN, *ANY[-1:], *KINDS[-1:]]}),
    (
        {"rule": "protect", "from": ["discard"]},
        {"from": [["lose_gold"], ["steal_gold"], ["lose_vp"], ["discard", "lose_pp"]]},
    ),
    ({"rule": "citizen_penalty", "set": 1}, {"set": [0]}),
    ({"rule": "quest_number", "set": 0}, {"set": [1, 2]}),
]
UNSAID = {
    "modify": {"rule", "who", "condition", "only_complete", "duration"},
    "discard": {"n"},
    "take": {"n"},
    "cycle_oracle": {"n"},
    "if": {"who"},
    "pay": {"who"},
}
"""Parameters that can have one value only, or that change nothing; `rule` is varied by what it needs."""
EVENTS: list[tuple[Record, Mapping[str, Sequence[Any]]]] = [
    (
        {"name": "transferred", "include_self": True},
        {
            "by": ["self", "opponent"],
            "filter": [*PLAIN, {"not_self": True}, {"kind": "citizen"}, {"kind": "family_card"}],
            "per_turn": [1, 2, 3],
        },
    ),
    ({"name": "transferred", "by": "self", "filter": {"level": [1]}}, {"include_self": [True]}),
    ({"name": "quest_rewarded"}, {"by": ["self", "opponent"], "per_turn": [1, 2]}),
    ({"name": "oracle_filled"}, {"per_turn": [2]}),
    (
        {"name": "own_power_benefited_opponent"},
        {"by": ["self", "opponent"], "filter": OTHERS, "per_turn": [1, 2], "not_caused_by": ["zeus-1-hebe"]},
    ),
    ({"name": "gained_pp"}, {"by": ["self", "opponent"], "per_turn": [1, 2], "not_caused_by": ["zeus-1-hebe"]}),
]


def varied(base: Record, fields: Mapping[str, Sequence[Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The record with one field changed at a time, and the record itself first."""
    yield "", dict(base)
    for field, values in fields.items():
        for value in values:
            yield field, {**base, field: value}


def apart(said: Sequence[tuple[str, str]]) -> None:
    """All differ, and read like sentences."""
    for (one, first), (other, second) in combinations(said, 2):
        assert first != second, (one, other, first)
    for _, text in said:
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert not {"  ", " ,", " .", "..", ":.", "( ", ".,", ".)"} & {text[at : at + 2] for at in range(len(text))}, (
            text
        )


@pytest.mark.parametrize(("base", "fields"), OPS, ids=[f"{base['op']}-{n}" for n, (base, _) in enumerate(OPS)])
def test_every_parameter_of_an_op_is_said(base: Record, fields: Mapping[str, Sequence[Any]]) -> None:
    activation = "chronos" if base["op"] in ("score", "copy_chronos") else "activate"
    apart([(f"{field} {step}", words(step, activation=activation)) for field, step in varied(base, fields)])


@pytest.mark.parametrize("picker", ["self", "each_opponent"])
@pytest.mark.parametrize(("base", "fields"), OPS, ids=[f"{base['op']}-{n}" for n, (base, _) in enumerate(OPS)])
def test_so_is_every_parameter_of_an_op_among_several(
    base: Record, fields: Mapping[str, Sequence[Any]], picker: str
) -> None:
    more = dict(fields)
    if picker != "self" and "who" in fields:
        more["who"] = [*fields["who"], "chooser"]
    steps = [
        (
            f"{field} {step}",
            {"op": "choose", "who": picker, "options": {"a": [step], "b": [{"op": "lose", "what": "pp", "n": 9}]}},
        )
        for field, step in varied(base, more)
    ]
    apart([(name, words(step)) for name, step in steps])


@pytest.mark.parametrize("activation", ["permanent", "legend", "activate"])
def test_every_parameter_of_a_changed_rule_is_said(activation: str) -> None:
    apart(
        [
            (f"{field} {step}", words({"op": "modify", **step}, activation=activation))
            for base, fields in RULES
            for field, step in varied(base, fields)
        ]
    )


@pytest.mark.parametrize(("base", "fields"), EVENTS, ids=[f"{base['name']}-{n}" for n, (base, _) in enumerate(EVENTS)])
def test_every_parameter_of_an_event_is_said(base: Record, fields: Mapping[str, Sequence[Any]]) -> None:
    apart([(f"{field} {event}", words(activation="permanent", event=event)) for field, event in varied(base, fields)])


def test_every_condition_and_price_is_said() -> None:
    prices: list[Any] = [1, 2, {"range": [1, 2]}, {"range": [1, 3]}, {"range": [2, 3]}]
    costs = [{"op": "pay", "what": what, "n": n} for what in STUFF for n in prices]
    apart([("", words()), *((str(test), words(when=[test])) for test in TESTS)])
    apart([(str(cost), words(cost=[cost])) for cost in costs])
    assert words(when=TESTS[:2]) != words(when=TESTS[:1])
    per_paid: Record = {"op": "gain", "what": "vp", "n": {"count": {"of": "paid"}}}
    apart([(str(cost), words(per_paid, cost=[cost])) for cost in costs])


def test_no_parameter_is_forgotten() -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in (*get_args(ops.AnyOp), ops.Pay)}
    varied_in: dict[str, set[str]] = {tag: set(UNSAID.get(tag, ())) for tag in kinds}
    for base, fields in OPS:
        varied_in[base["op"]] |= set(fields)
    for _, fields in RULES:
        varied_in["modify"] |= set(fields)
    varied_in["pay"] |= {"what", "n"}  # in a test of its own
    for tag, kind in kinds.items():
        assert varied_in[tag] == {field.encode_name for field in msgspec.structs.fields(kind)}, tag
    happening = {field.encode_name for field in msgspec.structs.fields(ops.Happening)}
    assert {field for _, fields in EVENTS for field in fields} | {"name"} == happening
    names = {base["name"] for base, _ in EVENTS}
    assert names == set(msgspec.json.schema(ops.Happening)["$defs"]["Happening"]["properties"]["name"]["enum"])
    assert {base["rule"] for base, _ in RULES} == set(get_args(ops.Hook))


ZEUS = {"family": "zeus"}
PER_ZEUS = {"of": "domain", "filter": ZEUS}
ANOTHER = {"test": "domain_count", "filter": {"not_self": True}, "min": 1}


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({**LOSE, "who": "each_opponent", "n": {"count": PER_ZEUS}},
         "Each opponent loses 1 VP per Zeus card in your Domain (this card too) (all, if there is less)."),
        ({**LOSE, "n": {"count": {"of": "has_level_bonus"}, "plus": 1, "max": 2}},
         "Lose 1 VP, or 2 VP if you hold a level tile (all, if there is less)."),
        ({**GAIN, "n": {"count": {"of": "this_legend_is_complete_family"}, "times": 3}},
         "Gain 3 Gold if this card is in a Family Legend of 3 cards."),
        ({**GAIN, "n": {"count": {"of": "domain"}, "div": 2, "max": 4}},
         "Gain 1 Gold per 2 family cards in your Domain (this card too), at most 4."),
        ({**GAIN, "n": {"count": {"of": "oracle"}, "times": 2, "div": 3}},
         "Gain 2/3 Gold per card in the Oracle (rounded down)."),
        ({**GAIN, "n": {"count": {"of": "domain"}, "plus": 3, "max": 2}}, "Gain 2 Gold."),
        ({**GAIN, "n": {"count": {"of": "legends"}}}, "Gain 1 Gold per Legend or single card in your Elysium."),
        ({"op": "steal", "who": "chosen_opponent", "what": "vp", "n": {"count": PER_ZEUS, "max": 3}},
         "Take from an opponent of your choice 1 VP per Zeus card in your Domain (this card too), at most 3 "
         "(all, if there is less)."),
        ({"op": "choose", "who": "each_opponent", "options": {
            "a": [{**GAIN, "who": "chooser"}, {**LOSE, "who": "chooser"}],
            "b": [{"op": "steal", "who": "chooser", "what": "gold", "n": 2}],
            "c": [GAIN],
        }},
         "Each opponent picks one (one that can be done in full, if there is any): gain 1 Gold and lose 1 VP, "
         "let you take 2 Gold from you (all, if there is less), or let you gain 1 Gold."),
        ({"op": "choose", "options": {"a": [{"op": "take_citizen", "n": 1}], "b": [{"op": "transfer", "max": 1}]}},
         "Pick one (one that can be done in full, if there is any): take 1 Citizen (the top card of the draw pile, "
         "face down), as an extra without a Column, or transfer 1 card at the usual price."),
        ({"op": "choose", "who": "each_opponent", "options": {
            "a": [{"op": "discard", "who": "chooser"}],
            "b": [{"op": "discard"}],
        }},
         "Each opponent picks one (one that can be done in full, if there is any): discard 1 card from their Domain, "
         "or let you discard 1 card from your Domain."),
        ({"op": "transfer", "max": 2, "price": {"discount": 1, "surcharge": 2}},
         "You may transfer up to 2 cards for 1 Gold more each than usual."),
        ({"op": "transfer", "max": 1, "filter": {"level": [1]}, "price": {"mode": "fixed"}},
         "You may transfer 1 level 1 family card for free."),
        ({"op": "take", "from": "discard", "price": {"discount": 1}},
         "You may take 1 card from the discard pile for its level minus 1 in Gold, as an extra without a Column."),
        ({"op": "discard", "who": "each_opponent", "filter": {"kind": "citizen"}},
         "Each opponent discards 1 Citizen of their choice from their Domain."),
        ({**LOSE, "who": {"opponents_where": {"stat": "gold", "rel": "<"}}},
         "Each opponent with less Gold than you beforehand loses 1 VP."),
        ({**LOSE, "who": {"opponents_where": {"stat": "vp", "rel": ">="}}},
         "Each opponent with as many VP tokens as you or more beforehand loses 1 VP."),
        ({**LOSE, "who": {"opponents_where": {"stat": "domain_size", "rel": ">=", "value": 1}}},
         "Each opponent with at least 1 Domain card beforehand loses 1 VP."),
        ({"op": "if", "test": ANOTHER, "then": [GAIN], "else": [LOSE]},
         "If your Domain has another family card: Gain 1 Gold. Otherwise: Lose 1 VP."),
    ],
)  # fmt: skip
def test_sayings_word_by_word(step: Record, said: str) -> None:
    assert words(step) == said


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ({"rule": "transfer_cost", "delta": 1}, "Your transfers cost 1 Gold more, this card’s own too."),
        ({"rule": "transfer_cost", "delta": -1, "min": 1, "filter": ZEUS},
         "Your transfers of Zeus cards cost 1 Gold less (none falls below 1 by this), this card’s own too."),
        ({"rule": "extra_transfer", "delta": 2},
         "You may make 2 more transfers when the Legends are written, as long as this card has not been transferred "
         "itself."),
        ({"rule": "protect", "from": ["discard", "steal_gold", "lose_vp"]},
         "Opponents’ powers cannot make you discard cards or lose VP, and cannot take Gold from you; "
         "that part of them does nothing."),
        ({"rule": "quest_number", "set": 2},
         "Your completed Quest counts as number 2 for the order of play, if its own is higher; between equals the "
         "lower printed number comes first."),
    ],
)  # fmt: skip
def test_changed_rules_word_by_word(step: Record, said: str) -> None:
    assert words({"op": "modify", **step}, activation="permanent") == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"name": "transferred", "by": "self"}, "For each other card that you transfer"),
        ({"name": "transferred", "by": "anyone", "include_self": True, "per_turn": 2},
         "For each card that anyone transfers, this card too, at most 2 times in each player’s turn"),
        ({"name": "transferred", "by": "self", "filter": {"family": "ares"}}, "For each Ares card that you transfer"),
        ({"name": "transferred", "by": "opponent", "filter": ZEUS}, "For each Zeus card that an opponent transfers"),
        ({"name": "quest_rewarded", "by": "opponent"}, "With each opponent’s Quest reward, complete or not"),
        ({"name": "gained_pp", "by": "self"}, "Whenever you gain PP by a power"),
        ({"name": "gained_pp", "by": "anyone", "not_caused_by": "zeus-1-hebe", "per_turn": 1},
         "Whenever anyone gains PP by a power (not that of any Hebe), at most once in each player’s turn"),
        ({"name": "own_power_benefited_opponent", "by": "self", "filter": {"family": "athena"}},
         "After a power of one of your Athena cards by which an opponent has gained Gold or VP, transferred or "
         "straightened a card"),
    ],
)  # fmt: skip
def test_events_word_by_word(event: Record, said: str) -> None:
    assert words(activation="permanent", event=event) == f"{said}: Gain 1 Gold."


def test_conditions_word_by_word() -> None:
    two = [{"test": "domain_count", "filter": ZEUS, "min": 3}, {"test": "strict_max", "what": "pp"}]
    only = "Only if your Domain has at least 3 Zeus cards and you have more PP than every opponent: Gain 1 Gold."
    assert words(when=two) == only
    assert words(activation="permanent", event={"name": "gained_pp", "by": "self"}, when=two[:1]) == (
        "Whenever you gain PP by a power: Only if your Domain has at least 3 Zeus cards: Gain 1 Gold."
    )
    assert words(activation="eleusis") == "Gain 1 Gold."
    copied: Record = {"op": "copy_power", "from": ["oracle"]}
    assert words(copied, activation="instantaneous", optional=True) == (
        "You may use the power of 1 card in the Oracle as if printed here (not a card that copies)."
    )


def test_every_eleusis_card_asks_for_another() -> None:
    for design in HOUSE.designs.values():
        if design.activation == "eleusis":
            assert design.when, design.id


def test_the_house_list_says_what_is_recorded() -> None:
    recorded = recorded_words.FILE.read_text("utf-8").splitlines()
    meant = "if this is meant: python -m tests.rules.elysium.recorded_words"
    assert recorded_words.lines() == recorded, meant

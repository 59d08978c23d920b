"""What the cards and Prisoners of the Tartarus say, its rule summaries, and its part of the position in words."""

from __future__ import annotations

from rules.core.game import Topic
from rules.core.types import Args, Seat, Text, seat_text
from rules.games.hybris.cards import program_text, record_text, rules_text
from rules.games.hybris.content import Content
from rules.games.hybris.modules.tartarus import board
from rules.games.hybris.modules.tartarus.records import KEY, Corruption, Prisoner, records
from rules.games.hybris.modules.tartarus.view import PRISON, PrisonerView, TartarusView
from rules.games.hybris.state import HybrisState
from rules.games.hybris.view import HybrisView, LocationView
from rules.games.hybris.words import amount_text


def says(content: Content, key: str) -> Text:
    """A Corruption card with all of its parts, or a Prisoner."""
    record = content.things[key][1]
    if isinstance(record, Prisoner):
        facts: Args = {"base": record.base, "cards": record.cards}
        facts |= {"main": program_text(record.main), "sanction": program_text(record.sanction)}
        return Text("hybris-prisoner", facts)
    assert isinstance(record, Corruption)
    sides = {name: program_text(getattr(record, name)) for name in ("pact", "release", "prisoner")}
    power = rules_text(content.key, content.module_keys, record.power) or Text("hybris-nothing")
    return Text("hybris-corruption", {**sides, "name": record_text(content, record.power), "power": power})


def topics(content: Content) -> list[Topic]:
    """The board and its actions; Prisoners."""
    found = records(content)
    numbers: Args = {"vp": found.numbers.end_vp, "spaces": len(found.track)}
    keys = ("tartarus", "prisoners")
    return [Topic(key, Text(f"hybris-topic-{key}"), Text(f"hybris-topic-{key}-body", numbers)) for key in keys]


def toll(state: HybrisState, seat: Seat) -> Text | None:
    """What one more step of Corruption costs at the end of the track; None before it."""
    found = records(state.content)
    if board.level(state, seat) < len(found.track):
        return None
    return Text("hybris-toll", {"amount": amount_text("vp", found.numbers.end_vp)})


def waiting(state: HybrisState, place: str) -> list[Text]:
    """Prisoners of a place, whose they are, what they do to whoever meets them."""
    return [
        Text(
            "hybris-waiting",
            {"prisoner": board.whose_text(state, key), "main": program_text(board.prisoner(state.content, key).main)},
        )
        for key in board.present(state, place)
    ]


def describe(view: HybrisView) -> list[Text]:
    """Who is how corrupt and guilty, what they keep, where Prisoners are."""
    shown: TartarusView = view.parts[KEY]["board"]
    lines = []
    for seat in view.order:
        names: Args = {"seat": seat_text(seat), "space": shown.track[seat], "guilt": shown.guilt[seat]}
        powers = [power.name for power in shown.powers[seat]]
        names |= {"hindrance": view.players[seat].hindrance, "powers": powers, "count": len(powers)}
        lines.append(Text("hybris-say-corruption", names))
    places = {one.key: one for one in view.locations}
    lines += [_prisoner(one, places) for one in shown.prisoners if one.where != PRISON]
    kept = [one.name for one in shown.prisoners if one.where == PRISON]
    if kept:
        lines.append(Text("hybris-say-prison", {"prisoners": kept}))
    return lines


def _prisoner(one: PrisonerView, places: dict[str, LocationView]) -> Text:
    names: Args = {"name": one.name, "place": places[one.place or KEY].name, "owner": seat_text(one.owner or 0)}
    return Text("hybris-say-prisoner", {**names, "space": "none" if one.where == one.place else one.where[-1]})

"""What a seat may take on its turn, why not, and taking it (Phase II: Actions; R02, R04-R07, R37, R41)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from rules.core.text import joined
from rules.core.types import Arg, Seat, Text
from rules.games.elysium.content import DATA, Content
from rules.games.elysium.data import Quest
from rules.games.elysium.nouns import either
from rules.games.elysium.ops import Filter
from rules.games.elysium.state import ElysiumState, Held, Taken
from rules.games.elysium.table import distinct, fits, modifiers, twin
from rules.games.elysium.view import ANY, COLORS
from rules.games.elysium.words import color_text, colors_text, name_text


def meets(columns: Sequence[str], needs: Sequence[str]) -> bool:
    """Whether Columns on a board meet a condition; the black symbol asks for one more than the others (R02)."""
    return all(need in columns for need in needs if need != ANY) and len(columns) >= len(needs)


def by_columns(state: ElysiumState, cards: Iterable[str]) -> list[str]:
    """Cards of the Agora by the Columns they ask for: as they are offered, and as the eye meets them on the table."""

    def order(key: str) -> tuple[list[int], int]:
        needs = state.content.card(key).needs
        return [COLORS.index(need) if need in COLORS else len(COLORS) for need in needs], state.agora.index(key)

    return sorted(cards, key=order)


def card_refusals(state: ElysiumState, seat: Seat) -> dict[str, Text | None]:
    """Why a seat cannot take a card of the Agora now, by card; None for those that it can take."""
    free = [op.filter for op in modifiers(state, seat, "acquisition") if op.condition == "none"]
    return {key: _card_refusal(state, seat, key, free) for key in state.agora}


def _card_refusal(state: ElysiumState, seat: Seat, key: str, free: Sequence[Filter]) -> Text | None:
    """`free` are the cards that a power lets the seat take with any Columns."""
    player = state.players[seat]
    if player.taken >= DATA.setup.cards:
        return Text("elysium-why-enough", {"count": DATA.setup.cards})
    if twin(state, seat, key):
        return Text("elysium-why-twin")
    needs = state.content.card(key).needs
    if meets(player.columns, needs) or any(fits(state, wanted, key) for wanted in free):
        return None
    lacking: list[str] = [need for need in needs if need != ANY and need not in player.columns]
    return Text("elysium-why-columns", {"colors": colors_text(lacking)}) if lacking else Text("elysium-why-second")


def quest_ref(quest: Quest) -> str:
    """What a Quest is pointed at by: the number that it bears."""
    return f"quest:{quest.number}"


def quest_columns(state: ElysiumState, quest: Quest) -> tuple[str, ...]:
    """The pediment colors above a Quest."""
    return _columns(state.content, state.side, state.seats)[quest.id]


@cache
def _columns(content: Content, side: str, seats: int) -> dict[str, tuple[str, ...]]:
    slots, quests = content.pediment[side].slots, content.quests_for(seats)
    width = len(slots) // len(quests)
    return {quest.id: slots[place * width : (place + 1) * width] for place, quest in enumerate(quests)}


def holder_of(state: ElysiumState, quest: Quest) -> Seat | None:
    """Who took a Quest this Epoch."""
    return next((seat for seat, player in state.players.items() if player.quest == quest.id), None)


def quest_refusal(state: ElysiumState, seat: Seat, quest: Quest) -> Text | None:
    """Why a seat cannot take a Quest now; None when it can."""
    if state.players[seat].quest is not None:
        return Text("elysium-why-quest")
    if holder_of(state, quest) is not None:
        return Text("elysium-why-gone")
    columns = quest_columns(state, quest)
    lacking = [color for color in columns if color not in state.players[seat].columns]
    every = needs_all(state, columns)
    if not lacking or (not every and len(lacking) < len(columns)):
        return None
    return Text("elysium-why-columns" if every else "elysium-why-either", {"colors": [color_text(c) for c in lacking]})


def needs_all(state: ElysiumState, columns: Sequence[str]) -> bool:
    """Whether a Quest under these colors needs all of them; otherwise one is enough."""
    return len(columns) == 1 or state.options["two-seat-quests"] == "all"


def quest_text(state: ElysiumState, quest: Quest) -> Text:
    """A Quest as an option: its number and the colors it needs."""
    columns = quest_columns(state, quest)
    colors = colors_text(columns)
    said: Arg = colors if needs_all(state, columns) else either(colors)
    return Text("elysium-option-quest", {"number": quest.number, "colors": said})


def quest_refusals(state: ElysiumState, seat: Seat) -> dict[str, Text | None]:
    """The same of all Quests, by Quest."""
    return {quest.id: quest_refusal(state, seat, quest) for quest in state.content.quests_for(state.seats)}


def forced(state: ElysiumState, seat: Seat) -> str:
    """What is left to a seat that can take neither card nor Quest: a Citizen for a card it owes, else the pass."""
    return "citizen" if state.players[seat].taken < DATA.setup.cards else "pass"


def barred(content: Content, cards: Mapping[str, Text | None], quests: Mapping[str, Text | None]) -> Text | None:
    """What a seat cannot take now, by the reason: names with what is missing, or all cards, or all Quests at once."""
    found = [(name_text(content, key), cards[key]) for key in distinct(cards)]
    numbers = {key: content.quests[key].number for key in quests}
    found += [(Text("elysium-quest", {"number": numbers[key]}), why) for key, why in quests.items()]
    reasons: list[Text] = []
    for _, why in found:
        if why is not None and why not in reasons:
            reasons.append(why)
    said = [_barred([name for name, other in found if other == why], why) for why in reasons]
    return joined(said, "elysium-barred-more") if said else None


def _barred(names: list[Text], why: Text) -> Text:
    if why.key in ("elysium-why-enough", "elysium-why-quest"):
        return Text("elysium-barred-all", {"what": why.key.rpartition("-")[2], "why": why})
    return Text("elysium-barred", {"names": names, "why": why})


def enter_domain(draft: ElysiumState, seat: Seat, key: str) -> None:
    """A family card that was taken enters the Domain: a Trigger card gets its ring, an Instantaneous power waits."""
    design = draft.content.card(key)
    draft.players[seat].domain.append(Held(key, ring=design.activation == "trigger"))
    if design.activation == "instantaneous":
        draft.taken.append(Taken(seat, key))

"""Questions and their options in words: what each key means here, what it costs, what follows."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.types import BACK, Option, Seat, Text, seat_text
from rules.games.pantheum.board import AROUND, full_at, takes
from rules.games.pantheum.cards import ability
from rules.games.pantheum.data import (
    LANDSCAPE,
    Copy,
    DiscardMarket,
    Gain,
    LoseElement,
    MoveGod,
    Place,
    Remove,
    RollAndPlace,
    Sell,
    Shift,
    ShiftBlight,
    Store,
    Swap,
    card_id,
    card_of,
)
from rules.games.pantheum.market import open_card, stack_ref
from rules.games.pantheum.moves import (
    LockAction,
    Move,
    PlaceAction,
    PlaceOne,
    Recruit,
    Scene,
    ShiftAction,
    Task,
    moves,
)
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.view import KRONOS
from rules.games.pantheum.words import (
    Args,
    card_text,
    column_text,
    element_text,
    elements_text,
    god_text,
    landscape_text,
    square,
)

_KINDS: dict[type, tuple[str, ...]] = {
    PlaceAction: ("element", "tile"),
    ShiftAction: ("from", "to", "pay"),
    LockAction: ("lock", "pay"),
    Place: ("element", "tile"),
    PlaceOne: ("element", "tile"),
    Shift: ("from", "to"),
    ShiftBlight: ("from", "to"),
    Remove: ("remove",),
    Sell: ("sell",),
    MoveGod: ("move-god",),
    Swap: ("swap",),
    Gain: ("gain",),
    Store: ("store",),
    Copy: ("copy",),
    LoseElement: ("lose",),
    DiscardMarket: ("discard",),
}
_RECRUIT_KINDS = {"card": "recruit", "pass": "recruit", "seat": "seat", "column": "home", "drop": "drop"}


def back_option() -> Option:
    """Back to the question before."""
    return Option(BACK, Text("pantheum-option-back"))


def question(scene: Scene, task: Task, prefix: Move, key: str) -> tuple[str, Text]:
    """The kind of the next question and its prompt; `key` is one of its answers."""
    if isinstance(task, Copy) and prefix:
        kind, _ = question(scene, card_of(_bare(prefix[0])).effect, prefix[1:], key)
    elif isinstance(task, Recruit):
        kind = _RECRUIT_KINDS[key.partition(":")[0]]
    else:
        kind = _KINDS[type(task)][len(prefix)]
    if kind == "recruit":
        return kind, _recruiting(scene, key)
    return kind, Text(f"pantheum-ask-{kind}", {"by": _doer(scene)})


def _recruiting(scene: Scene, first: str) -> Text:
    """Whom to recruit, with what is there to pay; the pass comes first only where it is the only answer."""
    satchel = scene.player.satchel
    names: Args = {"satchel": elements_text(satchel), "holds": "yes" if any(satchel.values()) else "no"}
    return Text("pantheum-ask-recruit", {**names, "can": "no" if first == "pass" else "yes"})


def _doer(scene: Scene) -> Text:
    if scene.card:
        return card_text(scene.card)
    return god_text("kronos") if scene.actor == KRONOS else column_text(scene.column or "place")


def _bare(key: str) -> str:
    return key.partition(":")[2]


def option(scene: Scene, task: Task, prefix: Move, key: str, *, irreversible: bool = False) -> Option:
    """One answer to the next question."""
    if isinstance(task, Copy) and prefix:
        return option(scene, card_of(_bare(prefix[0])).effect, prefix[1:], key, irreversible=irreversible)
    made = _BUILDERS[key.partition(":")[0]](scene, task, prefix, _bare(key))
    if not irreversible:
        return made
    return Option(made.key, made.label, made.ref, made.group, made.hint, True)


def tile_label(state: PantheumState, key: str) -> Text:
    """A square by name and face: b3, temple."""
    return Text("pantheum-tile-label", {"tile": square(key), "kind": state.board[key].kind})


def move_prompt(state: PantheumState) -> Text:
    """Where the god goes, with what the die gave."""
    die = state.die or ""
    rolled = elements_text({face: die.count(face) for face in die})
    return Text("pantheum-ask-move", {"die": rolled, "rolled": "yes" if die else "no"})


def arrival(state: PantheumState, seat: Seat, key: str) -> Text:
    """What a god that goes to a square would have in range: elements, blight, and tiles that are full for its seat."""
    theirs = [at for at, god in state.gods().items() if god != seat]
    counts: dict[str, int] = {}
    full = []
    blight = 0
    for near in AROUND[key]:
        tile = state.board[near]
        if near in theirs:
            continue
        blight += tile.blight
        if tile.element is None:
            continue
        counts[tile.element] = counts.get(tile.element, 0) + tile.count
        if tile.count >= full_at(state, seat, tile):
            full.append(Text("literal", {"text": square(near)}))
    names: Args = {"elements": elements_text(counts), "count": sum(counts.values()), "blight": blight}
    return Text("pantheum-hint-arrive", {**names, "tiles": full, "full": len(full)})


def contents(state: PantheumState, key: str) -> Text:
    """What lies on a square."""
    tile = state.board[key]
    if tile.pit:
        return Text("pantheum-holds-pit")
    if tile.landscape:
        names: Args = {"landscape": landscape_text(tile.landscape), "seat": seat_text(tile.favor or 0)}
        return Text("pantheum-holds-landscape", names)
    if tile.element is None:
        return Text("pantheum-holds-nothing")
    return Text("pantheum-holds-elements", {"elements": elements_text({tile.element: tile.count})})


def blight_falls(state: PantheumState, key: str) -> Text:
    """What a blight meets that comes to a square: the blight there, and what else lies on it."""
    tile = state.board[key]
    names: Args = {"blight": tile.blight, "pit": "yes" if tile.pit else "no", "holds": contents(state, key)}
    return Text("pantheum-hint-blight", names)


def _tile(scene: Scene, task: Task, prefix: Move, key: str) -> Option:
    state, ref = scene.state, f"tile:{key}"
    tile = state.board[key]
    if isinstance(task, LockAction):
        assert tile.element is not None
        names: Args = {"landscape": landscape_text(LANDSCAPE[tile.element]), "points": tile.vp}
        return Option(ref, tile_label(state, key), ref, hint=Text("pantheum-hint-lock", names))
    if isinstance(task, Remove) or (isinstance(task, Shift | ShiftAction) and not prefix):
        assert tile.element is not None
        label = Text("pantheum-option-from", {"element": element_text(tile.element), "tile": square(key)})
        return Option(ref, label, ref, hint=contents(state, key))
    if isinstance(task, MoveGod):
        return Option(ref, tile_label(state, key), ref, hint=arrival(state, scene.actor, key))
    if isinstance(task, ShiftBlight) or prefix[0].startswith("blight:"):
        return Option(ref, tile_label(state, key), ref, hint=blight_falls(state, key))
    return Option(ref, tile_label(state, key), ref, hint=_after_placing(scene, key, prefix[0]))


def _after_placing(scene: Scene, key: str, first: str) -> Text:
    """What a tile holds once the element named in the first answer has come to it."""
    state, tile = scene.state, scene.state.board[key]
    kind, _, value = first.partition(":")
    element = value if kind == "element" else str(state.board[value].element)
    count = tile.count + 1
    full = scene.actor != KRONOS and count >= full_at(state, scene.actor, tile)
    names: Args = {"elements": elements_text({element: count})}
    return Text("pantheum-hint-full" if full else "pantheum-hint-then", names)


def _blight(scene: Scene, task: Task, prefix: Move, key: str) -> Option:
    label = Text("pantheum-option-blight-from", {"tile": square(key)})
    hint = Text("pantheum-hint-blight-from", {"blight": scene.state.board[key].blight})
    return Option(f"blight:{key}", label, f"tile:{key}", hint=hint)


def _element(scene: Scene, task: Task, prefix: Move, element: str) -> Option:
    hint = None
    if isinstance(task, PlaceAction):
        fits = any(takes(scene.state.board[key], element) for key in scene.reach())
        held = elements_text({element: scene.player.satchel[element]})
        hint = Text("pantheum-hint-held", {"elements": held}) if fits else Text("pantheum-hint-to-bank")
    return Option(f"element:{element}", element_text(element), f"element:{element}", hint=hint)


def _pay(scene: Scene, task: Task, prefix: Move, elements: str) -> Option:
    paid = elements.split(",")
    counts = {element: paid.count(element) for element in paid}
    satchel = scene.player.satchel
    left = {element: satchel[element] - counts.get(element, 0) for element in satchel}
    hint = Text("pantheum-hint-left", {"elements": elements_text(left), "left": sum(left.values())})
    return Option(f"pay:{elements}", Text("pantheum-option-pay", {"elements": elements_text(counts)}), hint=hint)


def _god(scene: Scene, task: Task, prefix: Move, god: str) -> Option:
    state = scene.state
    if god == "kronos":
        at = state.kronos.at if state.kronos else ""
        return Option(
            "god:kronos", god_text(god), f"tile:{at}", hint=Text("pantheum-hint-stands", {"tile": square(at)})
        )
    seat, at = next((seat, str(p.at)) for seat, p in state.players.items() if p.god == god)
    label = Text("pantheum-option-god", {"god": god_text(god), "seat": seat_text(seat)})
    return Option(f"god:{god}", label, f"tile:{at}", hint=Text("pantheum-hint-stands", {"tile": square(at)}))


def demigod_label(scene: Scene, card: str) -> Text:
    """A card on the acting seat's board; one that another seat put there is told apart by who did."""
    owner = next((seat for seat, player in scene.state.players.items() if card in player.claims), scene.actor)
    if owner == scene.actor:
        return card_text(card)
    return Text("pantheum-option-cursed", {"card": card_text(card), "seat": seat_text(owner)})


def _demigod(scene: Scene, task: Task, prefix: Move, card: str) -> Option:
    hint = ability(card_id(card))
    if isinstance(task, Sell):
        hint = Text("pantheum-hint-sell", {"elements": elements_text(card_of(card).cost)})
    rolls = isinstance(task, Copy) and isinstance(card_of(card).effect, RollAndPlace)
    return Option(f"demigod:{card}", demigod_label(scene, card), f"demigod:{card}", hint=hint, irreversible=rolls)


def _card(scene: Scene, task: Task, prefix: Move, ident: str) -> Option:
    card = card_of(open_card(scene.state, ident))
    names: Args = {"elements": elements_text(card.cost), "power": card.power}
    hint = Text("pantheum-hint-recruit", names) if isinstance(task, Recruit) else ability(ident)
    return Option(f"card:{ident}", card_text(ident), stack_ref(scene.state, ident), hint=hint)


def _seat(scene: Scene, task: Task, prefix: Move, seat: str) -> Option:
    return Option(f"seat:{seat}", seat_text(int(seat)), f"seat:{seat}", hint=Text("pantheum-hint-curse"))


def _column(scene: Scene, task: Task, prefix: Move, column: str) -> Option:
    return Option(f"column:{column}", column_text(column), f"column:{column}", hint=Text("pantheum-hint-home"))


def _drop(scene: Scene, task: Task, prefix: Move, elements: str) -> Option:
    dropped = elements.split(",")
    cost = card_of(_bare(prefix[0])).cost
    left = {element: number - dropped.count(element) for element, number in cost.items()}
    label = Text("pantheum-option-drop", {"elements": elements_text({e: dropped.count(e) for e in dropped})})
    return Option(f"drop:{elements}", label, hint=Text("pantheum-hint-drop", {"elements": elements_text(left)}))


def _pass(scene: Scene, task: Task, prefix: Move, rest: str) -> Option:
    alone = next(moves(scene, task)) == ("pass",)
    label = Text("pantheum-option-end-turn" if alone else "pantheum-option-pass")
    return Option("pass", label, hint=Text("pantheum-hint-pass"))


_BUILDERS: dict[str, Callable[[Scene, Task, Move, str], Option]] = {
    "tile": _tile,
    "blight": _blight,
    "element": _element,
    "pay": _pay,
    "god": _god,
    "demigod": _demigod,
    "card": _card,
    "seat": _seat,
    "column": _column,
    "drop": _drop,
    "pass": _pass,
}

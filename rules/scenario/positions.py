"""A position given by hand: a patch on the state as set up, checked, and played on to its next decision."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from rules.core import codec, engine, flow
from rules.core.documents import at, lost, merge
from rules.core.engine import Step
from rules.core.errors import BadPosition, BadTape, Rejected, RulesBug
from rules.core.game import Game, State
from rules.core.types import SPECTATOR, Draw, Text, Viewer
from rules.scenario.file import nearest

_SOME = "[...]"
"""What msgspec writes for an entry of an object."""


def position(
    game: Game[Any, Any], fresh: State, patch: Mapping[str, Any], draws: Sequence[Draw] = (), only: Collection[str] = ()
) -> Step[Any]:
    """A freshly set-up state with a patch on its JSON, played on to its next decision; raises BadPosition.

    `only` names piles that hold just what the patch says.
    """
    document = merge(msgspec.json.decode(codec.encode(fresh)), patch)
    if "stack" in patch and isinstance(document.get("stack"), list):
        blank = {"id": 0, "v": {}}
        document["stack"] = [{**blank, **frame} if isinstance(frame, dict) else frame for frame in document["stack"]]
    state = _decoded(game, document)
    _check_members(document, msgspec.json.decode(codec.encode(state)))
    _check_frames(game, state)
    if (state.seats, state.options) != (fresh.seats, fresh.options):
        raise bad_position("seats and options are those of the match, and are given beside the position")
    if "stack" in patch:
        for frame in state.stack:
            flow.ask_again(state, frame)
    _check_only(game, patch, only)
    try:
        game.settle_position(state)
        for pile in only:
            game.leave_out(state, pile, patch[pile])
        game.check(state)
        step = engine.play_on(game, state, draws)
        for viewer in (SPECTATOR, *map(Viewer, range(state.seats))):
            game.describe(engine.view(game, step.state, viewer, step.pending))
    except (RulesBug, BadTape) as error:
        raise bad_position(str(error)) from error
    except Rejected:
        raise
    except Exception as error:
        # A position by hand may break what handlers take for granted; say so instead of failing.
        raise bad_position(f"{type(error).__name__}: {error}") from error
    return step


def _check_only(game: Game[Any, Any], patch: Mapping[str, Any], only: Collection[str]) -> None:
    for pile in only:
        if pile not in game.may_end:
            known = ", ".join(game.may_end) or "none in this game"
            raise bad_position(f"only: {pile} is no pile that may hold just what is said; such are: {known}")
        if pile not in patch:
            raise bad_position(f"only: the position does not say what {pile} holds")


def bad_position(reason: str) -> BadPosition:
    """That a position cannot be, and why."""
    return BadPosition(Text("rejected-position", {"reason": reason}))


def _decoded(game: Game[Any, Any], document: dict[str, Any]) -> Any:
    """The state that a document says; raises BadPosition naming the member, in which entry it is wrong too."""
    try:
        return msgspec.json.decode(codec.encode(document), type=game.state_type)
    except msgspec.MsgspecError as error:
        reason, _, path = str(error).partition(" - at ")
        found = next(_entries(game, document, path), path) if _SOME in path else path
        raise bad_position(f"{reason} - at {found}" if found else reason) from error


def _entries(game: Game[Any, Any], document: dict[str, Any], path: str) -> Iterator[str]:
    """The path with its first unnamed entry named: the one that is wrong without the others beside it."""
    before, _, after = path.partition(_SOME)
    above = [part for part in before.replace("]", "").replace("[", ".").strip("`$.").split(".") if part]
    holder = at(document, "/".join(["", *above]))[1]
    for key in holder if isinstance(holder, dict) else ():
        alone = merge(document, {})
        at(alone, "/".join(["", *above[:-1]]))[1][above[-1]] = {key: holder[key]}
        try:
            msgspec.json.decode(codec.encode(alone), type=game.state_type)
        except msgspec.ValidationError:
            yield f"{before}[{key}]{after}"


def _check_members(document: Mapping[str, Any], kept: Mapping[str, Any]) -> None:
    """Refuse members that the state has no place for, saying which there are beside them."""
    unknown = lost(document, kept)
    if not unknown:
        return
    above, _, name = unknown[0].rpartition("/")
    holder = at(kept, above)[1]
    beside = nearest(name, holder) if isinstance(holder, dict) and holder else "there is none here"
    raise bad_position(f"no such member: {', '.join(unknown)}; {beside}")


def _check_frames(game: Game[Any, Any], state: State) -> None:
    missing = [frame.at for frame in state.stack if frame.at not in game.flow]
    if missing:
        raise bad_position(f"no such frame: {', '.join(missing)}; there are {', '.join(game.flow)}")

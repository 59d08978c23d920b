"""When the rules fail: the move is dropped, the match stays, a dump is written, the player gets a number."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables import Faulted
from rules.core.errors import RulesBug
from rules.core.log import read_log, verify
from rules.core.rng import Source
from rules.core.types import AnyDecision, Choice, Text
from tests.support.tables import PEOPLE, Table, opened
from tests.support.toy import Toy, ToyState, ToyView


class Broken(Toy):
    """Fails where it is told to."""

    fails: str = ""

    def check(self, state: ToyState) -> None:
        if self.fails == "check":
            raise RulesBug("an invariant is broken")
        super().check(state)

    def secrets(self, view: ToyView) -> list[Text]:
        if self.fails == "secrets":
            raise ZeroDivisionError
        return super().secrets(view)

    def choose(self, automat: str, view: ToyView, decision: AnyDecision, source: Source) -> Choice:
        if self.fails == "choose":
            raise KeyError(automat)
        if self.fails == "illegal":
            return "card:99"
        return super().choose(automat, view, decision, source)


@pytest.fixture
def game() -> Broken:
    return Broken()


async def broken(folder: Path, game: Broken) -> Table:
    return await opened(folder, game)


@pytest.mark.parametrize("where", ["check", "secrets"])
async def test_a_fault_costs_one_move_and_never_the_match(tmp_path: Path, game: Broken, where: str) -> None:
    table = await broken(tmp_path, game)
    match = await table.running(3)
    # The first two answers are sealed: only the third changes hands, and secrets with them.
    await table.move(match)
    await table.move(match)
    before = await table.state(match)
    game.fails = where
    with pytest.raises(Faulted) as caught:
        await table.move(match)
    reference = caught.value.reference
    assert caught.value.text == Text("refused-fault", {"reference": reference})
    found = await table.tables.match(match)
    assert (found.status, found.seq, found.fault) == ("running", 2, reference)
    assert await table.state(match) == before

    with pytest.raises(Faulted) as again:
        await table.move(match)
    assert again.value.reference == reference, "the same failure has the same number"
    assert [path.name for path in table.dumps.iterdir()] == [f"{reference}.json"]

    game.fails = ""
    assert (await table.finish(match)).status == "over"
    await table.close()


async def test_the_dump_runs_into_the_same_failure(tmp_path: Path, game: Broken) -> None:
    table = await broken(tmp_path, game)
    match = await table.running(3)
    game.fails = "check"
    with pytest.raises(Faulted) as caught:
        await table.move(match)
    log = read_log((table.dumps / f"{caught.value.reference}.json").read_bytes())
    assert log.error is not None
    assert "an invariant is broken" in log.error
    assert verify(game, log).failure == "RulesBug: an invariant is broken"
    await table.close()


async def test_a_fault_at_the_start_leaves_the_lobby(tmp_path: Path, game: Broken) -> None:
    table = await broken(tmp_path, game)
    lobby = await table.lobby(3)
    game.fails = "check"
    with pytest.raises(Faulted):
        await table.tables.start(lobby.id, PEOPLE[0])
    assert (await table.tables.match(lobby.id)).status == "lobby"
    game.fails = ""
    assert (await table.tables.start(lobby.id, PEOPLE[0])).match.status == "running"
    await table.close()


@pytest.mark.parametrize("where", ["choose", "illegal"])
async def test_an_automat_that_fails_does_what_silence_would_do(tmp_path: Path, game: Broken, where: str) -> None:
    game.fails = where
    table = await broken(tmp_path, game)
    match = await table.running(1, 2)
    assert (await table.finish(match)).status == "over"
    assert await table.state(match) == await table.replayed(match)
    await table.close()


async def test_a_full_disk_hides_nothing_from_the_player(
    tmp_path: Path, game: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await broken(tmp_path, game)
    match = await table.running(3)
    game.fails = "check"
    table.dumps.write_text("in the way: a file where the folder should be")
    with pytest.raises(Faulted):
        await table.move(match)
    await table.close()


async def test_dumps_do_not_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.store import dumps

    monkeypatch.setattr(dumps, "KEPT", 3)
    kept = dumps.FileDumps(tmp_path / "dumps")
    for n in range(5):
        await kept.write(f"{n}.json", b"x")
    await kept.write("1.json", b"newer")
    assert sorted(path.name for path in kept.directory.iterdir()) == ["0.json", "1.json", "2.json"]
    assert (kept.directory / "1.json").read_bytes() == b"newer"

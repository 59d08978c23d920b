"""Content packs of a host: read at the start, checked by the doctor, recorded by matches, and missed in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from bot import packs
from bot.cli import simulation
from bot.cli.checks import check_packs
from bot.cli.games import parse_options
from bot.cogs.services import card_notes, what_cards_do
from bot.settings import Settings
from bot.tables import Refused
from bot.ui.choices import option_line
from bot.ui.controls import Question
from bot.ui.limits import MENU_OPTIONS
from bot.ui.lists import options_panel
from bot.ui.panel import panel
from bot.ui.words import Words, literal
from rules.core import engine, game
from rules.core.errors import BadSetup
from rules.core.log import verify
from rules.core.recorder import Recorder
from rules.core.text import Wording
from rules.core.types import SPECTATOR, ChooseOne, Option, Setup, Text
from rules.games.elysium.content import KNOWN
from rules.games.elysium.game import Elysium
from rules.games.elysium.pack import read_pack
from tests.bot.cli.conftest import Runner
from tests.bot.ui import asked
from tests.e2e.rig import Rig, control, controls, meaning, rigged, words_of
from tests.e2e.test_whole_match import begin
from tests.rules.elysium.table import Table, seat
from tests.support.play import random_match, walking

HOUSE: dict[str, Any] = json.loads(files("rules.games.elysium").joinpath("data.json").read_text("utf-8"))


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    """The registry after the test as before it."""
    titles, lists = game.games(), dict(KNOWN)
    yield
    for title in titles.values():
        game.replace(title)
    KNOWN.clear()
    KNOWN.update(lists)


def write(path: Path, title: str, /, bonuses: Any = HOUSE["bonuses"], **changes: Any) -> Path:
    """The house list as a pack, with other bonuses and changes to the card Hebe."""
    members = {key: json.loads(json.dumps(HOUSE[key])) for key in ("format", "designs")}
    members["bonuses"] = bonuses
    next(card for card in members["designs"] if card["id"] == "zeus-1-hebe").update(changes)
    path.write_text(json.dumps({"name": title, **members}), "utf-8")
    return path


def test_the_packs_of_a_folder_are_used_the_last_one_for_new_matches(tmp_path: Path) -> None:
    old, new = write(tmp_path / "1.json", "first print"), write(tmp_path / "2.json", 'the "second"', name="Cupbearer")
    packs.use(tmp_path)
    title = game.find("elysium")
    (cards,) = [option for option in title.info.options if option.key == "cards"]
    assert cards.values == ("house", packs.hash_of(old), packs.hash_of(new))
    assert cards.default == packs.hash_of(new)
    words = Wording()
    assert words.say(f"elysium-option-cards-{packs.hash_of(new)}") == f'the "second" ({packs.hash_of(new)[:8]})'
    found = next(card for card in title.components() if card.id == "zeus-1-hebe")
    assert words(found.name) == "Cupbearer"
    assert engine.start(title, Setup("elysium", 2, "s")).state.pack == packs.hash_of(new)
    assert engine.start(title, Setup("elysium", 2, "s", {"cards": "house"})).state.pack == "house"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "pack.json: file: is no JSON text"),
        ("[]", "file: must be a JSON object"),
        ('{"format": 3}', "file: must be a JSON object with a text `format`"),
        ('{"format": "petteia-elysium-cards/1", "name": ' + "[" * 100_000 + "]" * 100_000 + "}", "nested too deeply"),
        ('{"format": "petteia-elysium-cards/1", "name": ' + "[" * 300 + "]" * 300 + "}", "nested more than 40 deep"),
        (" " * packs.LARGEST + "{}", f"file: has {packs.LARGEST + 2} bytes"),
        ('{"format": "petteia-chess/1"}', "format: 'petteia-chess/1'"),
        ('{"format": "petteia-elysium-cards/1", "name": "x", "designs": [{"id": "kraken"}]}', "designs kraken"),
    ],
    ids=["no JSON", "list", "format", "far too deep", "too deep", "too large", "other format", "record"],
)
def test_a_wrong_pack_stops_the_start_and_names_file_and_place(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "pack.json"
    file.write_text(text, "utf-8")
    before = game.find("elysium")
    with pytest.raises(packs.UnusablePack) as refused:
        packs.use(file)
    assert str(file) in str(refused.value)
    assert reason in str(refused.value)
    assert game.find("elysium") is before


def test_a_missing_file_and_a_title_without_packs_are_refused(tmp_path: Path) -> None:
    with pytest.raises(packs.UnusablePack, match="no such file"):
        packs.use(tmp_path / "none.json")
    with pytest.raises(BadSetup) as refused:
        game.find("storm").with_pack(b"{}")
    assert "takes no content pack" in Wording()(refused.value.text)


def test_the_doctor_names_record_and_field(tmp_path: Path) -> None:
    good = write(tmp_path / "1.json", "good")
    assert [one.level for one in check_packs(Settings(packs=good))] == ["ok"]
    bad = write(tmp_path / "2.json", "bad", level=4)
    *_, found = check_packs(Settings(packs=tmp_path))
    assert found.level == "fail"
    for part in (str(bad), "designs zeus-1-hebe", "level"):
        assert part in found.found
    assert list(check_packs(Settings())) == []


def test_simulations_are_played_with_packs(tmp_path: Path) -> None:
    petteia = Runner()
    bad = write(tmp_path / "bad.json", "bad", needs=[])
    refused = petteia("simulate", "elysium", "--seats", "2", "--matches", "1", "--packs", str(bad))
    assert refused.exit_code == 1
    assert "designs zeus-1-hebe: needs" in refused.output
    good = write(tmp_path / "good.json", "good", name="Cupbearer")
    played = petteia("simulate", "elysium", "--seats", "2", "--matches", "1", env={"PETTEIA_PACKS": str(good)})
    assert played.exit_code == 0, played.output


def test_spawned_processes_play_with_packs(tmp_path: Path) -> None:
    petteia, file = Runner(), write(tmp_path / "pack.json", "printed", steps=[{"op": "gain", "what": "vp", "n": 40}])

    def runs(*more: str) -> list[dict[str, Any]]:
        done = petteia("simulate", "elysium", "--seats", "2", "--matches", "3", "--json", *more)
        assert done.exit_code == 0, done.output
        return [{**run, "seconds": 0, "commands_per_second": 0} for run in json.loads(done.stdout)["runs"]]

    house, printed = runs(), runs("--packs", str(file))
    assert printed != house
    assert runs("--packs", str(file), "--jobs", "2") == printed


def test_a_process_without_the_pack_does_not_play_the_house_list_instead(tmp_path: Path) -> None:
    packs.use(write(tmp_path / "pack.json", "printed"))
    title = game.find("elysium")
    setups = simulation.setups(title, 2, 2, "s", parse_options([], title, [2]))
    with pytest.raises(simulation.Violation, match="card list that is not here"):
        list(simulation.play_all(title, setups, jobs=2))


def test_a_log_replays_with_its_pack_and_says_when_it_is_missing(tmp_path: Path) -> None:
    without = game.find("elysium")
    file = write(tmp_path / "pack.json", "printed", steps=[{"op": "gain", "what": "vp", "n": 7}])
    packs.use(file)
    title = game.find("elysium")
    options = engine.start(title, Setup("elysium", 2, "s")).state.options
    log = random_match(title, Setup("elysium", 2, "s", options), "p").log()
    assert verify(title, log).by_seed
    with pytest.raises(BadSetup) as refused:
        verify(without, log)
    assert packs.hash_of(file) in Wording()(refused.value.text)


def test_a_log_names_the_card_list_that_was_usual(tmp_path: Path) -> None:
    without = game.find("elysium")
    file = write(tmp_path / "pack.json", "printed", name="Cupbearer")
    packs.use(file)
    log = random_match(game.find("elysium"), Setup("elysium", 2, "s"), "p").log()
    assert log.setup.options["cards"] == packs.hash_of(file)
    with pytest.raises(BadSetup) as refused:
        verify(without, log)
    assert packs.hash_of(file) in Wording()(refused.value.text)


ROUGH = "[x](http://a.example) ||*_`~~ <@123> @everyone"
MARKUP = ("](http", "||", "`~~", " <@", "@everyone")


def _rough(folder: Path) -> Path:
    """A pack that is called like this, as are all of its cards."""
    file = write(folder / "rough.json", ROUGH)
    members = json.loads(file.read_text("utf-8"))
    for number, card in enumerate(members["designs"]):
        card["name"] = f"{ROUGH} {number}"
    file.write_text(json.dumps(members), "utf-8")
    return file


def _texts(recorder: Recorder[Any]) -> Iterator[Text]:
    """Everything that is said in a match as it is played by chance."""
    title = recorder.game
    yield from (text for card in title.components() for text in (card.name, card.text, *card.facts))
    for decision in walking(recorder, "p"):
        yield decision.prompt
        for option in decision.options if hasattr(decision, "options") else ():
            yield from (text for text in (option.label, option.hint, option.group) if text is not None)
        yield from title.describe(engine.view(title, recorder.state, SPECTATOR))
        yield from (event.text for event in recorder.line.newest.events)


def test_names_of_a_pack_are_shown_as_they_are_and_never_as_markup(tmp_path: Path) -> None:
    packs.use(_rough(tmp_path))
    title, words = game.find("elysium"), Words()
    name = title.components()[0].name
    assert (words(name), words.label(name)) == (literal(f"{ROUGH} 0", 80), f"{ROUGH} 0")
    (cards,) = [option for option in title.info.options if option.key == "cards"]
    line = option_line("elysium", cards, cards.default)
    assert literal(ROUGH, 80) in words(line)
    assert ROUGH in words.label(line, 100)
    seen = 0
    for text in _texts(Recorder(title, Setup("elysium", 2, "s"))):
        said = words(text)
        seen += literal(ROUGH, 80) in said
        assert not any(markup in said for markup in MARKUP)
    assert seen > 1000


def test_a_panel_shows_names_of_a_pack_as_they_are() -> None:
    head: dict[str, Any] = {"id": 1, "seat": 0, "kind": "discard", "prompt": Text("elysium-ask-dismiss")}
    label = Text("name", {"text": ROUGH})
    options = tuple(Option(f"card:{n}", label, ref=f"card:{n}", hint=Text("elysium-option-end")) for n in range(3))
    question = Question("abcd1234", ChooseOne(**head, options=options))
    shown = words_of(asked.payload(panel(Words(), asked.look(question.decision), question)))
    assert shown.count(literal(ROUGH, 80)) == 3
    assert not any(markup in shown for markup in MARKUP)


def test_panels_tell_what_cards_do_in_the_list_of_the_match(tmp_path: Path) -> None:
    lists = []
    for number in (7, 9):
        gaining = [{"op": "gain", "what": "vp", "n": number}]
        file = write(tmp_path / f"{number}.json", f"{number}", name="Cup", steps=gaining, cost=[])
        members = json.loads(file.read_text("utf-8"))
        next(card for card in members["designs"] if card["id"] == "hephaestus-1-anvil")["name"] = "Cup"
        lists.append(read_pack(json.dumps(members).encode()))
    both = Elysium(lists)

    class Packed(Table):
        game = both

    def told(key: str) -> list[str]:
        """What is noted of two cards of the same name."""
        table = Packed(seat(domain=["scylla"]), seat(domain=["hebe", "anvil"]), options={"cards": key})
        decision = table.choose("power:scylla").decision()
        assert decision.kind == "discard"
        notes = card_notes(decision, what_cards_do(both.played({"cards": key})))
        return [Wording()(notes[f"card:{ident}/1"]) for ident in ("zeus-1-hebe", "hephaestus-1-anvil")]

    for content, number in zip(lists, (7, 9), strict=True):
        hebe, anvil = told(content.key)
        assert f"{number} VP" in hebe
        assert f"{number} VP" not in anvil
    assert all("VP" not in text or "9 VP" not in text for text in told("house"))


def test_of_many_packs_the_newest_are_offered_with_the_usual_the_chosen_and_the_house_list(tmp_path: Path) -> None:
    files_ = [write(tmp_path / f"{number:02}.json", f"list {number}") for number in range(30)]
    packs.use(tmp_path)
    keys = [packs.hash_of(file) for file in files_]
    for chosen in (keys[-1], keys[0]):
        match = asked.changed(asked.look().match, game="elysium", options={"cards": chosen}, seats=2, status="lobby")
        shown = options_panel(Words(), match, game.find("elysium").info, True)
        (menu,) = [part for part in asked.parts(shown) if meaning(part).option == "game.cards"]
        offered = [option["value"] for option in menu["options"]]
        assert len(offered) == MENU_OPTIONS
        assert {"house", chosen, keys[-1]} <= set(offered)
        assert offered[-20:] == keys[-20:]
        assert [option["value"] for option in menu["options"] if option.get("default")] == [chosen]


async def test_a_match_keeps_its_pack_and_says_when_it_is_gone(tmp_path: Path) -> None:
    without = game.find("elysium")
    packs.use(write(tmp_path / "pack.json", "printed", name="Cupbearer"))
    key = packs.hash_of(tmp_path / "pack.json")
    async with rigged(tmp_path) as rig:
        match = await begin(rig, "elysium", 1, automats=1)
        assert (await rig.match(match)).options["cards"] == key
        lobby = await rig.create(rig.people[1], "elysium", 2)
        await rig.stop_bot()
        game.replace(without)
        KNOWN.pop(key)
        await rig.start_bot()
        await rig.press_kind(rig.people[0], "turn", match=match)
        assert key in _shown(rig, rig.people[0])
        with pytest.raises(Refused) as refused:
            await rig.tables.set_options(lobby.id, int(rig.people[1]), options={"pediment": "A"})
        assert key in Wording()(refused.value.text)
        assert await rig.tables.set_options(lobby.id, int(rig.people[1]), options={"cards": "house"})
        await rig.stop_bot()
        packs.use(tmp_path / "pack.json")
        await rig.start_bot()
        await rig.press_kind(rig.people[0], "turn", match=match)
        panel = rig.panel(rig.people[0])
        assert panel is not None
        assert any(meaning(part).kind in ("menu", "pick") for part in controls(panel))
        assert control(panel, "menu")


async def test_rules_and_cards_are_told_as_the_match_here_plays_them(tmp_path: Path) -> None:
    old = write(tmp_path / "1.json", "old", bonuses={"family": [8, 3], "level": [4, 6, 9]})
    packs.use(old)
    packs.use(write(tmp_path / "2.json", "new", name="Cupbearer", bonuses={"family": [9, 4], "level": [4, 6, 9]}))
    async with rigged(tmp_path) as rig:
        uid = rig.people[0]
        thread = rig.thread_of(await rig.match(await _with_cards(rig, packs.hash_of(old))))
        elsewhere = next(str(c["id"]) for c in rig.standin.people.channels_of(uid) if c["name"] == "general")

        async def told(path: str, cid: str, **values: str) -> str:
            await rig.run(uid, path, cid, **values)
            return _shown(rig, uid)

        assert "worth 8 VP" in await told("rules", thread, topic="bonuses")
        assert "worth 9 VP" in await told("rules", elsewhere, title="elysium", topic="bonuses")
        await told("rules", thread, topic="quests")
        panel = rig.panel(uid)
        assert panel is not None
        await rig.press(uid, panel, control(panel, "topic"), ["bonuses"])
        assert "worth 8 VP" in _shown(rig, uid)
        assert "Divine Plan" in await told("rules", thread, title="pantheum")
        assert "Hebe" in await told("card", thread, name="elysium:zeus-1-hebe")
        assert "Cupbearer" in await told("card", elsewhere, name="elysium:zeus-1-hebe")
        found = await rig.standin.people.suggest(uid, thread, "card", {"name": "Hebe"}, "name")
        assert [choice["name"] for choice in found.choices] == ["Hebe"]


async def _with_cards(rig: Rig, cards: str) -> str:
    """A match that was begun with a card list."""
    host = rig.people[0]
    match = await rig.create(host, "elysium", 2)
    await rig.press_kind(host, "options", match=match.id)
    panel = rig.panel(host)
    assert panel is not None
    await rig.press(host, panel, control(panel, "option", option="game.cards"), [cards])
    await rig.press_kind(host, "automat", match=match.id)
    await rig.press_kind(host, "start", match=match.id)
    await rig.until(lambda: rig.newest(host, "since", match.id))
    return match.id


def _shown(rig: Rig, uid: str) -> str:
    panel = rig.panel(uid)
    assert panel is not None
    return words_of(panel)

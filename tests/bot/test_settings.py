"""Settings come from variables, then a file, then defaults; mistakes are told in words; the token is never shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Secret, SettingsError, load

TOKEN = "not.a.token"


def test_variables_win_over_the_file_and_the_file_over_defaults(tmp_path: Path) -> None:
    file = tmp_path / "petteia.toml"
    file.write_text('log_level = "WARNING"\npicture_workers = 3\n', encoding="utf-8")
    settings = load({"PETTEIA_LOG_LEVEL": "debug", "PETTEIA_CONTACT": ""}, file)
    assert (settings.log_level, settings.picture_workers, settings.contact) == ("DEBUG", 3, "")
    assert settings.database == Path("petteia.sqlite3")


def test_the_file_may_be_named_by_a_variable_or_lie_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("petteia.toml").write_text("picture_workers = 4\n", encoding="utf-8")
    Path("other.toml").write_text("picture_workers = 5\n", encoding="utf-8")
    assert load({}).picture_workers == 4
    assert load({"PETTEIA_CONFIG": "other.toml"}).picture_workers == 5


def test_the_token_may_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n", encoding="utf-8")
    assert load({"PETTEIA_TOKEN_FILE": str(file)}).require_token().reveal() == TOKEN


def test_the_token_is_never_shown() -> None:
    settings = load({"PETTEIA_TOKEN": TOKEN})
    assert settings.token == Secret(TOKEN)
    assert len({Secret(TOKEN), Secret(TOKEN)}) == 1
    assert TOKEN not in f"{settings} {settings!r} {settings.token} {settings.token!r}"


@pytest.mark.parametrize(
    ("variables", "words"),
    [
        ({"PETTEIA_LOG_LEVEL": "loud"}, "PETTEIA_LOG_LEVEL"),
        ({"PETTEIA_PICTURE_WORKERS": "many"}, "PETTEIA_PICTURE_WORKERS"),
        ({"PETTEIA_PICTURE_WORKERS": "0"}, "PETTEIA_PICTURE_WORKERS"),
        ({"PETTEIA_CONFIG": "/missing/petteia.toml"}, "cannot be read"),
        ({"PETTEIA_TOKEN_FILE": "/missing/token"}, "token file /missing/token cannot be read"),
    ],
)
def test_mistakes_are_told_in_words(variables: dict[str, str], words: str) -> None:
    with pytest.raises(SettingsError, match=words):
        load(variables)


@pytest.mark.parametrize(("text", "words"), [("surprise = 1", "surprise"), ("= 1", "not TOML"), ("token = 5", "token")])
def test_mistakes_in_the_file_are_told_in_words(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "petteia.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SettingsError, match=words):
        load({}, file)


def test_running_without_a_token_says_what_to_set() -> None:
    with pytest.raises(SettingsError, match="PETTEIA_TOKEN"):
        load({}).require_token()

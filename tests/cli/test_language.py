"""The command line speaks the language of `--language`, else the system's, else English."""

from dataclasses import replace
from pathlib import Path

import pytest

from longhaul.cli.language import VARIABLES, choose_language, system_language
from longhaul.cli.play import PlayArguments, play_game
from longhaul.cli.sim import measure_name
from longhaul.cli.terminal.plain import PlainScreen
from longhaul.core.messages.catalogs import languages
from longhaul.games import GAMES, find_game
from longhaul.lab.simulate import plain_figures
from tests.cli.running import rejected, succeed_here

SOLO = PlayArguments("free-trader", 1, 1, "trader", {}, None, 3, None, True)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.parametrize(
    ("variable", "value", "language"),
    [
        ("LANG", "de_DE.UTF-8", "de"),
        ("LANG", "pl", "pl"),
        ("LC_ALL", "C", "en"),
        ("LANG", "ja_JP.UTF-8", "en"),
        ("LANGUAGE", "ja:fr_CA:de", "fr"),
    ],
)
def test_the_language_of_the_system(variable: str, value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert system_language() == "en"
    monkeypatch.setenv(variable, value)
    assert system_language() == language


def test_the_first_variable_that_is_set_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert system_language() == "es"


def test_games_are_listed_in_any_language() -> None:
    assert "Frist. Wie viele Tage" in succeed_here("games", "--language", "de")
    assert "there is no language 'tlh'" in rejected("games", "--language", "tlh")


def test_a_content_set_is_described_in_any_language() -> None:
    assert "Hausset" in succeed_here("content", "dice-traders", "--language", "de")
    assert "House set" in succeed_here("content", "dice-traders", "--language", "en")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_measured_has_a_name(game: str, language: str) -> None:
    choose_language(language)
    names = ["length", "score", "winning_score", *plain_figures(find_game(game))]
    titles = [measure_name(name) for name in names]
    assert len(set(titles)) == len(titles) and not any("_" in title for title in titles)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_the_terminal_plays_in_any_language(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["?", "w", "w 1", "r", "r x", "d", "u", "s", "99999", "1", "1", "1"])
    monkeypatch.setattr(PlainScreen, "ask", lambda screen: next(typed, None))
    seats = max(2, find_game(game).facts.seats[0]) if find_game(game).facts.seats[1] > 1 else 1
    play_game(replace(SOLO, game=game, seats=seats, language=language))
    text = capsys.readouterr().out
    for english in ("You", "Seat", "Which", "There is", "Game saved", "Type the number", "Nothing to"):
        assert english not in text
    assert "play-" not in text and "{" not in text

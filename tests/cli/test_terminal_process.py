"""`longhaul play` in a real terminal: a window of its own, resized, without colours, left and resumed."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from longhaul.games import GAMES
from tests.cli.running import longhaul
from tests.cli.terminal import Program, Window

FIRST_WORDS = {"dice-traders": "Roll 1 of 3", "free-trader": "Explore: where", "gem-traders": "Round 1, 2 actions left",
               "star-traders": "On which planet"}  # fmt: skip
COLOURS = re.compile(r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|9[0-7]|38;|48;)[0-9;]*m")
ALTERNATE, BACK = "\x1b[?1049h", "\x1b[?1049l"


@contextmanager
def playing(home: Path, size: tuple[int, int], *arguments: str, **environment: str) -> Iterator[Program]:
    program = Program(size, *arguments, XDG_DATA_HOME=str(home), **environment)
    try:
        yield program
    finally:
        program.close()


def asks(words: str) -> Callable[[Window], bool]:
    """The screen shows these words, and waits for input."""
    return lambda window: words in window.words and window.lines[-1] == ">"


def changed(before: str) -> Callable[[Window], bool]:
    """Another decision is to be made."""
    return lambda window: window.text != before and asks("q leave")(window)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_plays_and_is_left(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    with playing(tmp_path, size, game, "--seed", "5") as program:
        start = program.wait(asks(FIRST_WORDS[game])).text
        foot = program.enter("?", asks("Goal: ")).lines[-2].strip()
        program.enter("q", lambda window: window.text == start)
        for _ in range(3):
            before = program.window.text
            window = program.enter("1", changed(before))
            assert set(window.scrolled) <= {window.lines[-2].strip(), foot}  # the row above the input
        program.send("q\r")
        output = program.end()
    assert "Game saved. Resume it with: longhaul play --resume last" in output
    assert output.index(ALTERNATE) < output.index(BACK)  # the terminal is as it was before


def test_the_window_can_be_resized_while_something_is_typed(tmp_path: Path) -> None:
    with playing(tmp_path, (80, 24), "dice-traders", "--seed", "5") as program:
        program.wait(asks("Roll 1 of 3"))
        program.send("lock")
        program.wait(lambda window: window.lines[-1] == "> lock")
        program.resize(120, 40)
        window = program.wait(lambda window: window.lines[-1] == "> lock" and "Roll 1 of 3" in window.words)
        assert len(window.lines) == 40
        program.enter(":1", asks("Roll 2 of 3"))


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {}])
def test_no_color_turns_colours_off(environment: dict[str, str], tmp_path: Path) -> None:
    with playing(tmp_path, (80, 24), "dice-traders", "--seed", "5", **environment) as program:
        program.wait(asks("Roll 1 of 3"))
        assert bool(COLOURS.search(program.output)) is not bool(environment)


def test_plain_text_in_a_terminal_has_no_colours_and_moves_no_cursor(tmp_path: Path) -> None:
    with playing(tmp_path, (80, 24), "dice-traders", "--seed", "5", "--plain") as program:
        program.wait(lambda window: "Your choice:" in window.words)
        program.send("q\r")
        assert "\x1b[" not in program.end().replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")


def test_without_a_terminal_the_text_is_plain() -> None:
    done = longhaul("play", "dice-traders", "--seed", "5")
    assert "You (seat 1): day 0" in done.stdout and "\x1b[" not in done.stdout


def test_a_game_goes_on_in_polish_where_it_was_left(tmp_path: Path) -> None:
    with playing(tmp_path, (80, 24), "gem-traders", "--seed", "5") as program:
        program.wait(asks("Round 1, 2 actions left"))
        program.enter("go:space", asks("1 action left"))
        program.send("q\r")
        program.end()
    with playing(tmp_path, (80, 24), "--resume", "last", "--language", "pl") as program:
        window = program.wait(asks("koniec"))
        assert "Przestrzeń" in window.words or "Kosmos" in window.words, window.text

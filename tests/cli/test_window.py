"""The terminal game in a window: whatever a player needs is on the screen, at every decision of whole games."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from longhaul.bots import ask, make_bot
from longhaul.cli.play import PlayArguments, play_game
from longhaul.cli.terminal.session import TerminalGame
from longhaul.cli.terminal.window import WindowScreen
from longhaul.games import GAMES
from tests.cli.terminal import Window, in_window

START = PlayArguments("dice-traders", None, 1, "trader", {}, None, 5, None, False)
SHORT = {"dice-traders": {"limit": "15"}, "star-traders": {"round_cap": "5"}}
SEATS = {"gem-traders": 3}
SIZES = [(80, 24), (120, 40)]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


class Player:
    """Plays like a Trader and checks every screen before each move."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, language: str = "en", most: int = 10_000) -> None:
        self.language, self.most = language, most  # decisions until it leaves
        self.game: TerminalGame | None = None
        self.decisions = 0
        self.over = ""
        turn = WindowScreen.turn

        def remember(screen: WindowScreen, game: TerminalGame) -> None:
            self.game = game
            turn(screen, game)

        monkeypatch.setattr(WindowScreen, "turn", remember)

    def play(self, window: Window) -> str | None:
        game = self.game
        assert game is not None
        if game.position.over:
            self.over = window.words
            return None
        self.check(window, game)
        self.decisions += 1
        if self.decisions > self.most:
            return "q"
        action = ask(make_bot("trader", game.position.rulebook), game.position, 1)
        return str([int(each) for each in game.menu].index(int(action)) + 1)

    def check(self, window: Window, game: TerminalGame) -> None:
        """The latest events, one's own state, the question, every choice; nothing scrolled away."""
        position, words = game.position, window.words
        assert not window.scrolled
        assert window.lines[-1] == ">" and window.lines[-2].strip() == game.text("play-commands")
        if not words.count(careful(game)):  # the answer to a command takes the place of the events
            assert all(single(event) in words for event in game.log[-2:]), window.text
        assert all(figure in words for figure in own_state(game)), window.text
        before, prompt, choices = words.partition(single(position.format(position.prompt, self.language)))
        assert before and prompt, window.text
        missing = [n for n in range(1, len(game.menu) + 1) if not re.search(rf" {n} \S", choices)]
        assert missing == [], window.text


def careful(game: TerminalGame) -> str:
    """How a warning begins."""
    return game.text("play-careful", text="|").partition("|")[0].strip()


def single(text: str) -> str:
    return " ".join(text.split())


def own_state(game: TerminalGame) -> list[str]:
    """Figures of the player whose turn it is."""
    s, seat, name = game.position.state, game.position.seat, game.names[game.position.seat]
    return {
        "dice-traders": lambda: [name, f"{s.credits[seat]} "],
        "free-trader": lambda: [f"{s.money} ", f"{s.month} "],
        "gem-traders": lambda: [name, f"{s.cargo[seat].sum()}/"],
        "star-traders": lambda: [name, f"{s.credits[seat]} cr"],
    }[game.position.rulebook.facts.id]()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_player_needs_is_on_the_screen(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(monkeypatch)
    in_window(monkeypatch, size, player.play)
    play_game(replace(START, game=game, options=SHORT.get(game, {}), seats=SEATS.get(game)))
    assert player.decisions > 10 and player.over


@pytest.mark.parametrize("game", GAMES)
def test_it_is_so_in_polish_too(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(monkeypatch, "pl", most=25)
    in_window(monkeypatch, (80, 24), player.play)
    play_game(replace(START, game=game, language="pl"))
    assert player.decisions > player.most

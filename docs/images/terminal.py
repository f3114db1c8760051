"""Draws the pictures of the README: real turns of the terminal game, as the program prints them."""

import re
from pathlib import Path

from rich.console import Console
from rich.segment import Segment, Segments

import longhaul
from longhaul.bots import Bot, ask, make_bot
from longhaul.cli.terminal.boards import indented
from longhaul.cli.terminal.frame import compose
from longhaul.cli.terminal.session import TerminalGame
from longhaul.core.position import Position

WIDTH, HEIGHT = 112, 36
LOG_LINES = 10


def main() -> None:
    draw_dice_traders()
    draw_free_trader()


def draw_dice_traders() -> None:
    position = longhaul.new("dice-traders", seed=21, seats=4)
    bots: dict[int, Bot] = {seat: make_bot("trader", position.rulebook) for seat in (1, 2, 3)}
    everyone = {0: make_bot("trader", position.rulebook), **bots}
    while not (position.seat == 0 and position.phase == "buy" and len(position.actions) > 120):
        position.play(ask(everyone[position.seat], position, 0))
    draw("terminal", position, bots, "buy:medicine")


def draw_free_trader() -> None:
    position = longhaul.new("free-trader", seed=2119)
    bot = make_bot("trader", position.rulebook)
    while not (position.phase == "combat" and len(position.actions) > 70):
        position.play(ask(bot, position, 0))
    draw("free-trader", position, {}, "done")


def draw(name: str, position: Position, bots: dict[int, Bot], rejected: str) -> None:
    """The screen of a decision, with the answer to a question why not."""
    game = TerminalGame(position, bots, "trader", None, log=position.narration[-LOG_LINES:])
    console = Console(record=True, width=WIDTH, height=HEIGHT, force_terminal=True, highlight=False)
    frame = compose(game, console, (WIDTH, HEIGHT), [*map(indented, [f"> why {rejected}", position.why_not(rejected)])])
    console.print(Segments([part for line in frame.lines for part in (*line, Segment.line())]), end="", crop=False)
    console.print("> ")
    picture = re.sub(r"@font-face \{.*?\}", "", console.export_svg(title="longhaul play"), flags=re.DOTALL)
    Path(__file__).with_name(f"{name}.svg").write_text(picture, encoding="utf-8")  # no outside fonts


if __name__ == "__main__":
    main()

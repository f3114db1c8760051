"""Draws the pictures of the README: real turns of the terminal game, as the program prints them."""

import re
from pathlib import Path
from unittest.mock import patch

from rich.console import Console

import longhaul
from longhaul.bots import Bot, ask, make_bot
from longhaul.cli.terminal.screen import Screen
from longhaul.core.position import Position

WIDTH = 112


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


def draw(name: str, position: Position, bots: dict[int, Bot], refused: str) -> None:
    """The board, the choices, and a question why not."""
    console = Console(record=True, width=WIDTH, force_terminal=True, highlight=False)
    with (
        patch("longhaul.cli.terminal.screen.Console", lambda **options: console),
        patch("longhaul.cli.terminal.boards.free_trader.Console", lambda: console),
    ):
        screen = Screen(plain=False)
        screen.story(position.narration)
        screen.board(position, bots, 0)
        screen.choices(position, position.legal)
        console.print(f"[bold yellow]>[/] w {refused}")
        screen.say(position.why_not(refused))
    picture = re.sub(r"@font-face \{.*?\}", "", console.export_svg(title="longhaul play"), flags=re.DOTALL)
    Path(__file__).with_name(f"{name}.svg").write_text(picture, encoding="utf-8")  # no outside fonts


if __name__ == "__main__":
    main()

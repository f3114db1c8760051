"""Draws docs/images/terminal.svg: a real turn of the terminal game, as the program prints it."""

import re
from pathlib import Path
from unittest.mock import patch

from rich.console import Console

import longhaul
from longhaul.bots import Bot, ask, find_bot
from longhaul.cli.screen import Screen


def main() -> None:
    console = Console(record=True, width=112, force_terminal=True, highlight=False)
    position = longhaul.new("dice-traders", seed=21, seats=4)
    bots: dict[int, Bot] = {seat: find_bot("trader", position.rulebook) for seat in (1, 2, 3)}
    everyone = {0: find_bot("trader", position.rulebook), **bots}
    while not (position.seat == 0 and position.phase == "buy" and len(position.actions) > 120):
        position.play(ask(everyone[position.seat], position, 0))
    with patch("longhaul.cli.screen.Console", lambda **options: console):
        screen = Screen(plain=False)
    screen.board(position, bots, 0)
    screen.choices(position, position.legal)
    refused = "buy:medicine"
    console.print(f"[bold yellow]>[/] w {refused}")
    screen.say(position.why_not(refused))
    picture = re.sub(r"@font-face \{.*?\}", "", console.export_svg(title="longhaul play"), flags=re.DOTALL)
    Path(__file__).with_name("terminal.svg").write_text(picture, encoding="utf-8")  # no outside fonts


if __name__ == "__main__":
    main()

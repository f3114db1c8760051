"""The arguments that several commands share."""

from typing import Annotated

import typer

from longhaul.bots import LEVELS
from longhaul.core.errors import BadOption

Game = Annotated[str, typer.Argument(help="The game, such as dice-traders; `longhaul games` lists them.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Chance comes from this number; omit it for a surprise.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A rule option as NAME=VALUE; `longhaul games` lists them. Repeat it."),
]
Content = Annotated[str | None, typer.Option("--content", help="A content set by name, or a .toml file.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]
WHO = f"{', '.join(level.name for level in LEVELS)}, or a plug-in."


def parse_options(given: list[str] | None) -> dict[str, str]:
    """`["limit=25", "free=on"]` as a mapping."""
    options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadOption(f"--option {text}: should be NAME=VALUE, such as --option limit=25")
        if name.strip() in options:
            raise BadOption(f"--option {name.strip()} is given twice")
        options[name.strip()] = value.strip()
    return options

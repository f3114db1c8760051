"""Arguments and options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from longhaul.bots import LEVELS
from longhaul.cli.language import CommandError

BOT_NAMES = f"{', '.join(level.name for level in LEVELS)} or a plug-in"

Game = Annotated[str, typer.Argument(help="The game, such as dice-traders; see `longhaul games`.")]
Seats = Annotated[int | None, typer.Option("--seats", help="Number of seats.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Random seed; a random one by default.")]
FixedSeed = Annotated[int, typer.Option("--seed", help="Random seed; the same seed gives the same results.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; see `longhaul games`. Repeatable."),
]
Content = Annotated[str | None, typer.Option("--content", help="A content set by name, or a .toml file.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A game record, as `longhaul play` saves it.")]
RecordContent = Annotated[
    str | None, typer.Option("--content", help="The content file of the game, if the record names one.")
]
Threads = Annotated[int | None, typer.Option("--threads", min=1, help="Threads to use; one per core by default.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def parse_options(arguments: list[str] | None) -> dict[str, str]:
    """`["limit=25", "free=on"]` as a mapping."""
    options = {}
    for text in arguments or []:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise CommandError("error-option-form", text=text)
        if name.strip() in options:
            raise CommandError("error-option-twice", text=name.strip())
        options[name.strip()] = value.strip()
    return options

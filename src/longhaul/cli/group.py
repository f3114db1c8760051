"""The group of all commands, which takes `--language` before or after the command's name."""

from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from longhaul.cli.language import OPTION, choose_language, split_language

Language = Annotated[
    str,
    typer.Option(
        OPTION,
        metavar="CODE",
        callback=choose_language,
        show_default=False,
        help="The language, such as pl; the system's by default. Also behind any command.",
    ),
]


class CommandGroup(TyperGroup):
    """Reads `--language` first, wherever it stands, so that every command and every error speaks it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        chosen, others = split_language(args)
        return super().parse_args(ctx, [*chosen, *others])

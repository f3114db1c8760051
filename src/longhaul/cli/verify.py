"""`longhaul verify`: was chance fixed before the game began, and did the moves lead where the record says?"""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from longhaul.cli.arguments import Json
from longhaul.cli.output import out, print_json
from longhaul.core.errors import BadOption
from longhaul.core.files import game_record as records
from longhaul.games import find_game

MARKS = {True: "[green]holds[/]", False: "[red]fails[/]", None: "[yellow]not checked[/]"}
HEX = 64  # digits of a sha256


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game, from its table.")],
    commitment: Annotated[
        str, typer.Option("--commitment", metavar="HASH", help="The seal you noted when the game began.")
    ] = "",
    content: Annotated[str | None, typer.Option("--content", help="The content file it was played with.")] = None,
    as_json: Json = False,
) -> None:
    """Check a game's seal, every action, roll and draw, and its result.

    Exit code 1: something does not hold; 2: unreadable."""
    from longhaul.table.verify import verify

    noted = commitment.strip().lower()
    if noted and (len(noted) != HEX or not set(noted) <= set("0123456789abcdef")):
        raise BadOption(f"--commitment: {commitment!r} is not a seal; it has {HEX} digits, 0 to 9 and a to f")
    data = records.load(file)
    verdict = verify(data, find_game(data["game"]), noted, content)
    checks, failed = verdict.checks, not verdict.holds
    if as_json:
        rows = [{"what": check.what, "holds": check.holds, "text": check.text} for check in checks]
        rolls = [{"move": roll.move, "seat": roll.seat, "holds": roll.holds} for roll in verdict.rolls]
        print_json({"file": str(file), "holds": not failed, "checks": rows, "rolls": rolls})
    else:
        for check in checks:
            out.print(f"{MARKS[check.holds]}  {escape(check.text)}", soft_wrap=True)
        if any(check.what == "seal" and check.holds is None for check in checks) and not failed:
            out.print("Only the replay could be checked, and it holds.")
        else:
            out.print("The record does not hold." if failed else "The record holds.")
    if failed:
        raise typer.Exit(1)

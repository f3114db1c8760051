"""`longhaul verify`: check that chance was fixed before the game and that the record is genuine."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from longhaul.cli.arguments import Json
from longhaul.cli.language import CommandError, current_language, say
from longhaul.cli.output import out, print_json
from longhaul.core.files import game_record as records
from longhaul.core.messages.formatter import Formatter
from longhaul.games import find_game

MARKS = {True: ("green", "mark-passed"), False: ("red", "mark-failed"), None: ("yellow", "mark-not-checked")}
SEAL_DIGITS = 64  # of SHA-256, in hexadecimal


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    commitment: Annotated[
        str, typer.Option("--commitment", metavar="HASH", help="The seal that you noted when the game began.")
    ] = "",
    content: Annotated[
        str | None, typer.Option("--content", help="The content file of the game, if the record names one.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Check the seal, every action, roll and draw, and the result of a game.

    Exit code 1: a check fails; 2: the record is unreadable."""
    from longhaul.table.verify import verify

    noted = commitment.strip().lower()
    if noted and (len(noted) != SEAL_DIGITS or not set(noted) <= set("0123456789abcdef")):
        raise CommandError("error-seal", text=commitment, digits=SEAL_DIGITS)
    data = records.load(file)
    verdict = verify(data, find_game(data["game"]), noted, content)
    checks, failed = verdict.checks, not verdict.holds
    write = Formatter(current_language(), data["game"])
    if as_json:
        rows = [{"what": check.what, "holds": check.holds, "text": write(check.message)} for check in checks]
        rolls = [{"move": roll.move, "seat": roll.seat, "holds": roll.holds} for roll in verdict.rolls]
        print_json({"file": str(file), "holds": not failed, "checks": rows, "rolls": rolls})
    else:
        for check in checks:
            colour, mark = MARKS[check.holds]
            out.print(f"[{colour}]{say(mark)}[/]  {escape(write(check.message))}", soft_wrap=True)
        no_seal = any(check.what == "seal" and check.holds is None for check in checks)
        out.print(say("verify-fails" if failed else "verify-replay" if no_seal else "verify-holds"), markup=False)
    if failed:
        raise typer.Exit(1)

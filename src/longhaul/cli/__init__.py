"""The command line: `longhaul play`, `sim`, `arena`, `solve`, `replay`, `analyse`, `puzzles`, `check`, `rules`,
`content`, `bench`, `games`, `clauses`; and for those who host, `serve`, `load`, `backup`, `restore`, `admin`,
`verify`."""

import io
import os
import sys
from typing import NoReturn

# Only these play enough games to be worth compiling for; all others start at once, interpreted.
COMPILED_COMMANDS = {"sim", "arena", "bench", "serve", "load", "solve", "analyse", "puzzles"}
LOOK_AHEAD = ("captain", "admiral")  # bots that need their search compiled, in `longhaul play` too
BAD_INPUT, INTERRUPTED, INTERNAL = 2, 130, 70


def main() -> None:
    """Run the command line. Whatever goes wrong, a person reads a sentence, never a traceback."""
    looks_ahead = sys.argv[1:2] == ["play"] and any(level in word for word in sys.argv[2:] for level in LOOK_AHEAD)
    if not COMPILED_COMMANDS & set(sys.argv[1:2]) and not looks_ahead:
        os.environ.setdefault("LONGHAUL_JIT", "0")  # read when the rules are imported, so before them
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that cannot show a sign shows `?`
    try:
        _run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:
        _fail(f"cannot go on: {error}", BAD_INPUT)
    except Exception as error:
        if os.environ.get("LONGHAUL_DEBUG"):
            raise
        report = "please report it (LONGHAUL_DEBUG=1 shows where it happened)"
        _fail(f"internal error: {error!r}; {report}", INTERNAL)


def _run() -> None:
    from longhaul.core.errors import LonghaulError

    try:
        from longhaul.cli.app import app
    except ModuleNotFoundError as error:
        if error.name not in ("typer", "rich"):
            raise
        _fail(f"the command line needs {error.name}; install longhaul[cli]", BAD_INPUT)
    try:
        app()
    except LonghaulError as error:
        _fail(str(error), BAD_INPUT)


def _fail(text: str, code: int) -> NoReturn:
    for line in text.splitlines():
        print(f"longhaul: {line}", file=sys.stderr)
    sys.exit(code)

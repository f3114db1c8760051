"""The command line: `longhaul play`, `sim`, `replay`, `check`, `rules`, `content`, `bench`, `games`, `clauses`."""

import os
import sys

# Only these play enough games to be worth compiling for; all others start at once, interpreted.
COMPILED_COMMANDS = {"sim", "bench"}


def main() -> None:
    """Run the command line. Whatever goes wrong, a person reads a sentence, never a traceback."""
    if not COMPILED_COMMANDS & set(sys.argv[1:2]):
        os.environ.setdefault("LONGHAUL_JIT", "0")  # read when the rules are imported, so before them
    _run()


def _run() -> None:
    from longhaul.core.errors import LonghaulError

    try:
        from longhaul.cli.app import app
    except ModuleNotFoundError as error:
        if error.name not in ("typer", "rich"):
            raise
        sys.exit(f"longhaul: the command line needs {error.name}; install longhaul[cli]")
    try:
        app()
    except LonghaulError as error:
        _say(str(error))
        sys.exit(2)
    except BrokenPipeError:  # the reader, `head` say, has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except Exception as error:
        if os.environ.get("LONGHAUL_DEBUG"):
            raise
        _say(f"internal error: {error!r}; please report it (LONGHAUL_DEBUG=1 shows where it happened)")
        sys.exit(70)


def _say(text: str) -> None:
    for line in text.splitlines():
        print(f"longhaul: {line}", file=sys.stderr)

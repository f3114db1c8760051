"""The command line: `longhaul play`, `sim`, `arena`, `solve`, `replay`, `analyse`, `puzzles`, `check`, `rules`,
`content`, `bench`, `games`, `clauses`; and for those who host, `serve`, `load`, `backup`, `restore`, `admin`,
`verify`; and for translators, `messages`."""

import io
import os
import sys
from typing import NoReturn

from longhaul.cli.language import choose_language, current_language, say, split_language
from longhaul.core.errors import LonghaulError

# Only these play enough games to be worth compiling the rules; the others start at once, interpreted.
COMPILED_COMMANDS = {"sim", "arena", "bench", "serve", "load", "solve", "analyse", "puzzles"}
SEARCH_BOTS = ("captain", "admiral")  # they need their search compiled, in `longhaul play` too
EXIT_BAD_INPUT, EXIT_INTERRUPTED, EXIT_INTERNAL = 2, 130, 70


def main() -> None:
    """Run the command line. Users see errors as one sentence, never as a traceback."""
    words = split_language(sys.argv[1:])[1]
    searches = words[:1] == ["play"] and any(bot in word for word in words[1:] for bot in SEARCH_BOTS)
    if not COMPILED_COMMANDS & set(words[:1]) and not searches:
        os.environ.setdefault("LONGHAUL_JIT", "0")  # must be set before the rules are imported
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a character that the terminal cannot show becomes `?`
    choose_language(None)  # until the arguments are read
    try:
        _run()
    except KeyboardInterrupt:
        sys.exit(EXIT_INTERRUPTED)
    except OSError as error:
        _fail(str(error), EXIT_BAD_INPUT)
    except Exception as error:
        if os.environ.get("LONGHAUL_DEBUG"):
            raise
        _fail(say("error-internal", text=repr(error)), EXIT_INTERNAL)


def _run() -> None:
    try:
        from longhaul.cli.app import app
    except ModuleNotFoundError as error:
        if error.name not in ("typer", "rich"):
            raise
        _fail(say("error-package", text=error.name), EXIT_BAD_INPUT)
    try:
        app()
    except LonghaulError as error:
        _fail(error.text_in(current_language()), EXIT_BAD_INPUT)


def _fail(text: str, code: int) -> NoReturn:
    for line in text.splitlines():
        print(f"longhaul: {line}", file=sys.stderr)
    sys.exit(code)

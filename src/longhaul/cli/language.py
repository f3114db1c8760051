"""The language in which a command speaks: `--language`, else the system's, else English."""

import os
from collections.abc import Callable
from typing import Annotated, TypeAlias

import typer

from longhaul.core.errors import LonghaulError
from longhaul.core.messages.catalogs import ENGLISH, TERMINAL, languages
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import Argument, Message
from longhaul.core.messages.pseudo import PSEUDO

Say: TypeAlias = Callable[..., str]  # writes a message, given its id and its arguments
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # as gettext reads them; the first that is set decides


def system_language() -> str:
    """The first language of the system's locale that there is, else English."""
    named = next(filter(None, map(os.environ.get, VARIABLES)), "")
    wanted = [locale.partition(".")[0].partition("_")[0].lower() for locale in named.split(":")]
    return next((language for language in wanted if language in languages()), ENGLISH)


class UnknownLanguage(LonghaulError):
    """There is no catalogue for this language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there is no language {language!r}; there are {', '.join(languages())}")


def speaker(language: str) -> Say:
    """Writes messages of the command line: `say("play-record", file="game.json")`."""
    write = Formatter(language, TERMINAL)

    def say(message: str, **arguments: Argument) -> str:
        return write(Message(message, arguments))

    return say


def _choose(language: str | None) -> str:
    if not language:
        return system_language()
    if language not in (*languages(), PSEUDO):
        raise UnknownLanguage(language)
    return language


Language = Annotated[
    str,
    typer.Option(
        "--language",
        metavar="CODE",
        callback=_choose,
        show_default=False,
        help="The language, such as pl; the system's by default.",
    ),
]

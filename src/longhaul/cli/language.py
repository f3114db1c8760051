"""The language of the command line: `--language` before or after the command, else the system's, else English."""

import os
from collections.abc import Callable, Sequence
from typing import TypeAlias

from longhaul.core.errors import LonghaulError
from longhaul.core.messages.catalogs import ENGLISH, TERMINAL, find_language, languages, locale_of
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.intl import write_number, write_percent
from longhaul.core.messages.message import Argument, Message

Say: TypeAlias = Callable[..., str]  # writes a message, given its id and its arguments
OPTION = "--language"
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # as gettext reads them; the first that is set decides


class CommandError(LonghaulError):
    """The command line was given something that it cannot use; the message is one of `terminal.ftl`."""

    domain = TERMINAL

    def __init__(self, message: str, **facts: Argument) -> None:
        super().__init__(Message(message, facts))


def system_language() -> str:
    """The first language of the system's locale that there is, else English."""
    named = next(filter(None, map(os.environ.get, VARIABLES)), "")
    wanted = [locale.partition(".")[0].partition("@")[0] for locale in named.split(":")]
    return next(filter(None, map(find_language, wanted)), ENGLISH)


def known_language(language: str) -> str:
    """The language that comes closest to a code; raises if there is none."""
    if not (found := find_language(language)):
        raise CommandError("error-language", text=language, list=languages())
    return found


class _Chosen:
    """What this process speaks, in all its threads."""

    language = ENGLISH


def choose_language(language: str | None) -> str:
    """Speak this language from now on, or the system's."""
    _Chosen.language = system_language()
    if language:
        _Chosen.language = known_language(language)
    return _Chosen.language


def current_language() -> str:
    """The language in which this command speaks."""
    return _Chosen.language


def split_language(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """The words of a command line that choose the language, and the others; wherever they stand before `--`."""
    chosen, others, rest = list[str](), list[str](), list(words)
    while rest and rest[0] != "--":
        word = rest.pop(0)
        if word == OPTION:
            chosen += [word, *rest[:1]]
            rest = rest[1:]
        else:
            (chosen if word.startswith(f"{OPTION}=") else others).append(word)
    return chosen, others + rest


def speaker(language: str) -> Say:
    """Writes messages of the command line: `say("play-record", file="game.json")`."""
    write = Formatter(language, TERMINAL)

    def say(message: str, **arguments: Argument) -> str:
        return write(Message(message, arguments))

    return say


def say(message: str, **arguments: Argument) -> str:
    """A message of the command line in its language."""
    return speaker(current_language())(message, **arguments)


def show_number(value: float, digits: int = 0) -> str:
    """A number with so many decimals, as the language writes it."""
    return write_number(value, locale_of(current_language()), digits)


def show_percent(share: float, digits: int = 0) -> str:
    """A share in percent: 0.5 is 50%, or 50 % where the language has a space there."""
    return write_percent(share, locale_of(current_language()), digits)

"""Errors that say a message, in whatever language it is wanted; and that of a command that is rejected."""

from collections.abc import Callable

from longhaul.core.errors import BadOption, LonghaulError
from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.formatter import Formatter

Write = Callable[[Message, str], str]  # takes a language


def write(message: Message, language: str = ENGLISH) -> str:
    """A message of the site."""
    return Formatter(language)(message)


class MessageError(LonghaulError):
    """An error that always says a message, never an English text."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)


class Rejection(MessageError):
    """A command that was rejected: it changed nothing. `code` is for programs, the message for people."""

    def __init__(self, message: Message, clause: str = "", code: str = "refused", write: Write = write) -> None:
        super().__init__(message)
        self.clause = clause
        self.code = code
        self._write = write  # a message of a game is formatted as the game's

    def text_in(self, language: str) -> str:
        text = self._write(self.message, language)
        return f"{text} ({self.clause})" if self.clause else text


class BadSetup(MessageError, BadOption):
    """A table that cannot be set up like this; `part` names what is wrong: seats, clock, content …"""

    def __init__(self, part: str, reason: Message, code: str = "bad_request") -> None:
        super().__init__(Message("rejected-setup", {"text-part": part, "reason": reason}))
        self.code = code

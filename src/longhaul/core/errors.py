"""Every error that a user can cause: one tree, one sentence each, no traceback needed."""

from longhaul.core.messages.catalogs import SITE
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import Message, as_message


class LonghaulError(Exception):
    """The caller asked for something that cannot be done; the message says what and where.

    What people can cause is a message, of the site unless the class names another domain. What is wrong inside a file
    that somebody writes (a content set, a scenario) or in a program is English text.
    """

    domain = SITE

    def __init__(self, what: Message | str = "") -> None:
        super().__init__(what)
        self._what = what

    def __str__(self) -> str:
        return self._what if isinstance(self._what, str) else self.text_in("en")

    @property
    def message(self) -> Message:
        """What people read."""
        return as_message(self._what)

    def text_in(self, language: str) -> str:
        """The message in a language."""
        message = self.message
        return message.arguments["text"] if message.id == "text" else Formatter(language, self.domain)(message)


class IllegalAction(LonghaulError):
    """An action the rules forbid here; `clause` names the rule that forbids it."""

    def __init__(self, action: str, clause: str, reason: str) -> None:
        super().__init__(f"{action} is not allowed: {reason} ({clause})")
        self.action = action
        self.clause = clause
        self.reason = reason


class UnknownAction(LonghaulError):
    """A text or number that is not an action of the game at all."""

    code = "unknown_action"


class UnknownGame(LonghaulError):
    """No game has this name."""


class BadOption(LonghaulError):
    """An option that does not exist, or a value it does not take."""


class BadRecord(LonghaulError):
    """A game record that cannot be read, or was played under other rules or content."""


class BadScenario(LonghaulError):
    """A scenario file that lacks a key or names something that does not exist."""


class BadContent(LonghaulError):
    """A content set that cannot be found, or a content file with errors; `complaints` holds a sentence for each."""

    def __init__(self, file: str, what: Message | list[str]) -> None:
        super().__init__(what if isinstance(what, Message) else "\n".join(f"{file}: {each}" for each in what))
        self.file = file
        self.complaints = [str(self)] if isinstance(what, Message) else what

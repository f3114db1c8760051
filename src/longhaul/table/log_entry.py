"""Log entries: everything that can happen at a table, numbered from 1. The log only ever grows."""

from typing import Literal

import msgspec

Kind = Literal[
    "play",  # value: the action's number; premove, forced: who chose it
    "undo",  # value: how many actions remain
    "ask",  # text: "undo" or "draw"
    "answer",  # value: 1 yes, 0 no
    "sit",  # who, text: the name shown
    "bot",  # text: the bot that takes the seat; value 1: until a person sits down
    "leave",
    "replace",  # text: the bot that plays on for someone who has been away too long
    "resign",
    "flag",  # the seat's time ran out
    "forfeit",  # the seat's player left a rated game and did not come back in time
    "unrate",  # text: why the game will not be rated, the word of a message `unrated-…`
    # The server was away: no clock is charged for that time; in a correspondence game, at least an hour is left.
    # value: milliseconds; 0: since the entry before
    "resume",
    "end",  # the server ends an unfinished game; text: why, a key of `ABORTED`
]

ABORTED = {"rules": "the-rules-or-the-cards-of-the-game-have-changed"}  # the words of messages `ending-…`

FORCED_TEXT = "forced"
PREMOVE_TEXT = "ahead:"  # followed by the id of the premove


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened at a table."""

    number: int
    kind: Kind
    seat: int
    at: float  # seconds, by the server's clock
    value: int = 0
    who: str = ""  # the id of a person
    text: str = ""
    premove: int = 0  # of a move: the id of the premove that it was; 0 if its player chose it now
    forced: bool = False  # of a move: the only legal action, which the table played itself

    @property
    def stored_text(self) -> str:
        """The `text` that stores hold: they have no columns for `premove` and `forced`."""
        if self.kind != "play":
            return self.text
        return FORCED_TEXT if self.forced else f"{PREMOVE_TEXT}{self.premove}" if self.premove else ""


def stored_entry(number: int, kind: Kind, seat: int, at: float, value: int, who: str, text: str) -> LogEntry:
    """The entry that a store holds as these columns."""
    if kind != "play" or not text:
        return LogEntry(number, kind, seat, at, value, who, text)
    premove = int(text.removeprefix(PREMOVE_TEXT)) if text.startswith(PREMOVE_TEXT) else 0
    return LogEntry(number, kind, seat, at, value, who, "", premove, text == FORCED_TEXT)

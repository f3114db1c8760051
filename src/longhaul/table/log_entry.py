"""Entries: all that can happen at a table, numbered from 1. A list of them is never rewritten, only added to."""

from typing import Literal

import msgspec

Kind = Literal[
    "play",  # value: the action's number; text: "" if it was played by hand, else which premove it was, or FORCED
    "undo",  # value: how many actions remain
    "ask",  # text: "undo" or "draw"
    "answer",  # value: 1 yes, 0 no
    "sit",  # who, text: the name shown
    "bot",  # text: the bot that takes the seat; value 1: it holds it for people
    "leave",
    "replace",  # text: the bot that plays on for someone who has been gone too long
    "resign",
    "flag",  # the seat's time ran out
    "forfeit",  # the seat's player left a rated game and did not come back in time
    "unrate",  # text: why the game will not be rated, one of `rated.REASONS`
    # The server was away: that time is charged to no one; of days, an hour is left at least. value: for how many
    # milliseconds it was; 0: since the entry before
    "resume",
]


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened at a table, at its number."""

    number: int
    kind: Kind
    seat: int
    at: float  # seconds, by the server's clock
    value: int = 0
    who: str = ""  # the id of a person
    text: str = ""

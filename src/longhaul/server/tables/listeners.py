"""What the hub calls when something has happened at a table; `services.py` sets who listens, in which order."""

from collections.abc import Callable
from dataclasses import dataclass, field

from longhaul.server.tables.commands import Command
from longhaul.server.tables.room import Room
from longhaul.table import LogEntry

OnRoom = Callable[[Room], None]


@dataclass
class Listeners:
    step: list[Callable[[Room, LogEntry, Command], None]] = field(default_factory=list)  # an entry was applied
    rest: list[OnRoom] = field(default_factory=list)  # a table waits for a decision; they may make it
    summary: list[OnRoom] = field(default_factory=list)  # what lists show of a table has changed
    finished: list[OnRoom] = field(default_factory=list)  # a game has ended
    pause: list[Callable[[float], None]] = field(default_factory=list)  # the process did not run for so many seconds

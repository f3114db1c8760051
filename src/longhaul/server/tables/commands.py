"""What can be done at a table: each command is judged against the table and makes a log entry."""

from typing import ClassVar

import msgspec

from longhaul.core.messages import Message
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table import LogEntry, Rejection, Table
from longhaul.table.forced_moves import judge_forced
from longhaul.table.rated_games import judge_forfeit, judge_unrate


class Command(msgspec.Struct, gc=False):
    """Base of all commands; `kind` is the label that metrics count it by."""

    kind: ClassVar[str] = ""

    def judge(self, table: Table, now: float) -> LogEntry:
        """The entry that carries the command out, or a Rejection. Changes nothing."""
        raise NotImplementedError


# Moves ------------------------------------------------------------------------------------------
class Play(Command):
    kind = "play"
    seat: int
    action: int | str
    version: int

    def judge(self, table: Table, now: float) -> LogEntry:
        return table.judge_play(self.seat, self.action, self.version, now)


class PlayBot(Play):
    """A move that a bot has chosen."""

    kind = "bot_move"


class PlayForced(Command):
    """The only legal action, which the table plays itself."""

    kind = "forced"
    action: int
    version: int

    def judge(self, table: Table, now: float) -> LogEntry:
        return judge_forced(table, self.action, self.version, now)


class PlayPremove(Command):
    """A move that its player chose in advance."""

    kind = "premove"
    seat: int
    action: str
    version: int
    premove: int  # its id
    label: Message  # for the notice that it was played; NOTHING if there is none

    def judge(self, table: Table, now: float) -> LogEntry:
        return table.judge_play(self.seat, self.action, self.version, now, premove=self.premove)


class TakeBack(Command):
    kind = "undo"
    seat: int
    version: int

    def judge(self, table: Table, now: float) -> LogEntry:
        return table.judge_undo(self.seat, self.version, now)


# Agreements and resigning -----------------------------------------------------------------------
class Ask(Command):
    """Ask the others to agree to a takeback or a draw."""

    kind = "ask"
    seat: int
    what: str
    version: int

    def judge(self, table: Table, now: float) -> LogEntry:
        return table.judge_ask(self.seat, self.what, self.version, now)


class Answer(Command):
    kind = "answer"
    seat: int
    yes: bool
    version: int

    def judge(self, table: Table, now: float) -> LogEntry:
        return table.judge_answer(self.seat, self.yes, self.version, now)


class Resign(Command):
    kind = "resign"
    seat: int
    version: int

    def judge(self, table: Table, now: float) -> LogEntry:
        return table.judge_resign(self.seat, self.version, now)


# Seats ------------------------------------------------------------------------------------------
class Sit(Command):
    kind = "sit"
    wanted: int  # the seat; below 0: any free one
    user: str
    name: str

    def judge(self, table: Table, now: float) -> LogEntry:
        return table.judge_sit(self._seat(table), self.user, self.name, now)

    def _seat(self, table: Table) -> int:
        """The seat asked for; without one, the user's earlier seat, else the first free one."""
        if self.wanted >= 0:
            return self.wanted
        free = [number for number, seat in enumerate(table.seats) if seat.is_free_for(self.user)]
        if not free:
            raise Rejection(Message("rejected-full"), code="full")
        return next((number for number in free if table.seats[number].who == self.user), free[0])


class Leave(Command):
    kind = "leave"
    seat: int

    def judge(self, table: Table, now: float) -> LogEntry:
        return table.judge_leave(self.seat, now)


class SeatBot(Command):
    """Put a bot on an open seat, or on the seat of a player who has been away for long."""

    kind = "bot"
    seat: int
    bot: str
    yields: bool
    is_holder_away: bool

    def judge(self, table: Table, now: float) -> LogEntry:
        if self.is_holder_away and self.seat in table.people:
            return table.judge_replace(self.seat, self.bot, now)
        return table.judge_bot(self.seat, self.bot, now, self.yields)


# What the server does itself --------------------------------------------------------------------
class Flag(Command):
    """The clock of the seat to move has run out."""

    kind = "flag"

    def judge(self, table: Table, now: float) -> LogEntry:
        return table.judge_flag(now)


class Resume(Command):
    """The server did not run for `away` seconds; 0: since the last entry. Nobody's clock is charged for it."""

    kind = "resume"
    away: float = 0.0

    def judge(self, table: Table, now: float) -> LogEntry:
        return table.judge_resume(now, self.away)


class Forfeit(Command):
    """A player has left a rated game for too long."""

    kind = "forfeit"
    seat: int

    def judge(self, table: Table, now: float) -> LogEntry:
        return judge_forfeit(table, self.seat, now)


class Unrate(Command):
    kind = "unrate"
    reason: str

    def judge(self, table: Table, now: float) -> LogEntry:
        return judge_unrate(table, self.reason, now)


class QueuedCommand(msgspec.Struct, gc=False):
    """A command on its way: who sent it, and the number that the answer repeats."""

    command: Command
    subscriber: Subscriber | None = None
    id: int = 0
    at: float = 0.0

    @property
    def log_fields(self) -> dict[str, str]:
        """What log lines say of it."""
        return {"kind": self.command.kind, **(self.subscriber.log_fields if self.subscriber else {})}

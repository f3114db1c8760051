"""A table in memory: its subscribers, its recent steps and chat, and the commands that wait for it."""

import asyncio
import math
from collections import deque
from collections.abc import Iterable

import msgspec

from longhaul.core.position import NO_SEAT
from longhaul.server.store.columns import SOMEONE
from longhaul.server.store.listing import ListedResult, ListedSeat, Status
from longhaul.server.store.rows import ChatLine, Summary
from longhaul.server.tables.commands import QueuedCommand, Resume
from longhaul.server.tables.premoves import TablePremoves
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table import Table
from longhaul.table import view as views

MAX_RECENT_STEPS = 40  # kept for clients that reconnect
MAX_RECENT_CHAT_LINES = 20


class Room:
    """One table with all that is around it in memory. `hub.py` changes it, `broadcast.py` sends it."""

    def __init__(self, table: Table, host: str, chat: Iterable[ChatLine] = ()) -> None:
        self.table = table
        self.id = table.header.id
        self.host = host
        self.subscribers: set[Subscriber] = set()
        self.queue: deque[QueuedCommand] = deque()
        self.is_writing = False  # an entry is on its way to the disk
        self.recent_steps: deque[tuple[int, bytes]] = deque(maxlen=MAX_RECENT_STEPS)  # number, encoded
        self.chat: deque[ChatLine] = deque(chat, maxlen=MAX_RECENT_CHAT_LINES)
        self.absent_since: dict[int, float] = {}  # by seat, if its holder is not connected
        self.last_used = 0.0
        self.snapshot_version = table.version  # of the latest snapshot that was sent to the store
        self.summary_version = table.version  # of the latest summary that was sent to the store
        self.summary_at = 0.0  # when that was
        self.is_summary_stale = False  # the store has not confirmed the latest summary
        self.rematch = ""  # the id of the next table
        self.lock = asyncio.Lock()  # for what the store must receive in order, other than entries
        self.premoves = TablePremoves()
        self.thinking_version = -1  # the version for which a bot is thinking or a premove is being played
        self.seats_cache = (0, msgspec.Raw())  # see `broadcast.encoded_seats`

    # Who is there
    def seat_of(self, subscriber: Subscriber) -> int:
        return self.table.seat_of(subscriber.user)

    def has_played(self, subscriber: Subscriber) -> bool:
        """Whether they have a seat here, or had one and left or resigned."""
        return bool(subscriber.user) and any(seat.who == subscriber.user for seat in self.table.seats)

    @property
    def here(self) -> list[bool]:
        """Which seats' holders are connected."""
        present = {subscriber.user for subscriber in self.subscribers}
        return [bool(seat.who) and not seat.left and seat.who in present for seat in self.table.seats]

    @property
    def spectator_count(self) -> int:
        return sum(self.seat_of(subscriber) == NO_SEAT for subscriber in self.subscribers)

    def is_watched_by(self, user: str) -> bool:
        return any(subscriber.user == user for subscriber in self.subscribers)

    def add(self, subscriber: Subscriber, now: float) -> None:
        self.subscribers.add(subscriber)
        self.update_absences(now)

    def remove(self, subscriber: Subscriber, now: float) -> None:
        self.subscribers.discard(subscriber)
        self.update_absences(now)

    def update_absences(self, now: float) -> None:
        self.absent_since = {
            seat: self.absent_since.get(seat, now)
            for seat, here in enumerate(self.here)
            if not here and self.table.seats[seat].who and not self.table.seats[seat].left
        }

    def is_away(self, seat: int, now: float, seconds: float) -> bool:
        """Whether a seat's holder has been disconnected for so long."""
        return seat in self.absent_since and now - self.absent_since[seat] >= seconds

    def queue_resume(self, now: float, away: float = 0.0) -> None:
        """The server did not run for so many seconds (0: since the last entry): before any other command, give the
        time back to the seat whose clock ran. Nobody counts as absent for that time."""
        self.absent_since = {seat: since + away for seat, since in self.absent_since.items()}
        is_queued = any(isinstance(queued.command, Resume) for queued in self.queue)
        if not is_queued and self.table.running_clock.is_owed(now, away or math.inf):
            self.queue.appendleft(QueuedCommand(Resume(away), at=now))

    # Deleted accounts
    def forget(self, people: set[str]) -> bool:
        """Remove the names, chat lines and premoves of people; whether any of them had a seat."""
        seats = [seat for seat in self.table.seats if seat.who in people and seat.name != SOMEONE]
        for seat in seats:
            seat.name = SOMEONE
        for user in people:
            self.premoves.put(user, [])
        remaining = [line for line in self.chat if line.who not in people]
        self.chat.clear()
        self.chat.extend(remaining)
        if seats:
            self.seats_cache = (0, msgspec.Raw())
            self.recent_steps.clear()  # they name who sat down; the store has them without names
        return bool(seats)

    @property
    def people(self) -> set[str]:
        """Everyone who has a seat here or has written in the chat."""
        return {seat.who for seat in self.table.seats if seat.who} | {line.who for line in self.chat if line.who}

    @property
    def summary(self) -> Summary:
        """The table as lists show it."""
        table = self.table
        status: Status = "over" if table.over else "open" if any(seat.is_open for seat in table.seats) else "playing"
        seats = [ListedSeat(kind=seat.kind, name=seat.name, bot=seat.bot, open=seat.is_open) for seat in table.seats]
        result = views.result_view(table) if table.over else None
        shown = ListedResult(scores=result.scores, winners=result.winners, ending=result.ending) if result else None
        return Summary(
            status=status,
            version=table.version,
            turn=table.turn,
            seats=seats,
            result=shown,
            scores=table.position.scores,
        )

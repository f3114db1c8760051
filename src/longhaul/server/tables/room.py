"""A table in memory with everyone who looks at it, and what they are told."""

import asyncio
import math
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec

from longhaul.core.errors import LonghaulError
from longhaul.core.position import NOBODY, Position
from longhaul.server.features.premoves import Plans
from longhaul.server.live import protocol
from longhaul.server.live.outbox import Outbox
from longhaul.server.store.columns import SOMEONE
from longhaul.server.store.rows import ChatLine, Status, Summary
from longhaul.table import LogEntry, Rejection, Table
from longhaul.table import view as views

MOST_LOG = 40  # steps kept for those who come back
MOST_RESUME = 7600  # bytes of a `table` message: a reconnect costs less than 8 kB
MOST_CHAT = 20  # lines kept

Judge = Callable[[float], LogEntry]


BOT_MARK = " (bot)"  # after the name of someone's program; no name that people choose can hold it


def marked(name: str) -> str:
    """The name of someone's program, as it is shown."""
    return name if name.endswith(BOT_MARK) else f"{name}{BOT_MARK}"


class Watcher:
    """Someone at a connection who looks at tables: a player, a stranger, a bot of someone's."""

    def __init__(self, outbox: Outbox, user: str = "", name: str = "", kind: str = "") -> None:
        self.outbox = outbox
        self.user = user  # "" for someone without an account
        self.name = name
        self.kind = kind

    @property
    def shown_name(self) -> str:
        """What others see them called: a program is never taken for a person."""
        return marked(self.name) if self.kind == "bot" else self.name


class Asked(msgspec.Struct, gc=False):
    """A command that waits for its turn: how it is judged, and who wants to know."""

    judge: Judge
    kind: str
    watcher: Watcher | None = None
    id: int = 0
    at: float = 0.0


class Room:
    """One table, its watchers, the latest steps, and the commands that wait."""

    def __init__(self, table: Table, host: str, chat: Iterable[ChatLine] = ()) -> None:
        self.table = table
        self.id = table.header.id
        self.host = host
        self.watchers: set[Watcher] = set()
        self.waiting: deque[Asked] = deque()
        self.busy = False  # an entry is on its way to the disk
        self.log: deque[tuple[int, bytes]] = deque(maxlen=MOST_LOG)
        self.chat: deque[ChatLine] = deque(chat, maxlen=MOST_CHAT)
        self.away: dict[int, float] = {}  # since when a seat's holder is not connected
        self.used = 0.0  # when something last happened
        self.snapshot_at = table.version  # of the latest snapshot that was sent to the store
        self.noted = table.version  # of the latest summary that was sent to the store
        self.noted_at = 0.0  # when
        self.rematch = ""  # the id of the next table
        self.lock = asyncio.Lock()  # held by whatever the store must see in order, but for entries
        self.plans = Plans()  # what people have laid ahead here
        self.thinking = -1  # the version that a bot, or what was laid ahead, is seeing to
        self.unlisted = False  # lists show something older
        self._seats = (0, msgspec.Raw())  # as they are told, since how many changes there

    # Who is there
    def seat_of(self, watcher: Watcher) -> int:
        return self.table.seat_of(watcher.user)

    def has_played(self, watcher: Watcher) -> bool:
        """Whether they have a seat here, or had one that they left or resigned."""
        return bool(watcher.user) and any(seat.who == watcher.user for seat in self.table.seats)

    @property
    def here(self) -> list[bool]:
        """Which seats' holders are connected."""
        present = {watcher.user for watcher in self.watchers}
        return [bool(seat.who) and not seat.left and seat.who in present for seat in self.table.seats]

    @property
    def looking_on(self) -> int:
        """How many watch who do not play."""
        return sum(self.seat_of(watcher) == NOBODY for watcher in self.watchers)

    def is_watched_by(self, user: str) -> bool:
        return any(watcher.user == user for watcher in self.watchers)

    def enter(self, watcher: Watcher, now: float) -> None:
        self.watchers.add(watcher)
        self.note_presence(now)

    def go(self, watcher: Watcher, now: float) -> None:
        self.watchers.discard(watcher)
        self.note_presence(now)

    def note_presence(self, now: float) -> None:
        self.away = {
            seat: self.away.get(seat, now)
            for seat, here in enumerate(self.here)
            if not here and self.table.seats[seat].who and not self.table.seats[seat].left
        }

    def is_away(self, seat: int, now: float, patience: float) -> bool:
        """Whether a seat's holder has been gone for so long."""
        return seat in self.away and now - self.away[seat] >= patience

    def owe_time(self, now: float, away: float = 0.0) -> None:
        """The server was away, for so many seconds or since the last entry: whoever's time ran is owed it before all
        else that waits here, and nobody was gone meanwhile."""
        self.away = {seat: since + away for seat, since in self.away.items()}
        is_noted = any(asked.kind == "resume" for asked in self.waiting)
        if not is_noted and self.table.watch.is_owed(now, away or math.inf):
            self.waiting.appendleft(Asked(partial(self.table.judge_resume, away=away), "resume", at=now))

    def forget(self, people: set[str]) -> bool:
        """Take the names of people out of all that is remembered here; whether there were any."""
        seats = [seat for seat in self.table.seats if seat.who in people and seat.name != SOMEONE]
        for seat in seats:
            seat.name = SOMEONE
        for user in people:
            self.plans.put(user, [])
        kept = [line for line in self.chat if line.who not in people]
        self.chat.clear()
        self.chat.extend(kept)
        if seats:
            self._seats = (0, msgspec.Raw())
            self.log.clear()  # it told who sat down; it can be had from the store, without names
        return bool(seats)

    @property
    def remembered(self) -> set[str]:
        """Whoever has a seat here, or has said something."""
        return {seat.who for seat in self.table.seats if seat.who} | {line.who for line in self.chat if line.who}

    # What is told
    def tell_people(self) -> None:
        self.tell_all(protocol.People(self.id, self.here, self.looking_on))

    def tell_all(self, message: protocol.Message) -> None:
        data = protocol.encode(message)
        for watcher in self.watchers:
            watcher.outbox.put(data, self.id)

    def tell(self, watcher: Watcher, data: bytes, re: int) -> None:
        """Whoever asked hears that it is done, also if they have lost track of the table and are shown it later."""
        if not watcher.outbox.put(data, self.id) and re:
            watcher.outbox.put(protocol.encode(protocol.Done(re)))

    def note(self, entry: LogEntry) -> bytes:
        """Put an entry that was just carried out into the log, as it is told."""
        told = protocol.encode(views.step(self.table, entry))
        self.log.append((entry.number, told))
        return told

    def tell_step(self, entry: LogEntry, now: float, asked: Asked | None) -> None:
        """Everyone hears of an entry that was just carried out; who asked for it also hears that it was theirs."""
        told = self.note(entry)
        if not self.watchers:
            return
        scene, seat_of = Scene(self.table, self.seats_told(now)), self.table.seat_of
        for watcher in self.watchers:
            re = asked.id if asked is not None and asked.watcher is watcher else 0
            if not watcher.outbox.put(scene.step(seat_of(watcher.user), re, told), self.id) and re:
                watcher.outbox.put(protocol.encode(protocol.Done(re)))  # as `tell`, with a call less for each watcher

    def seats_told(self, now: float) -> Any:
        """Who holds the seats, encoded; while no clock runs that changes seldom."""
        if self.table.header.clock.pace != "none":
            return views.seats(self.table, now)
        if self._seats[0] != self.table.seatings:
            self._seats = self.table.seatings, msgspec.Raw(protocol.encode(views.seats(self.table, now)))
        return self._seats[1]

    def show(self, watcher: Watcher, now: float, re: int = 0, since: int = 0) -> None:
        """The whole table, with as much of what was missed as fits."""
        watcher.outbox.behind.discard(self.id)
        self.tell(watcher, self.shown(watcher, now, re, since), re)

    def shown(self, watcher: Watcher, now: float, re: int = 0, since: int = 0) -> bytes:
        seat, scene = self.seat_of(watcher), Scene(self.table, self.seats_told(now))
        state: Any = msgspec.Raw(scene.state(seat))
        message = protocol.Table(
            re,
            views.about(self.table),
            seat,
            bool(watcher.user) and watcher.user == self.host,
            state,
            scene.actions(seat),
            self.table.version + 1,
            [],
            [],
            self.here,
            self.looking_on,
        )
        self._fill(message, MOST_RESUME - len(protocol.encode(message)), since)
        return protocol.encode(message)

    def _fill(self, message: protocol.Table, room: int, since: int) -> None:
        """Put the latest lines of talk and steps into a message: talk gets a third of the room, steps get the rest."""
        said = [protocol.encode(self.view_line(line)) for line in self.chat]
        message.chat = chat = newest(said, room // 3)
        message.log = newest([told for number, told in self.log if number > since], room - size(chat))
        message.log_from = self.table.version + 1 - len(message.log)

    def view_line(self, line: ChatLine) -> protocol.ChatLineView:
        return protocol.ChatLineView(line.number, line.at, self.table.seat_of(line.who), line.name, line.text)

    def refuse(self, asked: Asked, error: LonghaulError) -> None:
        """Say why nothing was changed."""
        if asked.watcher is None:
            return
        refused = refusal(error, asked.id, self.id, self.table.version)
        asked.watcher.outbox.put(protocol.encode(refused))

    @property
    def summary(self) -> Summary:
        table = self.table
        status: Status = "over" if table.over else "open" if any(seat.is_open for seat in table.seats) else "playing"
        seats = [{"kind": seat.kind, "name": seat.name, "bot": seat.bot, "open": seat.is_open} for seat in table.seats]
        result = views.result_view(table) if table.over else None
        shown = {"scores": result.scores, "winners": result.winners, "ending": result.ending} if result else None
        return Summary(status=status, version=table.version, turn=table.turn, seats=seats, result=shown)


def newest(told: list[bytes], room: int) -> list[Any]:
    """The last of these that fit, in their order."""
    kept: list[Any] = []
    for data in reversed(told):
        room -= len(data) + 1
        if room < 0:
            break
        kept.append(msgspec.Raw(data))
    return kept[::-1]


def size(parts: list[msgspec.Raw]) -> int:
    """The bytes that parts take in a list."""
    return sum(len(part) + 1 for part in map(bytes, parts))


def refusal(error: LonghaulError, re: int, table: str = "", version: int = 0) -> protocol.Refused:
    clause = error.clause if isinstance(error, Rejection) else ""
    return protocol.Refused(re, table, getattr(error, "code", "refused"), str(error), clause, version)


class Scene:
    """A table at one moment, encoded once for all who see the same of it."""

    def __init__(self, table: Table, seats: Any) -> None:
        self._table = table
        self._id = table.header.id.encode()
        self._seats = seats
        self._seen: dict[int, tuple[Position, bytes]] = {}  # by whose eyes see it: what they see, and told

    def _look(self, seat: int) -> tuple[Position, bytes]:
        eyes = views.viewpoint(self._table, seat)
        look = self._seen.get(eyes)
        if look is None:
            seen = views.seen_through(self._table, eyes)
            look = self._seen[eyes] = seen, protocol.encode(views.state(self._table, seen, eyes, self._seats))
        return look

    def state(self, seat: int) -> bytes:
        return self._look(seat)[1]

    def actions(self, seat: int) -> list[views.ActionView]:
        return views.actions(self._table, self._look(seat)[0], seat)

    def step(self, seat: int, re: int, told: bytes) -> bytes:
        """A `protocol.Step`, put together from what is encoded already."""
        seen, state = self._look(seat)
        actions = protocol.encode(views.actions(self._table, seen, seat)) if seat == self._table.turn else b"[]"
        return b"".join((STEP % (re, self._id, seat), told, b',"state":', state, b',"actions":', actions, b"}"))


STEP = b'{"t":"step","re":%d,"table":"%b","seat":%d,"step":'

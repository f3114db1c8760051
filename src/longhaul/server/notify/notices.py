"""What people are told quietly of their games by correspondence. It is kept, so that it is there when they come back.

No notice names another person: a name would stay here when its bearer has been forgotten everywhere else.
"""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from weakref import WeakValueDictionary

from longhaul.server.features.premoves import order_of
from longhaul.server.live import protocol
from longhaul.server.store.errors import Missing, Unavailable
from longhaul.server.store.rows import Notice, NoticeKind
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.table import LogEntry, Table
from longhaul.table.premove_options import named
from longhaul.table.premoves import Failure

AGAIN = (1.0, 5.0, 30.0)  # seconds until a notice that the store could not take is tried again

log = logging.getLogger("longhaul.notices")


class Notices:
    """Writes them, and tells those who are connected how many they have not read."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._store = hub, hub.store
        self._told: dict[str, int] = {}  # the seat that was told that it is to move, by table
        self._in_turn: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by user
        hub.on_step.append(self._stepped)

    def begin(self) -> None:
        """From now on tables that rest are looked at: after all others who may move there by themselves."""
        self._hub.on_rest.append(self._rests)

    # What happens at tables
    def _rests(self, room: Room) -> None:
        """Whoever is to move, and has laid nothing ahead that does it, is told once a turn."""
        table = room.table
        if table.header.clock.pace != "days" or room.busy:
            return
        turn = table.turn if not table.waiting else -1
        if turn in table.people and self._told.get(room.id) != turn:
            self._tell(room, table.seats[turn].who, "move", f"It is your move in {game_of(table)}.", turn_began(table))
        self._told[room.id] = turn

    def _stepped(self, room: Room, entry: LogEntry) -> None:
        table = room.table
        if table.header.clock.pace != "days":
            return
        if entry.kind == "play" and entry.seat != self._told.get(room.id):
            self._told[room.id] = -1  # another one's turn has begun, and may be over again before the table rests
        if entry.kind == "play" and not order_of(entry) and table.seats[entry.seat].who:
            self._hub.background.spawn(self._read_at(table.seats[entry.seat].who, room.id))
        elif entry.kind == "ask":
            what = "call it a draw" if entry.text == "draw" else "let a move be taken back"
            for seat in table.people:
                if seat != entry.seat:
                    text = f"You are asked to {what} in {game_of(table)}."
                    self._tell(room, table.seats[seat].who, "asked", text, entry.number)
        late = [entry.seat] if entry.kind in ("flag", "forfeit") else []
        if table.over:
            self._told.pop(room.id, None)
            for seat in [*table.people, *late]:
                text = f"{game_of(table)} is over: {outcome_for(table, seat)}."
                self._tell(room, table.seats[seat].who, "over", text, 0)
        elif late:
            text = f"Your time ran out in {game_of(table)}."
            if entry.kind == "forfeit":
                text = f"You left {game_of(table)} and have lost it."
            self._tell(room, table.seats[entry.seat].who, "over", text, 0)

    # What becomes of orders; each returns its sentence
    def played(self, room: Room, user: str, label: str) -> None:
        self._tell(room, user, "played", f"Played ahead for you in {game_of(room.table)}: {label}.", room.table.version)

    def stuck(self, room: Room, user: str, failures: Sequence[Failure], is_lost: bool) -> str:
        """Orders were there for this phase, and none could be played."""
        table = room.table
        said = [f"“{named(table.rulebook, table.content, each.order.action)}”: {each.text}." for each in failures]
        rest = " The rest of your plan was put away with it." if is_lost else ""
        text = f"Your order was not played. {' '.join(said)}{rest}"
        self._told[room.id] = table.turn
        self._tell(room, user, "stuck", f"It is your move in {game_of(table)}. {text}", len(table.actors))
        return text

    def cleared(self, room: Room, user: str) -> str:
        text = "Your orders were put away: a move of yours was taken back."
        self._tell(room, user, "cleared", f"{game_of(room.table)}: {text}", room.table.version)
        return text

    # Keeping and telling
    def _tell(self, room: Room, user: str, kind: NoticeKind, text: str, key: int) -> None:
        """`key` tells this news from other news of its kind at the table, also after the server was away."""
        table = room.table
        if table.header.clock.pace != "days":
            return
        seen = room.is_watched_by(user)
        word = f"{room.id} {user} {kind} {key} {table.taken_back}"
        notice = Notice(
            id=hashlib.sha256(word.encode()).hexdigest()[:24],
            user=user,
            created=self._hub.now(),
            kind=kind,
            table=room.id,
            game=table.header.game,
            text=text,
            read=seen,
        )
        self._hub.background.spawn(self._keep(notice))

    async def _keep(self, notice: Notice) -> None:
        for wait in (*AGAIN, 0.0):
            try:
                async with self._turn_of(notice.user):
                    unread = await asyncio.to_thread(self.keep, notice)
                    if unread is not None:
                        self._hub.tell_user(notice.user, protocol.encode(protocol.Notices(unread, view(notice))))
                return
            except Unavailable as error:
                log.warning("a notice waits to be kept", extra={"table": notice.table, "error": str(error)})
                await asyncio.sleep(wait)
        log.error("a notice was not kept", extra={"table": notice.table, "kind": notice.kind})

    def keep(self, notice: Notice) -> int | None:
        """How many are unread then; None if there is nobody to tell, or it was told before. Blocks."""
        user = self._store.user(notice.user)
        if user is None or user.kind == "bot":
            return None
        try:
            return self._store.unread(notice.user) if self._store.add_notice(notice) else None
        except Missing:  # deleted in this moment
            return None

    async def _read_at(self, user: str, table: str) -> None:
        """Who plays at a table has seen what there is to see there."""
        await self.read(user, table=table)

    async def read(self, user: str, ids: Sequence[str] = (), table: str = "") -> int:
        """Someone has read these, or those of a table, or all; how many are left, told wherever they are."""
        async with self._turn_of(user):
            before = await asyncio.to_thread(self._store.unread, user)
            await asyncio.to_thread(self._store.read_notices, user, ids, table=table)
            unread = await asyncio.to_thread(self._store.unread, user)
            if unread != before:
                self._hub.tell_user(user, protocol.encode(protocol.Notices(unread, None)))
        return unread

    def _turn_of(self, user: str) -> asyncio.Lock:
        """What happens first is written first: a new notice is not taken for one that the move before it dealt with."""
        return self._in_turn.setdefault(user, asyncio.Lock())


def view(notice: Notice) -> protocol.NoticeView:
    return protocol.NoticeView(
        notice.id, notice.created, notice.kind, notice.table, notice.game, notice.text, notice.read
    )


def game_of(table: Table) -> str:
    return table.rulebook.facts.name


def turn_began(table: Table) -> int:
    """How many actions there were before the turn of whoever is to move: the same for all of it."""
    count = len(table.actors)
    while count > 0 and table.actors[count - 1] == table.turn:
        count -= 1
    return count


def outcome_for(table: Table, seat: int) -> str:
    if table.drawn:
        return "you agreed to call it a draw"
    if table.seats[seat].forfeited:
        return "you left it"
    if seat not in table.winners:
        return "your time ran out" if table.seats[seat].late else "you did not win"
    return "you won" if len(table.winners) == 1 else "you share the win"

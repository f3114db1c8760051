"""What a server looks after now and then: tables that nobody uses, that another process changed, and whose people are
gone."""

import asyncio

from longhaul.server.store.columns import SOMEONE
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.lobby import MOST_LISTED, Lobby
from longhaul.server.tables.room import Room
from longhaul.table.snapshot import freeze

IDLE = 600.0  # seconds after which a table that no one looks at leaves memory
OVER = 5.0  # the same, of one whose game is over
OLD = 3600.0  # seconds after which what lists show of a table in use is brought up to date
QUIET = 1.0  # seconds after which a table that someone looks at may have been changed elsewhere


async def sweep(hub: Hub) -> None:
    """Let go of tables that no one has looked at for a while; their state is kept first."""
    for room in list(hub.rooms.values()):
        if room.unlisted or (room.noted != room.table.version and (is_idle(hub, room) or is_old(hub, room))):
            hub.note_summary(room)  # an idle one is let go of at the next sweep
        elif is_idle(hub, room):
            version = await keep(hub, room)
            if is_idle(hub, room) and room.table.version == version:
                hub.drop(room)


async def keep(hub: Hub, room: Room) -> int:
    """Store a table as it stands; as of which version."""
    snapshot, version = freeze(room.table), room.table.version
    await asyncio.to_thread(hub.store.save_snapshot, room.id, snapshot, version)
    return version


def is_idle(hub: Hub, room: Room) -> bool:
    table = room.table
    at_rest = not (room.watchers or room.busy or room.waiting or room.unlisted or table.bot_to_play)
    patience = OVER if table.over and not room.rematch else IDLE  # a rematch is known only here
    return at_rest and table.watch.deadline() is None and hub.now() - room.used > patience


def is_old(hub: Hub, room: Room) -> bool:
    """Whether lists show something from long ago: a game by correspondence is never idle."""
    return hub.now() - room.noted_at > OLD


async def look_around(hub: Hub) -> None:
    """Whoever looks at a table where nothing happens is to see what another process, by mistake, does there."""
    quiet = [room for room in hub.rooms.values() if room.watchers and hub.now() - room.used > QUIET]
    lasts = await asyncio.to_thread(hub.store.last_numbers, [room.id for room in quiet]) if quiet else {}
    for room in quiet:
        is_ours = hub.rooms.get(room.id) is room and not room.busy
        if is_ours and lasts.get(room.id, 0) > room.table.version:
            hub.lose(room)


async def forget_deleted(hub: Hub) -> None:
    """Whoever deleted their account meanwhile, or was deleted by the host, is nameless in memory too. What is still
    theirs here may have been written after they were deleted: so it is forgotten once more in the store."""
    people = set[str]().union(*(involved(room) for room in hub.rooms.values()))
    gone = people - await asyncio.to_thread(hub.store.known_users, people) if people else set()
    named = set[str]().union(*(still_named(room) for room in hub.rooms.values())) if gone else set()
    for user in sorted(gone & named):
        await asyncio.to_thread(hub.store.delete_user, user)
    for room in list(hub.rooms.values()) if gone else ():
        await forget_at(hub, room, gone)


async def forget_at(hub: Hub, room: Room, gone: set[str]) -> None:
    """Take people out of one table, out of what lists show of it, and out of what is kept to load it quickly."""
    if room.host in gone:
        room.host = ""
    if room.forget(gone):
        hub.note_summary(room)
        hub.tell_lists(room)
        await keep(hub, room)


def involved(room: Room) -> set[str]:
    """Whoever is remembered here, or has set the table up."""
    return room.remembered | {room.host} - {""}


def still_named(room: Room) -> set[str]:
    """Those of them who have not been forgotten here yet."""
    seated = {seat.who for seat in room.table.seats if seat.who and seat.name != SOMEONE}
    return seated | {line.who for line in room.chat} | {room.host}


async def refresh(lobby: Lobby, hub: Hub) -> None:
    """The same in the lobby, of tables that have left memory."""
    if any(table not in hub.rooms for table in lobby.shown):
        listed = await asyncio.to_thread(hub.store.list_tables, status="open", limit=MOST_LISTED)
        lobby.correct([row for row in listed if row.header.id not in hub.rooms])

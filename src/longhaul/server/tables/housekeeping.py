"""Regular checks of the tables in memory: unload idle ones, notice writes by another process, forget deleted users."""

import asyncio

from longhaul.server.store.columns import SOMEONE
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.lobby import MAX_LISTED, Lobby
from longhaul.server.tables.room import Room
from longhaul.table.snapshot import freeze

IDLE_SECONDS = 600.0  # until a table without subscribers is unloaded
FINISHED_IDLE_SECONDS = 5.0  # the same, when its game is over
SUMMARY_SECONDS = 3600.0  # until the summary of a table in use is stored again
QUIET_SECONDS = 1.0  # without an entry, after which a watched table may have been changed by another process


async def unload_idle(hub: Hub) -> None:
    """Unload tables that have not been used for a while, after storing their state."""
    for room in list(hub.rooms.values()):
        has_changed = room.summary_version != room.table.version
        if room.is_summary_stale or (has_changed and (is_idle(hub, room) or is_summary_old(hub, room))):
            hub.save_summary(room)  # an idle table is unloaded the next time
        elif is_idle(hub, room):
            version = await save_snapshot(hub, room)
            if is_idle(hub, room) and room.table.version == version:
                hub.unload(room)


async def save_snapshot(hub: Hub, room: Room) -> int:
    """Store a table as it stands; its version."""
    snapshot, version = freeze(room.table), room.table.version
    await asyncio.to_thread(hub.store.save_snapshot, room.id, snapshot, version)
    return version


def is_idle(hub: Hub, room: Room) -> bool:
    table = room.table
    at_rest = not (room.subscribers or room.is_writing or room.queue or room.is_summary_stale or table.bot_to_play)
    has_rematch = bool(room.rematch)  # only memory knows it
    seconds = FINISHED_IDLE_SECONDS if table.over and not has_rematch else IDLE_SECONDS
    return at_rest and table.running_clock.deadline() is None and hub.now() - room.last_used > seconds


def is_summary_old(hub: Hub, room: Room) -> bool:
    """Correspondence games are never idle, so their summaries are stored now and then."""
    return hub.now() - room.summary_at > SUMMARY_SECONDS


async def reload_changed(hub: Hub) -> None:
    """Reload watched tables to which another process has, by mistake, written."""
    quiet = [room for room in hub.rooms.values() if room.subscribers and hub.now() - room.last_used > QUIET_SECONDS]
    lasts = await asyncio.to_thread(hub.store.last_numbers, [room.id for room in quiet]) if quiet else {}
    for room in quiet:
        is_ours = hub.rooms.get(room.id) is room and not room.is_writing
        if is_ours and lasts.get(room.id, 0) > room.table.version:
            hub.reload(room)


async def forget_deleted(hub: Hub) -> None:
    """Remove the names of deleted users from memory. They may have been written to the store again after the deletion,
    so delete the users there once more."""
    people = set[str]().union(*(involved(room) for room in hub.rooms.values()))
    gone = people - await asyncio.to_thread(hub.store.known_users, people) if people else set()
    named = set[str]().union(*(still_named(room) for room in hub.rooms.values())) if gone else set()
    for user in sorted(gone & named):
        await asyncio.to_thread(hub.store.delete_user, user)
    for room in list(hub.rooms.values()) if gone else ():
        await forget_at(hub, room, gone)


async def forget_at(hub: Hub, room: Room, gone: set[str]) -> None:
    """Remove people from a table, its summary and its snapshot."""
    if room.host in gone:
        room.host = ""
    if room.forget(gone):
        hub.save_summary(room)
        hub.notify_summary(room)
        await save_snapshot(hub, room)


def involved(room: Room) -> set[str]:
    """Everyone whom the room names, and its host."""
    return room.people | {room.host} - {""}


def still_named(room: Room) -> set[str]:
    """Those of them whose names have not been removed yet."""
    seated = {seat.who for seat in room.table.seats if seat.who and seat.name != SOMEONE}
    return seated | {line.who for line in room.chat} | {room.host}


async def refresh_lobby(lobby: Lobby, hub: Hub) -> None:
    """Remove the names of deleted users from the lobby's tables that are not in memory."""
    if any(table not in hub.rooms for table in lobby.shown):
        listed = await asyncio.to_thread(hub.store.list_tables, status="open", limit=MAX_LISTED)
        lobby.correct([row for row in listed if row.header.id not in hub.rooms])

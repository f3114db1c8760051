"""What each message of a client means at a table, and who may send it. One small function per kind."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from longhaul.core.position import NOBODY
from longhaul.server.live import protocol
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Judge, Room, Watcher
from longhaul.table import Rejection
from longhaul.table.log_entry import LogEntry

PATIENCE = 60.0  # seconds someone may be disconnected before a bot may take over


def seat_needed(room: Room, watcher: Watcher) -> int:
    seat = room.seat_of(watcher)
    if seat == NOBODY:
        raise Rejection("you have no seat at this table", code="no_seat")
    return seat


def someone_needed(watcher: Watcher) -> None:
    if not watcher.user:
        raise Rejection("begin as a guest or log in first", code="nobody")


# At one's own seat: judged by the table itself -----------------------------------------------------
def play(room: Room, watcher: Watcher, command: protocol.Play) -> Judge:
    return partial(room.table.judge_play, seat_needed(room, watcher), command.action, command.version)


def undo(room: Room, watcher: Watcher, command: protocol.Undo) -> Judge:
    return partial(room.table.judge_undo, seat_needed(room, watcher), command.version)


def ask(room: Room, watcher: Watcher, command: protocol.Ask) -> Judge:
    return partial(room.table.judge_ask, seat_needed(room, watcher), command.what, command.version)


def answer(room: Room, watcher: Watcher, command: protocol.Answer) -> Judge:
    return partial(room.table.judge_answer, seat_needed(room, watcher), command.yes, command.version)


def resign(room: Room, watcher: Watcher, command: protocol.Resign) -> Judge:
    return partial(room.table.judge_resign, seat_needed(room, watcher), command.version)


def leave(room: Room, watcher: Watcher, command: protocol.Leave) -> Judge:
    return partial(room.table.judge_leave, seat_needed(room, watcher))


# Seats ------------------------------------------------------------------------------------------
def sit(room: Room, watcher: Watcher, command: protocol.Sit) -> Judge:
    someone_needed(watcher)

    def judge(now: float) -> LogEntry:
        return room.table.judge_sit(free_seat(room, watcher, command.seat), watcher.user, watcher.shown_name, now)

    return judge


def free_seat(room: Room, watcher: Watcher, wanted: int) -> int:
    """The seat asked for; without one, the seat someone had before, or the first that is free."""
    if wanted >= 0:
        return wanted
    seats = room.table.seats
    free = [seat for seat in range(len(seats)) if seats[seat].is_free_for(watcher.user)]
    if not free:
        raise Rejection("no seat is free at this table", code="full")
    return next((seat for seat in free if seats[seat].who == watcher.user), free[0])


def seat_bot(room: Room, watcher: Watcher, command: protocol.Bot) -> Judge:
    """Who set the table up, or plays at it, may put bots on open seats and on those of people who are gone."""
    if room.seat_of(watcher) == NOBODY and (not watcher.user or watcher.user != room.host):
        raise Rejection("only those who play here, or set the table up, can do that", code="not_yours")

    def judge(now: float) -> LogEntry:
        if command.seat in room.table.people and room.is_away(command.seat, now, PATIENCE):
            return room.table.judge_replace(command.seat, command.bot, now)
        return room.table.judge_bot(command.seat, command.bot, now, command.yields)

    return judge


JUDGED: dict[type[protocol.Command], Callable[[Room, Watcher, Any], Judge]] = {
    protocol.Play: play,
    protocol.Undo: undo,
    protocol.Ask: ask,
    protocol.Answer: answer,
    protocol.Resign: resign,
    protocol.Leave: leave,
    protocol.Sit: sit,
    protocol.Bot: seat_bot,
}
KINDS = {command: command.__name__.lower() for command in JUDGED}  # as they are counted


async def rematch(hub: Hub, room: Room, watcher: Watcher, command: protocol.Rematch) -> None:
    """The same table again, everyone one seat further; the people are told where to go."""
    if not room.has_played(watcher):
        raise Rejection("you had no seat at this table", code="no_seat")
    if not room.table.over:
        raise Rejection("there can be a rematch when the game is over", code="not_over")
    await asyncio.shield(hub.background.spawn(play_again(hub, room, watcher)))  # who asked may go meanwhile
    watcher.outbox.put(protocol.encode(protocol.Moved(command.id, room.id, room.rematch)))


async def play_again(hub: Hub, room: Room, watcher: Watcher) -> None:
    async with room.lock:
        if not room.rematch:
            room.rematch = (await hub.open_again(room, watcher)).id
            for other in room.watchers - {watcher}:
                other.outbox.put(protocol.encode(protocol.Moved(0, room.id, room.rematch)))

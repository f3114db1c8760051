"""From a client's messages to commands of a table: who may send them, one small function per kind."""

import asyncio
from collections.abc import Callable
from typing import Any

from longhaul.core.messages import Message
from longhaul.core.position import NO_SEAT
from longhaul.server.tables import commands
from longhaul.server.tables.commands import Command
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.server.transport import protocol
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table import Rejection

AWAY_SECONDS = 60.0  # disconnected, after which others may let a bot play on


def own_seat(room: Room, subscriber: Subscriber) -> int:
    seat = room.seat_of(subscriber)
    if seat == NO_SEAT:
        raise Rejection(Message("rejected-not-seated"), code="no_seat")
    return seat


def check_account(subscriber: Subscriber) -> None:
    if not subscriber.user:
        raise Rejection(Message("rejected-nobody"), code="nobody")


# At one's own seat ------------------------------------------------------------------------------
def play(room: Room, subscriber: Subscriber, message: protocol.Play, _: float) -> Command:
    return commands.Play(own_seat(room, subscriber), message.action, message.version)


def undo(room: Room, subscriber: Subscriber, message: protocol.Undo, _: float) -> Command:
    return commands.TakeBack(own_seat(room, subscriber), message.version)


def ask(room: Room, subscriber: Subscriber, message: protocol.Ask, _: float) -> Command:
    return commands.Ask(own_seat(room, subscriber), message.what, message.version)


def answer(room: Room, subscriber: Subscriber, message: protocol.Answer, _: float) -> Command:
    return commands.Answer(own_seat(room, subscriber), message.yes, message.version)


def resign(room: Room, subscriber: Subscriber, message: protocol.Resign, _: float) -> Command:
    return commands.Resign(own_seat(room, subscriber), message.version)


def leave(room: Room, subscriber: Subscriber, _message: protocol.Leave, _: float) -> Command:
    return commands.Leave(own_seat(room, subscriber))


# Taking seats -----------------------------------------------------------------------------------
def sit(_room: Room, subscriber: Subscriber, message: protocol.Sit, _: float) -> Command:
    check_account(subscriber)
    return commands.Sit(message.seat, subscriber.user, subscriber.display_name)


def seat_bot(room: Room, subscriber: Subscriber, message: protocol.Bot, now: float) -> Command:
    """The players and the host may put bots on open seats, and on the seats of players who are away."""
    if room.seat_of(subscriber) == NO_SEAT and (not subscriber.user or subscriber.user != room.host):
        raise Rejection(Message("rejected-not-yours"), code="not_yours")
    is_holder_away = room.is_away(message.seat, now, AWAY_SECONDS)
    return commands.SeatBot(message.seat, message.bot, message.yields, is_holder_away)


COMMANDS: dict[type[protocol.Command], Callable[[Room, Subscriber, Any, float], Command]] = {
    protocol.Play: play,
    protocol.Undo: undo,
    protocol.Ask: ask,
    protocol.Answer: answer,
    protocol.Resign: resign,
    protocol.Leave: leave,
    protocol.Sit: sit,
    protocol.Bot: seat_bot,
}


async def rematch(hub: Hub, room: Room, subscriber: Subscriber, message: protocol.Rematch) -> None:
    """Open a rematch, or find the one that is open already; all subscribers receive its id."""
    if not room.has_played(subscriber):
        raise Rejection(Message("rejected-had-no-seat"), code="no_seat")
    if not room.table.over:
        raise Rejection(Message("rejected-no-rematch-yet"), code="not_over")
    await asyncio.shield(hub.background.spawn(open_rematch(hub, room, subscriber)))  # the sender may disconnect
    subscriber.outbox.put(protocol.encode(protocol.RematchOpened(message.id, room.id, room.rematch)))


async def open_rematch(hub: Hub, room: Room, subscriber: Subscriber) -> None:
    async with room.lock:
        if not room.rematch:
            room.rematch = (await hub.open_rematch(room, subscriber)).id
            for other in room.subscribers - {subscriber}:
                other.outbox.put(protocol.encode(protocol.RematchOpened(0, room.id, room.rematch)))

"""Rated games: what makes a game count for ratings, and when a player who leaves one loses it.

A rated game has no hints, and a takeback needs everyone's agreement and makes the game unrated. A player who leaves
loses when their clock runs out or, without a running clock, after a grace period.
"""

from itertools import groupby

from longhaul.core.messages import Message
from longhaul.core.position import NO_SEAT
from longhaul.table.errors import Rejection
from longhaul.table.log_entry import LogEntry
from longhaul.table.table import Table

LEAVE_GRACE_SECONDS = 600.0  # after leaving the table or being replaced by a bot
ABSENCE_GRACE_SECONDS = 86_400.0  # disconnected on their turn, at a table without a clock
MIN_TURNS = 5  # of each person, for the game to count


def unrated_reason(table: Table) -> str:
    """Why a game that was set up as rated does not count, as far as the table knows; "" if it does."""
    if table.unrated:
        return table.unrated
    if table.aborted:
        return "aborted"
    if table.drawn:
        return "drawn"
    if any(seat.inherited for seat in table.seats):
        return "inherited"
    if table.over and len({seat.who or seat.bot for seat in table.seats}) < 2:
        return "alone"
    return "short" if table.over and is_short(table) else ""


def unrated_message(table: Table) -> Message | None:
    reason = unrated_reason(table) if table.header.rated else ""
    if not reason:
        return None
    return Message(f"unrated-{reason.replace('_', '-')}", {"turns": MIN_TURNS} if reason == "short" else {})


def is_short(table: Table) -> bool:
    """Whether a person has hardly played: a game that is given up at once says nothing about skill."""
    return any(turns(table, number) < MIN_TURNS for number, seat in enumerate(table.seats) if seat.who)


def turns(table: Table, seat: int) -> int:
    """The turns in which a seat's player decided something; turns of forced moves alone do not count."""
    in_a_row = groupby(enumerate(table.actors), key=lambda played: played[1])
    return sum(actor == seat and any(i not in table.forced for i, _ in played) for actor, played in in_a_row)


def is_at_stake(table: Table) -> bool:
    """Whether leaving now would lose a rated game."""
    return table.header.rated and table.has_begun and not table.over and not table.waiting


def loses_at(table: Table, seat: int) -> float | None:
    """When a player who left loses the game unless they come back."""
    holder = table.seats[seat]
    is_gone = holder.who and holder.left and not holder.resigned
    return holder.left_at + LEAVE_GRACE_SECONDS if is_gone and is_at_stake(table) else None


def overdue(table: Table, here: list[bool], now: float, since: float) -> list[int]:
    """The seats whose players have been away too long. `here`: whose holders are connected; `since`: when this server
    became reachable, as nobody loses for a time in which they could not come back."""
    if not is_at_stake(table):
        return []
    found = [seat for seat in range(len(table.seats)) if has_left(table, seat, now, since)]
    return found or ([table.turn] if is_absent(table, here, now, since) else [])


def has_left(table: Table, seat: int, now: float, since: float) -> bool:
    deadline = loses_at(table, seat)
    return deadline is not None and now >= max(deadline, since + LEAVE_GRACE_SECONDS)


def is_absent(table: Table, here: list[bool], now: float, since: float) -> bool:
    """Whether the player to move has been disconnected too long; if there is a clock, it decides instead."""
    if table.header.clock.pace != "none" or table.turn not in table.people or here[table.turn]:
        return False
    return now >= max(table.at + ABSENCE_GRACE_SECONDS, since + LEAVE_GRACE_SECONDS)


def judge_forfeit(table: Table, seat: int, now: float) -> LogEntry:
    """The player who left loses."""
    if not is_at_stake(table) or table.seats[seat].resigned or not table.seats[seat].who:
        raise Rejection(Message("rejected-not-at-stake"))
    return LogEntry(table.version + 1, "forfeit", seat, now)


def judge_unrate(table: Table, reason: str, now: float) -> LogEntry:
    """The game will not be rated; possible until it is, even after its end."""
    if not table.header.rated or table.unrated:
        raise Rejection(Message("rejected-not-rated"))
    return LogEntry(table.version + 1, "unrate", NO_SEAT, now, text=reason)

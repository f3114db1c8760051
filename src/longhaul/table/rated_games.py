"""Rated games: what makes a game count for ratings, and what becomes of someone who leaves one.

A rated game is played without hints, and nothing is taken back unless everyone agrees, which makes it unrated. Whoever
leaves it loses it: when the clock runs out or, where no clock runs for them, when a grace period does.
"""

from itertools import groupby

from longhaul.core.position import NOBODY
from longhaul.table.errors import Rejection
from longhaul.table.log_entry import LogEntry
from longhaul.table.table import Table

LEAVE_GRACE_SECONDS = 600.0  # after leaving the table, or after others let a bot play on
ABSENCE_GRACE_SECONDS = 86_400.0  # disconnected on one's own turn, at a table without a clock
MIN_TURNS = 5  # that each person has had, in a game that counts

REASONS = {
    "owner": "someone plays here with a bot of their own, or two bots have one owner",
    "address": "two of the players share an internet address",
    "pair": "these players have had their rated games for today",
    "taken_back": "a decision was taken back",
    "drawn": "it was agreed to be a draw",
    "inherited": "someone took over a seat that another had played for",
    "short": f"it ended before each player had {MIN_TURNS} turns",
    "alone": "there was nobody to be rated against",
}


def unrated_reason(table: Table) -> str:
    """Why a game that was set up to be rated does not count, as far as it can be known now; "" if it does."""
    if table.unrated:
        return table.unrated
    if table.drawn:
        return "drawn"
    if any(seat.inherited for seat in table.seats):
        return "inherited"
    if table.over and len({seat.who or seat.bot for seat in table.seats}) < 2:
        return "alone"
    return "short" if table.over and is_short(table) else ""


def unrated_sentence(table: Table) -> str:
    return REASONS.get(unrated_reason(table), "") if table.header.rated else ""


def is_short(table: Table) -> bool:
    """Whether someone has hardly played: a game that is given up at once says nothing about skill."""
    return any(turns(table, number) < MIN_TURNS for number, seat in enumerate(table.seats) if seat.who)


def turns(table: Table, seat: int) -> int:
    """How often it came to a seat and its player decided something: forced moves alone do not count."""
    in_a_row = groupby(enumerate(table.actors), key=lambda played: played[1])
    return sum(actor == seat and any(i not in table.forced for i, _ in played) for actor, played in in_a_row)


def is_at_stake(table: Table) -> bool:
    """Whether leaving now would lose a rated game."""
    return table.header.rated and table.has_begun and not table.over and not table.waiting


def loses_at(table: Table, seat: int) -> float | None:
    """When someone who left loses the game, if they do not come back."""
    holder = table.seats[seat]
    is_gone = holder.who and holder.left and not holder.resigned
    return holder.left_at + LEAVE_GRACE_SECONDS if is_gone and is_at_stake(table) else None


def overdue(table: Table, here: list[bool], now: float, since: float) -> list[int]:
    """The seats whose players have left the game for too long. `here` says who is connected; `since` when this server
    began to watch: nobody loses by a time in which they could not have come back."""
    if not is_at_stake(table):
        return []
    found = [seat for seat in range(len(table.seats)) if has_left(table, seat, now, since)]
    return found or ([table.turn] if is_absent(table, here, now, since) else [])


def has_left(table: Table, seat: int, now: float, since: float) -> bool:
    deadline = loses_at(table, seat)
    return deadline is not None and now >= max(deadline, since + LEAVE_GRACE_SECONDS)


def is_absent(table: Table, here: list[bool], now: float, since: float) -> bool:
    """Whether whose turn it is has been disconnected for too long; where a clock runs, that decides."""
    if table.header.clock.pace != "none" or table.turn not in table.people or here[table.turn]:
        return False
    return now >= max(table.at + ABSENCE_GRACE_SECONDS, since + LEAVE_GRACE_SECONDS)


def judge_forfeit(table: Table, seat: int, now: float) -> LogEntry:
    """Someone who left has lost."""
    if not is_at_stake(table) or table.seats[seat].resigned or not table.seats[seat].who:
        raise Rejection("there is nothing to lose here")
    return LogEntry(table.version + 1, "forfeit", seat, now)


def judge_unrate(table: Table, reason: str, now: float) -> LogEntry:
    """The game will not be rated, also when it has just ended."""
    if not table.header.rated or table.unrated:
        raise Rejection("this game is not rated anyhow")
    return LogEntry(table.version + 1, "unrate", NOBODY, now, text=reason)

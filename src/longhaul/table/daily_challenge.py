"""Daily challenges: everyone gets the same dice and cards, unknown in advance, and only the first start counts.

Days are UTC. A day's seed is derived from the server's secret and the date, so nobody can foresee it. It is revealed
when the day is over: until then only its player may see a daily game, and nothing is taken back there.

There are two deals. The ranked one is for people who had a name before the day began. Guests, newer names and programs
play the open deal, with other dice and cards: so a second account shows nobody the ranked deal, and people who share an
address can all play.
"""

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal

from longhaul.core.messages import Message
from longhaul.core.position import NO_SEAT, Position
from longhaul.table.errors import Rejection
from longhaul.table.header import commitment
from longhaul.table.table import Table
from longhaul.table.table_config import TableConfig

Score = Callable[[Position], tuple[int, Message]]  # points, and what the result says
GAVE_UP = (0, Message("daily-gave-up"))
ALL_PAID_POINTS = 1000  # more than a lost game has turns


def money_score(position: Position) -> tuple[int, Message]:
    score = position.scores[0]
    return max(0, score), Message("daily-credits", {"credits": score})


def payments_score(position: Position) -> tuple[int, Message]:
    """The money left after all payments; if one was missed, the turns survived."""
    state = position.state
    if position.winners:
        return ALL_PAID_POINTS + int(state.money), Message("daily-paid", {"credits": int(state.money)})
    return int(state.turn), Message("daily-lost", {"month": int(state.month), "turn": int(state.turn)})


SCORES: dict[str, Score] = {"free-trader": payments_score, "dice-traders": money_score}  # the solo games with a daily

Deal = Literal["ranked", "open"]


@dataclass(frozen=True)
class DailySeed:
    """The seed of one game on one day."""

    day: str
    seed: int
    salt: str

    @property
    def commitment(self) -> str:
        return commitment(self.seed, self.salt)


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def start_of(day: str) -> float:
    return datetime.combine(date.fromisoformat(day), time(), UTC).timestamp()


def end_of(day: str) -> float:
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()


def daily_seed(secret: bytes, day: str, game: str, deal: Deal = "ranked") -> DailySeed:
    def derived(what: str) -> bytes:
        which = "daily" if deal == "ranked" else f"daily {deal}"
        return hmac.new(secret, f"{which} {what}:{game}:{day}".encode(), hashlib.sha256).digest()

    return DailySeed(day, int.from_bytes(derived("seed")[:8], "big"), derived("salt").hex()[:32])


def daily_config(game: str, seat: str) -> TableConfig:
    """A solo game with the default options; `seat` is "me" or a bot's name."""
    if game not in SCORES:
        raise Rejection(Message("rejected-no-daily", {"text-game": game, "game": list(SCORES)}), code="no_daily")
    return TableConfig(game=game, seats=[seat], private=True).check()


def result_of(table: Table) -> tuple[int, Message]:
    """Points and a message for a game that is over."""
    return SCORES[table.header.game](table.position) if table.position.over else GAVE_UP


def check_open(table: Table, now: float) -> None:
    """Reject requests to see a daily game while others may still play it."""
    daily = table.header.daily
    if daily and now < end_of(daily):
        raise Rejection(Message("rejected-still-today"), code="still_today")


def check_spectator(table: Table, who: str, now: float) -> None:
    """The same, except for its player."""
    if table.seat_of(who) == NO_SEAT and not any(who and seat.who == who for seat in table.seats):
        check_open(table, now)

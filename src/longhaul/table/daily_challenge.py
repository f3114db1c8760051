"""Games of the day: everyone gets the same chance, nobody knows it before, the first start counts.

A day is one of UTC. Its chance is made from the server's secret and the date, so nobody can foresee it, and it is told
when the day is over: until then only who plays a game of the day may look at it, and nothing is taken back there.

There are two deals. The ranked one is for people who had a name before the day began. Guests, younger names and
programs play the open deal, with other dice and cards: whoever makes a fresh account to have a look sees nothing of the
ranked one, and people behind one address can all play.
"""

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal

from longhaul.core.position import NOBODY, Position
from longhaul.table.errors import Rejection
from longhaul.table.header import commitment
from longhaul.table.table import Table
from longhaul.table.table_config import Setting

Yardstick = Callable[[Position], tuple[int, str]]
GAVE_UP = (0, "gave up")
MADE_IT = 1000  # points for all payments, more than a lost game has turns


def earned(position: Position) -> tuple[int, str]:
    score = position.scores[0]
    return max(0, score), f"{score} cr"


def payments(position: Position) -> tuple[int, str]:
    """Whoever made all payments has what is left; whoever did not, how long they lasted."""
    state = position.state
    if position.winners:
        return MADE_IT + int(state.money), f"all paid, {int(state.money)} V left"
    return int(state.turn), f"lost in month {int(state.month)}, turn {int(state.turn)}"


GAMES: dict[str, Yardstick] = {"free-trader": payments, "dice-traders": earned}  # the games of a day, for one player


Deal = Literal["ranked", "open"]


@dataclass(frozen=True)
class Chance:
    """The chance of a day in one game."""

    day: str
    seed: int
    salt: str

    @property
    def seal(self) -> str:
        return commitment(self.seed, self.salt)


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def start_of(day: str) -> float:
    return datetime.combine(date.fromisoformat(day), time(), UTC).timestamp()


def end_of(day: str) -> float:
    """When a day is over."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()


def chance_of(secret: bytes, day: str, game: str, deal: Deal = "ranked") -> Chance:
    def derived(what: str) -> bytes:
        which = "daily" if deal == "ranked" else f"daily {deal}"
        return hmac.new(secret, f"{which} {what}:{game}:{day}".encode(), hashlib.sha256).digest()

    return Chance(day, int.from_bytes(derived("seed")[:8], "big"), derived("salt").hex()[:32])


def setting_of(game: str, seat: str) -> Setting:
    """A game for one with the defaults; `seat` is "me" or a bot's name."""
    if game not in GAMES:
        raise Rejection(f"there is no game of the day in {game!r}; there is in {', '.join(GAMES)}", code="no_daily")
    return Setting(game=game, seats=[seat], private=True).check()


def result_of(table: Table) -> tuple[int, str]:
    """Points and words for a game that is over."""
    return GAMES[table.header.game](table.position) if table.position.over else GAVE_UP


def check_open(table: Table, now: float) -> None:
    """Refuse to tell what was dealt in a game of the day while others may still play it."""
    daily = table.header.daily
    if daily and now < end_of(daily):
        raise Rejection("a game of the day is open to all when the day is over, at midnight UTC", code="still_today")


def check_watcher(table: Table, who: str, now: float) -> None:
    """The same for whoever wants to look on."""
    if table.seat_of(who) == NOBODY and not any(who and seat.who == who for seat in table.seats):
        check_open(table, now)

"""Public profiles: ratings and their history, best results, daily challenges, recent games.

Guests go by their guest names; deleted accounts have no profile. Games at private tables count for
ratings and records, but only their players are shown them.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import groupby

import msgspec

from longhaul.bots import available_bots
from longhaul.core.messages import Message
from longhaul.core.messages.message import from_json
from longhaul.games import find_game
from longhaul.server.store.rows import Daily, ListedTable, Rating, RatingStep, User
from longhaul.server.store.store import Store
from longhaul.table import Rejection
from longhaul.table.daily_challenge import end_of

PUBLIC_ID_PREFIX = "~"  # so that a public id is never taken for a name
MAX_CURVE_POINTS = 60
MAX_RATED_GAMES = 2000  # the latest ones, that curve, best and streak are taken from
MAX_RECENT = 12  # games and daily results


class Point(msgspec.Struct):
    at: float
    mean: float
    uncertainty: float


class GameProfile(msgspec.Struct):
    """A player's results in one game."""

    game: str
    rating: float  # mean minus three times the uncertainty
    mean: float
    uncertainty: float
    games: int
    wins: int
    best: int | None  # the highest score in a rated game; null where there are none
    best_at: str  # the replay of that game, if it is public
    streak: int  # the longest run of rated wins
    curve: list[Point]


class DailyResult(msgspec.Struct):
    day: str
    game: str
    note: Message
    replay: str


class RecentSeat(msgspec.Struct):
    name: str  # "" for a built-in bot
    bot: str


class RecentGame(msgspec.Struct):
    table: str
    game: str
    at: float
    seats: list[RecentSeat]
    winners: list[int]


class PlayerProfile(msgspec.Struct):
    player: str  # what the profile is found by
    name: str
    kind: str  # guest, person, bot (a user's program) or house (a built-in level)
    since: float  # 0 for built-in bots
    games: list[GameProfile]  # most played first
    days: int  # of daily challenges that were finished
    dailies: list[DailyResult]
    recent: list[RecentGame]


def profile_id(public_id: str) -> str:
    """What a user's profile is found by."""
    return f"{PUBLIC_ID_PREFIX}{public_id}"


def profile_ids(store: Store, players: Iterable[str]) -> dict[str, str]:
    """What the profiles of rated players are found by: built-in bots by name, users by public id. Blocks."""
    asked = set(players)
    bots = {player: player.removeprefix("bot:") for player in asked if player.startswith("bot:")}
    return bots | {user: profile_id(public_id) for user, public_id in store.public_ids(asked - bots.keys()).items()}


def profile(store: Store, asked: str, viewer: str, now: float) -> PlayerProfile:
    """The profile of a bot level, a name or a public id. Blocks."""
    if asked.lower() in available_bots():
        level = asked.lower()
        return made(store, f"bot:{level}", level, level.title(), "house", 0.0, [], now)
    user = find_user(store, asked)
    if user is None or user.banned:
        raise Rejection(Message("rejected-no-player", {"text-player": asked}), code="no_player")
    listed = [row for row in store.tables_of(user.id, over=True, limit=MAX_RECENT * 4) if is_shown(row, user, viewer)]
    return made(store, user.id, profile_id(user.public_id), user.name, user.kind, user.created, listed, now)


def find_user(store: Store, asked: str) -> User | None:
    if asked.startswith(PUBLIC_ID_PREFIX):
        return store.user_by_public_id(asked.removeprefix(PUBLIC_ID_PREFIX))
    return store.user_by_name(asked)


def is_shown(row: ListedTable, user: User, viewer: str) -> bool:
    """Whether a finished game is listed for a viewer: private ones only for the player; daily games elsewhere, chapters
    of guides nowhere."""
    return not row.header.daily and not row.header.is_chapter and (viewer == user.id or not row.header.private)


def made(
    store: Store, player: str, shown_id: str, name: str, kind: str, since: float, listed: list[ListedTable], now: float
) -> PlayerProfile:
    steps = defaultdict[str, list[RatingStep]](list)
    for step in store.rating_steps_of(player, limit=MAX_RATED_GAMES):
        steps[step.game].append(step)
    shown = {row.header.id for row in listed}
    games = [
        game_profile(rating, steps[rating.game], shown)
        for rating in store.ratings_of(player)
        if is_for_several(rating.game)
    ]
    done = [row for row in store.dailies_of(player) if row.ended]
    return PlayerProfile(
        player=shown_id,
        name=name,
        kind=kind,
        since=since,
        games=sorted(games, key=lambda game: -game.games),
        days=len(Counter(row.day for row in done)),
        dailies=[daily_result(row, now) for row in done[:MAX_RECENT]],
        recent=[recent_game(row) for row in listed[:MAX_RECENT]],
    )


def is_for_several(game: str) -> bool:
    """Older servers rated solo games too."""
    return find_game(game).facts.seats[1] > 1


def game_profile(rating: Rating, steps: list[RatingStep], shown: set[str]) -> GameProfile:
    best = max(steps, key=lambda step: step.score, default=None)
    return GameProfile(
        game=rating.game,
        rating=rating.mu - 3 * rating.sigma,
        mean=rating.mu,
        uncertainty=rating.sigma,
        games=rating.games,
        wins=rating.wins,
        best=best.score if best else None,
        best_at=f"/t/{best.table}/replay" if best and best.table in shown else "",
        streak=max((len(list(run)) for won, run in groupby(step.won for step in steps) if won), default=0),
        curve=[Point(step.at, step.mu, step.sigma) for step in thinned(steps)],
    )


def thinned(steps: list[RatingStep]) -> list[RatingStep]:
    """At most MAX_CURVE_POINTS steps, the last one included."""
    apart = max(1, -(-len(steps) // MAX_CURVE_POINTS))
    return steps[::-1][::apart][::-1]


def daily_result(row: Daily, now: float) -> DailyResult:
    is_open = now >= end_of(row.day)
    return DailyResult(row.day, row.game, from_json(row.note), f"/t/{row.table}/replay" if is_open else "")


def recent_game(row: ListedTable) -> RecentGame:
    seats = [RecentSeat(seat["name"], seat["bot"]) for seat in row.summary.seats]
    winners = row.summary.result["winners"] if row.summary.result else []
    return RecentGame(row.header.id, row.header.game, row.updated, seats, winners)

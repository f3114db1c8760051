"""Ratings of people and bots, one pool per game, by OpenSkill's Plackett-Luce model.

A game counts when it was set up as rated (without hints, see `table/rated_games.py`), everyone has had enough turns,
and no two players may be the same person (`tables/referee.py`). A player who left has lost. Solo games and daily
challenges are not rated: one person could try the same dice and cards with many accounts.
"""

import asyncio
import logging
from functools import partial
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from longhaul.core.errors import LonghaulError
from longhaul.server.ops.background import Background
from longhaul.server.ops.metrics import RATED
from longhaul.server.ops.retry import retry_store
from longhaul.server.store.rows import Rating, RatingStep
from longhaul.server.store.store import Store
from longhaul.server.tables.referee import Referee
from longhaul.server.tables.room import Room
from longhaul.table.rated_games import unrated_reason

log = logging.getLogger("longhaul.ratings")

MODEL = PlackettLuce()
Player = tuple[str, str]  # id and name


class Result(msgspec.Struct, frozen=True):
    """The result to rate, as it was when the game ended: a takeback may change the table later."""

    table: str
    game: str
    at: float
    players: list[Player]
    places: list[float]
    scores: list[int]  # of the seats


def players_of(room: Room) -> list[Player]:
    """The player of each seat."""
    seats = room.table.seats
    return [(seat.who, seat.name) if seat.who else (f"bot:{seat.bot}", seat.bot.title()) for seat in seats]


def places(room: Room) -> list[float]:
    """The place of each player, 0 for the best; ties share a place."""
    table, scores = room.table, room.table.position.scores
    lost = [seat.resigned or seat.left for seat in table.seats]
    ranks = [(lost[seat], seat not in table.winners, -scores[seat]) for seat in range(len(scores))]
    return [float(sorted(ranks).index(rank)) for rank in ranks]


def is_rated(room: Room) -> bool:
    """Whether a game is rated, as far as the table knows."""
    table = room.table
    return table.over and table.header.rated and not unrated_reason(table) and any(seat.who for seat in table.seats)


def result(room: Room) -> Result:
    table = room.table
    return Result(room.id, table.header.game, table.at, players_of(room), places(room), table.position.scores)


class Ratings:
    """Rates finished games, each once."""

    def __init__(self, store: Store, referee: Referee | None = None) -> None:
        self._store, self._referee = store, referee
        self._one_at_a_time = asyncio.Lock()
        self.background = Background(log, "a game was not rated")

    def on_finished(self, room: Room) -> None:
        if is_rated(room):
            self.background.spawn(self._rate_when_fair(room, result(room)))

    async def _rate_when_fair(self, room: Room, played: Result) -> None:
        async with self._one_at_a_time:
            if self._referee and await self._referee.check_players(room):
                return
            try:
                rate = partial(asyncio.to_thread, self.rate, played)
                if await retry_store(rate, log, "game not rated; will retry", table=played.table):
                    RATED.labels(played.game).inc()
            except LonghaulError as error:
                log.error("a game was not rated", extra={"table": played.table, "error": str(error)})

    def rate(self, played: Result) -> bool:
        """Update the ratings of all players; False if the game was rated before. Blocks."""
        rated = self._ratings(played.game, played.players)
        seats = [rated[who] for who, _ in played.players]
        teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in seats]
        skills = [skill for [skill] in MODEL.rate(teams, ranks=played.places)]
        known = self._known(played.players)
        steps = [self._update(played, rating, skills) for rating in rated.values()]
        is_new = self._store.save_ratings(
            played.table,
            [rating for who, rating in rated.items() if who in known],
            [step for step in steps if step.player in known],
        )
        for gone in known - self._known(played.players):  # deleted meanwhile: delete what was just written too
            self._store.delete_user(gone)
        return is_new

    def _update(self, played: Result, rating: Rating, skills: list[PlackettLuceRating]) -> RatingStep:
        """Update one player's rating; the step for the rating's history. A bot on several seats is one player, with the
        mean of its seats' ratings and the best of their scores."""
        theirs = [number for number, (who, _) in enumerate(played.players) if who == rating.player]
        won = min(played.places) in [played.places[number] for number in theirs]
        rating.mu = fmean(skills[number].mu for number in theirs)
        rating.sigma = fmean(skills[number].sigma for number in theirs)
        rating.games += 1
        rating.wins += won
        return RatingStep(
            table=played.table,
            player=rating.player,
            game=rating.game,
            at=played.at,
            mu=rating.mu,
            sigma=rating.sigma,
            won=won,
            score=max(played.scores[number] for number in theirs),
        )

    def _known(self, playing: list[Player]) -> set[str]:
        """The players without those who have been deleted meanwhile."""
        who = {player for player, _ in playing}
        bots = {player for player in who if player.startswith("bot:")}
        return bots | self._store.known_users(who - bots)

    def _ratings(self, game: str, playing: list[Player]) -> dict[str, Rating]:
        """The ratings before the game. The store keeps the names of existing ratings up to date."""
        known = self._store.ratings_among(game, [who for who, _ in playing])
        return {who: known.get(who) or self._first(game, who, name) for who, name in playing}

    def _first(self, game: str, who: str, name: str) -> Rating:
        """A player's first rating, under the name they have now, which may not be the one they sat down with."""
        user, fresh = self._store.user(who), MODEL.rating()
        now = user.name if user and user.kind != "bot" else name  # bots cannot be renamed
        return Rating(game=game, player=who, name=now, mu=fresh.mu, sigma=fresh.sigma)

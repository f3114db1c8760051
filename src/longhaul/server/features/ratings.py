"""How well people and bots play, in one pool per game, by OpenSkill's Plackett-Luce model.

A game counts when it was set up as rated (without hints, see `table/rated_games.py`), everyone has really played, and
no two of the players may be the same person (`referee.py`). A player who left has lost. Solo games and daily challenges
rate nothing: any number of accounts could try the same dice and cards.
"""

import asyncio
import logging
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from longhaul.core.errors import LonghaulError
from longhaul.server.ops.metrics import RATED
from longhaul.server.store.errors import Unavailable
from longhaul.server.store.rows import Rating, RatingStep
from longhaul.server.store.store import Store
from longhaul.server.tables.referee import Referee
from longhaul.server.tables.room import Room
from longhaul.table.rated_games import unrated_reason

log = logging.getLogger("longhaul.ratings")

MODEL = PlackettLuce()
AGAIN = 5.0  # seconds
Player = tuple[str, str]  # id and name


class Result(msgspec.Struct, frozen=True):
    """What a game says about skill, as it was when it ended: later its table may be taken back."""

    table: str
    game: str
    at: float
    players: list[Player]
    places: list[float]
    scores: list[int]  # of the seats


def players(room: Room) -> list[Player]:
    """Who played each seat."""
    seats = room.table.seats
    return [(seat.who, seat.name) if seat.who else (f"bot:{seat.bot}", seat.bot.title()) for seat in seats]


def ranks(room: Room) -> list[float]:
    """The place of each player, the lowest is the best; equal places are shared."""
    table, scores = room.table, room.table.position.scores
    lost = [seat.resigned or seat.left for seat in table.seats]
    order = [(lost[seat], seat not in table.winners, -scores[seat]) for seat in range(len(scores))]
    return [float(sorted(order).index(place)) for place in order]


def counts(room: Room) -> bool:
    """Whether a game says anything about skill, as far as the table knows."""
    table = room.table
    return table.over and table.header.rated and not unrated_reason(table) and any(seat.who for seat in table.seats)


def result(room: Room) -> Result:
    table = room.table
    return Result(room.id, table.header.game, table.at, players(room), ranks(room), table.position.scores)


class Ratings:
    """Counts finished games, each once."""

    def __init__(self, store: Store, referee: Referee | None = None) -> None:
        self._store, self._referee = store, referee
        self._one_at_a_time = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()

    def finished(self, room: Room) -> None:
        if counts(room):
            task = asyncio.create_task(self._count(room, result(room)))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _count(self, room: Room, played: Result) -> None:
        async with self._one_at_a_time:
            if self._referee and await self._referee.check(room):
                return
            try:
                if await self._counted(played):
                    RATED.labels(played.game).inc()
            except LonghaulError as error:
                log.error("a game was not rated", extra={"table": played.table, "error": str(error)})

    async def _counted(self, played: Result) -> bool:
        """When the store can be used again, if it cannot be now."""
        while True:
            try:
                return await asyncio.to_thread(self.count, played)
            except Unavailable as error:
                log.warning("a game waits to be rated", extra={"table": played.table, "error": str(error)})
                await asyncio.sleep(AGAIN)

    def count(self, played: Result) -> bool:
        """Change the ratings of all who played; False if that was done before. Blocks."""
        rated = self._ratings(played.game, played.players)
        seats = [rated[who] for who, _ in played.players]
        teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in seats]
        skills = [skill for [skill] in MODEL.rate(teams, ranks=played.places)]
        kept = self._known(played.players)
        steps = [self._changed(played, rating, skills) for rating in rated.values()]
        is_new = self._store.save_ratings(
            played.table,
            [rating for who, rating in rated.items() if who in kept],
            [step for step in steps if step.player in kept],
        )
        for gone in kept - self._known(played.players):  # deleted in this moment, and so is what was just written
            self._store.delete_user(gone)
        return is_new

    def _changed(self, played: Result, rating: Rating, skills: list[PlackettLuceRating]) -> RatingStep:
        """Count the game for one who played, and say what it did to them, so that it can be seen later how a rating
        came to be. A bot on several seats is one player: the mean of what they did, and the best of what they reached.
        """
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
        """Of those who played, bots, and whoever has not been deleted meanwhile."""
        who = {player for player, _ in playing}
        nobody = {player for player in who if player.startswith("bot:")}
        return nobody | self._store.known_users(who - nobody)

    def _ratings(self, game: str, playing: list[Player]) -> dict[str, Rating]:
        """As they were before the game. Of one that is there already, whoever changes their name changes the name."""
        known = self._store.ratings_among(game, [who for who, _ in playing])
        return {who: known.get(who) or self._first(game, who, name) for who, name in playing}

    def _first(self, game: str, who: str, name: str) -> Rating:
        """Someone's first game: by the name they have now, which need not be the one they sat down with."""
        user, fresh = self._store.user(who), MODEL.rating()
        now = user.name if user and user.kind != "bot" else name  # bots keep theirs
        return Rating(game=game, player=who, name=now, mu=fresh.mu, sigma=fresh.sigma)

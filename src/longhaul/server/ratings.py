"""How well people and bots play, in one pool per game, by OpenSkill's Plackett-Luce model.

A game counts when it was played to its end by at least two players, one of them a person, and nothing was taken back;
not one that goes on from another game, whose dice and cards are known.
A game for one counts as one between the player and the set of cards it was played with: so hard sets rank high.
"""

import asyncio
import logging

from openskill.models import PlackettLuce

from longhaul.core.errors import LonghaulError
from longhaul.server.metrics import RATED
from longhaul.server.room import Room
from longhaul.server.store.errors import Unavailable
from longhaul.server.store.rows import Rating, RatingStep
from longhaul.server.store.store import Store

log = logging.getLogger("longhaul.ratings")

MODEL = PlackettLuce()
AGAIN = 5.0  # seconds
Player = tuple[str, str]  # id and name


def players(room: Room) -> list[Player]:
    """Who played each seat; in a game for one, the set of cards as well."""
    table = room.table
    found = [(seat.who, seat.name) if seat.who else (f"bot:{seat.bot}", seat.bot.title()) for seat in table.seats]
    if len(found) == 1:
        content = table.header.content
        found.append((f"set:{content}", f"The {content} set"))
    return found


def ranks(room: Room) -> list[float]:
    """The place of each player, the lowest is the best; equal places are shared."""
    table = room.table
    if len(table.seats) == 1:
        return [0.0, 1.0] if table.winners else [1.0, 0.0]
    scores = table.position.scores
    order = [(seat not in table.winners, seat in table.resigned, -scores[seat]) for seat in range(len(scores))]
    return [float(sorted(order).index(place)) for place in order]


def counts(room: Room) -> bool:
    """Whether a game says anything about skill."""
    table = room.table
    who = [player for player, _ in players(room)]
    fair = not table.taken_back and not table.drawn and len(set(who)) == len(who)
    return table.over and fair and table.header.origin is None and any(seat.who for seat in table.seats)


class Ratings:
    """Counts finished games, each once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_at_a_time = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()

    def finished(self, room: Room) -> None:
        if counts(room):
            task = asyncio.create_task(self._count(room))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _count(self, room: Room) -> None:
        async with self._one_at_a_time:
            try:
                if await self._counted(room):
                    RATED.labels(room.table.header.game).inc()
            except LonghaulError as error:
                log.error("a game was not rated", extra={"table": room.id, "error": str(error)})

    async def _counted(self, room: Room) -> bool:
        """When the store can be used again, if it cannot be now."""
        while True:
            try:
                return await asyncio.to_thread(self.count, room)
            except Unavailable as error:
                log.warning("a game waits to be rated", extra={"table": room.id, "error": str(error)})
                await asyncio.sleep(AGAIN)

    def count(self, room: Room) -> bool:
        """Change the ratings of all who played; False if that was done before. Blocks."""
        rated = self._ratings(room.table.header.game, players(room))
        teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in rated]
        places = ranks(room)
        for rating, [skill], place in zip(rated, MODEL.rate(teams, ranks=places), places, strict=True):
            rating.mu, rating.sigma = skill.mu, skill.sigma
            rating.games += 1
            rating.wins += place == min(places)
        steps = self._steps(room, rated, [place == min(places) for place in places])
        return self._store.save_ratings(room.id, rated, steps)

    def _steps(self, room: Room, rated: list[Rating], won: list[bool]) -> list[RatingStep]:
        """What the game did to each, so that it can be seen later how a rating came to be."""
        scores = [*room.table.position.scores, 0]  # a set of cards has none
        return [
            RatingStep(
                table=room.id,
                player=row.player,
                game=row.game,
                at=room.table.at,
                mu=row.mu,
                sigma=row.sigma,
                won=won[i],
                score=scores[i],
            )
            for i, row in enumerate(rated)
        ]

    def _ratings(self, game: str, playing: list[Player]) -> list[Rating]:
        """As they were before the game, by the names they have now."""
        known = self._store.ratings_among(game, [who for who, _ in playing])
        fresh = MODEL.rating()
        rated = []
        for who, name in playing:
            rating = known.get(who) or Rating(game=game, player=who, name=name, mu=fresh.mu, sigma=fresh.sigma)
            rating.name = name
            rated.append(rating)
        return rated

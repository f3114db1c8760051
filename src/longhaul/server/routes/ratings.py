"""The ladder: ratings of people and bots by game. Solo games have none."""

import msgspec
from litestar import Controller, get
from litestar.params import FromPath

from longhaul.games import find_game
from longhaul.server.errors import rejections
from longhaul.server.features.profiles import profile_ids
from longhaul.server.routes.shared import TheServices
from longhaul.server.security.dependencies import Known, off_loop
from longhaul.server.services import Services
from longhaul.server.store.rows import Rating
from longhaul.server.transport.subscriber import with_bot_mark


class RatingRow(msgspec.Struct):
    game: str
    name: str
    kind: str  # person or bot
    rating: float  # the cautious estimate: mean - 3 * uncertainty
    mean: float
    uncertainty: float
    games: int
    wins: int
    player: str  # the id of the profile


def is_rated(rating: Rating) -> bool:
    """Older versions rated solo games against content sets; those ratings are ignored."""
    return not rating.player.startswith("set:") and find_game(rating.game).facts.seats[1] > 1


def rating_rows(services: Services, ratings: list[Rating]) -> list[RatingRow]:
    """Blocks."""
    players = [rating.player for rating in ratings]
    bots, profiles = services.store.bots_among(players), profile_ids(services.store, players)
    return [rating_row(rating, bots, profiles.get(rating.player, "")) for rating in ratings if is_rated(rating)]


def rating_row(rating: Rating, bots: set[str], profile: str) -> RatingRow:
    """`bots` are the ids of the players' own bots among those shown."""
    is_bot = rating.player.startswith("bot:") or rating.player in bots
    return RatingRow(
        rating.game,
        with_bot_mark(rating.name) if rating.player in bots else rating.name,
        "bot" if is_bot else "person",
        rating.mu - 3 * rating.sigma,
        rating.mu,
        rating.sigma,
        rating.games,
        rating.wins,
        profile,
    )


class RatingsController(Controller):
    path = "/api/ratings"
    tags = ("ratings",)

    @get("/mine", responses=rejections(401, 403), summary="My ratings")
    async def mine(self, services: TheServices, signed_in: Known) -> list[RatingRow]:
        rows = await off_loop(services.store.ratings_of, signed_in.user.id)
        return await off_loop(rating_rows, services, rows)

    @get("/{game:str}", responses=rejections(401, 403, 404), summary="The ladder of a game, best first")
    async def ladder(self, game: FromPath[str], services: TheServices) -> list[RatingRow]:
        find_game(game)
        rows = await off_loop(services.store.ratings, game)
        return await off_loop(rating_rows, services, rows)

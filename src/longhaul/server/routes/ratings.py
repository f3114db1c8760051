"""The ladder: how well people, bots and sets of cards do, per game."""

import msgspec
from litestar import Controller, get
from litestar.params import FromPath

from longhaul.games import find_game
from longhaul.server.errors import refusals
from longhaul.server.identity import Known, off_loop
from longhaul.server.keys import Keys
from longhaul.server.profiles import handle
from longhaul.server.routes.provided import TheHouse
from longhaul.server.store.rows import Rating


class RatingRow(msgspec.Struct):
    game: str
    name: str
    kind: str  # person, bot or set
    rating: float  # what someone can be relied on to play at: mean less three times the uncertainty
    mean: float
    uncertainty: float
    games: int
    wins: int
    player: str  # whose profile it is; "" for a set of cards


def rating_row(keys: Keys, rating: Rating) -> RatingRow:
    kind = rating.player.partition(":")[0]
    return RatingRow(
        rating.game,
        rating.name,
        kind if kind in ("bot", "set") else "person",
        rating.mu - 3 * rating.sigma,
        rating.mu,
        rating.sigma,
        rating.games,
        rating.wins,
        "" if kind == "set" else handle(keys, rating.player),
    )


class RatingsController(Controller):
    path = "/api/ratings"
    tags = ("ratings",)

    @get("/mine", responses=refusals(401, 403), summary="My ratings")
    async def mine(self, house: TheHouse, signed_in: Known) -> list[RatingRow]:
        rows = await off_loop(house.store.ratings_of, signed_in.user.id)
        return [rating_row(house.accounts.keys, row) for row in rows]

    @get("/{game:str}", responses=refusals(401, 403, 404), summary="The ladder of a game, best first")
    async def ladder(self, game: FromPath[str], house: TheHouse) -> list[RatingRow]:
        find_game(game)
        rows = await off_loop(house.store.ratings, game)
        return [rating_row(house.accounts.keys, row) for row in rows]

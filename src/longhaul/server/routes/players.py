"""Players, as everyone may see them."""

from litestar import Controller, get
from litestar.params import FromPath

from longhaul.server.accounts.identity import MaybeKnown, off_loop
from longhaul.server.errors import refusals
from longhaul.server.features.profiles import PlayerProfile, profile
from longhaul.server.routes.provided import TheHouse


class PlayersController(Controller):
    path = "/api/players"
    tags = ("players",)

    @get("/{player:str}", responses=refusals(401, 403, 404), summary="A player's ratings, records and games")
    async def player(self, player: FromPath[str], house: TheHouse, identity: MaybeKnown) -> PlayerProfile:
        """By name, by the name of a level of ours, or by what seats and lists call `player`."""
        viewer = identity.user.id if identity else ""
        return await off_loop(profile, house.store, house.accounts.keys, player, viewer, house.now())

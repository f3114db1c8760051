"""Public profiles of players."""

from litestar import Controller, get
from litestar.params import FromPath

from longhaul.server.errors import rejections
from longhaul.server.features.profiles import PlayerProfile, profile
from longhaul.server.routes.shared import TheServices
from longhaul.server.security.dependencies import MaybeKnown, off_loop


class PlayersController(Controller):
    path = "/api/players"
    tags = ("players",)

    @get("/{player:str}", responses=rejections(401, 403, 404), summary="A player's ratings, records and games")
    async def player(self, player: FromPath[str], services: TheServices, identity: MaybeKnown) -> PlayerProfile:
        """By name, by a bot level, or by the `player` id in seats and lists."""
        viewer = identity.user.id if identity else ""
        return await off_loop(profile, services.store, player, viewer, services.now())

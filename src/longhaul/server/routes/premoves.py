"""A player's own premoves at a table, and what premoves there can be in a game."""

import msgspec
from litestar import Controller, get, put
from litestar.params import FromPath, JSONBody

from longhaul.games import find_game
from longhaul.server.errors import rejections
from longhaul.server.routes.shared import TheServices, find_room, find_set
from longhaul.server.security.dependencies import Known, TheRateLimits
from longhaul.table.premove_options import PremoveOptions, premove_options
from longhaul.table.premoves import PremoveDraft, PremoveView


class PremoveDrafts(msgspec.Struct, forbid_unknown_fields=True):
    """All premoves a player wants at a table, in their order; those that are there already with their `id`."""

    premoves: list[PremoveDraft] = msgspec.field(name="orders")


class PremoveList(msgspec.Struct):
    premoves: list[PremoveView] = msgspec.field(name="orders")
    number: int = 0  # of the latest change, as in the message `orders`


class PremovesController(Controller):
    path = "/api"
    tags = ("premoves",)

    @get("/tables/{table:str}/orders", responses=rejections(401, 403, 404), summary="My premoves at a table")
    async def premoves(self, table: FromPath[str], services: TheServices, signed_in: Known) -> PremoveList:
        room = await find_room(services.hub, table)
        return PremoveList(*services.premoves.of(room, signed_in.user.id))

    @put("/tables/{table:str}/orders", responses=rejections(401, 403, 404, 409, 415), summary="Replace my premoves")
    async def replace(
        self,
        table: FromPath[str],
        data: JSONBody[PremoveDrafts],
        services: TheServices,
        in_person: Known,
        limits: TheRateLimits,
    ) -> PremoveList:
        """Each premove is played when its phase comes up, if it is legal then."""
        limits.check("orders", in_person.user.id)
        room = await find_room(services.hub, table)
        await services.premoves.replace(room, in_person.user.id, data.premoves)
        return PremoveList(*services.premoves.of(room, in_person.user.id))

    @get(
        "/games/{game:str}/sets/{name:str}/orders",
        responses=rejections(404),
        summary="The premoves of a game",
        sync_to_thread=False,
    )
    def options(self, game: FromPath[str], name: FromPath[str]) -> PremoveOptions:
        """The phases of a game and the actions in them, by name."""
        rulebook = find_game(game)
        return premove_options(rulebook, find_set(rulebook, name))

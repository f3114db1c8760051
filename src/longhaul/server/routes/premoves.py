"""What is laid ahead at a table, and what can be: one's own, and nobody else's."""

import msgspec
from litestar import Controller, get, put
from litestar.params import FromPath, JSONBody

from longhaul.games import find_game
from longhaul.server.errors import rejections
from longhaul.server.routes.shared import TheServices, find_room, find_set
from longhaul.server.security.dependencies import Known, TheRateLimits
from longhaul.table.premove_options import Catalogue, catalogue
from longhaul.table.premoves import Order, Wish


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """All orders that are to lie at a table, in their order: those that lie there already by their `id`."""

    orders: list[Wish]


class OrderList(msgspec.Struct):
    orders: list[Order]
    number: int  # of the latest change, as in the message `orders`


class OrdersController(Controller):
    path = "/api"
    tags = ("orders",)

    @get("/tables/{table:str}/orders", responses=rejections(401, 403, 404), summary="What I have laid ahead")
    async def orders(self, table: FromPath[str], services: TheServices, signed_in: Known) -> OrderList:
        room = await find_room(services.hub, table)
        return OrderList(*services.planner.lying(room, signed_in.user.id))

    @put("/tables/{table:str}/orders", responses=rejections(401, 403, 404, 409, 415), summary="Lay orders ahead")
    async def lay(
        self,
        table: FromPath[str],
        data: JSONBody[Wishes],
        services: TheServices,
        in_person: Known,
        limits: TheRateLimits,
    ) -> OrderList:
        """In place of those that lie there. Each is played when it comes to its phase, if it is allowed then."""
        limits.check("orders", in_person.user.id)
        room = await find_room(services.hub, table)
        await services.planner.lay(room, in_person.user.id, data.orders)
        return OrderList(*services.planner.lying(room, in_person.user.id))

    @get(
        "/games/{game:str}/sets/{name:str}/orders",
        responses=rejections(404),
        summary="What can be laid ahead",
        sync_to_thread=False,
    )
    def catalogue(self, game: FromPath[str], name: FromPath[str]) -> Catalogue:
        """The phases of a game and what is done in them, by names."""
        rulebook = find_game(game)
        return catalogue(rulebook, find_set(rulebook, name))

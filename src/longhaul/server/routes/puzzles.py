"""Puzzles: a list with today's first, one to look at, and a move to try."""

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from longhaul.server.accounts.identity import Known, MaybeKnown, TheLimits, off_loop
from longhaul.server.errors import refusals
from longhaul.server.features.puzzles import PuzzleList, PuzzleView, TryView, listed, shown, tried
from longhaul.server.routes.provided import TheHouse


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """A move, by its text form."""

    action: str


class PuzzlesController(Controller):
    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/", responses=refusals(401, 403), summary="All puzzles, today's first")
    async def puzzles(self, house: TheHouse, identity: MaybeKnown) -> PuzzleList:
        return await off_loop(listed, house.store, identity.user.id if identity else "", house.now())

    @get("/{puzzle:str}", responses=refusals(401, 403, 404), summary="A puzzle")
    async def puzzle(self, puzzle: FromPath[str], house: TheHouse, identity: MaybeKnown) -> Response[PuzzleView]:
        user = identity.user.id if identity else ""
        return Response(await off_loop(shown, house.store, puzzle, user, house.now()))

    @post(
        "/{puzzle:str}/try",
        status_code=HTTP_200_OK,
        responses=refusals(401, 403, 404, 409, 415),
        summary="Try a move",
    )
    async def attempt(
        self, puzzle: FromPath[str], data: JSONBody[Try], house: TheHouse, signed_in: Known, limits: TheLimits
    ) -> TryView:
        """Told at once whether it is the best, and what it loses; what the others lose, once it is solved."""
        limits.check("try", signed_in.user.id)
        return await off_loop(tried, house.store, puzzle, data.action, signed_in.user.id, house.now())

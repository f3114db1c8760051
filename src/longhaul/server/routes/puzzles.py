"""Puzzles: the list, a puzzle, and attempts."""

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from longhaul.server.errors import rejections
from longhaul.server.features.puzzles import PuzzleList, PuzzleView, TryView, list_puzzles, puzzle_view, try_move
from longhaul.server.routes.shared import TheServices
from longhaul.server.security.dependencies import Known, MaybeKnown, TheRateLimits, off_loop


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """A move, by its text form."""

    action: str


class PuzzlesController(Controller):
    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/", responses=rejections(401, 403), summary="All puzzles, today's first")
    async def puzzles(self, services: TheServices, identity: MaybeKnown) -> PuzzleList:
        return await off_loop(list_puzzles, services.store, identity.user.id if identity else "", services.now())

    @get("/{puzzle:str}", responses=rejections(401, 403, 404), summary="A puzzle")
    async def puzzle(self, puzzle: FromPath[str], services: TheServices, identity: MaybeKnown) -> Response[PuzzleView]:
        user = identity.user.id if identity else ""
        return Response(await off_loop(puzzle_view, services.store, puzzle, user, services.now()))

    @post(
        "/{puzzle:str}/try",
        status_code=HTTP_200_OK,
        responses=rejections(401, 403, 404, 409, 415),
        summary="Try a move",
    )
    async def attempt(
        self, puzzle: FromPath[str], data: JSONBody[Try], services: TheServices, signed_in: Known, limits: TheRateLimits
    ) -> TryView:
        """Whether the move is the best, and what it loses; the losses of the other moves once it is solved."""
        limits.check("try", signed_in.user.id)
        return await off_loop(try_move, services.store, puzzle, data.action, signed_in.user.id, services.now())

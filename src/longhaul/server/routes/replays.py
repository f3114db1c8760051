"""Replays of finished games and records, and tables that continue from a move."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_202_ACCEPTED

from longhaul.core.messages import Message
from longhaul.core.position import NO_SEAT
from longhaul.server.errors import rejections
from longhaul.server.features import worker_calls
from longhaul.server.features.analysis import StoredAnalysis, analysis_work, stored_analysis
from longhaul.server.features.jobs import Job
from longhaul.server.features.replays import MAX_STEPS, Chart, ReplayView
from longhaul.server.features.worker_calls import Source, VerdictView
from longhaul.server.routes.shared import First, NewTable, Steps, TheServices, subscriber_of
from longhaul.server.security.dependencies import Known, TheOrigin, TheRateLimits, off_loop
from longhaul.table import Rejection
from longhaul.table.daily_challenge import check_open


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """The move and the seats, as for a new table; by default I get the seat I had and bots the others."""

    move: Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
    seats: list[str] = []


async def find(services: TheServices, replay: str) -> Source:
    """The source of a replay. Ids of tables and records differ in length."""
    brought = await off_loop(services.store.record, replay)
    if brought is not None:
        return brought
    room = await services.hub.room(replay)
    if room is None:
        raise Rejection(Message("rejected-no-game", {"text-game": replay}), code="no_record")
    check_open(room.table, services.now())
    return await off_loop(worker_calls.source_of_table, room.table)


async def seat_held(services: TheServices, replay: str, user: str) -> int:
    """The seat that a user had at the table of a replay, or NO_SEAT."""
    room = await services.hub.room(replay)
    held = [seat.who for seat in room.table.seats] if room else []
    return held.index(user) if user in held else NO_SEAT


class ReplaysController(Controller):
    path = "/api/replays"
    tags = ("records",)

    @get("/{replay:str}", responses=rejections(401, 403, 404, 409), summary="A finished game or a record, move by move")
    async def replay(
        self,
        replay: FromPath[str],
        services: TheServices,
        origin: TheOrigin,
        limits: TheRateLimits,
        first: First = 0,
        limit: Steps = MAX_STEPS,
    ) -> Response[ReplayView]:
        limits.check("replay", origin.address_key)
        source = await find(services, replay)
        key = ("shown", worker_calls.key_of(source), first, limit)
        body: Any = await services.worker.run(origin.address_key, key, worker_calls.replay_page, source, first, limit)
        return Response(body, media_type="application/json")

    @get("/{replay:str}/chart", responses=rejections(401, 403, 404, 409), summary="Money or points over the game")
    async def chart(
        self, replay: FromPath[str], services: TheServices, origin: TheOrigin, limits: TheRateLimits
    ) -> Response[Chart]:
        limits.check("replay", origin.address_key)
        source = await find(services, replay)
        key = ("chart", worker_calls.key_of(source))
        body: Any = await services.worker.run(origin.address_key, key, worker_calls.chart, source)
        return Response(body, media_type="application/json")

    @get("/{replay:str}/verdict", responses=rejections(401, 403, 404, 409), summary="Was it fair?")
    async def verdict(
        self, replay: FromPath[str], services: TheServices, origin: TheOrigin, limits: TheRateLimits
    ) -> Response[VerdictView]:
        """Verifies the seal, every action, roll and draw, and the result, as `longhaul verify` does."""
        limits.check("verdict", origin.address_key)
        source = await find(services, replay)
        key = ("verdict", worker_calls.key_of(source))
        body: Any = await services.worker.run(origin.address_key, key, worker_calls.verdict, source)
        return Response(body, media_type="application/json")

    @post(
        "/{replay:str}/table",
        status_code=HTTP_201_CREATED,
        responses=rejections(401, 403, 404, 409, 415),
        summary="Play on from a move",
    )
    async def continue_config(
        self,
        replay: FromPath[str],
        data: JSONBody[PlayOn],
        services: TheServices,
        signed_in: Known,
        origin: TheOrigin,
        limits: TheRateLimits,
    ) -> NewTable:
        """A private, unrated table that continues from there with the dice and cards of that game."""
        limits.check("table", signed_in.user.id)
        source = await find(services, replay)
        arguments = (source, replay, data.move, data.seats, await seat_held(services, replay, signed_in.user.id))
        setting, *rest = await services.worker.run(origin.address_key, None, worker_calls.continue_game, *arguments)
        room = await services.hub.open(setting, subscriber_of(signed_in), *rest)
        return NewTable(room.id, f"/t/{room.id}")

    @get("/{replay:str}/analysis", responses=rejections(401, 403, 404, 409), summary="The analysis of a game")
    async def analysis(self, replay: FromPath[str], services: TheServices) -> StoredAnalysis:
        """The stored analysis; empty if nobody has requested one."""
        await find(services, replay)
        return await off_loop(stored_analysis, services.store, replay)

    @post(
        "/{replay:str}/analysis",
        status_code=HTTP_202_ACCEPTED,
        responses=rejections(401, 403, 404, 409, 415),
        summary="Analyse a game",
    )
    async def analyse(
        self, replay: FromPath[str], services: TheServices, signed_in: Known, limits: TheRateLimits
    ) -> Job:
        """Progress comes by the socket and by GET /api/jobs; everyone with the link can see the result."""
        limits.check("job", signed_in.user.id)
        recording = await off_loop(worker_calls.replay_of, await find(services, replay))
        return services.jobs.start(
            signed_in.user.id, "analysis", analysis_work(services.store, replay, recording, services.now), slow=True
        )

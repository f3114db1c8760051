"""Finished games and records, to look at move by move and to go on from."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_202_ACCEPTED

from longhaul.server.accounts.identity import Known, TheCaller, TheLimits, off_loop
from longhaul.server.errors import refusals
from longhaul.server.features.analysis import KeptAnalysis, kept, work_on
from longhaul.server.features.jobs import Job
from longhaul.server.features.recordings import ReplayView
from longhaul.server.features.replays import MOST_STEPS
from longhaul.server.ops import worker_calls
from longhaul.server.ops.worker_calls import Source, VerdictView
from longhaul.server.routes.provided import First, Steps, TheHouse
from longhaul.server.routes.tables import NewTable, watcher_of
from longhaul.table import Rejection
from longhaul.table.daily_challenge import check_open


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """From where, and who sits there, as when a table is set up; else I take the seat to play, bots the rest."""

    move: Annotated[int, msgspec.Meta(ge=0)]
    seats: list[str] = []


async def find(house: TheHouse, replay: str) -> Source:
    """A table and a record are never called the same: their ids differ in length."""
    brought = await off_loop(house.store.record, replay)
    if brought is not None:
        return brought
    room = await house.hub.room(replay)
    if room is None:
        raise Rejection(f"there is no game {replay!r} to look at", code="no_record")
    check_open(room.table, house.now())
    return await off_loop(worker_calls.source_of_table, room.table)


class ReplaysController(Controller):
    path = "/api/replays"
    tags = ("records",)

    @get("/{replay:str}", responses=refusals(401, 403, 404, 409), summary="A finished game or a record, move by move")
    async def replay(
        self,
        replay: FromPath[str],
        house: TheHouse,
        caller: TheCaller,
        limits: TheLimits,
        first: First = 0,
        limit: Steps = MOST_STEPS,
    ) -> Response[ReplayView]:
        limits.check("replay", caller.address_key)
        source = await find(house, replay)
        key = ("shown", worker_calls.key_of(source), first, limit)
        body: Any = await house.heavy.run(caller.address_key, key, worker_calls.shown, source, first, limit)
        return Response(body, media_type="application/json")

    @get("/{replay:str}/verdict", responses=refusals(401, 403, 404, 409), summary="Was it fair?")
    async def verdict(
        self, replay: FromPath[str], house: TheHouse, caller: TheCaller, limits: TheLimits
    ) -> Response[VerdictView]:
        """The seal, every action, roll and draw, and the result, checked as `longhaul verify` does it."""
        limits.check("verdict", caller.address_key)
        source = await find(house, replay)
        key = ("verdict", worker_calls.key_of(source))
        body: Any = await house.heavy.run(caller.address_key, key, worker_calls.verdict, source)
        return Response(body, media_type="application/json")

    @post(
        "/{replay:str}/table",
        status_code=HTTP_201_CREATED,
        responses=refusals(401, 403, 404, 409, 415),
        summary="Play on from a move",
    )
    async def play_on(
        self, replay: FromPath[str], data: JSONBody[PlayOn], house: TheHouse, signed_in: Known, limits: TheLimits
    ) -> NewTable:
        """A private table that begins there, with the dice and cards that lay ahead in that game; it is not rated."""
        limits.check("table", signed_in.user.id)
        source, user = await find(house, replay), f"user {signed_in.user.id}"
        found = await house.heavy.run(user, None, worker_calls.set_up, source, replay, data.move, data.seats)
        setting, *rest = found
        room = await house.hub.open(setting, watcher_of(signed_in), *rest)
        return NewTable(room.id, f"/t/{room.id}")

    @get("/{replay:str}/analysis", responses=refusals(401, 403, 404, 409), summary="Where did the game turn?")
    async def analysis(self, replay: FromPath[str], house: TheHouse) -> KeptAnalysis:
        """What was worked out before; nothing, if nobody has asked for it yet."""
        await find(house, replay)
        return await off_loop(kept, house.store, replay)

    @post(
        "/{replay:str}/analysis",
        status_code=HTTP_202_ACCEPTED,
        responses=refusals(401, 403, 404, 409, 415),
        summary="Find out where the game turned",
    )
    async def analyse(self, replay: FromPath[str], house: TheHouse, signed_in: Known, limits: TheLimits) -> Job:
        """Progress comes by the socket, and by GET /api/jobs; the result is kept for everyone with the link."""
        limits.check("job", signed_in.user.id)
        recording = await off_loop(worker_calls.recording_of, await find(house, replay))
        return house.jobs.start(
            signed_in.user.id, "analysis", work_on(house.store, replay, recording, house.now), slow=True
        )

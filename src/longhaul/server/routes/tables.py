"""Tables over HTTP: open, list and show them, their logs, records and hints."""

from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_201_CREATED, HTTP_202_ACCEPTED

from longhaul.bots.advice import hint
from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.core.options import Value
from longhaul.core.position import NO_SEAT
from longhaul.server.errors import rejections
from longhaul.server.features import worker_calls
from longhaul.server.features.jobs import Job
from longhaul.server.features.table_log import LOG_PAGE_STEPS
from longhaul.server.languages import known
from longhaul.server.routes.shared import NewTable, TheServices, find_room, subscriber_of
from longhaul.server.security.dependencies import Known, MaybeKnown, TheOrigin, TheRateLimits, off_loop
from longhaul.server.services import Services
from longhaul.server.store.listing import ListedResult, ListedSeat, Status
from longhaul.server.store.rows import ListedTable
from longhaul.server.tables.broadcast import encode_table, texts_of
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.lobby import describe
from longhaul.server.tables.outdated import OutdatedTable, stored_steps
from longhaul.server.transport import protocol
from longhaul.table import Rejection
from longhaul.table.clock import Clock
from longhaul.table.daily_challenge import check_open, check_spectator, end_of
from longhaul.table.table_config import TableConfig
from longhaul.table.view import StepView

Before = Annotated[float, QueryParameter(description="Only what changed before this time.")]
Language = Annotated[str, QueryParameter(max_length=20, description="In which texts stand beside messages.")]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]


class TableRow(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    content: str
    options: dict[str, Value]
    clock: Clock
    created: float
    private: bool
    rated: bool  # no hints, and the result changes ratings
    status: Status
    version: int
    turn: int
    seats: list[ListedSeat]
    result: ListedResult | None
    updated: float
    seat: int = -1  # in the list of my tables: my seat, if the game is not over


class LogPage(msgspec.Struct):
    steps: list[StepView]
    first: int  # the number of the first step; earlier steps are on the page before


async def my_row(hub: Hub, row: ListedTable, user: str) -> TableRow:
    """A table of mine. A running table is loaded, because the seat to move changes with every move."""
    room = hub.rooms.get(row.header.id)
    if room is None and row.summary.status != "over":
        with suppress(LonghaulError):  # a table that cannot be loaded is still listed
            room = await hub.room(row.header.id)
    if room is None:
        return TableRow(**describe(row.header, row.summary), updated=row.updated)
    seat = -1 if room.table.over else room.table.seat_of(user)
    return TableRow(**describe(row.header, room.summary), updated=row.updated, seat=seat)


async def outdated_log(services: Services, outdated: OutdatedTable, before: int) -> Response[LogPage]:
    """Of a table of older rules: what the store holds. A daily challenge stays closed until its day is over."""
    daily = outdated.header.daily
    if daily and services.now() < end_of(daily):
        raise outdated
    before = min(before, outdated.version + 1)
    first = max(1, before - LOG_PAGE_STEPS)
    entries = await off_loop(services.store.entries, outdated.header.id, first, before - 1)
    return Response(LogPage(stored_steps(entries), first))


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=rejections(401, 403), summary="Tables to join or to watch")
    async def tables(
        self,
        services: TheServices,
        status: FromQuery[Literal["open", "playing", "over"]] = "open",
        game: FromQuery[str] = "",
        before: Before = 1e18,
        limit: Limit = 50,
    ) -> list[TableRow]:
        """Public tables, the last changed first."""
        listed = await off_loop(services.store.list_tables, status=status, game=game, before=before, limit=limit)
        return [TableRow(**describe(row.header, row.summary), updated=row.updated) for row in listed]

    @get("/mine", responses=rejections(401, 403), summary="My tables")
    async def mine(
        self,
        services: TheServices,
        signed_in: Known,
        over: FromQuery[bool | None] = None,
        before: Before = 1e18,
        limit: Limit = 50,
    ) -> list[TableRow]:
        """Without the chapters of guides, so that there can be fewer than the limit."""
        user = signed_in.user.id
        listed = await off_loop(services.store.tables_of, user, over=over, before=before, limit=limit)
        return [await my_row(services.hub, row, user) for row in listed if not row.header.is_chapter]

    @post("/", status_code=HTTP_201_CREATED, responses=rejections(401, 403, 404, 415), summary="Open a table")
    async def open(
        self, data: JSONBody[TableConfig], services: TheServices, signed_in: Known, limits: TheRateLimits
    ) -> NewTable:
        limits.check("table", signed_in.user.id)
        room = await services.hub.open(data.check(), subscriber_of(signed_in))
        return NewTable(room.id, f"/t/{room.id}")

    @get("/{table:str}", responses=rejections(401, 403, 404), summary="A table")
    async def table(
        self, table: FromPath[str], services: TheServices, identity: MaybeKnown, language: Language = ""
    ) -> Response[protocol.Table]:
        """The content of the socket's `table` message; to watch a game live, use the socket."""
        room = await find_room(services.hub, table)
        check_spectator(room.table, identity.user.id if identity else "", services.now())
        subscriber = subscriber_of(identity)
        subscriber.language = known(language)
        shown: Any = msgspec.Raw(encode_table(room, subscriber, services.now()))
        return Response(shown, media_type="application/json")

    @get("/{table:str}/log", responses=rejections(401, 403, 404), summary="The log of a table")
    async def log(
        self,
        table: FromPath[str],
        services: TheServices,
        identity: MaybeKnown,
        origin: TheOrigin,
        limits: TheRateLimits,
        before: Annotated[int, QueryParameter(ge=1)] = 1 << 53,
        language: Language = "",
    ) -> Response[LogPage]:
        """The last steps before a number, the oldest first."""
        limits.check("log", origin.address_key)
        try:
            room = await find_room(services.hub, table)
        except OutdatedTable as outdated:
            return await outdated_log(services, outdated, before)
        check_spectator(room.table, identity.user.id if identity else "", services.now())
        header, before = room.table.header, min(before, room.table.version + 1)
        entries = await off_loop(services.store.entries, table, 1, before - 1)
        key = ("log", table, before, tuple(seat.name for seat in room.table.seats))
        steps: Any = await services.worker.run(origin.address_key, key, worker_calls.log, header, entries, before)
        page: Any = {"steps": msgspec.Raw(steps), "first": max(1, before - LOG_PAGE_STEPS)}
        if known(language):
            page = msgspec.Raw(texts_of(room, known(language)).add(msgspec.json.encode(page)))
        return Response(page, media_type="application/json")

    @get("/{table:str}/record", responses=rejections(401, 403, 404, 409), summary="The record of a finished game")
    async def record(
        self, table: FromPath[str], services: TheServices, origin: TheOrigin, limits: TheRateLimits
    ) -> Response[dict[str, Any]]:
        """It contains the seed and its seal, so that anyone can check every die and card with `longhaul verify`."""
        limits.check("record", origin.address_key)
        finished = (await find_room(services.hub, table)).table
        check_open(finished, services.now())
        source = await off_loop(worker_calls.source_of_table, finished)
        key = ("record", worker_calls.key_of(source))
        body: Any = await services.worker.run(origin.address_key, key, worker_calls.chained_record, source)
        return Response(body, media_type="application/json")

    @post(
        "/{table:str}/hint",
        status_code=HTTP_202_ACCEPTED,
        responses=rejections(401, 403, 404, 409, 415),
        summary="Request a hint",
    )
    async def hint(self, table: FromPath[str], services: TheServices, signed_in: Known, limits: TheRateLimits) -> Job:
        """Only on your turn. The answer comes by the socket and by GET /api/jobs."""
        limits.check("job", signed_in.user.id)
        room = await find_room(services.hub, table)
        seat = room.table.seat_of(signed_in.user.id)
        if seat == NO_SEAT or seat != room.table.turn:
            raise Rejection(Message("rejected-hint-turn"), code="not_your_turn")
        if room.table.header.daily:
            raise Rejection(Message("rejected-hint-daily"), code="daily")
        if room.table.header.rated:
            raise Rejection(Message("rejected-hint-rated"), code="rated")
        seen = room.table.position.blinded(seat, 1)
        return services.jobs.start(signed_in.user.id, "hint", lambda report: hint(seen, report))


class JobsController(Controller):
    path = "/api/jobs"
    tags = ("jobs",)

    @get("/{job:str}", responses=rejections(401, 403, 404), summary="The progress of a job", sync_to_thread=False)
    def job(self, job: FromPath[str], services: TheServices, signed_in: Known) -> Job:
        return services.jobs.find(signed_in.user.id, job)

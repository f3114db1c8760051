"""Game records, up and down: anyone's finished game can be looked at again here."""

import secrets
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from longhaul.server.errors import rejections
from longhaul.server.features import worker_calls
from longhaul.server.routes.shared import TheServices
from longhaul.server.security.dependencies import Known, TheOrigin, TheRateLimits, off_loop
from longhaul.server.store.rows import UploadedRecord
from longhaul.server.store.store import Store
from longhaul.table import Rejection

MOST_RECORDS = 200  # of one person


class NewRecord(msgspec.Struct):
    id: str
    link: str


class RecordRow(msgspec.Struct):
    id: str
    created: float


@dataclass
class Upload(Operation):
    """The body is read by hand, in a thread: it may be large."""

    def __post_init__(self) -> None:
        body = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody(content={"application/json": body}, required=True)


def check_room(store: Store, owner: str) -> None:
    """Whoever may keep no more is told before a record is played."""
    if len(store.record_infos(owner)) >= MOST_RECORDS:
        raise Rejection(f"a person keeps at most {MOST_RECORDS} records here", code="too_many_records")


def shelve(store: Store, owner: str, now: float, data: bytes) -> UploadedRecord:
    """Keep a record that was played."""
    check_room(store, owner)
    shelved = UploadedRecord(id=secrets.token_urlsafe(12), owner=owner, created=now, data=data)
    store.add_record(shelved)
    return shelved


class RecordsController(Controller):
    path = "/api/records"
    tags = ("records",)

    @post(
        "/",
        status_code=HTTP_201_CREATED,
        responses=rejections(401, 403, 404, 409, 415),
        operation_class=Upload,
        summary="Upload a record",
    )
    async def upload(
        self,
        request: Request[Any, Any, Any],
        services: TheServices,
        signed_in: Known,
        origin: TheOrigin,
        limits: TheRateLimits,
    ) -> NewRecord:
        """It is replayed first; one that does not lead where it says is refused."""
        limits.check("upload", signed_in.user.id)
        body, user = await request.body(), signed_in.user.id
        await off_loop(check_room, services.store, user)
        data = await services.worker.run(origin.address_key, None, worker_calls.checked, body)
        shelved = await off_loop(shelve, services.store, user, services.now(), data)
        return NewRecord(shelved.id, f"/r/{shelved.id}")

    @get("/mine", responses=rejections(401, 403), summary="Records I uploaded")
    async def mine(self, services: TheServices, signed_in: Known) -> list[RecordRow]:
        kept = await off_loop(services.store.record_infos, signed_in.user.id)
        return [RecordRow(row.id, row.created) for row in kept]

    @get("/{record:str}", responses=rejections(401, 403, 404), summary="Download a record")
    async def download(self, record: FromPath[str], services: TheServices) -> Response[dict[str, Any]]:
        """As it is kept."""
        shelved = await off_loop(services.store.record, record)
        if shelved is None:
            raise no_record(record)
        kept: Any = shelved.data
        return Response(kept, media_type="application/json")

    @delete(
        "/{record:str}", status_code=HTTP_204_NO_CONTENT, responses=rejections(401, 403, 404), summary="Forget a record"
    )
    async def forget(self, record: FromPath[str], services: TheServices, signed_in: Known) -> None:
        """One that I uploaded; its replay is gone with it."""
        if not await off_loop(services.store.delete_record, record, signed_in.user.id):
            raise no_record(record)


def no_record(record: str) -> Rejection:
    return Rejection(f"there is no record {record!r}", code="no_record")

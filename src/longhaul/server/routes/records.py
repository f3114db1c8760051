"""Game records: upload, list, download, delete."""

import secrets
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from longhaul.core.messages import Message
from longhaul.server.errors import rejections
from longhaul.server.features import worker_calls
from longhaul.server.routes.shared import TheServices
from longhaul.server.security.dependencies import Known, TheOrigin, TheRateLimits, off_loop
from longhaul.server.store.rows import UploadedRecord
from longhaul.server.store.store import Store
from longhaul.table import Rejection

MAX_RECORDS = 200  # of one person


class NewRecord(msgspec.Struct):
    id: str
    link: str


class RecordRow(msgspec.Struct):
    id: str
    created: float


@dataclass
class Upload(Operation):
    """An operation whose body is parsed by the worker, because it can be large."""

    def __post_init__(self) -> None:
        body = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody(content={"application/json": body}, required=True)


def check_space(store: Store, owner: str) -> None:
    """Raise Rejection if the owner has too many records, before a new one is replayed."""
    if len(store.record_infos(owner)) >= MAX_RECORDS:
        raise Rejection(Message("rejected-too-many-records", {"most": MAX_RECORDS}), code="too_many_records")


def add_record(store: Store, owner: str, now: float, data: bytes) -> UploadedRecord:
    """Store a record that has been replayed."""
    check_space(store, owner)
    stored = UploadedRecord(id=secrets.token_urlsafe(12), owner=owner, created=now, data=data)
    store.add_record(stored)
    return stored


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
        """The record is replayed first, and rejected if it does not lead where it says."""
        limits.check("upload", signed_in.user.id)
        body, user = await request.body(), signed_in.user.id
        await off_loop(check_space, services.store, user)
        data = await services.worker.run(origin.address_key, None, worker_calls.check_record, body)
        stored = await off_loop(add_record, services.store, user, services.now(), data)
        return NewRecord(stored.id, f"/r/{stored.id}")

    @get("/mine", responses=rejections(401, 403), summary="Records I uploaded")
    async def mine(self, services: TheServices, signed_in: Known) -> list[RecordRow]:
        infos = await off_loop(services.store.record_infos, signed_in.user.id)
        return [RecordRow(row.id, row.created) for row in infos]

    @get("/{record:str}", responses=rejections(401, 403, 404), summary="Download a record")
    async def download(self, record: FromPath[str], services: TheServices) -> Response[dict[str, Any]]:
        """The record as it is stored."""
        stored = await off_loop(services.store.record, record)
        if stored is None:
            raise no_record(record)
        data: Any = stored.data
        return Response(data, media_type="application/json")

    @delete(
        "/{record:str}", status_code=HTTP_204_NO_CONTENT, responses=rejections(401, 403, 404), summary="Delete a record"
    )
    async def forget(self, record: FromPath[str], services: TheServices, signed_in: Known) -> None:
        """Only records that I uploaded; the replay is deleted too."""
        if not await off_loop(services.store.delete_record, record, signed_in.user.id):
            raise no_record(record)


def no_record(record: str) -> Rejection:
    return Rejection(Message("rejected-no-record", {"text-record": record}), code="no_record")

"""Game records, up and down: anyone's finished game can be looked at again here."""

import secrets
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath
from litestar.status_codes import HTTP_201_CREATED

from longhaul.server.errors import refusals
from longhaul.server.identity import Known, TheLimits, off_loop
from longhaul.server.replays import read_record
from longhaul.server.routes.provided import TheHouse
from longhaul.server.store.rows import Shelved
from longhaul.table import Refusal


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


async def find(house: TheHouse, record: str) -> dict[str, Any]:
    shelved = await off_loop(house.store.record, record)
    if shelved is None:
        raise Refusal(f"there is no record {record!r}", code="no_record")
    data: dict[str, Any] = msgspec.json.decode(shelved.data)
    return data


class RecordsController(Controller):
    path = "/api/records"
    tags = ("records",)

    @post(
        "/",
        status_code=HTTP_201_CREATED,
        responses=refusals(401, 403, 404, 415),
        operation_class=Upload,
        summary="Upload a record",
    )
    async def upload(
        self, request: Request[Any, Any, Any], house: TheHouse, signed_in: Known, limits: TheLimits
    ) -> NewRecord:
        """It is replayed first; one that does not lead where it says is refused."""
        limits.check("upload", signed_in.user.id)
        body = await request.body()
        data = await off_loop(read_record, body)
        shelved = Shelved(
            id=secrets.token_urlsafe(12), owner=signed_in.user.id, created=house.now(), data=msgspec.json.encode(data)
        )
        await off_loop(house.store.add_record, shelved)
        return NewRecord(shelved.id, f"/r/{shelved.id}")

    @get("/mine", responses=refusals(401, 403), summary="Records I uploaded")
    async def mine(self, house: TheHouse, signed_in: Known) -> list[RecordRow]:
        kept = await off_loop(house.store.records_of, signed_in.user.id)
        return [RecordRow(row.id, row.created) for row in kept]

    @get("/{record:str}", responses=refusals(401, 403, 404), summary="Download a record")
    async def download(self, record: FromPath[str], house: TheHouse) -> dict[str, Any]:
        return await find(house, record)

"""Notices about my correspondence games."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from longhaul.server.errors import rejections
from longhaul.server.notify.notices import view
from longhaul.server.routes.shared import TheServices
from longhaul.server.security.dependencies import Known, off_loop
from longhaul.server.transport import protocol

Id = Annotated[str, msgspec.Meta(max_length=64)]


class NoticeList(msgspec.Struct):
    notices: list[protocol.NoticeView]  # the newest first
    unread: int


class Read(msgspec.Struct, forbid_unknown_fields=True):
    """The notices that were read; an empty list means all."""

    ids: Annotated[list[Id], msgspec.Meta(max_length=100)] = []


class Unread(msgspec.Struct):
    unread: int


class NoticesController(Controller):
    path = "/api/notices"
    tags = ("notices",)

    @get("/", responses=rejections(401, 403), summary="My notices")
    async def notices(self, services: TheServices, signed_in: Known) -> NoticeList:
        user = signed_in.user.id
        found = await off_loop(services.store.notices_of, user)
        return NoticeList(list(map(view, found)), await off_loop(services.store.count_unread, user))

    @post("/read", status_code=HTTP_200_OK, responses=rejections(401, 403, 415), summary="Mark notices as read")
    async def read(self, data: JSONBody[Read], services: TheServices, signed_in: Known) -> Unread:
        return Unread(await services.notices.read(signed_in.user.id, data.ids))

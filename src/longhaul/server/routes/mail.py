"""Mail when it is my move: my address, and the links that were sent there, which need no log-in."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from longhaul.server.accounts.email import LONGEST, Addresses, digest
from longhaul.server.accounts.identity import Known, TheCaller, TheLimits, off_loop
from longhaul.server.errors import NOTHING, refusals
from longhaul.server.rejection import AccountRefusal
from longhaul.server.routes.pages import page
from longhaul.server.routes.provided import TheHouse
from longhaul.server.services import House


class NewAddress(msgspec.Struct, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(max_length=LONGEST)]


class Link(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=500)]


class MailView(msgspec.Struct):
    """Whether this server sends mail at all, and where mine goes."""

    on: bool
    address: str = ""
    confirmed: bool = False


def addresses_of(house: House) -> Addresses:
    if house.addresses is None:
        raise AccountRefusal("no_mail", "this server sends no mail")
    return house.addresses


class MailController(Controller):
    path = "/api/mail"
    tags = ("mail",)

    @get("/", responses=refusals(401, 403), summary="Where my mail goes")
    async def mail(self, house: TheHouse, in_person: Known) -> MailView:
        if house.addresses is None:
            return MailView(False)
        kept = await off_loop(house.addresses.of, in_person.user)
        return MailView(True, kept.address, kept.confirmed > 0) if kept else MailView(True)

    @put("/", responses=refusals(401, 403, 404, 409, 415), summary="Mail me there")
    async def give(self, data: JSONBody[NewAddress], house: TheHouse, in_person: Known, limits: TheLimits) -> MailView:
        """A question is sent there first; the link in it confirms the address."""
        addresses = addresses_of(house)
        limits.check("mail", in_person.user.id)
        limits.check("mail_to", digest(data.address.strip().lower()))
        made = await off_loop(addresses.note, in_person.user, data.address)
        addresses.ask(made)
        return MailView(True, made.address, False)

    @delete("/", responses=NOTHING | refusals(401, 403, 404, 415), summary="Mail me no more")
    async def forget(self, house: TheHouse, in_person: Known) -> None:
        await off_loop(addresses_of(house).forget, in_person.user)

    @post("/confirm", status_code=HTTP_200_OK, responses=refusals(404, 409, 415), summary="The link that was sent")
    async def confirm(self, data: JSONBody[Link], house: TheHouse, caller: TheCaller, limits: TheLimits) -> MailView:
        limits.check("link", caller.address_key)
        kept = await off_loop(addresses_of(house).confirm, data.token)
        return MailView(True, kept.address, True)

    @post(
        "/stop", status_code=HTTP_204_NO_CONTENT, responses=NOTHING | refusals(404, 409, 415), summary="The other link"
    )
    async def stop(self, data: JSONBody[Link], house: TheHouse, caller: TheCaller, limits: TheLimits) -> None:
        limits.check("link", caller.address_key)
        await off_loop(addresses_of(house).stop, data.token)


class MailPages(Controller):
    """Where the links lead: pages, which do what they are for when they are shown; and the button of mail programs."""

    include_in_schema = False

    @get(["/mail/confirm/{token:str}", "/mail/stop/{token:str}"], sync_to_thread=False)
    def index(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        return page(request)

    @post("/mail/stop/{token:str}", status_code=HTTP_204_NO_CONTENT)
    async def one_click(self, token: FromPath[str], house: TheHouse, caller: TheCaller, limits: TheLimits) -> None:
        """The button of a mail program (RFC 8058)."""
        limits.check("link", caller.address_key)
        await off_loop(addresses_of(house).stop, token)

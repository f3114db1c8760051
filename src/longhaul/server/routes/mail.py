"""Mail when it is my move: my address, and the links that were sent there, which need no log-in."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from longhaul.server.errors import NO_CONTENT, rejections
from longhaul.server.notify.email_addresses import MAX_ADDRESS_LENGTH, EmailAddresses, digest
from longhaul.server.routes.client_files import page
from longhaul.server.routes.shared import TheServices
from longhaul.server.security.dependencies import Known, TheOrigin, TheRateLimits, off_loop
from longhaul.server.services import Services
from longhaul.table import Rejection


class NewAddress(msgspec.Struct, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(max_length=MAX_ADDRESS_LENGTH)]


class Link(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=500)]


class MailView(msgspec.Struct):
    """Whether this server sends mail at all, and where mine goes."""

    on: bool
    address: str = ""
    confirmed: bool = False


def addresses_of(services: Services) -> EmailAddresses:
    if services.addresses is None:
        raise Rejection("this server sends no mail", code="no_mail")
    return services.addresses


class MailController(Controller):
    path = "/api/mail"
    tags = ("mail",)

    @get("/", responses=rejections(401, 403), summary="Where my mail goes")
    async def mail(self, services: TheServices, in_person: Known) -> MailView:
        if services.addresses is None:
            return MailView(False)
        kept = await off_loop(services.addresses.of, in_person.user)
        return MailView(True, kept.address, kept.confirmed > 0) if kept else MailView(True)

    @put("/", responses=rejections(401, 403, 404, 409, 415), summary="Mail me there")
    async def give(
        self, data: JSONBody[NewAddress], services: TheServices, in_person: Known, limits: TheRateLimits
    ) -> MailView:
        """A question is sent there first; the link in it confirms the address."""
        addresses = addresses_of(services)
        limits.check("mail", in_person.user.id)
        limits.check("mail_to", digest(data.address.strip().lower()))
        made = await off_loop(addresses.set, in_person.user, data.address)
        addresses.send_confirmation(made)
        return MailView(True, made.address, False)

    @delete("/", responses=NO_CONTENT | rejections(401, 403, 404, 415), summary="Mail me no more")
    async def forget(self, services: TheServices, in_person: Known) -> None:
        await off_loop(addresses_of(services).forget, in_person.user)

    @post("/confirm", status_code=HTTP_200_OK, responses=rejections(404, 409, 415), summary="The link that was sent")
    async def confirm(
        self, data: JSONBody[Link], services: TheServices, origin: TheOrigin, limits: TheRateLimits
    ) -> MailView:
        limits.check("link", origin.address_key)
        kept = await off_loop(addresses_of(services).confirm, data.token)
        return MailView(True, kept.address, True)

    @post(
        "/stop",
        status_code=HTTP_204_NO_CONTENT,
        responses=NO_CONTENT | rejections(404, 409, 415),
        summary="The other link",
    )
    async def stop(self, data: JSONBody[Link], services: TheServices, origin: TheOrigin, limits: TheRateLimits) -> None:
        limits.check("link", origin.address_key)
        await off_loop(addresses_of(services).stop, data.token)


class MailPages(Controller):
    """Where the links lead: pages, which do what they are for when they are shown; and the button of mail programs."""

    include_in_schema = False

    @get(["/mail/confirm/{token:str}", "/mail/stop/{token:str}"], sync_to_thread=False)
    def index(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        return page(request)

    @post("/mail/stop/{token:str}", status_code=HTTP_204_NO_CONTENT)
    async def one_click(
        self, token: FromPath[str], services: TheServices, origin: TheOrigin, limits: TheRateLimits
    ) -> None:
        """The button of a mail program (RFC 8058)."""
        limits.check("link", origin.address_key)
        await off_loop(addresses_of(services).stop, token)

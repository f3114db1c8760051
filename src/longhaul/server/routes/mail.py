"""E-mail reminders: my address, and the mailed links, which need no login."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from longhaul.core.messages import Message
from longhaul.server.client_files import page
from longhaul.server.errors import NO_CONTENT, rejections
from longhaul.server.languages import known, language_of
from longhaul.server.notify.email_addresses import MAX_ADDRESS_LENGTH, EmailAddresses, digest
from longhaul.server.routes.shared import TheServices
from longhaul.server.security.dependencies import Known, TheOrigin, TheRateLimits, off_loop
from longhaul.server.services import Services
from longhaul.table import Rejection


class NewAddress(msgspec.Struct, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(max_length=MAX_ADDRESS_LENGTH)]
    language: Annotated[str, msgspec.Meta(max_length=20)] = ""  # of the mails; by default that of the request


class Link(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=500)]


class MailView(msgspec.Struct):
    """Whether this server sends mail, and my address."""

    on: bool
    address: str = ""
    confirmed: bool = False


def addresses_of(services: Services) -> EmailAddresses:
    if services.addresses is None:
        raise Rejection(Message("rejected-no-mail"), code="no_mail")
    return services.addresses


class MailController(Controller):
    path = "/api/mail"
    tags = ("mail",)

    @get("/", responses=rejections(401, 403), summary="My e-mail address")
    async def mail(self, services: TheServices, in_person: Known) -> MailView:
        if services.addresses is None:
            return MailView(False)
        address = await off_loop(services.addresses.of, in_person.user)
        return MailView(True, address.address, address.confirmed > 0) if address else MailView(True)

    @put("/", responses=rejections(401, 403, 404, 409, 415), summary="Set my e-mail address")
    async def give(
        self,
        data: JSONBody[NewAddress],
        request: Request[Any, Any, Any],
        services: TheServices,
        in_person: Known,
        limits: TheRateLimits,
    ) -> MailView:
        """A mail with a link to confirm the address is sent first."""
        addresses = addresses_of(services)
        limits.check("mail", in_person.user.id)
        limits.check("mail_to", digest(data.address.strip().lower()))
        language = known(data.language) or language_of(request.scope)
        made = await off_loop(addresses.set, in_person.user, data.address, language)
        addresses.send_confirmation(made)
        return MailView(True, made.address, False)

    @delete("/", responses=NO_CONTENT | rejections(401, 403, 404, 415), summary="Remove my e-mail address")
    async def forget(self, services: TheServices, in_person: Known) -> None:
        await off_loop(addresses_of(services).forget, in_person.user)

    @post(
        "/confirm", status_code=HTTP_200_OK, responses=rejections(404, 409, 415), summary="Open the confirmation link"
    )
    async def confirm(
        self, data: JSONBody[Link], services: TheServices, origin: TheOrigin, limits: TheRateLimits
    ) -> MailView:
        limits.check("link", origin.address_key)
        address = await off_loop(addresses_of(services).confirm, data.token)
        return MailView(True, address.address, True)

    @post(
        "/stop",
        status_code=HTTP_204_NO_CONTENT,
        responses=NO_CONTENT | rejections(404, 409, 415),
        summary="Open the unsubscribe link",
    )
    async def stop(self, data: JSONBody[Link], services: TheServices, origin: TheOrigin, limits: TheRateLimits) -> None:
        limits.check("link", origin.address_key)
        await off_loop(addresses_of(services).stop, data.token)


class MailPages(Controller):
    """The pages that the links open, which call the API; and the unsubscribe button of mail programs."""

    include_in_schema = False

    @get(["/mail/confirm/{token:str}", "/mail/stop/{token:str}"], sync_to_thread=False)
    def index(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        return page(request)

    @post("/mail/stop/{token:str}", status_code=HTTP_204_NO_CONTENT)
    async def one_click(
        self, token: FromPath[str], services: TheServices, origin: TheOrigin, limits: TheRateLimits
    ) -> None:
        """One-click unsubscribe (RFC 8058)."""
        limits.check("link", origin.address_key)
        await off_loop(addresses_of(services).stop, token)

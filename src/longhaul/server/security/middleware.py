"""The security middleware: who may call from where, how much they may send, and the headers of every answer.

It is an ASGI application that wraps the whole application, so that no answer bypasses it, errors included:

- only configured hosts are answered; without a configuration or public URL, only hosts of private networks;
- state changes and sockets must come from our own pages or from programs, not from another site;
- unsafe requests with a cookie carry the header X-Longhaul-CSRF; requests with a token need none;
- bodies are JSON and limited in size, even if their length is not announced;
- every answer carries strict security headers; scripts and styles only those that browsers heed there.

It never queries the store. `request_origin(scope)` returns what it found out about the request. Run uvicorn with
`proxy_headers=False`: forwarded addresses are evaluated here.
"""

import ipaddress
import logging
from typing import cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send
from litestar.types import Message as AsgiMessage
from litestar.utils import normalize_path

from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.server.accounts.keys import Keys
from longhaul.server.errors import Answer, answer_to
from longhaul.server.languages import language_of
from longhaul.server.network import (
    UNIX,
    client_address,
    current_address,
    is_host,
    is_local_host,
    normalize_origin,
)
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.security.request_origin import Headers, RequestOrigin
from longhaul.server.settings import Settings
from longhaul.table import Rejection

log = logging.getLogger("longhaul.server")

SAFE_METHODS = ("GET", "HEAD", "OPTIONS", "TRACE")
API = "/api"
ASSETS = "/page/assets/"
UPLOADS = ("/api/records",)  # paths whose bodies may be larger
CSRF_HEADER = "x-longhaul-csrf"
WEBSOCKET_REJECTED = 4000  # plus the HTTP status: the close code of a rejected socket

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "img", "connect", "font", "manifest")),
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
# Of scripts and styles, which no browser opens as a page: the rest would be a sixth of what a first visit weighs.
ASSET_HEADERS = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"}
HEADERS = {
    **ASSET_HEADERS,
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HTTPS_HEADERS = {"strict-transport-security": "max-age=31536000"}
NO_STORE = {"cache-control": "no-store"}
SOCKET_REJECTED = Answer(403, "refused", Message("rejected-socket"))


class SecurityMiddleware:
    def __init__(self, app: ASGIApp, settings: Settings, keys: Keys, limits: RateLimits) -> None:
        self.app = app
        self.settings = settings.check()
        self.keys = keys
        self.limits = limits
        self._own_origins = {normalize_origin(url) for url in (settings.public_url, *settings.origins) if url}
        self._hosts = {host.lower() for host in settings.hosts}
        self._trusted = [ipaddress.ip_network(proxy) for proxy in settings.trusted_proxies if proxy != UNIX]
        self._https_headers = HTTPS_HEADERS if settings.https else {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if cast(str, scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
            return
        scope["path"] = normalize_path(scope["path"])  # as the router does: //api/x is /api/x
        reply = Reply(scope, send, headers_for(scope) | self._https_headers)
        try:
            scope.setdefault("state", {})["request_origin"] = self.admit(scope)
            if scope["type"] != ScopeType.WEBSOCKET:
                receive = limited(receive, self.max_body_bytes(scope["path"]))
            await self.app(scope, receive, reply.send)
        except Exception as error:
            if reply.has_begun:
                raise  # too late for an error answer: the server cuts the connection
            if not isinstance(error, LonghaulError):
                log.exception("%s failed", scope["path"])
            await reply.reject(answer_to(error))

    def admit(self, scope: Scope) -> RequestOrigin:
        """Where an acceptable request comes from; any other raises."""
        headers = Headers(scope)
        host = self.check_host(headers)
        origin = self.find_origin(scope, headers)
        current_address.set(origin.address_key)
        if scope["type"] == ScopeType.WEBSOCKET:
            self.limits.check("socket", origin.address_key)
            self.check_site(scope, headers, host)
            check_socket(origin, headers)
            return origin
        if is_api(scope):
            self.limits.check("api", origin.limit_key)
        if scope["method"] not in SAFE_METHODS:
            self.check_site(scope, headers, host)
            self.check_csrf(origin, headers)
            if is_api(scope):
                check_content_type(headers)
        self.check_length(scope["path"], headers)
        return origin

    def find_origin(self, scope: Scope, headers: Headers) -> RequestOrigin:
        client = scope.get("client")
        peer = client[0] if client else UNIX
        forwarded = headers.all("x-forwarded-for")
        token = headers.bearer()
        cookie = headers.cookie(self.settings.cookie) if not token else ""
        session_id = self.keys.session_id(cookie)
        return RequestOrigin(
            address=client_address(peer, forwarded, self._trusted, UNIX in self.settings.trusted_proxies),
            agent=headers.one("user-agent"),
            cookie=cookie if session_id else "",
            session_id=session_id,
            token=token,
            token_id=self.keys.token_id(token) if token else "",
        )

    def check_host(self, headers: Headers) -> str:
        """The requested host, if it is one of ours."""
        host = headers.one("host").lower()
        if not self._is_known(host) or (host and not is_host(host)):
            raise Rejection(Message("rejected-host"), code="bad_host")
        return host

    def _is_known(self, host: str) -> bool:
        if self._hosts:
            return host in self._hosts or host.rpartition(":")[0] in self._hosts
        return bool(self._own_origins) or not host or is_local_host(host)

    def check_site(self, scope: Scope, headers: Headers, host: str) -> None:
        """Reject requests that another site's page made a browser send. Programs send no Origin, which is fine."""
        if headers.one("sec-fetch-site").lower() == "cross-site":
            raise cross_site()
        origins = headers.all("origin")
        origin = normalize_origin(origins[0]) if len(origins) == 1 else ""
        if origins and (not origin or origin not in self.own_origins(scope, host)):
            raise cross_site()

    def own_origins(self, scope: Scope, host: str) -> set[str]:
        """The origins of our own pages: those configured, or else the one the request was sent to."""
        if self._own_origins or not host:
            return self._own_origins
        secure = self.settings.https or scope["scheme"] in ("https", "wss")
        return {normalize_origin(f"{'https' if secure else 'http'}://{host}")}

    def check_csrf(self, origin: RequestOrigin, headers: Headers) -> None:
        if origin.session_id and not self.keys.is_csrf(origin.session_id, headers.one(CSRF_HEADER)):
            raise Rejection(Message("rejected-csrf"), code="csrf")

    def check_length(self, path: str, headers: Headers) -> None:
        announced = headers.one("content-length")
        if announced and not (announced.isascii() and announced.isdigit()):
            raise Rejection(Message("rejected-content-length"), code="bad_request")
        if announced and (len(announced) > 15 or int(announced) > self.max_body_bytes(path)):
            raise too_large(self.max_body_bytes(path))

    def max_body_bytes(self, path: str) -> int:
        return self.settings.max_upload_bytes if path in UPLOADS else self.settings.max_body_bytes


class Reply:
    """Sends the application's answer with our headers, or an error if the application has not begun to answer."""

    def __init__(self, scope: Scope, send: Send, headers: dict[str, str]) -> None:
        self._scope = scope
        self._send = send
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self.has_begun = False

    async def send(self, message: AsgiMessage) -> None:
        if message["type"] == "websocket.close" and not self.has_begun and self._can_answer:
            await self.reject(self._scope["state"].get("rejection", SOCKET_REJECTED))
            return
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            ours = {name for name, _ in self._headers}
            others = [(name, value) for name, value in message.get("headers", ()) if name.lower() not in ours]
            message = cast(AsgiMessage, {**message, "headers": [*others, *self._headers]})
        self.has_begun = True
        await self._send(message)

    async def reject(self, answer: Answer) -> None:
        """Answer with an error in place of the application."""
        if self._scope["type"] == ScopeType.HTTP:
            await self._respond("http.response", answer)
        elif self._can_answer:
            await self._respond("websocket.http.response", answer)
        else:
            close = {"type": "websocket.close", "code": WEBSOCKET_REJECTED + answer.status, "reason": answer.text()}
            await self._send(cast(AsgiMessage, close))

    @property
    def _can_answer(self) -> bool:
        """Whether the server can answer a rejected WebSocket handshake with a body that gives the reason."""
        return "websocket.http.response" in (self._scope.get("extensions") or {})

    async def _respond(self, kind: str, answer: Answer) -> None:
        body = msgspec.json.encode(answer.body(language_of(self._scope)))
        headers = {"content-type": "application/json", "content-length": str(len(body)), **answer.headers}
        pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
        await self.send(cast(AsgiMessage, {"type": f"{kind}.start", "status": answer.status, "headers": pairs}))
        await self.send(cast(AsgiMessage, {"type": f"{kind}.body", "body": body, "more_body": False}))


def headers_for(scope: Scope) -> dict[str, str]:
    if scope["path"].startswith(ASSETS) and scope["path"].endswith((".js", ".css")):
        return ASSET_HEADERS
    return HEADERS | (NO_STORE if is_api(scope) else {})


def is_api(scope: Scope) -> bool:
    return scope["path"] == API or scope["path"].startswith(API + "/")


def check_socket(origin: RequestOrigin, headers: Headers) -> None:
    """Browsers send cookies with every WebSocket, whatever page opens it; only the Origin header tells them apart."""
    if origin.session_id and not headers.all("origin"):
        raise cross_site()


def check_content_type(headers: Headers) -> None:
    has_body = headers.one("content-length") not in ("", "0") or bool(headers.all("transfer-encoding"))
    kind = headers.one("content-type").partition(";")[0].strip().lower()
    if kind != "application/json" and (kind or has_body):
        raise Rejection(Message("rejected-not-json"), code="not_json")


def limited(receive: Receive, max_bytes: int) -> Receive:
    """Read at most this many bytes, whatever length was announced. A client that disconnects in the middle of its body
    gets a rejection, not an internal error."""
    received_bytes, is_complete = 0, False

    async def receive_limited() -> ReceiveMessage:
        nonlocal received_bytes, is_complete
        message = await receive()
        if message["type"] == "http.request":
            received_bytes += len(message.get("body", b""))
            is_complete = not message.get("more_body", False)
            if received_bytes > max_bytes:
                raise too_large(max_bytes)
        elif not is_complete:
            raise Rejection(Message("rejected-cut-off"), code="gone")
        return message

    return receive_limited


def cross_site() -> Rejection:
    return Rejection(Message("rejected-cross-site"), code="cross_site")


def too_large(max_bytes: int) -> Rejection:
    return Rejection(Message("rejected-body-bytes", {"most": max_bytes}), code="too_large")

"""The door of the server: who may call from where and how often, how much they may send, and what all answers carry.

An ASGI application around the whole application, so that nothing is answered without it, errors included:

- only configured hosts are answered; where none are, and no public address is known, only those of private networks;
- whatever changes something, and every socket, comes from our own page or from a program, not from another site;
- unsafe calls made with a cookie carry the header X-Longhaul-CSRF; calls with a token need none;
- bodies are JSON, and not too large, even when their length is not announced;
- strict headers on every answer.

It asks no store. What it found out about the caller is in `caller_of(scope)`. Run uvicorn with `proxy_headers=False`:
forwarded addresses are read here.
"""

import ipaddress
import logging
from typing import cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send
from litestar.utils import normalize_path

from longhaul.core.errors import LonghaulError
from longhaul.server.accounts.keys import Keys
from longhaul.server.errors import Answer, Refused, answer_to
from longhaul.server.security.rate_limits import Limits
from longhaul.server.security.request_origin import (
    UNIX,
    Caller,
    Headers,
    calling,
    client_address,
    is_host,
    is_local_host,
    normal_origin,
)
from longhaul.server.settings import Settings

log = logging.getLogger("longhaul.server")

SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
API = "/api"
UPLOADS = ("/api/records",)  # where bodies may be larger
CSRF_HEADER = "x-longhaul-csrf"
WEBSOCKET_REFUSED = 4000  # plus the status, when a refused socket can only be closed

POLICY = "; ".join(
    (
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "img", "connect", "font", "manifest")),
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}
NO_STORE = {"cache-control": "no-store"}
NOT_HERE = Answer(403, "refused", "this socket was refused")


class Guard:
    """Stands before an application."""

    def __init__(self, app: ASGIApp, settings: Settings, keys: Keys, limits: Limits) -> None:
        self.app = app
        self.settings = settings.check()
        self.keys = keys
        self.limits = limits
        self._origins = {normal_origin(url) for url in (settings.public_url, *settings.origins) if url}
        self._hosts = {host.lower() for host in settings.hosts}
        self._trusted = [ipaddress.ip_network(proxy) for proxy in settings.trusted_proxies if proxy != UNIX]
        self._headers = HEADERS | (HTTPS_ONLY if settings.https else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if cast(str, scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
            return
        scope["path"] = normalize_path(scope["path"])  # as the router reads it: to that, //api/x is /api/x
        reply = Reply(scope, send, self._headers | (NO_STORE if is_api(scope) else {}))
        try:
            scope.setdefault("state", {})["caller"] = self.admit(scope)
            if scope["type"] != ScopeType.WEBSOCKET:
                receive = limited(receive, self.most_body(scope["path"]))
            await self.app(scope, receive, reply.send)
        except Exception as error:
            if reply.begun:
                raise  # it cannot be taken back: the server breaks the connection off
            if not isinstance(error, LonghaulError):
                log.exception("%s failed", scope["path"])
            await reply.refuse(answer_to(error))

    def admit(self, scope: Scope) -> Caller:
        """Who is calling, or a refusal."""
        headers = Headers(scope)
        host = self.check_host(headers)
        caller = self.find_caller(scope, headers)
        calling.set(caller.address_key)
        if scope["type"] == ScopeType.WEBSOCKET:
            self.limits.check("socket", caller.address_key)
            self.check_site(scope, headers, host)
            check_socket(caller, headers)
            return caller
        if is_api(scope):
            self.limits.check("api", caller.limit_key)
        if scope["method"] not in SAFE:
            self.check_site(scope, headers, host)
            self.check_csrf(caller, headers)
            if is_api(scope):
                check_type(headers)
        self.check_length(scope["path"], headers)
        return caller

    def find_caller(self, scope: Scope, headers: Headers) -> Caller:
        client = scope.get("client")
        peer = client[0] if client else UNIX
        forwarded = headers.all("x-forwarded-for")
        token = headers.bearer()
        cookie = headers.cookie(self.settings.cookie) if not token else ""
        session_id = self.keys.session_id(cookie)
        return Caller(
            address=client_address(peer, forwarded, self._trusted, UNIX in self.settings.trusted_proxies),
            agent=headers.one("user-agent"),
            cookie=cookie if session_id else "",
            session_id=session_id,
            token=token,
            token_id=self.keys.token_id(token) if token else "",
        )

    def check_host(self, headers: Headers) -> str:
        """The host that is asked for, if it is one we answer for."""
        host = headers.one("host").lower()
        if not self._is_known(host) or (host and not is_host(host)):
            raise Refused(
                400, "bad_host", "this server does not go by that name; whoever runs it can say so with --public-url"
            )
        return host

    def _is_known(self, host: str) -> bool:
        if self._hosts:
            return host in self._hosts or host.rpartition(":")[0] in self._hosts
        return bool(self._origins) or not host or is_local_host(host)

    def check_site(self, scope: Scope, headers: Headers, host: str) -> None:
        """Refuse what another site's page made a browser send. Programs send no Origin, and that is fine."""
        if headers.one("sec-fetch-site").lower() == "cross-site":
            raise cross_site()
        origins = headers.all("origin")
        origin = normal_origin(origins[0]) if len(origins) == 1 else ""
        if origins and (not origin or origin not in self.own_origins(scope, host)):
            raise cross_site()

    def own_origins(self, scope: Scope, host: str) -> set[str]:
        """What our own pages say their origin is: what was configured, or else where the request went to."""
        if self._origins or not host:
            return self._origins
        secure = self.settings.https or scope["scheme"] in ("https", "wss")
        return {normal_origin(f"{'https' if secure else 'http'}://{host}")}

    def check_csrf(self, caller: Caller, headers: Headers) -> None:
        if caller.session_id and not self.keys.is_csrf(caller.session_id, headers.one(CSRF_HEADER)):
            raise Refused(
                403, "csrf", "the header X-Longhaul-CSRF is missing or not right; GET /api/me tells its value"
            )

    def check_length(self, path: str, headers: Headers) -> None:
        announced = headers.one("content-length")
        if announced and not (announced.isascii() and announced.isdigit()):
            raise Refused(400, "bad_request", "the header Content-Length is not a number")
        if announced and (len(announced) > 15 or int(announced) > self.most_body(path)):
            raise too_large(self.most_body(path))

    def most_body(self, path: str) -> int:
        return self.settings.most_upload if path in UPLOADS else self.settings.most_body


class Reply:
    """Sends an application's answer with our headers, or our own refusal if the application has not begun one."""

    def __init__(self, scope: Scope, send: Send, headers: dict[str, str]) -> None:
        self._scope = scope
        self._send = send
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self.begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.close" and not self.begun and self._can_answer:
            await self.refuse(self._scope["state"].get("refusal", NOT_HERE))
            return
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            ours = {name for name, _ in self._headers}
            others = [(name, value) for name, value in message.get("headers", ()) if name.lower() not in ours]
            message = cast(Message, {**message, "headers": [*others, *self._headers]})
        self.begun = True
        await self._send(message)

    async def refuse(self, answer: Answer) -> None:
        """Answer with an error, in the place of the application."""
        if self._scope["type"] == ScopeType.HTTP:
            await self._respond("http.response", answer)
        elif self._can_answer:
            await self._respond("websocket.http.response", answer)
        else:
            close = {"type": "websocket.close", "code": WEBSOCKET_REFUSED + answer.status, "reason": answer.text}
            await self._send(cast(Message, close))

    @property
    def _can_answer(self) -> bool:
        """Whether a socket that is not wanted can be told why, in place of a bare refusal."""
        return "websocket.http.response" in (self._scope.get("extensions") or {})

    async def _respond(self, kind: str, answer: Answer) -> None:
        body = msgspec.json.encode(answer.body)
        headers = {"content-type": "application/json", "content-length": str(len(body)), **answer.headers}
        pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
        await self.send(cast(Message, {"type": f"{kind}.start", "status": answer.status, "headers": pairs}))
        await self.send(cast(Message, {"type": f"{kind}.body", "body": body, "more_body": False}))


def is_api(scope: Scope) -> bool:
    return scope["path"] == API or scope["path"].startswith(API + "/")


def check_socket(caller: Caller, headers: Headers) -> None:
    """Browsers send cookies with sockets wherever the page is from; only the Origin tells."""
    if caller.session_id and not headers.all("origin"):
        raise cross_site()


def check_type(headers: Headers) -> None:
    has_body = headers.one("content-length") not in ("", "0") or bool(headers.all("transfer-encoding"))
    kind = headers.one("content-type").partition(";")[0].strip().lower()
    if kind != "application/json" and (kind or has_body):
        raise Refused(415, "not_json", "bodies are JSON: say Content-Type: application/json")


def limited(receive: Receive, most: int) -> Receive:
    """Read no further than so many bytes, whatever length was announced. A client that goes away in the middle of its
    body is refused like any other: nothing is wrong with us."""
    got, is_complete = 0, False

    async def receive_limited() -> ReceiveMessage:
        nonlocal got, is_complete
        message = await receive()
        if message["type"] == "http.request":
            got += len(message.get("body", b""))
            is_complete = not message.get("more_body", False)
            if got > most:
                raise too_large(most)
        elif not is_complete:
            raise Refused(400, "gone", "the connection was closed before the body was complete")
        return message

    return receive_limited


def cross_site() -> Refused:
    return Refused(403, "cross_site", "this call comes from another site's page, or does not say that it does not")


def too_large(most: int) -> Refused:
    return Refused(413, "too_large", f"a body has at most {most} bytes here")

"""A request through the security middleware, byte by byte, without a framework."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, cast

from litestar.types import Receive, Scope, Send

from longhaul.server.accounts.keys import Keys
from longhaul.server.security.middleware import SecurityMiddleware
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.security.request_origin import RequestOrigin, request_origin
from longhaul.server.settings import Settings

KEYS = Keys(b"secret" * 6)
COOKIE = KEYS.new_cookie()
CSRF = KEYS.csrf(KEYS.session_id(COOKIE))
TOKEN = KEYS.new_token()
HOST = "play.localhost"
JSON = ("content-type", "application/json")


@dataclass
class Result:
    sent: list[dict[str, Any]]
    origins: list[RequestOrigin]
    bodies: list[bytes]

    @property
    def status(self) -> int:
        return int(self.sent[0].get("status", 0)) if self.sent else 0

    @property
    def headers(self) -> dict[str, str]:
        return {name.decode(): value.decode() for name, value in self.sent[0]["headers"]}

    @property
    def code(self) -> str:
        body = b"".join(message.get("body", b"") for message in self.sent[1:])
        return str(json.loads(body)["error"]["code"]) if self.status >= 400 else ""


@dataclass
class Echo:
    """An application that reads everything and says 200."""

    origins: list[RequestOrigin] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    fault: Exception | None = None
    early: bool = False
    closes: bool = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.origins.append(request_origin(scope))
        if self.fault and not self.early:
            raise self.fault
        if self.closes:
            await send(cast(Any, {"type": "websocket.close", "code": 4401, "reason": ""}))
            return
        if cast(str, scope["type"]) == "websocket":
            await send(cast(Any, {"type": "websocket.accept"}))
            return
        body, more = b"", True
        while more:
            message = cast(dict[str, Any], await receive())
            body, more = body + message.get("body", b""), message.get("more_body", False)
        self.bodies.append(body)
        old = [(b"content-type", b"text/plain"), (b"Content-Security-Policy", b"default-src *"), (b"x-own", b"1")]
        await send(cast(Any, {"type": "http.response.start", "status": 200, "headers": old}))
        if self.fault:
            raise self.fault
        await send(cast(Any, {"type": "http.response.body", "body": b"ok"}))


def call(
    method: str = "GET",
    path: str = "/api/x",
    *headers: tuple[str, str],
    settings: Settings = Settings(),  # noqa: B008 (it is frozen)
    host: str | None = HOST,
    chunks: tuple[bytes, ...] = (b"",),
    client: tuple[str, int] | None = ("203.0.113.7", 1),
    limits: RateLimits | None = None,
    scheme: str = "http",
    extensions: dict[str, Any] | None = None,
    app: Echo | None = None,
) -> Result:
    """One request through the middleware; method WS is a socket."""
    app = app or Echo()
    middleware = SecurityMiddleware(app, settings, KEYS, limits or RateLimits(lambda: 0.0))
    pairs = [*([("host", host)] if host is not None else []), *headers]
    scope = {
        "type": "websocket" if method == "WS" else "http",
        "path": path,
        "scheme": {"http": "ws", "https": "wss"}[scheme] if method == "WS" else scheme,
        "client": client,
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in pairs],
        "extensions": extensions,
        **({} if method == "WS" else {"method": method}),
    }
    waiting = [
        {"type": "http.request", "body": chunk, "more_body": i < len(chunks) - 1} for i, chunk in enumerate(chunks)
    ]
    sent: list[dict[str, Any]] = []

    async def receive() -> Any:
        return waiting.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(middleware(cast(Scope, scope), receive, send))
    return Result(sent, app.origins, app.bodies)

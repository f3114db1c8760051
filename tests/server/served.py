"""The whole server in this process, with browsers and sockets, and every byte that it sends."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import msgspec
from litestar.testing import TestClient
from litestar.types import Message, Receive, Scope, Send

from longhaul.server.app import app_of
from longhaul.server.ops.clock import Now
from longhaul.server.security.middleware import SecurityMiddleware
from longhaul.server.services import Services
from longhaul.server.settings import Settings
from longhaul.server.store import open_store
from tests.server.browsers import ORIGIN, Browser
from tests.server.hub_club import FREE


class Tapped:
    """An application, and all that it ever sent, by the cookie of whom: headers, bodies, socket messages."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.sent: dict[str, list[bytes]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        cookie = dict(scope.get("headers", ())).get(b"cookie", b"").decode()
        sent = self.sent.setdefault(cookie.removeprefix("longhaul="), [])

        async def tapped(message: Message) -> None:
            plain = cast(dict[str, Any], message)
            sent.extend(name + b": " + value for name, value in plain.get("headers", ()))
            sent.append(plain.get("body") or (plain.get("text") or "").encode())
            await send(message)

        await self.app(scope, receive, tapped)


class Served:
    """A server, its store, and as many browsers as one likes."""

    def __init__(self, now: Now | None = None, **more: Any) -> None:
        self.store = open_store("memory:")
        settings = {"limits": False, "compile_games": False, "worker_process": False} | more
        self.services = Services(self.store, Settings(**settings), now)
        self.app = Tapped(app_of(self.services))
        self.client = TestClient(cast(SecurityMiddleware, self.app), base_url="http://testserver.localhost")

    def browser(self) -> Browser:
        browser = Browser(self.client)
        browser.post("/me/guest")
        return browser

    @contextmanager
    def socket(self, browser: Browser) -> Iterator["LiveSocket"]:
        with browser.client.websocket_connect("/api/live", headers=ORIGIN) as raw:
            yield LiveSocket(raw)


class LiveSocket:
    """A socket, spoken over in turns."""

    def __init__(self, raw: Any) -> None:
        self.raw = raw
        self.welcome = self.hear()
        self.aside: list[Any] = []  # what came in between

    def hear(self) -> Any:
        return msgspec.json.decode(self.raw.receive_text())

    def ask(self, t: str, **fields: Any) -> Any:
        """Send a command and wait for its answer."""
        self.raw.send_text(msgspec.json.encode({"t": t, "id": 77, **fields}).decode())
        while True:
            message = self.hear()
            if message.get("re") == 77:
                return message
            self.aside.append(message)

    def until(self, t: str) -> Any:
        while (message := self.hear())["t"] != t:
            self.aside.append(message)
        return message


def play_out(socket: LiveSocket, table: str, shown: Any, choose: Any) -> Any:
    """Play to the end, for whichever seats are one's own; bots answer by themselves."""
    while not shown["state"]["over"]:
        if shown["actions"]:
            action = choose(shown["actions"])["action"]
            shown = socket.ask("play", table=table, version=shown["state"]["version"], action=action)
        else:
            shown = socket.until("step")
    return shown


def solo(browser: Browser, **options: Any) -> str:
    """A table of Free Trader for one."""
    return str(browser.post("/tables", {"game": FREE, "seats": ["me"], "options": options})["id"])

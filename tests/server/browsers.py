"""A server and browsers on its page, for tests of routes."""

from dataclasses import dataclass
from http.cookiejar import CookieJar
from typing import Any, cast

from argon2 import PasswordHasher
from httpx import Response
from litestar import Litestar, WebSocket, get, websocket
from litestar.params import FromPath
from litestar.testing import TestClient
from litestar.types import ASGIApp

from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.server.accounts.service import Accounts
from longhaul.server.errors import EXCEPTION_HANDLERS
from longhaul.server.routes.account import AccountController
from longhaul.server.security.dependencies import Known, dependencies
from longhaul.server.security.middleware import HEADERS, SecurityMiddleware
from longhaul.server.security.origins import Origins
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.settings import Settings
from longhaul.server.store.errors import Unavailable
from longhaul.table import Rejection
from tests.server.accounts.people import PASSWORD

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@dataclass
class HandClock:
    """A clock that is set by hand."""

    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def account_app(accounts: Accounts, settings: Settings, limits: RateLimits) -> SecurityMiddleware:
    """The account routes behind the middleware, a failing route, a rejecting one, and a socket that echoes the user."""
    origins = Origins(accounts.store, accounts.keys.derived("origin"))
    app = Litestar(
        [AccountController, broken, rejected, whoami],
        dependencies=dependencies(accounts, limits, settings, origins),
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=settings.max_upload_bytes,
        logging_config=None,
    )
    return SecurityMiddleware(cast(ASGIApp, app), settings, accounts.keys, limits)


@get("/api/broken")
async def broken() -> None:
    raise ValueError("the secret of the house")


@get("/api/refused/{what:str}")
async def rejected(what: FromPath[str]) -> None:
    errors = {"table": Rejection(Message("rejected-not-your-turn")), "store": Unavailable("no space left")}
    raise errors.get(what, LonghaulError("that is not possible"))


@websocket("/ws")
async def whoami(socket: WebSocket[Any, Any, Any], signed_in: Known) -> None:
    await socket.accept()
    await socket.send_json({"name": signed_in.user.name})
    await socket.close()


ORIGIN = {"origin": "http://testserver.localhost"}
JSON = {"content-type": "application/json"}


class Browser:
    """A browser on our own page: it keeps its cookie and sends the proof it was told."""

    def __init__(self, client: TestClient[SecurityMiddleware]) -> None:
        self._client = client
        self._jar = CookieJar()
        self.csrf = ""

    @property
    def client(self) -> TestClient[SecurityMiddleware]:
        """The one client of the server, with this browser's cookies in it."""
        self._client.cookies.jar = self._jar
        return self._client

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Response:
        sent = {**ORIGIN, "x-longhaul-csrf": self.csrf} | headers
        given = {} if body is None else {"json": body}
        response = self.client.request(method, f"/api{path}", headers={k: v for k, v in sent.items() if v}, **given)
        token = proof_in(response)
        self.csrf = self.csrf if token is None else token
        return response

    def get(self, path: str) -> Any:
        response = self.call("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, body: Any = None) -> Any:
        response = self.call("POST", path, body)
        assert response.status_code in (200, 201), response.text
        return response.json()

    def person(self, name: str = "Ada") -> "Browser":
        self.post("/me/guest")
        self.post("/me/claim", {"name": name, "password": PASSWORD})
        return self


def proof_in(response: Response) -> str | None:
    """The proof that the page was told, if it was. By its key: an id, made of random letters, may spell the same."""
    token = response.json() if response.status_code == 200 and "csrf" in response.text else None
    return token.get("csrf") if isinstance(token, dict) else None


class World:
    """A server and as many browsers as one likes."""

    def __init__(self, accounts: Accounts, clock: HandClock, settings: Settings) -> None:
        self.limits = RateLimits(clock, on=settings.limits)
        self.app = account_app(accounts, settings, self.limits)
        base = "https://testserver.localhost" if settings.https else "http://testserver.localhost"
        self.client = TestClient(self.app, base_url=base)
        self.client.__enter__()

    def browser(self) -> Browser:
        return Browser(self.client)

    def close(self) -> None:
        self.client.__exit__()


def error(response: Response) -> tuple[int, str]:
    """Status and code; and what every error has in common."""
    assert set(response.json()) == {"error"} and set(response.json()["error"]) - {"clause"} == {
        "code",
        "text",
        "message",
    }
    assert HEADERS.items() <= dict(response.headers).items() and response.headers["cache-control"] == "no-store"
    assert response.headers["content-type"] == "application/json"
    assert "Traceback" not in response.text and len(response.json()["error"]["text"]) > 3
    return response.status_code, response.json()["error"]["code"]

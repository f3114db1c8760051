"""The account routes end to end: cookies, proofs, tokens, refusals, and that every error is told the same way."""

import logging
from collections.abc import Iterator
from http.cookiejar import CookieJar
from typing import Any

import pytest
from httpx import Response
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from longhaul.server.accounts import LASTS, MOST_BOTS, Accounts
from longhaul.server.guard import HEADERS, Guard
from longhaul.server.limits import LIMITS, Limits
from longhaul.server.settings import Settings
from tests.server.conftest import HandClock, account_app
from tests.server.fake_store import FakeStore

PASSWORD = "correct horse"
ORIGIN = {"origin": "http://testserver.local"}
JSON = {"content-type": "application/json"}


class Browser:
    """A browser on our own page: it keeps its cookie and sends the proof it was told."""

    def __init__(self, client: TestClient[Guard]) -> None:
        self._client = client
        self._jar = CookieJar()
        self.csrf = ""

    @property
    def client(self) -> TestClient[Guard]:
        """The one client of the server, with this browser's cookies in it."""
        self._client.cookies.jar = self._jar
        return self._client

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> Response:
        sent = {**ORIGIN, "x-longhaul-csrf": self.csrf} | headers
        given = {} if body is None else {"json": body}
        response = self.client.request(method, f"/api{path}", headers={k: v for k, v in sent.items() if v}, **given)
        if response.status_code == 200 and "csrf" in response.text and isinstance(response.json(), dict):
            self.csrf = response.json()["csrf"]
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


class World:
    """A server and as many browsers as one likes."""

    def __init__(self, accounts: Accounts, clock: HandClock, settings: Settings) -> None:
        self.limits = Limits(clock, on=settings.limits)
        self.app = account_app(accounts, settings, self.limits)
        base = "https://testserver.local" if settings.https else "http://testserver.local"
        self.client = TestClient(self.app, base_url=base)
        self.client.__enter__()

    def browser(self) -> Browser:
        return Browser(self.client)

    def close(self) -> None:
        self.client.__exit__()


@pytest.fixture
def world(accounts: Accounts, clock: HandClock) -> Iterator[World]:
    made = World(accounts, clock, Settings())
    yield made
    made.close()


@pytest.fixture
def browser(world: World) -> Browser:
    return world.browser()


def error(response: Response) -> tuple[int, str]:
    """Status and code; and what every error has in common."""
    assert set(response.json()) == {"error"} and set(response.json()["error"]) == {"code", "text"}
    assert HEADERS.items() <= dict(response.headers).items() and response.headers["cache-control"] == "no-store"
    assert response.headers["content-type"] == "application/json"
    assert "Traceback" not in response.text and len(response.json()["error"]["text"]) > 3
    return response.status_code, response.json()["error"]["code"]


# Guests and cookies
def test_looking_creates_nobody(browser: Browser, store: FakeStore) -> None:
    response = browser.call("GET", "/me")
    assert response.json() == {"user": None, "csrf": ""} and "set-cookie" not in response.headers
    assert not store.users and not store.sessions


def test_a_guest_begins_without_any_ado(browser: Browser, store: FakeStore) -> None:
    user = browser.post("/me/guest")["user"]
    assert user["kind"] == "guest" and browser.get("/me")["user"] == user and browser.csrf
    assert browser.post("/me/guest")["user"] == user and len(store.users) == 1  # once more changes nothing


def test_the_cookie_by_http_and_by_https(accounts: Accounts, clock: HandClock, browser: Browser) -> None:
    plain = browser.call("POST", "/me/guest").headers["set-cookie"]
    assert plain.startswith("longhaul=") and "Secure" not in plain
    world = World(accounts, clock, Settings(public_url="https://testserver.local"))
    secure = world.browser().call("POST", "/me/guest", origin="https://testserver.local").headers["set-cookie"]
    assert secure.startswith("__Host-longhaul=") and "; Secure" in secure
    for cookie in (plain, secure):
        assert "; HttpOnly" in cookie and "; SameSite=lax" in cookie and "; Path=/" in cookie
        assert f"Max-Age={int(LASTS)}" in cookie and "Domain" not in cookie
    world.close()


def test_looking_again_makes_the_cookie_last(browser: Browser) -> None:
    browser.post("/me/guest")
    assert f"Max-Age={int(LASTS)}" in browser.call("GET", "/me").headers["set-cookie"]


def test_a_cookie_whose_session_has_ended_is_taken_back(browser: Browser, clock: HandClock) -> None:
    browser.post("/me/guest")
    clock.now += LASTS + 1
    response = browser.call("GET", "/me")
    assert response.json() == {"user": None, "csrf": ""} and "Max-Age=0" in response.headers["set-cookie"]
    browser.post("/me/guest")
    assert browser.get("/me")["user"] is not None


# People
def test_claim_log_out_log_in(world: World, browser: Browser) -> None:
    guest = browser.post("/me/guest")["user"]
    person = browser.post("/me/claim", {"name": "Ada", "password": PASSWORD})["user"]
    assert person["id"] == guest["id"] and person["name"] == "Ada" and person["kind"] == "person"
    response = browser.call("POST", "/logout")
    assert response.status_code == 204 and "Max-Age=0" in response.headers["set-cookie"]
    assert browser.get("/me")["user"] is None
    assert browser.post("/login", {"name": "aDa", "password": PASSWORD})["user"] == person
    assert error(browser.call("POST", "/me/claim", {"name": "Eve", "password": PASSWORD})) == (409, "already_claimed")
    other = world.browser()
    other.post("/me/guest")
    assert error(other.call("POST", "/me/claim", {"name": "ada", "password": PASSWORD})) == (409, "name_taken")
    assert error(other.call("POST", "/me/claim", {"name": "admin", "password": PASSWORD})) == (400, "name_reserved")
    assert error(other.call("POST", "/me/claim", {"name": "!", "password": PASSWORD})) == (400, "bad_name")
    assert error(other.call("POST", "/me/claim", {"name": "Bob", "password": "12345678"})) == (400, "bad_password")
    assert error(other.call("POST", "/login", {"name": "Ada", "password": "wrong one"})) == (401, "wrong_login")
    assert error(other.call("POST", "/login", {"name": "Nobody", "password": "wrong one"})) == (401, "wrong_login")
    assert other.get("/me")["user"]["kind"] == "guest"  # a failed login changes nothing


def test_rename(world: World, browser: Browser) -> None:
    browser.person()
    world.browser().person("Bob")
    assert browser.post("/me/name", {"name": "Ada Byron"})["user"]["name"] == "Ada Byron"
    assert browser.get("/me")["user"]["name"] == "Ada Byron"
    assert error(browser.call("POST", "/me/name", {"name": "BOB"})) == (409, "name_taken")
    guest = world.browser()
    guest.post("/me/guest")
    assert error(guest.call("POST", "/me/name", {"name": "Eve"})) == (403, "guest")


def test_sessions_are_listed_and_ended(world: World, browser: Browser, clock: HandClock) -> None:
    browser.person()
    clock.now += 10
    phone = world.browser()
    phone.post("/login", {"name": "Ada", "password": PASSWORD})
    listed = browser.get("/me/sessions")
    assert [session["this"] for session in listed] == [False, True] and listed[0]["agent"] == "testclient"
    stranger = world.browser().person("Eve")
    assert error(stranger.call("DELETE", f"/me/sessions/{listed[0]['id']}")) == (404, "no_session")
    response = browser.call("DELETE", f"/me/sessions/{listed[0]['id']}")
    assert response.status_code == 204 and "set-cookie" not in response.headers
    assert error(phone.call("GET", "/me/sessions")) == (401, "nobody")
    assert error(phone.call("POST", "/me/name", {"name": "Eve"})) == (401, "nobody")
    last = browser.call("DELETE", f"/me/sessions/{listed[1]['id']}")
    assert last.status_code == 204 and "Max-Age=0" in last.headers["set-cookie"]
    assert browser.get("/me")["user"] is None


def test_a_new_password_ends_the_other_sessions(world: World, browser: Browser) -> None:
    browser.person()
    phone = world.browser()
    phone.post("/login", {"name": "Ada", "password": PASSWORD})
    wrong = browser.call("POST", "/me/password", {"old": "not this", "new": "another horse"})
    assert error(wrong) == (403, "wrong_password")
    assert browser.post("/me/password", {"old": PASSWORD, "new": "another horse"}) == {"ended": 1}
    assert phone.get("/me")["user"] is None and browser.get("/me")["user"]["name"] == "Ada"


def test_export_and_leave(world: World, browser: Browser, store: FakeStore) -> None:
    browser.person()
    token = browser.post("/me/bots", {"name": "Botty"})["token"]
    response = browser.call("GET", "/me/export")
    assert response.json()["account"]["name"] == "Ada" and "attachment" in response.headers["content-disposition"]
    assert "argon2" not in response.text and token not in response.text
    assert error(browser.call("DELETE", "/me")) == (403, "wrong_password")
    assert error(browser.call("DELETE", "/me", {"password": "not this"})) == (403, "wrong_password")
    gone = browser.call("DELETE", "/me", {"password": PASSWORD})
    assert gone.status_code == 204 and "Max-Age=0" in gone.headers["set-cookie"]
    assert browser.get("/me")["user"] is None and not store.users and not store.sessions and not store.tokens
    guest = world.browser()
    guest.post("/me/guest")
    assert guest.call("DELETE", "/me").status_code == 204 and not store.users


# Bots
def test_bots_come_with_a_token(world: World, browser: Browser) -> None:
    browser.person()
    made = browser.post("/me/bots", {"name": "Botty"})
    assert browser.get("/me/bots") == [made["bot"]] and made["token"].startswith("lh_")
    program = world.browser()
    bearer = {"origin": "", "authorization": f"Bearer {made['token']}"}
    answer = program.call("GET", "/me", **bearer)
    assert answer.json()["user"]["kind"] == "bot" and answer.json()["csrf"] == "" and "set-cookie" not in answer.headers
    assert program.call("POST", "/me/guest", **bearer).json()["user"]["name"] == "Botty"  # needs no proof
    for method, path, body in (
        ("GET", "/me/sessions", None),
        ("GET", "/me/export", None),
        ("DELETE", "/me", None),
        ("POST", "/me/bots", {"name": "More"}),
        ("POST", "/me/claim", {"name": "More", "password": PASSWORD}),
        ("POST", "/me/name", {"name": "More"}),
        ("POST", "/me/password", {"old": "x", "new": PASSWORD}),
    ):
        assert error(program.call(method, path, body, **bearer)) == (403, "not_for_bots"), path
    renewed = browser.post(f"/me/bots/{made['bot']['id']}/token")["token"]
    assert error(program.call("GET", "/me", **bearer)) == (401, "bad_token")
    bearer["authorization"] = f"Bearer {renewed}"
    assert program.call("GET", "/me", **bearer).json()["user"]["name"] == "Botty"
    assert error(world.browser().person("Eve").call("DELETE", f"/me/bots/{made['bot']['id']}")) == (404, "no_bot")
    assert browser.call("DELETE", f"/me/bots/{made['bot']['id']}").status_code == 204
    assert error(program.call("GET", "/me", **bearer)) == (401, "bad_token")
    assert error(browser.call("DELETE", f"/me/bots/{made['bot']['id']}")) == (404, "no_bot")


def test_a_wrong_token_is_refused_even_next_to_a_good_cookie(browser: Browser) -> None:
    browser.post("/me/guest")
    for junk in ("Bearer lh_junk", "Bearer", "Bearer  "):
        assert error(browser.call("GET", "/me", authorization=junk)) == (401, "bad_token")
    assert browser.call("GET", "/me", authorization="Basic YTpi").json()["user"]["kind"] == "guest"


def test_guests_keep_no_bots_and_people_not_too_many(world: World, browser: Browser) -> None:
    browser.post("/me/guest")
    assert error(browser.call("POST", "/me/bots", {"name": "Botty"})) == (403, "guest")
    browser.post("/me/claim", {"name": "Ada", "password": PASSWORD})
    world.limits.on = False
    for i in range(MOST_BOTS):
        browser.post("/me/bots", {"name": f"Botty {i}"})
    assert error(browser.call("POST", "/me/bots", {"name": "One More"})) == (409, "too_many_bots")


# Sites and proofs
def test_the_proof_must_be_there_right_and_of_this_session(world: World, browser: Browser) -> None:
    browser.person()
    other = world.browser().person("Eve")
    for proof in ("", "wrong", other.csrf):
        for method, path, body in (
            ("POST", "/me/name", {"name": "Pwned"}),
            ("POST", "/logout", None),
            ("POST", "/login", {"name": "Eve", "password": PASSWORD}),
            ("DELETE", "/me", {"password": PASSWORD}),
        ):
            assert error(browser.call(method, path, body, **{"x-longhaul-csrf": proof})) == (403, "csrf")
    assert browser.get("/me")["user"]["name"] == "Ada"


@pytest.mark.parametrize(
    "headers", [{"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}]
)
def test_other_sites_can_do_nothing(browser: Browser, store: FakeStore, headers: dict[str, str]) -> None:
    assert error(browser.call("POST", "/me/guest", **headers)) == (403, "cross_site")
    assert not store.users
    browser.person()
    assert error(browser.call("POST", "/logout", **headers)) == (403, "cross_site")
    anonymous = browser.call("POST", "/login", {"name": "Ada", "password": PASSWORD}, **headers)
    assert error(anonymous) == (403, "cross_site")


# Bans
def test_the_banned_are_told_so(browser: Browser, store: FakeStore) -> None:
    browser.person()
    token = browser.post("/me/bots", {"name": "Botty"})["token"]
    next(user for user in store.users.values() if user.kind == "person").banned = True
    refused = browser.call("GET", "/me")
    assert error(refused) == (403, "banned") and "'Ada' is banned" in refused.json()["error"]["text"]
    assert error(browser.call("POST", "/me/guest")) == (403, "banned")
    assert error(browser.call("GET", "/me", authorization=f"Bearer {token}")) == (403, "banned")
    assert browser.call("POST", "/logout").status_code == 204
    assert error(browser.call("POST", "/login", {"name": "Ada", "password": PASSWORD})) == (403, "banned")


# How often
def test_too_many_logins_wait(browser: Browser, clock: HandClock) -> None:
    for _ in range(int(LIMITS["login"].burst)):
        assert error(browser.call("POST", "/login", {"name": "Ada", "password": "x"})) == (401, "wrong_login")
    refused = browser.call("POST", "/login", {"name": "Bob", "password": "x"})
    assert error(refused) == (429, "too_many") and refused.headers["retry-after"] == "6"
    clock.now += int(refused.headers["retry-after"])
    assert error(browser.call("POST", "/login", {"name": "Bob", "password": "x"})) == (401, "wrong_login")


def test_a_name_is_not_guessed_at_from_many_addresses(accounts: Accounts, clock: HandClock) -> None:
    world = World(accounts, clock, Settings())
    browser = world.browser()
    for i in range(int(LIMITS["login_name"].burst)):
        world.limits._full_at["login"].clear()  # as if from another address
        name = "Ada" if i % 2 else " ADA "
        assert error(browser.call("POST", "/login", {"name": name, "password": "x"})) == (401, "wrong_login")
    world.limits._full_at["login"].clear()
    assert error(browser.call("POST", "/login", {"name": "ada", "password": "x"})) == (429, "too_many")
    world.close()


def test_too_many_guests_wait_and_limits_can_be_switched_off(accounts: Accounts, clock: HandClock) -> None:
    for on in (True, False):
        world = World(accounts, clock, Settings(limits=on))
        statuses = [world.browser().call("POST", "/me/guest").status_code for _ in range(31)]
        assert statuses == [200] * 30 + [429 if on else 200]
        world.close()


# Requests that make no sense
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "not valid JSON"),
        (b"\xff", "not valid JSON"),
        (b"", "a JSON body is needed"),
        (b"[]", "Expected `object`"),
        (b"null", "Expected `object`"),
        (b"{}", "missing required field `name`"),
        (b'{"name": "Ada"}', "missing required field `password`"),
        (b'{"name": 1, "password": "hunter22"}', "name: Expected `str`"),
        (b'{"name": "Ada", "password": "hunter22", "kind": "person"}', "unknown field `kind`"),
        (b'{"name": "Ada", "password": ["hunter22"]}', "password: Expected `str`"),
        (b'{"name": "Ada", "password": "\\ud800"}', "not valid JSON"),
    ],
)
def test_bodies_that_make_no_sense(browser: Browser, content: bytes, message: str) -> None:
    response = browser.client.post("/api/login", content=content, headers=JSON)
    assert error(response) == (400, "bad_request")
    assert message in response.json()["error"]["text"] and "hunter22" not in response.text


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/msgpack", ""])
def test_other_kinds_of_content_are_refused(browser: Browser, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    response = browser.client.post("/api/login", content=b'{"name": "Ada", "password": "x"}', headers=headers)
    assert error(response) == (415, "not_json")


def test_too_much_is_refused_announced_or_not(browser: Browser) -> None:
    much = b'{"name": "' + b"x" * 300_000 + b'"}'
    assert error(browser.client.post("/api/login", content=much, headers=JSON)) == (413, "too_large")
    chunked = browser.client.post("/api/login", content=iter([much[:200_000], much[200_000:]]), headers=JSON)
    assert error(chunked) == (413, "too_large")


def test_addresses_that_do_not_exist(browser: Browser) -> None:
    assert error(browser.call("GET", "/nothing")) == (404, "not_found")
    wrong = browser.call("PUT", "/me")
    assert error(wrong) == (405, "bad_method") and "GET" in wrong.headers["allow"]
    for method, path in (("GET", "/me/sessions"), ("GET", "/me/bots"), ("GET", "/me/export"), ("DELETE", "/me")):
        assert error(browser.call(method, path)) == (401, "nobody")


def test_faults_of_ours_are_written_down_and_not_told(browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        response = browser.call("GET", "/broken")
    assert error(response) == (500, "internal") and "secret" not in response.text
    assert "GET /api/broken failed" in caplog.text


def test_refusals_from_elsewhere_are_told_the_same_way(browser: Browser) -> None:
    assert error(browser.call("GET", "/refused/table")) == (409, "refused")
    assert error(browser.call("GET", "/refused/else")) == (400, "bad_request")
    store = browser.call("GET", "/refused/store")
    assert error(store) == (503, "unavailable") and store.headers["retry-after"] == "5"


def test_no_secret_is_ever_logged(browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger="longhaul"):
        browser.person()
        token = browser.post("/me/bots", {"name": "Botty"})["token"]
        browser.call("POST", "/login", {"name": "Ada", "password": PASSWORD})
        browser.call("GET", "/broken", authorization=f"Bearer {token}")
    ours = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("longhaul"))
    for secret in (PASSWORD, token, browser.csrf, browser.client.cookies["longhaul"]):
        assert secret not in ours


# Sockets
def test_a_socket_knows_who_calls(world: World, browser: Browser) -> None:
    browser.person()
    with browser.client.websocket_connect("/ws", headers=ORIGIN) as socket:
        assert socket.receive_json() == {"name": "Ada"}
    token = browser.post("/me/bots", {"name": "Botty"})["token"]
    program = world.browser().client
    with program.websocket_connect("/ws", headers={"authorization": f"Bearer {token}"}) as socket:
        assert socket.receive_json() == {"name": "Botty"}


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({}, 4403),
        ({"origin": "null"}, 4403),
        ({"origin": "http://evil.example"}, 4403),
        ({**ORIGIN, "sec-fetch-site": "cross-site"}, 4403),
        ({**ORIGIN, "authorization": "Bearer junk"}, 4401),
    ],
)
def test_a_socket_that_is_not_ours_is_closed(browser: Browser, headers: dict[str, str], code: int) -> None:
    browser.person()
    assert close_code(browser, headers) == code


def test_a_socket_of_nobody_or_of_the_banned_is_closed(browser: Browser, store: FakeStore) -> None:
    assert close_code(browser, ORIGIN) == 4401
    browser.person()
    next(iter(store.users.values())).banned = True
    assert close_code(browser, ORIGIN) == 4403


def close_code(browser: Browser, headers: dict[str, str]) -> int:
    with pytest.raises(WebSocketDisconnect) as closed, browser.client.websocket_connect("/ws", headers=headers):
        pass
    return closed.value.code


# Documentation
def test_every_route_documents_what_it_answers(world: World) -> None:
    app = world.app.app
    assert isinstance(app, Litestar)
    schema = app.openapi_schema.to_schema()
    routes = [
        (path, method, route)
        for path, methods in schema["paths"].items()
        for method, route in methods.items()
        if path.startswith(("/api/me", "/api/log"))
    ]
    assert len(routes) == 15
    for path, method, route in routes:
        needed = {"400", "413", "429", "500", "503"} | ({"403", "415"} if method != "get" else set())
        assert needed <= set(route["responses"]), (path, method)
        for status, answer in route["responses"].items():
            if int(status) >= 400:
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/ErrorBody"}

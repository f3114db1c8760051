"""Rejections end to end: rate limits, invalid requests, internal errors, sockets; all in the same form."""

import logging
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect

from longhaul.server.accounts.service import Accounts
from longhaul.server.security import middleware
from longhaul.server.security.rate_limits import RATE_LIMITS
from longhaul.server.settings import Settings
from tests.server.accounts.memory_store import InspectedStore
from tests.server.accounts.people import PASSWORD, person
from tests.server.browsers import JSON, ORIGIN, Browser, HandClock, World, error


# How often
def test_too_many_logins_wait(browser: Browser, clock: HandClock) -> None:
    for i in range(int(RATE_LIMITS["login"].burst)):
        assert error(browser.call("POST", "/login", {"name": f"Ada {i}", "password": "x"})) == (401, "wrong_login")
    rejected = browser.call("POST", "/login", {"name": "Bob", "password": "x"})
    assert error(rejected) == (429, "too_many") and rejected.headers["retry-after"] == "6"
    clock.now += int(rejected.headers["retry-after"])
    assert error(browser.call("POST", "/login", {"name": "Bob", "password": "x"})) == (401, "wrong_login")


def test_nobody_is_locked_out_by_wrong_passwords_from_elsewhere(
    accounts: Accounts, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "client_address", lambda peer, forwarded, *_: (forwarded or [peer])[0])
    world = World(accounts, clock, Settings())
    person(accounts)

    def login(address: str, name: str, password: str) -> Any:
        body = {"name": name, "password": password}
        return world.browser().call("POST", "/login", body, **{"x-forwarded-for": address})

    for i in range(int(RATE_LIMITS["login_name"].burst)):
        name = "Ada" if i % 2 else " ADA "
        assert error(login("203.0.113.7", name, "x")) == (401, "wrong_login")
    assert error(login("203.0.113.7", "ada", PASSWORD)) == (429, "too_many")
    assert login("203.0.113.8", "Ada", PASSWORD).status_code == 200
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
        (b"[" * 100_000, "nested too deeply"),
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
def test_other_kinds_of_content_are_rejected(browser: Browser, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    response = browser.client.post("/api/login", content=b'{"name": "Ada", "password": "x"}', headers=headers)
    assert error(response) == (415, "not_json")


def test_too_much_is_rejected_announced_or_not(browser: Browser) -> None:
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


def test_internal_errors_are_logged_and_not_sent(browser: Browser, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        response = browser.call("GET", "/broken")
    assert error(response) == (500, "internal") and "secret" not in response.text
    assert "GET /api/broken failed" in caplog.text


def test_rejections_from_elsewhere_are_answered_the_same_way(browser: Browser) -> None:
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


def test_a_socket_of_nobody_or_of_the_banned_is_closed(browser: Browser, store: InspectedStore) -> None:
    assert close_code(browser, ORIGIN) == 4401
    browser.person()
    [user] = store.users
    store.change_user(user, banned=True)
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

"""What strangers can cause: log lines, broken connections, many accounts, and names that follow their owners."""

import asyncio
import io
import json
import logging
from typing import Any, cast

import msgspec
import pytest

from longhaul.server.errors import TooManyRequests, answer_to
from longhaul.server.network import current_address
from longhaul.server.ops.logs import LINES_PER_MINUTE, AddressFilter, JsonLines, RateLimitFilter
from longhaul.server.security.middleware import limited
from longhaul.server.security.rate_limits import PER_ADDRESS, RATE_LIMITS, RateLimits
from longhaul.table import Rejection
from tests.server.accounts.people import PASSWORD
from tests.server.browsers import Browser, HandClock
from tests.server.hub_club import DICE, Club
from tests.server.served import Served


# Logs -------------------------------------------------------------------------------------------------
def written(clock: HandClock) -> tuple[logging.Logger, io.StringIO]:
    place = io.StringIO()
    handler = logging.StreamHandler(place)
    handler.setFormatter(JsonLines())
    handler.addFilter(AddressFilter())
    handler.addFilter(RateLimitFilter(clock))
    logger = logging.Logger("a test")
    logger.addHandler(handler)
    return logger, place


def test_lines_that_strangers_cause_are_few_and_say_whose_call_it_was(clock: HandClock) -> None:
    logger, place = written(clock)
    token = current_address.set("address 203.0.113.7")
    for number in range(10 * LINES_PER_MINUTE):
        logger.error("%s failed", f"/api/{number}")
        logger.info("ready")
    clock.now += 60
    logger.error("%s failed", "/api/again")
    current_address.reset(token)
    lines = [json.loads(line) for line in place.getvalue().splitlines()]
    errors = [line for line in lines if line["level"] == "error"]
    assert len(errors) == LINES_PER_MINUTE + 1 and {line["address"] for line in errors} == {"203.0.113.7"}
    assert errors[-1]["left_out"] == 9 * LINES_PER_MINUTE and len(lines) - len(errors) == 10 * LINES_PER_MINUTE


def test_a_fault_in_a_call_is_logged_with_the_address(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def broken(*_: Any, **__: Any) -> None:
        seen.append(current_address.get())
        raise ValueError

    monkeypatch.setattr(served.store, "list_tables", broken)
    assert served.browser().call("GET", "/tables").status_code == 500
    assert seen[-1] == "address testclient"


@pytest.mark.anyio
async def test_a_client_that_goes_away_in_the_middle_of_its_body_is_no_fault_of_ours() -> None:
    messages = [{"type": "http.request", "body": b'{"na', "more_body": True}, {"type": "http.disconnect"}]

    async def receive() -> Any:
        return messages.pop(0)

    read = limited(cast(Any, receive), 100)
    await read()
    with pytest.raises(Rejection) as gone:
        await read()
    assert answer_to(gone.value).status == 400


def test_a_body_that_breaks_off_leaves_no_traceback(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    messages = [{"type": "http.request", "body": b'{"name": "A', "more_body": True}, {"type": "http.disconnect"}]
    sent: list[Any] = []
    head = [(b"host", b"localhost"), (b"content-type", b"application/json"), (b"content-length", b"400")]
    scope = {
        "type": "http", "method": "POST", "path": "/api/login", "raw_path": b"/api/login", "query_string": b"",
        "headers": head, "client": ("203.0.113.7", 1), "server": ("localhost", 80), "scheme": "http",
        "http_version": "1.1", "root_path": "", "extensions": {},
    }  # fmt: skip

    async def receive() -> Any:
        return messages.pop(0) if messages else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(served.app.app(scope, receive, send))
    assert sent[0]["status"] == 400 and not [line for line in caplog.records if line.exc_info]


# RateLimits -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("limit", ["api", "table", "job", "chat"])
def test_many_accounts_of_one_address_share_a_limit(limit: str) -> None:
    limits, most = RateLimits(lambda: 0.0), PER_ADDRESS * int(RATE_LIMITS[limit].burst)
    token = current_address.set("address 203.0.113.7")
    for number in range(most):
        limits.check(limit, f"session {number}")
    with pytest.raises(TooManyRequests):
        limits.check(limit, "session of another guest")
    current_address.set("address 203.0.113.8")
    limits.check(limit, "session of another guest")  # elsewhere it may
    current_address.reset(token)


def test_a_rejected_try_costs_the_others_nothing() -> None:
    limits = RateLimits(lambda: 0.0)
    for _ in range(int(RATE_LIMITS["chat"].burst)):
        limits.check("chat", "ada", "home")
    for _ in range(10_000):
        with pytest.raises(TooManyRequests):
            limits.check("chat", "ada", "home")
    limits.check("chat", "bea", "home")


def test_the_guard_says_whose_address_is_answered(served: Served) -> None:
    limits, stopped = served.services.limits, served.services.limits.clock()
    limits.on, limits.clock = True, lambda: stopped  # buckets that are full again are dropped
    guests = [served.browser() for _ in range(3)]
    assert all(guest.get("/me")["user"] for guest in guests)
    assert list(limits._by_address["api"]) == ["address testclient"] and len(limits._by_key["api"]) > 3


# Names and talk ---------------------------------------------------------------------------------------
def test_an_open_socket_follows_a_new_name_and_a_claim(served: Served) -> None:
    ada = served.browser()
    table = ada.post("/tables", {"game": DICE, "seats": ["me", "open"]})["id"]
    with served.socket(ada) as socket:
        socket.ask("watch", table=table)
        ada.post("/me/claim", {"name": "Ada", "password": PASSWORD})
        assert socket.until("named")["you"] == {**socket.welcome["you"], "name": "Ada", "kind": "person"}
        assert (
            socket.ask("chat", table=table, text="hello")["line"]["name"] == "Ada"
        )  # the cookie changed, the socket stays
        ada.post("/me/name", {"name": "Countess"})
        assert socket.until("named")["you"]["name"] == "Countess"
        assert socket.ask("chat", table=table, text="hello")["line"]["name"] == "Countess"
        assert ada.call("POST", "/logout").status_code == 204
        with pytest.raises(Exception, match=r"4401|ended|disconnect"):
            socket.until("never")


@pytest.mark.anyio
async def test_bots_are_marked_in_chat_and_muted_with_their_owner(club: Club) -> None:
    ada, robo = club.join("Ada"), club.join("Robo", kind="bot")
    user = club.store.user(robo.user)
    club.store.save_user(msgspec.structs.replace(user, owner=ada.user), user)
    room = await club.open(ada, "me", "open")
    for client in (ada, robo):
        await client.watch(room.id)
    assert (await robo.ask("chat", table=room.id, text="beep"))["line"]["name"] == "Robo (bot)"
    owner = club.store.user(ada.user)
    club.store.save_user(msgspec.structs.replace(owner, muted_until=club.clock.now + 60), owner)
    assert (await robo.ask("chat", table=room.id, text="beep"))["code"] == "muted"
    club.clock.now += 61
    assert (await robo.ask("chat", table=room.id, text="beep"))["t"] == "said"


def test_a_program_is_marked_wherever_it_is_shown(served: Served) -> None:
    ada = Browser(served.client).person("Ada")
    token = ada.post("/me/bots", {"name": "Robo"})["token"]
    made = Browser(served.client).call(
        "POST", "/tables", {"game": DICE, "seats": ["me", "open"]}, authorization=f"Bearer {token}"
    )
    table = made.json()["id"]
    assert ada.get(f"/tables/{table}")["state"]["seats"][0]["name"] == "Robo (bot)"
    [row] = ada.get("/tables")
    assert row["seats"][0]["name"] == "Robo (bot)" and ada.get("/players/Robo")["kind"] == "bot"

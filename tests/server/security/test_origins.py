"""Where users act from is recorded, whichever way they act, and not at every request."""

from collections.abc import Callable, Iterator

import pytest

from longhaul.server.security.origins import RETENTION_SECONDS, WRITE_EVERY_SECONDS
from longhaul.server.store.rows import UserOrigin
from tests.server.browsers import Browser, HandClock
from tests.server.hub_club import DICE
from tests.server.served import Served

Act = Callable[[Served, Browser, str], object]  # with the id of a table of one's own that is over

CLOCK = {"pace": "days", "base": 14}  # longer than origins are kept


def open_table(_: Served, browser: Browser, __: str = "") -> str:
    return str(browser.post("/tables", {"game": DICE, "seats": ["me", "trader"], "clock": CLOCK})["id"])


def premove(_: Served, browser: Browser, __: str) -> None:
    table = browser.get("/tables/mine?over=false")[0]["id"]
    drafts = {"orders": [{"phase": "buy", "action": "done", "always": True}]}
    assert browser.call("PUT", f"/tables/{table}/orders", drafts).status_code == 200


def connect(served: Served, browser: Browser, _: str) -> None:
    with served.socket(browser):
        pass


ACTS: dict[str, Act] = {
    "opening a table": open_table,
    "premoves": premove,
    "playing on": lambda _, browser, over: browser.post(f"/replays/{over}/table", {"move": 0}),
    "a guide": lambda _, browser, __: browser.post(f"/guides/{DICE}/1/table"),
    "the daily challenge": lambda _, browser, __: browser.post(f"/daily/{DICE}"),
    "a socket": connect,
}


@pytest.fixture
def served(clock: HandClock) -> Iterator[Served]:
    made = Served(clock)
    with made.client:
        yield made


def id_of(browser: Browser) -> str:
    return str(browser.get("/me")["user"]["id"])


def finished_table(served: Served, browser: Browser) -> str:
    table = open_table(served, browser)
    with served.socket(browser) as socket:
        shown = socket.ask("watch", table=table)
        socket.ask("resign", table=table, version=shown["state"]["version"])
    return table


@pytest.mark.parametrize("act", ACTS)
def test_a_user_is_known_by_the_address_they_act_from(served: Served, clock: HandClock, act: str) -> None:
    ada = served.browser()
    user, over = id_of(ada), finished_table(served, ada)
    open_table(served, ada)
    clock.now += RETENTION_SECONDS + 1
    served.services.origins.forget_old(clock.now)
    assert id_of(ada) == user and served.store.origins_of([user], 0.0) == []  # who only reads is not recorded
    ACTS[act](served, ada, over)
    [stored] = served.store.origins_of([user], 0.0)
    assert stored.seen == clock.now


def test_a_bot_is_known_by_the_address_its_token_is_used_from(served: Served) -> None:
    ada, tin = Browser(served.client).person("Ada"), Browser(served.client)
    bot = ada.post("/me/bots", {"name": "Tin"})
    body = {"game": DICE, "seats": ["me", "trader"]}
    answer = tin.call("POST", "/tables", body, authorization=f"Bearer {bot['token']}")
    assert answer.status_code == 201
    users = {bot["bot"]["id"], id_of(ada)}
    stored = served.store.origins_of(users, 0.0)
    assert {row.user for row in stored} == users and len({row.origin for row in stored}) == 1


def test_an_origin_is_not_written_at_every_request(
    served: Served, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[UserOrigin] = []
    monkeypatch.setattr(served.store, "save_origin", written.append)
    ada = served.browser()
    for _ in range(3):
        open_table(served, ada)
    assert len(written) == 1
    clock.now += WRITE_EVERY_SECONDS
    open_table(served, ada)
    assert [row.seen for row in written] == [clock.now - WRITE_EVERY_SECONDS, clock.now]

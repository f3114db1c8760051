"""Daily challenges in the whole server: one try, the same dice for all, nothing revealed before the day is over."""

from collections.abc import Iterator
from typing import Any

import pytest

from longhaul.core.messages.message import from_json
from longhaul.server.accounts.keys import Keys
from longhaul.server.features.ratings import is_rated
from longhaul.server.store.errors import Unavailable
from longhaul.server.store.rows import Daily
from longhaul.server.tables.loader import load
from longhaul.table.daily_challenge import Deal, daily_seed, day_of, end_of
from longhaul.table.table_config import TableConfig
from tests.server.accounts.people import PASSWORD
from tests.server.browsers import Browser, HandClock, error
from tests.server.served import Served, play_out
from tests.server.waiting import wait_until

DAY = "2026-11-15"
MANY_ACTIONS = 40  # far more than five days of a game
DICE, FREE = "dice-traders", "free-trader"


@pytest.fixture
def clock() -> HandClock:
    return HandClock(end_of(DAY) - 43_200)


@pytest.fixture
def served(clock: HandClock) -> Iterator[Served]:
    made = Served(clock)
    with made.client:
        yield made


def seed(served: Served, day: str = DAY, game: str = DICE, deal: Deal = "open") -> int:
    return daily_seed(Keys(served.store.secret()).derived("daily"), day, game, deal).seed


def begin(browser: Browser, game: str = DICE) -> str:
    return str(browser.post(f"/daily/{game}")["id"])


def retire(actions: list[Any]) -> Any:
    """The quickest way to the end of a game."""
    return next((action for action in actions if action["verb"] == "retire"), actions[0])


def finish(served: Served, browser: Browser, table: str) -> None:
    with served.socket(browser) as socket:
        play_out(socket, table, socket.ask("watch", table=table), retire)


def rows(served: Served, day: str = DAY, game: str = DICE, until: int = 0) -> list[Daily]:
    """The results, when so many have ended: they are kept a moment after the game."""
    wait_until(lambda: sum(row.ended > 0 for row in served.store.dailies(day, game)) >= until)
    return served.store.dailies(day, game)


def test_the_first_start_counts_and_is_the_only_one(served: Served) -> None:
    ada, bea = served.browser(), served.browser()
    table = begin(ada)
    assert begin(ada) == table and begin(bea) != table and begin(ada, FREE) != table
    finish(served, ada, table)
    [first, second] = rows(served, until=1)
    assert (
        first.table == table
        and from_json(first.note).id == "daily-credits"
        and first.points >= 0
        and second.points == -1
    )
    assert begin(ada) == table  # what is over stays over
    assert error(ada.call("POST", "/daily/gem-traders")) == (404, "no_daily")
    assert error(Browser(served.client).call("POST", f"/daily/{DICE}"))[0] == 401


@pytest.mark.parametrize("to_the_end", [False, True])
def test_a_game_whose_start_could_not_be_recorded_is_the_one_that_counts(
    served: Served, monkeypatch: pytest.MonkeyPatch, to_the_end: bool
) -> None:
    ada = served.browser()

    def full(row: Daily) -> Daily:
        raise Unavailable(f"no space left for {row.table}")

    with monkeypatch.context() as patch:
        patch.setattr(served.store, "begin_daily", full)
        assert error(ada.call("POST", f"/daily/{DICE}")) == (503, "unavailable")
    [table] = [row["id"] for row in ada.get("/tables/mine")]
    if to_the_end:
        finish(served, ada, table)
    assert begin(ada) == table
    [row] = rows(served, until=int(to_the_end))
    assert row.table == table


def test_everyone_gets_the_same_dice(served: Served) -> None:
    ada, bea = served.browser(), served.browser()
    first, second = ada.get(f"/tables/{begin(ada)}"), bea.get(f"/tables/{begin(bea)}")
    assert first["state"]["board"] == second["state"]["board"]
    assert first["about"]["commitment"] == second["about"]["commitment"] and first["about"]["daily"] == DAY
    today = ada.get("/daily")
    assert (
        today["day"] == DAY and today["ends"] == end_of(DAY) and [day["game"] for day in today["games"]] == [FREE, DICE]
    )
    assert today["games"][1]["open"]["seal"] == first["about"]["commitment"]


def test_nobody_learns_the_seed_before_the_day_is_over(served: Served, clock: HandClock) -> None:
    ada, bea = served.browser(), served.browser()
    table = begin(ada)
    for path in (f"/tables/{table}", f"/tables/{table}/log"):
        assert error(bea.call("GET", path)) == (409, "still_today") and ada.get(path)
    with served.socket(bea) as socket:
        assert socket.ask("watch", table=table)["code"] == "still_today"
    finish(served, ada, table)
    rows(served, until=1)
    for path in (f"/tables/{table}/record", f"/replays/{table}", f"/replays/{table}/verdict"):
        assert error(ada.call("GET", path)) == (409, "still_today")
    assert error(ada.call("POST", f"/replays/{table}/table", {"move": 1})) == (409, "still_today")
    assert error(ada.call("POST", f"/replays/{table}/analysis")) == (409, "still_today")
    assert ada.get("/daily")["games"][1]["open"]["seed"] == ""
    sent = b"".join(part for sent in served.app.sent.values() for part in sent)
    assert str(seed(served)).encode() not in sent
    clock.now = end_of(DAY)
    [_, dice] = bea.get(f"/daily/{DAY}")
    assert (
        dice["open"]["seed"] == str(seed(served))
        and dice["over"]
        and dice["open"]["rows"][0]["replay"] == f"/t/{table}/replay"
    )
    assert bea.get(f"/tables/{table}/record")["seed"] == seed(served)
    assert bea.get(f"/replays/{table}/verdict")["holds"]


def test_a_game_that_ends_after_its_day_does_not_count(served: Served, clock: HandClock) -> None:
    ada = served.browser()
    table = begin(ada)
    clock.now = end_of(DAY) + 5
    finish(served, ada, table)
    assert begin(ada) != table and ada.get("/daily")["day"] == "2026-11-16"
    wait_until(lambda: not served.services.dailies._background.running)
    [_, dice] = ada.get(f"/daily/{DAY}")
    assert [(row["note"], row["place"], row["mine"]) for row in dice["open"]["rows"]] == [
        (["daily-unfinished", {}], 0, True)
    ]
    assert ada.get("/daily")["earlier"] == [DAY]


def test_places_are_shared_and_those_who_gave_up_are_last(served: Served) -> None:
    browsers = [served.browser() for _ in range(4)]
    for browser in browsers[:2]:
        finish(served, browser, begin(browser))
    given_up = begin(browsers[2])
    with served.socket(browsers[2]) as socket:
        version = socket.ask("watch", table=given_up)["state"]["version"]
        socket.ask("resign", table=given_up, version=version)
    begin(browsers[3])
    rows(served, until=3)
    [_, dice] = browsers[3].get(f"/daily/{DAY}")
    found = dice["open"]["rows"]
    assert [(row["place"], row["note"]) for row in found[2:]] == [
        (3, ["daily-gave-up", {}]),
        (0, ["daily-playing", {}]),
    ]
    assert [row["place"] for row in found[:2]] == [1, 1] and found[3]["mine"]
    assert dice["table"] and not found[0]["replay"]


def test_there_are_no_hints_and_no_take_backs(served: Served) -> None:
    ada = served.browser()
    table = begin(ada)
    with served.socket(ada) as socket:
        shown = socket.ask("watch", table=table)
        shown = socket.ask("play", table=table, version=shown["state"]["version"], action=shown["actions"][0]["action"])
        assert socket.ask("undo", table=table, version=shown["state"]["version"])["code"] == "daily"
    assert error(ada.call("POST", f"/tables/{table}/hint")) == (409, "daily")


def test_bots_play_the_day_where_rules_are_compiled(served: Served) -> None:
    ada = served.browser()
    ada.get("/daily")
    assert rows(served) == []
    served.services.game_catalog._speed[DICE] = "compiled"
    ada.get("/daily")
    wait_until(lambda: len(rows(served)) == 2)
    assert {row.player: row.name for row in rows(served)} == {"bot:trader": "Trader", "bot:captain": "Captain"}
    kinds = {row["kind"] for row in ada.get("/daily")["games"][1]["ranked"]["rows"]}
    assert kinds == {"bot"}


def test_bots_that_could_not_play_are_started_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    served.services.game_catalog._speed[DICE] = "compiled"
    ada, begin_daily = served.browser(), served.store.begin_daily

    def reject(daily: Daily) -> Daily:
        monkeypatch.setattr(served.store, "begin_daily", begin_daily)
        raise Unavailable("no space left")

    monkeypatch.setattr(served.store, "begin_daily", reject)
    wait_until(lambda: ada.get("/daily") and len(rows(served)) == 2)
    assert {row.player for row in rows(served)} == {"bot:trader", "bot:captain"}


@pytest.mark.parametrize("day", ["2026-11-16", "soon", "2026-11-31", "20261115"])
def test_future_and_invalid_days_are_rejected(served: Served, day: str) -> None:
    assert error(served.browser().call("GET", f"/daily/{day}")) == (404, "no_daily")


def test_deleted_users_are_not_among_the_results(served: Served) -> None:
    ada = served.browser()
    begin(ada)
    assert ada.call("DELETE", "/me", {"password": ""}).status_code == 204
    assert rows(served) == [] and day_of(served.services.now()) == DAY


def test_a_daily_rates_nothing_however_long_it_lasts(served: Served) -> None:
    ada = served.browser()
    table = begin(ada)

    def play_or_retire(actions: list[Any]) -> Any:
        is_enough = served.services.hub.rooms[table].table.version > MANY_ACTIONS
        return retire(actions) if is_enough else next(each for each in actions if each["verb"] != "retire")

    with served.socket(ada) as socket:
        play_out(socket, table, socket.ask("watch", table=table), play_or_retire)
    rows(served, until=1)
    room = load(served.store, table)
    assert room is not None and room.table.over and room.table.version > MANY_ACTIONS
    assert room.table.header.daily == DAY and room.table.header.rated is False and not is_rated(room)
    wait_until(lambda: not served.services.ratings.background.running)
    assert served.store.ratings(DICE) == [] == ada.get("/ratings/mine")


def test_a_duel_with_the_daily_seed_is_not_rated() -> None:
    """Its seed is everyone's."""
    duel = TableConfig(game=DICE, seats=["me", "open"], rated=True).check()
    assert duel.header("t1", 1, "", 0.0).rated and not duel.header("t1", 1, "", 0.0, daily=DAY).rated


# Two deals ----------------------------------------------------------------------------------------
def named(served: Served, clock: HandClock, name: str) -> Browser:
    """Someone who had their name before the day began."""
    now, clock.now = clock.now, clock.now - 86_400
    browser = Browser(served.client).person(name)
    clock.now = now
    return browser


def dice(browser: Browser) -> Any:
    return browser.get("/daily")["games"][1]


def test_a_guest_and_a_fresh_name_see_nothing_of_the_ranked_deal(served: Served, clock: HandClock) -> None:
    ada, guest, fresh = named(served, clock, "Ada"), served.browser(), Browser(served.client).person("Scout")
    shown = {browser: browser.get(f"/tables/{begin(browser)}") for browser in (ada, guest, fresh)}
    seals = {browser: each["about"]["commitment"] for browser, each in shown.items()}
    assert seals[guest] == seals[fresh] == dice(ada)["open"]["seal"]
    assert seals[ada] == dice(ada)["ranked"]["seal"] != seals[guest]
    assert [dice(browser)["deal"] for browser in (ada, guest, fresh)] == ["ranked", "open", "open"]
    assert dice(Browser(served.client))["deal"] == "open"
    [ranked], opened = dice(ada)["ranked"]["rows"], dice(ada)["open"]["rows"]
    assert ranked["mine"] and len(opened) == 2 and not any(row["mine"] for row in opened)


def test_an_old_guest_who_takes_a_name_today_stays_with_the_open_deal(served: Served, clock: HandClock) -> None:
    now, clock.now = clock.now, clock.now - 5 * 86_400
    early = served.browser()
    clock.now = now
    early.post("/me/claim", {"name": "Late", "password": PASSWORD})
    assert dice(early)["deal"] == "open"
    clock.now += 86_400
    assert dice(early)["deal"] == "ranked"


def test_a_bot_does_not_scout_for_its_owner(served: Served, clock: HandClock) -> None:
    now, clock.now = clock.now, clock.now - 86_400
    ada = Browser(served.client).person("Ada")
    token = ada.post("/me/bots", {"name": "Robo"})["token"]
    clock.now = now
    begin(ada)
    answer = Browser(served.client).call("POST", f"/daily/{DICE}", authorization=f"Bearer {token}")
    assert answer.status_code == 200
    [mine], [bot] = dice(ada)["ranked"]["rows"], dice(ada)["open"]["rows"]
    assert (mine["kind"], bot["kind"], bot["name"]) == ("person", "bot", "Robo (bot)")


def test_a_family_behind_one_address_plays_the_ranked_deal_together(served: Served, clock: HandClock) -> None:
    family = [named(served, clock, name) for name in ("Ada", "Bea", "Cyd")]
    for browser in family:
        finish(served, browser, begin(browser))
    rows(served, until=3)
    assert [row["place"] for row in dice(family[0])["ranked"]["rows"]] == [1, 1, 1]

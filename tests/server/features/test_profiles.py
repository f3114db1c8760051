"""Profiles: what everyone may see of a player, and what only the player sees."""

from typing import Any

import pytest

from longhaul.server.features.profiles import MAX_CURVE_POINTS, thinned
from tests.server.browsers import Browser, error
from tests.server.hub_club import DICE
from tests.server.routes.test_tables import trading
from tests.server.served import Served, play_out
from tests.server.store.samples import daily, rating, rating_step
from tests.server.waiting import wait_until


def played(served: Served, browser: Browser, private: bool = False) -> str:
    setting = {"game": DICE, "seats": ["me", "trader"], "private": private, "rated": True}
    table = str(browser.post("/tables", setting)["id"])
    with served.socket(browser) as socket:
        play_out(socket, table, socket.ask("watch", table=table), trading)
    return table


def rated(browser: Browser, player: str, games: int, recent: int = 0) -> Any:
    """A profile, when so many games have been counted and listed: that is done a moment after each."""
    found: Any = None

    def is_counted() -> bool:
        nonlocal found
        found = browser.get(f"/players/{player}")
        return sum(game["games"] for game in found["games"]) >= games and len(found["recent"]) >= recent

    wait_until(is_counted)
    return found


def test_a_profile_tells_ratings_records_and_open_games(served: Served) -> None:
    ada, bea = Browser(served.client).person("Ada"), served.browser()
    hidden, shown = played(served, ada, private=True), played(served, ada)
    found = rated(bea, "ada", 2, recent=1)
    assert (found["name"], found["kind"], found["since"] > 0) == ("Ada", "person", True)
    [dice] = found["games"]
    mine = ada.get("/ratings/mine")[0]
    assert (dice["mean"], dice["uncertainty"], dice["games"]) == (mine["mean"], mine["uncertainty"], 2)
    assert [point["mean"] for point in dice["curve"]][-1] == dice["mean"] and len(dice["curve"]) == 2
    scores = [ada.get(f"/tables/{table}")["state"]["scores"][0] for table in (hidden, shown)]
    assert dice["best"] == max(scores) and 0 <= dice["streak"] <= dice["wins"] <= 2
    assert [game["table"] for game in found["recent"]] == [shown]
    assert found["recent"][0]["seats"] == [{"name": "Ada", "bot": ""}, {"name": "", "bot": "trader"}]
    assert {game["table"] for game in ada.get("/players/Ada")["recent"]} == {hidden, shown}


def test_chapters_of_guides_are_no_games_of_ones_own(served: Served) -> None:
    ada = Browser(served.client).person("Ada")
    chapter = str(ada.post(f"/guides/{DICE}/1/table")["id"])
    own = str(ada.post("/tables", {"game": DICE, "seats": ["me", "trader"]})["id"])
    assert [row["id"] for row in ada.get("/tables/mine")] == [own]
    with served.socket(ada) as socket:
        for table in (chapter, own):
            socket.ask("resign", table=table, version=socket.ask("watch", table=table)["state"]["version"])
    wait_until(lambda: [row["id"] for row in ada.get("/tables/mine?over=true")] == [own])
    assert [game["table"] for game in ada.get("/players/Ada")["recent"]] == [own]


def test_a_best_score_is_linked_only_where_the_game_was_open(served: Served) -> None:
    ada, bea = Browser(served.client).person("Ada"), served.browser()
    table = played(served, ada, private=True)
    assert rated(bea, "Ada", 1)["games"][0]["best_at"] == ""
    assert ada.get("/players/Ada")["games"][0]["best_at"] == f"/t/{table}/replay"


def test_seats_ladder_and_results_lead_to_profiles(served: Served) -> None:
    guest = served.browser()
    table = played(served, guest)
    me = guest.get("/me")["user"]
    seats = guest.get(f"/tables/{table}")["state"]["seats"]
    assert [seat.get("player", "") for seat in seats] == ["", "trader"]
    rated(guest, me["player"], 1)
    assert {row["player"] for row in guest.get(f"/ratings/{DICE}")} == {me["player"], "trader"}
    guest.post(f"/daily/{DICE}")
    assert guest.get("/daily")["games"][1]["open"]["rows"][0]["player"] == me["player"]
    found = served.browser().get(f"/players/{me['player']}")
    assert (found["name"], found["kind"], found["player"]) == (me["name"], "guest", me["player"])
    assert me["id"] not in me["player"]
    assert error(guest.call("GET", f"/players/~{me['id']}")) == (404, "no_player")


def test_bots_of_the_house_have_a_profile_too(served: Served) -> None:
    ada = served.browser()
    played(served, ada)
    found = rated(ada, "trader", 1)
    assert (found["name"], found["kind"], found["player"], found["recent"]) == ("Trader", "house", "trader", [])
    assert found["games"][0]["curve"] and ada.get("/players/Captain")["games"] == []


def test_peoples_bots_are_found_by_name(served: Served) -> None:
    ada = Browser(served.client).person("Ada")
    ada.post("/me/bots", {"name": "Ada's mate".replace("'", "")})
    assert ada.get("/players/adas mate")["kind"] == "bot"


def test_deleted_banned_and_unknown_users_have_no_profile(served: Served) -> None:
    ada = served.browser()
    table = played(served, ada)
    me = ada.get("/me")["user"]["player"]
    rated(ada, me, 1)
    bea = served.browser()
    assert ada.call("DELETE", "/me", {"password": ""}).status_code == 204
    for player in (me, "Nobody Known", "~", "~" + "g" * 16):
        assert error(bea.call("GET", f"/players/{player}")) == (404, "no_player")
    assert bea.get(f"/ratings/{DICE}")[0]["kind"] == "bot" and bea.get(f"/replays/{table}?limit=1")
    cy = Browser(served.client).person("Cy")
    user = served.store.user_by_name("Cy")
    assert user is not None and cy
    user.banned = True
    served.store.save_user(user)
    assert error(bea.call("GET", "/players/Cy")) == (404, "no_player")


def test_records_count_streaks_and_days(served: Served) -> None:
    ada = Browser(served.client).person("Ada")
    me = served.store.user_by_name("Ada")
    assert me is not None
    won = [True, True, False, True, True, True, False]
    for number, each in enumerate(won):
        step = rating_step(me.id, f"x{number}", float(number), won=each, score=10 * number)
        served.store.save_ratings(f"x{number}", [rating(me.id, games=number + 1)], [step])
    for day, ended in (("2026-11-12", 5.0), ("2026-11-13", 5.0), ("2026-11-14", 0.0)):
        served.store.begin_daily(daily(me.id, day))
        if ended:
            served.store.end_daily(daily(me.id, day, ended=ended, points=7, note="7 cr"))
    found = ada.get("/players/Ada")
    assert found["days"] == 2 and [row["day"] for row in found["dailies"]] == ["2026-11-13", "2026-11-12"]
    [dice] = found["games"]
    assert (dice["streak"], dice["best"], dice["games"], len(dice["curve"])) == (3, 60, 7, 7)


@pytest.mark.parametrize("count", [0, 1, MAX_CURVE_POINTS, MAX_CURVE_POINTS + 1, 1000])
def test_curves_are_short_and_end_with_the_latest(count: int) -> None:
    steps = [rating_step(at=float(number)) for number in range(count)]
    found = thinned(steps)
    assert (
        len(found) <= MAX_CURVE_POINTS and found[-1:] == steps[-1:] and found == sorted(found, key=lambda step: step.at)
    )

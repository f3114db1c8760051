"""Tables over HTTP and socket in the whole server: lists, logs, records, replays, hints, ratings."""

import asyncio
import threading
import time
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from longhaul.core.messages import Message
from longhaul.server.features.jobs import MAX_UNFINISHED_PER_USER, RESULT_SECONDS, Jobs
from longhaul.server.features.ratings import Ratings, Result, is_rated, places, result
from longhaul.table import Rejection
from longhaul.table.header import commitment
from longhaul.table.rated_games import MIN_TURNS, turns, unrated_reason
from tests.server.browsers import Browser, error
from tests.server.hub_club import DICE, FREE, Club, first_legal, move
from tests.server.served import Served, play_out, solo
from tests.server.waiting import MAX_WAIT_SECONDS, wait_until


def wait_for(job: Any, browser: Browser) -> Any:
    """A job when it is done; its progress only grows."""
    before = 0.0
    while not job["done"]:
        time.sleep(0.01)
        job = browser.get(f"/jobs/{job['id']}")
        assert job["progress"] >= before
        before = job["progress"]
    return job


def finished(served: Served, browser: Browser, seed: int = 1, **options: Any) -> str:
    """A solo game played at random to its end."""
    table, choose = solo(browser, **options), Random(seed).choice
    with served.socket(browser) as socket:
        play_out(socket, table, socket.ask("watch", table=table), choose)
    return table


# Tables -----------------------------------------------------------------------------------------
def test_a_table_is_set_up_found_and_looked_at(served: Served, ada: Browser) -> None:
    setting = {"game": DICE, "seats": ["me", "open", "+trader"], "options": {"limit": 9}}
    made = ada.post("/tables", setting)
    assert made["link"] == f"/t/{made['id']}"
    [row] = ada.get("/tables")
    assert (
        row["id"] == made["id"] and row["status"] == "open" and [s["open"] for s in row["seats"]] == [False, True, True]
    )
    assert ada.get("/tables/mine")[0]["id"] == made["id"] and ada.get(f"/tables?game={FREE}") == []
    stranger = served.browser()
    assert stranger.get("/tables/mine") == [] and stranger.get(f"/tables/{made['id']}")["seat"] == -1
    shown = ada.get(f"/tables/{made['id']}")
    assert shown["seat"] == 0 and shown["host"] and shown["about"]["options"]["limit"] == 9
    private = ada.post("/tables", {**setting, "private": True})["id"]
    assert [row["id"] for row in stranger.get("/tables")] == [made["id"]]
    assert {row["id"] for row in ada.get("/tables/mine")} == {made["id"], private}
    assert stranger.get(f"/tables/{private}")["about"]["private"]


@pytest.mark.parametrize(
    ("change", "status", "words"),
    [
        ({"game": "chess"}, 404, "no game"),
        ({"seats": []}, 400, "seats"),
        ({"seats": ["me"] * 2}, 400, "only one seat"),
        ({"seats": ["me", "hal"]}, 400, "seat 2 is 'hal'"),
        ({"options": {"limit": 0}}, 400, "limit"),
        ({"options": {"speed": 1}}, 400, "speed"),
        ({"content": "../house"}, 400, "no set"),
        ({"clock": {"pace": "turn", "base": 1}}, 400, "clock"),
        ({"clock": {"pace": "blitz"}}, 400, "pace"),
        ({"seed": 7}, 400, "seed"),
    ],
)
def test_an_impossible_table_is_rejected_with_a_sentence(
    ada: Browser, change: dict[str, Any], status: int, words: str
) -> None:
    answer = ada.call("POST", "/tables", {"game": DICE, "seats": ["me", "open"]} | change)
    assert error(answer)[0] == status and words in answer.json()["error"]["text"]


def test_what_is_not_there_is_not_found(ada: Browser) -> None:
    for path, code in (
        ("/tables/nowhere", "no_table"),
        ("/tables/nowhere/log", "no_table"),
        ("/records/nothing", "no_record"),
        ("/jobs/none", "no_job"),
        (f"/games/{DICE}/sets/none", "no_set"),
        ("/games/chess", "unknown_game"),
        ("/ratings/chess", "unknown_game"),
    ):
        assert error(ada.call("GET", path)) == (404, code), path


# After the game ---------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", ["2014", "v2"])
def test_records_and_replays_wait_for_the_end_and_prove_the_seed(served: Served, ada: Browser, edition: str) -> None:
    table = solo(ada, edition=edition)
    for path in (f"/tables/{table}/record", f"/replays/{table}", f"/replays/{table}/analysis"):
        assert error(ada.call("GET", path)) == (409, "not_over")
    assert error(ada.call("POST", f"/replays/{table}/analysis")) == (409, "not_over")
    table = finished(served, ada, edition=edition)
    record = ada.get(f"/tables/{table}/record")
    about = ada.get(f"/tables/{table}")["about"]
    assert commitment(record["seed"], record["salt"]) == about["commitment"] == record["commitment"]
    replay = ada.get(f"/replays/{table}")
    assert replay["length"] == len(record["actions"]) and replay["moments"][0]["step"]["verb"] == ""
    part = ada.get(f"/replays/{table}?first=3&limit=2")
    assert part["moments"] == replay["moments"][3:5] and part["first"] == 3
    [last] = ada.get(f"/replays/{table}?first={replay['length']}")["moments"]
    assert last["state"]["over"] and last["state"]["scores"] == record["result"]["scores"]


def test_a_record_goes_up_and_comes_down_the_same(served: Served, ada: Browser) -> None:
    record = ada.get(f"/tables/{finished(served, ada)}/record")
    made = ada.post("/records", record)
    stranger = served.browser()
    assert stranger.get(f"/records/{made['id']}") == record and made["link"] == f"/r/{made['id']}"
    assert [row["id"] for row in ada.get("/records/mine")] == [made["id"]] and stranger.get("/records/mine") == []
    assert stranger.get(f"/replays/{made['id']}")["length"] == len(record["actions"])
    for change in (
        {"actions": record["actions"][:-1]},
        {"actions": [*record["actions"], 0]},
        {"actions": ["x"]},
        {"seed": record["seed"] + 1},
        {"result": {**record["result"], "winners": [0], "scores": [999]}},
        {"rules": 99},
        {"content": {"name": "/etc/passwd", "hash": "x", "file": "/etc/passwd"}},
        {"seats": 10**30},
        {"longhaul": 99},
    ):
        answer = ada.call("POST", "/records", {**record, **change})
        assert error(answer)[0] == 400, change
    assert len(ada.get("/records/mine")) == 1


def test_the_log_is_paged_and_open_to_everyone(served: Served, ada: Browser) -> None:
    table = finished(served, ada)
    version = ada.get(f"/tables/{table}")["state"]["version"]
    numbers, before = list[int](), version + 1
    while before > 1:
        page = served.browser().get(f"/tables/{table}/log?before={before}")
        numbers = [step["number"] for step in page["steps"]] + numbers
        before = page["first"]
    assert numbers == list(range(1, version + 1))
    assert ada.get(f"/tables/{table}/log?before=1") == {"steps": [], "first": 1}


# Hints and other work ---------------------------------------------------------------------------
def test_a_hint_is_for_whose_turn_it_is_and_comes_by_socket_too(
    served: Served, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longhaul.bots.advice.GUESS_ITERATIONS", 5)
    table = solo(ada)
    stranger = served.browser()
    assert error(stranger.call("POST", f"/tables/{table}/hint")) == (409, "not_your_turn")
    with served.socket(ada) as socket:
        shown = socket.ask("watch", table=table)
        job = started(ada, f"/tables/{table}/hint")
        message = socket.until("job")
        while not message["done"]:
            message = socket.until("job")
        assert message["job"] == job["id"] and message["progress"] == 1 and not message["error"]
        result = wait_for(job, ada)["result"]
        assert result == message["result"] and result["action"] in [action["action"] for action in shown["actions"]]
        assert 0 <= result["expects"]["low"] <= result["expects"]["wins"] <= result["expects"]["high"] <= 1
        assert error(stranger.call("GET", f"/jobs/{job['id']}")) == (404, "no_job")
        assert socket.ask("watch", table=table)["state"] == shown["state"]  # a hint changes nothing


def started(browser: Browser, path: str) -> Any:
    answer = browser.call("POST", path)
    assert answer.status_code == 202, answer.text
    return answer.json()


@pytest.mark.anyio
async def test_nobody_has_everyone_work_for_them(club: Club) -> None:
    jobs, gate = Jobs(club.hub), asyncio.Event()
    loop = asyncio.get_running_loop()

    def work(report: Any) -> dict[str, Any]:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result(MAX_WAIT_SECONDS)
        report(0.5)
        return {"answer": 42}

    mine = [jobs.start("ada", "hint", work) for _ in range(MAX_UNFINISHED_PER_USER)]
    with pytest.raises(Rejection, match="wait until") as rejected:
        jobs.start("ada", "hint", work)
    assert rejected.value.code == "too_many_jobs"
    theirs = jobs.start("bob", "hint", lambda report: 1 / 0)  # type: ignore[arg-type, return-value]
    with pytest.raises(Rejection, match="no such job"):
        jobs.find("ada", theirs.id)
    gate.set()
    while not theirs.done:
        await asyncio.sleep(0.005)
    assert [job.result for job in mine] == [{"answer": 42}] * MAX_UNFINISHED_PER_USER
    assert theirs.error == Message("rejected-internal")
    jobs.start("ada", "hint", work)
    club.clock.now += RESULT_SECONDS + 1
    jobs.remove_old()
    with pytest.raises(Rejection, match="no such job"):
        jobs.find("bob", theirs.id)
    jobs.close()


@pytest.mark.anyio
async def test_hints_do_not_wait_for_analyses(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhaul.server.features.jobs.MAX_UNFINISHED_PER_KIND", 2)
    jobs, gate = Jobs(club.hub), threading.Event()

    def work(report: Any) -> dict[str, Any]:
        return {"done": gate.wait(MAX_WAIT_SECONDS)}

    for name in ("ada", "bob"):
        jobs.start(name, "analysis", work, slow=True)
    with pytest.raises(Rejection, match="the server is busy"):
        jobs.start("cyd", "analysis", work, slow=True)
    hint = jobs.start("cyd", "hint", work)
    gate.set()
    while not hint.done:
        await asyncio.sleep(0.005)
    jobs.close()


# Ratings ----------------------------------------------------------------------------------------
def rated(browser: Browser, game: str) -> dict[str, tuple[str, int, int]]:
    return {row["name"]: (row["kind"], row["games"], row["wins"]) for row in browser.get(f"/ratings/{game}")}


def until_rated(browser: Browser, game: str, games: int) -> dict[str, tuple[str, int, int]]:
    wait_until(lambda: sum(played for _, played, _ in rated(browser, game).values()) >= games)
    return rated(browser, game)


def trading(actions: list[Any]) -> Any:
    """Something else than to retire, so that the game lasts."""
    return next((action for action in actions if action["verb"] != "retire"), actions[0])


def test_a_game_against_bots_is_rated_and_one_among_bots_is_not(served: Served, ada: Browser) -> None:
    for seats in (["trader", "cadet"], ["me", "trader", "trader"]):
        table = ada.post("/tables", {"game": DICE, "seats": seats, "rated": True})["id"]
        with served.socket(ada) as socket:
            play_out(socket, table, socket.ask("watch", table=table), trading)
    found = until_rated(ada, DICE, 2)
    assert {kind for kind, _, _ in found.values()} == {"person", "bot"} and set(found) >= {"Trader"}
    assert "Random" not in found and sum(wins for _, _, wins in found.values()) >= 1


@pytest.mark.anyio
async def test_places_follow_the_result_and_resigning_is_last(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", "Cyd")
    while not all(turns(room.table, seat) >= MIN_TURNS for seat in range(3)):
        await move(room, players)
    for client in players[:2]:
        await client.ask("resign", table=room.id, version=room.table.version)
    place, scores = places(room), room.table.position.scores
    assert is_rated(room) and place[2] == 0.0 and (place[0] < place[1]) == (scores[0] > scores[1])
    drawn, (ada, bob) = await club.meet("Eve", "Dan")
    await ada.ask("ask", table=drawn.id, version=drawn.table.version, what="draw")
    await bob.ask("answer", table=drawn.id, version=drawn.table.version, yes=True)
    assert not is_rated(drawn)


@pytest.mark.anyio
async def test_who_comes_for_the_last_moves_of_a_bot_is_not_rated_by_them(club: Club) -> None:
    ada, bob = club.join("Ada"), club.join("Bob")
    room = await club.open(ada, "me", "+trader", rated=True)
    await ada.watch(room.id)
    await bob.watch(room.id)
    while 1 not in room.table.actors:
        if club.thinkers.thoughts:
            club.thinkers.think()
            await club.quiet()
        else:
            await ada.ask("play", **first_legal(room))
    assert (await bob.ask("sit", table=room.id, seat=1))["t"] == "step"
    await ada.ask("resign", table=room.id, version=room.table.version)
    assert room.table.over and not is_rated(room) and unrated_reason(room.table) == "inherited"


@pytest.mark.anyio
async def test_a_bot_on_several_seats_is_one_player(club: Club) -> None:
    ada, trader = club.join("Ada").user, ("bot:trader", "Trader")
    end = Result("t1", DICE, 10.0, [(ada, "Ada"), trader, trader], [2.0, 0.0, 1.0], [5, 60, 30])
    assert Ratings(club.store).rate(end) and not Ratings(club.store).rate(end)
    found = {row.player: (row.games, row.wins) for row in club.store.ratings(DICE)}
    assert found == {ada: (1, 0), "bot:trader": (1, 1)}
    [step] = club.store.rating_steps_of("bot:trader")
    assert step.won and step.score == 60 and step.mu > club.store.ratings_of(ada)[0].mu


@pytest.mark.anyio
async def test_who_was_deleted_before_the_end_has_no_rating(club: Club) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")
    await ada.ask("resign", table=room.id, version=room.table.version)
    club.store.delete_user(ada.user)
    assert Ratings(club.store).rate(result(room))
    assert [(row.player, row.wins) for row in club.store.ratings(DICE)] == [(bob.user, 1)]
    assert club.store.rating_steps_of(ada.user) == []


@pytest.mark.anyio
async def test_a_first_rating_has_the_name_of_its_owner_at_the_end_of_the_game(club: Club) -> None:
    room, (ada, _) = await club.meet("Ada", "Bob")
    user = club.store.user(ada.user)
    club.store.save_user(msgspec.structs.replace(user, name="Countess"), user)
    await ada.ask("resign", table=room.id, version=room.table.version)
    assert Ratings(club.store).rate(result(room))
    assert {row.name for row in club.store.ratings(DICE)} == {"Countess", "Bob"}


@pytest.mark.anyio
async def test_who_is_deleted_while_a_game_is_counted_has_no_rating(club: Club) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")
    await ada.ask("resign", table=room.id, version=room.table.version)
    save_ratings = club.store.save_ratings

    def delete_meanwhile(*arguments: Any) -> bool:
        club.store.delete_user(ada.user)
        return bool(save_ratings(*arguments))

    club.store.save_ratings = delete_meanwhile
    assert Ratings(club.store).rate(result(room))
    assert [row.player for row in club.store.ratings(DICE)] == [bob.user]
    assert club.store.rating_steps_of(ada.user) == []


# Sockets and sessions ---------------------------------------------------------------------------
def test_a_socket_ends_with_the_session_it_was_opened_with(served: Served, ada: Browser) -> None:
    with served.socket(ada) as socket:
        assert socket.welcome["you"]["id"] == ada.get("/me")["user"]["id"]
        assert ada.call("POST", "/logout").status_code == 204
        with pytest.raises(WebSocketDisconnect):
            socket.until("never")
    nobody = Browser(served.client)
    with served.socket(nobody) as socket:
        assert socket.welcome["you"] is None and socket.ask("ping")["t"] == "pong"


def test_texts_stand_beside_messages_in_the_language_that_is_asked_for(ada: Browser) -> None:
    table = ada.post("/tables", {"game": DICE, "seats": ["me"]})["id"]
    shown = ada.get(f"/tables/{table}?language=es")
    assert "prompt_text" in shown["state"] and all(action["text"] for action in shown["actions"])
    assert all("story_text" in step for step in ada.get(f"/tables/{table}/log?language=es")["steps"])
    assert "prompt_text" not in ada.get(f"/tables/{table}?language=tlh")["state"]
    rejected = ada.call("GET", "/tables/nope?language=pl")
    assert rejected.json()["error"] == {
        "code": "no_table",
        "text": "nie ma stołu „nope”",
        "message": ["rejected-no-table", {"text-table": "nope"}],
    }

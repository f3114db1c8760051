"""After an upgrade that changes a game's rules: running games end cleanly, finished ones keep their result and log."""

from dataclasses import replace

import pytest

from longhaul.core.messages.message import Message, from_json
from longhaul.games import find_game
from longhaul.server.services import Services
from longhaul.server.settings import Settings
from longhaul.server.store.store import Store
from longhaul.server.tables.outdated import OutdatedTable, end_outdated, is_outdated
from longhaul.table import Clock
from tests.server.hub_club import DICE, Club, move
from tests.server.served import Served
from tests.server.waiting import until

pytestmark = pytest.mark.anyio


def bump(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the version of the rules of Dice Traders."""
    rulebook = find_game(DICE)
    newer = replace(rulebook, facts=replace(rulebook.facts, version=rulebook.facts.version + 1))
    monkeypatch.setattr("longhaul.server.tables.outdated.find_game", lambda _: newer)


async def restarted(store: Store) -> Services:
    services = Services(store, Settings(compile_games=False))
    await services.start()
    return services


async def test_a_running_game_ends_with_its_last_scores_and_its_players_are_notified(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, players = await club.meet("Ada", "Bob", clock=Clock("days", 3))
    for _ in range(12):
        await move(room, players)
    scores, version = room.table.position.scores, room.table.version
    await club.close()
    bump(monkeypatch)
    services = await restarted(club.store)
    await until(lambda: club.store.list_tables(status="over", private=True))
    await services.hub.background.finish()
    [row] = club.store.list_tables(status="over", private=True)
    assert row.summary.version == version + 1 and row.summary.turn == -1
    assert row.summary.result == {
        "scores": scores,
        "winners": [],
        "ending": "the-rules-or-the-cards-of-the-game-have-changed",
    }
    last = club.store.entries(room.id)[-1]
    assert (last.kind, last.text, last.number) == ("end", "rules", version + 1)
    for player in players:
        notice = club.store.notices_of(player.user)[0]
        assert notice.kind == "over" and from_json(notice.text) == Message("notice-rules", {"game": DICE})
    assert club.store.ratings(DICE) == []
    with pytest.raises(OutdatedTable, match="earlier version of the rules"):
        await services.hub.room(room.id)
    await services.stop()


async def test_a_game_is_ended_once_and_a_finished_one_not_at_all(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    running, _ = await club.meet("Ada", "Bob")
    finished, [cyd, _] = await club.meet("Cyd", "Dan")
    await cyd.ask("resign", table=finished.id, version=finished.table.version)
    await club.quiet()
    await club.close()
    assert not is_outdated(running.table.header)
    bump(monkeypatch)
    assert is_outdated(running.table.header)
    assert end_outdated(club.store, running.id, 5e9) == ["id-Ada", "id-Bob"]
    assert end_outdated(club.store, running.id, 6e9) == []
    count = len(club.store.entries(finished.id))
    assert end_outdated(club.store, finished.id, 5e9) == [] and len(club.store.entries(finished.id)) == count


async def test_changed_cards_count_as_changed_rules(club: Club) -> None:
    room, _ = await club.meet("Ada", "Bob")
    assert is_outdated(replace(room.table.header, content_hash="0" * 16))
    assert is_outdated(replace(room.table.header, content="gone"))


def test_the_log_and_the_result_can_still_be_seen(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = served.browser()
    table = ada.post("/tables", {"game": DICE, "seats": ["me", "trader"]})["id"]
    with served.socket(ada) as socket:
        socket.ask("watch", table=table)
        socket.ask("resign", table=table, version=2)
    served.services.hub.unload(served.services.hub.rooms[table])
    bump(monkeypatch)
    answer = ada.call("GET", f"/tables/{table}")
    assert answer.status_code == 409 and answer.json()["error"]["code"] == "old_rules"
    assert "the scores were" in answer.json()["error"]["text"]
    page = ada.get(f"/tables/{table}/log")
    assert [step["kind"] for step in page["steps"]] == ["sit", "bot", "resign"] and page["first"] == 1
    [row] = ada.get("/tables/mine")
    assert row["status"] == "over" and row["result"]["winners"] == [1]

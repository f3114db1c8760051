"""Notices of correspondence games: each once, and only to the players concerned."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import pytest

from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import from_json
from longhaul.server.notify.notices import NOTICE_RETRY_DELAYS_SECONDS, outcome_for
from longhaul.server.store.errors import Unavailable
from longhaul.server.store.rows import Append, Notice
from longhaul.server.tables.room import Room
from longhaul.table.clock import Clock
from longhaul.table.premoves import PremoveDraft
from tests.server.browsers import Browser
from tests.server.features.test_premoves import finish_turn, lay, meet, play, second_round
from tests.server.hub_club import DICE, Client, Club, turn_of
from tests.server.served import Served

pytestmark = pytest.mark.anyio


def kinds_sent(club: Club, client: Client) -> list[str]:
    return [notice.kind for notice in club.store.notices_of(client.user)][::-1]


def text_of(notice: Notice, language: str = ENGLISH) -> str:
    """The sentence of a notice."""
    return Formatter(language, notice.game)(from_json(notice.text))


async def go(room: Room, client: Client) -> None:
    """Close the table."""
    await client.ask("unwatch", table=room.id)


async def test_the_player_to_move_gets_one_notice_a_turn(club: Club) -> None:
    room, ada, bob = await meet(club)
    assert kinds_sent(club, ada) == ["move"] and kinds_sent(club, bob) == []
    await go(room, bob)
    bob.forget()
    await finish_turn(room, ada)
    assert kinds_sent(club, bob) == ["move"]
    [notice] = club.store.notices_of(bob.user)
    assert text_of(notice) == "It's your turn in Dice Traders." and not notice.read
    assert (notice.table, notice.game) == (room.id, DICE)
    [pushed] = bob.received("notices")
    assert pushed["unread"] == 1 and pushed["notice"]["id"] == notice.id
    await bob.watch(room.id)
    await play(room, bob, room.table.position.legal[0].text)
    assert kinds_sent(club, bob) == ["move"], "the same turn"
    assert club.store.count_unread(bob.user) == 0, "who plays has seen it"
    assert b'{"t":"notices","unread":0,"notice":null}' in bob.bytes


async def test_a_notice_of_a_watched_table_counts_as_read(club: Club) -> None:
    room, ada, bob = await meet(club)
    await finish_turn(room, ada)
    [notice] = club.store.notices_of(bob.user)
    assert notice.kind == "move" and notice.read and notice.mailed == 0.0
    assert club.store.count_unread(bob.user) == 0


async def test_a_restart_repeats_no_notice(club: Club) -> None:
    room, ada, bob = await meet(club)
    await go(room, bob)
    await finish_turn(room, ada)
    before = kinds_sent(club, bob)
    again = await club.restart()
    try:
        assert await again.hub.room(room.id) is not None
        await again.quiet()
        assert kinds_sent(again, bob) == before == ["move"]
    finally:
        await again.close()


async def test_a_premove_needs_no_notice_to_move(club: Club) -> None:
    room, mover, other = await second_round(club)
    await go(room, other)
    row = [("travel", "explore:small"), ("lock", "lock:1+2+3"), ("sell", "done"), ("buy", "done")]
    await lay(club, room, other, *(PremoveDraft(phase, action) for phase, action in row))
    club.store.mark_notices_read(other.user)
    count = kinds_sent(club, other).count("move")
    await finish_turn(room, mover)
    played = [text_of(each) for each in club.store.notices_of(other.user) if each.kind == "played"]
    assert len(played) >= 3 and all(text.startswith("Your premove was played in Dice Traders: ") for text in played)
    still_theirs = room.table.turn == room.seat_of(other.subscriber)
    assert kinds_sent(club, other).count("move") == count + still_theirs


async def test_a_player_to_move_again_after_premoves_gets_a_notice(club: Club) -> None:
    room, mover, other = await second_round(club)
    always = [PremoveDraft(phase, "done", always=True) for phase in ("sell", "buy")]
    await lay(club, room, other, PremoveDraft("travel", "explore:small"), PremoveDraft("lock", "lock:1+2+3"), *always)
    seat, before = room.seat_of(mover.subscriber), len(room.table.actors)
    count = kinds_sent(club, mover).count("move")
    while set(room.table.actors[before:]) <= {seat}:
        legal = [action.text for action in room.table.position.legal]
        await play(room, mover, next((text for text in ("done", "explore:small") if text in legal), legal[-1]))
    assert room.table.turn == seat, "the other's turn is over"
    assert kinds_sent(club, mover).count("move") == count + 1


async def test_a_move_does_not_mark_a_later_notice_as_read(club: Club) -> None:
    room, ada, _ = await meet(club)
    await go(room, ada)
    mark_notices_read = club.store.mark_notices_read

    def slowly(*arguments: Any, **more: Any) -> None:
        time.sleep(0.05)
        mark_notices_read(*arguments, **more)

    club.store.mark_notices_read = slowly
    club.hub.background.spawn(club.notices.read(ada.user, table=room.id))
    await asyncio.sleep(0)
    club.clock.now += 1
    club.notices._notify(room, ada.user, "move", Message("notice-late", {"game": DICE}), 1000)
    await club.quiet()
    last, *earlier = club.store.notices_of(ada.user)
    assert (text_of(last), last.read, last.mailed) == ("Your time ran out in Dice Traders.", False, 0.0)
    assert earlier and all(notice.read and notice.mailed for notice in earlier)
    assert [message["unread"] for message in ada.received("notices")][-1] == 1


async def test_no_notice_of_a_premove_that_could_not_be_stored(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    room, ada, bob = await second_round(club)
    await lay(club, room, bob, PremoveDraft("travel", "explore:big"))
    full, append = set[str](), club.store.append

    def only_others(batch: Sequence[Append]) -> set[str]:
        if any(each.entry and each.entry.premove for each in batch):
            full.add(room.id)
            raise Unavailable("no space left on the disk")
        lost: set[str] = append(batch)
        return lost

    monkeypatch.setattr(club.store, "append", only_others)
    monkeypatch.setattr(club.store, "append_at_once", lambda batch: not only_others(batch))
    await finish_turn(room, ada)
    await club.quiet()
    assert full and "played" not in kinds_sent(club, bob) and room.table.position.phase == "travel"
    assert room.premoves.by_user[bob.user], "it lies there still"


async def test_a_request_notifies_the_other_players(club: Club) -> None:
    room, ada, bob = await meet(club)
    await ada.ask("ask", table=room.id, version=room.table.version, what="draw")
    assert "asked" in kinds_sent(club, bob) and "asked" not in kinds_sent(club, ada)
    assert text_of(club.store.notices_of(bob.user)[0]) == "Another player asks you to agree to a draw in Dice Traders."
    await bob.ask("answer", table=room.id, version=room.table.version, yes=True)
    for client in (ada, bob):
        [over] = [each for each in club.store.notices_of(client.user) if each.kind == "over"]
        assert text_of(over) == "Dice Traders is over: you agreed to a draw."


async def test_the_end_notifies_with_the_outcome(club: Club) -> None:
    room, ada, bob = await meet(club)
    await ada.ask("resign", table=room.id, version=room.table.version)
    [over] = [each for each in club.store.notices_of(bob.user) if each.kind == "over"]
    assert text_of(over) == "Dice Traders is over: you won."
    assert outcome_for(room.table, room.table.seat_of(bob.user)) == "won"
    assert outcome_for(room.table, 1 - room.table.seat_of(bob.user)) == "lost"


async def test_losing_on_time_notifies(club: Club) -> None:
    room, clients = await club.meet("Ada", "Bob", "Cleo", clock=Clock("days", 1))
    for sentence in ("Your time ran out in Dice Traders.", "Dice Traders is over: your time ran out."):
        late = turn_of(room, clients)[0]
        club.clock.now += 2 * 86_400
        await club.ring()
        await club.quiet()
        assert [text_of(each) for each in club.store.notices_of(late.user) if each.kind == "over"] == [sentence]
        while club.thinkers.thoughts and not room.table.over:  # a bot goes on for them
            club.thinkers.think()
            await club.quiet()
    assert room.table.ending == "the-others-ran-out-of-time"


async def test_live_tables_send_no_notices(club: Club) -> None:
    room, clients = await club.meet("Ada", "Bob", clock=Clock("turn", 60))
    mover, other = turn_of(room, clients)
    await finish_turn(room, mover)
    await mover.ask("resign", table=room.id, version=room.table.version)
    assert kinds_sent(club, mover) == kinds_sent(club, other) == []


async def test_bots_get_no_notices(club: Club) -> None:
    tin = club.join("Tin", "bot")
    room = await club.open(tin, "me", "trader", clock=Clock("days", 2))
    await tin.watch(room.id)
    await club.quiet()
    assert kinds_sent(club, tin) == []


async def test_storing_a_notice_is_retried(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "longhaul.server.notify.notices.NOTICE_RETRY_DELAYS_SECONDS", (0.0,) * len(NOTICE_RETRY_DELAYS_SECONDS)
    )
    fails, add = [Unavailable("full"), Unavailable("full")], club.store._store.add_notice

    def add_notice(*arguments: Any) -> bool:
        if fails:
            raise fails.pop()
        return bool(add(*arguments))

    monkeypatch.setattr(club.store, "add_notice", add_notice, raising=False)
    _, ada, _ = await meet(club)
    assert fails == [] and kinds_sent(club, ada) == ["move"]


async def test_no_notice_names_another_person(club: Club) -> None:
    room, ada, bob = await meet(club, "Adamantia", "Bobolink")
    await finish_turn(room, ada)
    await ada.ask("ask", table=room.id, version=room.table.version, what="undo")
    await ada.ask("resign", table=room.id, version=room.table.version)
    texts = [notice.text for client in (ada, bob) for notice in club.store.notices_of(client.user)]
    assert len(texts) >= 4 and not any("Adamantia" in text or "Bobolink" in text for text in texts)


# By HTTP --------------------------------------------------------------------------------------------
def test_notices_are_read_by_their_owner_only(served: Served, ada: Browser) -> None:
    bob = served.browser()
    setting = {"game": DICE, "seats": ["me", "open"], "clock": {"pace": "days", "base": 3}}
    table = ada.post("/tables", setting)["id"]
    with served.socket(bob) as socket:
        socket.ask("watch", table=table)
        socket.ask("sit", table=table)
        socket.ask("unwatch", table=table)
        shown = ada.get(f"/tables/{table}")
        first, second = (ada, bob) if shown["state"]["turn"] == 0 else (bob, ada)
        while not first.get("/notices")["notices"]:
            pass
    [notice] = first.get("/notices")["notices"]
    assert (
        notice["kind"] == "move" and notice["table"] == table and notice["message"] == ["notice-move", {"game": DICE}]
    )
    assert second.get("/notices") == {"notices": [], "unread": 0}
    second.post("/notices/read", {"ids": [notice["id"]]})
    assert first.get("/notices")["notices"][0]["read"] == notice["read"]
    assert first.post("/notices/read", {"ids": [notice["id"]]}) == {"unread": 0}
    assert first.get("/notices")["notices"][0]["read"]
    assert [each["id"] for each in first.get("/me/export")["notices"]] == [notice["id"]]
    user = first.get("/me")["user"]["id"]
    first.call("DELETE", "/me", {})
    assert served.store.notices_of(user) == []

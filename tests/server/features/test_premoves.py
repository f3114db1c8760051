"""Premoves on the server: played when their phase comes up, stored, private, removed when the game went otherwise."""

import re
from typing import Any

import pytest

from longhaul.bots import make_bot
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import from_json
from longhaul.server.features.premoves import Premoves
from longhaul.server.notify.notices import Notices
from longhaul.server.store.errors import Unavailable
from longhaul.server.tables import table_ids
from longhaul.server.tables.housekeeping import forget_deleted
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.loader import load
from longhaul.server.tables.room import Room
from longhaul.table import LogEntry, Rejection
from longhaul.table.clock import Clock
from longhaul.table.premoves import Condition, PremoveDraft
from tests.server.hub_club import STAR, Client, Club, turn_of

pytestmark = pytest.mark.anyio
DAYS = Clock("days", 3)


async def meet(club: Club, *names: str, **more: Any) -> tuple[Room, Client, Client]:
    """A table by correspondence; who is to move, and who waits."""
    room, clients = await club.meet(*(names or ("Ada", "Bob")), **{"clock": DAYS, **more})
    mover, other = turn_of(room, clients)
    return room, mover, other


async def play(room: Room, client: Client, *actions: str) -> None:
    for action in actions:
        answer = await client.ask("play", table=room.id, version=room.table.version, action=action)
        assert answer["t"] == "step", answer


async def finish_turn(room: Room, client: Client) -> None:
    """Keep all dice, then do nothing more, until someone else is to move."""
    seat = room.table.turn
    while room.table.turn == seat and not room.table.over:
        legal = [action.text for action in room.table.position.legal]
        quick = next((text for text in ("done", "explore:small") if text in legal), legal[-1])
        await play(room, client, quick)


async def second_round(club: Club) -> tuple[Room, Client, Client]:
    """Both have had their first turn: who is to move next, and who is after that."""
    room, ada, bob = await meet(club)
    await finish_turn(room, ada)
    await finish_turn(room, bob)
    return room, *turn_of(room, [ada, bob])


async def lay(club: Club, room: Room, client: Client, *wishes: PremoveDraft) -> None:
    await club.premoves.replace(room, client.user, wishes)
    await club.quiet()


def texts(room: Room) -> list[str]:
    position = room.table.position
    return [position.action(action).text for action in position.actions]


def kinds(club: Club, client: Client) -> list[str]:
    return [notice.kind for notice in club.store.notices_of(client.user)]


# Playing --------------------------------------------------------------------------------------------
async def test_a_premove_is_played_in_its_phase_and_used_up(club: Club) -> None:
    room, ada, bob = await second_round(club)
    await lay(club, room, bob, PremoveDraft("travel", "explore:big"))
    await finish_turn(room, ada)
    assert texts(room)[-1] == "explore:big" and room.table.position.phase == "lock"
    assert room.table.turn == room.seat_of(bob.subscriber)
    assert room.premoves.by_user == {} and club.store.premoves_at(room.id) == []
    assert "played" in kinds(club, bob)


async def test_premoves_can_play_a_whole_turn(club: Club) -> None:
    room, mover, other = await second_round(club)
    row = [("travel", "explore:small"), ("lock", "lock:1+2+3"), ("sell", "done"), ("buy", "done")]
    await lay(club, room, other, *(PremoveDraft(phase, action) for phase, action in row))
    before = room.table.version
    await finish_turn(room, mover)
    seat = room.seat_of(other.subscriber)
    mine = [entry for entry in club.store.entries(room.id, before + 1) if entry.seat == seat]
    played = [room.table.position.action(entry.value).text for entry in mine]
    assert played[:2] == ["explore:small", "lock:1+2+3"] and set(played[2:]) == {"done"}
    assert all(entry.premove for entry in mine)
    assert room.table.position.phase == "travel", "the turn is over"


async def test_conditions_decide_which_premove_is_played(club: Club) -> None:
    room, mover, other = await second_round(club)
    seat = room.seat_of(mover.subscriber)
    if_big, if_small = (Condition(seat, f"explore:{size}", turn=True) for size in ("big", "small"))
    await lay(
        club,
        room,
        other,
        PremoveDraft("travel", "explore:small", condition=if_big),
        PremoveDraft("travel", "explore:medium", condition=if_small),
    )
    await finish_turn(room, mover)
    assert texts(room)[-1] == "explore:medium"
    assert [order.action for order in room.premoves.by_user[other.user]] == ["explore:small"]


async def test_an_illegal_premove_is_not_played_and_the_notice_names_the_clause(club: Club) -> None:
    room, ada, bob = await meet(club)
    await lay(
        club, room, bob, PremoveDraft("lock", "lock:5"), PremoveDraft("buy", "done")
    )  # nobody begins with five dice
    bob.forget()
    count = room.table.actors.count(room.seat_of(bob.subscriber))
    await finish_turn(room, ada)
    assert room.table.turn == room.seat_of(bob.subscriber)
    assert room.table.actors.count(room.seat_of(bob.subscriber)) == count, "nothing was played for them"
    [notice] = [each for each in club.store.notices_of(bob.user) if each.kind == "stuck"]
    sentence = Formatter(domain=notice.game)(from_json(notice.text))
    assert "(DT-" in sentence and "other premoves were removed" in sentence
    assert "move" not in kinds(club, bob), "one notice says both"
    assert room.premoves.by_user == {} and club.store.premoves_at(room.id) == []
    assert any(message["note"][0].startswith("premove-not-played") for message in bob.received("orders"))


async def test_a_standing_pass_stays_and_plays_nothing_else(club: Club) -> None:
    room, ada, bob = await meet(club)
    await lay(club, room, bob, PremoveDraft("buy", "done", always=True))
    seat = room.seat_of(bob.subscriber)
    for _ in range(2):
        await finish_turn(room, ada)
        while room.table.turn == seat and room.table.position.phase != "buy":
            legal = [action.text for action in room.table.position.legal]
            await play(room, bob, next((text for text in ("done", "explore:small") if text in legal), legal[-1]))
        ahead = [entry for entry in club.store.entries(room.id) if entry.premove]
        assert {room.table.position.action(entry.value).text for entry in ahead} == {"done"}
    assert len(ahead) == 2 and len(room.premoves.by_user[bob.user]) == 1
    assert "played" not in kinds(club, bob), "what was switched on is no news each time"


async def test_live_tables_allow_passing_in_advance(club: Club) -> None:
    room, ada, bob = await meet(club, clock=Clock())
    await lay(club, room, bob, PremoveDraft("buy", "done", always=True))
    with pytest.raises(Rejection, match="except in correspondence games"):
        await club.premoves.replace(room, bob.user, [PremoveDraft("buy", "done")])
    await finish_turn(room, ada)
    while room.table.turn == room.seat_of(bob.subscriber) and room.table.position.phase != "buy":
        await play(room, bob, room.table.position.legal[-1].text)
    assert room.table.actors[-1] == room.seat_of(bob.subscriber) and texts(room)[-1] == "done"
    assert club.store.notices_of(bob.user) == []


async def test_a_player_who_decides_by_hand_in_a_phase_is_not_overtaken(club: Club) -> None:
    room, ada, bob = await meet(club)
    trader = make_bot("trader", room.table.rulebook)
    while not (buy := one_of_many(room)):
        mover, _ = turn_of(room, [ada, bob])
        position = room.table.position
        action = trader.choose(position.blinded(position.seat, 1))
        await play(room, mover, position.action(int(action)).text)
    mover, _ = turn_of(room, [ada, bob])
    await lay(club, room, mover, PremoveDraft("buy", "done", always=True), PremoveDraft("buy", "done"))
    await play(room, mover, buy)
    assert texts(room)[-1] == buy and room.table.position.phase == "buy"
    assert len(room.premoves.by_user[mover.user]) == 2, "both are for the next time"


def one_of_many(room: Room) -> str:
    """Something to buy now after which more can be bought, or ""."""
    for action in room.table.position.legal if room.table.position.phase == "buy" else ():
        then = room.table.position.copy()
        then.play(int(action))
        if then.phase == "buy":
            return action.text
    return ""


async def test_premoves_work_in_a_game_with_many_phases(club: Club) -> None:
    room, ada, bob = await meet(club, game=STAR, options={"regions": 2, "round_cap": 5})
    await lay(
        club, room, bob, PremoveDraft("influence", "take_income"), PremoveDraft("manipulate", "done", always=True)
    )
    seat, ahead = room.seat_of(bob.subscriber), set[str]()
    while not room.table.over and ahead != {"take_income", "done"}:
        who = bob if room.table.turn == seat else ada
        await play(room, who, room.table.position.legal[0].text)
        entries = [entry for entry in club.store.entries(room.id) if entry.premove]
        assert all(entry.seat == seat for entry in entries)
        ahead = {room.table.position.action(entry.value).text for entry in entries}
    assert ahead == {"take_income", "done"}


# What takes them off --------------------------------------------------------------------------------
async def test_a_take_back_removes_the_premoves_of_its_player_only(club: Club) -> None:
    room, ada, bob = await meet(club)
    await lay(club, room, bob, PremoveDraft("buy", "done"))
    await lay(club, room, ada, PremoveDraft("buy", "done"), PremoveDraft("sell", "done", always=True))
    await play(room, ada, room.table.position.legal[0].text)
    await ada.ask("ask", table=room.id, version=room.table.version, what="undo")
    await bob.ask("answer", table=room.id, version=room.table.version, yes=True)
    assert room.table.taken_back == 1
    assert list(room.premoves.by_user) == [bob.user]
    assert [row.user for row in club.store.premoves_at(room.id)] == [bob.user]
    assert "cleared" in kinds(club, ada) and "cleared" not in kinds(club, bob)


@pytest.mark.parametrize("how", ["leave", "resign"])
async def test_no_premove_is_played_for_a_player_who_has_left(club: Club, how: str) -> None:
    room, ada, bob = await meet(club, "Ada", "Bob", "Cy")
    await play(room, ada, "lock:1")
    await lay(club, room, bob, PremoveDraft("lock", "lock:1+2+3+4"), PremoveDraft("buy", "done", always=True))
    fields = {"version": room.table.version} if how == "resign" else {}
    await bob.ask(how, table=room.id, **fields)
    assert room.premoves.by_user == {} and club.store.premoves_at(room.id) == []
    await finish_turn(room, ada)
    assert not any(entry.premove for entry in club.store.entries(room.id))


async def test_the_end_of_the_game_removes_all_premoves(club: Club) -> None:
    room, ada, bob = await meet(club)
    for client in (ada, bob):
        await lay(club, room, client, PremoveDraft("buy", "done", always=True))
    await ada.ask("resign", table=room.id, version=room.table.version)
    assert room.table.over and room.premoves.by_user == {} and club.store.premoves_at(room.id) == []
    with pytest.raises(Rejection, match="the game is over"):
        await club.premoves.replace(room, bob.user, [PremoveDraft("buy", "done")])


async def test_only_players_make_premoves(club: Club) -> None:
    room, _, _ = await meet(club)
    eve = club.join("Eve")
    with pytest.raises(Rejection, match="you have no seat"):
        await club.premoves.replace(room, eve.user, [PremoveDraft("buy", "done")])


async def test_a_standing_premove_stays_ready_after_a_take_back(club: Club) -> None:
    room, ada, bob = await second_round(club)
    await play(room, ada, "explore:small")
    await play(room, ada, next(each.text for each in room.table.position.legal if each.text.startswith("lock:")))
    count = len(room.table.actors)
    await lay(club, room, bob, PremoveDraft("buy", "done", always=True))
    assert room.premoves.by_user[bob.user][0].after == count
    entry = LogEntry(room.table.version + 1, "undo", room.table.turn, 0.0, value=count - 1)
    room.table.apply(entry)
    assert room.premoves.step(room.table, entry) == [] and room.premoves.by_user[bob.user][0].after == count - 1


# Keeping --------------------------------------------------------------------------------------------
async def notifications(club: Club, ahead: bool) -> dict[str, list[bytes]]:
    """All that the other player and a stranger are sent while someone moves at once, by an order or by hand."""
    room, ada, bob = await second_round(club)
    stranger = club.join()
    await stranger.watch(room.id)
    if ahead:
        await lay(club, room, bob, PremoveDraft("travel", "explore:big"), PremoveDraft("buy", "done", always=True))
    await finish_turn(room, ada)
    await play(room, bob, *([] if ahead else ["explore:big"]), "lock:1+2+3+4+5")
    if room.table.turn == room.seat_of(bob.subscriber):
        await finish_turn(room, bob)
    own = "|".join((room.id, room.table.header.commitment, '"id":"[0-9a-f]{24}"'))  # notices have random ids
    return {client.user: [re.sub(own.encode(), b"", data) for data in client.bytes] for client in (ada, stranger)}


async def test_nobody_else_can_see_that_a_move_was_a_premove(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole streams, byte by byte: with orders that are played and that pass, and by hand."""
    monkeypatch.setattr(table_ids, "new_seed", lambda: 7)
    with_orders, without = Club(), Club()
    assert await notifications(with_orders, ahead=True) == await notifications(without, ahead=False)
    for club in (with_orders, without):
        await club.close()


async def test_premoves_survive_a_restart(club: Club) -> None:
    room, mover, other = await second_round(club)
    await lay(club, room, other, PremoveDraft("travel", "explore:big"), PremoveDraft("buy", "done", always=True))
    by_user = room.premoves.by_user
    again = await club.restart()
    try:
        back = await again.hub.room(room.id)
        assert back is not None and back.premoves.by_user == by_user
        client = again.join(mover.name)
        await client.watch(room.id)
        await finish_turn(back, client)
        assert texts(back)[-1] == "explore:big"
        assert [order.action for order in back.premoves.by_user[other.user]] == ["done"]
    finally:
        await again.close()


async def test_a_premove_is_not_played_twice_if_the_server_dies_before_it_is_removed(club: Club) -> None:
    room, mover, other = await second_round(club)
    await lay(club, room, other, PremoveDraft("travel", "explore:big"), PremoveDraft("buy", "done"))
    stored = club.store.premoves_at(room.id)
    await finish_turn(room, mover)
    assert texts(room)[-1] == "explore:big"
    club.store.save_premoves(stored[0])  # as if the last write had never been made
    back = load(club.store, room.id)
    assert back is not None
    assert [order.action for order in back.premoves.by_user[other.user]] == ["done"]


async def test_a_premove_is_played_when_the_server_comes_back(club: Club) -> None:
    room, mover, other = await second_round(club)
    await lay(club, room, other, PremoveDraft("travel", "explore:big"))
    club.hub.listeners.rest.clear()  # the server dies before it sees to what comes next
    await finish_turn(room, mover)
    assert texts(room)[-1] != "explore:big"
    hub = Hub(club.store, now=club.clock, bots=club.thinkers)
    hub.listeners.rest.append(Premoves(hub, Notices(hub)).on_rest)
    back = await hub.room(room.id)
    assert back is not None
    while back.is_writing or hub.background.running:
        await club.quiet()
        await hub.journal.flush()
    assert texts(back)[-1] == "explore:big"
    await hub.close()


async def test_premoves_that_could_not_be_stored_are_not_at_the_table(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, bob = await meet(club)

    def fail(*_: object) -> None:
        raise Unavailable("no space left on the disk")

    await lay(club, room, bob, PremoveDraft("buy", "done", always=True))
    monkeypatch.setattr(club.store, "save_premoves", fail, raising=False)
    with pytest.raises(Unavailable):
        await club.premoves.replace(room, bob.user, [PremoveDraft("travel", "retire")])
    assert [order.action for order in room.premoves.by_user[bob.user]] == ["done"]


async def test_a_deleted_user_has_no_premoves(club: Club) -> None:
    room, ada, bob = await meet(club)
    await lay(club, room, bob, PremoveDraft("buy", "done", always=True))
    club.store.delete_user(bob.user)
    assert club.store.premoves_at(room.id) == []
    await forget_deleted(club.hub)
    assert room.premoves.by_user == {}
    await finish_turn(room, ada)
    assert not any(entry.premove for entry in club.store.entries(room.id))
    assert club.store.notices_of(bob.user) == []

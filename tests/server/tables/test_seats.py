"""People at a table: taking a seat, leaving, coming back, agreeing, resigning, a rematch."""

import asyncio
import threading

import pytest

from longhaul.server.live.commands import AWAY_SECONDS
from longhaul.server.store.rows import NewTable
from longhaul.server.tables.room import Room
from longhaul.table.clock import Clock
from tests.server import waiting
from tests.server.hub_club import FREE, Client, Club, first_legal, move, turn_of
from tests.server.waiting import until

pytestmark = pytest.mark.anyio


# Seats ------------------------------------------------------------------------------------------
async def test_sitting_down(club: Club) -> None:
    ada, bob, eve = (club.join(name) for name in ("Ada", "Bob", "Eve"))
    room = await club.open(ada, "me", "open", "+cadet")
    stranger = club.join()
    for client in (ada, bob, eve, stranger):
        await client.watch(room.id)
    assert (await stranger.ask("sit", table=room.id))["code"] == "nobody"
    assert (await ada.ask("sit", table=room.id, seat=1))["code"] == "seated"
    assert (await bob.ask("sit", table=room.id))["seat"] == 1
    assert (await eve.ask("sit", table=room.id, seat=1))["code"] == "seat_taken"
    assert (await eve.ask("sit", table=room.id, seat=9))["t"] == "refused"
    assert (await eve.ask("sit", table=room.id))["seat"] == 2
    assert (await club.join("Zoe").ask("sit", table=room.id))["code"] == "not_watched"
    names = [seat["name"] for seat in (await stranger.watch(room.id))["state"]["seats"]]
    assert names == ["Ada", "Bob", "Eve"]


async def test_someones_program_is_called_a_bot_wherever_it_sits(club: Club) -> None:
    botty, beep = club.join("Botty", kind="bot"), club.join("Beep", kind="bot")
    room = await club.open(botty, "me", "open")
    await beep.watch(room.id)
    answer = await beep.ask("sit", table=room.id)
    assert [seat["name"] for seat in answer["state"]["seats"]] == ["Botty (bot)", "Beep (bot)"]


async def test_who_may_put_a_bot_on_a_seat(club: Club) -> None:
    host, ada, bob = (club.join(name) for name in ("Host", "Ada", "Bob"))
    room = await club.open(host, "open", "open", "open", "trader")
    for client in (host, ada, bob):
        await client.watch(room.id)
    await ada.ask("sit", table=room.id)
    assert (await bob.ask("bot", table=room.id, seat=1, bot="trader"))["code"] == "not_yours"
    assert (await host.ask("bot", table=room.id, seat=0, bot="trader"))["t"] == "refused"  # Ada is there
    assert (await host.ask("bot", table=room.id, seat=1, bot="hal"))["t"] == "refused"
    assert (await host.ask("bot", table=room.id, seat=1, bot="trader"))["step"]["kind"] == "bot"
    assert (await ada.ask("bot", table=room.id, seat=2, bot="cadet", yields=True))["step"]["kind"] == "bot"
    assert (await ada.ask("bot", table=room.id, seat=3, bot="cadet"))["code"] == "seat_taken"  # no swap


async def test_leaving_being_replaced_and_coming_back(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob")
    await move(room, players)
    _, other = turn_of(room, players)
    seat = room.seat_of(other.subscriber)
    gone, stays = other, next(client for client in players if client is not other)
    assert (await gone.ask("leave", table=room.id))["step"]["kind"] == "leave"
    assert (await gone.ask("leave", table=room.id))["code"] == "no_seat"
    assert room.table.seats[seat].left and not room.here[seat]
    assert (await stays.ask("bot", table=room.id, seat=seat, bot="trader"))["state"]["seats"][seat]["bot"] == "trader"
    assert (await club.join("Eve").watch(room.id))["seat"] == -1
    back = await gone.ask("sit", table=room.id)
    assert back["seat"] == seat and back["state"]["seats"][seat]["kind"] == "person" and room.here[seat]


async def test_who_is_away_can_be_replaced_after_a_minute_and_returns(club: Club) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")
    seat = room.seat_of(bob.subscriber)
    await bob.go()
    ada.forget()
    club.clock.now += AWAY_SECONDS - 1
    assert (await ada.ask("bot", table=room.id, seat=seat, bot="trader"))["t"] == "refused"
    club.clock.now += 2
    answer = await ada.ask("bot", table=room.id, seat=seat, bot="trader")
    assert answer["step"]["kind"] == "replace" and answer["state"]["seats"][seat]["left"]
    again = club.join("Bob")
    assert (await again.watch(room.id))["seat"] == -1
    assert (await again.ask("sit", table=room.id))["seat"] == seat
    assert (await ada.ask("bot", table=room.id, seat=seat, bot="trader"))["t"] == "refused"  # here, so patience anew


async def test_by_correspondence_nobody_is_gone_while_their_time_runs(club: Club) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob", clock=Clock("days", 3))
    seat = room.seat_of(bob.subscriber)
    await bob.go()
    club.clock.now += 20 * AWAY_SECONDS
    rejected = await ada.ask("bot", table=room.id, seat=seat, bot="cadet")
    assert (rejected["t"], rejected["code"]) == ("refused", "in_time")
    assert room.table.seats[seat].kind == "person"


async def test_a_second_window_keeps_someone_here(club: Club) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")
    second = club.join("Bob")
    assert (await second.watch(room.id))["seat"] == room.seat_of(bob.subscriber)
    await bob.go()
    club.clock.now += 2 * AWAY_SECONDS
    assert room.here == [True, True] and not room.absent_since
    assert (await ada.ask("bot", table=room.id, seat=1, bot="trader"))["t"] == "refused"


async def test_everyone_is_sent_who_is_there(club: Club) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")
    stranger = club.join()
    await stranger.watch(room.id)
    await club.quiet()
    assert ada.received("people")[-1] == {"t": "people", "table": room.id, "here": [True, True], "watching": 1}
    await bob.ask("resign", table=room.id, version=room.table.version)
    await club.quiet()
    assert ada.received("people")[-1]["watching"] == 2  # a player who resigned is a spectator
    await bob.go()
    await stranger.ask("unwatch", table=room.id)
    await club.quiet()
    assert ada.received("people")[-1] == {"t": "people", "table": room.id, "here": [True, False], "watching": 0}


# Taking back, drawing, resigning ----------------------------------------------------------------
async def test_a_take_back_by_right_alone_and_after_the_end(club: Club) -> None:
    ada = club.join("Ada")
    room = await club.open(ada, "me", game=FREE, auto_forced=False)
    await ada.watch(room.id)
    before = bytes(room.table.position)
    for _ in range(5):
        await ada.ask("play", **first_legal(room))
    for left in (4, 3, 2, 1, 0):
        answer = await ada.ask("undo", table=room.id, version=room.table.version)
        assert answer["step"]["kind"] == "undo" and answer["step"]["value"] == left
    assert bytes(room.table.position) == before and answer["state"]["taken_back"] == 5
    rejected = await ada.ask("undo", table=room.id, version=room.table.version)
    assert rejected["t"] == "refused" and "nothing to take back" in rejected["text"]
    while not room.table.over:
        before = bytes(room.table.position)
        answer = await ada.ask("play", **first_legal(room))
    assert answer["state"]["result"]["seed"] == str(room.table.header.seed)
    answer = await ada.ask("undo", table=room.id, version=room.table.version)
    assert not answer["state"]["over"] and answer["state"]["result"] is None and answer["actions"]
    assert bytes(room.table.position) == before and answer["state"]["taken_back"] == 6
    assert (await ada.ask("play", **first_legal(room)))["t"] == "step"


async def test_a_take_back_needs_the_others_where_dice_were_rolled(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", "Cyd")
    mover, _ = turn_of(room, players)
    before, draws = bytes(room.table.position), int(room.table.position.state.draws)
    while int(room.table.position.state.draws) == draws:
        before = bytes(room.table.position)
        await mover.ask("play", **first_legal(room))
    rejected = await mover.ask("undo", table=room.id, version=room.table.version)
    assert rejected["t"] == "refused" and "ask the others" in rejected["text"]
    others = [client for client in players if client is not mover]
    for answers in ((True, False), (True, True)):
        answer = await mover.ask("ask", table=room.id, version=room.table.version, what="undo")
        assert answer["state"]["request"]["what"] == "undo"
        for client, yes in zip(others, answers, strict=True):
            assert bytes(room.table.position) != before
            answer = await client.ask("answer", table=room.id, version=room.table.version, yes=yes)
        assert answer["state"]["request"] is None
    assert bytes(room.table.position) == before and room.table.taken_back == 1
    assert (await others[0].ask("answer", table=room.id, version=room.table.version, yes=True))["t"] == "refused"


async def test_a_draw_and_a_resignation_end_the_game_for_everyone(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob")
    await players[1].ask("ask", table=room.id, version=room.table.version, what="draw")
    await players[0].ask("answer", table=room.id, version=room.table.version, yes=True)
    assert room.table.over and room.table.drawn and room.table.winners == [0, 1]
    room, players = await club.meet("Cyd", "Dan")
    answer = await players[0].ask("resign", table=room.id, version=room.table.version)
    assert answer["state"]["over"] and answer["state"]["result"]["winners"] == [1]
    assert (await players[1].ask("resign", table=room.id, version=room.table.version))["code"] == "over"


async def test_asking_a_bot_or_for_nonsense_is_rejected(club: Club) -> None:
    room, (ada,) = await club.meet("Ada", bots=1)
    for what in ("undo", "draw", "money"):
        assert (await ada.ask("ask", table=room.id, version=room.table.version, what=what))["t"] == "refused"


# A rematch --------------------------------------------------------------------------------------
async def finish(room: Room, clients: list[Client]) -> None:
    await clients[0].ask("resign", table=room.id, version=room.table.version)
    assert room.table.over


async def test_a_rematch_rotates_the_seats_and_is_one_table_for_all(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", bots=1)
    ada, bob = players
    stranger = club.join()
    await stranger.watch(room.id)
    assert (await ada.ask("rematch", table=room.id))["code"] == "not_over"
    await bob.ask("resign", table=room.id, version=room.table.version)
    await ada.ask("resign", table=room.id, version=room.table.version)
    assert (await stranger.ask("rematch", table=room.id))["code"] == "no_seat"
    for client in (*players, stranger):
        client.forget()
    numbers = await asyncio.gather(ada.send("rematch", table=room.id), bob.send("rematch", table=room.id))
    await club.quiet()
    answer = [client.received("moved") for client in (ada, bob, stranger)]
    [to] = {message["to"] for messages in answer for message in messages}
    assert [numbers[i] in [m["re"] for m in answer[i]] for i in (0, 1)] == [True, True] and len(answer[2]) == 1
    again = club.hub.rooms[to].table
    assert [seat.kind for seat in again.seats] == ["bot", "person", "open"] and again.seat_of(ada.user) == 1
    assert again.header.rotation == 1  # bots keep their names
    assert again.header.seed != room.table.header.seed and again.header.options == room.table.header.options
    await bob.watch(to)
    assert (await bob.ask("sit", table=to))["seat"] == 2


async def test_a_rematch_is_one_table_also_if_who_asked_for_it_goes_meanwhile(club: Club) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")
    await ada.ask("resign", table=room.id, version=room.table.version)
    add_tables, begun, go_on = club.store.add_tables, threading.Event(), threading.Event()

    def held_up(tables: list[NewTable]) -> None:
        begun.set()
        go_on.wait(waiting.MAX_WAIT_SECONDS)
        add_tables(tables)

    club.store.add_tables = held_up
    asking = asyncio.create_task(ada.send("rematch", table=room.id))
    await until(begun.is_set)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    go_on.set()
    moved = await bob.ask("rematch", table=room.id)
    assert set(club.hub.rooms) == {room.id, moved["to"]}


async def test_bots_that_held_a_seat_for_people_hold_it_again(club: Club) -> None:
    ada = club.join("Ada")
    room = await club.open(ada, "me", "+trader")
    await ada.watch(room.id)
    await finish(room, [ada])
    to = (await ada.ask("rematch", table=room.id))["to"]
    assert [(seat.bot, seat.yields) for seat in club.hub.rooms[to].table.seats] == [("trader", True), ("", False)]


async def test_play_goes_on_among_the_others_when_one_of_three_resigns(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", "Cyd", options={"limit": 3})
    mover, _ = turn_of(room, players)
    await mover.ask("resign", table=room.id, version=room.table.version)
    rest = [client for client in players if client is not mover]
    while not room.table.over:
        if room.table.bot_to_play:
            club.thinkers.think()
            await club.quiet()
        else:
            assert (await move(room, [*rest, mover]))["t"] == "step"
    assert room.table.winners and room.table.seats[players.index(mover)].resigned

"""Rated games: nobody is rated against themselves, short games do not count, and leaving loses."""

from typing import Any

import msgspec
import pytest

from longhaul.core.errors import BadOption
from longhaul.server.features.ratings import Ratings, is_rated, places, result
from longhaul.server.store.rows import UserOrigin
from longhaul.server.tables.referee import MAX_RATED_PER_PAIR, STALL_SECONDS, Referee, relation
from longhaul.server.tables.room import Room
from longhaul.table.clock import Clock
from longhaul.table.rated_games import (
    ABSENCE_GRACE_SECONDS,
    LEAVE_GRACE_SECONDS,
    MIN_TURNS,
    turns,
    unrated_reason,
)
from longhaul.table.snapshot import freeze, thaw
from longhaul.table.table_config import TableConfig
from tests.server.browsers import Browser, error
from tests.server.hub_club import DICE, FREE, Client, Club, first_legal, move, turn_of
from tests.server.served import Served
from tests.server.store.samples import rating, rating_step
from tests.server.waiting import wait_until

pytestmark = pytest.mark.anyio


class Rated:
    """A club whose rated games are watched and counted."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.referee = Referee(club.hub)
        self.ratings = Ratings(club.store, self.referee)
        club.hub.listeners.step.insert(0, self.referee.on_step)
        club.hub.listeners.finished.append(self.ratings.on_finished)

    async def settled(self) -> dict[str, int]:
        """How many rated games each player has, when all is counted."""
        await self.club.quiet()
        await self.ratings.background.finish()
        await self.club.quiet()
        return {row.player: row.games for row in self.club.store.ratings(DICE)}

    async def look(self, seconds: float) -> None:
        """So much time passes, and the referee looks at the tables as often as it does."""
        end = self.club.clock.now + seconds
        while self.club.clock.now < end:
            self.club.clock.now = min(end, self.club.clock.now + STALL_SECONDS)
            self.referee.check_in_memory()
        await self.club.quiet()


@pytest.fixture
def rated(club: Club) -> Rated:
    return Rated(club)


def from_address(club: Club, address: str, *clients: Client) -> None:
    for client in clients:
        club.store.save_origin(UserOrigin(user=client.user, origin=address, seen=club.clock.now))


def belongs_to(club: Club, bot: Client, owner: Client) -> None:
    user = club.store.user(bot.user)
    club.store.save_user(msgspec.structs.replace(user, owner=owner.user), user)


async def play_on(room: Room, clients: list[Client]) -> None:
    """Until everyone has really played."""
    while any(turns(room.table, seat) < MIN_TURNS for seat in room.table.people) and not is_over(room):
        await move(room, clients)


def is_over(room: Room) -> bool:
    return room.table.over


async def resign(room: Room, client: Client) -> None:
    await client.ask("resign", table=room.id, version=room.table.version)


# Who rates whom -----------------------------------------------------------------------------------
async def test_two_who_have_nothing_to_do_with_each_other_are_rated(club: Club, rated: Rated) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")
    from_address(club, "home", ada)
    from_address(club, "elsewhere", bob)
    await play_on(room, [ada, bob])
    await resign(room, bob)
    assert await rated.settled() == {ada.user: 1, bob.user: 1}


@pytest.mark.parametrize("together", ["owner", "address"])
async def test_ones_own_bot_or_second_account_rates_nobody_and_the_table_says_so_before(
    club: Club, rated: Rated, together: str
) -> None:
    ada, other = club.join("Ada"), club.join("Other", kind="bot" if together == "owner" else "person")
    if together == "owner":
        belongs_to(club, other, ada)
    else:
        from_address(club, "home", ada, other)
    room = await club.open(ada, "me", "open")
    for client in (ada, other):
        await client.watch(room.id)
    await other.ask("sit", table=room.id)
    await club.quiet()
    assert not room.table.has_begun and room.table.unrated == together
    [sent] = [message for message in ada.received("step") if message["step"]["kind"] == "unrate"]
    assert sent["state"]["unrated"] == [f"unrated-{together}", {}]
    again = thaw(room.table.header, room.table.rulebook, room.table.content, freeze(room.table))
    assert unrated_reason(again) == together
    await play_on(room, [ada, other])
    await resign(room, other)
    assert await rated.settled() == {}


async def test_two_bots_of_one_owner_do_not_rate_each_other(club: Club) -> None:
    ada, one, two = club.join("Ada"), club.join("One", kind="bot"), club.join("Two", kind="bot")
    for bot in (one, two):
        belongs_to(club, bot, ada)
    assert relation(club.store, [one.user, two.user], DICE, 0.0) == "owner"
    assert relation(club.store, [one.user, club.join("Bob").user], DICE, 0.0) == ""


async def test_an_address_that_is_found_out_during_the_game_counts_at_its_end(club: Club, rated: Rated) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")
    await play_on(room, [ada, bob])
    from_address(club, "home", ada, bob)
    await resign(room, bob)
    assert await rated.settled() == {} and room.table.unrated == "address"


async def test_the_same_two_are_rated_so_often_a_day(club: Club) -> None:
    ada, bob, now = club.join("Ada").user, club.join("Bob").user, club.clock.now
    for number in range(MAX_RATED_PER_PAIR):
        assert relation(club.store, [ada, bob], DICE, now) == ""
        steps = [rating_step(who, f"x{number}", now - 5.0) for who in (ada, bob)]
        club.store.save_ratings(f"x{number}", [rating(ada), rating(bob)], steps)
    assert relation(club.store, [ada, bob], DICE, now) == "pair"
    assert (
        relation(club.store, [ada, bob], "gem-traders", now) == relation(club.store, [ada, bob], DICE, now + 1e5) == ""
    )


async def test_a_game_that_is_given_up_at_once_counts_for_nothing(club: Club, rated: Rated) -> None:
    room, players = await club.meet("Ada", "Bob")
    await move(room, players)
    await resign(room, players[1])
    assert is_over(room) and unrated_reason(room.table) == "short" and await rated.settled() == {}
    assert (await players[0].watch(room.id))["state"]["unrated"][0] == "unrated-short"


async def test_games_for_one_rate_nothing(club: Club, rated: Rated) -> None:
    with pytest.raises(BadOption, match="a solo game cannot be rated"):
        TableConfig(game=FREE, seats=["me"], rated=True).check()
    ada = club.join("Ada")
    room = await club.open(ada, "me", game=FREE)
    await ada.watch(room.id)
    await resign(room, ada)
    assert is_over(room) and not is_rated(room) and await rated.settled() == {}


@pytest.mark.parametrize(
    ("seats", "asked", "expected"),
    [
        (["me", "open"], None, True),
        (["me", "trader"], None, False),
        (["me", "+trader"], None, False),
        (["me", "open"], False, False),
        (["me", "trader"], True, True),
    ],
)
async def test_what_is_rated_is_settled_at_set_up(
    club: Club, seats: list[str], asked: bool | None, expected: bool
) -> None:
    ada = club.join("Ada")
    room = await club.open(ada, *seats, rated=asked)
    shown = await ada.watch(room.id)
    assert shown["about"]["rated"] == expected and room.table.header.rated == expected
    await ada.ask("lobby", on=True)
    assert all(row["rated"] == expected for row in club.lobby._message().tables)


# Taking back ----------------------------------------------------------------------------------------
async def test_a_take_back_by_right_does_not_save_a_rating_and_an_agreed_one_makes_it_unrated(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", bots=0)
    mover, other = turn_of(room, players)
    draws = int(room.table.position.state.draws)
    await move(room, players)
    if int(room.table.position.state.draws) == draws:
        assert (await mover.ask("undo", table=room.id, version=room.table.version))["t"] == "step"
        assert room.table.taken_back == 1 and not unrated_reason(room.table)
        await move(room, players)
    mover = next(client for client in players if room.seat_of(client.subscriber) == room.table.actors[-1])
    other = next(client for client in players if client is not mover)
    await mover.ask("ask", table=room.id, version=room.table.version, what="undo")
    await other.ask("answer", table=room.id, version=room.table.version, yes=True)
    assert unrated_reason(room.table) == "taken_back"


async def test_against_bots_a_rated_game_is_not_taken_back_as_one_likes(club: Club) -> None:
    ada = club.join("Ada")
    for rated in (True, False):
        room = await club.open_on_turn(0, ada, "me", "trader", rated=rated)
        await ada.watch(room.id)
        while room.table.turn == 0:
            await play_first(room, ada)
        answer = await ada.ask("undo", table=room.id, version=room.table.version)
        assert (answer["t"] == "refused") == rated
        club.thinkers.thoughts.clear()


async def play_first(room: Room, client: Client) -> None:
    await client.ask("play", **first_legal(room))


# Leaving --------------------------------------------------------------------------------------------
async def began(club: Club, **more: Any) -> tuple[Room, Client, Client]:
    """A rated game under way: who stays and who will go, whose turn it is."""
    room, players = await club.meet("Ada", "Bob", **more)
    await play_on(room, players)
    gone, stays = turn_of(room, players)
    return room, stays, gone


async def test_who_leaves_loses_when_the_grace_is_over_even_if_a_bot_plays_on(club: Club, rated: Rated) -> None:
    room, stays, gone = await began(club)
    seat = room.seat_of(gone.subscriber)
    await gone.ask("leave", table=room.id)
    sent = await stays.ask("bot", table=room.id, seat=seat, bot="captain")
    assert sent["state"]["seats"][seat]["loses_at"] == club.clock.now + LEAVE_GRACE_SECONDS
    await rated.look(LEAVE_GRACE_SECONDS - 1)
    assert not is_over(room)
    await rated.look(2)
    assert is_over(room) and room.table.seats[seat].forfeited and room.table.ending == "the-others-left"
    assert await rated.settled() == {stays.user: 1, gone.user: 1}
    assert [row.player for row in club.store.ratings(DICE)] == [stays.user, gone.user]


async def test_who_comes_back_in_time_plays_on(club: Club, rated: Rated) -> None:
    room, stays, gone = await began(club)
    await gone.ask("leave", table=room.id)
    await rated.look(LEAVE_GRACE_SECONDS - 1)
    back = await gone.ask("sit", table=room.id)
    assert back["state"]["seats"][back["seat"]].get("loses_at") is None
    await rated.look(2 * LEAVE_GRACE_SECONDS)
    assert not is_over(room)
    await gone.ask("leave", table=room.id)  # and the time runs anew
    await rated.look(LEAVE_GRACE_SECONDS - 1)
    assert not is_over(room) and stays.user


async def test_closing_the_tab_without_a_clock_loses_after_a_day(club: Club, rated: Rated) -> None:
    room, _, gone = await began(club)
    await gone.go()
    await rated.look(ABSENCE_GRACE_SECONDS - 1)
    assert not is_over(room)
    await rated.look(2)
    assert is_over(room) and room.table.winners != [] and is_rated(room)


async def test_closing_the_tab_against_bots_does_not_save_a_rating(club: Club, rated: Rated) -> None:
    ada = club.join("Ada")
    room = await club.open(ada, "me", "trader", rated=True)
    await ada.watch(room.id)
    while turns(room.table, 0) < MIN_TURNS or room.table.turn != 0:
        if room.table.turn == 0:
            await play_first(room, ada)
        else:
            club.thinkers.think()
            await club.quiet()
    await ada.go()
    club.hub.unload(room)  # nobody looks at it any more
    club.clock.now += ABSENCE_GRACE_SECONDS + 1
    await rated.referee.check_stored()
    await club.quiet()
    assert await rated.settled() == {ada.user: 1, "bot:trader": 1}
    assert [row.player for row in club.store.ratings(DICE)] == ["bot:trader", ada.user]


async def test_with_a_clock_the_clock_decides_and_by_correspondence_too(club: Club, rated: Rated) -> None:
    for clock in (Clock("game", 3600), Clock("days", 3)):
        room, _, gone = await began(club, clock=clock)
        await gone.go()
        await rated.look(1200)
        assert not is_over(room)
        club.clock.now += 4 * 86_400
        await club.ring()
        assert is_over(room) and room.table.seats[room.table.resigned[0]].late and is_rated(room)


async def test_nobody_loses_by_a_time_in_which_the_server_was_stopped(club: Club, rated: Rated) -> None:
    room, _, gone = await began(club)
    await gone.ask("leave", table=room.id)
    club.clock.now += 10 * LEAVE_GRACE_SECONDS
    rated.referee.check_in_memory()
    await club.quiet()
    assert not is_over(room)
    await rated.look(LEAVE_GRACE_SECONDS + 1)
    assert is_over(room)


async def test_a_casual_game_is_lost_by_nobody_who_leaves(club: Club, rated: Rated) -> None:
    room, _, gone = await began(club, rated=False)
    await gone.ask("leave", table=room.id)
    await rated.look(2 * ABSENCE_GRACE_SECONDS)
    assert not is_over(room)


async def test_who_has_left_when_others_end_the_game_has_lost_it(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", "Cyd")
    await play_on(room, players)
    ada, bob, cyd = players
    await ada.ask("leave", table=room.id)
    await resign(room, bob)
    await cyd.ask("bot", table=room.id, seat=0, bot="trader")
    place = places(room)
    assert place[2] < place[0] and result(room).places == place


# Over HTTP -------------------------------------------------------------------------------------------
def test_no_hints_in_a_rated_game_and_hints_where_it_was_agreed(served: Served) -> None:
    ada = served.browser()
    for rated in (True, False):
        while True:  # until Ada begins
            table = ada.post("/tables", {"game": DICE, "seats": ["me", "open"], "rated": rated})["id"]
            bea = served.browser()
            with served.socket(bea) as socket:
                socket.ask("watch", table=table)
                shown = socket.ask("sit", table=table)
            if shown["state"]["turn"] == 0:
                break
        answer = ada.call("POST", f"/tables/{table}/hint")
        assert error(answer) == (409, "rated") if rated else answer.status_code == 202
    assert {row["rated"] for row in ada.get("/tables/mine")} == {True, False}


def test_peoples_programs_are_shown_as_bots_on_the_ladder(served: Served) -> None:
    ada = Browser(served.client).person("Ada")
    bot = ada.post("/me/bots", {"name": "Robo"})["bot"]["id"]
    for player in (bot, "bot:trader", "set:house"):
        served.store.save_ratings(f"t-{player}", [rating(player, name=player)])
    user = served.store.user(bot)
    assert user is not None
    user.muted_until = 5.0
    served.store.save_user(user)  # also sets the name in the ratings
    rows = {(row["name"], row["kind"]) for row in ada.get(f"/ratings/{DICE}")}
    assert rows == {("Robo (bot)", "bot"), ("bot:trader", "bot")}


def test_two_browsers_of_one_address_are_warned_before_they_begin(served: Served) -> None:
    ada, bea = served.browser(), served.browser()
    table = ada.post("/tables", {"game": DICE, "seats": ["me", "open"]})["id"]
    with served.socket(ada) as host:
        host.ask("watch", table=table)
        with served.socket(bea) as socket:
            socket.ask("watch", table=table)
            socket.ask("sit", table=table)
            while (sent := socket.until("step"))["step"]["kind"] != "unrate":
                pass
    assert sent["state"]["unrated"] == ["unrated-address", {}] and sent["step"]["number"] == sent["state"]["version"]
    origins = served.store.origins_of([ada.get("/me")["user"]["id"]], 0.0)
    assert len(origins) == 1 and "testclient" not in origins[0].origin  # a keyed hash, never the address
    served.services.origins.forget_old(origins[0].seen + 8 * 86_400)
    assert served.store.origins_of([origins[0].user], 0.0) == []


def test_a_host_who_never_opens_a_socket_is_known_by_their_address_too(served: Served) -> None:
    """A host can play the whole game with premoves, which are sent over HTTP."""
    ada, bea = served.browser(), served.browser()
    table = ada.post("/tables", {"game": DICE, "seats": ["me", "open"]})["id"]
    with served.socket(bea) as socket:
        socket.ask("watch", table=table)
        socket.ask("sit", table=table)
        wait_until(lambda: served.services.hub.rooms[table].table.unrated)
    assert served.services.hub.rooms[table].table.unrated == "address"

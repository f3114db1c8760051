"""The server sends nothing that a viewer may not know: whole streams compared, every byte searched for secrets."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from longhaul.bots import make_bot
from longhaul.core.position import NO_SEAT, Position
from longhaul.games import find_game
from longhaul.server.tables import broadcast
from longhaul.server.tables.commands import Command, QueuedCommand
from longhaul.server.tables.loader import begin
from longhaul.server.tables.room import Room
from longhaul.server.transport.outbox import Outbox
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table import Header, LogEntry, Table
from longhaul.table.snapshot import freeze, thaw
from longhaul.table.table_config import TableConfig
from tests.server.browsers import Browser
from tests.server.hub_club import DICE, FREE, GEM, STAR
from tests.server.served import LiveSocket, Served

pytestmark = pytest.mark.slow

GAMES = [(DICE, 3), (FREE, 1), (GEM, 3), (STAR, 4)]
SHORT: dict[str, dict[str, int]] = {DICE: {"limit": 6}, FREE: {}, GEM: {}, STAR: {"round_cap": 5, "regions": 2}}
MAX_ROUNDS = 80  # of asking everyone for a move: by chance alone Gem Traders takes very long
NOW = 1.7e9


# Two deals that look the same -------------------------------------------------------------------
def set_up(game: str, seats: int, seed: int) -> tuple[Room, list[Subscriber]]:
    """A table of people, all of them looking, and a stranger; nothing but the seed is up to chance."""
    people = [Subscriber(Outbox(), f"user-{i}", f"Player {i}") for i in range(seats)]
    setting = TableConfig(game=game, seats=["me", *["open"] * (seats - 1)])
    table, entries = begin(setting.header("table", seed, "salt", NOW), setting, people[0])
    room = Room(table, "user-0")
    subscribers = [*people, Subscriber(Outbox())]
    room.subscribers.update(subscribers)
    for seat in range(1, seats):
        entries.append(table.judge_sit(seat, f"user-{seat}", f"Player {seat}", NOW))
        table.apply(entries[-1])
    for entry in entries:
        broadcast.log_step(room, entry)
    return room, subscribers


def act(room: Room, number: int) -> LogEntry:
    """The next action; who sees the same does the same."""
    table = room.table
    entry = table.judge_play(table.turn, sensible(table.position), table.version, NOW + number)
    table.apply(entry)
    broadcast.send_step(room, entry, NOW + number, QueuedCommand(Command()))
    return entry


def sensible(position: Position) -> int:
    return make_bot("trader", position.rulebook).choose(position.blinded(position.seat, 1))


def streams(room: Room, subscribers: list[Subscriber], actions: int) -> list[list[bytes]]:
    """All bytes that each watcher is sent in so many actions, but for the seal on the seed."""
    for subscriber in subscribers:
        broadcast.send_table(room, subscriber, NOW)
    for number in range(actions):
        act(room, number)
        for subscriber in subscribers:
            broadcast.send_table(room, subscriber, NOW + number)
    seal = room.table.header.commitment.encode()
    return [[data.replace(seal, b"seal") for data in subscriber.outbox._queue] for subscriber in subscribers]


def history(game: str, seats: int, seed: int, actions: int) -> str:
    """What everyone sees happen in the first actions of a deal."""
    rulebook = find_game(game)
    position = Position.start(rulebook, rulebook.find_content(), seed, seats)
    seen = [position.seat, position.events]
    for _ in range(actions):
        position.play(sensible(position))
        seen += [position.seat, position.events]
    return repr(seen)


@pytest.mark.parametrize(("game", "seats", "actions"), [(DICE, 2, 1), (FREE, 1, 4)])
def test_two_deals_with_the_same_visible_history_send_the_same_bytes(game: str, seats: int, actions: int) -> None:
    met: dict[str, int] = {}
    pairs = []
    for seed in range(1000, 4000):
        seen = history(game, seats, seed, actions)
        if seen in met:
            pairs.append((met.pop(seen), seed))
        if len(pairs) == 2:
            break
        met[seen] = seed
    assert len(pairs) == 2
    for first, second in pairs:
        assert streams(*set_up(game, seats, first), actions) == streams(*set_up(game, seats, second), actions)


def with_another_future(room: Room) -> Room:
    """The same table after the same history, with another seed, and everything that nobody may know dealt anew."""
    table = room.table
    header = replace(table.header, seed=table.header.seed ^ 0x5A5A5A5A5A5A5A5A, salt="pepper")
    twin = thaw(header, table.rulebook, table.content, freeze(table))
    state = twin.position.state
    twin.rulebook.compiled.blind(twin.content.record, state, NO_SEAT, header.seed)
    state.seed, state.draws = header.seed, table.position.state.draws + 7
    other = Room(twin, room.host)
    other.recent_steps.extend(room.recent_steps)
    other.subscribers.update(room.subscribers)
    return other


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_to_come_shows_nowhere_at_any_point_of_a_game(game: str, seats: int) -> None:
    room, subscribers = set_up(game, seats, 7)
    number, alike = 0, 0
    while not room.table.over and number < 120:
        twin = with_another_future(room)
        for subscriber in subscribers:
            assert shown(room, subscriber) == shown(twin, subscriber)
        theirs, ours = next_messages(twin, subscribers, number), next_messages(room, subscribers, number)
        if theirs[0] == ours[0] and not room.table.over:  # else chance has spoken, or the seed is told
            assert theirs[1] == ours[1]
            alike += 1
        number += 1
    assert number > 10 and alike > number // 5, (alike, number)


def next_messages(room: Room, subscribers: list[Subscriber], number: int) -> tuple[object, list[list[bytes]]]:
    """What everyone sees happen by the next action, and all bytes that each watcher is sent of it."""
    for subscriber in subscribers:
        subscriber.outbox._queue.clear()
        subscriber.outbox._size = 0
    act(room, number)
    position = room.table.position
    return (position.seat, position.events), [list(subscriber.outbox._queue) for subscriber in subscribers]


def shown(room: Room, subscriber: Subscriber) -> bytes:
    return broadcast.encode_table(room, subscriber, NOW).replace(room.table.header.commitment.encode(), b"seal")


# Every byte searched ----------------------------------------------------------------------------
ROUTES = (
    *("/me", "/me/sessions", "/me/bots", "/me/export", "/games", "/tables", "/tables/mine", "/ratings/mine"),
    *("/notices", "/mail"),
)
OF_TABLE = ("", "/log", "/record", "/log?before=5", "/orders")
OF_GAME = ("", "/rules", "/sets/house")


def look_everywhere(browser: Browser, table: str, game: str) -> None:
    """Every call that tells something, also those that are refused."""
    paths = [*ROUTES, f"/ratings/{game}", f"/replays/{table}", *(f"/tables/{table}{part}" for part in OF_TABLE)]
    for path in [*paths, *(f"/games/{game}{part}" for part in OF_GAME)]:
        assert browser.call("GET", path).status_code in (200, 409), path
    for status in ("open", "playing", "over"):
        browser.get(f"/tables?status={status}")


def secrets_of(header: Header) -> list[bytes]:
    """The seed in all its forms, and the salt."""
    seed, raw = header.seed, header.seed.to_bytes(8, "little")
    return [str(seed).encode(), hex(seed)[2:].encode(), raw.hex().encode(), raw, raw[::-1], header.salt.encode()]


@pytest.mark.parametrize(
    ("game", "seats"), [(DICE, ["me", "open", "trader"]), (FREE, ["me"]), (GEM, ["me", "open"]), (STAR, ["me", "open"])]
)
def test_no_secret_leaves_the_server_before_the_end(served: Served, game: str, seats: list[str]) -> None:
    ada, bob, eve = (served.browser() for _ in range(3))
    for browser, name in ((ada, "Ada Person"), (bob, "Bob Person"), (eve, "Eve Person")):
        browser.post("/me/claim", {"name": name, "password": "correct horse"})
    setting = {"game": game, "seats": seats, "options": SHORT[game]}
    table = str(ada.post("/tables", setting)["id"])
    with served.socket(ada) as a, served.socket(bob) as b, served.socket(eve) as e:
        for socket in (a, b, e):
            socket.ask("watch", table=table)
            socket.ask("lobby")
        if "open" in seats:
            b.ask("sit", table=table)
        play_together(table, [a, b], [ada, bob, eve], game)
    stored = served.store.load_table(table)
    assert stored is not None
    check_secrets(served, secrets_of(stored.header), [ada, bob, eve])


PREMOVE_MARKS = (b'"t":"orders"', b'"orders":[{', b'"condition":', b"ahead:", b"Played ahead", b"not played")


def test_premoves_are_seen_by_nobody_else(served: Served) -> None:
    """One plans, the other plays on, a third looks everywhere: a planned move looks like any other."""
    ada, bob, eve = (served.browser() for _ in range(3))
    setting = {"game": DICE, "seats": ["me", "open"], "options": {"limit": 12}}
    table = str(ada.post("/tables", {**setting, "clock": {"pace": "days", "base": 2}})["id"])
    with served.socket(ada) as a, served.socket(bob) as b, served.socket(eve) as e:
        for socket in (a, b, e):
            socket.ask("watch", table=table)
        b.ask("sit", table=table)
        condition = {"seat": 1, "action": "done", "turn": True}
        often = [{"phase": phase, "action": "done", "always": True} for phase in ("sell", "buy")]
        once = [{"phase": "travel", "action": "explore:small"}, {"phase": "lock", "action": "lock:5"}]
        never = [{"phase": "travel", "action": "retire", "condition": condition}]
        answer = ada.call("PUT", f"/tables/{table}/orders", {"orders": [*once, *often, *never]})
        assert len(answer.json()["orders"]) == 5
        play_together(table, [a, b], [bob, eve], DICE)
    entries = served.store.entries(table)
    assert any(entry.premove for entry in entries), "some premoves were played"
    seen = {
        name: b"\n".join(served.app.sent[cookie_of(each)]) for name, each in (("ada", ada), ("bob", bob), ("eve", eve))
    }
    assert {mark for mark in PREMOVE_MARKS[:2] if mark in seen["ada"]} == set(PREMOVE_MARKS[:2])
    for name in ("bob", "eve"):
        assert [mark for mark in PREMOVE_MARKS if mark in seen[name]] == [], name


def play_together(table: str, sockets: list[LiveSocket], browsers: list[Browser], game: str) -> None:
    """A game to its end, or a long part of it, with talk, refused commands and a look at everything on the way."""
    choose, number = Random(11), 0
    while True:
        views = [socket.ask("watch", table=table) for socket in sockets]
        state = views[0]["state"]
        if state["over"] or number == MAX_ROUNDS:
            return
        for socket, view in zip(sockets, views, strict=True):
            if view["actions"]:
                action = choose.choice(view["actions"])["action"]
                socket.ask("play", table=table, version=view["state"]["version"], action=action)
        number += 1
        if number % 10 == 1:
            sockets[1].ask("play", table=table, version=0, action=0)
            sockets[0].ask("chat", table=table, text=f"line {number}")
            for browser in browsers:
                look_everywhere(browser, table, game)


def check_secrets(served: Served, hidden: list[bytes], browsers: list[Browser]) -> None:
    """Nobody was sent what nobody may know, nor what is another's."""
    own = {cookie_of(browser): personal(served, browser) for browser in browsers}
    scanned = 0
    for cookie, chunks in served.app.sent.items():
        others = [secret for other, theirs in own.items() if other != cookie for secret in theirs]
        for chunk in chunks if cookie in own else ():
            scanned += len(chunk)
            found = [secret for secret in (b"argon2", *others) if secret in chunk]
            assert found == [], chunk[:500]
            if b'"over":true' not in chunk:
                assert [secret for secret in hidden if secret in chunk] == [], chunk[:500]
    assert scanned > 100_000


def cookie_of(browser: Browser) -> str:
    [cookie] = [cookie.value for cookie in browser._jar if cookie.name == "longhaul"]
    assert cookie is not None
    return cookie


def personal(served: Served, browser: Browser) -> list[bytes]:
    """What only someone themselves may be sent: their id, their sessions, their cookie and their proof."""
    user: Any = browser.get("/me")["user"]
    sessions = [session.id for session in served.store.sessions_of(user["id"])]
    return [secret.encode() for secret in (user["id"], *sessions, cookie_of(browser), browser.csrf)]


def test_the_ids_of_players_are_not_in_anything_that_is_shown() -> None:
    room, subscribers = set_up(DICE, 3, 5)
    for subscriber in subscribers:
        assert b"user-" not in broadcast.encode_table(room, subscriber, NOW)
    assert isinstance(room.table, Table) and room.seat_of(subscribers[-1]) == NO_SEAT

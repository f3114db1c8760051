"""Servers killed in the middle of everything: what anyone was told is there, once, in order; and play goes on.

The kills are SIGKILL at seeded random moments, all on one store that grows: while people and bots play, and, one time
in three, while players are still coming back.
"""

import asyncio
from random import Random

from longhaul.server.load.client import Account
from tests.server.chaos.nursery import start
from tests.server.chaos.players import LONG_GAME, Crowd, Party, guests
from tests.server.chaos.servers import opened

KILLS = 20
TABLES = 10
AT_CLOCK = {"clock": {"pace": "game", "base": 900.0, "increment": 0.0}}
BOTS = {"game": "dice-traders", "seats": ["trader", "trader"], "options": LONG_GAME}


def test_a_killed_server_on_sqlite_loses_nothing(at_sqlite: str) -> None:
    asyncio.run(kill_again_and_again(at_sqlite))


def test_a_killed_server_on_postgresql_loses_nothing(at_postgres: str) -> None:
    asyncio.run(kill_again_and_again(at_postgres))


async def kill_again_and_again(store: str) -> None:
    random = Random(KILLS)
    target = await start(store)
    try:
        accounts = await guests(target.address)
        crowd = Crowd([party(accounts, number) for number in range(TABLES)])
        await crowd.all_move()
        unreported = 0
        for number in range(KILLS):
            alone = await accounts[0].open_table(BOTS) if number % 3 == 0 else ""  # nobody looks at this one
            await crowd.play(random.uniform(0.0, 0.5))
            await target.kill()
            unreported += check(store, crowd)
            before = length(store, alone)
            target = await start(store, target.port)
            if number % 3 != 2:  # otherwise the next kill comes while they return
                await crowd.all_move(1)
            if alone:
                await go_on(crowd, store, alone, before)
        await crowd.all_move(10)
        print(f"{KILLS} kills, {crowd.moves} moves of people told, {unreported} entries kept of which nobody had heard")
        await crowd.leave()
        await target.stop()
        check(store, crowd)
        assert crowd.moves > KILLS * TABLES
    finally:
        await target.stop()


def party(accounts: list[Account], number: int) -> Party:
    """Most with two people, some with a bot as well or instead, some by the clock, one only to look at."""
    if number == 0:
        return Party(accounts, ["trader", "trader"], number)
    seats = {1: ["me", "trader"], 2: ["me", "open", "trader"]}.get(number % 5, ["me", "open"])
    return Party(accounts, seats, number, **(AT_CLOCK if number % 4 == 3 else {}))


def check(store: str, crowd: Crowd) -> int:
    with opened(store) as opened_store:
        return sum(len(ledger.check(opened_store)) for ledger in crowd.ledgers)


def length(store: str, table: str) -> int:
    with opened(store) as opened_store:
        return len(opened_store.entries(table))


async def go_on(crowd: Crowd, store: str, table: str, before: int) -> None:
    """Bots go on by themselves at a table that nobody looks at, unless its game is over."""
    for _ in range(100):
        with opened(store) as opened_store:
            over = opened_store.list_tables(status="over", private=True, limit=1000)
            if len(opened_store.entries(table)) > before or any(row.header.id == table for row in over):
                return
        await crowd.play(0.2)
    raise AssertionError(f"the bots at {table} stand still after {before} entries")

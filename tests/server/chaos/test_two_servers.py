"""Two servers on one store by mistake: history does not fork, and both come to show the same.

Each table has a player at either server. Nothing tells one server what the other writes; it finds out when its own
entry is refused a number, or when it looks at tables where nothing has happened for a moment.
"""

import asyncio
import time

import httpx

from longhaul.server.load.client import Account
from longhaul.server.load.target import Target, fetch
from tests.server.chaos.players import Crowd, Party, guests
from tests.server.chaos.servers import opened, serving
from tests.server.waiting import MAX_WAIT_SECONDS

SEATS = [["me", "open"], ["me", "open", "trader"], ["me", "open"], ["trader", "trader"]]


def test_two_servers_on_one_file(at_sqlite: str) -> None:
    asyncio.run(run(at_sqlite))


def test_two_servers_on_one_database(at_postgres: str) -> None:
    asyncio.run(run(at_postgres))


def at_other(account: Account, target: Target) -> Account:
    """The same person at the other server: sessions are in the store."""
    client = httpx.AsyncClient(base_url=target.address, timeout=60, cookies=account.client.cookies)
    return Account(target.address, client, account.cookie, account.csrf)


async def run(store: str) -> None:
    async with serving(store) as one, serving(store) as two:
        ann, bob = await guests(one.address)
        crowd = Crowd([Party([ann, at_other(bob, two)], SEATS[number % 4], number) for number in range(8)])
        for party in crowd.parties:
            party.apart = True
        await crowd.until(lambda party: party.progress >= (1, 3))
        spectator = at_other(ann, two)  # moves of bots that both servers think about
        sockets = [await spectator.connect() for _ in crowd.parties]
        for socket, party in zip(sockets, crowd.parties):
            await socket.send(t="watch", table=party.ledger.table)
        start = {party: party.progress for party in crowd.parties}
        await crowd.until(lambda party: party.progress >= (start[party][0], start[party][1] + 2) or party.ledger.over)
        for party in crowd.parties:
            party.resting = True
        await agree(crowd, one, two, [party.ledger.table for party in crowd.parties if party.people])
        await crowd.leave()
        for socket in sockets:
            socket.raw.transport.abort()  # it has not read what it was sent
        await spectator.close()
        with opened(store) as opened_store:
            for ledger in crowd.ledgers:
                ledger.check(opened_store)


async def agree(crowd: Crowd, one: Target, two: Target, tables: list[str]) -> None:
    end = time.monotonic() + MAX_WAIT_SECONDS
    while True:
        shown = [[await asyncio.to_thread(state, target, table) for table in tables] for target in (one, two)]
        if shown[0] == shown[1]:
            return
        assert time.monotonic() < end, shown
        await crowd.play(0.5)


def state(target: Target, table: str) -> object:
    """A table as a stranger sees it, without what depends on the moment."""
    seen = fetch(f"{target.address}/api/tables/{table}")["state"]
    return {name: value for name, value in seen.items() if name not in ("now", "clock")}

"""PostgreSQL goes away under load and comes back: refusals meanwhile, nothing lost, and play goes on by itself."""

import asyncio

import pytest

from tests.server.chaos.players import Crowd, Party, guests
from tests.server.chaos.servers import health, metric, opened, serving
from tests.server.postgres import Cluster

MIN_REJECTIONS = 5  # that players get while it is away
SEATS = [["me", "open"], ["me", "open"], ["me", "trader"], ["me", "open", "trader"], ["trader", "trader"]]


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_database_that_was_away_for_a_while(mode: str, at_postgres: str, postgres: Cluster) -> None:
    asyncio.run(restart_database(mode, at_postgres, postgres))


async def restart_database(mode: str, store: str, postgres: Cluster) -> None:
    async with serving(store) as target:
        accounts = await guests(target.address)
        crowd = Crowd([Party(accounts, SEATS[number % 5], number) for number in range(10)])
        await crowd.all_move()
        await crowd.play(0.5)
        await asyncio.to_thread(postgres.stop, mode)
        try:
            enough = crowd.rejected["unavailable"] + MIN_REJECTIONS
            await crowd.until(lambda _: crowd.rejected["unavailable"] >= enough)
            status, body = await health(target)
        finally:
            await asyncio.to_thread(postgres.start)
        assert status == 503 and "the database cannot be used now" in body["text"]
        await crowd.all_move(6)
        assert (await health(target))[0] == 200
        assert await metric(target, "longhaul_internal_errors_total") == 0
        await crowd.leave()
        with opened(store) as opened_store:
            for ledger in crowd.ledgers:
                ledger.check(opened_store)

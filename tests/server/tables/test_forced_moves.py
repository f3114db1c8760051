"""Forced moves at a table: played at once, stored like any other, and broadcast as forced."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from longhaul.core.position import NO_SEAT
from longhaul.server.store import Unavailable, open_store
from longhaul.server.store.rows import Append
from longhaul.server.tables.room import Room
from tests.server.hub_club import GEM, STAR, Client, Club, HeldStore, turn_of

pytestmark = pytest.mark.anyio


async def play_until_forced(room: Room, players: list[Client]) -> None:
    """Play at random until the table has played a move by itself."""
    choose = Random(1)
    while not room.table.forced:
        mover, _ = turn_of(room, players)
        action = int(choose.choice(room.table.position.legal))
        await mover.ask("play", table=room.id, version=room.table.version, action=action)


@pytest.mark.parametrize("game", [GEM, STAR])
async def test_the_table_plays_forced_moves_by_itself_and_tells_everyone(club: Club, game: str) -> None:
    room, players = await club.meet("Ada", "Bob", game=game)
    stranger = club.join()
    await stranger.watch(room.id)
    stranger.received()
    await play_until_forced(room, players)
    steps = stranger.received("step")
    forced = [step for step in steps if step["step"]["forced"]]
    assert len(forced) == len(room.table.forced) >= 1
    assert all(step["actions"] == [] for step in steps)
    assert room.table.turn == NO_SEAT or len(room.table.position.legal) > 1
    stored = club.store.load_table(room.id)
    assert [entry.number for entry in stored.entries if entry.forced] == [step["step"]["number"] for step in forced]


async def test_a_seat_is_never_offered_a_single_choice_that_the_table_will_play(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", game=GEM)
    await play_until_forced(room, players)
    for client in players:
        for message in [*client.received("step"), await client.watch(room.id)]:
            assert len(message["actions"]) != 1


async def test_those_who_want_to_press_are_asked(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", game=GEM, auto_forced=False)
    choose, asked = Random(1), 0
    for _ in range(300):
        if room.table.over or asked:
            break
        mover, _ = turn_of(room, players)
        shown = await mover.watch(room.id)
        asked += len(shown["actions"]) == 1
        assert shown["actions"] and shown["about"]["auto_forced"] is False
        action = choose.choice(shown["actions"])["action"]
        await mover.ask("play", table=room.id, version=room.table.version, action=action)
    assert asked and not room.table.forced


class ForcedFailsOnce(HeldStore):
    """A store that cannot write the first forced move it is given."""

    def __init__(self) -> None:
        super().__init__(open_store("memory:"))
        self.failures = 0

    def append(self, batch: Sequence[Append]) -> set[str]:
        if not self.failures and has_forced_move(batch):
            self.failures += 1
            raise Unavailable("no space left on the disk")
        return super().append(batch)

    def append_at_once(self, batch: Sequence[Append]) -> bool:
        return False if has_forced_move(batch) else super().append_at_once(batch)


def has_forced_move(batch: Sequence[Append]) -> bool:
    return any(append.entry is not None and append.entry.forced for append in batch)


async def test_a_forced_move_that_could_not_be_written_is_tried_again() -> None:
    club = Club(ForcedFailsOnce())
    room, players = await club.meet("Ada", "Bob", game=GEM)
    choose = Random(1)
    while not club.store.failures:
        mover, _ = turn_of(room, players)
        action = int(choose.choice(room.table.position.legal))
        await mover.ask("play", table=room.id, version=room.table.version, action=action)
    assert not room.table.forced
    while not room.table.forced:  # it is tried again in a moment
        await asyncio.sleep(0.01)
    await club.quiet()
    assert len(room.table.position.legal) > 1
    await club.hub.close()

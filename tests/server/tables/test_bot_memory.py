"""Bots keep their search trees between moves, one per seat, within a memory limit."""

import pytest

from longhaul.bots import Player
from longhaul.core.position import Position
from longhaul.games import find_game
from longhaul.server.tables.bot_executor import think
from longhaul.server.tables.bot_memory import BotMemory

RULEBOOK = find_game("dice-traders")


class Elephant(Player):
    memory = 100

    def choose(self, position: Position) -> int:
        return position.legal[0]


@pytest.fixture(autouse=True)
def elephants(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "longhaul.server.tables.bot_memory.make_bot", lambda name, rulebook, seed: Elephant(rulebook, seed)
    )


def test_a_bot_is_reused_from_move_to_move() -> None:
    memory, seen = BotMemory(), Position.start(RULEBOOK, RULEBOOK.find_content(), 1, 2)
    think("captain", seen, memory, "t1")
    bot = memory.take(("t1", seen.seat, "captain"), RULEBOOK)
    memory.put(("t1", seen.seat, "captain"), bot)
    think("captain", seen, memory, "t1")
    assert memory.take(("t1", seen.seat, "captain"), RULEBOOK) is bot
    assert len(memory) == 0  # nobody else thinks with it meanwhile


def test_bots_are_distinguished_by_table_seat_and_level() -> None:
    memory = BotMemory()
    places = [("t1", 0, "captain"), ("t1", 1, "captain"), ("t2", 0, "captain"), ("t1", 0, "admiral")]
    taken = [memory.take(place, RULEBOOK) for place in places]
    assert len({id(bot) for bot in taken}) == 4


def test_memory_is_bounded_and_the_longest_unused_goes_first() -> None:
    memory = BotMemory(max_bytes=300)
    for table in "abcd":
        memory.put((table, 0, "captain"), memory.take((table, 0, "captain"), RULEBOOK))
        if table != "a":
            memory.put(("a", 0, "captain"), memory.take(("a", 0, "captain"), RULEBOOK))
    assert len(memory) == 3 and memory.bytes == 300
    assert {place[0] for place in memory._bots} == {"a", "c", "d"}


def test_a_finished_table_is_forgotten() -> None:
    memory = BotMemory()
    for place in (("t1", 0, "captain"), ("t1", 1, "captain"), ("t2", 0, "captain")):
        memory.put(place, memory.take(place, RULEBOOK))
    memory.forget("t1")
    assert {place[0] for place in memory._bots} == {"t2"}

"""What bots remember of their games stays with their seats, and within bounds."""

import pytest

from longhaul.bots import Player
from longhaul.core.position import Position
from longhaul.games import find_game
from longhaul.server.tables.bot_executor import think
from longhaul.server.tables.bot_memory import Minds

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


def test_a_bot_keeps_its_mind_from_move_to_move() -> None:
    minds, seen = Minds(), Position.start(RULEBOOK, RULEBOOK.find_content(), 1, 2)
    think("captain", seen, minds, "t1")
    mind = minds.take(("t1", seen.seat, "captain"), RULEBOOK)
    minds.put(("t1", seen.seat, "captain"), mind)
    think("captain", seen, minds, "t1")
    assert minds.take(("t1", seen.seat, "captain"), RULEBOOK) is mind
    assert len(minds) == 0  # nobody else thinks with it meanwhile


def test_minds_are_told_apart_by_table_seat_and_bot() -> None:
    minds = Minds()
    places = [("t1", 0, "captain"), ("t1", 1, "captain"), ("t2", 0, "captain"), ("t1", 0, "admiral")]
    taken = [minds.take(place, RULEBOOK) for place in places]
    assert len({id(mind) for mind in taken}) == 4


def test_memory_is_bounded_and_the_longest_unused_goes_first() -> None:
    minds = Minds(most_memory=300)
    for table in "abcd":
        minds.put((table, 0, "captain"), minds.take((table, 0, "captain"), RULEBOOK))
        if table != "a":
            minds.put(("a", 0, "captain"), minds.take(("a", 0, "captain"), RULEBOOK))
    assert len(minds) == 3 and minds.memory == 300
    assert {place[0] for place in minds._minds} == {"a", "c", "d"}


def test_a_finished_table_is_forgotten() -> None:
    minds = Minds()
    for place in (("t1", 0, "captain"), ("t1", 1, "captain"), ("t2", 0, "captain")):
        minds.put(place, minds.take(place, RULEBOOK))
    minds.forget("t1")
    assert {place[0] for place in minds._minds} == {"t2"}

"""A table of action blocks sends each action to the judge and effect that it names, with the action's arguments."""

from enum import IntEnum
from types import SimpleNamespace
from typing import Any

import pytest

from longhaul.core.actions import action_space
from longhaul.core.jit.dispatch import ActionTable, Handler, build_phase_dispatch
from longhaul.core.memory.record import Axis

GOOD, PORT = Axis("good", 3), Axis("port", 2)
ACTIONS = action_space(wait=(), buy=(GOOD,), haul=(GOOD, PORT), roll=(Axis("die", 4),))


class Phase(IntEnum):
    MARKET = 1
    FLIGHT = 2


def judge_wait(c: Any, s: Any) -> int:
    return 10


def judge_buy(s: Any, good: int) -> int:
    return 20 + good


def judge_haul(c: Any, good: int, port: int) -> int:
    return 30 + 2 * good + port


def judge_roll(die: int) -> int:
    return 40 + die


def judge_bid(s: Any, die: int) -> int:
    return 50 + die


def not_offered(s: Any) -> int:
    return 90 + int(s.phase)


def wait(s: Any, log: Any) -> None:
    log.append(("wait",))


def buy(c: Any, s: Any, good: int, log: Any) -> None:
    log.append(("buy", good))


def haul(good: int, port: int, log: Any) -> None:
    log.append(("haul", good, port))


def roll(die: int, log: Any) -> None:
    log.append(("roll", die))


def bid(die: int, log: Any) -> None:
    log.append(("bid", die))


def table(*more: Handler) -> ActionTable:
    return ActionTable(
        __name__,
        ACTIONS,
        Handler("wait", judge_wait, wait),
        Handler("buy", judge_buy, buy),
        Handler("haul", judge_haul, haul),
        *more,
        not_offered=not_offered,
    )


TABLE = table(
    Handler("roll", judge_roll, roll, (Phase.FLIGHT,)),
    Handler("roll", judge_bid, bid, (Phase.MARKET,)),
)


def python(built: Any) -> Any:
    """The generated function as plain Python."""
    return getattr(built, "py_func", built)


def test_each_action_is_judged_with_its_arguments() -> None:
    judge, s = python(TABLE.build_judge()), SimpleNamespace(phase=Phase.FLIGHT)
    clauses = [judge(None, s, action) for action in range(ACTIONS.size)]
    assert clauses == [10, 20, 21, 22, 30, 31, 32, 33, 34, 35, 40, 41, 42, 43]


def test_each_action_is_performed_with_its_arguments() -> None:
    perform, s, log = python(TABLE.build_effect()), SimpleNamespace(phase=Phase.FLIGHT), list[Any]()
    for action in range(ACTIONS.size):
        perform(None, s, action, log)
    assert log[:6] == [("wait",), ("buy", 0), ("buy", 1), ("buy", 2), ("haul", 0, 0), ("haul", 0, 1)]
    assert log[-1] == ("roll", 3)


def test_a_block_can_mean_something_else_in_another_phase() -> None:
    judge, perform, log = python(TABLE.build_judge()), python(TABLE.build_effect()), list[Any]()
    first = ACTIONS["roll"].first
    market = SimpleNamespace(phase=Phase.MARKET)
    perform(None, market, first + 1, log)
    assert judge(None, market, first + 1) == 51 and log == [("bid", 1)]
    assert judge(None, SimpleNamespace(phase=0), first) == 90, "a phase that does not offer the block"


def test_a_function_may_take_the_place_in_the_block_or_nothing() -> None:
    table = ActionTable(
        __name__,
        action_space(haul=(GOOD, PORT), roll=(Axis("die", 4),)),
        Handler("haul", judge_roll, roll),
        Handler("roll", judge_wait, wait),
    )
    judge = python(table.build_judge())
    assert [judge(None, None, action) for action in range(10)] == [40, 41, 42, 43, 44, 45, 10, 10, 10, 10]


def test_the_blocks_that_a_phase_offers() -> None:
    assert TABLE.offered(Phase.MARKET) == TABLE.offered(Phase.FLIGHT) == 0b1000
    assert TABLE.offered(0) == 0


@pytest.mark.parametrize(
    ("handler", "complaint"),
    [
        (Handler("rest", judge_wait, wait), r"without a handler: \['roll'\]; handlers without a block: \['rest'\]"),
        (Handler("roll", judge_haul, haul), "roll has 1 arguments, but judge_haul takes"),
    ],
)
def test_a_table_that_does_not_fit_the_actions_is_rejected(handler: Handler, complaint: str) -> None:
    with pytest.raises(TypeError, match=complaint):
        table(handler).build_judge()


def legal_market(s: Any, out: Any) -> int:
    out.append(s.phase)
    return 7


def legal_flight(c: Any, s: Any, out: Any) -> int:
    return 8


def test_a_phase_has_its_own_list_of_legal_actions() -> None:
    listings: dict[int, Any] = {Phase.FLIGHT: legal_flight, Phase.MARKET: legal_market, 5: legal_flight}
    legal, out = python(build_phase_dispatch(__name__, listings)), list[int]()
    assert [legal(None, SimpleNamespace(phase=phase), out) for phase in range(7)] == [0, 7, 8, 0, 0, 8, 0]
    assert out == [Phase.MARKET]

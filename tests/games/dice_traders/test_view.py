"""What the board shows beyond the state itself is what the rules then do."""

import pytest

from longhaul.core.position import Position
from tests.games.dice_traders.positions import market, table


def carrying(hold: dict[str, dict[str, int]], stock: dict[str, int], *, free: bool = False) -> Position:
    units = sum(sum(lot.values()) for lot in hold.values())
    cargo = {"hold": {"0": hold}, "load": [units], "credits": [0]}
    return table(market(0, stock, **cargo), free=free)


@pytest.mark.clause("DT-SELL-03", "DT-ILL-04", "DT-FREE-06")
def test_each_lot_is_worth_what_an_offer_of_it_brings() -> None:
    position = carrying({"robots": {"6": 1, "10": 1}, "ore": {"4": 2}}, {"ore": 2}, free=True)
    turn = position.view(0)["turn_so_far"]
    assert turn["worth"] == [20, 12, 8], "in the order of the cargo: robots at 10, at 6, ore"
    for action, money, payoff in (("offer:robots:10", 0, 20), ("offer:robots:6", 0, 32), ("offer:ore:4", 8, 32)):
        position.play(action)
        assert (position.state.credits[0], position.state.payoff) == (money, payoff)


@pytest.mark.clause("DT-ROLL-04")
def test_nothing_has_a_price_while_the_dice_roll() -> None:
    position = carrying({"ore": {"4": 2}}, {"ore": 2})
    position.state.phase, position.state.rolls = 2, 1
    board = position.view(0)
    assert board["turn_so_far"]["worth"] == []
    assert board["planet"]["rolls_left"] == 2


@pytest.mark.clause("DT-TIME-02", "DT-TIME-03", "DT-FOLLOW-02")
def test_who_is_next_and_the_days_to_follow_are_those_of_the_next_turn() -> None:
    position = table(market(0, {"ore": 2}, days=[12, 11, 11]), seats=3)
    board = position.view(0)
    assert (board["next"], board["planet"]["follow_days"]) == (1, 4)
    position.play("done")
    if position.state.seat == 0:  # there is something to buy first
        position.play("done")
    assert position.state.seat == board["next"]
    position.play("follow")
    assert position.state.days[1] == 11 + board["planet"]["follow_days"]

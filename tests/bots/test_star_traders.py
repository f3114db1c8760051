"""The trader of Star Traders: fair to every seat, never stuck, winning in several ways; and the search's evaluation."""

import pytest

from longhaul.bots.evaluation.star_traders import evaluate
from longhaul.bots.heuristic import find_policy, heuristic_bot
from longhaul.bots.heuristics.star_traders import choose
from longhaul.bots.heuristics.star_traders.values import modifier_midpoint, site_fund, trade_value
from longhaul.core.batch import Batch, playouts
from longhaul.core.position import Position
from longhaul.core.setup import GameSetup
from longhaul.games.star_traders import RULEBOOK
from longhaul.games.star_traders.components import CARGO, SECTORS, WIDTH, Outcome, Phase
from tests.games.star_traders.positions import CONTENT, blockade, fleet, galaxy, own, play, station, turn_of

GAMES = 1_500  # a win share is then known to about 2.5 points
UNFAIR = 0.04 + 0.025  # how far a seat may be from its fair share, and what chance may add
FIGURES = RULEBOOK.facts.figures


def games(seats: int) -> Batch:
    return playouts(RULEBOOK, CONTENT, GAMES, seed=7, setup=GameSetup(seats), policy=find_policy(RULEBOOK))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_fair_to_every_seat_and_ends_in_time_in_several_ways(seats: int) -> None:
    batch = games(seats)
    shares = (batch.wins / batch.wins.sum(axis=1, keepdims=True)).mean(axis=0)
    assert abs(shares - 1 / seats).max() < UNFAIR, shares
    capped = (batch.endings != Outcome.LEVEL).sum()  # two who only trade may wait for each other up to the last round
    assert capped == 0 if seats == RULEBOOK.facts.seats[1] else capped <= GAMES // 500
    assert 12 <= sorted(batch.figures[:, FIGURES.index("rounds")].tolist())[GAMES // 2] <= 25
    bought, by_blockade, tolls, factories = (batch.figures[:, n] for n in range(1, 5))
    assert 0.08 < (by_blockade > bought).mean() < 0.65
    assert ((tolls > 0) | (factories > 0)).mean() > 0.1


def actions_of(position: Position, rounds: int) -> list[str]:
    """What seat 1 does in so many rounds by the heuristic policy."""
    done, last = list[str](), position.state.rounds + rounds
    while not position.over and position.state.rounds < last:
        action = position.action(choose(CONTENT.record, position.blinded(position.seat).state))
        done += [action.text.split(":")[0]] if position.seat == 0 else []
        play(position, action.text)
    return done


def test_a_rich_seat_buys_sites_even_if_goods_are_expensive() -> None:
    position = turn_of(galaxy(2), 0, Phase.TRAVEL, moves=3)
    s = position.state
    s.credits[0], s.price[:], s.hold[0, 0], s.last_trade[0] = 2_000, 60, 5, 0
    s.supply[0] -= 5
    assert "purchase" in actions_of(position, 4)
    assert s.level[0] >= s.victory_level


def test_every_cargo_is_worth_something_but_where_it_was_bought() -> None:
    position = galaxy(2)
    s = position.state
    s.hold[0, 0] = 5
    for region in range(int(s.count)):
        s.last_trade[0] = region
        values = {
            at: trade_value(CONTENT.record, s, at, modifier_midpoint(CONTENT.record, s, region), 5, 5, 60, 5)
            for at in range(SECTORS)
            if s.site[at] > 0
        }
        assert all((value > 0) == (at // WIDTH != region) for at, value in values.items())


def test_purchases_leave_what_the_next_upkeep_needs() -> None:
    position = turn_of(galaxy(2), 0)
    fleet(position, 0, 2, "freighter", "0.8")
    s = position.state
    s.credits[0], s.tokens[0], s.level[0], s.price[:] = 32, 1, 1, 4
    upkeep = int(CONTENT.record.upkeep[s.design[1]])
    while position.phase != "corporate" and position.seat == 0 and s.ship == 0:
        play(position, position.action(choose(CONTENT.record, position.blinded(0).state)).text)
    assert s.hold[0].sum() > 0
    assert s.credits[0] >= upkeep


def test_a_sale_for_a_site_is_not_spent_on_goods() -> None:
    position = galaxy(2)
    station(position, 0, 0, 0, "12.4")  # an outpost that brings a single level
    s = turn_of(position, 0).state
    s.steps[0, CARGO], s.credits[0], s.price[:] = 10, 415, 8
    fund = site_fund(CONTENT.record, s)
    assert fund > 0
    while position.seat == 0 and s.ship == 0:
        play(position, position.action(choose(CONTENT.record, position.blinded(0).state)).text)
    assert s.credits[0] >= fund and s.hold[0].sum() > 0


def test_hardly_a_ship_is_lost_to_unpaid_upkeep() -> None:
    hired = unpaid = 0
    for seed in range(60):
        position = Position.start(RULEBOOK, CONTENT, seed, 4)
        while not position.over:
            for event in position.apply_legal(heuristic_bot(RULEBOOK).choose(position.blinded(position.seat))):
                hired += event.name == "hired"
                unpaid += event.name == "dismissed" and event.facts["reason"] == "unpaid"
    assert hired > 60
    assert unpaid <= hired * 0.05


def test_a_broke_seat_takes_income_and_makes_room_for_it() -> None:
    position = galaxy(2)
    s = position.state
    s.phase, s.credits[0] = Phase.INFLUENCE, 40
    assert position.action(choose(CONTENT.record, s)).text == "take_token"
    s.credits[0] = 3
    assert position.action(choose(CONTENT.record, s)).text == "take_income"
    s.phase, s.tokens[0] = Phase.MANIPULATE, 1
    assert position.action(choose(CONTENT.record, s)).text.startswith("manipulate")


def chance(position: Position, seat: int) -> float:
    return float(evaluate(CONTENT.record, position.state, seat))


def test_win_probabilities_add_up_and_change_nothing() -> None:
    position = galaxy(4)
    position.state.credits[2] = 900
    before = bytes(position)
    assert sum(chance(position, seat) for seat in range(4)) == pytest.approx(1)
    assert chance(position, 2) == max(chance(position, seat) for seat in range(4))
    assert bytes(position) == before


def test_a_site_improves_the_chances_and_a_blockade_of_it_keeps_from_winning() -> None:
    position = galaxy(2)
    assert chance(position, 0) == pytest.approx(0.5)
    own(position, 0, "2.4")
    owner = chance(position, 0)
    position.state.level[0] = position.state.victory_level
    winner = chance(position, 0)
    blockade(position, 1, "2.4")
    assert 0.5 < owner < winner
    assert chance(position, 0) < winner

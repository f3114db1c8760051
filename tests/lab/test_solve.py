"""The exact solution of Dice Traders for one player, against brute force, known figures and monotonicity."""

import json
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from longhaul.bots.evaluation import dice_traders_solo
from longhaul.bots.evaluation.canonicalize import canonicalize
from longhaul.bots.search import Searcher, Settings
from longhaul.core.content import ContentSet
from longhaul.core.errors import LonghaulError
from longhaul.core.position import Position
from longhaul.games import find_game
from longhaul.lab.solve.dice_traders import LOADS, Solution, compact, solve
from longhaul.lab.solve.planet import roll
from longhaul.lab.solve.review import Review, total_loss
from longhaul.lab.solve.rolls import Rolls, rolls
from tests.cli.running import longhaul, succeed
from tests.lab.expectimax import Expectimax

RULEBOOK = find_game("dice-traders")
HOUSE = RULEBOOK.find_content()
HOUSE_FILE = Path(__file__).resolve().parents[2] / "src/longhaul/games/dice_traders/content/house.toml"
STEEP = (15, 10, 6, 3, 1)


@cache
def house(limit: int) -> Solution:
    return solve(HOUSE, limit)


@cache
def brute_force(prices: tuple[int, ...]) -> Expectimax:
    """One solution for all limits: values depend on the days left only."""
    return Expectimax(priced(prices))


def priced(prices: tuple[int, ...]) -> ContentSet[Any]:
    content = RULEBOOK.load_content(HOUSE_FILE)
    content.record.price[:] = prices
    return content


# Figures --------------------------------------------------------------------------------------
@pytest.mark.parametrize("limit", [1, 2, 3, 4, 5])
def test_it_agrees_with_brute_force_by_the_rules_themselves(limit: int) -> None:
    assert house(limit).expected == pytest.approx(brute_force(dice_traders_solo.PRICES).expect(limit), abs=1e-9)


@pytest.mark.parametrize("limit", [3, 4])
def test_it_agrees_under_other_prices(limit: int) -> None:
    assert solve(priced(STEEP), limit).expected == pytest.approx(brute_force(STEEP).expect(limit), abs=1e-9)


@pytest.mark.parametrize(("limit", "expected"), [(25, 57.2260), (50, 112.3053)])
def test_the_known_figures(limit: int, expected: float) -> None:
    assert house(50).by_limit[limit] == pytest.approx(expected, abs=5e-5)


CANDIDATES: dict[tuple[int, ...], int] = {
    (8, 7, 6, 5, 4): 63,
    (10, 8, 6, 5, 4): 101,
    (12, 9, 6, 4, 3): 150,
    STEEP: 228,
    (2, 4, 6, 8, 10): 52,
}


@pytest.mark.parametrize("prices", CANDIDATES, ids=str)
def test_the_known_figures_of_other_price_tables(prices: tuple[int, ...]) -> None:
    """Price tables that the house table was chosen from."""
    assert solve(priced(prices), 50).expected == pytest.approx(CANDIDATES[prices], abs=0.5)


# P(some good n >= 2, 3, 4, 5), P(a given good exactly once), P(absent), each for a player who aims at that alone.
ODDS = {
    3: (0.7942, 0.1384, 0.0, 0.0, 0.6569, 0.9645),
    4: (0.9743, 0.4342, 0.0735, 0.0, 0.7824, 0.9608),
    5: (0.9990, 0.6966, 0.2474, 0.0370, 0.8491, 0.9552),
}


@pytest.mark.parametrize("dice", ODDS)
def test_the_known_odds_under_best_locking(dice: int) -> None:
    empty, loaded = rolls(dice, False), rolls(dice, True)
    odds = [chance_of(empty, np.array([max(counts) >= n for counts in empty.sets])) for n in (2, 3, 4, 5)]
    odds += [chance_of(loaded, loaded.cargo == n) for n in (1, 0)]
    assert odds == pytest.approx(ODDS[dice], abs=5e-5)


def chance_of(ways: Rolls, wanted: Any) -> float:
    worth = np.zeros(len(ways.sets))
    worth[ways.whole :] = wanted[ways.whole :]
    return float(roll(worth, *ways.arrays[3:]))


# Laws -----------------------------------------------------------------------------------------
def test_more_is_never_worse() -> None:
    """Days, credits, units, a cargo at all."""
    solution, tiny = house(50), 1e-9
    values = solution.values
    assert (np.diff(values, axis=0) > -tiny).all() and (np.diff(solution.by_limit) > -tiny).all()
    assert (np.diff(values, axis=1) > -tiny).all()
    for cargo, (units, shown) in enumerate(LOADS.tolist()):
        if units > 1:
            assert (values[:, :, cargo] > values[:, :, cargo - 1] - tiny).all(), (units, shown)


def test_the_largest_purse_is_as_good_as_an_unlimited_one() -> None:
    """Two more credits add two credits to the result, and a longer table changes nothing."""
    solution = house(50)
    assert np.diff(solution.values[:, -2:], axis=1) == pytest.approx(solution.step, abs=1e-9)
    assert solution.value(50, 5000) - solution.value(50, 4000) == pytest.approx(1000)
    assert house(50).by_limit[:26] == pytest.approx(house(25).by_limit, abs=1e-9)


def test_cargo_has_value_only_while_it_can_be_sold() -> None:
    solution = house(25)
    assert solution.value(1, 30, 5, 5) == pytest.approx(30)
    assert solution.value(2, 30, 5, 5) > 60
    with pytest.raises(LonghaulError, match="no one can have 31 credits"):
        solution.value(1, 31)


# Reviews --------------------------------------------------------------------------------------
def test_a_review_agrees_with_brute_force_on_every_action() -> None:
    review, search, random = Review(house(5)), brute_force(dice_traders_solo.PRICES), Random(3)
    phases = set()
    for seed in range(12):
        position = Position.start(RULEBOOK, HOUSE, seed, 1, {"limit": 5})
        while not position.over:
            phases.add(position.phase)
            for action in position.legal:
                reviewed = review.value(position.state, action)
                assert reviewed == pytest.approx(search.value_after(position, action), abs=1e-9), action
            position.play(random.choice([action for action in position.legal if action.text != "retire"]))
    assert phases == {"travel", "lock", "sell", "buy"}


def test_best_play_loses_nothing_and_retiring_loses_everything() -> None:
    review = Review(house(25))

    def best(position: Position) -> int:
        losses = review.losses(position)
        return min(losses, key=lambda action: losses[action])

    start = Position.start(RULEBOOK, HOUSE, 4, 1, {"limit": 25})
    assert total_loss(review, start.copy(), best) == 0
    idle = total_loss(review, start, lambda position: position.legal[0 if position.phase == "travel" else -1])
    assert idle > 30


def test_canonicalization_is_idempotent_and_keeps_values() -> None:
    review, random = Review(house(25)), Random(5)
    for seed in range(4):
        position = Position.start(RULEBOOK, HOUSE, seed, 1, {"limit": 25})
        while not position.over:
            twin = position.copy()
            canonicalize(HOUSE.record, twin.state)
            once = bytes(twin)
            canonicalize(HOUSE.record, twin.state)
            assert bytes(twin) == once and twin.phase == position.phase
            RULEBOOK.check_invariants(HOUSE.record, twin.state)
            values, canonical = ([review.value(p.state, action) for action in p.legal] for p in (position, twin))
            assert sorted(canonical) == pytest.approx(sorted(values), abs=1e-9)
            position.play(random.choice([action for action in position.legal if action.text != "retire"]))


def test_a_search_with_the_solution_as_evaluation_loses_little() -> None:
    """About 1 % of 112.3 credits with 20,000 iterations a decision; here it has fewer, and few games."""
    review, lost = Review(house(25)), 0.0
    for seed in range(4):
        searcher = Searcher(RULEBOOK, Settings(iterations=4000, turns=1, explore=5.0), seed)
        start = Position.start(RULEBOOK, HOUSE, seed, 1, {"limit": 25})
        lost += total_loss(review, start, partial(first_choice, searcher))
    assert lost / 4 < 0.12 * house(25).expected


def first_choice(searcher: Searcher, position: Position) -> int:
    return searcher.search(position.blinded(0))[0].action


# The table for bots ---------------------------------------------------------------------------
def test_the_bots_table_equals_the_solution() -> None:
    """If not: longhaul solve dice-traders -o limit=60 --values src/longhaul/bots/evaluation/dice_traders_solo.npz"""
    solution = house(60)
    assert (
        solution.prices == dice_traders_solo.PRICES == tuple(HOUSE.record.price.tolist())
        and solution.step == dice_traders_solo.STEP
    )
    assert (compact(solution) == dice_traders_solo.GAINS).all()
    assert np.diff(solution.values[-5:, -1, 0]).mean() == pytest.approx(dice_traders_solo.DAY, abs=2e-4)


@pytest.mark.parametrize("place", [(50, 10, 0, 0), (7, 0, 5, 5), (33, 300, 2, 1), (60, 62, 4, 4), (0, 44, 3, 2)])
def test_a_bots_lookup_equals_the_solution(place: tuple[int, int, int, int]) -> None:
    assert place[1] + dice_traders_solo.expected_gain(dice_traders_solo.SPACE, *place) == pytest.approx(
        house(60).value(*place), abs=0.004
    )


def test_beyond_the_table_days_are_extrapolated() -> None:
    assert dice_traders_solo.expected_gain(dice_traders_solo.SPACE, 90, 30, 0, 0) == pytest.approx(
        solve(HOUSE, 90).value(90, 30) - 30, abs=0.02
    )


# The command ----------------------------------------------------------------------------------
def test_the_command_prints_text_and_json(tmp_path: Path) -> None:
    assert "6                   19.4543\n" in succeed("solve", "dice-traders", "-o", "limit=6")
    mine = tmp_path / "mine.toml"
    mine.write_text(HOUSE_FILE.read_text().replace("[10, 8, 6, 4, 2]", "[15, 10, 6, 3, 1]"))
    command = ("solve", "dice-traders", "-o", "limit=4", "--content", str(mine), "--json")
    data = json.loads(succeed(*command))
    assert data["prices"] == list(STEEP) and data["seats"] == 1 and len(data["by_limit"]) == 5
    assert data["expected"] == pytest.approx(solve(priced(STEEP), 4).expected)


WRONG = {
    ("dice-traders", "-o", "free=on"): "option free: the solver does not know optional rules",
    ("dice-traders", "-o", "limit=999"): "a solution is for 1 to 200 days, not 999",
    ("free-trader",): "there is no solver for Free Trader, only for dice-traders",
}


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_unsolved_games_are_rejected_with_a_sentence(arguments: tuple[str, ...]) -> None:
    done = longhaul("solve", *arguments)
    assert done.returncode == 2 and done.stderr == f"longhaul: {WRONG[arguments]}\n"


def test_dice_with_a_good_twice_are_rejected() -> None:
    content = priced(STEEP)
    content.record.face[1] = 0
    with pytest.raises(LonghaulError, match="needs dice that show each good once"):
        solve(content, 3)

"""The analysis of a recorded game: choices and luck add up, and better moves are confirmed."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from longhaul.bots import ask, make_bot
from longhaul.bots.analysis import Budget, analyze, analyze_game
from longhaul.bots.analysis.improvements import confirm
from longhaul.bots.analysis.samples import (
    Sample,
    final_sample,
    measure_of,
    paired_change,
    run_rollouts,
    unpaired_change,
)
from longhaul.bots.analysis.timeline import build_timeline
from longhaul.bots.heuristic import heuristic_bot
from longhaul.cli.analyse import format_change, turning_point
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.games import find_game
from tests.contract.cases import GAME_IDS, RULEBOOKS

each_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)
SHORT: dict[str, Any] = {"dice-traders": {"limit": 4}}  # options; other games are long whatever is chosen
FEW = Budget(rollouts=2, iterations=0)


def played(rulebook: Rulebook, *bots: str, seats: int | None = None, moves: int = 1 << 20) -> list[Position]:
    """A game, or the beginning of one."""
    position = Position.start(rulebook, rulebook.find_content(), 6, seats, SHORT.get(rulebook.facts.id, {}))
    bots_by_seat = [make_bot(bots[seat % len(bots)], rulebook, seat) for seat in range(position.seats)]
    positions = [position.copy()]
    while not position.over and len(position.actions) < moves:
        position.play(ask(bots_by_seat[position.seat], position, 1))
        positions.append(position.copy())
    return positions


def dice(*bots: str, seats: int = 2) -> list[Position]:
    return played(find_game("dice-traders"), *bots, seats=seats)


# The whole --------------------------------------------------------------------------------------
@each_game
def test_the_report_of_a_game_adds_up(rulebook: Rulebook) -> None:
    positions = played(rulebook, "cadet", moves=40 if rulebook.facts.id in SHORT else 6)
    progress: list[float] = []
    data = analyze_game(positions, progress.append, FEW, threads=1)
    assert progress == sorted(progress) and progress[-1] == 1.0
    assert data["moves"] == len(data["decisions"]) == len(positions) - 1
    for number, (decision, before) in enumerate(zip(data["decisions"], positions)):
        assert decision["number"] == number + 1 and decision["seat"] == before.seat
        assert decision["forced"] == (len(before.legal) == 1)
    for one, next_ in pairwise(data["decisions"]):
        assert one["then"] == next_["before"]
    for sample in data["samples"]:
        assert len(sample) == positions[0].seats
        assert all(low <= value <= high for value, low, high in sample)
    for seat, sums in enumerate(data["sums"]):
        assert sums["own"] + sums["others"] + sums["luck"] == pytest.approx(sums["end"] - sums["start"], abs=1e-3)
        assert sums["start"] == data["samples"][0][seat][0]


def test_a_finished_game_ends_with_its_result() -> None:
    positions = dice("trader")
    data = analyze_game(positions, lambda done: None, FEW, threads=1)
    last = data["samples"][data["decisions"][-1]["then"]]
    assert [value for value, _, _ in last] == [float(seat in positions[-1].winners) for seat in range(2)]
    assert all(value == low == high for value, low, high in last)


def test_a_game_without_moves_has_an_empty_report() -> None:
    data = analyze_game(dice("trader")[:1], lambda done: None, FEW)
    assert data["decisions"] == [] and data["turning"] == [] and [sums["luck"] for sums in data["sums"]] == [0, 0]


def test_the_number_of_cores_changes_nothing() -> None:
    positions = dice("cadet")
    budget = Budget(rollouts=6, iterations=20)
    one, two = (analyze_game(positions, lambda done: None, budget, threads) for threads in (1, 3))
    assert one == two


def test_an_analysis_can_be_cancelled() -> None:
    def report(done: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        analyze_game(dice("trader"), report, FEW)


def test_the_budget_is_small_where_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyze, "COMPILED", False)
    assert analyze.choose_budget(find_game("dice-traders")) == analyze.INTERPRETED_BUDGET


def test_the_budget_shrinks_for_very_long_games() -> None:
    timeline = build_timeline(dice("trader"))
    budget = Budget(rollouts=4000, iterations=2000)
    assert budget.within(1 << 40, timeline) == budget
    less = budget.within(600 * len(timeline.decisions) * len(timeline.requests) // 2, timeline)
    assert analyze.MIN_ROLLOUTS <= less.rollouts < 4000 and less.iterations < 2000
    assert budget.within(1, timeline) == Budget(analyze.MIN_ROLLOUTS, analyze.MIN_ROLLOUTS)
    assert analyze.INTERPRETED_BUDGET.within(1, timeline) == analyze.INTERPRETED_BUDGET


# Luck and skill ---------------------------------------------------------------------------------
def test_the_heuristic_policy_owes_everything_to_luck() -> None:
    data = analyze_game(dice("trader"), lambda done: None, FEW, threads=1)
    assert all(decision["before"] == decision["after"] for decision in data["decisions"])
    assert [(sums["own"], sums["others"]) for sums in data["sums"]] == [(0, 0), (0, 0)]


def test_choices_that_are_neither_forced_nor_the_policys_are_sampled() -> None:
    positions = dice("random")
    timeline = build_timeline(positions)
    bot = heuristic_bot(positions[0].rulebook)
    for decision, position in zip(timeline.decisions, positions):
        usual = bot.choose(position.blinded(position.seat))
        is_sampled = decision.after != decision.before
        assert is_sampled == (not decision.is_forced and decision.played != usual)
        if is_sampled:
            request = timeline.requests[decision.after]
            assert (request.number, request.action) == (decision.number, decision.played)
            assert request.seed == timeline.requests[decision.before].seed  # the same deals, so that they pair up


def test_positions_after_chance_are_sampled_and_no_others() -> None:
    positions = dice("trader")
    for decision, (before, after) in zip(build_timeline(positions).decisions, pairwise(positions)):
        by_chance = after.over or before.state.draws != after.state.draws
        assert (decision.then != decision.after) == by_chance


def test_the_same_deal_gives_the_same_rollouts_without_chance_between() -> None:
    """So a position has the value of the move before it."""
    positions = dice("trader")
    before, after = next(
        (one, two)
        for one, two in pairwise(positions)
        if len(one.legal) > 1 and one.state.draws == two.state.draws and not two.over
    )
    moved = run_rollouts(before, 20, 5, after.actions[-1])
    assert np.array_equal(moved.values, run_rollouts(after, 20, 5).values)


def test_rollouts_know_neither_the_seed_nor_what_came_next() -> None:
    position = dice("trader")[10]
    other = position.copy()
    other.state.seed = np.uint64(99)
    assert np.array_equal(run_rollouts(position, 10, 5).values, run_rollouts(other, 10, 5).values)
    assert not np.array_equal(run_rollouts(position, 50, 5).values, run_rollouts(position, 50, 6).values)


# Better moves -----------------------------------------------------------------------------------
def test_a_blunder_is_found_and_the_better_move_named() -> None:
    """Retiring on the first day with nothing loses; anything else is better."""
    positions = dice("trader")
    position = next(each for each in positions if "retire" in [action.text for action in each.legal])
    blunder, usual = position.action("retire"), heuristic_bot(position.rulebook).choose(position.blinded(position.seat))
    sample = run_rollouts(position, 60, 3, blunder)
    found = confirm(position, sample, usual, position.seat, 3)
    assert found and found.action == usual and found.gain.low > 0
    assert confirm(position, run_rollouts(position, 60, 3), blunder, position.seat, 3) is None
    assert confirm(position, sample, blunder, position.seat, 3) is None  # no better than itself


def test_a_turning_point_says_when_what_and_how_much() -> None:
    positions = dice("trader")
    start = next(each for each in positions if "retire" in [action.text for action in each.legal])
    blundered = [each.copy() for each in positions[: len(start.actions) + 1]]
    last = blundered[-1].copy()
    last.play("retire")
    data = analyze_game([*blundered, last], lambda done: None, Budget(rollouts=40, iterations=40), threads=1)
    [point] = [each for each in data["turning"] if each["number"] == len(last.actions) and each["kind"] == "choice"]
    assert point["change"] < 0 and point["when"] == start.when and point["seat"] == start.seat
    text = start.format(turning_point(point, data["measure"]))
    assert f"{start.label('retire')}, -" in text and "; better: " in text
    better = data["decisions"][-1]["better"]
    assert better["gain"] == -point["change"] and better["action"] in start.legal


def test_changes_are_formatted_for_people() -> None:
    assert format_change(-0.184, "wins") == "−18%" and format_change(0.05, "wins") == "+5%"
    assert format_change(2.54, "score") == "+2.5 points"


# Samples ----------------------------------------------------------------------------------------
def test_a_solo_game_for_several_is_measured_in_points() -> None:
    alone = dice("trader", seats=1)
    assert measure_of(alone[0]) == "score" and measure_of(dice("trader")[0]) == "wins"
    assert measure_of(played(find_game("free-trader"), "trader", moves=1)[0]) == "wins"
    data = analyze_game(alone, lambda done: None, FEW, threads=1)
    assert data["measure"] == "score" and data["sums"][0]["end"] == alone[-1].scores[0]


def test_a_shared_win_counts_in_equal_parts() -> None:
    position = next(each for each in dice("trader") if each.over)
    position.state.credits[:2] = 7
    assert final_sample(position).means.tolist() == [0.5, 0.5]


def test_paired_samples_have_smaller_errors() -> None:
    chance = np.random.default_rng(1)
    luck = chance.normal(size=(500, 1))
    one, two = Sample("score", luck), Sample("score", luck + chance.normal(0.5, 0.1, (500, 1)))
    together, alone = paired_change(one, two, 0), unpaired_change(one, two, 0)
    assert together.mean == pytest.approx(alone.mean) and together.error < alone.error / 5
    assert together.low < 0.5 < together.high


def test_a_sample_without_losses_is_still_uncertain() -> None:
    won = Sample("wins", np.ones((20, 1)))
    assert unpaired_change(won, won, 0).error > 0.03 and won.interval(0)[0] < 0.9

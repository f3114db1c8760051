"""Puzzles: generated where one move is clearly best, checked by more rollouts; those of the games are sound."""

from datetime import date
from itertools import chain
from pathlib import Path

import pytest

from longhaul.bots.puzzles import collection, generate
from longhaul.bots.puzzles.collection import Puzzle, puzzle_of_the_day, puzzles_of, write_puzzles
from longhaul.bots.puzzles.generate import (
    GeneratorSettings,
    candidates,
    check,
    examine,
    length_of,
    rank,
    sample_all,
    stands_out,
    still_holds,
)
from longhaul.bots.puzzles.themes import NAMES, themes_of
from longhaul.core.errors import LonghaulError
from longhaul.core.jit.rule import COMPILED
from longhaul.core.position import Position
from longhaul.games import find_game
from tests.contract.cases import GAME_IDS, RULEBOOKS

DICE = find_game("dice-traders")
FEW = GeneratorSettings(rollouts=12, iterations=30, every=1, seats=2, options={"limit": 8})
RESAMPLED = 3 if COMPILED else 1  # puzzles of each game
TRIALS = 2000 if COMPILED else 20


def near_the_end() -> Position:
    """A position of a short game in which retiring with goods aboard is a clear mistake."""
    return next(
        position
        for position in candidates(DICE, FEW, 3)
        if len(position.actions) > 8 and "retire" in [action.text for action in position.legal]
    )


def made(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """A puzzle at the first decision where a move stands out, with search and check patched to agree."""
    monkeypatch.setattr(generate, "MIN_STANDARD_ERRORS", 0.0)
    monkeypatch.setattr(generate, "SCREENING_DIVISOR", 1)
    monkeypatch.setattr(generate, "check", lambda position, ranked, rollouts, seed: {})
    monkeypatch.setattr(generate, "difficulty_of", lambda position, best: 2)
    for position in chain(*(candidates(DICE, FEW, seed) for seed in range(1, 30))):
        best = rank(sample_all(position, position.legal, FEW.rollouts, position.seed + 1), position.seat)[0]
        monkeypatch.setattr(generate, "best_by_search", lambda position, iterations, seed, best=best: best)
        puzzle = examine(position, FEW, f"dice-traders-1-{len(position.actions)}")
        if puzzle:
            return puzzle
    raise AssertionError("nothing stood out in thirty games")


def test_a_move_stands_out_only_by_more_than_the_noise() -> None:
    position = near_the_end()
    samples = sample_all(position, position.legal, 40, 5)
    ranked = rank(samples, position.seat)
    means = [samples[action].means[position.seat] for action in ranked]
    assert means == sorted(means, reverse=True)
    twins = {ranked[0]: samples[ranked[0]], ranked[1]: samples[ranked[0]]}
    assert not stands_out(twins, ranked[:2], position.seat)


def test_a_move_that_is_not_best_on_other_deals_is_discarded() -> None:
    position = near_the_end()
    ranked = rank(sample_all(position, position.legal, 40, 5), position.seat)
    assert check(position, [ranked[-1], ranked[0]], 40, 6) is None


def test_a_puzzle_is_written_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = made(monkeypatch)
    write_puzzles(tmp_path / "dice-traders.jsonl", [puzzle, puzzle])
    monkeypatch.setattr(collection, "FOLDER", tmp_path)
    puzzles_of.cache_clear()
    try:
        assert puzzles_of(DICE) == (puzzle, puzzle)
    finally:
        puzzles_of.cache_clear()
    position = puzzle.position(DICE)
    assert {move.text for move in puzzle.moves} == {action.text for action in position.legal}
    assert puzzle.moves[0].text == puzzle.best and puzzle.moves[0].loss == 0
    losses = [move.loss for move in puzzle.moves]
    assert losses == sorted(losses) and losses[1] > 0
    assert still_holds(puzzle, DICE, FEW.rollouts, position.seed + 1)  # on the deals that it was found with


def test_a_puzzle_of_another_rules_version_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = Puzzle.from_dict({**vars(made(monkeypatch)), "rules": 0, "moves": []})
    with pytest.raises(LonghaulError, match="made for other rules or cards"):
        puzzle.position(DICE)


def test_themes_come_from_the_moves_that_are_offered_and_from_how_far_the_game_has_gone() -> None:
    assert themes_of(["counter", "escape:earth"], 5, 100) == ("combat",)
    assert themes_of(["done", "declare", "enter"], 95, 100) == ("endgame", "blockade")
    assert themes_of(["buy:ore", "sell", "upgrade:cargo"], 89, 100) == ("trade", "ship")
    assert all(theme in NAMES for rulebook in RULEBOOKS for each in puzzles_of(rulebook) for theme in each.themes)


def test_the_puzzle_of_the_day_is_the_same_all_day_and_all_come_round() -> None:
    known = puzzles_of(DICE)
    days = [puzzle_of_the_day(DICE, date.fromordinal(739_000 + n)) for n in range(len(known))]
    assert {each.id for each in days if each} == {each.id for each in known}


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)
def test_the_puzzles_of_a_game_are_sound(rulebook: object) -> None:
    game = find_game(rulebook.facts.id)  # type: ignore[attr-defined]
    known = puzzles_of(game)
    assert len({puzzle.id for puzzle in known}) == len(known)
    for puzzle in known:
        assert puzzle.best == puzzle.moves[0].text and puzzle.moves[1].low > 0 and 1 <= puzzle.difficulty <= 5
        assert puzzle.themes and len(puzzle.actions) < puzzle.length
    step = max(1, len(known) // RESAMPLED)
    for puzzle in known[::step][:RESAMPLED]:
        position = puzzle.position(game)
        assert {move.text for move in puzzle.moves} == {action.text for action in position.legal}
        assert length_of(position) == puzzle.length
        if COMPILED:
            assert still_holds(puzzle, game, TRIALS, 77)

"""The statistics of many games."""

import numpy as np
import pytest

from longhaul.core.batch import Batch, playouts
from longhaul.games import find_game
from longhaul.lab.benchmark import bench
from longhaul.lab.search_benchmark import bench_search
from longhaul.lab.simulate import summarise

RULEBOOK = find_game("dice-traders")


def test_a_summary_says_what_the_batch_says() -> None:
    batch = Batch(
        np.array([[4, 2], [1, 1], [0, 9]], np.int32),
        np.array([[1, 0], [1, 1], [0, 1]], np.uint8),
        np.array([10, 20, 30], np.int32),
        np.array([0, 2, 2], np.int32),
        np.zeros((3, 0), np.int32),
    )
    summary = summarise(RULEBOOK, batch)
    assert (summary["games"], summary["seats"], summary["decisions"]) == (3, 2, 60)
    assert [share["mean"] for share in summary["win_share"]] == pytest.approx([0.5, 0.5])
    assert summary["shared_wins"] == pytest.approx(1 / 3)
    assert summary["length"]["mean"] == 20 and summary["length"]["median"] == 20
    assert summary["winning_score"]["max"] == 9
    assert summary["endings"] == pytest.approx(
        {"all-days-spent": 1 / 3, "some-players-retired-early": 0, "all-players-retired-early": 2 / 3}
    )


def test_intervals_have_their_nominal_coverage() -> None:
    """Seats are alike under random play: in 40 batches, the 95 % interval of seat 1 misses 1/4 at most 7 times."""
    misses = 0
    for seed in range(40):
        share = summarise(RULEBOOK, playouts(RULEBOOK, RULEBOOK.find_content(), 1500, seed=seed))["win_share"][0]
        misses += not share["low"] <= 0.25 <= share["high"]
    assert misses <= 7


def test_a_batch_can_be_empty() -> None:
    assert playouts(RULEBOOK, RULEBOOK.find_content(), 0).scores.shape == (0, 4)


def test_a_single_game_has_a_summary_too() -> None:
    summary = summarise(RULEBOOK, playouts(RULEBOOK, RULEBOOK.find_content(), 1))
    assert summary["games"] == 1 and summary["length"]["low"] is None


def test_bench_prints_every_published_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhaul.lab.benchmark.SLICE_SECONDS", 0.05)
    monkeypatch.setattr("longhaul.lab.benchmark.SLICES", 1)
    figures = bench(RULEBOOK)
    named = {"interpreted", "one_core", "all_cores", "games_per_s", "state_bytes", "copy_ns", "compile_s"}
    assert named <= set(figures)
    assert figures["one_core"] > 50 * figures["interpreted"] > 0
    assert figures["state_bytes"] == RULEBOOK.state.dtype.itemsize


def test_bench_measures_the_search_alone_and_with_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhaul.lab.search_benchmark.SLICE_SECONDS", 0.02)
    monkeypatch.setattr("longhaul.lab.search_benchmark.SLICES", 1)
    figures = bench_search(RULEBOOK)
    assert list(figures) == ["dice-traders solo", "dice-traders"]
    for row in figures.values():
        assert row["rollout_decisions_per_s"] > row["iterations_per_s"] > 0 and row["decisions_per_playout"] > 10

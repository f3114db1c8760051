"""The arena: fair line-ups, reproducible results, valid intervals, and no game played twice."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longhaul import replay
from longhaul.bots import Player
from longhaul.core.errors import BadOption, BadRecord, LonghaulError
from longhaul.core.jit.rule import COMPILED
from longhaul.core.position import Position
from longhaul.games import find_game
from longhaul.lab.arena import Arena, GameResult, play_all, scoring, summarise
from longhaul.lab.arena.matches import rotations

DICE, FREE = find_game("dice-traders"), find_game("free-trader")
SHORT = {"limit": 6}


def arena(*bots: str, games: int = 6, seats: int | None = None, seed: int = 0) -> Arena:
    return Arena.open(DICE, DICE.find_content(), bots, games, seats, SHORT, seed)


def solo(*bots: str, games: int = 4) -> Arena:
    return Arena.open(FREE, FREE.find_content(), bots, games)


def untimed(results: list[GameResult]) -> list[Any]:
    return [(r.number, r.bots, r.scores, r.wins, r.decisions) for r in results]


# Who meets whom ---------------------------------------------------------------------------------
def test_every_bot_plays_every_seat_with_the_same_seeds() -> None:
    matches = list(arena("random", "cadet", "trader", games=6).matches())
    assert len(matches) == 6 and [match.number for match in matches] == list(range(6))
    for group in (0, 1):
        table = [match for match in matches if match.group == group]
        assert len({match.seed for match in table}) == 1
        for seat in range(3):
            assert {match.bots[seat] for match in table} == {"random", "cadet", "trader"}


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    matches = list(arena("random", "cadet", "trader", games=4, seats=2).matches())
    meetings = Counter(frozenset(match.bots) for match in matches)
    assert len(meetings) == 3 and set(meetings.values()) == {4}


def test_fewer_bots_than_seats_take_turns_in_the_seats() -> None:
    matches = list(arena("cadet", "trader", games=2, seats=4).matches())
    assert [match.bots for match in matches] == [("cadet", "trader") * 2, ("trader", "cadet") * 2]
    assert rotations(("a",)) == [("a",)]


def test_solo_games_of_all_bots_have_the_same_seeds() -> None:
    matches = list(solo("random", "trader", games=5).matches())
    assert len(matches) == 10
    seeds = [{match.seed for match in matches if match.bots == (bot,)} for bot in ("random", "trader")]
    assert seeds[0] == seeds[1] and len(seeds[0]) == 5


# Playing ----------------------------------------------------------------------------------------
def test_the_same_seeds_give_the_same_result_on_any_number_of_threads() -> None:
    iterations = 20 if COMPILED else 2
    contest = arena("trader", f"captain@{iterations}", games=4)
    once, again = (play_all(contest, threads=threads) for threads in (1, 3))
    assert untimed(once) == untimed(again)
    scores = [summarise(contest, results)["scores"] for results in (once, again)]
    assert scores[0] == scores[1]
    other = play_all(arena("trader", f"captain@{iterations}", games=4, seed=1), threads=1)
    assert untimed(other) != untimed(once)


def test_every_game_can_be_saved_and_replayed(tmp_path: Path) -> None:
    results = play_all(arena("cadet", "trader", games=2), record_folder=tmp_path / "games")
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == ["game-000001.json", "game-000002.json"]
    for file, result in zip(files, results, strict=True):
        assert json.loads(file.read_text())["bots"] == result.bots
        assert list(replay(file))[-1].scores == result.scores


def test_an_interrupted_arena_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, whole = tmp_path / "results.jsonl", untimed(play_all(arena("cadet", "trader", games=6)))
    assert untimed(play_all(arena("cadet", "trader", games=2), resume=file)) == whole[:2]
    file.write_text(file.read_text() + '{"number": 2, "gro')  # the power went
    assert untimed(play_all(arena("cadet", "trader", games=4), resume=file)) == whole[:4]
    progress: list[int] = []
    assert untimed(play_all(arena("cadet", "trader", games=6), resume=file, progress=progress.append)) == whole
    assert progress == [4, 1, 1]
    monkeypatch.setattr("longhaul.lab.arena.runner.play_match", lambda *arguments: 1 / 0)
    assert untimed(play_all(arena("cadet", "trader", games=6), resume=file)) == whole


def test_results_of_another_arena_are_rejected(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    play_all(arena("cadet", "trader", games=2), resume=file)
    with pytest.raises(BadOption, match=r"has results for seed 0, not 5; choose another file"):
        play_all(arena("cadet", "trader", games=2, seed=5), resume=file)
    with pytest.raises(BadOption, match="has results for bots"):
        play_all(arena("random", "trader", games=2), resume=file)
    file.write_text("once upon a time\n")
    with pytest.raises(BadRecord, match="not a file of arena results"):
        play_all(arena("cadet", "trader", games=2), resume=file)
    with pytest.raises(BadRecord, match="cannot be written"):
        play_all(arena("cadet", "trader", games=2), resume=tmp_path / "nowhere" / "results.jsonl")


class Cheat(Player):
    def choose(self, position: Position) -> int:
        return self.rulebook.actions.size - 1 if position.legal[-1] != self.rulebook.actions.size - 1 else 0


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    with pytest.raises(LonghaulError, match=r"the bot .*:Cheat chose an illegal action: .* is not allowed"):
        play_all(arena("tests.lab.test_arena:Cheat", "trader", games=2))


def test_the_example_bot_plays() -> None:
    source = Path(__file__).resolve().parents[2] / "examples" / "greedy.py"
    assert len(source.read_text().splitlines()) <= 32
    results = play_all(arena("examples.greedy:Greedy", "random", games=10))
    assert (
        summarise(arena("examples.greedy:Greedy", "random"), results)["scores"]["examples.greedy:Greedy"]["score"] > 0.5
    )
    assert play_all(solo("examples.greedy:Greedy", games=1))


# Scores -----------------------------------------------------------------------------------------
def games(outcome: Callable[[int, int], list[float]], rounds: int) -> list[GameResult]:
    """Two bots, both rotations of every seed; `outcome` gives the wins of a and b."""
    made = []
    for number in range(2 * rounds):
        a, b = outcome(number // 2, number % 2)
        bots, wins = (["a", "b"], [a, b]) if number % 2 == 0 else (["b", "a"], [b, a])
        made.append(
            GameResult(number, number // 2, 1, bots, [int(10 * w) for w in wins], wins, [1, 1], [0.1, 0.1], [0.1, 0.2])
        )
    return made


CONTEST = Arena(DICE, DICE.find_content(), ("a", "b"), 2, {}, 0, 0)


def test_scores_are_shares_of_wins_with_wilsons_interval() -> None:
    summary = summarise(CONTEST, games(lambda round_, turn: [1.0, 0.0], 10))
    assert summary["scores"]["a"] == {"score": 1.0, "low": pytest.approx(0.8389, abs=1e-3), "high": 1.0, "games": 20}
    assert summary["scores"]["b"]["score"] == 0 and summary["scores"]["b"]["high"] > 0.1
    assert summary["ratings"]["a"]["ordinal"] > summary["ratings"]["b"]["ordinal"]
    assert summary["thinking"]["a"] == {"decisions": 20, "mean": 0.1, "longest": 0.2}
    shared = summarise(CONTEST, games(lambda round_, turn: [0.5, 0.5], 10))
    assert shared["scores"]["a"]["score"] == shared["scores"]["b"]["score"] == 0.5
    assert shared["ratings"]["a"]["mu"] == pytest.approx(shared["ratings"]["b"]["mu"], abs=0.5)


def test_intervals_widen_where_the_seed_decides() -> None:
    """If the seed decides both rotations alike, twice as many games give no more information."""
    alike = summarise(CONTEST, games(lambda round_, turn: [float(round_ % 2), 1.0 - round_ % 2], 50))["scores"]["a"]
    alone = summarise(CONTEST, games(lambda round_, turn: [float(turn), 1.0 - turn], 50))["scores"]["a"]
    assert alike["high"] - alike["low"] > 1.3 * (alone["high"] - alone["low"])


@pytest.mark.parametrize("share", [0.5, 0.9])
def test_intervals_have_their_nominal_coverage(share: float) -> None:
    chance, misses = Random(1), 0
    for _ in range(300):
        outcomes = [float(chance.random() < share) for _ in range(60)]
        figures = scoring.score(CONTEST, "a", games(lambda r, t, o=outcomes: [o[2 * r + t], 1 - o[2 * r + t]], 30))  # type: ignore[misc]
        misses += not figures["low"] <= share <= figures["high"]  # type: ignore[operator]
    assert misses <= 27  # 15 are to be expected


def test_solo_games_compare_wins_or_points() -> None:
    summary = summarise(solo("random", "trader"), play_all(solo("random", "trader", games=4)))
    assert summary["score_is"] == "share of wins" and summary["scores"]["random"]["games"] == 4
    alone = arena("random", "trader", games=8, seats=1)
    summary = summarise(alone, play_all(alone))
    assert (
        summary["score_is"] == "points" and summary["scores"]["trader"]["score"] > summary["scores"]["random"]["score"]
    )
    assert (
        summary["scores"]["trader"]["low"] < summary["scores"]["trader"]["score"] < summary["scores"]["trader"]["high"]
    )
    assert summary["ratings"]["trader"]["mu"] > summary["ratings"]["random"]["mu"]


@pytest.mark.parametrize(("freedom", "truth"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_quantile(freedom: int, truth: float) -> None:
    assert scoring._student(freedom) == pytest.approx(truth, rel=0.01)


def test_one_bot_plays_several_of_another() -> None:
    bots = ("trader", "random", "random")
    one = Arena.open(DICE, DICE.find_content(), bots, 30, options={"limit": 12})
    assert [match.bots.index("trader") for match in one.matches()][:3] == [0, 1, 2]
    scores = summarise(one, play_all(one, threads=1))["scores"]
    assert list(scores) == ["trader", "random"]
    assert scores["trader"]["score"] + scores["random"]["score"] == pytest.approx(1)
    assert scores["trader"]["score"] > 1 / 3
    with pytest.raises(BadOption, match="random is named twice"):
        Arena.open(DICE, DICE.find_content(), bots, 30, seats=2)

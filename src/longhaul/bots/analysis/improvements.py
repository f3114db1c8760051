"""Better moves: a search proposes them, and rollouts that the search did not see must confirm them."""

from collections.abc import Sequence
from dataclasses import dataclass

from longhaul.bots.analysis.samples import Change, Measure, Sample, paired_change, run_rollouts
from longhaul.bots.analysis.timeline import Decision, Timeline
from longhaul.bots.levels import CAPTAIN, search_settings
from longhaul.bots.search import Searcher
from longhaul.core.position import Position

DECISIONS_PER_SEARCH = 32  # share one search tree; independent of the number of cores, so that results are too
DECIDED = 0.02  # a win chance so near to 0 or 1 that no move matters
MIN_STANDARD_ERRORS = 2.576  # of the gain: 99 % confidence
MIN_GAIN: dict[Measure, float] = {"wins": 0.01, "score": 0.25}  # less is not reported


@dataclass(frozen=True)
class Improvement:
    """A move better than the one played, and its gain for the seat."""

    action: int
    gain: Change
    sample: Sample


def open_decisions(timeline: Timeline, samples: Sequence[Sample]) -> list[Decision]:
    """The decisions with a choice, in a game that is not decided."""
    choices = (each for each in timeline.decisions if not each.is_forced)
    return [each for each in choices if not _is_decided(samples[each.before], each.seat)]


def _is_decided(sample: Sample, seat: int) -> bool:
    return sample.measure == "wins" and not DECIDED < sample.means[seat] < 1 - DECIDED


def propose(positions: Sequence[Position], decisions: Sequence[Decision], iterations: int) -> list[int]:
    """The Captain's move at each of these decisions."""
    rulebook = positions[0].rulebook
    searcher = Searcher(rulebook, search_settings(CAPTAIN, rulebook, iterations))
    seen = [positions[decision.number].blinded(decision.seat) for decision in decisions]
    return [int(searcher.search(position)[0].action) for position in seen]


def confirm(position: Position, played: Sample, action: int, seat: int, seed: int) -> Improvement | None:
    """The proposed action as an improvement, if rollouts confirm it."""
    sample = run_rollouts(position, len(played.values), seed, action)
    gain = paired_change(played, sample, seat)
    is_better = gain.mean >= MIN_GAIN[sample.measure] and gain.is_significant(MIN_STANDARD_ERRORS)
    return Improvement(action, gain, sample) if is_better else None

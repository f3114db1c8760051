"""Better moves: a search proposes them, trial games that it did not see must bear them out."""

from collections.abc import Sequence
from dataclasses import dataclass

from longhaul.bots.analysis.samples import Change, Measure, Sample, paired, play_trials
from longhaul.bots.analysis.timeline import Course, Decision
from longhaul.bots.levels import CAPTAIN, search_settings
from longhaul.bots.search import Searcher
from longhaul.core.position import Position

STRETCH = 32  # decisions that one search goes through, remembering; so many whatever the number of cores
SETTLED = 0.02  # a chance so near to lost or won that no move matters
SURELY = 2.576  # standard errors by which a move must be better, 1 chance in 100 otherwise
LEAST: dict[Measure, float] = {"wins": 0.01, "score": 0.25}  # less is not worth a word


@dataclass(frozen=True)
class Better:
    """What one should have played, and how much that is worth to the seat."""

    action: int
    gain: Change
    sample: Sample


def open_decisions(course: Course, samples: Sequence[Sample]) -> list[Decision]:
    """Those that are a choice, in a game that is not settled."""
    return [each for each in course.decisions if not each.is_forced and _matters(samples[each.before], each.seat)]


def _matters(sample: Sample, seat: int) -> bool:
    return sample.measure == "score" or SETTLED < sample.means[seat] < 1 - SETTLED


def propose(positions: Sequence[Position], stretch: Sequence[Decision], iterations: int) -> list[int]:
    """What the Captain would have played at each of a stretch of decisions."""
    rulebook = positions[0].rulebook
    searcher = Searcher(rulebook, search_settings(CAPTAIN, rulebook, iterations))
    seen = [positions[decision.number].blinded(decision.seat) for decision in stretch]
    return [int(searcher.think(position)[0].action) for position in seen]


def weigh(position: Position, played: Sample, action: int, seat: int, seed: int) -> Better | None:
    """Whether trial games bear a proposal out."""
    sample = play_trials(position, len(played.values), seed, action)
    gain = paired(played, sample, seat)
    is_better = gain.mean >= LEAST[sample.measure] and gain.is_beyond(SURELY)
    return Better(action, gain, sample) if is_better else None

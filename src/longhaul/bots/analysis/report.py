"""An analysis as plain data, small enough to be stored and sent, with its turning points in words.

`samples`: for every sample and seat the value and its 95 % interval. `decisions`: for every action, which sample holds
before it, after the choice and after chance. `turning`: what mattered most. `sums`: for every seat, how its value moved
from start to end by its own choices, by those of others and by luck; the three add up. What it `missed` is counted
apart: the gains of better moves than those played, each on its own.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from longhaul.bots.analysis.improvements import Improvement
from longhaul.bots.analysis.samples import Change, Measure, Sample, paired_change, unpaired_change
from longhaul.bots.analysis.timeline import Decision, Timeline
from longhaul.bots.statistics import Z95
from longhaul.core.position import Position

FORMAT = 2
MAX_TURNING_POINTS = 12
MIN_STANDARD_ERRORS = 3.0  # of a change by chance, to be a turning point
MIN_SWING: dict[Measure, float] = {"wins": 0.05, "score": 1.0}  # by chance; smaller ones happen every turn

Json = dict[str, Any]


def build_report(
    positions: Sequence[Position],
    timeline: Timeline,
    samples: Sequence[Sample],
    improvements: Mapping[int, Improvement],
    rollouts: int,
) -> Json:
    first, decisions = positions[0], timeline.decisions
    mistakes = [
        choice_point(positions, each, improvements[each.number]) for each in decisions if each.number in improvements
    ]
    chance = [point for each in decisions if (point := chance_point(positions, samples, each))]
    turning = sorted([*mistakes, *chance], key=lambda point: -abs(point["change"]))[:MAX_TURNING_POINTS]
    return {
        "format": FORMAT,
        "game": first.rulebook.facts.id,
        "measure": samples[0].measure,
        "seats": first.seats,
        "moves": len(decisions),
        "trials": rollouts,
        "samples": [sample_row(sample) for sample in samples],
        "decisions": [decision_row(each, positions, improvements.get(each.number)) for each in decisions],
        "turning": sorted(turning, key=lambda point: int(point["number"])),
        "sums": [
            {**luck_and_skill(timeline, samples, seat), **missed_gains(timeline, improvements, seat)}
            for seat in range(first.seats)
        ],
    }


def sample_row(sample: Sample) -> list[list[float]]:
    columns = range(sample.values.shape[1])
    return [[round(x, 4) for x in (float(sample.means[seat]), *sample.interval(seat))] for seat in columns]


def decision_row(decision: Decision, positions: Sequence[Position], better: Improvement | None) -> Json:
    row = {
        "number": decision.number + 1,
        "seat": decision.seat,
        "forced": decision.is_forced,
        "before": decision.before,
        "after": decision.after,
        "then": decision.then,
    }
    return {**row, "better": improvement_row(positions[decision.number], decision, better)} if better else row


def improvement_row(position: Position, decision: Decision, better: Improvement) -> Json:
    """Like a hint, with the gain."""
    seen, gain = position.blinded(decision.seat), better.gain
    action = seen.action(better.action)
    figures = {"gain": round(gain.mean, 4), "low": round(gain.low, 4), "high": round(gain.high, 4)}
    words = {"verb": action.verb, "arguments": action.arguments}
    return {"action": int(action), **words, "label": seen.describe([action])[0], **figures}


# Turning points -------------------------------------------------------------------------------
def choice_point(positions: Sequence[Position], decision: Decision, better: Improvement) -> Json:
    """A mistake: what was played, and what would have been better."""
    position, gain = positions[decision.number], better.gain
    seen = position.blinded(decision.seat)
    loss = Change(-gain.mean, gain.error)
    played, instead = seen.describe([seen.action(decision.played), seen.action(better.action)])
    return {**point("choice", decision.number, decision.seat, loss, position), "played": played, "instead": instead}


def chance_point(positions: Sequence[Position], samples: Sequence[Sample], decision: Decision) -> Json | None:
    """What chance did after a decision, if it did much: for the seat that it helped or hurt most."""
    if decision.then == decision.after:
        return None
    before, after = samples[decision.after], samples[decision.then]
    changes = [unpaired_change(before, after, seat) for seat in range(before.values.shape[1])]
    seat = max(range(len(changes)), key=lambda each: abs(changes[each].mean))
    change, position = changes[seat], positions[decision.number + 1]
    if abs(change.mean) < MIN_SWING[before.measure] or not change.is_significant(MIN_STANDARD_ERRORS):
        return None
    return {**point("chance", decision.number, seat, change, positions[decision.number]), "story": position.story}


def point(kind: str, number: int, seat: int, change: Change, position: Position) -> Json:
    figures = {"change": round(change.mean, 4), "low": round(change.low, 4), "high": round(change.high, 4)}
    return {"kind": kind, "number": number + 1, "seat": seat, "when": position.when, **figures}


# Luck and skill -------------------------------------------------------------------------------
def luck_and_skill(timeline: Timeline, samples: Sequence[Sample], seat: int) -> Json:
    """A seat's total change by its own choices and by those of others, each against the heuristic policy's choice; the
    rest is luck."""
    choices = {
        decision.number: (decision.seat == seat, paired_change(samples[decision.before], samples[decision.after], seat))
        for decision in timeline.decisions
        if decision.before != decision.after
    }
    own = [change for is_own, change in choices.values() if is_own]
    others = [change for is_own, change in choices.values() if not is_own]
    first = samples[0]
    last = samples[timeline.decisions[-1].then] if timeline.decisions else first
    start, end = float(first.means[seat]), float(last.means[seat])
    by_own, by_others = (sum(change.mean for change in changes) for changes in (own, others))
    total_error = unpaired_change(first, last, seat).error
    luck_error = sqrt(total_error**2 + sum(change.error**2 for change in (*own, *others)))
    return {
        "start": round(start, 4),
        "end": round(end, 4),
        "own": round(by_own, 4),
        "own_error": round(Z95 * sqrt(sum(change.error**2 for change in own)), 4),
        "others": round(by_others, 4),
        "luck": round(end - start - by_own - by_others, 4),
        "luck_error": round(Z95 * luck_error, 4),
    }


def missed_gains(timeline: Timeline, improvements: Mapping[int, Improvement], seat: int) -> Json:
    """What a seat lost by its mistakes, as far as rollouts confirm them."""
    own = [each for each in timeline.decisions if each.seat == seat]
    gains = [improvements[each.number].gain for each in own if each.number in improvements]
    return {"missed": round(sum(gain.mean for gain in gains), 4), "slips": len(gains)}

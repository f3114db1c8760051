"""An analysis as plain data, small enough to be kept and sent, with its turning points in words.

`samples`: what was found out, for every seat value, low and high. `decisions`: for every action, which of them it was
before, after the choice and after chance. `turning`: what mattered most. `sums`: for every seat, how its hope moved
from the start to the end by its own choices, by the others' and by chance; the three add up. What it `missed` is
counted apart: what better moves than those that were played would have gained, one by one.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from longhaul.bots.analysis.improvements import Better
from longhaul.bots.analysis.samples import Change, Measure, Sample, apart, paired
from longhaul.bots.analysis.timeline import Course, Decision
from longhaul.core.intervals import Z95
from longhaul.core.position import Position

FORMAT = 1
MOST_TURNING = 12  # points that are named
LUCKY = 3.0  # standard errors by which chance must have moved a hope
SWING: dict[Measure, float] = {"wins": 0.05, "score": 1.0}  # by chance; less happens at every turn
MINUS = "\N{MINUS SIGN}"

Told = dict[str, Any]


def tell(
    positions: Sequence[Position], course: Course, samples: Sequence[Sample], better: Mapping[int, Better], trials: int
) -> Told:
    """All of it."""
    first = positions[0]
    lost = [choice_point(positions, each, better[each.number]) for each in course.decisions if each.number in better]
    chance = [point for each in course.decisions if (point := chance_point(positions, samples, each))]
    turning = sorted([*lost, *chance], key=lambda point: -abs(point["change"]))[:MOST_TURNING]
    return {
        "format": FORMAT,
        "game": first.rulebook.facts.id,
        "measure": samples[0].measure,
        "seats": first.seats,
        "moves": len(course.decisions),
        "trials": trials,
        "samples": [sample_row(sample) for sample in samples],
        "decisions": [decision_row(each, positions, better.get(each.number)) for each in course.decisions],
        "turning": sorted(turning, key=lambda point: int(point["number"])),
        "sums": [{**sums(course, samples, seat), **missed(course, better, seat)} for seat in range(first.seats)],
    }


def sample_row(sample: Sample) -> list[list[float]]:
    columns = range(sample.values.shape[1])
    return [[round(x, 4) for x in (float(sample.means[seat]), *sample.interval(seat))] for seat in columns]


def decision_row(decision: Decision, positions: Sequence[Position], better: Better | None) -> Told:
    row = {
        "number": decision.number + 1,
        "seat": decision.seat,
        "forced": decision.is_forced,
        "before": decision.before,
        "after": decision.after,
        "then": decision.then,
    }
    return {**row, "better": better_row(positions[decision.number], decision, better)} if better else row


def better_row(position: Position, decision: Decision, better: Better) -> Told:
    """Like a hint, with what it would have gained."""
    seen, gain = position.blinded(decision.seat), better.gain
    action = seen.action(better.action)
    figures = {"gain": round(gain.mean, 4), "low": round(gain.low, 4), "high": round(gain.high, 4)}
    return {"action": int(action), "text": action.text, "label": seen.label(action), **figures}


# Turning points -------------------------------------------------------------------------------
def choice_point(positions: Sequence[Position], decision: Decision, better: Better) -> Told:
    """A decision that cost something: "month 2: buy Illegals, -18 %; better: explore"."""
    position, gain, measure = positions[decision.number], better.gain, better.sample.measure
    seen = position.blinded(decision.seat)
    lost = Change(-gain.mean, gain.error)
    played, instead = seen.label(decision.played), seen.label(better.action)
    text = f"{_when(position)}: {played}, {amount(lost.mean, measure)}; better: {instead}"
    return {**point("choice", decision.number, decision.seat, lost, position), "played": played, "text": text}


def chance_point(positions: Sequence[Position], samples: Sequence[Sample], decision: Decision) -> Told | None:
    """What chance did after a decision, if it did much: to the seat that it helped or hurt most."""
    if decision.then == decision.after:
        return None
    before, after = samples[decision.after], samples[decision.then]
    changes = [apart(before, after, seat) for seat in range(before.values.shape[1])]
    seat = max(range(len(changes)), key=lambda each: abs(changes[each].mean))
    change, position = changes[seat], positions[decision.number + 1]
    if abs(change.mean) < SWING[before.measure] or not change.is_beyond(LUCKY):
        return None
    story = " ".join(position.story)
    text = f"{_when(positions[decision.number])}: {story} {amount(change.mean, before.measure)} by chance"
    named = point("chance", decision.number, seat, change, positions[decision.number])
    return {**named, "story": story, "text": text}


def point(kind: str, number: int, seat: int, change: Change, position: Position) -> Told:
    figures = {"change": round(change.mean, 4), "low": round(change.low, 4), "high": round(change.high, 4)}
    return {"kind": kind, "number": number + 1, "seat": seat, "when": _when(position), **figures}


def _when(position: Position) -> str:
    return position.rulebook.speech.when(position)


def amount(change: float, measure: Measure) -> str:
    """A change as people read it: "-18 %", "+2.5 points"."""
    sign = MINUS if change < 0 else "+"
    return f"{sign}{abs(change):.0%}".replace("%", " %") if measure == "wins" else f"{sign}{abs(change):.1f} points"


# Luck and skill -------------------------------------------------------------------------------
def sums(course: Course, samples: Sequence[Sample], seat: int) -> Told:
    """How far a seat came by what: its own choices and the others', each against what the rules of thumb would have
    done; the rest is luck."""
    chosen = {
        decision.number: (decision.seat == seat, paired(samples[decision.before], samples[decision.after], seat))
        for decision in course.decisions
        if decision.before != decision.after
    }
    own = [change for is_own, change in chosen.values() if is_own]
    others = [change for is_own, change in chosen.values() if not is_own]
    start = samples[0]
    end = samples[course.decisions[-1].then] if course.decisions else start
    begin, finish = float(start.means[seat]), float(end.means[seat])
    by_own, by_others = (sum(change.mean for change in changes) for changes in (own, others))
    at_the_ends = apart(start, end, seat).error
    noise = sqrt(at_the_ends**2 + sum(change.error**2 for change in (*own, *others)))
    return {
        "start": round(begin, 4),
        "end": round(finish, 4),
        "own": round(by_own, 4),
        "own_error": round(Z95 * sqrt(sum(change.error**2 for change in own)), 4),
        "others": round(by_others, 4),
        "luck": round(finish - begin - by_own - by_others, 4),
        "luck_error": round(Z95 * noise, 4),
    }


def missed(course: Course, better: Mapping[int, Better], seat: int) -> Told:
    """What a seat gave away by moves that could have been better, as far as that is borne out."""
    gains = [better[each.number].gain for each in course.decisions if each.seat == seat and each.number in better]
    return {"missed": round(sum(gain.mean for gain in gains), 4), "slips": len(gains)}

"""Analyses of finished games and records: worked out once, kept, and shown to anyone who may see the replay."""

import gzip
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from longhaul.bots.analysis import MIN_ROLLOUTS, analyze_game, choose_budget
from longhaul.server.features.jobs import Report
from longhaul.server.features.recordings import Recording
from longhaul.server.store.rows import Analysis
from longhaul.server.store.store import Store


class BetterView(msgspec.Struct):
    """What should have been played, and how much better the seat would stand, with its interval."""

    action: int
    text: str
    label: str
    gain: float
    low: float
    high: float


class DecisionView(msgspec.Struct):
    """One move: the samples that tell how things stood before it, after it, and once chance had spoken."""

    number: int
    seat: int
    forced: bool
    before: int
    after: int
    then: int
    better: BetterView | None = None


class TurningView(msgspec.Struct):
    """What mattered: a choice that cost its seat something, or what chance did to the seat that it moved most."""

    kind: Literal["choice", "chance"]
    number: int
    seat: int
    when: str  # "month 2"
    change: float
    low: float
    high: float
    text: str
    played: str = ""  # of a choice
    story: str = ""  # of chance


class SumsView(msgspec.Struct):
    """From start to end, a seat came so far by its own choices, the others' and luck; each error is half a 95 %
    interval."""

    start: float
    end: float
    own: float
    own_error: float
    others: float
    luck: float
    luck_error: float
    missed: float  # what better moves would have gained, one by one
    slips: int  # how many those are


class AnalysisView(msgspec.Struct):
    """See `longhaul.bots.analysis`."""

    format: int
    game: str
    measure: Literal["wins", "score"]
    seats: int
    moves: int
    trials: int  # games for each sample
    samples: list[list[list[float]]]  # by seat: value, low, high
    decisions: list[DecisionView]
    turning: list[TurningView]
    sums: list[SumsView]


class KeptAnalysis(msgspec.Struct):
    """What is known of a replay, if anyone asked yet."""

    made: float
    analysis: AnalysisView | None


def kept(store: Store, replay: str) -> KeptAnalysis:
    row = store.analysis(replay)
    return KeptAnalysis(row.made, _read(row)) if row else KeptAnalysis(0.0, None)


def is_good_enough(store: Store, replay: str, recording: Recording) -> bool:
    """Whether what is kept is as thorough as what would be worked out now."""
    known = kept(store, replay).analysis
    return known is not None and known.trials >= min(MIN_ROLLOUTS, choose_budget(recording.rulebook).rollouts)


def work_on(
    store: Store, replay: str, recording: Recording, now: Callable[[], float]
) -> Callable[[Report], dict[str, Any]]:
    """The work of a job: it says where the result can be had."""

    def work(report: Report) -> dict[str, Any]:
        if not is_good_enough(store, replay, recording):  # someone else may have asked meanwhile
            told = msgspec.convert(analyze_game(recording.positions, report), AnalysisView)
            data = gzip.compress(msgspec.json.encode(told))
            store.save_analysis(Analysis(replay=replay, made=now(), data=data))
        return {"replay": replay}

    return work


def _read(row: Analysis) -> AnalysisView:
    return msgspec.json.decode(gzip.decompress(row.data), type=AnalysisView)

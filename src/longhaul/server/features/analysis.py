"""Analyses of replays: computed once, stored, and served to everyone who may see the replay."""

import gzip
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from longhaul.bots.analysis import MIN_ROLLOUTS, analyze_game, choose_budget
from longhaul.bots.analysis.report import FORMAT
from longhaul.core.messages import Message
from longhaul.server.features.jobs import Report
from longhaul.server.features.replays import Replay
from longhaul.server.store.rows import Analysis
from longhaul.server.store.store import Store


class BetterView(msgspec.Struct):
    """A better move, and the gain of its seat with a 95 % confidence interval."""

    action: int
    verb: str
    arguments: dict[str, str]
    label: Message
    gain: float
    low: float
    high: float


class DecisionView(msgspec.Struct):
    """One move: the indices of the samples before it, after it, and after the rolls and draws that followed."""

    number: int
    seat: int
    forced: bool
    before: int
    after: int
    then: int
    better: BetterView | None = None


class TurningView(msgspec.Struct):
    """A turning point: a choice that cost its seat something, or the luck of the seat that it affected most."""

    kind: Literal["choice", "chance"]
    number: int
    seat: int
    when: Message  # how far the game was: "month 2"
    change: float
    low: float
    high: float
    played: Message | None = None  # of a choice
    instead: Message | None = None
    story: list[Message] = []  # of chance


class SumsView(msgspec.Struct):
    """What moved a seat from start to end: its own choices, the others' and luck. Errors are half a 95 % interval."""

    start: float
    end: float
    own: float
    own_error: float
    others: float
    luck: float
    luck_error: float
    missed: float  # the sum of what better moves would have gained
    slips: int  # how many better moves there were


class AnalysisView(msgspec.Struct):
    """See `longhaul.bots.analysis`."""

    format: int
    game: str
    measure: Literal["wins", "score"]
    seats: int
    moves: int
    rollouts: int = msgspec.field(name="trials")  # games for each sample
    samples: list[list[list[float]]]  # by seat: value, low, high
    decisions: list[DecisionView]
    turning: list[TurningView]
    sums: list[SumsView]


class StoredAnalysis(msgspec.Struct):
    """The analysis of a replay; null if nobody has asked for one yet."""

    made: float
    analysis: AnalysisView | None


def stored_analysis(store: Store, replay_id: str) -> StoredAnalysis:
    row = store.analysis(replay_id)
    return StoredAnalysis(row.made, _read(row)) if row else StoredAnalysis(0.0, None)


def is_good_enough(store: Store, replay_id: str, replay: Replay) -> bool:
    """Whether the stored analysis is as thorough as a new one would be."""
    known = stored_analysis(store, replay_id).analysis
    return known is not None and known.rollouts >= min(MIN_ROLLOUTS, choose_budget(replay.rulebook).rollouts)


def analysis_work(
    store: Store, replay_id: str, replay: Replay, now: Callable[[], float]
) -> Callable[[Report], dict[str, Any]]:
    """The work of a job; its result is the id under which the analysis is stored."""

    def work(report: Report) -> dict[str, Any]:
        if not is_good_enough(store, replay_id, replay):  # another job may have stored one meanwhile
            view = msgspec.convert(analyze_game(replay.positions, report), AnalysisView)
            data = gzip.compress(msgspec.json.encode(view))
            store.save_analysis(Analysis(replay=replay_id, made=now(), data=data))
        return {"replay": replay_id}

    return work


def _read(row: Analysis) -> AnalysisView | None:
    """A stored analysis; None if it has an older format and must be made again."""
    data = gzip.decompress(row.data)
    if msgspec.json.decode(data, type=_Format).format != FORMAT:
        return None
    return msgspec.json.decode(data, type=AnalysisView)


class _Format(msgspec.Struct):
    format: int

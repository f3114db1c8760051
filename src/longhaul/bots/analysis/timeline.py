"""The timeline of a recorded game: its decisions, and the positions that must be sampled to judge them.

Most positions need no sample. A forced move and the move that the heuristic policy would have made change nothing; and
where chance did not intervene, the position after a move has the value of the move.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from longhaul.bots.heuristic import heuristic_bot
from longhaul.bots.search.rollouts import POLICY_ACTION
from longhaul.core.position import Position

SEED = 0x5EED << 32  # rollouts derive their seeds from it, never from that of the recorded game


@dataclass(frozen=True)
class SampleRequest:
    """A sample to be taken: of rollouts from a position, with a given first action or the policy's."""

    number: int  # of actions played before
    action: int
    seed: int


@dataclass(frozen=True)
class Decision:
    """One action of the game. `before`, `after` and `then` are indices of samples."""

    number: int  # of actions played before
    seat: int
    played: int
    is_forced: bool
    before: int
    after: int  # after the choice
    then: int  # and after chance


@dataclass(frozen=True)
class Timeline:
    requests: list[SampleRequest]
    decisions: list[Decision]

    def seed_at(self, decision: Decision) -> int:
        """The seed of the sample after a decision, so that alternatives to it are sampled on the same deals."""
        return self.requests[decision.after].seed


def build_timeline(positions: Sequence[Position]) -> Timeline:
    bot = heuristic_bot(positions[0].rulebook)
    requests, decisions = [SampleRequest(0, POLICY_ACTION, SEED)], list[Decision]()
    current = 0  # the sample that holds for the position
    for number, (position, next_position) in enumerate(pairwise(positions)):
        seen, played, before = position.blinded(position.seat), next_position.actions[-1], current
        is_forced = len(seen.legal) == 1
        if not is_forced and played != bot.choose(seen):
            requests.append(SampleRequest(number, played, requests[current].seed))
            current = len(requests) - 1
        after = current
        if not _has_same_value(position, next_position):
            requests.append(SampleRequest(number + 1, POLICY_ACTION, SEED + number + 1))
            current = len(requests) - 1
        decisions.append(Decision(number, position.seat, played, is_forced, before, after, current))
    return Timeline(requests, decisions)


def _has_same_value(before: Position, after: Position) -> bool:
    """Whether a move was followed neither by chance nor by a seat that knows other things."""
    knows_the_same = not before.rulebook.facts.hidden or after.seat == before.seat
    return not after.over and knows_the_same and bool(before.state.draws == after.state.draws)

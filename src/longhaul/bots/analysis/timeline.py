"""The course of a recorded game: its decisions, and the positions that have to be judged to tell what each did.

Most need not be. A forced move and one that the rules of thumb would have made change nothing; and where no die was
rolled and no card turned, the position after a move is worth what the move was worth.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from longhaul.bots.heuristic import heuristic_bot
from longhaul.bots.search.rollouts import AS_IT_COMES
from longhaul.core.position import Position

SEED = 0x5EED << 32  # of the first stretch; trial games draw their own seeds from it, never the recorded game's


@dataclass(frozen=True)
class Asked:
    """Something to be found out: how games end from a position, with a first action or as it comes."""

    number: int  # actions played before
    action: int
    seed: int


@dataclass(frozen=True)
class Decision:
    """One action of the game, and where what is known of it will be found in the list of all that is asked."""

    number: int  # actions played before
    seat: int
    played: int
    is_forced: bool
    before: int
    after: int
    then: int  # once chance has spoken


@dataclass(frozen=True)
class Course:
    asked: list[Asked]
    decisions: list[Decision]

    def seed_at(self, decision: Decision) -> int:
        """By which trial games at a decision are dealt, so that they pair up with those that are known."""
        return self.asked[decision.after].seed


def follow(positions: Sequence[Position]) -> Course:
    """Go through a game once."""
    bot = heuristic_bot(positions[0].rulebook)
    asked, decisions = [Asked(0, AS_IT_COMES, SEED)], list[Decision]()
    now = 0
    for number, (position, after) in enumerate(pairwise(positions)):
        seen, played, before = position.blinded(position.seat), after.actions[-1], now
        is_forced = len(seen.legal) == 1
        if not is_forced and played != bot.choose(seen):
            asked.append(Asked(number, played, asked[now].seed))
            now = len(asked) - 1
        chosen = now
        if not _is_the_same(position, after):
            asked.append(Asked(number + 1, AS_IT_COMES, SEED + number + 1))
            now = len(asked) - 1
        decisions.append(Decision(number, position.seat, played, is_forced, before, chosen, now))
    return Course(asked, decisions)


def _is_the_same(before: Position, after: Position) -> bool:
    """Whether no chance came between two positions, nor anyone decides next who knows other things."""
    knows_the_same = not before.rulebook.facts.hidden or after.seat == before.seat
    return not after.over and knows_the_same and bool(before.state.draws == after.state.draws)

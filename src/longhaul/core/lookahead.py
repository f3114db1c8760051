"""Exact look-ahead: what an action certainly leads to, over every outcome of every draw.

The action is played on blinded copies, once for each outcome of each draw (dictated as in scenario files), so neither
the seed nor anything else that the player cannot know has an influence: only what is the same in all outcomes counts.
The search stops at the first outcome that is not lost, so that a harmless action costs a single run.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from longhaul.core.chance import TAPE
from longhaul.core.events import empty_log
from longhaul.core.memory.record import duplicate
from longhaul.core.state import OVER

if TYPE_CHECKING:
    from longhaul.core.position import Position

# (position, seat) -> how the game is lost for that seat; "" if it is not; None if that takes further look-ahead
LossCheck = Callable[["Position", int], str | None]

REDEALS = 8  # of hidden information, in games that have it
DECISIONS_AHEAD = 1  # choices after the action that are searched, with every alternative
MAX_RUNS = 1500  # of the rules for one action; a search that needs more gives up
SAMPLES = 6  # outcomes that are tried before all of them: most actions soon turn out harmless
OUTCOMES = 32  # of one draw that are always tried; more follow if the last of them is possible


LOSING = ("the game is lost", "the game ends")  # a warning that contains one of these says that the game is lost

TIED_AND_LOST = "the game ends, and another player wins the tiebreak"
BEHIND_ANYWAY = "the game ends and another player wins, whatever happens"


def says_lost(warning: str) -> bool:
    """Whether a warning says that the game is lost; others are about lesser harm."""
    return any(words in warning for words in LOSING)


class _TooLong(Exception):
    """The search needs more runs than it may have."""


def certain_losses(
    position: "Position", action: int, fate: LossCheck, ahead: int = DECISIONS_AHEAD, runs: int = MAX_RUNS
) -> set[str]:
    """All the ways in which this action loses the game for its player; empty if the loss is not certain."""
    seat = position.seat
    ways = set[str]()
    search = _Search(position, fate, seat, runs)
    try:
        for redeal in range(REDEALS if position.rulebook.facts.hidden else 1):
            found = search.after(position.blinded(seat, redeal).state, action, ahead)
            if not found:
                return set()
            ways |= found
    except _TooLong:
        return set()
    return ways


def lost_at_the_end(position: "Position", action: int, unit: str = "points", ahead: int = 0) -> str:
    """The warning for an action that certainly ends the game with another seat ahead; "" for other actions."""

    def fate(after: "Position", seat: int) -> str | None:
        if not after.over:
            return None if after.seat == seat else ""
        own, most = after.scores[seat], max(after.scores)
        if seat in after.winners:
            return ""
        return f"the game ends, and {most} {unit} beat your {own}" if own < most else TIED_AND_LOST

    if ahead == 0 and not may_end(position, action):
        return ""
    ways = certain_losses(position, action, fate, ahead)
    return "" if not ways else ways.pop() if len(ways) == 1 else BEHIND_ANYWAY


def may_end(position: "Position", action: int) -> bool:
    """Whether an outcome of an action is the end or a forced move: a quick check before the full search."""
    after, content, compiled = duplicate(position.state), position.content.record, position.rulebook.compiled
    after.seed = 0
    compiled.play.run(content, after, empty_log(), action)
    return bool(after.phase == OVER) or len(position.with_state(after).legal) == 1


class _Search:
    """Searches for an outcome that is not lost; if there is none, it knows all the ways in which the game is lost."""

    def __init__(self, position: "Position", fate: LossCheck, seat: int, runs: int) -> None:
        self._position, self._fate, self._seat = position, fate, seat
        self._content = duplicate(position.content.record)  # with a tape of its own
        self._runs_left = runs

    def after(self, state: Any, action: int, ahead: int) -> set[str]:
        """The ways in which every outcome of an action is lost; empty if one is not."""
        for seed in range(SAMPLES):
            sample = self._run(state, action, (), seed)
            ways = self._ways(sample, ahead)
            if not ways or sample.state.draws == 0:
                return ways
        return self._all_ways(state, action, ahead)

    def _all_ways(self, state: Any, action: int, ahead: int) -> set[str]:
        """The same by exhaustive search: each draw that is not yet dictated is tried with each of its outcomes."""
        ways = set[str]()
        untried: list[tuple[int, ...]] = [(value,) for value in range(OUTCOMES)]
        while untried:
            draws = untried.pop()
            outcome = self._run(state, action, draws)
            if outcome.state.draws < 0:
                continue  # an impossible outcome
            if draws[-1] >= OUTCOMES - 1:
                untried.append((*draws[:-1], draws[-1] + 1))
            found = self._ways(outcome, ahead)
            if not found:
                return set()
            if outcome.state.draws > len(draws):
                untried += [(*draws, value) for value in range(OUTCOMES)]
            else:
                ways |= found
        return ways

    def _run(self, state: Any, action: int, draws: tuple[int, ...], seed: int = 0) -> "Position":
        """The position after an action whose first draws are given; the others depend on the seed."""
        self._runs_left -= 1
        if self._runs_left < 0 or len(draws) > TAPE:
            raise _TooLong
        after = duplicate(state)
        after.seed, after.draws = seed, 0
        self._content.taped = len(draws)
        for number, value in enumerate(draws):
            self._content.tape[number] = value
        self._position.rulebook.compiled.play.run(self._content, after, empty_log(), action)
        return self._position.with_state(after)

    def _ways(self, position: "Position", ahead: int) -> set[str]:
        """The ways in which a position is lost whatever its player does; empty if it is not, or if that is unknown."""
        way = self._fate(position, self._seat)
        if way is not None:
            return {way} - {""}
        if position.over or position.seat != self._seat:
            return set()
        legal = position.legal
        if len(legal) > 1:
            ahead -= 1
        if ahead < 0:
            return set()
        ways = set[str]()
        for action in legal:
            found = self.after(position.state, int(action), ahead)
            if not found:
                return set()
            ways |= found
        return ways

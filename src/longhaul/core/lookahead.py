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
from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.state import OVER

if TYPE_CHECKING:
    from longhaul.core.position import Position

# (position, seat) -> how the game is lost for that seat; NOTHING if it is not; None if that takes further look-ahead
LossCheck = Callable[["Position", int], Message | None]

REDEALS = 8  # of hidden information, in games that have it
DECISIONS_AHEAD = 1  # choices after the action that are searched, with every alternative
MAX_RUNS = 1500  # of the rules for one action, if draws have OUTCOMES; a search that needs more gives up
SAMPLES = 6  # outcomes that are tried before all of them: most actions soon turn out harmless
OUTCOMES = 32  # of one draw that are always tried; more follow if the last of them is possible


LOST = "warning-lost"  # the id of a warning that the game is lost begins with this
TIED_AND_LOST = Message("warning-lost-tiebreak")
BEHIND_ANYWAY = Message("warning-lost-anyway")


def says_lost(warning: Message) -> bool:
    """Whether a warning says that the game is lost; others are about lesser harm."""
    return warning.id.startswith(LOST)


class _TooLong(Exception):
    """The search needs more runs than it may have."""


def certain_losses(
    position: "Position",
    action: int,
    fate: LossCheck,
    ahead: int = DECISIONS_AHEAD,
    runs: int = MAX_RUNS,
    outcomes: int = OUTCOMES,
) -> set[Message]:
    """All the ways in which this action loses the game for its player; empty if the loss is not certain.

    `outcomes` is how many the draws of a game usually have, such as the faces of its dice: the fewer, the faster.
    """
    seat = position.seat
    ways = set[Message]()
    search = _Search(position, fate, seat, runs, outcomes)
    try:
        for redeal in range(REDEALS if position.rulebook.facts.hidden else 1):
            found = search.after(position.blinded(seat, redeal).state, action, ahead)
            if not found:
                return set()
            ways |= found
    except _TooLong:
        return set()
    return ways


def lost_at_the_end(
    position: "Position", action: int, unit: str = "points", ahead: int = 0, outcomes: int = OUTCOMES
) -> Message:
    """The warning for an action that certainly ends the game with another seat ahead; NOTHING for other actions.

    Scores are counted in `points`, `credits` or `levels`.
    """

    def fate(after: "Position", seat: int) -> Message | None:
        if not after.over:
            return None if after.seat == seat else NOTHING
        scores, winners, _ = after.result
        if seat in winners:
            return NOTHING
        own, most = scores[seat], max(scores)
        return Message(f"{LOST}-{unit}", {"most": most, "own": own}) if own < most else TIED_AND_LOST

    if ahead == 0 and not may_end(position, action):
        return NOTHING
    ways = certain_losses(position, action, fate, ahead, outcomes=outcomes)
    return NOTHING if not ways else ways.pop() if len(ways) == 1 else BEHIND_ANYWAY


def may_end(position: "Position", action: int) -> bool:
    """Whether an outcome of an action is the end or a forced move: a quick check before the full search."""
    after, content, compiled = duplicate(position.state), position.content.record, position.rulebook.compiled
    after.seed = 0
    compiled.play.run(content, after, empty_log(), action)
    return bool(after.phase == OVER) or len(position.with_state(after).legal) == 1


class _Search:
    """Searches for an outcome that is not lost; if there is none, it knows all the ways in which the game is lost."""

    def __init__(self, position: "Position", fate: LossCheck, seat: int, runs: int, outcomes: int) -> None:
        self._position, self._fate, self._seat = position, fate, seat
        self._content = duplicate(position.content.record)  # with a tape of its own
        self._outcomes = range(outcomes)
        self._runs_left = runs * (outcomes + 1) // (OUTCOMES + 1)  # of each draw an impossible outcome is tried, too
        self._play = position.rulebook.compiled.play.run

    def after(self, state: Any, action: int, ahead: int) -> set[Message]:
        """The ways in which every outcome of an action is lost; empty if one is not."""
        for seed in range(SAMPLES):
            sample = self._run(state, action, (), seed)
            ways = self._ways(sample, ahead)
            if not ways or sample.state.draws == 0:
                return ways
        return self._all_ways(state, action, ahead)

    def _all_ways(self, state: Any, action: int, ahead: int) -> set[Message]:
        """The same by exhaustive search: each draw that is not yet dictated is tried with each of its outcomes."""
        ways = set[Message]()
        untried: list[tuple[int, ...]] = [(value,) for value in self._outcomes]
        while untried:
            draws = untried.pop()
            outcome = self._run(state, action, draws)
            if outcome.state.draws < 0:
                continue  # an impossible outcome
            if draws[-1] >= self._outcomes[-1]:
                untried.append((*draws[:-1], draws[-1] + 1))
            found = self._ways(outcome, ahead)
            if not found:
                return set()
            if outcome.state.draws > len(draws):
                untried += [(*draws, value) for value in self._outcomes]
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
        self._play(self._content, after, empty_log(), action)
        return self._position.with_state(after)

    def _ways(self, position: "Position", ahead: int) -> set[Message]:
        """The ways in which a position is lost whatever its player does; empty if it is not, or if that is unknown."""
        way = self._fate(position, self._seat)
        if way is not None:
            return {way} - {NOTHING}
        if position.over or position.seat != self._seat:
            return set()
        legal = position.legal
        if len(legal) > 1:
            ahead -= 1
        if ahead < 0:
            return set()
        ways = set[Message]()
        for action in legal:
            found = self.after(position.state, int(action), ahead)
            if not found:
                return set()
            ways |= found
        return ways

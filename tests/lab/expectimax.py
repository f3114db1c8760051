"""Dice Traders for one player by brute force: the real rules, every choice, every roll of the dice, one by one.

It knows nothing of days, prices or police: positions are expanded by the rules themselves, with dictated chance. All it
takes for granted is that goods are alike, so positions that differ in their names only are expanded once, and that dice
about to be rolled do not matter.
"""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import longhaul
from longhaul.core.content import ContentSet
from longhaul.core.events import empty_log
from longhaul.core.memory.record import duplicate
from longhaul.core.position import Position
from longhaul.games.dice_traders.state import DICE, EXPLORE, FACES, GOODS, LOCK, SELL, SIZES, Phase

Draws = tuple[tuple[int, ...], float]  # what the dice show, and how likely it is
DICE_SETS = 2**DICE - 1


class Expectimax:
    """Positions and actions that were looked at, by name, with what they are worth."""

    def __init__(self, content: ContentSet[Any]) -> None:
        self._rulebook = longhaul.find_game("dice-traders")
        self._content = content
        self._log = empty_log()
        self._worth: dict[Any, float] = {}
        self._after: dict[Any, float] = {}

    def expect(self, limit: int) -> float:
        """Final credits from the start of a game, its first roll dictated by hand."""
        total = 0.0
        for faces, chance in rolls(DICE):
            position = Position.start(self._rulebook, self._content, 1, 1, {"limit": limit})
            position.state.dice[:] = self._content.record.face[list(faces)]
            total += chance * self.value(position)
        return total

    def value(self, position: Position) -> float:
        s = position.state
        if s.phase == Phase.OVER:
            return float(s.credits[0])
        key = name(s, int(s.locked))
        if key not in self._worth:
            self._worth[key] = max(self.value_after(position, action) for action in position.legal)
        return self._worth[key]

    def value_after(self, position: Position, action: int) -> float:
        """The mean over all that chance can bring."""
        s = position.state
        is_lock = LOCK <= action < LOCK + DICE_SETS
        locked = int(s.locked) | action - LOCK + 1 if is_lock else 0
        key = name(s, locked, rolled=False) if is_lock else (name(s, int(s.locked)), action)
        if not is_lock or key not in self._after:
            ways = chances(s, action, locked)
            self._after[key] = sum(
                chance * self.value(self._carried_out(position, action, way)) for way, chance in ways
            )
        return self._after[key]

    def _carried_out(self, position: Position, action: int, draws: tuple[int, ...]) -> Position:
        """The position after an action, chance being dictated."""
        state, record = duplicate(position.state), self._content.record
        record.taped, state.draws = len(draws), 0
        record.tape[: len(draws)] = draws
        self._rulebook.compiled.play(record, state, self._log, int(action))
        record.taped = 0
        assert state.draws == len(draws), "chance was asked for something else"
        self._log.count = 0
        return Position(self._rulebook, self._content, state, 1)


def name(s: Any, locked: int, rolled: bool = True) -> tuple[Any, ...]:
    """All that matters of a position, the same whatever the goods are called and wherever the dice lie."""
    phase, size, hold = int(s.phase), int(s.planet_size), s.hold[0].tolist()
    locked_count, loose, stock, taken = [0] * GOODS, [0] * GOODS, [0] * GOODS, [0] * GOODS
    turn: tuple[int, ...] = ()
    if phase == Phase.LOCK:
        turn = int(s.rolls), size
        for die, good in enumerate(s.dice.tolist()[: size + 3]):
            if locked >> die & 1:
                locked_count[good] += 1
            elif rolled:
                loose[good] += 1
    elif phase != Phase.TRAVEL:
        turn = int(s.sold), int(s.bought), int(s.origin[0] == s.planet)
        stock, taken = s.stock.tolist(), s.taken.tolist()
    goods = sorted(zip(map(tuple, hold), locked_count, loose, stock, taken))
    return phase, int(s.limit - s.days[0]), int(s.credits[0]), turn, tuple(goods), rolled


def chances(s: Any, action: int, locked: int) -> tuple[Draws, ...]:
    """What the dice may show when an action is carried out."""
    if EXPLORE <= action < EXPLORE + SIZES:
        return rolls(action - EXPLORE + 3)
    if locked:
        return rolls(DICE - locked.bit_count())
    if action == SELL and not any(s.stock[good] for good in range(GOODS) if s.hold[0, good].any()):
        return tuple(((face,), 1 / FACES) for face in range(FACES))
    return (((), 1.0),)


@cache
def rolls(dice: int) -> tuple[Draws, ...]:
    """Every roll of so many dice, once for all orders."""
    return tuple(
        (faces, factorial(dice) / prod(map(factorial, Counter(faces).values())) / FACES**dice)
        for faces in combinations_with_replacement(range(FACES), dice)
    )

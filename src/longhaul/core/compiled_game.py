"""The few functions of a game that Python calls, each compiled with all the rules it uses, and cached."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numpy.typing import NDArray

from longhaul.core.chance import block, scale
from longhaul.core.events import Events
from longhaul.core.jit.entry_points import EntryPoint
from longhaul.core.jit.rule import COMPILED, rule
from longhaul.core.memory.record import Record
from longhaul.core.state import OVER


@dataclass(frozen=True)
class Rules:
    """The contract of a game's rules: `c` is its content, `s` its state, `log` an Events record or None."""

    setup: Callable[..., None]  # (c, s, log): a zeroed state with seed, seats, options -> a started game
    judge: Callable[..., int]  # (c, s, action) -> 0 if legal, else the clause that forbids it
    legal: Callable[..., int]  # (c, s, out) -> how many legal actions were written, ascending
    apply: Callable[..., None]  # (c, s, action, log): assumes that the action is legal
    score: Callable[..., int]  # (c, s, seat)
    won: Callable[..., bool]  # (c, s, seat) -> whether the seat wins or shares the win
    ending: Callable[..., int]  # (c, s) -> index into Facts.endings
    blind: Callable[..., None]  # (c, s, seat, seed): re-deals what the seat cannot know
    observe: Callable[..., None]  # (c, s, seat, out): fills a float vector from public knowledge
    measure: Callable[..., None]  # (c, s, out): fills Facts.figures for a finished game


@rule
def no_figures(c: Any, s: Any, out: NDArray[np.int32]) -> None:
    """The `measure` of a game without figures of its own beside scores and lengths."""


@rule
def no_policy(c: Any, s: Any) -> int:
    """A placeholder for the policy where choices are random."""
    return 0


class CompiledGame:
    """The entry points of one game. Each is compiled on first use, not before."""

    def __init__(self, game: str, rules: Rules, content: type[Record], state: type[Record]) -> None:
        self._game, self._rules = game.replace("-", "_"), rules
        self._content, self._state = content, state
        both = (content, state)
        self.setup = self._entry(_setup, (*both, Events))
        self.judge = self._entry(_judge, both)
        self.legal = self._entry(_legal, both)
        self.play = self._entry(_play, (*both, Events))
        self.result = self._entry(_result, both)
        self.blind = self._entry(_blind, both)
        self.view = self._entry(_view, both)
        self.observe = self._entry(_observe, both)
        self.playouts = self._playouts("", guided=False, policy=no_policy)
        self.copies = numba.njit(nogil=True)(_copies) if COMPILED else _copies
        self._guided: dict[Callable[..., int], EntryPoint] = {}

    def guided(self, policy: Callable[..., int]) -> EntryPoint:
        """Playouts in which a policy, (content, blinded state) -> action, chooses for every seat."""
        if policy not in self._guided:
            name = f"{policy.__module__}_{policy.__name__}".replace(".", "_")
            self._guided[policy] = self._playouts(name, guided=True, policy=policy)
        return self._guided[policy]

    def _playouts(self, suffix: str, **more: Any) -> EntryPoint:
        return self._entry(_playouts, (self._content,), suffix, rows=self._state, releases_gil=True, **more)

    def _entry(
        self, template: Callable[..., Any], records: tuple[type[Record], ...], suffix: str = "", **more: Any
    ) -> EntryPoint:
        name = f"{template.__name__.strip('_')}_{self._game}{suffix and '_'}{suffix}"
        return EntryPoint(template, name, records, **vars(self._rules), **more)


# Templates: the names below stand for the rules of the game that a template is specialised for. -----------
if TYPE_CHECKING:
    setup: Callable[..., None]
    judge: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    score: Callable[..., int]
    won: Callable[..., bool]
    ending: Callable[..., int]
    blind: Callable[..., None]
    observe: Callable[..., None]
    measure: Callable[..., None]
    policy: Callable[..., int]
    guided: bool


def _setup(c: Any, s: Any, log: Any) -> None:
    setup(c, s, log)


def _judge(c: Any, s: Any, action: int) -> int:
    return judge(c, s, action) + 0  # a plain number, not a member of the game's Clause


def _legal(c: Any, s: Any, out: NDArray[np.int32]) -> int:
    return legal(c, s, out)


def _play(c: Any, s: Any, log: Any, action: int) -> None:
    apply(c, s, action, log)


def _result(c: Any, s: Any, scores: NDArray[np.int32], wins: NDArray[np.uint8]) -> int:
    for seat in range(s.seats):
        scores[seat] = score(c, s, seat)
        wins[seat] = won(c, s, seat)
    return ending(c, s)


def _blind(c: Any, s: Any, seat: int, seed: np.uint64) -> None:
    blind(c, s, seat, seed)


def _view(c: Any, s: Any, seat: int, seed: np.uint64, out: NDArray[np.int32]) -> int:
    """Blind the state and write scores, then legal actions, to `out`; return how many actions there are.

    A table asks for these together for every viewer, so they are one call.
    """
    blind(c, s, seat, seed)
    for player in range(s.seats):
        out[player] = score(c, s, player)
    return legal(c, s, out[s.seats :])


def _observe(c: Any, s: Any, seat: int, out: NDArray[np.float32]) -> None:
    observe(c, s, seat, out)


# Playouts -------------------------------------------------------------------------------------
UNFINISHED, ILLEGAL = -1, -2  # in place of an ending: a correct game never returns them
LANES = 8  # a power of two: words of the policy's random stream generated at a time, as a vector


def workspace(actions: int) -> NDArray[Any]:
    """Working memory for one core: the policy's random words and a list of legal actions.

    It is a record, not two arrays: Numba counts references to arrays, and would count up and
    down, atomically, with every call of `legal`.
    """
    return np.zeros(1, np.dtype((np.record, [("words", "u8", (LANES,)), ("moves", "i4", (actions + 1,))])))


def _playouts(
    c: Any,
    base: NDArray[Any],
    work: NDArray[Any],
    room: NDArray[Any],
    lanes: int,
    seed: np.uint64,
    first: int,
    longest: int,
    scores: NDArray[np.int32],
    wins: NDArray[np.uint8],
    lengths: NDArray[np.int32],
    endings: NDArray[np.int32],
    figures: NDArray[np.int32],
) -> None:
    """Play len(lengths) games from `base`, numbered from `first`: at random, or as the policy says.

    Chance and players have a stream each, chosen by batch seed and game number alone, so the result of
    a game does not depend on which core plays it. A policy is shown a blinded copy; `work` has room for
    the game and that copy. (`lanes` is LANES, but not a constant to the compiler, which would unroll the
    loop it bounds instead of vectorising it.)
    """
    words, moves = room[0].words, room[0].moves
    for row in range(lengths.size):
        work[0] = base[0]
        s = work[0]
        s.seed = block(seed, first + row)
        stream = block(~seed, first + row)
        setup(c, s, None)
        decisions, fault = 0, UNFINISHED
        while s.phase != OVER and decisions < longest:
            if decisions & (LANES - 1) == 0:
                for lane in range(lanes):
                    words[lane] = block(stream, decisions + lane)
            word = words[decisions & (LANES - 1)]
            if guided:
                work[1] = work[0]
                blind(c, work[1], s.seat, word)
                action = policy(c, work[1])
                if judge(c, s, action) != 0:
                    fault = ILLEGAL
                    break
            else:
                count = legal(c, s, moves)
                action = moves[scale(word, count)]
            apply(c, s, action, None)
            decisions += 1
        for seat in range(s.seats):
            scores[row, seat] = score(c, s, seat)
            wins[row, seat] = won(c, s, seat)
        lengths[row] = decisions
        measure(c, s, figures[row])
        endings[row] = ending(c, s) if s.phase == OVER else fault


def _copies(work: NDArray[Any], count: int) -> None:
    """Copy a record `count` times around a ring, so that the compiler cannot drop any copy."""
    size = work.size
    for i in range(count):
        work[(i + 1) % size] = work[i % size]

"""Finding puzzles: bots play, every move of some decisions is tried out, and a search must agree with what is best.

A position is taken when one move beats all others by more than the noise; it is kept when that is still so with ten
times as many trial games, of other deals. How hard it is, small searches tell: by how many of them find the move.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from longhaul.bots.analysis.samples import Measure, Sample, measure_of, paired, play_trials
from longhaul.bots.bot import ask
from longhaul.bots.heuristic import heuristic_bot
from longhaul.bots.levels import CAPTAIN, search_settings
from longhaul.bots.puzzles.collection import EASIEST, HARDEST, Move, Puzzle
from longhaul.bots.search import Searcher
from longhaul.core.position import Action, Position
from longhaul.core.rulebook import Rulebook

WIDEST = 40  # moves: more is not a puzzle but a chore
GAP: dict[Measure, float] = {"wins": 0.06, "score": 2.0}  # between the best move and the next, at least
CLEARLY = 3.0  # standard errors of that gap
LARGER = 10  # times the budget, to check
GLANCE = 5  # at a fifth of the budget, hopeless ones are left
RIVALS = 4  # moves that are checked against the best one
SMALL = (30, 100, 300, 1000)  # iterations of searches that a hard puzzle defeats
AGAIN = 3  # of each
ONE_EASY_IN = 4

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Making:
    """How puzzles are looked for."""

    trials: int = 200  # for each move; ten times as many to check
    iterations: int = 2000  # of the search that must agree
    every: int = 8  # one decision in so many is looked at
    seats: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)


def make(rulebook: Rulebook, number: int, making: Making, seed: int, told: Progress) -> Iterator[Puzzle]:
    """So many puzzles, each from a game of its own; at most one in so many is one that rules of thumb solve."""
    found, easy = 0, 0
    while found < number:
        for position in candidates(rulebook, making, seed):
            puzzle = examine(position, making, f"{rulebook.facts.id}-{seed}-{len(position.actions)}")
            if puzzle is not None and (puzzle.difficulty > EASIEST or easy * ONE_EASY_IN <= found):
                found, easy = found + 1, easy + (puzzle.difficulty == EASIEST)
                told(f"{puzzle.id}: {puzzle.best}, difficulty {puzzle.difficulty}")
                yield puzzle
                break
        seed += 1


def candidates(rulebook: Rulebook, making: Making, seed: int) -> Iterator[Position]:
    """Decisions of one game, here and there; rules of thumb play it, as a cadet does now and then.

    Those of its second half: by then a move tells, and trial games are short.
    """
    position = Position.start(rulebook, rulebook.find_content(), seed, making.seats, making.options)
    bot, chance, found = heuristic_bot(rulebook), random.Random(seed), list[Position]()
    while not position.over:
        if 2 < len(position.legal) <= WIDEST and chance.random() * making.every < 1:
            found.append(position.copy())
        position.play(ask(bot, position, 1))
    yield from (each for each in found if 2 * len(each.actions) > len(position.actions))


def examine(position: Position, making: Making, name: str) -> Puzzle | None:
    """A puzzle, if this is one. Most are not, which a few trial games tell."""
    glance = tried(position, position.legal, making.trials // GLANCE, position.seed + 3)
    if not stands_out(glance, rank(glance, position.seat), position.seat, 1 / 2):
        return None
    samples = tried(position, position.legal, making.trials, position.seed + 1)
    ranked = rank(samples, position.seat)
    if not stands_out(samples, ranked, position.seat):
        return None
    if best_by_search(position, making.iterations, 1) != ranked[0]:
        return None
    checked = check(position, ranked[: RIVALS + 1], making.trials * LARGER, position.seed + 2)
    if checked is None:
        return None
    moves = [loss_of(samples, ranked[0], action, position.seat) for action in ranked]
    moves = [checked.get(move.text, move) for move in moves]
    return written(position, name, moves, making.trials * LARGER)


def tried(position: Position, actions: Sequence[Action], trials: int, seed: int) -> dict[Action, Sample]:
    """Each action on the same deals."""
    return {action: play_trials(position, trials, seed % (1 << 63), int(action)) for action in actions}


def rank(samples: dict[Action, Sample], seat: int) -> list[Action]:
    return sorted(samples, key=lambda action: -float(samples[action].means[seat]))


def stands_out(samples: dict[Action, Sample], ranked: Sequence[Action], seat: int, strictly: float = 1.0) -> bool:
    """Whether the first beats the second by more than a little, and by more than the noise."""
    gap = paired(samples[ranked[1]], samples[ranked[0]], seat)
    return gap.mean >= strictly * GAP[samples[ranked[0]].measure] and gap.is_beyond(strictly * CLEARLY)


def check(position: Position, ranked: Sequence[Action], trials: int, seed: int) -> dict[str, Move] | None:
    """The best moves once more, by other deals and many of them: what they lose, if the first is still the best."""
    samples = tried(position, ranked, trials, seed)
    again = rank(samples, position.seat)
    if again[0] != ranked[0] or not stands_out(samples, again, position.seat):
        return None
    return {action.text: loss_of(samples, again[0], action, position.seat) for action in again}


def loss_of(samples: dict[Action, Sample], best: Action, action: Action, seat: int) -> Move:
    loss = paired(samples[action], samples[best], seat)
    return Move(action.text, *(round(figure, 4) for figure in (loss.mean, loss.low, loss.high)))


def best_by_search(position: Position, iterations: int, seed: int) -> Action:
    settings = replace(search_settings(CAPTAIN, position.rulebook, iterations), positions=1 << 12)
    return Searcher(position.rulebook, settings, seed).think(position.blinded(position.seat))[0].action


def difficulty_of(position: Position, best: str) -> int:
    """1: the rules of thumb play it; then by how many small searches miss it."""
    if position.action(ask(heuristic_bot(position.rulebook), position, 1)).text == best:
        return EASIEST
    searches = [(size, seed) for size in SMALL for seed in range(AGAIN)]
    missed = sum(best_by_search(position, size, seed + 10).text != best for size, seed in searches)
    return min(HARDEST, 2 + missed * (HARDEST - 1) // (len(searches) + 1))


def written(position: Position, name: str, moves: list[Move], trials: int) -> Puzzle:
    facts, best = position.rulebook.facts, moves[0].text
    return Puzzle(
        id=name,
        game=facts.id,
        rules=facts.version,
        content=position.content.name,
        hash=position.content.digest,
        seats=position.seats,
        options=position.options,
        seed=position.seed,
        actions=list(position.actions),
        measure=measure_of(position),
        best=best,
        moves=[moves[0], *sorted(moves[1:], key=lambda move: move.loss)],
        trials=trials,
        difficulty=difficulty_of(position, best),
    )


def holds(puzzle: Puzzle, rulebook: Rulebook, trials: int, seed: int) -> bool:
    """Whether the move is still the best by so many trial games of other deals."""
    position = puzzle.position(rulebook)
    ranked = [position.action(move.text) for move in puzzle.moves[: RIVALS + 1]]
    samples = tried(position, ranked, trials, seed)
    return rank(samples, position.seat)[0].text == puzzle.best

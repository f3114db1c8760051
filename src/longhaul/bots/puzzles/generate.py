"""Generate puzzles: in games between bots, run rollouts for every move of some decisions; a search must agree.

A position becomes a puzzle if one move beats all others by more than the noise, and if that still holds with ten times
as many rollouts on other deals. Its difficulty is measured by how many small searches miss the move.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from longhaul.bots.analysis.samples import Measure, Sample, measure_of, paired_change, run_rollouts
from longhaul.bots.bot import ask
from longhaul.bots.heuristic import heuristic_bot
from longhaul.bots.levels import CAPTAIN, search_settings
from longhaul.bots.puzzles.collection import MAX_DIFFICULTY, MIN_DIFFICULTY, Move, Puzzle
from longhaul.bots.search import Searcher
from longhaul.core.position import Action, Position
from longhaul.core.rulebook import Rulebook

MAX_MOVES = 40  # more choices make a chore, not a puzzle
MIN_GAP: dict[Measure, float] = {"wins": 0.06, "score": 2.0}  # between the best move and the next
MIN_STANDARD_ERRORS = 3.0  # of that gap
CHECK_FACTOR = 10  # the check uses this many times as many rollouts
SCREENING_DIVISOR = 5  # a first look, at a fifth of the rollouts, discards hopeless positions
CHECKED_RIVALS = 4  # moves that are checked against the best one
SEARCH_SIZES = (30, 100, 300, 1000)  # iterations of the searches that measure difficulty
SEARCHES_PER_SIZE = 3
EASY_ONE_IN = 4  # at most one puzzle in so many is solved by the heuristic policy


@dataclass(frozen=True)
class GeneratorSettings:
    rollouts: int = 200  # for each move; ten times as many to check
    iterations: int = 2000  # of the search that must agree
    every: int = 8  # one decision in so many is examined
    seats: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)


def generate_puzzles(rulebook: Rulebook, number: int, settings: GeneratorSettings, seed: int) -> Iterator[Puzzle]:
    """So many puzzles, each from another game."""
    found, easy = 0, 0
    while found < number:
        for position in candidates(rulebook, settings, seed):
            puzzle = examine(position, settings, f"{rulebook.facts.id}-{seed}-{len(position.actions)}")
            if puzzle is not None and (puzzle.difficulty > MIN_DIFFICULTY or easy * EASY_ONE_IN <= found):
                found, easy = found + 1, easy + (puzzle.difficulty == MIN_DIFFICULTY)
                yield puzzle
                break
        seed += 1


def candidates(rulebook: Rulebook, settings: GeneratorSettings, seed: int) -> Iterator[Position]:
    """Some decisions from the second half of a game played by the heuristic policy.

    By then a single move matters, and rollouts are short.
    """
    position = Position.start(rulebook, rulebook.find_content(), seed, settings.seats, settings.options)
    bot, chance, found = heuristic_bot(rulebook), random.Random(seed), list[Position]()
    while not position.over:
        if 2 < len(position.legal) <= MAX_MOVES and chance.random() * settings.every < 1:
            found.append(position.copy())
        position.play(ask(bot, position, 1))
    yield from (each for each in found if 2 * len(each.actions) > len(position.actions))


def examine(position: Position, settings: GeneratorSettings, name: str) -> Puzzle | None:
    """The puzzle at a position, if it makes one. Most do not, which a few rollouts show."""
    screening = sample_all(position, position.legal, settings.rollouts // SCREENING_DIVISOR, position.seed + 3)
    if not stands_out(screening, rank(screening, position.seat), position.seat, 1 / 2):
        return None
    samples = sample_all(position, position.legal, settings.rollouts, position.seed + 1)
    ranked = rank(samples, position.seat)
    if not stands_out(samples, ranked, position.seat):
        return None
    if best_by_search(position, settings.iterations, 1) != ranked[0]:
        return None
    checked = check(position, ranked[: CHECKED_RIVALS + 1], settings.rollouts * CHECK_FACTOR, position.seed + 2)
    if checked is None:
        return None
    moves = [loss_of(samples, ranked[0], action, position.seat) for action in ranked]
    moves = [checked.get(move.text, move) for move in moves]
    return build_puzzle(position, name, moves, settings.rollouts * CHECK_FACTOR)


def sample_all(position: Position, actions: Sequence[Action], rollouts: int, seed: int) -> dict[Action, Sample]:
    """A sample for each action, on the same deals."""
    return {action: run_rollouts(position, rollouts, seed % (1 << 63), int(action)) for action in actions}


def rank(samples: dict[Action, Sample], seat: int) -> list[Action]:
    """The actions, best first."""
    return sorted(samples, key=lambda action: -float(samples[action].means[seat]))


def stands_out(samples: dict[Action, Sample], ranked: Sequence[Action], seat: int, strictness: float = 1.0) -> bool:
    """Whether the first action beats the second by more than a little, and by more than the noise."""
    gap = paired_change(samples[ranked[1]], samples[ranked[0]], seat)
    min_gap = strictness * MIN_GAP[samples[ranked[0]].measure]
    return gap.mean >= min_gap and gap.is_significant(strictness * MIN_STANDARD_ERRORS)


def check(position: Position, ranked: Sequence[Action], rollouts: int, seed: int) -> dict[str, Move] | None:
    """What the best moves lose by many rollouts on other deals; None if the first is no longer clearly the best."""
    samples = sample_all(position, ranked, rollouts, seed)
    new_ranking = rank(samples, position.seat)
    if new_ranking[0] != ranked[0] or not stands_out(samples, new_ranking, position.seat):
        return None
    return {action.text: loss_of(samples, new_ranking[0], action, position.seat) for action in new_ranking}


def loss_of(samples: dict[Action, Sample], best: Action, action: Action, seat: int) -> Move:
    loss = paired_change(samples[action], samples[best], seat)
    return Move(action.text, *(round(figure, 4) for figure in (loss.mean, loss.low, loss.high)))


def best_by_search(position: Position, iterations: int, seed: int) -> Action:
    settings = replace(search_settings(CAPTAIN, position.rulebook, iterations), positions=1 << 12)
    return Searcher(position.rulebook, settings, seed).search(position.blinded(position.seat))[0].action


def difficulty_of(position: Position, best: str) -> int:
    """1: the heuristic policy plays the move; from 2 on by how many small searches miss it."""
    if position.action(ask(heuristic_bot(position.rulebook), position, 1)).text == best:
        return MIN_DIFFICULTY
    searches = [(size, seed) for size in SEARCH_SIZES for seed in range(SEARCHES_PER_SIZE)]
    missed = sum(best_by_search(position, size, seed + 10).text != best for size, seed in searches)
    return min(MAX_DIFFICULTY, 2 + missed * (MAX_DIFFICULTY - 1) // (len(searches) + 1))


def build_puzzle(position: Position, name: str, moves: list[Move], rollouts: int) -> Puzzle:
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
        rollouts=rollouts,
        difficulty=difficulty_of(position, best),
        length=length_of(position),
    )


def length_of(position: Position) -> int:
    """How many moves the game has if the heuristic policy plays on."""
    played, bot = position.copy(), heuristic_bot(position.rulebook)
    while not played.over:
        played.play(ask(bot, played, 1))
    return len(played.actions)


def still_holds(puzzle: Puzzle, rulebook: Rulebook, rollouts: int, seed: int) -> bool:
    """Whether the solution is still the best move by so many rollouts on other deals."""
    position = puzzle.position(rulebook)
    ranked = [position.action(move.text) for move in puzzle.moves[: CHECKED_RIVALS + 1]]
    samples = sample_all(position, ranked, rollouts, seed)
    return rank(samples, position.seat)[0].text == puzzle.best

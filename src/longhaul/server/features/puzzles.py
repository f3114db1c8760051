"""Puzzles as users see them: a position and its moves, without the solution until they try."""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache

import msgspec

from longhaul.bots.puzzles import Puzzle, puzzle_of_the_day, puzzles_of
from longhaul.core.messages import Message
from longhaul.core.position import Position
from longhaul.games import GAMES, find_game
from longhaul.server.features.replays import about_record, state_of
from longhaul.server.store.rows import Attempt
from longhaul.server.store.store import Store
from longhaul.table import Rejection
from longhaul.table.view import AboutView, ActionView, SeatView, StateView, action_view


class PuzzleRow(msgspec.Struct):
    """A puzzle in a list, with the user's progress."""

    id: str
    game: str
    difficulty: int
    themes: list[str]
    today: bool
    tries: int
    solved: bool


class PuzzleList(msgspec.Struct):
    """Today's puzzles first, how many the user solved, and the streak of days with a solved puzzle of the day."""

    puzzles: list[PuzzleRow]
    solved: int
    streak: int


class PuzzleView(msgspec.Struct):
    """A position and the moves there."""

    row: PuzzleRow
    about: AboutView
    state: StateView
    actions: list[ActionView]
    measure: str


class LossView(msgspec.Struct):
    label: Message
    loss: float
    low: float
    high: float


class TryView(msgspec.Struct):
    """Whether the move was right, its loss against the best move, and, once solved, the losses of the other moves."""

    right: bool
    tried: LossView
    tries: int
    streak: int
    rollouts: int = msgspec.field(name="trials")  # for each of the better moves
    others: list[LossView]


def find(puzzle: str) -> Puzzle:
    for game in GAMES:
        for each in puzzles_of(find_game(game)):
            if each.id == puzzle:
                return each
    raise Rejection(Message("rejected-no-puzzle", {"text-puzzle": puzzle}), code="no_puzzle")


def day_of(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()


def puzzles_of_the_day(day: date) -> dict[str, Puzzle]:
    """One puzzle per game that has any, by id."""
    found = (puzzle_of_the_day(find_game(game), day) for game in GAMES)
    return {puzzle.id: puzzle for puzzle in found if puzzle is not None}


def list_puzzles(store: Store, user: str, now: float) -> PuzzleList:
    mine = {attempt.puzzle: attempt for attempt in (store.attempts_of(user) if user else [])}
    daily = puzzles_of_the_day(day_of(now))
    every = [puzzle for game in GAMES for puzzle in puzzles_of(find_game(game))]
    rows = [puzzle_row(puzzle, puzzle.id in daily, mine.get(puzzle.id)) for puzzle in every]
    rows.sort(key=lambda each: not each.today)
    return PuzzleList(rows, sum(each.solved for each in mine.values()), streak(mine.values(), day_of(now)))


def puzzle_row(puzzle: Puzzle, is_today: bool, attempt: Attempt | None) -> PuzzleRow:
    tries, solved = (attempt.tries, attempt.solved) if attempt else (0, False)
    return PuzzleRow(puzzle.id, puzzle.game, puzzle.difficulty, list(puzzle.themes), is_today, tries, solved)


def streak(attempts: Iterable[Attempt], day: date) -> int:
    """Consecutive days, up to today or yesterday, on which a puzzle of the day was solved."""
    solved = {attempt.day for attempt in attempts if attempt.solved and attempt.day}
    last = day if day.isoformat() in solved else day - timedelta(days=1)
    count = 0
    while (last - timedelta(days=count)).isoformat() in solved:
        count += 1
    return count


@lru_cache(maxsize=32)
def position_of(puzzle: str) -> Position:
    """The position of a puzzle; shared, so it must not be changed."""
    found = find(puzzle)
    return found.position(find_game(found.game))


def puzzle_view(store: Store, puzzle: str, user: str, now: float) -> PuzzleView:
    found, position = find(puzzle), position_of(puzzle)
    seats = [SeatView("bot", "", "trader") for _ in range(position.seats)]
    seats[position.seat] = SeatView("person", "You", "")
    data = {
        "game": found.game,
        "rules": found.rules,
        "content": {"name": found.content, "hash": found.hash},
        "options": found.options,
    }
    seen = position.blinded(position.seat)
    legal = seen.legal
    actions = [*map(action_view, legal, seen.describe(legal), map(seen.warn_of, legal))]
    mine = store.attempt(user, puzzle) if user else None
    about = about_record(data, found.id, 0.0)
    return PuzzleView(
        puzzle_row(found, puzzle in puzzles_of_the_day(day_of(now)), mine),
        about,
        state_of(position, seats, None),
        actions,
        found.measure,
    )


def try_move(store: Store, puzzle: str, text: str, user: str, now: float) -> TryView:
    """Rate a move. Tries count until the puzzle is solved; after that the user may explore other moves."""
    found, position = find(puzzle), position_of(puzzle)
    move = found.move(text)
    if move is None:
        raise Rejection(Message("rejected-no-puzzle-move", {"text-move": text}), code="no_move")
    right = move.text == found.best
    before = store.attempt(user, puzzle)
    if before is None or not before.solved:
        day = day_of(now)
        solved_today = day.isoformat() if right and puzzle in puzzles_of_the_day(day) else ""
        tries, at = (before.tries + 1, before.at) if before else (1, now)
        store.save_attempt(Attempt(user=user, puzzle=puzzle, day=solved_today, at=at, tries=tries, solved=right))
    known = store.attempt(user, puzzle)
    assert known is not None
    seen = position.blinded(position.seat)

    def loss(text: str, loss: float, low: float, high: float) -> LossView:
        return LossView(seen.describe([seen.action(text)])[0], loss, low, high)

    others = [loss(each.text, each.loss, each.low, each.high) for each in found.moves] if known.solved else []
    days = streak(store.attempts_of(user), day_of(now))
    return TryView(right, loss(move.text, move.loss, move.low, move.high), known.tries, days, found.rollouts, others)

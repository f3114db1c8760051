"""Play games between bots on all cores; every result is saved at once."""

import json
import threading
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

from longhaul.bots import ask, load_bot
from longhaul.core.batch import cores
from longhaul.core.errors import BadOption, BadRecord, IllegalAction, LonghaulError, UnknownAction
from longhaul.core.files import game_record as records
from longhaul.core.messages.message import Message, excerpt
from longhaul.core.messages.shared import unwritable
from longhaul.core.position import Position
from longhaul.lab.arena.matches import Arena, Match, bot_seed

FORMAT = 1
QUEUED_GAMES_PER_CORE = 4  # waiting to be played


@dataclass(frozen=True)
class GameResult:
    """The result of one game; lists are by seat."""

    number: int
    group: int
    seed: int
    bots: list[str]
    scores: list[int]
    wins: list[float]  # a shared win counts in equal parts
    decisions: list[int]
    seconds: list[float]  # for all decisions together
    slowest: list[float]  # seconds for the slowest decision


Results = Generator[GameResult, None, None]


class Cancelled(Exception):
    """The game was cancelled."""


def play_all(
    arena: Arena,
    *,
    threads: int | None = None,
    record_folder: Path | None = None,
    resume: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> list[GameResult]:
    """The results of all games of an arena, by number. Results in the file `resume` are not computed again."""
    known = read_results(arena, resume) if resume else {}
    wanted = list(arena.matches())
    done = {match.number: known[match.number] for match in wanted if match.number in known}
    progress(len(done))
    missing = [match for match in wanted if match.number not in done]
    if record_folder is not None:
        _make_record_folder(record_folder, missing)
    playing = closing(_play_in_threads(arena, missing, threads or cores(), record_folder))
    with _result_file(arena, resume, is_new=not known) as file, playing as finished:
        for result in finished:
            done[result.number] = result
            if file is not None:
                file.write(json.dumps(asdict(result)) + "\n")
                file.flush()
            progress(1)
    return [done[match.number] for match in wanted]


def _play_in_threads(
    arena: Arena, matches: list[Match], threads: int, record_folder: Path | None
) -> Generator[GameResult, None, None]:
    """Results as they come. The search releases the GIL, so threads suffice."""
    if matches:
        _warm(arena, matches[0].seed)
    stop, left = threading.Event(), iter(matches)
    with ThreadPoolExecutor(threads, "arena") as pool:
        try:
            line: set[Future[GameResult]] = set()
            while True:
                for match in islice(left, QUEUED_GAMES_PER_CORE * threads - len(line)):
                    line.add(pool.submit(play_match, arena, match, record_folder, stop))
                if not line:
                    return
                ended, line = wait(line, return_when=FIRST_COMPLETED)
                for future in ended:
                    yield future.result()
        finally:
            stop.set()


def _warm(arena: Arena, seed: int) -> None:
    """Compile everything before several threads need it: every bot makes one choice."""
    position = arena.start(seed)
    for bot in arena.bots:
        ask(load_bot(bot, arena.rulebook), position, 1)


def play_match(arena: Arena, match: Match, record_folder: Path | None, stop: threading.Event) -> GameResult:
    """Play one game with new bots."""
    position = arena.start(match.seed)
    bots = [load_bot(name, arena.rulebook, bot_seed(match, seat)) for seat, name in enumerate(match.bots)]
    decisions, seconds, slowest = [0] * len(bots), [0.0] * len(bots), [0.0] * len(bots)
    while not position.over:
        if stop.is_set():
            raise Cancelled
        seat, began = position.seat, time.perf_counter()
        action = ask(bots[seat], position, len(position.actions) + 1)
        taken = time.perf_counter() - began
        decisions[seat] += 1
        seconds[seat] += taken
        slowest[seat] = max(slowest[seat], taken)
        _play(position, action, match.bots[seat])
    if record_folder is not None:
        write_record(position, match, record_folder)
    wins = [position.winners.count(seat) / max(1, len(position.winners)) for seat in range(position.seats)]
    return GameResult(
        match.number,
        match.group,
        match.seed,
        list(match.bots),
        position.scores,
        wins,
        decisions,
        [round(each, 4) for each in seconds],
        [round(each, 4) for each in slowest],
    )


def _play(position: Position, action: int, bot: str) -> None:
    try:
        position.play(action)
    except (IllegalAction, UnknownAction) as error:
        raise LonghaulError(Message("rejected-bot-action", {"text-bot": bot, "text": str(error)})) from None


def write_record(position: Position, match: Match, folder: Path) -> None:
    """Save the record of a game, for `longhaul replay`."""
    records.write({**records.export(position), "bots": list(match.bots)}, _record_file(folder, match))


def _record_file(folder: Path, match: Match) -> Path:
    return folder / f"game-{match.number + 1:06}.json"


def _make_record_folder(folder: Path, matches: list[Match]) -> None:
    """Create the folder for the records; existing records must not be overwritten."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        facts = {"text-folder": str(folder), "text": error.strerror}
        raise BadRecord(Message("rejected-record-folder", facts)) from None
    taken = next((file for match in matches if (file := _record_file(folder, match)).exists()), None)
    if taken is not None:
        raise BadRecord(Message("rejected-record-exists", {"text-file": str(taken)}))


# Result files: a header line that describes the arena, then a line for each game ---------------------
def read_results(arena: Arena, path: Path) -> dict[int, GameResult]:
    """The results in a file, by number; an incomplete last line, as after a power failure, is ignored."""
    if not path.exists() or path.stat().st_size == 0:
        return {}
    lines = path.read_text(encoding="utf-8").split("\n")
    try:
        head = json.loads(lines[0])
        results = [GameResult(**json.loads(line)) for line in lines[1:-1]]
    except (ValueError, TypeError):
        raise BadRecord(Message("rejected-not-results", {"text-file": str(path)})) from None
    _check_same(arena, head, path)
    return {result.number: result for result in results}


def _check_same(arena: Arena, head: Any, path: Path) -> None:
    if not isinstance(head, dict) or head.get("longhaul_arena") != FORMAT:
        raise BadRecord(Message("rejected-not-results", {"text-file": str(path)}))
    for name, value in arena.describe().items():
        if head.get(name) != value:
            facts = {"text-file": str(path), "text-name": name, "text-theirs": excerpt(head.get(name))}
            raise BadOption(Message("rejected-other-results", {**facts, "text-own": str(value)}))


@contextmanager
def _result_file(arena: Arena, path: Path | None, is_new: bool) -> Iterator[TextIO | None]:
    if path is None:
        yield None
        return
    try:
        if not is_new:
            _remove_incomplete_line(path)
        file = path.open("w" if is_new else "a", encoding="utf-8")
    except OSError as error:
        raise BadRecord(unwritable(path, error.strerror)) from None
    with file:
        if is_new:
            file.write(json.dumps({"longhaul_arena": FORMAT, **arena.describe()}) + "\n")
        yield file


def _remove_incomplete_line(path: Path) -> None:
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        path.write_bytes(whole)

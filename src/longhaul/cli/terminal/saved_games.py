"""The games that `longhaul play` saves: one file each, written after every action."""

import os
from datetime import datetime
from pathlib import Path
from typing import Any

from longhaul.cli.language import CommandError
from longhaul.cli.terminal.session import TerminalGame
from longhaul.core.files import game_record as records

MAX_SAVED_GAMES = 50  # older ones are deleted


def folder() -> Path:
    root = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return root / "longhaul" / "games"


def new_file(game: str) -> Path:
    """The file for a new game; its folder is created."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError("error-saves", folder=str(place), text=str(error.strerror)) from None
    for old in _by_age(place)[MAX_SAVED_GAMES - 1 :]:
        old.unlink(missing_ok=True)
    return place / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.json"


def last_file(game: str | None = None) -> Path:
    """The game that was saved last: of any game, or of a given one."""
    games = _by_age(folder(), f"{game}-*.json" if game else "*.json")
    if not games:
        raise CommandError("error-no-saved") if game is None else CommandError("error-no-saved-of", text=game)
    return games[0]


def save(game: TerminalGame) -> None:
    """Save a game to its own file, if it has one."""
    if game.file is not None:
        write(game, game.file)


def write(game: TerminalGame, path: Path) -> None:
    """Save a game, with who plays it."""
    seating: dict[str, Any] = {"bot": game.bot_name, "bot_seats": sorted(game.bots), "taken_back": game.taken_back}
    records.write({**records.export(game.position), **seating}, path)


def _by_age(place: Path, pattern: str = "*.json") -> list[Path]:
    return sorted(place.glob(pattern), key=lambda path: path.stat().st_mtime_ns, reverse=True)

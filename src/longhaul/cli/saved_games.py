"""The games that `longhaul play` keeps on disk: one file each, written after every action."""

import os
from datetime import datetime
from pathlib import Path

from longhaul.core.errors import BadRecord

KEPT = 50  # the oldest beyond these are removed


def folder() -> Path:
    root = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return root / "longhaul" / "games"


def new_file(game: str) -> Path:
    """A file for a game that begins now, in a folder that exists."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRecord(f"{place}: games cannot be kept there: {error.strerror}; set XDG_DATA_HOME") from None
    for old in _by_age(place)[KEPT - 1 :]:
        old.unlink(missing_ok=True)
    return place / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.json"


def last_file(game: str | None = None) -> Path:
    """The game that was played last: any, or the last one of a kind."""
    games = _by_age(folder(), f"{game}-*.json" if game else "*.json")
    if not games:
        begin, which = ("longhaul play", "") if game is None else (f"longhaul play {game}", f" of {game}")
        raise BadRecord(f"there is no saved game{which} to resume; `{begin}` begins one")
    return games[0]


def _by_age(place: Path, pattern: str = "*.json") -> list[Path]:
    return sorted(place.glob(pattern), key=lambda path: path.stat().st_mtime_ns, reverse=True)

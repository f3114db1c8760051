"""What `import longhaul` offers: `new`, `replay`, and the types they deal in."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from longhaul.core.errors import IllegalAction, LonghaulError
from longhaul.core.files import game_record as records
from longhaul.core.position import Action, Position
from longhaul.games import GAMES, find_game


def new(
    game: str,
    *,
    seed: int | None = None,
    seats: int | None = None,
    content: str | Path = "house",
    **options: object,
) -> Position:
    """The start of a new game. Without a seed, one that nobody can guess."""
    rulebook = find_game(game)
    return Position.start(rulebook, rulebook.find_content(content), seed, seats, options)


def replay(record: str | Path | Mapping[str, Any], content: str | Path | None = None) -> Iterator[Position]:
    """Every position of a recorded game, from its file or its data."""
    if isinstance(record, Mapping):
        data = records.check_form(dict(record))
    else:
        data = records.load(Path(record))
    rulebook = find_game(data["game"])
    return records.replay(data, rulebook, records.find_content(data, rulebook, content))


__all__ = ["GAMES", "Action", "IllegalAction", "LonghaulError", "Position", "find_game", "new", "replay"]

"""Longhaul: the home of tabletop space trading. See `new`, `replay` and `Position`.

The names below are imported when they are first used: importing the package alone is quick, and a
program may still choose how the rules run (LONGHAUL_JIT) before it touches them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from longhaul.api import GAMES, Action, IllegalAction, LonghaulError, Position, find_game, new, replay

__version__ = "0.1.0"
__all__ = ["GAMES", "Action", "IllegalAction", "LonghaulError", "Position", "find_game", "new", "replay"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module("longhaul.api"), name)
    raise AttributeError(f"module 'longhaul' has no attribute {name!r}")

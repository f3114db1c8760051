"""The games, by id. Each is imported when it is first asked for."""

from functools import cache
from importlib import import_module

from longhaul.core.errors import UnknownGame
from longhaul.core.messages.message import Message, excerpt
from longhaul.core.rulebook import Rulebook

GAMES = ("dice-traders", "free-trader", "gem-traders", "star-traders")


@cache
def find_game(name: str) -> Rulebook:
    """The rulebook of a game."""
    if name not in GAMES:
        raise UnknownGame(Message("rejected-unknown-game", {"text-game": excerpt(name), "text-known": GAMES}))
    rulebook = import_module(f"longhaul.games.{name.replace('-', '_')}").RULEBOOK
    assert isinstance(rulebook, Rulebook)
    return rulebook

"""Bots by name: the levels of the house, plug-ins that are installed, and any class that is named in full."""

from collections.abc import Callable
from dataclasses import fields, replace
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, cast

from longhaul.bots.bot import Bot
from longhaul.bots.cadet import Cadet
from longhaul.bots.captain import Captain
from longhaul.bots.heuristic import heuristic_bot
from longhaul.bots.levels import ADMIRAL, CADET, CAPTAIN, LEVELS, TRADER, search_settings, tuning
from longhaul.bots.random import RandomBot
from longhaul.bots.search import Settings
from longhaul.core.errors import BadOption
from longhaul.core.rulebook import Rulebook

GROUP = "longhaul.bots"  # of entry points
RANDOM = "random"  # for the lab only: nobody wants to play against it
AT = "@"  # "captain@2000": by iterations instead of time; "captain@2000,explore=3": and with other settings

Maker = Callable[[Rulebook, int], Bot]  # (rulebook, seed) -> a bot for one seat of one game

HOUSE: dict[str, Maker] = {
    RANDOM: lambda rulebook, seed: RandomBot(seed),
    CADET.name: lambda rulebook, seed: Cadet(rulebook, tuning(rulebook).slips, seed),
    TRADER.name: lambda rulebook, seed: heuristic_bot(rulebook),
    CAPTAIN.name: lambda rulebook, seed: Captain(rulebook, search_settings(CAPTAIN, rulebook), seed),
    ADMIRAL.name: lambda rulebook, seed: Captain(rulebook, search_settings(ADMIRAL, rulebook), seed),
}
SEARCHING = {level.name: level for level in (CAPTAIN, ADMIRAL)}


@cache
def plugins() -> dict[str, EntryPoint]:
    """Bots that other packages bring, by name; a name of the house cannot be taken."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in HOUSE}


def offered() -> tuple[str, ...]:
    """The bots that people can play against: the levels, the weakest first, then plug-ins."""
    return (*(level.name for level in LEVELS), *plugins())


def find_bot(name: str, rulebook: Rulebook, seed: int = 0) -> Bot:
    """A bot for one seat of one game: a level, `random`, a plug-in, or `captain@2000` (iterations for a decision)."""
    level, at, iterations = name.partition(AT)
    if at and level in SEARCHING:
        count, *changes = iterations.split(",")
        settings = search_settings(SEARCHING[level], rulebook, _count(name, count))
        return Captain(rulebook, _changed(name, settings, changes), seed)
    if name in HOUSE:
        return HOUSE[name](rulebook, seed)
    if name in plugins():
        return _made(name, plugins()[name].load(), rulebook, seed)
    raise BadOption(f"there is no bot {name!r}; there are {', '.join((RANDOM, *offered()))}")


def load_bot(name: str, rulebook: Rulebook, seed: int = 0) -> Bot:
    """The same, and also a class named as `module:Class`. Not for names from elsewhere: it imports the module."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return find_bot(name, rulebook, seed)
    try:
        maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(f"the bot {name!r} cannot be loaded: {error}") from None
    return _made(name, maker, rulebook, seed)


def _count(name: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 0 < int(text) < 1 << 31):
        raise BadOption(f"the bot {name!r} should be a level, {AT} and how many iterations, such as captain{AT}2000")
    return int(text)


def _changed(name: str, settings: Settings, changes: list[str]) -> Settings:
    """With other numbers than the level's own, to see what they are worth."""
    known = {field.name: type(getattr(settings, field.name)) for field in fields(settings)}
    given = dict[str, float]()
    for change in changes:
        setting, _, value = change.partition("=")
        try:
            given[setting] = known[setting](value)
        except (KeyError, ValueError):
            settable = ", ".join(known)
            raise BadOption(f"the bot {name!r}: {change!r} should be one of {settable}, = and a number") from None
    return replace(settings, **given)  # type: ignore[arg-type]


def _made(name: str, maker: Any, rulebook: Rulebook, seed: int) -> Bot:
    try:
        bot = maker(rulebook, seed)
    except Exception as error:
        raise BadOption(f"the bot {name!r} cannot be made from (rulebook, seed): {error}") from None
    if not callable(getattr(bot, "choose", None)):
        raise BadOption(f"the bot {name!r} has no method `choose`")
    return cast(Bot, bot)

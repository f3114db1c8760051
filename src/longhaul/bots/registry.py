"""Bots by name: the levels, installed plug-ins, and any class that is named as `module:Class`."""

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
from longhaul.bots.levels import ADMIRAL, CADET, CAPTAIN, LEVELS, TRADER, find_tuning, search_settings
from longhaul.bots.random import RandomBot
from longhaul.bots.search import Settings
from longhaul.core.errors import BadOption
from longhaul.core.messages.message import Message, excerpt
from longhaul.core.rulebook import Rulebook

PLUGIN_GROUP = "longhaul.bots"  # of entry points
RANDOM = "random"  # a baseline for experiments; not offered to players
ITERATIONS_MARK = "@"  # captain@2000: iterations instead of time; captain@2000,explore=3: other settings too

BotFactory = Callable[[Rulebook, int], Bot]  # (rulebook, seed) -> a bot for one seat of one game

BUILT_IN: dict[str, BotFactory] = {
    RANDOM: lambda rulebook, seed: RandomBot(seed),
    CADET.name: lambda rulebook, seed: Cadet(rulebook, find_tuning(rulebook).mistake_rate, seed),
    TRADER.name: lambda rulebook, seed: heuristic_bot(rulebook),
    CAPTAIN.name: lambda rulebook, seed: Captain(rulebook, search_settings(CAPTAIN, rulebook), seed),
    ADMIRAL.name: lambda rulebook, seed: Captain(rulebook, search_settings(ADMIRAL, rulebook), seed),
}
SEARCH_LEVELS = {level.name: level for level in (CAPTAIN, ADMIRAL)}


@cache
def plugins() -> dict[str, EntryPoint]:
    """Bots from other packages, by name; they cannot replace a built-in bot."""
    return {point.name: point for point in entry_points(group=PLUGIN_GROUP) if point.name not in BUILT_IN}


def available_bots() -> tuple[str, ...]:
    """The bots that people can play against: the levels, weakest first, then plug-ins."""
    return (*(level.name for level in LEVELS), *plugins())


def make_bot(name: str, rulebook: Rulebook, seed: int = 0) -> Bot:
    """A bot for one seat of one game: a level, `random`, a plug-in, or `captain@2000` (iterations per decision)."""
    level, mark, budget = name.partition(ITERATIONS_MARK)
    if mark and level in SEARCH_LEVELS:
        iterations, *changes = budget.split(",")
        settings = search_settings(SEARCH_LEVELS[level], rulebook, _parse_iterations(name, iterations))
        return Captain(rulebook, _change_settings(name, settings, changes), seed)
    if name in BUILT_IN:
        return BUILT_IN[name](rulebook, seed)
    if name in plugins():
        return _call_factory(name, plugins()[name].load(), rulebook, seed)
    known = (RANDOM, *available_bots())
    raise BadOption(Message("rejected-no-bot-level", {"text-bot": excerpt(name), "text-known": known}))


def load_bot(name: str, rulebook: Rulebook, seed: int = 0) -> Bot:
    """Like `make_bot`, and also a class named as `module:Class`. For trusted names only: it imports the module."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return make_bot(name, rulebook, seed)
    try:
        factory = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(Message("rejected-bot-load", {"text-bot": excerpt(name), "text": str(error)})) from None
    return _call_factory(name, factory, rulebook, seed)


def _parse_iterations(name: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 0 < int(text) < 1 << 31):
        raise BadOption(Message("rejected-bot-iterations", {"text-bot": excerpt(name)}))
    return int(text)


def _change_settings(name: str, settings: Settings, changes: list[str]) -> Settings:
    """Override some of the level's settings, for experiments."""
    known = {field.name: type(getattr(settings, field.name)) for field in fields(settings)}
    values = dict[str, float]()
    for change in changes:
        setting, _, value = change.partition("=")
        try:
            values[setting] = known[setting](value)
        except (KeyError, ValueError):
            facts = {"text-bot": excerpt(name), "text-change": excerpt(change), "text-known": [*known]}
            raise BadOption(Message("rejected-bot-setting", facts)) from None
    return replace(settings, **values)  # type: ignore[arg-type]


def _call_factory(name: str, factory: Any, rulebook: Rulebook, seed: int) -> Bot:
    try:
        bot = factory(rulebook, seed)
    except Exception as error:
        raise BadOption(Message("rejected-bot-make", {"text-bot": excerpt(name), "text": str(error)})) from None
    if not callable(getattr(bot, "choose", None)):
        raise BadOption(Message("rejected-bot-method", {"text-bot": excerpt(name)}))
    return cast(Bot, bot)

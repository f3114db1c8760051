"""The levels of play: each named once, with the sentence people read and its settings for every game."""

from dataclasses import dataclass, replace

from longhaul.bots.search import Settings
from longhaul.core.rulebook import Rulebook


@dataclass(frozen=True)
class Level:
    """How well a bot plays, in words."""

    name: str
    sentence: str


CADET = Level("cadet", "Knows the rules of thumb, and slips now and then.")
TRADER = Level("trader", "Plays by rules of thumb, at once.")
CAPTAIN = Level("captain", "Looks ahead, a fifth of a second for every decision.")
ADMIRAL = Level("admiral", "Looks ahead further, a second for every decision.")

LEVELS = (CADET, TRADER, CAPTAIN, ADMIRAL)  # the weakest first


@dataclass(frozen=True)
class Tuning:
    """What makes the levels in one game."""

    slips: float  # the share of its choices that a cadet gets wrong
    captain: Settings
    admiral: Settings


AS_A_RULE = Tuning(0.3, Settings(seconds=0.2), Settings(seconds=1.0, positions=1 << 18))
TUNING = {
    # Trip and planet, or planet and the next trip, are far enough, as what comes then is known (`worth/solo.py`).
    # Alone, where nobody may follow, one of them is.
    "dice-traders": Tuning(
        0.35,
        Settings(seconds=0.2, turns=2, alone=1, explore=5.0),
        Settings(seconds=1.0, turns=2, alone=1, explore=5.0, positions=1 << 18),
    ),
    "free-trader": replace(AS_A_RULE, slips=0.1),
    # Eight turns on, what cargo and cards are worth can be told well enough (`worth/gem_traders.py`).
    "gem-traders": Tuning(0.3, Settings(seconds=0.2, turns=8), Settings(seconds=1.0, turns=8, positions=1 << 18)),
    # Games are long and chance is wide: it looks some rounds ahead and judges the position there.
    "star-traders": Tuning(0.3, Settings(seconds=0.2, turns=4), Settings(seconds=1.0, turns=4, positions=1 << 18)),
}


def tuning(rulebook: Rulebook) -> Tuning:
    return TUNING.get(rulebook.facts.id, AS_A_RULE)


def search_settings(level: Level, rulebook: Rulebook, iterations: int = 0) -> Settings:
    """How a level searches in a game; by iterations instead of time, if so many are given."""
    chosen = tuning(rulebook)
    settings = chosen.captain if level == CAPTAIN else chosen.admiral
    return replace(settings, seconds=0.0, iterations=iterations) if iterations else settings

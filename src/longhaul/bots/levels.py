"""The levels of play and their settings for every game. The site's catalogue describes them: `bot-<name>`."""

from dataclasses import dataclass, replace

from longhaul.bots.search import Settings
from longhaul.core.rulebook import Rulebook


@dataclass(frozen=True)
class Level:
    """How well a bot plays."""

    name: str


CADET = Level("cadet")
TRADER = Level("trader")
CAPTAIN = Level("captain")
ADMIRAL = Level("admiral")

LEVELS = (CADET, TRADER, CAPTAIN, ADMIRAL)  # the weakest first


@dataclass(frozen=True)
class Tuning:
    """The settings of the levels in one game."""

    mistake_rate: float  # of a cadet: the share of its choices that are varied
    captain: Settings
    admiral: Settings


DEFAULT_TUNING = Tuning(0.3, Settings(seconds=0.2), Settings(seconds=1.0, positions=1 << 18))
# The fewest iterations are those that the strengths in docs/guide/bots.md were measured with.
TUNING = {
    # One trip and its planet are far enough: what follows is known (`evaluation/dice_traders_solo.py`). Half of that is
    # enough for one player alone, whom no one can follow.
    "dice-traders": Tuning(
        0.35,
        Settings(seconds=0.2, min_iterations=3000, turns=2, solo_turns=1, explore=5.0),
        Settings(seconds=1.0, min_iterations=15_000, turns=2, solo_turns=1, explore=5.0, positions=1 << 18),
    ),
    "free-trader": Tuning(
        0.1,
        Settings(seconds=0.2, min_iterations=2000),
        Settings(seconds=1.0, min_iterations=10_000, positions=1 << 18),
    ),
    # Eight turns on, the value of cargo and cards is estimated well enough (`evaluation/gem_traders.py`).
    "gem-traders": Tuning(
        0.3,
        Settings(seconds=0.2, min_iterations=700, turns=8),
        Settings(seconds=1.0, min_iterations=3500, turns=8, positions=1 << 18),
    ),
    # Games are long and the outcomes of chance many: it looks four rounds ahead and evaluates the position there.
    "star-traders": Tuning(
        0.3,
        Settings(seconds=0.2, min_iterations=200, turns=4),
        Settings(seconds=1.0, min_iterations=1000, turns=4, positions=1 << 18),
    ),
}


def find_tuning(rulebook: Rulebook) -> Tuning:
    return TUNING.get(rulebook.facts.id, DEFAULT_TUNING)


def search_settings(level: Level, rulebook: Rulebook, iterations: int = 0) -> Settings:
    """How a level searches in a game: by time or, if `iterations` is given, by iterations."""
    tuning = find_tuning(rulebook)
    settings = tuning.captain if level == CAPTAIN else tuning.admiral
    return replace(settings, seconds=0.0, iterations=iterations) if iterations else settings

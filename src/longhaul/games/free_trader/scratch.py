"""Fields that describe only the step under way, and the phases in which they mean something."""

from longhaul.games.free_trader.state import Phase

SCRATCH: dict[str, tuple[Phase, ...]] = {
    "drawn": (Phase.PLACE, Phase.HAVEN),
    "spoils": (Phase.COMBAT, Phase.DAMAGE, Phase.LOSE),
    "fine": (Phase.FINE, Phase.LOSE),
}

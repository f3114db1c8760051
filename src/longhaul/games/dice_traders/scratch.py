"""Fields that describe only the step under way, and the phases in which they mean something.

All other fields of a turn matter until it ends, and everyone sees them.
"""

from longhaul.games.dice_traders.state import Phase

SCRATCH: dict[str, tuple[Phase, ...]] = {
    "locked": (Phase.LOCK,),
}

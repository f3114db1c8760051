"""Fields that describe only the action under way: when they matter and how they are cleared."""

from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.state import GOODS, NO_GOOD, NO_RATE, TYPES, Phase, State

ACTING = tuple(Phase(phase) for phase in range(Phase.CARGO, Phase.EXCESS))  # the decisions within an action

# By field, the phases in which it has a meaning; in all others it changes nothing.
SCRATCH: dict[str, tuple[Phase, ...]] = {
    "source": ACTING,
    "limit": (Phase.DECLARE, *ACTING),
    "used": (Phase.DECLARE, *ACTING),
    "optional": (Phase.TRADE, Phase.SWITCH),
    "picked": (Phase.DECLARE, Phase.BARTER, Phase.CONVERT, Phase.SWITCH, Phase.HACK, Phase.REROLL),
    "partner": (Phase.BARTER, Phase.TAKING),
    "slot": (Phase.PAY,),
    "rate": (Phase.CONVERT,),
    "given": (Phase.CARGO,),
    "taken": (Phase.CARGO, Phase.SWITCH, Phase.HACK, Phase.BROKER, Phase.REROLL),
    "fresh": (Phase.BARTER, Phase.CONVERT),
    "passed": (Phase.BARTER,),
}


@rule
def clear_action(s: State) -> None:
    """No action is under way any more."""
    s.source, s.rate, s.picked = TYPES, NO_RATE, NO_GOOD
    s.limit, s.used, s.optional = 0, 0, 0
    s.partner, s.slot = 0, 0
    s.given, s.taken = 0, 0
    for good in range(GOODS):
        s.fresh[good], s.passed[good] = 0, 0

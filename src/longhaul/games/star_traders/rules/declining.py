"""What follows when a choice is declined."""

import numpy as np

from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import LAST_DECISION, Phase
from longhaul.games.star_traders.state import State

NEXT_PHASE = {  # elsewhere the ship's turn is over
    Phase.EXCHANGE: Phase.NEXT_INFLUENCE,
    Phase.PURSER: Phase.NEXT_PURSER,
    Phase.MEND: Phase.NEXT_MEND,
    Phase.MANIPULATE: Phase.NEXT_MARKET,
    Phase.TERMS: Phase.QUANTITY,
    Phase.BRACE: Phase.FIGHT,
    Phase.SHIELD: Phase.STRIKE,
    Phase.SALVAGE: Phase.SINK,
    Phase.SALVAGE_AGAIN: Phase.GRAPPLING,
    Phase.SIEGE: Phase.NEXT_SIEGE,
    Phase.CORPORATE: Phase.NEXT_CORPORATE,
    Phase.PRODUCE: Phase.NEXT_FACTORY,
}
DECISIONS = [Phase(number) for number in range(1, LAST_DECISION + 1)]
# An array, as a GPU cannot look up a tuple by number.
AFTER_DECLINING = np.array([0, *(int(NEXT_PHASE.get(phase, Phase.SHIP_DONE)) for phase in DECISIONS)])


@rule
def decline(s: State) -> None:
    s.phase = AFTER_DECLINING[s.phase]

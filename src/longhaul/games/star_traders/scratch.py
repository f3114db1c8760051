"""Fields that describe only the turn of one ship, or one step of it, and the phases in which they matter."""

from longhaul.games.star_traders.components import Phase

SHIP_TURN = tuple(Phase(phase) for phase in range(Phase.ACT, Phase.SIEGE + 1))
STEPS = tuple(phase for phase in SHIP_TURN if phase not in (Phase.ACT, Phase.PLANET, Phase.OUTPOST))  # no menus

SCRATCH: dict[str, tuple[Phase, ...]] = {
    **dict.fromkeys(("traded", "drawn", "computed", "session"), SHIP_TURN),
    "settled_factories": (Phase.PURSER, Phase.UPKEEP, Phase.MEND),
    **dict.fromkeys(("deal", "good", "favour", "shown", "given", "fetched", "crew_given", "crew_fetched"), STEPS),
    **dict.fromkeys(("foe", "target", "aim", "guns", "guard", "blunt", "margin", "spoils"), STEPS),
}

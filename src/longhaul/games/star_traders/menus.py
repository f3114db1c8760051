"""Which blocks of actions each phase offers, and the clause that forbids all others."""

import numpy as np

from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import LAST_DECISION, Phase
from longhaul.games.star_traders.state import BLOCKS

OFFERS: dict[Phase, tuple[str, int]] = {
    Phase.CELL: ("cell", Clause.SETUP_05),
    Phase.SIDE: ("side", Clause.SETUP_05),
    Phase.ROTATE: ("rotate", Clause.SETUP_05),
    Phase.BASE: ("sector", Clause.SETUP_15),
    Phase.INFLUENCE: ("take_token take_income", Clause.INF_01),
    Phase.EXCHANGE: ("exchange done", Clause.INF_03),
    Phase.PURSER: ("confirm done", Clause.GEN_01),
    Phase.UPKEEP: ("pay_ship pay_station pay_factory dismiss", Clause.UPK_07),
    Phase.MEND: ("mend done", Clause.TGT_05),
    Phase.MANIPULATE: ("manipulate done", Clause.MKT_05),
    Phase.TRAVEL: ("sector cell use done", Clause.GEN_01),
    Phase.REVEAL: ("rotate", Clause.EXPL_04),
    Phase.ACT: (
        "enter meet attack purchase declare roll call_off repair reinforce use done",
        Clause.ACT_02,
    ),
    Phase.PLANET: (
        "buy sell repair reinforce buy_upgrade raise_upgrade sell_upgrade improve draw_fleet draw_crew load use done",
        Clause.ACT_02,
    ),
    Phase.OUTPOST: ("buy sell draw_fleet draw_crew use done", Clause.UPG_14),
    Phase.TERMS: ("confirm use done", Clause.GEN_01),
    Phase.QUANTITY: ("number", Clause.TRADE_01),
    Phase.DRAW: ("hire extra_card use done", Clause.SITE_04),
    Phase.SWAP: ("give fetch give_crew fetch_crew done", Clause.SHIP_04),
    Phase.AIM: ("target use confirm", Clause.GEN_01),
    Phase.BRACE: ("use done", Clause.GEN_01),
    Phase.SHIELD: ("use done", Clause.GEN_01),
    Phase.SALVAGE: ("confirm done", Clause.SALV_01),
    Phase.AGAIN: ("use done", Clause.SALV_01),
    Phase.SPOILS: ("pick", Clause.SALV_04),
    Phase.HAVEN: ("sector", Clause.DEST_09),
    Phase.SIEGE: ("support hinder use done", Clause.BLK_13),
    Phase.CORPORATE: ("build_toll improve_toll buy_toll build_factory produce done", Clause.CORP_01),
    Phase.TOLL_AT: ("sector", Clause.TOLL_01),
    Phase.TOLL_TO: ("sector", Clause.TOLL_01),
    Phase.FACTORY_AT: ("sector", Clause.FAC_01),
    Phase.PRODUCE: ("colour done", Clause.FAC_11),
    Phase.ORDER: ("order", Clause.PRI_03),
    Phase.BID: ("bid done", Clause.BID_03),
    Phase.OVERFLOW: ("pick", Clause.IMP_08),
}

NEXT = {  # the phase after a declined choice; elsewhere the ship's turn is over
    Phase.EXCHANGE: Phase.NEXT_INFLUENCE,
    Phase.PURSER: Phase.NEXT_PURSER,
    Phase.MEND: Phase.NEXT_MEND,
    Phase.MANIPULATE: Phase.NEXT_MARKET,
    Phase.TERMS: Phase.QUANTITY,
    Phase.BRACE: Phase.FIGHT,
    Phase.SHIELD: Phase.STRIKE,
    Phase.SALVAGE: Phase.SINK,
    Phase.AGAIN: Phase.GRAPPLING,
    Phase.SIEGE: Phase.NEXT_SIEGE,
    Phase.CORPORATE: Phase.NEXT_CORPORATE,
    Phase.PRODUCE: Phase.NEXT_FACTORY,
}


def blocks(names: str) -> int:
    """Blocks as bits."""
    return sum(1 << BLOCKS.index(name) for name in names.split())


DECISIONS = [Phase(number) for number in range(1, LAST_DECISION + 1)]
# Arrays, as a GPU cannot look up a tuple by number.
MENU = np.array([0, *(blocks(OFFERS[phase][0]) for phase in DECISIONS)])
SILENCE = np.array([int(Clause.WIN_02), *(int(OFFERS[phase][1]) for phase in DECISIONS)])
AFTER_DONE = np.array([0, *(int(NEXT.get(phase, Phase.SHIP_DONE)) for phase in DECISIONS)])

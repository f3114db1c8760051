"""Why an action of Star Traders is not allowed now. Never compiled.

A clause that needs no figures is explained by its message alone: `clause-ST-ACT-03`.
"""

from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.position import Position
from longhaul.games.star_traders.components import SHIPS, Phase
from longhaul.games.star_traders.messages.names import word
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.fleet.ships import capacity
from longhaul.games.star_traders.rules.map.galaxy import combined, toll_between
from longhaul.games.star_traders.rules.trade import most
from longhaul.games.star_traders.rules.travel import fee
from longhaul.games.star_traders.state import ACTIONS

# Clauses whose explanation says what the player is doing instead.
STEPS = (
    *("ST-GEN-01", "ST-SETUP-05", "ST-INF-01", "ST-INF-03", "ST-UPK-07", "ST-MKT-05", "ST-ACT-02", "ST-SITE-04"),
    *("ST-BLK-13", "ST-SALV-04", "ST-TGT-05", "ST-CORP-01", "ST-TOLL-01", "ST-FAC-01", "ST-PRI-03", "ST-BID-03"),
    "ST-IMP-08",
)


def reason(position: Position, action: int, clause: str) -> Message:
    """A message with the figures of the position; NOTHING if that of the clause says enough."""
    if clause in STEPS:
        return Message(f"clause-{clause}", {"phase": position.phase})
    return with_figures(position, *ACTIONS.parts(action), clause)


def with_figures(position: Position, verb: str, arguments: tuple[int, ...], clause: str) -> Message:
    c, s, message = position.content.record, position.state, f"clause-{clause}"
    purse = {"credits": int(s.credits[s.seat])}
    match clause:
        case "ST-GEN-05" if verb == "purchase" and s.ship < SHIPS:
            return Message(f"{message}-site", {"price": int(site_price(c, s, int(s.at[s.ship]))), **purse})
        case "ST-GEN-05" | "ST-UPK-02":
            return Message(message, purse)
        case "ST-TRV-03":
            return Message(f"{message}-moves") if s.moves == 0 else NOTHING
        case "ST-TRV-08":
            return Message(message, {"toll": int(fee(c, s, toll_between(s, int(s.at[s.ship]), arguments[0]))), **purse})
        case "ST-TRADE-03":
            variant = "" if verb == "buy" else "-bought"
            return Message(f"{message}{variant}", {"good": word(position, "good", arguments[0])})
        case "ST-TRADE-14":
            return Message(message, {"room": int(capacity(c, s, int(s.ship)))})
        case "ST-TRADE-15":
            return Message(message, {**purse, "most": int(most(c, s)) if s.phase == Phase.QUANTITY else 0})
        case "ST-UPG-04" | "ST-UPG-09" | "ST-IMP-04":
            return Message(message, {"influence": int(combined(c, s, int(s.at[s.ship])))})
        case "ST-UPG-13":
            upgrade, most_levels = arguments[0], int(c.upgrade_most[arguments[0]])
            return Message(message, {"upgrade": word(position, "upgrade", upgrade), "level": most_levels})
        case "ST-CREW-08":
            return Message(message, {"post": word(position, "post", arguments[0])})
    return NOTHING

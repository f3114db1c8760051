"""Why an action of Star Traders is not allowed now. Never compiled."""

from longhaul.core.position import Position
from longhaul.games.star_traders.components import SHIPS, Phase
from longhaul.games.star_traders.messages.names import good_name, title
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.fleet.ships import capacity
from longhaul.games.star_traders.rules.map.galaxy import combined, toll_between
from longhaul.games.star_traders.rules.trade import most
from longhaul.games.star_traders.rules.travel import fee
from longhaul.games.star_traders.state import ACTIONS

STEPS = {
    "cell": "a region is being placed",
    "side": "a region is being placed",
    "rotate": "a region is being placed",
    "base": "flagships are being placed",
    "influence": "you are choosing a token or income",
    "exchange": "you may turn in tokens",
    "purser": "you may use your Purser",
    "upkeep": "you are paying upkeep",
    "mend": "you may restore upgrades",
    "manipulate": "you may push a price",
    "travel": "your ship is travelling",
    "reveal": "a region is being revealed",
    "act": "your ship is choosing its action",
    "planet": "your ship is at a planet",
    "outpost": "your ship is at an outpost",
    "terms": "you are settling the price of a trade",
    "quantity": "you are choosing a quantity",
    "draw": "you are hiring",
    "swap": "two of your ships are swapping cargo and crew",
    "aim": "you are about to fire",
    "brace": "your ship is under attack",
    "shield": "your ship has been hit",
    "salvage": "there is a wreck to salvage",
    "salvage_again": "the salvage failed",
    "spoils": "you are choosing what is salvaged from your wreck",
    "haven": "your flagship is returning",
    "siege": "tokens are being spent on a blockade",
    "corporate": "it is time for corporate actions",
    "toll_at": "you are placing a toll station",
    "toll_to": "you are placing a toll station",
    "factory_at": "you are placing a factory",
    "produce": "your factories are producing",
    "order": "you are setting the ship order",
    "bid": "players are bidding on who goes first",
    "overflow": "there is not enough room for all units",
}

# Reasons that need no figures; {step} is what the player is doing.
PLAIN = {
    "ST-GEN-01": "not at this point of the round: {step}",
    "ST-SETUP-05": "not now: {step}",
    "ST-SETUP-06": "a line must join the region to one already placed",
    "ST-SETUP-15": "a flagship starts on a planet without another flagship",
    "ST-WIN-02": "the game is over",
    "ST-INF-01": "you take either a token or income: {step}",
    "ST-INF-03": "you can turn in tokens only after taking income: {step}",
    "ST-UPK-04": "you can only dismiss a fleet ship that you have not paid for yet",
    "ST-UPK-07": "upkeep comes first: {step}",
    "ST-UPK-10": "you owe nothing for that",
    "ST-MKT-05": "not in the market phase: {step}",
    "ST-ACT-02": "a ship does one thing in its turn: {step}",
    "ST-ACT-03": "there is nothing to do here",
    "ST-ACT-07": "the site is under blockade: no one may act there",
    "ST-SHIP-03": "you have no ship here that is active and not disabled",
    "ST-SHIP-04": "that would exceed the cargo or crew limits, or undo what you just moved",
    "ST-SHIP-06": "you can only attack other players' ships",
    "ST-SITE-02": "at an outpost a turn is for trading or for hiring, not for both",
    "ST-SITE-04": "not while cards are on the table: {step}",
    "ST-TRADE-01": "there is not that much aboard",
    "ST-TRADE-04": "this ship traded in this region last; it must trade elsewhere first",
    "ST-TRADE-07": "the supply has none left",
    "ST-TRADE-16": "this ship has already traded that commodity this turn",
    "ST-UPG-03": "the supply has none left",
    "ST-UPG-06": "an upgrade of that type is already aboard; sell it first",
    "ST-UPG-10": "there is no such upgrade aboard to use",
    "ST-UPG-14": "an outpost does not offer that",
    "ST-HIRE-01": "only flagships can hire fleet ships",
    "ST-HIRE-03": "more cards cost tokens, and you have none",
    "ST-HIRE-06": "you already have three ships",
    "ST-HIRE-11": "this flagship has already drawn fleet cards this turn",
    "ST-HIRE-12": "there is no such card",
    "ST-CREW-07": "this ship has already drawn crew cards this turn",
    "ST-CREW-10": "there is no such crew member aboard",
    "ST-CREW-11": "you cannot use that crew member now",
    "ST-ACQ-02": "only a flagship can buy sites",
    "ST-ACQ-12": "the site is already yours",
    "ST-BLK-01": "other players' ships are in the sector",
    "ST-BLK-03": "only fleet ships can declare blockades",
    "ST-BLK-04": "a blockading ship can only roll, attack or call off the blockade",
    "ST-BLK-06": "you cannot roll in the round of the declaration, or while other players' ships are in the sector",
    "ST-BLK-13": "you spend tokens before a blockade roll, as long as you have some: {step}",
    "ST-BLK-14": "the blockader can only support, the owner of the site can only hinder",
    "ST-BLK-21": "you have no blockade here to call off",
    "ST-BLK-25": "you can declare a new blockade from the next round on",
    "ST-BLK-26": "another player is blockading the site",
    "ST-CMB-02": "there is no such ship in this sector",
    "ST-DEST-01": "a disabled ship can only repair its hull",
    "ST-DEST-02": "a disabled ship does nothing but hull work in the turn it is repaired",
    "ST-DEST-09": "the flagship returns to one of the nearest planets",
    "ST-SALV-01": "there is a wreck: salvage it or leave it",
    "ST-SALV-04": "the wreck holds none of that: {step}",
    "ST-HULL-01": "you can repair damaged ships at a planet, up to the damage they have",
    "ST-HULL-04": "there are not that many reinforcement tokens left",
    "ST-TGT-01": "the defender has no such upgrade in use",
    "ST-TGT-02": "you can aim at one upgrade, if targeting is allowed in this game",
    "ST-TGT-05": "you can only restore an upgrade that was shot out: {step}",
    "ST-CORP-01": "you take one corporate action, after all ships: {step}",
    "ST-TOLL-01": "a station stands on a line of the map that has none, as long as there are any: {step}",
    "ST-TOLL-09": "you can only buy other players' stations",
    "ST-TOLL-12": "you can only improve your own stations",
    "ST-FAC-01": "factories stand on planets: {step}",
    "ST-FAC-02": "there is no room for another factory",
    "ST-FAC-09": "your factories here do not hold that much",
    "ST-FAC-11": "no factory of yours can make that: it is full, or the supply is empty",
    "ST-PRI-03": "each ship has a different number, from 1 to the number of ships: {step}",
    "ST-BID-03": "you can bid one token on any player: {step}",
    "ST-EXPL-04": "you can only reveal a hidden region beyond an exit of this sector",
    "ST-IMP-08": "return units until the rest fits: {step}",
}


def reason(position: Position, action: int, clause: str) -> str:
    """A sentence with current figures; "" falls back to the text of the clause."""
    if clause in PLAIN:
        return PLAIN[clause].format(step=STEPS.get(position.phase, ""))
    return with_figures(position, *ACTIONS.parts(action), clause)


def with_figures(position: Position, verb: str, arguments: tuple[int, ...], clause: str) -> str:
    c, s = position.content.record, position.state
    match clause:
        case "ST-GEN-05":
            return f"{needed(position, verb)}you have {s.credits[s.seat]} cr"
        case "ST-UPK-02":
            return f"upkeep is paid in full, and you have {s.credits[s.seat]} cr"
        case "ST-TRV-03":
            return "the ship has no movement left" if s.moves == 0 else "no line leads there from here"
        case "ST-TRV-08":
            toll = fee(c, s, toll_between(s, int(s.at[s.ship]), arguments[0]))
            return f"the toll is {toll} cr, and you have {s.credits[s.seat]} cr"
        case "ST-TRADE-03":
            way = "sold" if verb == "buy" else "bought"
            return f"you have already {way} {good_name(position, arguments[0])} this round"
        case "ST-TRADE-14":
            return f"the hold is full: {capacity(c, s, int(s.ship))} units"
        case "ST-TRADE-15":
            return f"you have {s.credits[s.seat]} cr; {most(c, s) if s.phase == Phase.QUANTITY else 0} units at most"
        case "ST-UPG-04" | "ST-UPG-09" | "ST-IMP-04":
            return f"the combined influence here, {combined(c, s, int(s.at[s.ship]))}, is too low"
        case "ST-UPG-13":
            return f"{title(position, 'upgrade', arguments[0])} goes up to level {c.upgrade_most[arguments[0]]}"
        case "ST-CREW-08":
            return f"{title(position, 'post', arguments[0])}: you cannot pay"
    return ""


def needed(position: Position, verb: str) -> str:
    c, s = position.content.record, position.state
    if verb == "purchase" and s.ship < SHIPS:
        return f"it costs {site_price(c, s, int(s.at[s.ship]))} cr, and "
    return "you cannot afford that: "

"""Why an action of Star Traders is not allowed now, said to the player who asks. Never compiled."""

from longhaul.core.position import Position
from longhaul.games.star_traders.components import SHIPS, Phase
from longhaul.games.star_traders.messages.names import good_name, title
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.galaxy import combined, toll_between
from longhaul.games.star_traders.rules.ships import capacity
from longhaul.games.star_traders.rules.trade import most
from longhaul.games.star_traders.rules.travel import fee
from longhaul.games.star_traders.state import ACTIONS

STEPS = {
    "cell": "a region is being laid",
    "side": "a region is being laid",
    "rotate": "a region is being laid",
    "base": "flagships are being placed",
    "influence": "you take a token or income",
    "exchange": "you may turn in tokens",
    "purser": "your Purser is being asked",
    "upkeep": "upkeep is being settled",
    "mend": "upgrades may be brought back",
    "manipulate": "the market may be pushed",
    "travel": "your ship is travelling",
    "reveal": "a region is being turned up",
    "act": "your ship chooses what to deal with",
    "planet": "your ship is at a planet",
    "outpost": "your ship is at an outpost",
    "terms": "the price of a trade is being settled",
    "quantity": "you are naming a quantity",
    "draw": "you are hiring",
    "swap": "two of your ships exchange cargo and crew",
    "aim": "you are about to fire",
    "brace": "your ship is under attack",
    "shield": "your ship is hit",
    "salvage": "there is a wreck to salvage",
    "again": "the salvage failed",
    "spoils": "you name what is salvaged from your wreck",
    "haven": "your flagship returns",
    "siege": "tokens are spent on a blockade",
    "corporate": "it is time for corporate actions",
    "toll_at": "you are placing a toll station",
    "toll_to": "you are placing a toll station",
    "factory_at": "you are placing a factory",
    "produce": "your factories produce",
    "order": "you arrange your ships",
    "bid": "players bid for the first place",
    "overflow": "there is no room for all units",
}

# Reasons that need no figures; {step} is where the turn stands.
PLAIN = {
    "ST-GEN-01": "not at this point of the round: {step}",
    "ST-SETUP-05": "not now: {step}",
    "ST-SETUP-06": "a region must be joined by a line to one already laid",
    "ST-SETUP-15": "a flagship starts on a planet that holds no other flagship",
    "ST-WIN-02": "the game is over",
    "ST-INF-01": "you take either a token or income: {step}",
    "ST-INF-03": "tokens are turned in only after income has been taken: {step}",
    "ST-UPK-04": "only a fleet ship that is not yet paid for can be dismissed",
    "ST-UPK-07": "upkeep comes first: {step}",
    "ST-UPK-10": "nothing is owed for that",
    "ST-MKT-05": "not in the market phase: {step}",
    "ST-ACT-02": "a ship deals with one thing in its turn: {step}",
    "ST-ACT-03": "there is nothing here to deal with",
    "ST-ACT-07": "the site is under blockade: nobody may act at it",
    "ST-SHIP-03": "there is no ship of yours here that is active and not disabled",
    "ST-SHIP-04": "that would break the limits of cargo or crew, or send it back and forth",
    "ST-SHIP-06": "you can only attack ships of others",
    "ST-SITE-02": "at an outpost a turn is for trading or for hiring, not for both",
    "ST-SITE-04": "not while cards are on the table: {step}",
    "ST-TRADE-01": "there is none of that aboard, or not so much",
    "ST-TRADE-04": "this ship traded in this region last; it must trade elsewhere first",
    "ST-TRADE-07": "the supply has none left",
    "ST-TRADE-16": "this ship has traded that commodity in this turn",
    "ST-UPG-03": "the supply has none left",
    "ST-UPG-06": "there is an upgrade of that type aboard; sell it first",
    "ST-UPG-10": "there is no such upgrade aboard that would serve",
    "ST-UPG-14": "an outpost offers no such thing",
    "ST-HIRE-01": "only flagships hire fleet ships",
    "ST-HIRE-03": "more cards cost tokens, and you have none",
    "ST-HIRE-06": "you have three ships already",
    "ST-HIRE-11": "this flagship has drawn fleet cards in this turn",
    "ST-HIRE-12": "there is no such card",
    "ST-CREW-07": "this ship has drawn crew cards in this turn",
    "ST-CREW-10": "there is no such crew member aboard",
    "ST-CREW-11": "that crew member cannot serve at this moment",
    "ST-ACQ-02": "only a flagship buys sites",
    "ST-ACQ-12": "the site is yours",
    "ST-BLK-01": "ships of others are in the sector",
    "ST-BLK-03": "only fleet ships declare blockades",
    "ST-BLK-04": "a blockading ship can only roll, attack or end its part",
    "ST-BLK-06": "no roll before the round after the declaration, nor while others are in the sector",
    "ST-BLK-13": "tokens are spent before a blockade roll, as long as you have some: {step}",
    "ST-BLK-14": "the blockader only supports, the owner of the site only hinders",
    "ST-BLK-21": "there is no blockade of yours here to call off",
    "ST-BLK-25": "a new blockade can be declared from the next round on",
    "ST-BLK-26": "the site is under another's blockade",
    "ST-CMB-02": "there is no such ship in this sector",
    "ST-DEST-01": "a disabled ship can only have its hull mended",
    "ST-DEST-02": "a ship that was disabled does nothing but hull work in the turn it is mended",
    "ST-DEST-09": "the flagship returns at one of the nearest planets",
    "ST-SALV-01": "there is a wreck: salvage it or leave it",
    "ST-SALV-04": "there is none of that in the wreck: {step}",
    "ST-HULL-01": "hull work is for damaged ships at a planet, as far as the damage goes",
    "ST-HULL-04": "there are not so many reinforcement tokens left",
    "ST-TGT-01": "the defender has no such upgrade in use",
    "ST-TGT-02": "one upgrade is aimed at, if targeting is played at all",
    "ST-TGT-05": "only an upgrade that was shot out of use is brought back: {step}",
    "ST-CORP-01": "one corporate action, after all ships: {step}",
    "ST-TOLL-01": "a station stands on a line of the map that has none, as long as there are any: {step}",
    "ST-TOLL-09": "only stations of others are bought",
    "ST-TOLL-12": "only your own stations are improved",
    "ST-FAC-01": "factories stand on planets: {step}",
    "ST-FAC-02": "there is no room for another factory",
    "ST-FAC-09": "your factories here hold none of that, or not so much",
    "ST-FAC-11": "no factory of yours can make that: it is full, or the supply is empty",
    "ST-PRI-03": "each ship has a different number, from 1 to the number of ships: {step}",
    "ST-BID-03": "a bid is one token on a player of this game: {step}",
    "ST-EXPL-04": "only a hidden region beyond an exit of this very sector is turned up, so that a line joins it",
    "ST-IMP-08": "you return units you hold until the rest fits: {step}",
}


def reason(position: Position, action: int, clause: str) -> str:
    """A sentence with the figures at hand; "" leaves it to the text of the clause."""
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
            return f"you have {way} {good_name(position, arguments[0])} in this round"
        case "ST-TRADE-14":
            return f"the hold is full: {capacity(c, s, int(s.ship))} units"
        case "ST-TRADE-15":
            return f"you have {s.credits[s.seat]} cr; {most(c, s) if s.phase == Phase.QUANTITY else 0} units at most"
        case "ST-UPG-04" | "ST-UPG-09" | "ST-IMP-04":
            return f"the combined influence of {combined(c, s, int(s.at[s.ship]))} here is too low"
        case "ST-UPG-13":
            return f"{title(position, 'upgrade', arguments[0])} goes up to level {c.upgrade_most[arguments[0]]}"
        case "ST-CREW-08":
            return f"{title(position, 'post', arguments[0])}: you cannot pay for it"
    return ""


def needed(position: Position, verb: str) -> str:
    c, s = position.content.record, position.state
    if verb == "purchase" and s.ship < SHIPS:
        return f"it costs {site_price(c, s, int(s.at[s.ship]))} cr, and "
    return "that is too dear: "

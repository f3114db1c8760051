"""Why an action of Free Trader is not allowed now, said to the player who asks. Never compiled."""

from longhaul.core.position import Position
from longhaul.games.free_trader.messages.names import cargo_name, module_name, planet_name
from longhaul.games.free_trader.rules.buy import buy_price, units
from longhaul.games.free_trader.rules.galaxy import gap
from longhaul.games.free_trader.rules.upgrade import highest
from longhaul.games.free_trader.state import ACTIONS, COSTS, MOD_CARGO, MOD_ENGINES, OFF

STEPS = {
    "home": "you are choosing the planet to begin on",
    "place": "you are placing a planet",
    "haven": "you are placing the planet you escape to",
    "buy": "you are buying",
    "jump": "you are about to jump",
    "combat": "you are in a fight",
    "damage": "you are choosing what is damaged",
    "lose": "you are choosing what is lost with a cargo space",
    "fine": "you are paying a fine",
    "search": "you are at the wreck of a Pirate",
    "take": "you are choosing what to take from the wreck",
    "sell": "you are selling",
    "upgrade": "you are choosing an upgrade",
}

# Reasons that need no figures; {step} is where the turn stands.
PLAIN = {
    "FT-TURN-01": "not at this step of the turn: {step}",
    "FT-TURN-03": "this cannot be left out: {step}",
    "FT-EXPLORE-03": "the planet goes to a free cell that shares a side with the ship's planet",
    "FT-EXPLORE-04": "all sides are taken: the planet goes to a free corner of the ship's planet",
    "FT-EXPLORE-05": "the planet goes to a free cell that shares a side with some planet on the map",
    "FT-EXPLORE-06": "a cell nearer to the ship's planet is free and comes first",
    "FT-EXPLORE-07": "one planet is placed in each Explore phase, no more and no less: {step}",
    "FT-BUY-12": "cargo cannot be sold before the Sell phase: {step}",
    "FT-JUMP-01": "the ship must jump; it cannot stay where it is",
    "FT-JUMP-06": "you came from there; that way is open only when there is no other",
    "FT-JUMP-11": "an emergency jump is not a choice here: {step}",
    "FT-JUMP-12": "this would strand the ship, and there is another choice",
    "FT-EJUMP-03": "there is no fight to escape from: {step}",
    "FT-EJUMP-04": "an escape costs 1 V, and you have none",
    "FT-EJUMP-10": "you may escape to where you came from only if there is no other way out",
    "FT-EJUMP-11": "a new planet is drawn only when yours is the only one on the map",
    "FT-EJUMP-12": "no planet is left to draw, or no side of yours is free",
    "FT-EJUMP-14": "no planet left in the pile is within reach of your Engines",
    "FT-COMBAT-02": "the enemy attacks first: {step}",
    "FT-COMBAT-07": "after an enemy attack you counterattack or escape: {step}",
    "FT-DMG-01": "only a hit damages a module: {step}",
    "FT-DMG-02": "you are hit and must choose a module",
    "FT-DMG-09": "cargo is never thrown overboard: {step}",
    "FT-POLICE-06": "cargo cannot pay a fine",
    "FT-POLICE-13": "a fine that can be paid must be paid",
    "FT-POLICE-15": "modules are sold only to pay a fine: {step}",
    "FT-SELL-02": "the latest card has no sell price for it",
    "FT-UPG-01": "modules are upgraded in the Upgrade phase, one level a turn: {step}",
    "FT-VCARGO-01": "there is no wreck to search: {step}",
    "FT-VCARGO-04": "there is no cargo to take: {step}",
    "FT-VCARGO-05": "only the cargos that are cheapest on the card can be taken",
    "FT-VPREGEN-03": "a home planet is chosen once, at the start of a Pregenerated Universe: {step}",
    "FT-VPREGEN-04": "that planet is not on the map; there is only empty space",
    "FT-VPREGEN-07": "in a Pregenerated Universe no planet is ever placed",
    "FT-END-01": "the game is over: you have won",
    "FT-END-02": "the game is over: a payment could not be met",
    "FT-END-03": "the game is over: a fine could not be met",
    "FT-END-04": "the game is over: no jump was possible",
    "FT-END-05": "the game is over: the ship was destroyed",
}


def reason(position: Position, action: int, clause: str) -> str:
    """A sentence with the figures at hand; "" leaves it to the text of the clause."""
    if clause in PLAIN:
        return PLAIN[clause].format(step=STEPS.get(position.phase, ""))
    return with_figures(position, ACTIONS.block(action).arguments(action), clause)


def with_figures(position: Position, arguments: tuple[int, ...], clause: str) -> str:
    c, s = position.content.record, position.state
    match clause:
        case "FT-BUY-07" | "FT-BUY-08":
            return f"{cargo_name(position, *arguments)} are not for sale here"
        case "FT-BUY-09":
            return f"one unit costs {buy_price(c, s, *arguments)} V, and you have {s.money} V"
        case "FT-BUY-11":
            return f"all {s.level[MOD_CARGO]} cargo spaces are taken"
        case "FT-JUMP-03":
            return f"{planet_name(position, *arguments)} does not share a side with {planet_name(position, s.planet)}"
        case "FT-JUMP-04" | "FT-EJUMP-05" | "FT-VPREGEN-06":
            return too_far(position, *arguments)
        case "FT-DMG-03" | "FT-POLICE-09":
            return f"{module_name(position, *arguments)} are at 0 already"
        case "FT-DMG-05" | "FT-DMG-06":
            full = units(s) > s.level[MOD_CARGO]
            return "the hold was full: a unit that is aboard must go" if full else "there is none of that aboard"
        case "FT-POLICE-05":
            return f"the fine still asks for {s.fine} V, and you have {s.money} V: sell a module level first"
        case "FT-SELL-07":
            return f"you carry no {cargo_name(position, *arguments)}"
        case "FT-UPG-02":
            return f"{module_name(position, *arguments)} cost {COSTS[arguments[0]]} V, and you have {s.money} V"
        case "FT-UPG-05":
            return f"{module_name(position, *arguments)} cannot rise above {highest(s, *arguments)} in this game"
    return ""


def too_far(position: Position, planet: int) -> str:
    c, s = position.content.record, position.state
    name, engines = planet_name(position, planet), int(s.level[MOD_ENGINES])
    if planet == s.planet:
        return "you are there"
    if s.at[planet] == OFF:
        return f"{name} is not on the map"
    if s.pregen:
        cards = gap(int(s.at[s.planet]), int(s.at[planet]))
        return f"{cards} cards lie in between, and your Engines are at {engines}"
    if c.distance[planet] > engines:
        return f"{name} needs Engines {c.distance[planet]}, and yours are at {engines}"
    return f"{name} does not share a side with {planet_name(position, s.planet)}"

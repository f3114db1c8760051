"""Why an action is not allowed now, for the player who tried it. Never compiled."""

from longhaul.core.position import Position
from longhaul.games.free_trader.messages.names import cargo_name, module_name, planet_name
from longhaul.games.free_trader.rules.buy import buy_price, units
from longhaul.games.free_trader.rules.galaxy import gap
from longhaul.games.free_trader.rules.upgrade import max_level
from longhaul.games.free_trader.state import ACTIONS, COSTS, MOD_CARGO, MOD_ENGINES, OFF

STEPS = {
    "home": "you are choosing the planet to start on",
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

# Reasons without figures; {step} is the step of the turn.
PLAIN = {
    "FT-TURN-01": "not at this step of the turn: {step}",
    "FT-TURN-03": "you cannot skip this: {step}",
    "FT-EXPLORE-03": "the planet goes to a free space next to the ship's planet",
    "FT-EXPLORE-04": "all spaces next to the ship's planet are taken: the new one goes to a free space diagonal to it",
    "FT-EXPLORE-05": "the planet goes to a free space next to any planet on the map",
    "FT-EXPLORE-06": "a space closer to the ship's planet is free and comes first",
    "FT-EXPLORE-07": "you place exactly one planet in each Explore phase: {step}",
    "FT-BUY-12": "cargo cannot be sold before the Sell phase: {step}",
    "FT-JUMP-01": "the ship must jump; it cannot stay where it is",
    "FT-JUMP-06": "you came from there; you can go back only if there is no other way",
    "FT-JUMP-11": "you cannot choose an emergency jump here: {step}",
    "FT-JUMP-12": "this would strand the ship, and there is another choice",
    "FT-EJUMP-03": "there is no fight to escape from: {step}",
    "FT-EJUMP-04": "an escape costs 1 V, and you have none",
    "FT-EJUMP-10": "you may escape to where you came from only if there is no other way out",
    "FT-EJUMP-11": "a new planet is drawn only when yours is the only one on the map",
    "FT-EJUMP-12": "no planet is left to draw, or no space next to your planet is free",
    "FT-EJUMP-14": "no planet left in the pile is within reach of your Engines",
    "FT-COMBAT-02": "the enemy attacks first: {step}",
    "FT-COMBAT-07": "after an enemy attack you counterattack or escape: {step}",
    "FT-DMG-01": "only a hit damages a module: {step}",
    "FT-DMG-02": "you are hit and must choose a module",
    "FT-DMG-09": "you cannot throw cargo overboard: {step}",
    "FT-POLICE-06": "cargo cannot pay a fine",
    "FT-POLICE-13": "a fine that can be paid must be paid",
    "FT-POLICE-15": "you can sell modules only to pay a fine: {step}",
    "FT-SELL-02": "the latest card has no sell price for it",
    "FT-UPG-01": "you can upgrade only in the Upgrade phase, one level a turn: {step}",
    "FT-VCARGO-01": "there is no wreck to search: {step}",
    "FT-VCARGO-04": "there is no cargo to take: {step}",
    "FT-VCARGO-05": "you can take only the cheapest cargo on the card",
    "FT-VPREGEN-03": "you choose a home planet only once, at the start of a Pregenerated Universe: {step}",
    "FT-VPREGEN-04": "that planet is not on the map; there is only empty space",
    "FT-VPREGEN-07": "in a Pregenerated Universe no planet is ever placed",
    "FT-END-01": "the game is over: you have won",
    "FT-END-02": "the game is over: a payment could not be met",
    "FT-END-03": "the game is over: a fine could not be met",
    "FT-END-04": "the game is over: no jump was possible",
    "FT-END-05": "the game is over: the ship was destroyed",
}


def reason(position: Position, action: int, clause: str) -> str:
    """A sentence with the figures of the position; "" if the text of the clause says enough."""
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
            return f"{module_name(position, *arguments)} are already at 0"
        case "FT-DMG-05" | "FT-DMG-06":
            full = units(s) > s.level[MOD_CARGO]
            return "the hold was full, so you must give up a unit" if full else "you carry none of that"
        case "FT-POLICE-05":
            return f"you still owe {s.fine} V and have {s.money} V: sell a module level first"
        case "FT-SELL-07":
            return f"you carry no {cargo_name(position, *arguments)}"
        case "FT-UPG-02":
            return f"{module_name(position, *arguments)} cost {COSTS[arguments[0]]} V, and you have {s.money} V"
        case "FT-UPG-05":
            return f"{module_name(position, *arguments)} cannot rise above {max_level(s, *arguments)} in this game"
    return ""


def too_far(position: Position, planet: int) -> str:
    c, s = position.content.record, position.state
    name, engines = planet_name(position, planet), int(s.level[MOD_ENGINES])
    if planet == s.planet:
        return "you are already there"
    if s.at[planet] == OFF:
        return f"{name} is not on the map"
    if s.pregen:
        cards = gap(int(s.at[s.planet]), int(s.at[planet]))
        return f"{cards} cards lie in between, but your Engines are at {engines}"
    if c.distance[planet] > engines:
        return f"{name} needs Engines {c.distance[planet]}, but yours are at {engines}"
    return f"{name} does not share a side with {planet_name(position, s.planet)}"

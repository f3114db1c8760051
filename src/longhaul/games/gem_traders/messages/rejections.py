"""Why an action of Gem Traders is not allowed now. Never compiled."""

from longhaul.core.position import Position
from longhaul.games.gem_traders.messages.names import cost_of, dice_text, good_name, named, need_of
from longhaul.games.gem_traders.rules.exchange import is_adjacent, sides
from longhaul.games.gem_traders.state import ACTIONS

STEPS = {
    "declare": "you are declaring your Shapeshifters",
    "menu": "you are choosing an action",
    "cargo": "you are loading and unloading",
    "mine": "you are mining",
    "salvage": "you are salvaging",
    "trade": "you are trading",
    "pay": "you are paying for a card",
    "sabotage": "you are choosing ships to drive into space",
    "partner": "you are choosing a ship to deal with",
    "barter": "you are swapping cargo",
    "stow": "the Quartermaster is storing cargo",
    "convert": "you are converting cargo",
    "fly": "you are choosing where to fly",
    "switch": "you are choosing dice to swap",
    "hack": "you are setting dice",
    "broker": "you are moving dice",
    "reroll": "you are choosing dice to reroll",
    "windfall": "you are choosing gemstones",
    "taking": "you are taking cargo",
    "fee": "the Port Captain is taking a fee",
    "drop": "you are dropping cargo for Jettison",
    "excess": "you are dropping what does not fit",
}

# Reasons that need no figures; {step} is what the player is doing.
PLAIN = {
    "GT-TURN-03": "finish the action you began first; you can end your turn between actions: {step}",
    "GT-TURN-06": "you cannot do that now: {step}",
    "GT-TURN-07": "that would change nothing, or leave an action unfinished: {step}",
    "GT-MOVE-02": "a docked ship can only go out into space",
    "GT-CARGO-01": "you load and unload cargo at your home base",
    "GT-CARGO-04": "in one action, each good goes one way only",
    "GT-CAP-03": "your ship is over capacity: drop something that is aboard",
    "GT-CAP-05": "you cannot throw cargo overboard at will: {step}",
    "GT-MINE-01": "you can only mine the gemstone of the planet you are docked at",
    "GT-MINE-05": "the bank is out of this planet's gemstone",
    "GT-SALV-01": "only a ship in space can salvage",
    "GT-DICE-05": "Traders cannot move the gold die",
    "GT-DICE-07": "in this game the die in the centre stays there",
    "GT-DICE-08": "choose different dice, in the order of the list",
    "GT-TRADE-01": "you can only trade at a dock of the exchange",
    "GT-TRADE-11": "in this game scrap cannot be bought at the exchange",
    "GT-MISS-01": "you resolve missions at the Mission Center",
    "GT-MISS-05": "the bank has no gold to reward it",
    "GT-MISS-07": "this pile is empty",
    "GT-BUY-06": "this slot is empty, and so is the deck",
    "GT-CREW-05": "you have no Saboteur",
    "GT-CREW-06": "you have no Space Monger",
    "GT-SAB-02": "that ship is already in space",
    "GT-MONG-01": "both ships must be in space",
    "GT-MONG-03": "swap units one by one: give one, then take one",
    "GT-MONG-05": "both ships must carry cargo, and not just the same good",
    "GT-MONG-06": "you can only swap cargo that was aboard when the swap began, for a different good",
    "GT-SHAPE-01": "you declare Shapeshifters when your turn begins, in the order of the types: {step}",
    "GT-OFF-01": "you do not have this Officer",
    "GT-OFF-02": "the Quartermaster only works in space",
    "GT-OFF-03": "you have nothing to convert that way",
    "GT-OFF-05": "only gemstones can be converted that way, into another colour",
    "GT-OFF-06": "the bank has none",
    "GT-OFF-10": "the Marketeer only works at the exchange",
    "GT-OFF-12": "you must take a fee, from the cargo aboard",
    "GT-BOOST-01": "you do not hold this Boost",
    "GT-BOOST-05": "it would change nothing now",
    "GT-BOOST-PAYDIRT": "Pay Dirt is played on a planet",
    "GT-BOOST-HACKER": "choose a die first, then its value",
    "GT-BOOST-JETTISON": "drop something that is aboard",
    "GT-BOOST-WINDFALL": "choose a gemstone that the bank has",
    "GT-BOOST-PAYDAY": "Payday is played in space",
    "GT-BOOST-BIGTAKE": "both ships must be in space, and the other must carry it",
    "GT-BOOST-SWAP": "both ships must be in space, and yours must carry something",
    "GT-BANK-01": "the bank is out of this gemstone",
    "GT-BD-04": "you are frozen: you can only mine, salvage, trade or end your turn",
    "GT-BD-12": "this gemstone has already been recoloured",
    "GT-BD-13": "the Broker moves two different dice",
    "GT-BD-19": "only Swap lets you take nothing in return",
    "GT-END-01": "the game is over: all gold is stored",
    "GT-END-04": "the game is over: it stops after round 60",
}


def reason(position: Position, action: int, clause: str) -> str:
    """A sentence with current figures; "" falls back to the text of the clause."""
    if clause in PLAIN:
        return PLAIN[clause].format(step=STEPS.get(position.phase, ""))
    return with_figures(position, ACTIONS.parts(action)[1], clause)


def with_figures(position: Position, arguments: tuple[int, ...], clause: str) -> str:
    c, s = position.content.record, position.state
    match clause:
        case "GT-MOVE-04" | "GT-OFF-09":
            return f"every dock at {named(position, 'place', *arguments)} is taken"
        case "GT-SALV-03":
            return f"there is no {good_name(position, *arguments)} in space"
        case "GT-DICE-04":
            die = int(s.picked) if position.phase == "hack" else arguments[0]
            return f"the {good_name(position, die)} die shows {s.die[die]}; its values go from 1 to {sides(die)}"
        case "GT-TRADE-05":
            return untouched(position, *arguments)
        case "GT-TRADE-06":
            pay = arguments[0]
            return f"this costs {s.die[pay]} {good_name(position, pay)}, and you carry {s.cargo[s.seat, pay]}"
        case "GT-TRADE-12":
            return f"no {good_name(position, arguments[1])} is available"
        case "GT-MISS-02":
            return f"you need {need_of(position, int(s.offer[arguments[0]]))} aboard"
        case "GT-BUY-03":
            if position.phase == "pay":
                return "pay the rest in gemstones from your storage"
            return f"it costs {cost_of(position, int(s.market[arguments[0]]))} from your storage"
        case "GT-BUY-09":
            return f"you already have six {named(position, 'type', c.kind[s.market[arguments[0]]])} cards"
        case "GT-SHAPE-05":
            return f"there would be more than six {named(position, 'role', *arguments)} cards"
    return ""


def untouched(position: Position, pay: int, get: int) -> str:
    s = position.state
    here = int(s.place[s.seat])
    if pay == get:
        return "a trade needs two different dice"
    far = pay if not is_adjacent(s, here, pay) else get
    return f"this dock does not touch the {good_name(position, far)} die, only {dice_text(position, here)}"

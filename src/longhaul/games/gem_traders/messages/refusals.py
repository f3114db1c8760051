"""Why an action of Gem Traders is not allowed now, said to the player who asks. Never compiled."""

from longhaul.core.position import Position
from longhaul.games.gem_traders.messages.names import cost_of, dice_text, good_name, named, need_of
from longhaul.games.gem_traders.rules.exchange import is_adjacent, sides
from longhaul.games.gem_traders.state import ACTIONS

STEPS = {
    "declare": "your Shapeshifters are being declared",
    "menu": "you are choosing an action",
    "cargo": "you are loading and unloading",
    "mine": "you are mining",
    "salvage": "you are salvaging",
    "trade": "you are trading",
    "pay": "you are paying for a card",
    "sabotage": "you are choosing ships to displace",
    "partner": "you are choosing a ship to deal with",
    "barter": "you are swapping cargo",
    "stow": "the Quartermaster is at work",
    "convert": "you are converting cargo",
    "fly": "you are choosing where to fly",
    "switch": "you are choosing dice to change places",
    "hack": "you are setting dice",
    "broker": "you are moving dice",
    "reroll": "you are choosing dice to roll again",
    "windfall": "you are choosing gemstones",
    "taking": "you are taking cargo",
    "fee": "the Port Captain takes a fee",
    "drop": "you are dropping cargo for Jettison",
    "excess": "you are dropping what does not fit",
}

# Reasons that need no figures; {step} is where the turn stands.
PLAIN = {
    "GT-TURN-03": "an action that was begun is finished first; between actions, `end` ends the turn: {step}",
    "GT-TURN-06": "that cannot be done now: {step}",
    "GT-TURN-07": "that would change nothing, or leave an action undone: {step}",
    "GT-MOVE-02": "from a dock a ship can only go out into space",
    "GT-CARGO-01": "cargo is loaded and unloaded at your home base",
    "GT-CARGO-04": "in one action each kind of cargo goes one way only",
    "GT-CAP-03": "your ship is over capacity: you must drop something that is aboard",
    "GT-CAP-05": "cargo is never thrown overboard at will: {step}",
    "GT-MINE-01": "only the gemstone of the planet you are docked at can be mined",
    "GT-MINE-05": "the bank has no more of this planet's gemstone",
    "GT-SALV-01": "only a ship in space can salvage",
    "GT-DICE-05": "Traders cannot move the gold die",
    "GT-DICE-07": "in this game the die in the centre stays there",
    "GT-DICE-08": "the dice must be different ones, named in the order of the list",
    "GT-TRADE-01": "trading needs a dock at the exchange",
    "GT-TRADE-11": "in this game scrap cannot be bought at the exchange",
    "GT-MISS-01": "missions are resolved at the Mission Center",
    "GT-MISS-05": "there is no gold in the bank to reward it",
    "GT-MISS-07": "this pile is empty",
    "GT-BUY-06": "this slot is empty, and so is the deck",
    "GT-CREW-05": "you have no Saboteur",
    "GT-CREW-06": "you have no Space Monger",
    "GT-SAB-02": "that ship is in space already",
    "GT-MONG-01": "both ships must be in space",
    "GT-MONG-03": "units are swapped one by one: give one, then take one",
    "GT-MONG-05": "both ships must carry something that the other does not only carry too",
    "GT-MONG-06": "only what was aboard when the swap began changes ships, for something else",
    "GT-SHAPE-01": "Shapeshifters are declared when your turn begins, in the order of the types: {step}",
    "GT-OFF-01": "you do not have this Officer",
    "GT-OFF-02": "the Quartermaster works in space",
    "GT-OFF-03": "there is nothing to convert that way",
    "GT-OFF-05": "only gemstones are converted so, into another colour",
    "GT-OFF-06": "the bank has none of it",
    "GT-OFF-10": "the Marketeer works at the exchange",
    "GT-OFF-12": "a fee must be taken, from what is aboard",
    "GT-BOOST-01": "you do not hold this Boost",
    "GT-BOOST-05": "it would change nothing now",
    "GT-BOOST-PAYDIRT": "Pay Dirt is played on a planet",
    "GT-BOOST-HACKER": "name a die first, then its value",
    "GT-BOOST-JETTISON": "you must drop something that is aboard",
    "GT-BOOST-WINDFALL": "a windfall brings gemstones that the bank has",
    "GT-BOOST-PAYDAY": "Payday is played in space",
    "GT-BOOST-BIGTAKE": "both ships must be in space, and the other must carry it",
    "GT-BOOST-SWAP": "both ships must be in space, and yours must carry something",
    "GT-BANK-01": "the bank has run out of this gemstone",
    "GT-BD-04": "you are frozen: only mining, salvage and trading are left, or the end of your turn",
    "GT-BD-12": "this gemstone was recoloured already",
    "GT-BD-13": "the Broker moves two different dice",
    "GT-BD-19": "only Swap lets you take nothing for what you gave",
    "GT-END-01": "the game is over: all gold is stored",
    "GT-END-04": "the game is over: it stops after round 60",
}


def reason(position: Position, action: int, clause: str) -> str:
    """A sentence with the figures at hand; "" leaves it to the text of the clause."""
    if clause in PLAIN:
        return PLAIN[clause].format(step=STEPS.get(position.phase, ""))
    return with_figures(position, ACTIONS.parts(action)[1], clause)


def with_figures(position: Position, arguments: tuple[int, ...], clause: str) -> str:
    c, s = position.content.record, position.state
    match clause:
        case "GT-MOVE-04" | "GT-OFF-09":
            return f"every dock of {named(position, 'place', *arguments)} is taken"
        case "GT-SALV-03":
            return f"no {good_name(position, *arguments)} drifts in space"
        case "GT-DICE-04":
            die = int(s.picked) if position.phase == "hack" else arguments[0]
            return f"the {good_name(position, die)} die shows {s.die[die]} and runs from 1 to {sides(die)}"
        case "GT-TRADE-05":
            return untouched(position, *arguments)
        case "GT-TRADE-06":
            pay = arguments[0]
            return f"this costs {s.die[pay]} {good_name(position, pay)}, and you carry {s.cargo[s.seat, pay]}"
        case "GT-TRADE-12":
            return f"there is no {good_name(position, arguments[1])} to be had"
        case "GT-MISS-02":
            return f"it asks for {need_of(position, int(s.offer[arguments[0]]))} aboard"
        case "GT-BUY-03":
            if position.phase == "pay":
                return "the rest of the price is paid in gemstones that you have stored"
            return f"it costs {cost_of(position, int(s.market[arguments[0]]))} out of storage"
        case "GT-BUY-09":
            return f"you have six {named(position, 'type', c.kind[s.market[arguments[0]]])} cards already"
        case "GT-SHAPE-05":
            return f"there would be more than six {named(position, 'role', *arguments)} cards"
    return ""


def untouched(position: Position, pay: int, get: int) -> str:
    s = position.state
    here = int(s.place[s.seat])
    if pay == get:
        return "a trade needs two different dice"
    far = pay if not is_adjacent(s, here, pay) else get
    return f"the {good_name(position, far)} die does not touch this dock, which sees {dice_text(position, here)}"

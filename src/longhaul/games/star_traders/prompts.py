"""Where a turn of Star Traders stands, as a question. Never compiled."""

from longhaul.core.position import Position
from longhaul.games.star_traders.blockade import roll_bonus, target_number
from longhaul.games.star_traders.kinds import SLOTS
from longhaul.games.star_traders.trade import most
from longhaul.games.star_traders.wording import place_name, plural, seat_name, ship_name, signed, title


def prompt(position: Position) -> str:
    if position.over:
        return "The game is over."
    s, seat = position.state, int(position.state.seat)
    purse = f"{s.credits[seat]} cr, {plural(int(s.tokens[seat]), 'token')}, level {s.level[seat]}"
    return f"{ask(position)} ({purse})"


def ask(position: Position) -> str:
    s = position.state
    match position.phase:
        case "cell":
            face_down = s.tile >= len(position.content.words["tile"])
            return "Where does the next region lie?" if face_down else f"Where does {tile(position)} lie?"
        case "side" | "rotate":
            return f"How does {tile(position)} lie?"
        case "travel":
            return (
                f"Travel: {ship_name(position, int(s.ship))} at {where(position)}, {plural(int(s.moves), 'move')} left"
            )
        case "act":
            return f"Action: {ship_name(position, int(s.ship))} at {where(position)}"
        case "planet" | "outpost":
            return f"{ship_name(position, int(s.ship))} at {where(position)}: what next?"
        case "quantity":
            return f"How many? At most {most(position.content.record, s)}"
        case "siege":
            target = target_number(position.content.record, s, int(s.place))
            bonus = roll_bonus(position.content.record, s, int(s.place), int(s.ship))
            return f"Blockade of {place_name(position, int(s.place))}: die {signed(int(bonus))} against {target}"
        case "brace" | "shield":
            whose = seat_name(int(s.ship) // SLOTS)
            return f"Your {ship_name(position, int(s.foe))} is attacked by {whose}'s {ship_name(position, int(s.ship))}"
    return ASK[position.phase]


def tile(position: Position) -> str:
    return title(position, "tile", int(position.state.tile))


def where(position: Position) -> str:
    return place_name(position, int(position.state.at[position.state.ship]))


ASK = {
    "base": "On which planet does your flagship start?",
    "influence": "Influence: a token or income?",
    "exchange": "Turn in tokens for credits?",
    "purser": "Upkeep: shall the Purser see to it?",
    "upkeep": "Upkeep: pay, or dismiss a ship",
    "mend": "Bring back an upgrade that was shot out of use?",
    "manipulate": "Market: push a price?",
    "reveal": "Which way does the region lie?",
    "terms": "Better the price before the trade?",
    "draw": "Hire any of these?",
    "swap": "Exchange cargo and crew",
    "aim": "Attack: aim, call crew, or fire",
    "salvage": "The wreck holds cargo: salvage it?",
    "again": "The salvage failed: roll again?",
    "spoils": "Which unit of your wreck do they get?",
    "haven": "At which planet does your flagship return?",
    "corporate": "One corporate action",
    "toll_at": "Where does the station belong?",
    "toll_to": "On which line does it stand?",
    "factory_at": "On which planet?",
    "produce": "What does this factory make?",
    "order": "In which order do your ships act?",
    "bid": "Bid for who is first player?",
    "overflow": "There is no room: what goes back to the supply?",
}

"""Two ships of one player exchange cargo and crew (ST-SHIP)."""

from dataclasses import dataclass, field

from tests.oracle.star_traders.content import GOODS
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.table import Decision, Flow, Ship


@dataclass
class Exchange:
    """The ship in turn and its friend; what has been given and fetched: nothing goes both ways (ST-SHIP-04)."""

    ship: Ship
    friend: Ship
    given: set[str] = field(default_factory=set)  # goods and positions
    fetched: set[str] = field(default_factory=set)


def friends(game: Game, ship: Ship) -> list[Ship]:
    """ST-SHIP-03: in the sector, active and not disabled."""
    return [f for f in game.table.fleet(ship.owner) if f is not ship and f.sector == ship.sector and game.is_fit(f)]


def exchange(game: Game, ship: Ship, slot: int) -> Flow:
    swap = Exchange(ship, next(friend for friend in friends(game, ship) if friend.slot == slot))
    while True:
        options = [option for option in possible(game, swap) if can_be_made_good(game, swap, option)]
        fits = game.room(ship) >= 0 and game.room(swap.friend) >= 0
        chosen = yield Decision(ship.owner, "swap", [*(["done"] if fits else []), *options], ship)
        if chosen == "done":
            return
        carry(swap, chosen)


def possible(game: Game, swap: Exchange) -> list[str]:
    """All that one ship has and can go to the other; a position is taken once at most (ST-CREW-05)."""
    ship, friend = swap.ship, swap.friend
    options = [f"give:{g}" for g in GOODS if ship.cargo[g] and g not in swap.fetched]
    options += [f"fetch:{g}" for g in GOODS if friend.cargo[g] and g not in swap.given]
    options += [f"give_crew:{p}" for p in sorted(ship.crew - friend.crew) if p not in swap.fetched]
    options += [f"fetch_crew:{p}" for p in sorted(friend.crew - ship.crew) if p not in swap.given]
    return options


def carry(swap: Exchange, option: str) -> None:
    verb, what = option.split(":")
    gives = verb.startswith("give")
    source, goal = (swap.ship, swap.friend) if gives else (swap.friend, swap.ship)
    (swap.given if gives else swap.fetched).add(what)
    if what in GOODS:
        source.cargo[what] -= 1
        goal.cargo[what] += 1
    else:
        source.crew.remove(what)
        goal.crew.add(what)


def can_be_made_good(game: Game, swap: Exchange, option: str) -> bool:
    """L-05: a hold may overflow only as far as the rest of the exchange can make good."""
    verb, what = option.split(":")
    if what not in GOODS:
        return True
    gives = verb == "give"
    source, goal = (swap.ship, swap.friend) if gives else (swap.friend, swap.ship)
    locked = (swap.given if gives else swap.fetched) | {what}  # these goods cannot come back
    excess = goal.load + 1 - game.capacity(goal)
    returnable = sum(goal.cargo[good] for good in GOODS if good not in locked)
    space = game.capacity(source) - (source.load - 1)
    return excess <= 0 or (returnable >= excess and space >= excess)

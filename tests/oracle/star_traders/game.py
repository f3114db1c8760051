"""A game on its way, and what chance brings to it: dice and cards, as the engine's events tell them."""

from typing import Any

from tests.oracle.harness import Chance, Difference
from tests.oracle.star_traders.content import GOODS
from tests.oracle.star_traders.table import Deck, Player, Region, Sector, Ship, Table, as_sector, written

# Events that tell of chance: the rules must have called for each of them.
CHANCE_EVENTS = frozenset(
    {
        "first",
        "laid",
        "planet",
        "outpost",
        "prices",
        "manipulated",
        "market",
        "revealed",
        "drew_ship",
        "drew_crew",
        "blockade_roll",
        "dice",
        "salvaged",
        "bid_roll",
    }
)


class Game:
    """The table, and chance."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.chance = Chance([], None, None)
        self.over = False
        self.winners: list[int] = []
        self.ending = ""

    def player(self, seat: int) -> Player:
        return self.table.players[seat]

    def on(self, option: str) -> bool:
        return bool(self.table.options[option])

    def figure(self, name: str) -> int:
        return self.table.parts.figures[name]

    # Dice -------------------------------------------------------------------------------------------------------------
    def main_die(self, event: str, figure: str, **facts: Any) -> int:
        """A roll of the main die, 1 to 8, that this event tells of; what the event says besides must be as expected."""
        roll: int = self.chance.take(event, **facts).facts[figure]
        return self.checked_face(roll)

    def checked_face(self, roll: int) -> int:
        if not 1 <= roll <= self.table.parts.main_die:
            raise Difference(f"the main die cannot show {roll}")
        return roll

    def first_player(self) -> int:
        """ST-SETUP-01."""
        return self.chance.take("first").seat

    def first_prices(self) -> dict[str, int]:
        """ST-SETUP-17: one roll of the main die for each commodity."""
        facts = self.chance.take("prices").facts
        return {good: self.checked_face(facts[good]) for good in GOODS}

    def commodity_die(self, good: str) -> int:
        """ST-MKT-06."""
        change: int = self.chance.take("market", good=good).facts["change"]
        if change not in self.table.parts.commodity_die:
            raise Difference(f"a commodity die cannot show {change}")
        return change

    def site_die(self, kind: str, region: Region) -> tuple[Sector, str] | None:
        """The roll for a planet or an outpost (ST-SETUP-09, 10): the free sector it hits, and the planet drawn.

        A roll that hits nothing leaves no event: what follows then is another roll or another region. It can only miss
        if some number of the die is no free sector.
        """
        table = self.table
        number = table.regions.index(region)
        if region.face is None:
            raise Difference("nobody rolls for a region that lies face down")
        free = [n for n in range(1, region.face.sectors + 1) if (number, n) not in table.sites]
        following = self.chance.left({"laid", "planet", "outpost"})
        if following and following[0].name == kind and as_sector(following[0].facts["sector"])[0] == number:
            facts = self.chance.take(kind, **following[0].facts).facts
            sector = as_sector(facts["sector"])
            if sector[1] not in free:
                raise Difference(f"{written(sector)} is not free for a {kind}")
            return sector, self.drawn_planet(facts["planet"]) if kind == "planet" else ""
        if len(free) >= table.parts.main_die:
            raise Difference(f"a roll for a {kind} cannot miss region {number}")
        return None

    def drawn_planet(self, planet: str) -> str:
        """A planet out of the bag."""
        if planet not in self.table.planets:
            raise Difference(f"{planet} is not in the bag")
        self.table.planets.remove(planet)
        return planet

    # Cards ------------------------------------------------------------------------------------------------------------
    def draw(self, deck: Deck, seat: int) -> str:
        """The next card: at random while there are cards never drawn, then those put back, in their order (L-03)."""
        event, figure = ("drew_ship", "drawn") if deck is self.table.fleet_deck else ("drew_crew", "post")
        card: str = self.chance.take(event, seat=seat).facts[figure]
        if not deck.pile.total():
            if card != deck.under[0]:
                raise Difference(f"{deck.under[0]} is the next card, not {card}")
            return deck.under.pop(0)
        if not deck.pile[card]:
            raise Difference(f"no {card} is left in the deck")
        deck.pile[card] -= 1
        return card

    # What ships are worth ---------------------------------------------------------------------------------------------
    def working(self, ship: Ship, effect: str) -> int:
        """What an upgrade that works gives: its power for each level; one that is face down gives nothing (ACTV-06)."""
        name = self.table.parts.upgrade_names[effect]
        fitted = ship.upgrades.get(name)
        return fitted.level * self.table.parts.upgrades[name].power if fitted and fitted.works else 0

    def value(self, ship: Ship, stat: str) -> int:
        """As printed, and 1 for each step (ST-IMP-02)."""
        return self.table.parts.designs[ship.design].values[stat] + ship.steps[stat]

    def capacity(self, ship: Ship) -> int:
        return self.value(ship, "cargo") + self.working(ship, "pods")

    def room(self, ship: Ship) -> int:
        return self.capacity(ship) - ship.load

    def integrity(self, ship: Ship) -> int:
        """ST-HULL-05."""
        return self.value(ship, "hull") - ship.damage + ship.armour

    def is_disabled(self, ship: Ship) -> bool:
        """ST-HULL-06."""
        return self.integrity(ship) == 0

    def is_fit(self, ship: Ship) -> bool:
        return ship.active and self.integrity(ship) > 0

    def move_value(self, ship: Ship) -> int:
        """ST-TRV-06; a disabled ship moves one sector and no more (ST-TRV-07)."""
        return 1 if self.is_disabled(ship) else self.value(ship, "move") + self.working(ship, "engine")

    # Crew -------------------------------------------------------------------------------------------------------------
    def can_serve(self, ship: Ship, ability: str) -> bool:
        """Whether a member is aboard, the ship is fit (ST-CREW-11) and its owner can pay (ST-CREW-08, 09)."""
        post = self.table.parts.posts[self.table.parts.post_names[ability]]
        player = self.player(ship.owner)
        purse = player.tokens if post.in_tokens else player.credits
        return post.name in ship.crew and self.is_fit(ship) and purse >= post.usage

    def serving(self, ship: Ship, *abilities: str) -> list[str]:
        """The actions that put crew to use."""
        names = self.table.parts.post_names
        return [f"use:{names[ability]}" for ability in abilities if self.can_serve(ship, ability)]

    def use(self, ship: Ship, ability: str) -> int:
        """Pay for one use; returns what it gives."""
        post = self.table.parts.posts[self.table.parts.post_names[ability]]
        player = self.player(ship.owner)
        if post.in_tokens:
            player.tokens -= post.usage
        else:
            player.credits -= post.usage
        return post.power

    def is_use(self, action: str, ability: str) -> bool:
        return action == f"use:{self.table.parts.post_names[ability]}"

    # Things that go back where they came from -------------------------------------------------------------------------
    def strip(self, ship: Ship) -> None:
        """Crew under their deck in the order of ruling L-14, upgrades to the supply, steps lost.

        ST-UPK-05, 06; ST-DEST-03 to 06.
        """
        for post in self.table.parts.posts:
            if post in ship.crew:
                self.table.crew_deck.under.append(post)
        ship.crew.clear()
        for name in ship.upgrades:
            self.table.upgrades_left[name] += 1
        ship.upgrades.clear()
        ship.steps = dict.fromkeys(ship.steps, 0)

    def empty_hold(self, ship: Ship) -> None:
        """All cargo back to the bags."""
        for good in GOODS:
            self.table.supply[good] += ship.cargo[good]
            ship.cargo[good] = 0

    def remove(self, ship: Ship) -> None:
        """A fleet ship leaves play: its card goes under the deck (ST-UPK-05, ST-DEST-03), the others close up
        (ST-DEST-13, ruling A-33)."""
        self.strip(ship)
        self.empty_hold(ship)
        self.table.fleet_deck.under.append(ship.design)
        self.table.ships.remove(ship)
        for other in self.table.fleet(ship.owner):
            if other.priority > ship.priority:
                other.priority -= 1

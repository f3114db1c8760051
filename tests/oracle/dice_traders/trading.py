"""A visit to a settled planet: selling, illegal goods, the bay, buying."""

from dataclasses import dataclass, field

from tests.oracle.dice_traders.components import Options, Planet, Player, Unit
from tests.oracle.harness import Chance

BAY_CREDITS_PER_UNIT = 5  # DT-BAY-02
DAY = 1  # DT-SELL-01, DT-BUY-01, DT-BAY-02, DT-FREE-04


@dataclass
class Visit:
    """One player's trades of one turn."""

    options: Options
    prices: list[int]  # DT-PRICE-04: where 1, 2, 3, … dice show the good; the same for all goods (DT-PRICE-05)
    goods: list[str]
    seat: int
    player: Player
    planet: Planet
    sold: bool = False
    expanded: bool = False
    offered: list[Unit] = field(default_factory=list)  # illegal units, on the counter until the die falls
    bought: list[str] = field(default_factory=list)

    # What is the case
    def price(self, good: str) -> int:
        """DT-PRICE-02 to 06: the price follows from how many dice show the good; it does not move."""
        return self.prices[self.planet.stock(good) - 1]

    def is_legal(self, good: str) -> bool:
        """DT-ILL-01."""
        return self.planet.stock(good) > 0

    def has_day(self) -> bool:
        """DT-SELL-06, DT-BUY-08, DT-END-02, ruling DA-05."""
        return self.player.days < self.options.limit

    def salable(self) -> list[Unit]:
        """DT-SELL-01, DT-SELL-04: cargo from a different planet."""
        return [unit for unit in self.player.hold if unit.planet != self.planet.number]

    # Selling
    def sales(self) -> list[str]:
        """What may be sold; to be done is always allowed besides (DT-TURN-04)."""
        if not self.salable() or not (self.sold or self.has_day()):
            return []
        if self.options.free:  # DT-FREE-03, DT-FREE-06
            return sorted({f"offer:{unit.good}:{unit.paid}" for unit in self.salable()})
        return [] if self.sold else ["sell"]  # DT-SELL-02, DT-SELL-05

    def sell_all(self, chance: Chance) -> None:
        """DT-SELL-02."""
        for unit in self.salable():
            self._put_up(unit)
        self.close_sale(chance)

    def offer(self, good: str, paid: int) -> None:
        """One unit of a lot (DT-FREE-06)."""
        self._put_up(next(unit for unit in self.salable() if (unit.good, unit.paid) == (good, paid)))

    def _put_up(self, unit: Unit) -> None:
        """DT-SELL-03 for a good that the dice show; any other waits for the police die (DT-ILL-02)."""
        self._spend_selling_day()
        self.player.hold.remove(unit)
        if self.is_legal(unit.good):
            self.player.credits += self.price(unit.good)
        else:
            self.offered.append(unit)

    def _spend_selling_day(self) -> None:
        """DT-SELL-01, DT-FREE-04, DT-ILL-05: one day for all of it."""
        if not self.sold:
            self.player.days += DAY
        self.sold = True

    def close_sale(self, chance: Chance) -> None:
        """DT-FREE-07: one roll for all illegal units; DT-FREE-09: none if all was legal."""
        if not self.offered:
            return
        if chance.take("police", seat=self.seat).facts["caught"]:
            self._be_caught()
        else:  # DT-ILL-04: double the price paid for each unit
            self.player.credits += sum(2 * unit.paid for unit in self.offered)
        self.offered = []

    def _be_caught(self) -> None:
        """DT-ILL-03; DT-FREE-08: all cargo that is illegal here, offered or not."""
        self.player.hold = [unit for unit in self.player.hold if self.is_legal(unit.good)]

    # The bay
    def may_expand(self) -> bool:
        """DT-BAY-02, DT-BAY-04, DT-COMBO-02, DT-BAY-07."""
        return (
            self.options.bay
            and not self.expanded
            and self.has_day()
            and self.player.room < self.options.largest_room
            and self.player.credits >= self.bay_cost()
        )

    def bay_cost(self) -> int:
        return BAY_CREDITS_PER_UNIT * self.player.room

    def expand(self) -> None:
        self.player.credits -= self.bay_cost()
        self.player.days += DAY
        self.player.room += 1
        self.expanded = True

    # Buying
    def purchases(self) -> list[str]:
        """One unit more of these goods may be bought."""
        return [f"buy:{good}" for good in self.goods if self._may_buy(good)]

    def _may_buy(self, good: str) -> bool:
        player = self.player
        if not self.bought and not self.has_day():  # DT-BUY-08
            return False
        if self.bought.count(good) >= self.planet.stock(good):  # DT-BUY-03, DT-PRICE-01
            return False
        if len(player.hold) >= player.room or player.credits < self.price(good):  # DT-BUY-05, DT-BAY-06, DT-BUY-04
            return False
        if self.options.free:  # DT-FREE-01, DT-FREE-02
            return True
        # DT-BUY-02: only into an empty hold; DT-BUY-03: a single kind of good.
        return set(self.bought) <= {good} and len(player.hold) == len(self.bought)

    def buy(self, good: str) -> None:
        """DT-BUY-01, DT-FREE-04: one day for all of it; DT-BUY-06."""
        if not self.bought:
            self.player.days += DAY
        self.player.credits -= self.price(good)
        self.player.hold.append(Unit(good, self.price(good), self.planet.number))
        self.bought.append(good)

"""The ship: Vectorium, modules, hold."""

from dataclasses import dataclass, field

from tests.oracle.free_trader.cards import CARGO, MODULES
from tests.oracle.free_trader.options import Options

CEILING = 20  # FT-CAP-01
START_MONEY = 5  # FT-SETUP-06
START_LEVELS = {"weapons": 3, "defenses": 2, "engines": 3, "cargo": 3}  # FT-SETUP-05
COSTS = {"weapons": 4, "defenses": 5, "engines": 3, "cargo": 5}  # FT-UPG-02


@dataclass
class Ship:
    options: Options
    money: int = START_MONEY
    levels: dict[str, int] = field(default_factory=lambda: dict(START_LEVELS))
    hold: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CARGO, 0))  # FT-SETUP-07

    def earn(self, amount: int) -> None:
        """FT-CAP-01, FT-CAP-02, FT-SALV-03: what would take you past 20 V is lost on the spot."""
        self.money = min(CEILING, self.money + amount)

    def units(self) -> int:
        return sum(self.hold.values())

    def has_room(self) -> bool:
        """FT-BUY-09, FT-BUY-11."""
        return self.units() < self.levels["cargo"]

    def aboard(self) -> list[str]:
        return [cargo for cargo in CARGO if self.hold[cargo]]

    def modules_left(self) -> list[str]:
        """FT-DMG-03: those that have a level left."""
        return [module for module in MODULES if self.levels[module]]

    def resale(self, module: str) -> int:
        """FT-POLICE-07, FT-POLICE-08: half of the cost, rounded level by level."""
        if self.options.module_rounding == "up":
            return (COSTS[module] + 1) // 2
        return COSTS[module] // 2

    def resale_of_all(self) -> int:
        return sum(level * self.resale(module) for module, level in self.levels.items())

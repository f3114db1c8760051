"""Officers that are called as an action (GT-OFF). The Port Captain is in `movement.py`."""

from functools import partial

from tests.oracle.gem_traders.content import GEMSTONES
from tests.oracle.gem_traders.exchange import switch_dice, trade
from tests.oracle.gem_traders.home import store
from tests.oracle.gem_traders.movement import EXCHANGE, fly
from tests.oracle.gem_traders.table import Ask, Choices, Steps, Table, kinds, repeat, total

QUARTERMASTER_UNITS = 4  # GT-OFF-02
GEMS_FOR_GOLD, SCRAP_FOR_GOLD = 2, 3  # GT-OFF-03


def officer_actions(table: Table) -> Choices:
    """Every Officer that one has, where something would change (GT-TURN-07)."""
    me = table.me
    working = {
        "quartermaster": me.place == "space" and total(me.cargo) > 0,  # GT-OFF-02
        "alchemist": bool(Conversion(table).choices()),  # GT-OFF-03, anywhere (GT-OFF-07)
        "engineer": True,  # GT-OFF-08: from a dock to space, from space home
        "marketeer": me.place in EXCHANGE,  # GT-OFF-10
    }
    return {
        f"use:{name}": partial(use, table, name) for name, works in working.items() if works and name in me.officers
    }


def use(table: Table, officer: str) -> Steps:
    table.tell("used", officer=officer)
    match officer:
        case "quartermaster":
            yield from stow(table)
        case "alchemist":
            yield from Conversion(table).run()
        case "engineer":
            yield from fly(table)
        case "marketeer":  # GT-OFF-11: the dice must change places, the trade may be left out
            yield from switch_dice(table)
            yield from trade(table, idle=True)


def stow(table: Table) -> Steps:
    """GT-OFF-02: up to four units from ship to storage, one at least."""

    def choices() -> Choices:
        return {f"give:{good}": partial(store, table, good, 1) for good in kinds(table.me.cargo)}

    yield from repeat((table.active, "stow"), QUARTERMASTER_UNITS, choices)


class Conversion:
    """One use of the Alchemist or of Alchemy: convert as often as one likes (GT-OFF-03, GT-OFF-04)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.recoloured = dict.fromkeys(GEMSTONES, 0)  # units aboard that are not recoloured again (GT-BD-12)

    def run(self) -> Steps:
        yield from repeat((self.table.active, "convert"), None, self.choices)

    def choices(self) -> Choices:
        cargo, gold_left = self.table.me.cargo, self.table.bank["gold"] > 0  # GT-OFF-06
        choices: Choices = {}
        if self.recolourable():
            choices["convert:gem"] = self.recolour
        if sum(cargo[gem] for gem in GEMSTONES) >= GEMS_FOR_GOLD and gold_left:  # of any colours (GT-OFF-05)
            choices["convert:gems"] = self.gems_to_gold
        if cargo["scrap"] >= SCRAP_FOR_GOLD and gold_left:
            choices["convert:scrap"] = self.scrap_to_gold
        return choices

    def recolourable(self) -> list[str]:
        """Colours with a unit that was not recoloured, for which the bank has another (GT-BD-12, GT-OFF-06)."""
        cargo = self.table.me.cargo
        own = [gem for gem in GEMSTONES if cargo[gem] > self.recoloured[gem]]
        return [gem for gem in own if any(other != gem for other in self.table.gems_in_bank())]

    def recolour(self) -> Steps:
        me, seat = self.table.me, self.table.active
        text = yield Ask(seat, "convert", frozenset(f"give:{gem}" for gem in self.recolourable()))
        old = text.removeprefix("give:")
        colours = [gem for gem in self.table.gems_in_bank() if gem != old]
        me.cargo[old] -= 1
        self.table.return_units(old, 1)
        text = yield Ask(seat, "convert", frozenset(f"take:{gem}" for gem in colours))
        new = text.removeprefix("take:")
        self.table.bank[new] -= 1
        me.cargo[new] += 1
        self.recoloured[new] += 1
        self.table.tell("converted", rate="gem", good=new)

    def gems_to_gold(self) -> Steps:
        me, seat = self.table.me, self.table.active
        for _ in range(GEMS_FOR_GOLD):
            gems = [gem for gem in GEMSTONES if me.cargo[gem] > 0]
            text = yield Ask(seat, "convert", frozenset(f"give:{gem}" for gem in gems))
            gem = text.removeprefix("give:")
            me.cargo[gem] -= 1
            # Alike to look at: a recoloured one goes first, so that none loses its turn to be recoloured.
            self.recoloured[gem] = max(0, self.recoloured[gem] - 1)
            self.table.return_units(gem, 1)
        self.receive_gold("gems")

    def scrap_to_gold(self) -> None:
        self.table.me.cargo["scrap"] -= SCRAP_FOR_GOLD
        self.table.return_units("scrap", SCRAP_FOR_GOLD)  # GT-SCRAP-03
        self.receive_gold("scrap")

    def receive_gold(self, rate: str) -> None:
        self.table.bank["gold"] -= 1
        self.table.me.cargo["gold"] += 1
        self.table.tell("converted", rate=rate, good="gold")

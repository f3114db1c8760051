"""Dice Traders: turn order, the course of a turn, the end.

The rulebook leaves one thing to the interface: a step whose only choice is to end it is skipped.
"""

from typing import Any

from tests.contract.cases import Setup
from tests.oracle.dice_traders.components import SIZES, TRAVEL_DAYS, Options, Planet, Player, follow_days
from tests.oracle.dice_traders.dice import first_roll, legal_locks, lock
from tests.oracle.dice_traders.trading import Visit
from tests.oracle.harness import Chance, Result, State, content_of


class DiceTradersOracle:
    chance_events = frozenset({"rolled", "police"})

    def __init__(self, setup: Setup) -> None:
        content = content_of("dice-traders", setup.content)
        self.options = Options.of(setup.options)
        self.prices: list[int] = content["prices"]["by_count"]
        self.goods = [good["key"] for good in content["good"]]
        self.faces: list[str] = content["goods_die"]["faces"]
        self.players = [Player(room=self.options.starting_room) for _ in range(setup.seats)]
        self.current = 0
        self.phase = "travel"
        self.planet: Planet | None = None  # the one being visited, or the last one visited
        self.visit: Visit | None = None

    # The course of the game
    @property
    def seat(self) -> int:
        return -1 if self.phase == "over" else self.current

    @property
    def player(self) -> Player:
        return self.players[self.current]

    def begin(self, chance: Chance) -> None:
        """DT-SETUP-01."""
        self.current = chance.take("turn").seat
        self._begin_turn(chance)

    def _begin_turn(self, chance: Chance) -> None:
        """DT-TURN-02: on a first turn there is no travel; you are on a Big planet already."""
        self.visit = None
        self.player.turns += 1
        if self.player.turns == 1:
            self._discover("big", chance)
        else:
            self.phase = "travel"

    def _end_turn(self, chance: Chance) -> None:
        """DT-TIME-02 to 06, DT-END-01."""
        seats = len(self.players)
        leftwards = [(self.current + step) % seats for step in range(1, seats + 1)]  # DT-TIME-03, DT-TIME-05
        waiting = [seat for seat in leftwards if self.players[seat].days < self.options.limit]  # DT-TIME-06
        if not waiting:
            self.phase = "over"
            return
        self.current = min(waiting, key=lambda seat: self.players[seat].days)  # the first of those that tie
        self._begin_turn(chance)

    # Decisions
    def legal(self) -> list[str]:
        match self.phase:
            case "travel":
                return self._trips()
            case "lock":
                assert self.planet
                return legal_locks(self.planet)
            case "over":
                return []
        assert self.visit
        return ["done", *self._trades(self.visit)]

    def _trips(self) -> list[str]:
        """DT-TURN-03; DT-TRAVEL-03: only trips that the days left pay for; DT-END-03."""
        days_left = self.options.limit - self.player.days
        trips = [f"explore:{size}" for size in SIZES if TRAVEL_DAYS[size] <= days_left]
        planet = self.planet
        if planet and planet.visitor != self.current and follow_days(planet) <= days_left:  # DT-FOLLOW-01, 02, 07
            trips.append("follow")
        return ["retire", *trips]

    def _trades(self, visit: Visit) -> list[str]:
        match self.phase:
            case "sell":
                return visit.sales()
            case "expand":
                return ["expand"] if visit.may_expand() else []
            case "buy":
                return visit.purchases()
        raise AssertionError(self.phase)

    def play(self, action: str, chance: Chance) -> None:
        verb, *arguments = action.split(":")
        match verb:
            case "retire":  # DT-END-03
                self.player.days = self.options.limit
                self.player.retired = True
                self._end_turn(chance)
            case "explore":
                self.player.days += TRAVEL_DAYS[arguments[0]]
                self._discover(arguments[0], chance)
            case "follow":
                self._follow(chance)
            case "lock":
                assert self.planet
                lock(self.planet, action, self.faces, chance)
                self._settle(chance)
            case _:
                self._trade(verb, arguments, chance)

    # Travel
    def _discover(self, size: str, chance: Chance) -> None:
        """DT-TRAVEL-02."""
        number = self.planet.number + 1 if self.planet else 1
        self.planet = Planet(number, size, self.current)
        self.phase = "lock"
        first_roll(self.planet, self.faces, chance)

    def _follow(self, chance: Chance) -> None:
        """DT-FOLLOW-02; DT-FOLLOW-04: nothing is rolled; DT-FOLLOW-05: the stock is whole."""
        assert self.planet
        self.player.days += follow_days(self.planet)
        self.planet.visitor = self.current
        self._settle(chance)

    def _settle(self, chance: Chance) -> None:
        assert self.planet
        if self.planet.settled:
            self.visit = Visit(self.options, self.prices, self.goods, self.current, self.player, self.planet)
            self._go_on("sell", chance)

    # Trade
    def _trade(self, verb: str, arguments: list[str], chance: Chance) -> None:
        visit = self.visit
        assert visit
        match verb:
            case "done":
                self._leave_step(chance)
                return
            case "sell":
                visit.sell_all(chance)
            case "offer":
                visit.offer(arguments[0], int(arguments[1]))
            case "expand":
                visit.expand()
            case "buy":
                visit.buy(arguments[0])
        self._go_on(self.phase, chance)

    def _go_on(self, step: str, chance: Chance) -> None:
        """To the next step at which there is something to choose (DT-TURN-01, DT-TURN-05, DT-BAY-03)."""
        assert self.visit
        self.phase = step
        if not self._trades(self.visit):
            self._leave_step(chance)

    def _leave_step(self, chance: Chance) -> None:
        assert self.visit
        match self.phase:
            case "sell":
                self.visit.close_sale(chance)
                self._go_on("expand", chance)
            case "expand":
                self._go_on("buy", chance)
            case "buy":
                self._end_turn(chance)

    # What is compared
    def state(self) -> State:
        return {
            "limit": self.options.limit,
            "players": [self._player_state(player) for player in self.players],
            "planet": self._planet_state(),
            "turn": self._turn_state(),
        }

    def _player_state(self, player: Player) -> State:
        return {
            "credits": player.credits,
            "days": player.days,
            "turns": player.turns,
            "retired": player.retired,
            "room": player.room,
            "cargo": {f"{good} paid {paid}": units for (good, paid), units in sorted(player.cargo().items())},
        }

    def _planet_state(self) -> State:
        planet = self.planet
        assert planet
        stock = {good: planet.stock(good) for good in self.goods} if planet.settled else {}
        return {
            "number": planet.number,
            "size": planet.size,
            "visitor": planet.visitor,
            "dice": planet.dice,
            "locked": planet.locked,
            "rolls": planet.rolls,
            "stock": stock,
        }

    def _turn_state(self) -> dict[str, Any]:
        visit = self.visit
        if self.phase == "over" or not visit:
            return {}
        return {
            "sold": visit.sold,
            "expanded": visit.expanded,
            "bought": {good: visit.bought.count(good) for good in self.goods},
            "contraband": len(visit.offered),
            "payoff": sum(2 * unit.paid for unit in visit.offered),
        }

    def result(self) -> Result:
        """DT-END-04 to 06. How the game ended is named by who gave up their days."""
        scores = [player.credits for player in self.players]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        retired = [player.retired for player in self.players]
        who = "all" if all(retired) else "some" if any(retired) else ""
        return Result(scores, winners, f"{who}-players-retired-early" if who else "all-days-spent")

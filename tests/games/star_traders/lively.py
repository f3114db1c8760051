"""Random games of Star Traders in which much happens: chance alone brings little about."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from longhaul.core.position import Action, Position
from longhaul.games.star_traders import RULEBOOK
from longhaul.games.star_traders.components import NO_DESIGN, OFF, PODS, SHIPS, SLOTS, UPGRADES
from longhaul.games.star_traders.rules.fleet.ships import integrity, room
from longhaul.games.star_traders.rules.map.galaxy import is_planet

from .positions import CONTENT

RARE = ("attack", "meet", "roll", "use", "hire", "draw_fleet", "draw_crew", "enter", "buy_upgrade", "support", "hinder")
RARER = (
    "purchase",
    "declare",
    "load",
    "repair",
    "reinforce",
    "mend",
    "confirm",
    "improve",
    "build_toll",
)  # in stirred games
RICH = 400


@dataclass(frozen=True)
class Step:
    before: Position
    action: Action
    after: Position

    @property
    def verb(self) -> str:
        return self.action.text.split(":")[0]


def options(seed: int) -> dict[str, Any]:
    names = ("exploration", "territory", "precise_hits", "temporary_loss", "more_objects", "flagship_blockades")
    switches = {name: seed >> n & 1 == 1 for n, name in enumerate(names)}
    return {**switches, "board": ("quick", "laid")[seed % 2], "regions": 2, "round_cap": 5, "victory_level": 15}


def lively_game(seed: int, *, stirred: bool = False) -> Iterator[Step]:
    """With money, crowds and rare actions; stirred, with damage, cargo, tokens and factories as well."""
    pick = Random(seed)
    likely = (*RARE, *RARER) if stirred else RARE
    position = Position.start(RULEBOOK, CONTENT, seed, 2 + seed % 3, options(seed))
    while not position.over:
        if pick.random() < 0.05:
            enrich(position, pick)
        if stirred and pick.random() < 0.1:
            stir(position, pick)
        legal = position.legal
        weights = [6 if action.text.split(":")[0] in likely else 1 for action in legal]
        before, action = position.copy(), pick.choices(legal, weights)[0]
        position.play(action)
        yield Step(before, action, position)


def enrich(position: Position, choose: Random) -> None:
    """Money for all, and now and then a crowd in one sector."""
    s = position.state
    for seat in range(position.seats):
        s.credits[seat] = max(int(s.credits[seat]), choose.choice((0, 60, RICH)))
    if position.phase == "travel" and choose.random() < 0.2:
        ships = ships_on_board(position)
        place = int(s.at[choose.choice(ships)])
        for ship in ships:
            if not s.blockader[int(s.at[ship])]:
                s.at[ship] = place


def ships_on_board(position: Position) -> list[int]:
    s = position.state
    return [ship for ship in range(SHIPS) if s.design[ship] != NO_DESIGN and s.at[ship] != OFF]


def stir(position: Position, choose: Random) -> None:
    """Tokens for all; damage, cargo, disabled upgrades and factories for some."""
    c, s = position.content.record, position.state
    if position.phase != "travel":
        return
    for seat in range(position.seats):
        s.tokens[seat] = s.level[seat]
    for ship in ships_on_board(position):
        if integrity(c, s, ship) > 1:
            s.damage[ship] += choose.randrange(2)
        good = choose.randrange(3)
        if room(c, s, ship) > 0 and s.supply[good] > 0:
            s.hold[ship, good] += 1
            s.supply[good] -= 1
        for upgrade in range(UPGRADES):
            if s.fitted[ship, upgrade] and upgrade != PODS and choose.random() < 0.5:
                s.disabled[ship] |= 1 << upgrade
        if is_planet(s, int(s.at[ship])) and choose.random() < 0.3:
            give_factory(position, ship // SLOTS, int(s.at[ship]))


def give_factory(position: Position, seat: int, planet: int) -> None:
    """One with a unit in stock, if a factory is left."""
    s = position.state
    free = [factory for factory, owner in enumerate(s.factory_owner) if not owner]
    if free and planet not in s.factory_at and s.supply[0] > 0:
        s.factory_owner[free[0]], s.factory_at[free[0]] = seat + 1, planet
        s.factory_stock[free[0], 0] += 1
        s.supply[0] -= 1

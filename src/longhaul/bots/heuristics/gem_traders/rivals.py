"""Rivals in a race for a mission: who can deliver before."""

from longhaul.bots.heuristics.gem_traders.weights import LOST_RACE, RIVAL_UNITS
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.state import GOODS, MISSION_CENTER, PILES, SPACE, TURN_ACTIONS, Content, State

FAR = 99.0  # actions
NEARLY = 2  # units that a rival may lack to be one


@rule
def actions_of_rival(c: Content, s: State, seat: int, tile: int) -> float:
    """Actions until another ship has delivered what a tile asks for."""
    short = 0
    for good in range(GOODS):
        short += max(0, c.need[tile, good] - s.cargo[seat, good])
    if short > NEARLY:
        return FAR
    way = 0.0 if s.place[seat] == MISSION_CENTER else (1.0 if s.place[seat] == SPACE else 2.0)
    return way + 1.0 + (RIVAL_UNITS * short + 1.0 if short > 0 else 0.0)


@rule
def turns_needed(actions: float, now: float) -> int:
    """Turns, this one included, in which there are `now` actions left."""
    return 1 + int(max(0.0, actions - now + TURN_ACTIONS - 1.0)) // TURN_ACTIONS


@rule
def chance_of_delivery(c: Content, s: State, pile: int, actions: float) -> float:
    """The chance that nobody takes the tile before: rivals play after this turn."""
    mine, chance = turns_needed(actions, s.actions * 1.0), 1.0
    for each in range(PILES):
        if pile in (each, PILES):
            tile = s.offer[each]
            for seat in range(s.seats):
                if seat != s.seat and turns_needed(actions_of_rival(c, s, seat, tile), TURN_ACTIONS * 1.0) < mine:
                    chance *= LOST_RACE
    return chance

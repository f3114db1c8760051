"""The start of a game (GT-SETUP)."""

from longhaul.core.chance import below
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.events import Event
from longhaul.games.gem_traders.flow import advance
from longhaul.games.gem_traders.rules.exchange import sides
from longhaul.games.gem_traders.rules.market import turn_up
from longhaul.games.gem_traders.rules.missions import uncover
from longhaul.games.gem_traders.scratch import clear_action
from longhaul.games.gem_traders.state import (
    CENTRE,
    CREWS,
    GEMS,
    GOLD,
    HOME,
    PILES,
    SCRAP,
    SLOTS,
    SPOTS,
    STARTERS,
    Content,
    Phase,
    State,
)


@rule
def setup(c: Content, s: State, log: Log) -> None:
    """Turn a zeroed record with seed, seats and options into the start of a game.

    Seat 1 begins (GT-SETUP-02); the players were assigned to their seats before (GT-SETUP-03).
    """
    s.rounds = 1
    clear_action(s)
    lay_out_supplies(c, s)
    for seat in range(s.seats):
        set_up_player(c, s, seat, log)
    throw_dice(c, s, log)
    lay_out_missions(c, s, log)
    lay_out_cards(c, s, log)
    s.phase = Phase.BEGIN
    advance(c, s, log)


@rule
def lay_out_supplies(c: Content, s: State) -> None:
    """The bank (GT-SETUP-04), scrap in space (GT-SETUP-05), by the number of players (GT-SETUP-15)."""
    for gem in range(GEMS):
        s.bank[gem] = c.gems[s.seats]
    s.bank[GOLD] = c.gold[s.seats]
    s.space[SCRAP] = c.scrap[s.seats]


@rule
def set_up_player(c: Content, s: State, seat: int, log: Log) -> None:
    """A ship at home (GT-SETUP-01), gold stored (GT-SETUP-06, GT-SETUP-07), starters (GT-SETUP-11, GT-SETUP-14)."""
    gold = c.start[s.seats, seat]
    s.place[seat] = HOME
    s.bank[GOLD] -= gold
    s.storage[seat, GOLD] = gold
    emit(log, Event.STARTING_GOLD, seat, gold)
    for crew in range(CREWS):
        s.crew[seat, crew] = STARTERS[crew]


@rule
def throw_dice(c: Content, s: State, log: Log) -> None:
    """The gold die shows 1 in the centre (GT-SETUP-08); the others are rolled and dealt to the ring (GT-SETUP-09)."""
    s.die[GOLD] = 1
    s.ring[CENTRE] = GOLD
    for die in range(GOLD):
        s.ring[die] = die
    for spot in range(GOLD):
        other = below(c, s, GOLD - spot)
        die = s.ring[spot + other]
        s.ring[spot + other] = s.ring[spot]
        s.ring[spot] = die
    for die in range(GOLD):
        face = below(c, s, sides(die))
        s.die[die] = face + 1
    for spot in range(SPOTS):
        die = s.ring[spot]
        emit(log, Event.DIE_PLACED, s.seat, die, s.die[die], spot)


@rule
def lay_out_missions(c: Content, s: State, log: Log) -> None:
    """Two piles by reward, the top tile face up (GT-SETUP-10)."""
    for tile in range(1, c.tiles):
        s.pile[c.class_of[tile]] |= 1 << tile
    for pile in range(PILES):
        uncover(c, s, pile, log)


@rule
def lay_out_cards(c: Content, s: State, log: Log) -> None:
    """Officers, Boosts and Crew other than starters in one deck (GT-SETUP-12), six of them face up (GT-SETUP-13)."""
    for card in range(1, c.cards):
        s.deck[card] = c.copies[card]
        s.stack += c.copies[card]
    for slot in range(SLOTS):
        turn_up(c, s, slot, log)

"""Every ship acts exactly once a round, in travel order, whatever is destroyed meanwhile (ST-GEN-02, ST-ACT-01)."""

from dataclasses import dataclass, field
from random import Random

import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders.components import NO_DESIGN, SHIPS, SLOTS, Phase
from longhaul.games.star_traders.phases import advance

from .positions import dice, fleet, galaxy, index, play, turn_of

GAMES = 12
ROUNDS = 4
WARSHIPS = ("privateer", "corvette", "destroyer", "frigate", "interceptor", "courier", "escort", "blockade-runner")
IN_TURN = ("act", "planet", "outpost", "terms", "quantity", "draw", "swap", "aim", "brace", "shield")
NEVER = ("declare", "purchase")  # so that there is always something to do at the planet where all are


# One case -------------------------------------------------------------------------------------
@pytest.mark.clause("ST-GEN-02", "ST-ACT-01", "ST-DEST-13")
def test_a_ship_does_not_lose_its_action_with_another_that_is_destroyed() -> None:
    position = galaxy(seats=2)
    s = position.state
    fleet(position, 0, 2, "privateer", "0.4")
    fleet(position, 0, 3, "freighter", "0.4")
    prey = fleet(position, 1, 2, "courier", "0.4")
    other = fleet(position, 1, 3, "corvette", "0.4")
    s.damage[prey] = 2  # the next hit destroys it
    turn_of(position, prey)
    play(position, "done")  # it has acted, and is still there
    assert s.ship == 2 and s.rank == 3
    play(dice(position, 8, 1), "attack:1:2")
    assert s.design[prey] == NO_DESIGN and s.priority[other] == 2
    assert position.phase == "act" and s.ship == other  # third, as it would have been
    assert position.view(1)["order"] == ["0.1", "1.1", "0.2", "0.3", "1.3"]
    assert next(ship for ship in position.view(1)["ships"] if ship["ship"] == "1.3")["acts"] == 3
    play(position, "done")
    assert position.phase not in IN_TURN  # nobody acts again
    assert not any("acts" in ship for ship in position.view(1)["ships"])


@pytest.mark.clause("ST-DEST-13", "ST-HIRE-09")
def test_a_ship_that_is_hired_in_the_place_of_a_lost_one_waits_for_the_next_round() -> None:
    position = galaxy(seats=2)
    s = position.state
    fleet(position, 0, 2, "privateer", "0.4")
    prey = fleet(position, 1, 2, "courier", "0.4")
    third = fleet(position, 1, 3, "corvette", "0.4")
    s.damage[prey], s.credits[1] = 2, 500
    s.priority[0], s.priority[1], s.ranked[0], s.ranked[1] = 2, 1, 2, 1
    turn_of(position, 1)
    play(dice(position, 8, 1), "attack:1:2")
    assert s.ship == SLOTS and position.phase == "act"  # seat 1's flagship
    play(position, "enter", "draw_fleet", "hire:1", "done", "done")
    assert s.design[prey] != NO_DESIGN and (s.priority[prey], s.priority[third]) == (3, 2)
    acting = [int(s.ship)]
    while position.phase == "act":
        play(position, "done")
        acting.append(int(s.ship))
    assert prey not in acting and third in acting


# The law --------------------------------------------------------------------------------------
@dataclass
class Round:
    """What the ships of one round did, as someone who looks at the decisions sees it."""

    moved: list[int] = field(default_factory=list)
    acted: list[int] = field(default_factory=list)
    lost: set[int] = field(default_factory=set)
    lost_after_acting: int = 0  # while its owner had another ship still to act

    def look(self, position: Position) -> None:
        ship = int(position.state.ship)
        if position.phase == "travel" and self.moved[-1:] != [ship]:
            self.moved.append(ship)
        if position.phase in IN_TURN and self.acted[-1:] != [ship]:
            self.acted.append(ship)

    def lose(self, ship: int) -> None:
        self.lost.add(ship)
        waiting = [other for other in self.moved if other // SLOTS == ship // SLOTS and other not in self.acted]
        self.lost_after_acting += ship in self.acted and bool(waiting)

    def check(self) -> None:
        assert self.acted == [ship for ship in self.moved if ship in self.acted], "in travel order, each once"
        assert set(self.moved) - set(self.acted) <= self.lost, "whoever is still there has acted"


def war(seed: int) -> Position:
    """Full fleets of four players in one sector, with money enough for everything."""
    position = galaxy(seats=4, seed=seed, precise_hits=seed % 2 == 0, temporary_loss=seed % 3 == 0)
    choose, s = Random(seed), position.state
    for seat in range(4):
        for slot in (2, 3):
            fleet(position, seat, slot, choose.choice([d for d in WARSHIPS if s.fleet_pile[index("design", d)]]), "0.4")
        ranks = choose.sample((1, 2, 3), 3)
        s.priority[SLOTS * seat : SLOTS * seat + SLOTS] = s.ranked[SLOTS * seat : SLOTS * seat + SLOTS] = ranks
    s.credits[:] = 10_000
    turn_of(position, 0)
    s.phase, s.rank, s.turn = Phase.NEXT_TRAVEL, 1, 0
    return position


def fight(position: Position, choose: Random) -> int:
    """Stay, and attack as often as can be; else anything."""
    legal = {action.text: int(action) for action in position.legal if action.text.split(":")[0] not in NEVER}
    if position.phase == "travel":
        return legal["done"]
    attacks = [number for text, number in legal.items() if text.startswith("attack")]
    paid = [number for text, number in legal.items() if text.startswith("pay")]
    if attacks and choose.random() < 0.8:
        return choose.choice(attacks)
    return choose.choice(paid or list(legal.values()))


def lost_ships(before: Position, after: Position) -> set[int]:
    """Destroyed since: fleet ships are gone, flagships have forfeited their action."""
    was, now = before.state, after.state
    gone = {ship for ship in range(SHIPS) if was.design[ship] != NO_DESIGN and now.design[ship] == NO_DESIGN}
    return gone | {ship for ship in range(SHIPS) if now.forfeit >> ship & 1 and not was.forfeit >> ship & 1}


def rounds_of_war(seed: int) -> list[Round]:
    position, choose = war(seed), Random(seed)
    advance(position.content.record, position.state, None)
    rounds, begun = [Round()], int(position.state.rounds)
    while not position.over and len(rounds) <= ROUNDS:
        if position.state.rounds > begun:
            rounds.append(Round())
            begun = int(position.state.rounds)
        rounds[-1].look(position)
        before = position.copy()
        position.play(fight(position, choose))
        if position.state.rounds == begun:
            for ship in lost_ships(before, position):
                rounds[-1].lose(ship)
    return rounds[:ROUNDS]


@pytest.mark.clause("ST-GEN-02", "ST-ACT-01", "ST-DEST-13", "ST-DEST-10")
def test_every_ship_acts_exactly_once_a_round_in_travel_order() -> None:
    rounds = [each for seed in range(GAMES) for each in rounds_of_war(seed)]
    for each in rounds:
        each.check()
    assert len(rounds) == GAMES * ROUNDS and all(len(each.moved) > 4 for each in rounds)
    assert sum(len(each.lost) for each in rounds) > 40, "ships are in fact destroyed"
    assert sum(each.lost_after_acting for each in rounds) > 10, "after they had acted, with others to follow"

"""Every ship acts exactly once a round, in travel order, whatever is destroyed meanwhile (ST-GEN-02, ST-ACT-01)."""

from dataclasses import dataclass, field
from random import Random

import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders.components import NO_DESIGN, OFF, SHIPS, SLOTS, Phase
from longhaul.games.star_traders.phases import advance
from longhaul.games.star_traders.rules.fleet.ships import is_disabled

from .lively import lively_game
from .positions import dice, fleet, galaxy, index, play, turn_of

GAMES = 12
ROUNDS = 4
WARSHIPS = ("privateer", "corvette", "destroyer", "frigate", "interceptor", "courier", "escort", "blockade-runner")
LIVELY = range(40)  # seeds
IN_TURN = ("act", "planet", "outpost", "terms", "quantity", "draw", "swap", "aim", "brace", "shield")
MOVING = ("travel", "reveal")
CONTINUING = ("use", "repair", "reinforce")  # a ship's turn may come back to `act` after these
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
    passed_over: set[int] = field(default_factory=set)  # had nothing to do at some time
    committed: bool = False  # whether the ship in turn has used its action
    lost_after_acting: int = 0  # while its owner had another ship still to act

    def look(self, position: Position) -> None:
        ship = int(position.state.ship)
        if position.phase == "travel" and self.moved[-1:] != [ship]:
            self.moved.append(ship)
        if position.phase in IN_TURN and (self.acted[-1:] != [ship] or self.begins_anew(position)):
            self.acted.append(ship)
            self.committed = False

    def begins_anew(self, position: Position) -> bool:
        """Whether the ship that acted last is asked for an action again, though it has used its own."""
        return position.phase == "act" and self.committed

    def note(self, phase: str, verb: str, after: Position) -> None:
        """What was played, and which ships then have nothing to deal with, once all have moved."""
        self.committed |= phase == "act" and verb not in CONTINUING
        if phase in (*MOVING, *IN_TURN) and after.phase not in MOVING:
            self.passed_over |= {ship for ship in self.moved if has_nothing_to_do(after, ship)}

    def lose(self, ship: int) -> None:
        self.lost.add(ship)
        waiting = [other for other in self.moved if other // SLOTS == ship // SLOTS and other not in self.acted]
        self.lost_after_acting += ship in self.acted and bool(waiting)

    def check(self) -> None:
        assert self.acted == [ship for ship in self.moved if ship in self.acted], "in travel order, each once"
        idle = set(self.moved) - set(self.acted)
        assert idle <= self.lost | self.passed_over, "every ship that is still there has acted, if it could"


def has_nothing_to_do(position: Position, ship: int) -> bool:
    """In an empty sector, alone or disabled (ruling A-92)."""
    s = position.state
    if s.at[ship] == OFF or s.site[s.at[ship]]:
        return False
    others = [other for other in range(SHIPS) if other != ship and s.design[other] != NO_DESIGN]
    return is_disabled(position.content.record, s, ship) or all(s.at[other] != s.at[ship] for other in others)


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
        before, action = position.copy(), position.action(fight(position, choose))
        position.play(action)
        rounds[-1].note(before.phase, action.text.split(":")[0], position)
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


def rounds_of_play(seed: int) -> list[Round]:
    """The whole rounds of a lively game."""
    rounds = dict[int, Round]()
    for step in lively_game(seed, stirred=True):
        now = int(step.before.state.rounds)
        this = rounds.setdefault(now, Round())
        this.look(step.before)
        this.note(step.before.phase, step.verb, step.after)
        if step.after.state.rounds == now:
            for ship in lost_ships(step.before, step.after):
                this.lose(ship)
    return [*rounds.values()][:-1]  # the last one may end early


@pytest.mark.clause("ST-GEN-02", "ST-ACT-01")
def test_every_ship_acts_exactly_once_a_round_in_games_with_travel_and_blockades() -> None:
    rounds = [each for seed in LIVELY for each in rounds_of_play(seed)]
    for each in rounds:
        each.check()
    assert sum(len(each.acted) for each in rounds) > 200
    assert sum(bool(each.passed_over - set(each.acted)) for each in rounds) > 10, "ships were in fact passed over"


def test_a_ship_that_acts_twice_in_a_row_is_noticed() -> None:
    position = galaxy(seats=2)
    once, twice = Round(moved=[0]), Round(moved=[0])
    for seen in (once, twice):
        seen.look(turn_of(position, 0))
        seen.note("act", "use", position)
        seen.look(position)
    once.check()
    twice.note("act", "enter", position)
    twice.look(position)
    with pytest.raises(AssertionError, match="each once"):
        twice.check()

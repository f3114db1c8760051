"""Tables in the middle of a game: cards, units and ships handed out by chance, so that every decision comes up."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from longhaul.core.position import Position
from longhaul.games import find_game
from tests.oracle.gem_traders import CONTEST
from tests.oracle.gem_traders.content import CREW, GOODS
from tests.oracle.gem_traders.movement import EXCHANGE, PLACES
from tests.oracle.gem_traders.observed import observed
from tests.oracle.gem_traders.oracle import GemOracle
from tests.oracle.gem_traders.table import CREW_LIMIT, TARGETS
from tests.oracle.harness import MAX_REPORTS, Difference, Match, Trial, trials

NEARLY_OVER = 0.3  # how often but a unit or two of gold are still to be stored
AT_MISSION_CENTER = 0.4  # how often seat 1 is there with what a mission asks for
DECK_USED_UP = 0.2  # how often what was not dealt is out of the game
NECK_AND_NECK = 0.2  # how often all have the same points in the last round
FIRST_ROUND, LAST_ROUND = 45, 60  # late, so that many tables are seen rather than long games


@dataclass
class Comparison:
    """What came of many games: where the two differ, and what came up."""

    found: list[str] = field(default_factory=list)
    actions: set[str] = field(default_factory=set)
    phases: set[str] = field(default_factory=set)


def compare_midgames(games: int, first_seed: int, contents: Sequence[str]) -> Comparison:
    """Play games that begin in the menu of seat 1, at tables laid out by chance, with each of the content sets."""
    comparison = Comparison()
    for number, trial in enumerate(trials("gem-traders", games, first_seed)):
        compare_deal(replace(trial, setup=replace(trial.setup, content=contents[number % len(contents)])), comparison)
        if len(comparison.found) == MAX_REPORTS:
            break
    return comparison


def compare_deal(trial: Trial, comparison: Comparison) -> None:
    position = trial.setup.start(trial.seed)
    deal(position, Random(trial.seed))
    position.events = []
    oracle = GemOracle(trial.setup, observed(position))
    match = Match(CONTEST, trial, position, oracle)
    try:
        match.run()
    except Difference as difference:
        comparison.found.append(str(difference))
    comparison.actions |= set(match.played)
    comparison.phases |= oracle.phases


def write_doubled_content(folder: Path) -> str:
    """A set of cards that a host might write: three of each Boost, and missions that ask for gold too."""
    text = (find_game("gem-traders").content_folder / "house.toml").read_text(encoding="utf-8")
    crew_and_officers, *boosts_and_missions = text.split("[[boost]]")
    tripled = [part.replace("copies = 1", "copies = 3") for part in boosts_and_missions]
    text = "[[boost]]".join([crew_and_officers, *tripled]).replace("need = {", "need = { gold = 1,")
    path = folder / "doubled.toml"
    path.write_text(text.replace('name = "house"', 'name = "doubled"'), encoding="utf-8")
    return str(path)


def deal(position: Position, pick: Random) -> None:
    position.state.rounds = pick.randint(FIRST_ROUND, LAST_ROUND)
    deal_cards(position, pick)
    deal_units(position, pick)
    deal_tiles(position, pick)
    deal_places(position, pick)
    deal_dice(position, pick)
    if pick.random() < AT_MISSION_CENTER:
        send_on_mission(position, pick)
    if pick.random() < NECK_AND_NECK:
        even_out(position)


def deal_cards(position: Position, pick: Random) -> None:
    """Some cards of the deck go to players: a few, or nearly all; each may get many of one type."""
    c, s, words = position.content.record, position.state, position.words
    cards = [number for number in range(1, c.cards) for _ in range(int(s.deck[number]))]
    pick.shuffle(cards)
    for number in cards[: pick.randrange(len(cards) + 1)]:
        seat, kind = pick.randrange(position.seats), words["type"][int(c.kind[number])]
        if kind in CREW and s.crew[seat, CREW.index(kind)] >= CREW_LIMIT:
            continue
        s.deck[number] -= 1
        s.stack -= 1
        s.points[seat] += c.vp[number]
        if kind in CREW:
            s.crew[seat, CREW.index(kind)] += 1
        elif kind in words["boost"]:
            s.held[seat, words["boost"].index(kind)] += 1
        else:
            s.officers[seat] |= 1 << words["officer"].index(kind)
    if pick.random() < DECK_USED_UP:
        s.deck[:] = 0
        s.stack = 0


def deal_units(position: Position, pick: Random) -> None:
    """Units of the supply go aboard, into storages and into space."""
    s = position.state
    for good, name in enumerate(GOODS):
        supply = s.space if name == "scrap" else s.bank
        for _ in range(pick.randrange(int(supply[good]) + 1)):
            supply[good] -= 1
            seat, where = pick.randrange(position.seats), pick.choice(("ship", "ship", "storage", "storage", "space"))
            if where == "space":
                s.space[good] += 1
            else:
                (s.cargo if where == "ship" else s.storage)[seat, good] += 1
    if pick.random() < NEARLY_OVER:
        store_gold(position, pick)


def store_gold(position: Position, pick: Random) -> None:
    """All gold is stored but for a unit or two aboard, dealt out evenly, so that ties are likely."""
    s, gold = position.state, GOODS.index("gold")
    units = int(position.content.record.gold[position.seats])
    s.bank[gold] = s.space[gold] = 0
    s.cargo[:, gold] = s.storage[:, gold] = 0
    for number in range(units):
        field = s.cargo if number < pick.choice((1, 2)) else s.storage
        field[number % position.seats, gold] += 1


def deal_tiles(position: Position, pick: Random) -> None:
    """Some missions have been resolved, often all but those on offer."""
    s, share = position.state, pick.choice((0.5, 1))
    for pile in range(len(s.pile)):
        for tile in range(1, len(position.words["tile"])):
            if int(s.pile[pile]) >> tile & 1 and pick.random() < share:
                s.pile[pile] = int(s.pile[pile]) ^ 1 << tile
                seat = pick.randrange(position.seats)
                s.tiles[seat] = int(s.tiles[seat]) | 1 << tile


def deal_places(position: Position, pick: Random) -> None:
    """Ships are anywhere, often in space."""
    s, docks = position.state, int(position.content.record.docks[position.seats])
    for seat in range(position.seats):
        place = "space" if pick.random() < 0.3 else pick.choice(PLACES)
        others = [PLACES[int(s.place[other])] for other in range(seat)]
        room = {"space": len(TARGETS), "home": len(TARGETS)}.get(place, 1 if place in EXCHANGE else docks)
        s.place[seat] = PLACES.index(place if others.count(place) < room else "space")


def deal_dice(position: Position, pick: Random) -> None:
    """Any values, and any die in the centre if the gold die may move; sometimes hacked dice, Consignment, Freeze."""
    s = position.state
    s.die[:] = [pick.randint(1, 4 if good == "gold" else 6) for good in GOODS]
    if s.gold_die_moves:
        spots = list(range(len(GOODS)))
        pick.shuffle(spots)
        s.ring[:] = spots
    for seat in range(1, position.seats):
        s.consigned[seat] = pick.random() < 0.2
        s.freezing[seat] = pick.random() < 0.1
        s.hacked[seat] = pick.randrange(1 << len(GOODS)) if pick.random() < 0.1 else 0


def send_on_mission(position: Position, pick: Random) -> None:
    """Seat 1 is at the Mission Center, alone, with what an open tile asks for, if there is that much."""
    c, s = position.content.record, position.state
    mission, need = PLACES.index("mission"), c.need[int(pick.choice(s.offer.tolist()))]
    supply = [s.space if name == "scrap" else s.bank for name in GOODS]
    if any(supply[good][good] < need[good] for good in range(len(GOODS))):
        return
    for seat in range(position.seats):
        if s.place[seat] == mission:
            s.place[seat] = PLACES.index("space")
    s.place[0] = mission
    for good in range(len(GOODS)):
        supply[good][good] -= need[good]
        s.cargo[0, good] += need[good]
    gold = GOODS.index("gold")
    lost = max(0, int(s.bank[gold]) - pick.choice((0, 1, 2, 4, 99)))  # often the bank is short of gold
    s.bank[gold] -= lost
    s.space[gold] += lost


def even_out(position: Position) -> None:
    """The last round, and stored gold makes up for fewer points, if there is that much; the rest is in the bank."""
    s, gold = position.state, GOODS.index("gold")
    other_points = [score - int(s.storage[seat, gold]) for seat, score in enumerate(position.scores)]
    stored = [max(other_points) - points for points in other_points]
    left = int(position.content.record.gold[position.seats]) - sum(stored)
    if left < 0:
        return
    s.rounds = LAST_ROUND
    s.space[gold] = 0
    s.cargo[:, gold] = 0
    s.bank[gold] = left
    s.storage[: position.seats, gold] = stored

"""Games that begin in the middle: another month and map, fewer event cards, other modules, V and cargo.

Play from the real start seldom reaches late months, ruined ships or fines that nobody could pay. Here everything
follows from the seed, the options too: any combination of them. To see a reported game again:

    python -m tests.oracle.free_trader.midgame SEED
"""

from pathlib import Path
from random import Random
from sys import argv

from longhaul.games import find_game
from tests.contract.cases import Setup, values
from tests.oracle.free_trader.cards import CARGO, MODULES
from tests.oracle.free_trader.chart import CORNERS, SIDES, name_of
from tests.oracle.free_trader.months import PAYMENTS, PILE
from tests.oracle.free_trader.observed import observed
from tests.oracle.free_trader.oracle import FreeTraderOracle
from tests.oracle.free_trader.ship import CEILING
from tests.oracle.harness import MANNERS, MAX_REPORTS, Contest, Difference, Match, Trial

ODD_SET = Path(__file__).with_name("odd.toml")  # prints what the published sets avoid
HIGHEST_LEVEL = 7  # of a module that the game begins with


def midgame_reports(games: int, first_seed: int) -> list[str]:
    """What the games that differ have to say; the search stops after a few of them."""
    found = list[str]()
    for seed in range(first_seed, first_seed + games):
        try:
            midgame_match(seed).run()
        except Difference as difference:
            found.append(str(difference))
        if len(found) == MAX_REPORTS:
            break
    return found


def midgame_match(seed: int) -> Match:
    """The same game on both sides, begun in the middle."""
    trial = Trial(any_setup(Random(seed)), seed, MANNERS[seed % len(MANNERS)])
    match = Match.of(Contest("free-trader", FreeTraderOracle, observed), trial)
    oracle = match.oracle
    assert isinstance(oracle, FreeTraderOracle)
    choose = Random(seed)
    if not oracle.game.options.pregen and all(event.name != "redrawn" for event in match.position.events):
        grow_map(oracle, choose, drawn=match.position.words["origin"][match.position.state.drawn])
    alter(oracle, choose)
    copy_to_engine(oracle, match)
    return match


def any_setup(choose: Random) -> Setup:
    rulebook = find_game("free-trader")
    options = {option.name: choose.choice(values(option)) for option in rulebook.options}
    return Setup("free-trader", choose.choice([*rulebook.sets, str(ODD_SET)]), 1, options)


def alter(oracle: FreeTraderOracle, choose: Random) -> None:
    """Give the oracle's ship a history; one ship in three is a poor one, full of Illegals."""
    game, ship = oracle.game, oracle.game.ship
    is_poor = choose.randrange(3) == 0
    game.month = choose.randint(1, len(PAYMENTS))
    game.out = set(choose.sample(sorted(game.events), choose.randrange(PILE)))
    ship.money = choose.randint(1, 3 if is_poor else CEILING)
    for module in MODULES:
        if module == "engines" and game.chart.is_alone():
            continue  # the first planet was drawn for Engines as they are
        highest = game.options.highest_level(module) or HIGHEST_LEVEL
        ship.levels[module] = choose.randint(0, 1 if is_poor else min(HIGHEST_LEVEL, highest))
    for _ in range(choose.randint(0, ship.levels["cargo"])):
        ship.hold["illegals" if is_poor else choose.choice(CARGO)] += 1


def grow_map(oracle: FreeTraderOracle, choose: Random, drawn: str) -> None:
    """Lay out planets around Earth, at sides and now and then at corners; the ship may have come from one of them."""
    chart = oracle.game.chart
    pile = [planet for planet in chart.pile() if planet != drawn]
    for planet in choose.sample(pile, choose.randint(0, len(pile))):
        steps = CORNERS if choose.randrange(5) == 0 else SIDES
        beside = [cell for other in chart.at for cell in chart.around(other, steps)]
        chart.at[planet] = choose.choice(chart.empty(beside))
    chart.previous = choose.choice([None, *(planet for planet in chart.at if planet != chart.planet)])


def copy_to_engine(oracle: FreeTraderOracle, match: Match) -> None:
    game, ship, state = oracle.game, oracle.game.ship, match.position.state
    state.month, state.money = game.month, ship.money
    state.seen = sum(1 << index for index, card in enumerate(game.events) if card in game.out)
    state.level[:] = [ship.levels[module] for module in MODULES]
    state.hold[:] = [ship.hold[cargo] for cargo in CARGO]
    cells, origins = match.position.words["cell"], match.position.words["origin"]
    state.previous = origins.index(game.chart.previous or "none")
    for planet, cell in game.chart.at.items():
        state.at[origins.index(planet)] = cells.index(name_of(cell))


if __name__ == "__main__":
    midgame_match(int(argv[1])).run()
    print("they agree")

"""Games of rich, aggressive corporations: a content set with low prices, heavy guns and few components, any options.

Random play from the house set's 25 credits seldom gets to large fleets, battles, wrecks, stations, factories, and bags
and decks that are empty. All follows from the seed. To see a reported game again:

    python -m tests.oracle.star_traders.midgame SEED
"""

import re
from collections.abc import Iterable
from pathlib import Path
from random import Random
from sys import argv
from tempfile import gettempdir

from longhaul.core.position import Action, Position
from longhaul.games import find_game
from tests.contract.cases import Setup, values
from tests.oracle.harness import Match, Trial
from tests.oracle.star_traders import CONTEST
from tests.oracle.star_traders.matches import BoundedMatch

GAME = "star-traders"
COSTS = re.compile(  # whatever is paid for with credits
    r"^(cost|upkeep|hire|planet_base|planet_step|outpost_base|outpost_step|repair_cost|mend_cost|toll_base|toll_step"
    r"|toll_fee|factory_cost|factory_upkeep) = ([0-9]+)$",
    re.MULTILINE,
)
CHEAPER = (2, 5, 15)  # costs are divided by one of these
COUNTS = re.compile(r"^(commodities|reinforcements|stations|factories) = ([0-9]+)$", re.MULTILINE)
FEWER = (1, 5)
DAMAGE = re.compile(r"^damage = ([0-9]+)$", re.MULTILINE)
CREDITS = (100, 500)
ROUND_CAPS = (5, 12, 25)
VICTORY_LEVELS = (6, 15, 30)
GUNS = (1, 2, 4)  # damage is multiplied by one of these
EAGER = {  # how often an action is taken, compared with one that is not named here
    "done": 1.5,
    "use": 3,
    "take_token": 2,
    "pick": 1,
    "sell": 4,
    "buy": 3,
    "extra_card": 3,
    "manipulate": 0.1,
    "improve": 0.5,
    "buy_upgrade": 0.5,
    "enter": 3,
    "purchase": 3,
    "attack": 8,
    "target": 2,
    "confirm": 3,
    "meet": 8,
    "roll": 10,
    "declare": 2,
    "draw_fleet": 8,
    "draw_crew": 8,
    "hire": 8,
    "dismiss": 0.2,
    "sell_upgrade": 0.3,
    "call_off": 0.2,
    "load": 4,
    "produce": 4,
    "colour": 3,
    "mend": 4,
    "bid": 0.5,
}
COMPANY = 4  # how much likelier a ship goes to, or stays with, others than elsewhere


class EagerMatch(BoundedMatch):
    """A game in which ships seek company and players do what random play seldom does."""

    def choose(self, choose: Random) -> int:
        return eager_choice(self.position, choose)


def rich_matches(games: int, first_seed: int) -> Iterable[Match]:
    return (midgame_match(seed) for seed in range(first_seed, first_seed + games))


def eager_choice(position: Position, choose: Random) -> Action:
    """Any legal action; how likely each is depends on its verb and, on the way, on who is there."""
    legal = position.legal
    ships = [position.words["sector_or_none"][at] for at in position.state.at]
    here = ships[position.state.ship] if position.phase == "travel" else ""
    weights = list[float]()
    for action in legal:
        verb, _, rest = action.text.partition(":")
        weight = EAGER.get(verb, 1)
        if here and ships.count(here if verb == "done" else rest) > (verb == "done"):
            weight *= COMPANY
        weights.append(weight)
    return choose.choices(legal, weights)[0]


def midgame_match(seed: int) -> Match:
    return EagerMatch.of(CONTEST, Trial(any_setup(Random(seed)), seed, "eager"))


def any_setup(choose: Random) -> Setup:
    rulebook = find_game(GAME)
    options = {option.name: choose.choice(values(option)) for option in rulebook.options}
    options |= {"round_cap": choose.choice(ROUND_CAPS), "victory_level": choose.choice(VICTORY_LEVELS)}
    return Setup(GAME, str(rich_set(choose)), choose.randint(*rulebook.facts.seats), options)


def rich_set(choose: Random) -> Path:
    """A file with a set of this kind; those that are alike share one."""
    cheaper, fewer, guns, purse = (choose.choice(some) for some in (CHEAPER, FEWER, GUNS, CREDITS))
    text = (find_game(GAME).content_folder / "house.toml").read_text(encoding="utf-8")
    text = COSTS.sub(lambda found: f"{found[1]} = {max(1, int(found[2]) // cheaper)}", text)
    text = COUNTS.sub(lambda found: f"{found[1]} = {max(1, int(found[2]) // fewer)}", text)
    text = DAMAGE.sub(lambda found: f"damage = {int(found[1]) * guns}", text)
    text = text.replace("\nstart_credits = 25\n", f"\nstart_credits = {purse}\n")
    path = Path(gettempdir()) / f"longhaul-oracle-rich-{cheaper}-{fewer}-{guns}-{purse}.toml"
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    return path


if __name__ == "__main__":
    midgame_match(int(argv[1])).run()
    print("they agree")

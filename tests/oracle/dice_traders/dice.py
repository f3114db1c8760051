"""Rolling and keeping (DT-ROLL)."""

from itertools import combinations

from tests.oracle.dice_traders.components import DICE_COUNT, Planet
from tests.oracle.harness import Chance

MAX_ROLLS = 3  # DT-ROLL-04


def first_roll(planet: Planet, faces: list[str], chance: Chance) -> None:
    """DT-ROLL-01."""
    count = DICE_COUNT[planet.size]
    planet.dice = [""] * count
    planet.locked = [False] * count
    roll_free_dice(planet, faces, chance)


def roll_free_dice(planet: Planet, faces: list[str], chance: Chance) -> None:
    """DT-ROLL-03; DT-ROLL-07: what the third roll shows has to stay."""
    for die in planet.free_dice():
        planet.dice[die] = chance.take("rolled", die=die, seat=planet.visitor).facts["good"]
        assert planet.dice[die] in faces
    planet.rolls += 1
    if planet.rolls == MAX_ROLLS:
        planet.locked = [True] * len(planet.dice)


def legal_locks(planet: Planet) -> list[str]:
    """DT-ROLL-02: one or more of the dice just rolled, which are all the free ones (DT-ROLL-05); all is to stop early
    (DT-ROLL-06). DT-ROLL-09: of locks that keep the same goods, the one with the lowest-numbered dice."""
    free = planet.free_dice()
    lowest: dict[tuple[str, ...], tuple[int, ...]] = {}
    for count in range(1, len(free) + 1):
        for dice in combinations(free, count):  # in ascending order, so the lowest comes first
            goods_of_dice = tuple(sorted(planet.dice[die] for die in dice))
            lowest.setdefault(goods_of_dice, dice)
    return [f"lock:{'+'.join(str(die + 1) for die in dice)}" for dice in lowest.values()]


def lock(planet: Planet, action: str, faces: list[str], chance: Chance) -> None:
    """Keep the named dice, and roll the others again."""
    for number in action.removeprefix("lock:").split("+"):
        planet.locked[int(number) - 1] = True
    if not planet.settled:
        roll_free_dice(planet, faces, chance)

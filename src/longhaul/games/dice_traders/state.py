"""Dice Traders: sizes, phases, the state and content records, the action layout."""

from enum import IntEnum
from typing import Annotated

from longhaul.core.actions import action_space
from longhaul.core.chance import Tape
from longhaul.core.memory.record import Axis, Bytes, Int, Ints, Of
from longhaul.core.state import GameState

# Sizes ----------------------------------------------------------------------------------------
SEATS = 6
GOODS = 6
DICE = 5  # on a Big planet; also the most units of one good on offer
FACES = 6
SIZES = 3  # Small, Medium, Big
BIG = 2
ROLLS = 3  # at most, per planet
START_CREDITS = 10
HOLD = 5  # cargo ceiling without the bay rule
BAY_CAP = 9  # cargo ceiling with both optional rules
BAY_STEP = 5  # credits per unit of the current limit
SHORT_GAME = 25  # days
LONGEST_LIMIT = 999  # days

SEAT, GOOD, SIZE = Axis("seat", SEATS), Axis("good", GOODS), Axis("size", SIZES)
PAID = Axis("paid", DICE)  # index n - 1: the price where n dice showed the good


class Phase(IntEnum):
    OVER = 0
    TRAVEL = 1
    LOCK = 2
    SELL = 3
    EXPAND = 4
    BUY = 5


# State ----------------------------------------------------------------------------------------
class State(GameState):
    # options
    limit: Int  # days each player may spend
    free: Int  # 1: Free Buying and Selling
    bay: Int  # 1: Expanding the Cargo Bay
    # the planet on the table: the one being visited, or the last one visited
    planet: Int  # its number, counted from 1; 0 before the first
    planet_size: Annotated[Int, Of("size")]
    visitor: Annotated[Int, Of("seat")]  # the seat that took the latest turn there
    rolls: Int  # made so far
    locked: Int  # bit i: die i is kept for good, or the planet has no such die
    # this turn
    sold: Int  # 1: the day of selling is spent
    expanded: Int  # 1: the bay was enlarged
    bought: Int  # units
    contraband: Int  # illegal units offered, their fate open until the police die is rolled
    payoff: Int  # what they bring if the police do not look
    # each player
    credits: Annotated[Ints, SEAT]  # up to date at all times, like the days (DT-REC-01)
    days: Annotated[Ints, SEAT]  # spent, totalled openly (DT-TIME-01)
    turns: Annotated[Ints, SEAT]  # begun
    retired: Annotated[Ints, SEAT]  # 1: gave up the days left
    room: Annotated[Ints, SEAT]  # cargo limit
    load: Annotated[Ints, SEAT]  # units aboard, the sum of `hold`
    origin: Annotated[Ints, SEAT]  # the planet of the latest purchase
    # grids of small counts
    dice: Annotated[Bytes, DICE, Of("good")]  # the good each die shows
    stock: Annotated[Bytes, GOOD]  # n of each good, once the planet is settled
    taken: Annotated[Bytes, GOOD]  # units bought this turn
    fresh: Annotated[Bytes, SEAT, GOOD]  # of `hold`, units bought on planet `origin`
    hold: Annotated[Bytes, SEAT, GOOD, PAID]  # units aboard by good and price paid


class Content(Tape):
    price: Annotated[Ints, PAID]  # p(n) at index n - 1 (DT-PRICE-04), for all goods alike (DT-PRICE-05)
    face: Annotated[Ints, FACES, Of("good")]  # the good on each face of a Goods die
    police: Annotated[Ints, FACES]  # 1: this face of the police die shows the police


# Actions --------------------------------------------------------------------------------------
ACTIONS = action_space(
    retire=(),
    explore=(SIZE,),
    follow=(),
    lock=(Axis("dice", 2**DICE - 1),),
    done=(),
    sell=(),
    offer=(GOOD, PAID),
    buy=(GOOD,),
    expand=(),
)
RETIRE, EXPLORE, FOLLOW, LOCK, DONE, SELL, OFFER, BUY, EXPAND = (b.first for b in ACTIONS)

"""Dice Traders: sizes, phases, clauses that forbid, the state record, actions and events."""

from enum import IntEnum
from typing import Annotated

from longhaul.core.actions import layout
from longhaul.core.chance import Tape
from longhaul.core.events import EventKinds
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
    # the planet on the table: the one being visited, and the last one once its visitor is gone
    planet: Int  # its number, counted from 1; 0 before the first
    planet_size: Annotated[Int, Of("size")]
    visitor: Annotated[Int, Of("seat")]  # who took the latest turn there
    rolls: Int  # made so far
    locked: Int  # bit i: die i is kept for good, or the planet has no such die
    # this turn
    sold: Int  # 1: the day of selling is spent
    expanded: Int  # 1: the bay was enlarged
    bought: Int  # units
    contraband: Int  # illegal units offered, their fate open until the police die is rolled
    payoff: Int  # what they bring if no one looks
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
ACTIONS = layout(
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


class Clause(IntEnum):
    """The clauses that can forbid an action; `TRAVEL_03` is DT-TRAVEL-03."""

    LEGAL = 0
    TURN_01 = 1
    TURN_02 = 2
    TURN_03 = 3
    TURN_05 = 4
    TRAVEL_03 = 5
    FOLLOW_01 = 6
    FOLLOW_03 = 7
    FOLLOW_07 = 8
    FOLLOW_08 = 9
    ROLL_01 = 10
    ROLL_02 = 11
    ROLL_09 = 12
    PRICE_01 = 13
    SELL_01 = 14
    SELL_02 = 15
    SELL_04 = 16
    SELL_05 = 17
    SELL_06 = 18
    BUY_02 = 19
    BUY_03 = 20
    BUY_04 = 21
    BUY_05 = 22
    BUY_08 = 23
    END_01 = 24
    END_03 = 25
    FREE_03 = 26
    BAY_02 = 27
    BAY_03 = 28
    BAY_04 = 29
    BAY_06 = 30
    COMBO_02 = 31


# Events ---------------------------------------------------------------------------------------
class Event(IntEnum):
    TURN = 0
    EXPLORED = 1
    FOLLOWED = 2
    ROLLED = 3
    LOCKED = 4
    SETTLED = 5
    SOLD = 6
    OFFERED = 7
    POLICE = 8
    SMUGGLED = 9
    SEIZED = 10
    EXPANDED = 11
    BOUGHT = 12
    RETIRED = 13
    OVER = 14
    CONFISCATED = 15


# Purchases and sales of every turn are told one by one (DT-REC-02).
EVENTS = EventKinds(
    Event,
    {
        Event.TURN: ("day",),
        Event.EXPLORED: ("size", "days"),
        Event.FOLLOWED: ("whom", "size", "days"),
        Event.ROLLED: ("die", "good"),
        Event.LOCKED: ("die", "good"),
        Event.SETTLED: ("planet", "size"),
        Event.SOLD: ("good", "units", "price", "gain"),
        Event.OFFERED: ("good", "units"),
        Event.POLICE: ("caught",),
        Event.SMUGGLED: ("units", "gain"),
        Event.SEIZED: ("units",),  # all of them, offered or not
        Event.EXPANDED: ("room", "cost"),
        Event.BOUGHT: ("good", "price"),
        Event.RETIRED: ("days",),
        Event.CONFISCATED: ("good", "units"),  # of what was seized, units that were not offered (DT-FREE-08)
        Event.OVER: ("winners", "credits"),  # winners: a bit for each seat; what each of them owns
    },
)

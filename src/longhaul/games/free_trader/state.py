"""Free Trader: figures, phases, the state and content records, the action layout."""

from enum import IntEnum
from typing import Annotated

from longhaul.core.actions import action_space
from longhaul.core.chance import Tape
from longhaul.core.memory.record import Axis, Index, Int, Ints, Mark, Members, Of
from longhaul.core.state import GameState

# Figures --------------------------------------------------------------------------------------
PLANETS = 16
CARDS = 16  # event cards
HIDDEN = 2  # of them, each month (FT-SETUP-03, FT-DECK-02)
NONE = 16  # in place of a planet or a card: there is none
NOT_SOLD = 99  # in place of a price or modifier: marked unavailable
MONTHS = 4
PAYMENTS = (5, 10, 10, 15)  # Vectorium due at the end of each month (FT-MONTH-01)
SALVAGE = (0, 1, 3, 4)  # by a Pirate's value (FT-SALV-01)
CEILING = 20  # Vectorium (FT-CAP-01)
START_MONEY = 5  # FT-SETUP-06
FUEL = 1  # for any jump, however far (FT-JUMP-02, FT-FAQ-07)
LEAST_PRICE = 1  # of a purchase (FT-BUY-04)
BOOTY_STEP = 7  # Vectorium per point of a Pirate's booty bonus (FT-VEASY-01)
SEARCH_FINE = 2  # a search succeeds on a fine of at least this (FT-VCARGO-03)
NO_CAP = 99  # in place of a highest module level: there is none

# The map wraps round. No chart is more than 16 cards wide or high, so 17 by 17 cells always leave a gap between its
# two ends, and no planet ever meets an edge (FT-EXPLORE-08).
SIDE = 17
CELLS = SIDE * SIDE
OFF = CELLS  # in place of a cell: not on the map
CENTRE = CELLS // 2
ROWS, COLUMNS = 5, 6  # of the Pregenerated Universe (FT-VPREGEN-02)


class Cargo(IntEnum):
    WEAPONS = 0  # the goods; the ship's guns are `Module.WEAPONS`
    INDUSTRIALS = 1
    AGRICULTURALS = 2
    ILLEGALS = 3


class Module(IntEnum):
    WEAPONS = 0
    DEFENSES = 1
    ENGINES = 2
    CARGO = 3


# The same as plain integers, which can index arrays on every back end.
ILLEGALS = int(Cargo.ILLEGALS)
MOD_WEAPONS, MOD_DEFENSES, MOD_ENGINES, MOD_CARGO = (int(module) for module in Module)
GOODS = len(Cargo)
MODULES = len(Module)
START_WEAPONS, START_DEFENSES, START_ENGINES, START_CARGO = 3, 2, 3, 3  # FT-SETUP-05
COSTS = (4, 5, 3, 5)  # FT-UPG-02
EMPTY = GOODS  # in place of a cargo: a space without any


class Kind(IntEnum):
    """What an event card brings when it opens the Event phase (FT-EVENT-02)."""

    STARPORT = 0
    PIRATE = 1
    INVADER = 2
    POLICE = 3


class Purpose(IntEnum):
    """Why an event card is drawn; it serves any of these (FT-COMP-07)."""

    BUY = 0
    EVENT = 1
    ATTACK = 2
    COUNTER = 3
    FINE = 4
    CHECK = 5
    EXTRA = 6
    SEARCH = 7


class Phase(IntEnum):
    OVER = 0
    # the player decides
    HOME = 1
    PLACE = 2
    HAVEN = 3  # place the planet to escape to
    BUY = 4
    JUMP = 5
    COMBAT = 6
    DAMAGE = 7
    LOSE = 8  # choose what is lost with a cargo space
    FINE = 9
    SEARCH = 10
    TAKE = 11
    SELL = 12
    UPGRADE = 13
    # the game advances by itself
    EXPLORING = 14
    MARKET = 15
    BUYING = 16
    LEAVING = 17
    CHECKING = 18
    ARRIVING = 19
    ATTACKED = 20
    ANSWERING = 21
    INSPECTED = 22
    SETTLED = 23
    SELLING = 24
    UPGRADING = 25


LAST_DECISION = Phase.UPGRADE


class Outcome(IntEnum):
    """How the game ends: index into the endings (FT-END-01 to FT-END-05)."""

    WON = 0
    UNPAID = 1
    FINED = 2
    NO_FUEL = 3
    NO_REACH = 4
    DESTROYED = 5


# Options, stored as the index of the choice -----------------------------------------------------
ON_DRAW, AFTER_USE = 0, 1  # month_end
ATTACK_ONLY, ATTACK_AND_DEFENCE = 0, 1  # invader_doubling
ZERO, NA = 0, 1  # unavailable
CHOOSE_SPACE, OVERFLOW_ONLY = 0, 1  # space_loss
FREELY, LAST_RESORT = 0, 1  # escape_back
WHEN_ALONE, OPEN_SPACE = 0, 1  # escape_new
ROUND_DOWN, ROUND_UP = 0, 1  # module_rounding
INCLUDE, RETAIN = 0, 1  # in_play
FORFEIT, KEEP = 0, 1  # fine_change

PLANET, CARD, CELL = Axis("planet", PLANETS), Axis("card", CARDS), Axis("cell", CELLS)
GOOD, MODULE, LOST = Axis("cargo", GOODS), Axis("module", MODULES), Axis("lost", GOODS + 1)


# State ----------------------------------------------------------------------------------------
class State(GameState):
    # options
    edition: Int
    month_end: Int
    invader_doubling: Int
    unavailable: Int
    space_loss: Int
    escape_back: Int
    escape_new: Int
    sell_floor: Int
    no_stranding: Int
    module_rounding: Int
    in_play: Int
    fine_change: Int
    module_cap: Int
    cargo_cap: Int
    booty: Int
    booty_invaders: Int
    extra_discard: Int
    free_cargo: Int
    pregen: Int
    # time
    month: Int  # 1 to 4
    turn: Int  # counted from 1
    outcome: Annotated[Int, Of("outcome")]
    # the ship
    money: Int  # Vectorium: money and fuel in one (FT-COMP-06)
    planet: Annotated[Index, Of("planet")]  # where it is
    previous: Annotated[Index, Of("origin")]  # where it came from by the latest jump
    # on the table
    drawn: Annotated[Index, Of("origin")]  # the planet waiting to be placed
    card: Annotated[Index, Of("foe")]  # the event card drawn last
    enemy: Annotated[Index, Of("foe")]  # the event card that is being fought
    spoils: Int  # what booty adds to the enemy's strength
    fine: Int  # still to be paid
    seen: Annotated[Int, Members("card")]  # event cards drawn this month
    # grids
    level: Annotated[Ints, MODULE]
    hold: Annotated[Ints, GOOD]  # units aboard
    purse: Annotated[Ints, MONTHS]  # Vectorium in hand when each payment fell due
    at: Annotated[Ints, PLANET, Of("cell")]  # the cell of each planet on the map


NOT_AVAILABLE = Mark(NOT_SOLD, "n/a")


class Content(Tape):
    mod: Annotated[Ints, PLANET, GOOD, NOT_AVAILABLE]  # FT-COMP-01
    distance: Annotated[Ints, PLANET]  # FT-COMP-02
    law: Annotated[Ints, PLANET]  # FT-COMP-03
    kind: Annotated[Ints, CARD, Of("kind")]  # FT-COMP-04, to the end of the record
    value: Annotated[Ints, CARD]  # strength of an enemy, 0 if none
    buy: Annotated[Ints, CARD, GOOD, NOT_AVAILABLE]
    sell: Annotated[Ints, CARD, GOOD, NOT_AVAILABLE]
    attack: Annotated[Ints, CARD]  # called Aggression in v2 (FT-COMP-05)
    defense: Annotated[Ints, CARD]
    fine: Annotated[Ints, CARD]  # multiplies the law level
    misjump: Annotated[Ints, CARD]  # 1: an emergency jump goes astray
    earth: Annotated[Int, Of("planet")]  # where the game begins


# Actions --------------------------------------------------------------------------------------
ACTIONS = action_space(
    done=(),
    counter=(),
    escape=(PLANET,),
    escape_new=(),
    home=(PLANET,),
    place=(CELL,),
    jump=(PLANET,),
    buy=(GOOD,),
    sell=(GOOD,),
    upgrade=(MODULE,),
    damage=(MODULE,),
    lose=(LOST,),
    pay=(),
    scrap=(MODULE,),
    search=(),
    take=(GOOD,),
)
(
    DONE,
    COUNTER,
    ESCAPE,
    ESCAPE_NEW,
    HOME,
    PLACE,
    JUMP,
    BUY,
    SELL,
    UPGRADE,
    DAMAGE,
    LOSE,
    PAY,
    SCRAP,
    SEARCH,
    TAKE,
) = (block.first for block in ACTIONS)

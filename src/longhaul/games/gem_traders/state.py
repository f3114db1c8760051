"""Gem Traders: sizes, phases, the state and content records, and the layout of actions."""

from enum import IntEnum
from typing import Annotated

from longhaul.core.actions import action_space
from longhaul.core.chance import Tape
from longhaul.core.memory.record import Axis, Bytes, Index, Int, Ints, Members, Of
from longhaul.core.state import GameState

# Figures --------------------------------------------------------------------------------------
SEATS = 5
TURN_ACTIONS = 2  # GT-TURN-01
SAFETY_STOP = 60  # rounds (GT-END-04)
SLOTS = 6  # of the market row (GT-SETUP-13)
CREW_LIMIT = 6  # cards of one type (GT-BUY-09)
UNITS_PER_DOCKWORKER = 2  # GT-CAP-01
UNITS_PER_MONGER = 2  # each way (GT-MONG-02)
CONSIGNMENT_CAPACITY = 12
STOWED_UNITS = 4  # by the Quartermaster (GT-OFF-02)
JETTISON_UNITS = 4
BIG_TAKE_UNITS = 4
WINDFALL_GEMS = 3
BALLAST_UNITS = 6
GEMS_PER_GOLD, SCRAP_PER_GOLD = 2, 3  # GT-OFF-03
CASH_FLOW_STEPS = 2  # of Cash-Flow
CARDS = 48  # kinds of cards in a set, at most; number 0 stands for no card
TILES = 31  # mission tiles in a set, at most; number 0 stands for none
PILES = 2


class Good(IntEnum):
    EMERALD = 0
    SAPPHIRE = 1
    AMETHYST = 2
    RUBY = 3
    CITRINE = 4
    SCRAP = 5
    GOLD = 6


GEMS = 5  # gold and scrap are resources but not gemstones (GT-BANK-04)
GOODS = len(Good)
SCRAP, GOLD = int(Good.SCRAP), int(Good.GOLD)
NO_GOOD = GOODS  # in place of a good or a die: none is picked yet
ANY = GOODS  # in a cost: gemstones of the payer's choice
SPOTS = 7  # six on the ring and the centre
CENTRE = 6


class Place(IntEnum):
    SPACE = 0
    HOME = 1
    EMERALD = 2
    SAPPHIRE = 3
    RUBY = 4
    CITRINE = 5
    X1 = 6
    X2 = 7
    X3 = 8
    X4 = 9
    X5 = 10
    X6 = 11
    MISSION = 12


SPACE, HOME, FIRST_PLANET, LAST_PLANET = 0, 1, 2, 5
FIRST_DOCK, LAST_DOCK, MISSION_CENTER = 6, 11, 12  # of the exchange; of the missions (GT-MISS-08)
PLACES = len(Place)
PLANET_GEM = (0, 0, 0, 1, 3, 4)  # by place: Amethyst has no planet (GT-MINE-02)


class Crew(IntEnum):
    DOCKWORKER = 0
    MINER = 1
    SCAVENGER = 2
    TRADER = 3
    SABOTEUR = 4
    MONGER = 5
    SHAPESHIFTER = 6


DOCKWORKER, MINER, SCAVENGER, TRADER, SABOTEUR, MONGER, SHAPESHIFTER = (int(crew) for crew in Crew)
CREWS = len(Crew)
ROLES = 6  # Crew types that a Shapeshifter can be
STARTERS = (3, 1, 1, 1, 0, 0, 0)  # GT-SETUP-11


class Officer(IntEnum):
    QUARTERMASTER = 0
    ALCHEMIST = 1
    ENGINEER = 2
    MARKETEER = 3
    PORT_CAPTAIN = 4


QUARTERMASTER, ALCHEMIST, ENGINEER, MARKETEER, PORT_CAPTAIN = (int(officer) for officer in Officer)
OFFICERS = len(Officer)
ACTIVE_OFFICERS = 4  # those that are used as an action


class Boost(IntEnum):
    PAY_DIRT = 0
    HACKER = 1
    FREEZE = 2
    JETTISON = 3
    WINDFALL = 4
    OFFLOAD = 5
    TELEPORT = 6
    CONSIGNMENT = 7
    PAYDAY = 8
    ALCHEMY = 9
    MANIPULATE = 10
    BROKER = 11
    CYBERPUNK = 12
    STORM = 13
    BALLAST = 14
    CASH_FLOW = 15
    BIG_TAKE = 16
    SWAP = 17


BOOSTS = len(Boost)
FIRST_OFFICER, FIRST_BOOST = CREWS, CREWS + OFFICERS  # among the types of cards
TYPES = CREWS + OFFICERS + BOOSTS


class Rate(IntEnum):
    """The three conversions of Alchemist and Alchemy (GT-OFF-03)."""

    GEM = 0  # one gemstone becomes another
    GEMS = 1  # two gemstones become a gold
    SCRAP = 2  # three scrap become a gold


NO_RATE = 3


class Phase(IntEnum):
    OVER = 0
    # someone decides
    DECLARE = 1
    MENU = 2
    CARGO = 3
    MINE = 4
    SALVAGE = 5
    TRADE = 6
    PAY = 7
    SABOTAGE = 8
    PARTNER = 9  # which ship to deal with
    BARTER = 10  # Space Monger, and Swap
    STOW = 11
    CONVERT = 12
    FLY = 13
    SWITCH = 14  # two dice change places
    HACK = 15
    BROKER = 16
    REROLL = 17
    WINDFALL = 18
    TAKING = 19  # Big Take
    FEE = 20
    DROP = 21  # Jettison
    EXCESS = 22
    # the game goes on by itself
    BEGIN = 23  # a turn
    DOCKED = 24  # at a dock where a Port Captain may ask for a fee
    DROPPING = 25
    ACTED = 26  # an action is complete
    ENDING = 27  # the actions of a turn are spent


LAST_DECISION = Phase.EXCESS


class Outcome(IntEnum):
    """How the game ends: index into the endings."""

    STORED = 0
    STOPPED = 1


STORED, STOPPED = (int(outcome) for outcome in Outcome)


SEAT, GOOD, PLACE = Axis("seat", SEATS), Axis("good", GOODS), Axis("place", PLACES)
CREW, ROLE, BOOST, CARD = Axis("crew", CREWS), Axis("role", ROLES), Axis("boost", BOOSTS), Axis("card", CARDS)
PILE, TILE, SLOT = Axis("pile", PILES), Axis("tile", TILES), Axis("slot", SLOTS)
TABLE = Axis("", SEATS + 1)  # by the number of players


# State ----------------------------------------------------------------------------------------
class State(GameState):
    """`seat` is who decides now; `active` is whose turn it is."""

    # options
    scrap_trade: Int  # 1: scrap can be had at the exchange
    gold_die_moves: Int  # 1: cards may move the gold die, and any other into the centre
    finish_round: Int  # 1: once all gold is stored, the round is played to its end
    # the turn
    active: Annotated[Index, Of("seat")]
    rounds: Int  # begun so far
    actions: Int  # left
    outcome: Annotated[Int, Of("outcome")]
    last_round: Int  # 1: all gold is stored, but the round goes on
    # the action under way
    source: Annotated[Int, Of("source")]  # the type of the card that caused it, TYPES if none
    limit: Int  # how many units, steps, ships or dice
    used: Int  # of those, so far
    optional: Int  # 1: it may end before anything is done
    picked: Annotated[Int, Of("picked")]  # the good or die that the next choice goes with
    partner: Annotated[Index, Of("seat")]  # whose ship is dealt with
    slot: Int  # of the market, being paid for
    rate: Annotated[Int, Of("rate_or_none")]
    given: Annotated[Int, Members("good")]  # types moved off the ship in this action
    taken: Annotated[Int, Members("good")]  # types moved onto it, or dice already chosen
    # the exchange
    die: Annotated[Ints, GOOD]  # the value of each die
    ring: Annotated[Ints, Axis("spot", SPOTS), Of("good")]  # the die on each spot, the centre last
    hacked: Annotated[Ints, SEAT, Members("good")]  # dice that become 1 when the seat's next turn begins
    # supplies
    bank: Annotated[Ints, GOOD]
    space: Annotated[Ints, GOOD]
    market: Annotated[Ints, SLOT, Of("card")]
    offer: Annotated[Ints, PILE, Of("tile")]  # the top tile
    pile: Annotated[Ints, PILE, Members("tile")]  # those below it, in no order
    stack: Int  # cards in the deck
    # each player
    place: Annotated[Ints, SEAT, Of("place")]
    cargo: Annotated[Ints, SEAT, GOOD]
    storage: Annotated[Ints, SEAT, GOOD]
    points: Annotated[Ints, SEAT]  # of Crew and Officers bought
    officers: Annotated[Ints, SEAT, Members("officer")]
    tiles: Annotated[Ints, SEAT, Members("tile")]  # missions resolved
    consigned: Annotated[Ints, SEAT]  # 1: capacity 12 until the next unloading
    freezing: Annotated[Ints, SEAT]  # 1: this seat's Freeze is in force
    # small counts
    fresh: Annotated[Bytes, GOOD]  # units that this action put aboard, which it may not pass on
    passed: Annotated[Bytes, GOOD]  # units that this action gave to the partner
    crew: Annotated[Bytes, SEAT, CREW]
    declared: Annotated[Bytes, SEAT, ROLE]  # Shapeshifters by declared type
    held: Annotated[Bytes, SEAT, BOOST]
    played: Annotated[Bytes, SEAT, BOOST]
    deck: Annotated[Bytes, CARD]  # copies left of each card, in no order


class Content(Tape):
    # supplies by the number of players (GT-SETUP-15)
    gems: Annotated[Ints, TABLE]  # of each colour
    scrap: Annotated[Ints, TABLE]
    gold: Annotated[Ints, TABLE]
    docks: Annotated[Ints, TABLE]  # at each planet, and at the Mission Center
    start: Annotated[Ints, TABLE, SEAT]  # gold of each seat
    # cards; number 0 is no card
    kind: Annotated[Ints, CARD, Of("type")]
    cost: Annotated[Ints, CARD, Axis("price", GOODS + 1)]
    vp: Annotated[Ints, CARD]
    copies: Annotated[Ints, CARD]
    cards: Int  # how many numbers are in use
    # missions; number 0 is no tile
    class_of: Annotated[Ints, TILE, Of("pile")]
    need: Annotated[Ints, TILE, GOOD]
    reward: Annotated[Ints, TILE]
    worth: Annotated[Ints, TILE]
    tiles: Int


# Actions --------------------------------------------------------------------------------------
ACTIONS = action_space(
    end=(),
    done=(),
    go=(PLACE,),
    cargo=(),
    mine=(),
    salvage=(),
    trade=(),
    mission=(PILE,),
    buy=(SLOT,),
    sabotage=(),
    monger=(),
    use=(Axis("active", ACTIVE_OFFICERS),),
    play=(BOOST,),
    give=(GOOD,),
    take=(GOOD,),
    unload=(),
    swap=(GOOD, GOOD),
    up=(GOOD,),
    down=(GOOD,),
    die=(GOOD,),
    value=(Axis("value", 6),),
    target=(Axis("target", SEATS),),
    convert=(Axis("rate", 3),),
    declare=(ROLE,),
    keep=(),
)
(
    END,
    DONE,
    GO,
    LOAD,
    MINE,
    SALVAGE,
    TRADE,
    MISSION,
    BUY,
    SABOTAGE,
    TRUCK,
    USE,
    PLAY,
    GIVE,
    TAKE,
    UNLOAD,
    SWAP,
    UP,
    DOWN,
    DIE,
    VALUE,
    TARGET,
    CONVERT,
    DECLARE,
    KEEP,
) = (block.first for block in ACTIONS)

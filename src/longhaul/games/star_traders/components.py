"""Star Traders: sizes, kinds of things and phases."""

from enum import IntEnum

# Figures --------------------------------------------------------------------------------------
SEATS = 4
SLOTS = 3  # ships of a player, the flagship in slot 0
SHIPS = SEATS * SLOTS  # ship i is in slot i % 3 of seat i // 3
NO_SHIP = SHIPS
GOODS = 3
STATS = 6  # values that can be improved
TILES = 13
NO_TILE = TILES
FACES = 2 * TILES  # face 2t + side
HIDDEN = FACES  # in place of a face: the region lies face down
REGIONS = 13
WIDTH = 8  # sectors of a region at most; sector n of region r is 8 r + n - 1
SECTORS = REGIONS * WIDTH
OFF = 255  # in place of a sector, a region or a link: there is none
EDGES = 6
PLANETS = 26
OUTPOST = PLANETS + 1  # in `site`: 0 nothing, planet + 1, or this
DESIGNS = 13  # the flagship and twelve kinds of fleet ships
NO_DESIGN = DESIGNS  # in place of a design: an empty slot
FLEET_CARDS = 32  # at most
CREW_CARDS = 32
UPGRADES = 12
POSTS = 12  # positions of crew
NO_UPGRADE = UPGRADES
SHOWN = 20  # cards on the table at most
STATIONS = 20
FACTORIES = 20
MAX_TRADE_UNITS = 40  # in one trade
PRICE_CAP = 99  # ST-MKT-08
MARKERS_CAP = 250  # on one side of a blockade
ORIGIN = 16  # added to the axial coordinates of a cell, so that they are never negative


class Good(IntEnum):
    RED = 0
    BLUE = 1
    YELLOW = 2


class Stat(IntEnum):
    HULL = 0
    WEAPON = 1
    CARGO = 2
    ATTACK = 3
    DEFENCE = 4
    MOVE = 5


# The same as plain numbers, which index arrays on every back end.
HULL, WEAPON, CARGO, ATTACK_VALUE, DEFENCE, MOVE = (int(stat) for stat in Stat)


class Upgrade(IntEnum):
    """What an upgrade does; a set has one design for each."""

    SHIELD = 0
    SCREEN = 1
    ENGINE = 2
    PODS = 3
    FIRE_CONTROL = 4
    JAMMER = 5
    LANCE = 6
    DRONES = 7
    COMPUTER = 8
    GRAPPLE = 9
    SIEGE = 10
    TRANSPONDER = 11


SHIELD, SCREEN, ENGINE, PODS, FIRE_CONTROL, JAMMER = (int(u) for u in list(Upgrade)[:6])
LANCE, DRONES, COMPUTER, GRAPPLE, SIEGE_NET, TRANSPONDER = (int(u) for u in list(Upgrade)[6:])


class Post(IntEnum):
    """What a crew member does; a set has one position for each."""

    ENGINEER = 0
    MECHANIC = 1
    TACTICIAN = 2
    HELMSMAN = 3
    GUNNER = 4
    SECURITY = 5
    NAVIGATOR = 6
    BROKER = 7
    DIPLOMAT = 8
    RECRUITER = 9
    PURSER = 10
    SALVOR = 11


ENGINEER, MECHANIC, TACTICIAN, HELMSMAN, GUNNER, SECURITY = (int(p) for p in list(Post)[:6])
NAVIGATOR, BROKER, DIPLOMAT, RECRUITER, PURSER, SALVOR = (int(p) for p in list(Post)[6:])


class Phase(IntEnum):
    OVER = 0
    # someone decides
    CELL = 1
    SIDE = 2
    ROTATE = 3
    BASE = 4
    INFLUENCE = 5
    EXCHANGE = 6
    PURSER = 7
    UPKEEP = 8
    MEND = 9
    MANIPULATE = 10
    TRAVEL = 11
    REVEAL = 12
    ACT = 13
    PLANET = 14
    OUTPOST = 15
    TERMS = 16
    QUANTITY = 17
    DRAW = 18
    SWAP = 19
    AIM = 20
    BRACE = 21
    SHIELD = 22
    SALVAGE = 23
    SALVAGE_AGAIN = 24  # a salvage roll failed
    SPOILS = 25
    HAVEN = 26
    SIEGE = 27
    CORPORATE = 28
    TOLL_AT = 29
    TOLL_TO = 30
    FACTORY_AT = 31
    PRODUCE = 32
    ORDER = 33
    BID = 34
    OVERFLOW = 35
    # the game goes on by itself
    NEXT_TILE = 36
    LAID = 37
    FOUND = 38  # all regions are placed
    NEXT_BASE = 39
    ROUND = 40
    NEXT_INFLUENCE = 41
    NEXT_UPKEEP = 42
    NEXT_PURSER = 43
    SETTLING = 44
    ACTIVATE = 45
    NEXT_MEND = 46
    NEXT_MARKET = 47
    NEXT_TRAVEL = 48
    NEXT_ACT = 49
    RETURN = 50  # to the site's menu
    TERMING = 51
    DEALING = 52
    AIMING = 53
    BRACING = 54
    FIGHT = 55
    STRIKE = 56
    SALVAGING = 57
    SALVAGE_ROLL = 58
    GRAPPLING = 59
    SPOILING = 60
    SINK = 61
    STRANDED = 62  # a flagship looks for the nearest planet
    HOMING = 63
    NEXT_SIEGE = 64
    SHIP_DONE = 65
    SHIPS_DONE = 66
    NEXT_CORPORATE = 67
    NEXT_FACTORY = 68
    NEXT_ORDER = 69
    NEXT_BID = 70
    ROUND_END = 71
    SPILL = 72


LAST_DECISION = Phase.OVERFLOW


class Deal(IntEnum):
    """What a quantity is being chosen for."""

    NONE = 0
    BUY = 1
    SELL = 2
    REPAIR = 3
    REINFORCE = 4
    LOAD = 5


class Outcome(IntEnum):
    """How the game ends: index into the endings."""

    LEVEL = 0  # ST-WIN-02
    ROUNDS = 1  # ruling A-89


# Options, stored as the index of the choice -----------------------------------------------------
QUICK, LAID = 0, 1  # board
ALWAYS, POSITIVE = 0, 1  # owner_doubling
SINGLE, BOTH = 0, 1  # outpost_session
PER_ROUND, PER_ROLL = 0, 1  # blockade_markers
ALLOWED, NEVER = 0, 1  # targeting
TRADING, HIRING = 1, 2  # session of an outpost
FLEET, CREW = 1, 2  # decks, as bits

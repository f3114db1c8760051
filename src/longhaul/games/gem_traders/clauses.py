"""Gem Traders: the clauses that can forbid an action, and the events that tell what one did."""

from enum import IntEnum

from longhaul.core.events import EventKinds


class Clause(IntEnum):
    """`MOVE_02` is GT-MOVE-02."""

    LEGAL = 0
    TURN_03 = 1
    TURN_06 = 2
    TURN_07 = 3
    MOVE_02 = 4
    MOVE_04 = 5
    CARGO_01 = 6
    CARGO_04 = 7
    CAP_03 = 8
    CAP_05 = 9
    MINE_01 = 10
    MINE_05 = 11
    SALV_01 = 12
    SALV_03 = 13
    DICE_04 = 14
    DICE_05 = 15
    DICE_07 = 16
    DICE_08 = 17
    TRADE_01 = 18
    TRADE_05 = 19
    TRADE_06 = 20
    TRADE_11 = 21
    TRADE_12 = 22
    MISS_01 = 23
    MISS_02 = 24
    MISS_05 = 25
    MISS_07 = 26
    BUY_03 = 27
    BUY_06 = 28
    BUY_09 = 29
    CREW_05 = 30
    CREW_06 = 31
    SAB_02 = 32
    MONG_01 = 33
    MONG_03 = 34
    MONG_05 = 35
    MONG_06 = 36
    SHAPE_01 = 37
    SHAPE_05 = 38
    OFF_01 = 39
    OFF_02 = 40
    OFF_03 = 41
    OFF_05 = 42
    OFF_06 = 43
    OFF_09 = 44
    OFF_10 = 45
    OFF_12 = 46
    BOOST_01 = 47
    BOOST_05 = 48
    BOOST_PAYDIRT = 49
    BOOST_HACKER = 50
    BOOST_JETTISON = 51
    BOOST_WINDFALL = 52
    BOOST_PAYDAY = 53
    BOOST_BIGTAKE = 54
    BOOST_SWAP = 55
    BANK_01 = 56
    BD_04 = 57
    BD_12 = 58
    BD_13 = 59
    BD_19 = 60
    END_01 = 61
    END_04 = 62


class Event(IntEnum):
    TURN = 0
    DECLARED = 1
    MOVED = 2
    DISPLACED = 3
    FEE = 4
    LOADED = 5
    UNLOADED = 6
    MINED = 7
    SALVAGED = 8
    TRADED = 9
    DIE = 10
    SWITCHED = 11
    RESOLVED = 12
    UNCOVERED = 13
    PAID = 14
    BOUGHT = 15
    TURNED_UP = 16
    USED = 17
    PLAYED = 18
    GAVE = 19
    GOT = 20
    CONVERTED = 21
    FOUND = 22
    DROPPED = 23
    ALL_STORED = 24
    OVER = 25
    STARTING_GOLD = 26
    DIE_PLACED = 27
    MONGER = 28
    SWAPPED = 29
    WON = 30


STEPPED, SET, ROLLED, RESET = range(4)  # how a die came to show what it shows
HOW = ("stepped", "set", "rolled", "reset")

EVENTS = EventKinds(
    Event,
    {
        Event.TURN: ("round",),
        Event.DECLARED: ("role",),
        Event.MOVED: ("place", "from", "source"),
        Event.DISPLACED: ("whom", "place"),
        Event.FEE: ("whom", "good"),
        Event.LOADED: ("good", "units"),
        Event.UNLOADED: ("good", "units"),
        Event.MINED: ("good", "left"),
        Event.SALVAGED: ("good", "left"),
        Event.TRADED: ("good", "paid", "for", "got"),
        Event.DIE: ("good", "shows", "how"),
        Event.SWITCHED: ("good", "with"),
        Event.RESOLVED: ("tile", "gold", "points"),
        Event.UNCOVERED: ("tile", "pile"),
        Event.PAID: ("good", "units"),
        Event.BOUGHT: ("card",),
        Event.TURNED_UP: ("card", "place_in_row"),
        Event.USED: ("officer",),
        Event.PLAYED: ("boost",),
        Event.GAVE: ("whom", "good"),
        Event.GOT: ("whom", "good"),
        Event.CONVERTED: ("rate", "good"),
        Event.FOUND: ("good",),
        Event.DROPPED: ("good", "units"),
        Event.ALL_STORED: (),
        Event.OVER: ("outcome",),
        Event.STARTING_GOLD: ("gold",),
        Event.DIE_PLACED: ("good", "shows", "spot"),
        Event.MONGER: ("whom",),
        Event.SWAPPED: ("whom", "good", "for"),
        Event.WON: ("points", "shared"),
    },
)

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
    RESET = 1
    DECLARED = 2
    MOVED = 3
    DISPLACED = 4
    FEE = 5
    LOADED = 6
    UNLOADED = 7
    MINED = 8
    SALVAGED = 9
    TRADED = 10
    STEPPED = 11
    SWITCHED = 12
    SET = 13
    ROLLED = 14
    RESOLVED = 15
    UNCOVERED = 16
    PAID = 17
    BOUGHT = 18
    TURNED_UP = 19
    USED = 20
    PLAYED = 21
    GAVE = 22
    GOT = 23
    CONVERTED = 24
    FROZE = 25
    CONSIGNED = 26
    FOUND = 27
    DROPPED = 28
    ALL_STORED = 29
    OVER = 30


EVENTS = EventKinds(
    Event,
    {
        Event.TURN: ("round",),
        Event.RESET: ("good",),
        Event.DECLARED: ("role",),
        Event.MOVED: ("place", "from"),
        Event.DISPLACED: ("whom", "place"),
        Event.FEE: ("whom", "good"),
        Event.LOADED: ("good", "units"),
        Event.UNLOADED: ("good", "units"),
        Event.MINED: ("good", "left"),
        Event.SALVAGED: ("good", "left"),
        Event.TRADED: ("good", "paid", "for", "got"),
        Event.STEPPED: ("good", "shows"),
        Event.SWITCHED: ("good", "with"),
        Event.SET: ("good", "shows"),
        Event.ROLLED: ("good", "shows"),
        Event.RESOLVED: ("tile", "gold"),
        Event.UNCOVERED: ("tile", "pile"),
        Event.PAID: ("good", "units"),
        Event.BOUGHT: ("card",),
        Event.TURNED_UP: ("card", "place_in_row"),
        Event.USED: ("officer",),
        Event.PLAYED: ("boost",),
        Event.GAVE: ("whom", "good"),
        Event.GOT: ("whom", "good"),
        Event.CONVERTED: ("rate", "good"),
        Event.FROZE: (),
        Event.CONSIGNED: (),
        Event.FOUND: ("good",),
        Event.DROPPED: ("good", "units"),
        Event.ALL_STORED: (),
        Event.OVER: ("outcome",),
    },
)

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
    TRADE_03 = 19
    TRADE_05 = 20
    TRADE_06 = 21
    TRADE_11 = 22
    TRADE_12 = 23
    MISS_01 = 24
    MISS_02 = 25
    MISS_05 = 26
    MISS_07 = 27
    BUY_03 = 28
    BUY_06 = 29
    BUY_09 = 30
    CREW_05 = 31
    CREW_06 = 32
    SAB_02 = 33
    MONG_01 = 34
    MONG_03 = 35
    MONG_05 = 36
    MONG_06 = 37
    SHAPE_01 = 38
    SHAPE_05 = 39
    OFF_01 = 40
    OFF_02 = 41
    OFF_03 = 42
    OFF_05 = 43
    OFF_06 = 44
    OFF_09 = 45
    OFF_10 = 46
    OFF_11 = 47
    OFF_12 = 48
    BOOST_01 = 49
    BOOST_05 = 50
    BOOST_PAYDIRT = 51
    BOOST_HACKER = 52
    BOOST_JETTISON = 53
    BOOST_WINDFALL = 54
    BOOST_PAYDAY = 55
    BOOST_BROKER = 56
    BOOST_CYBERPUNK = 57
    BOOST_BIGTAKE = 58
    BOOST_SWAP = 59
    BANK_01 = 60
    BD_04 = 61
    BD_12 = 62
    BD_13 = 63
    BD_19 = 64
    END_01 = 65
    END_04 = 66


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

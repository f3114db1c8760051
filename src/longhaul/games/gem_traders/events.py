"""What can happen in Gem Traders, and the values that each event carries."""

from enum import IntEnum

from longhaul.core.events import EventKinds


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


STEPPED, SET, ROLLED, RESET = range(4)  # how a die got its value
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

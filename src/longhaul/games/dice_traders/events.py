"""The events of Dice Traders, from which the log is written."""

from enum import IntEnum

from longhaul.core.events import EventKinds


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


# Every purchase and sale is an event of its own (DT-REC-02).
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
        Event.CONFISCATED: ("good", "units"),  # seized units that were not offered (DT-FREE-08)
        Event.OVER: ("winners", "credits"),  # winners: a bit for each seat; the credits of each of them
    },
)

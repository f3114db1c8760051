"""The events of Free Trader: enough to narrate a fight card by card with its sums."""

from enum import IntEnum

from longhaul.core.events import EventKinds


class Event(IntEnum):
    HOME = 0
    TURN = 1
    REDRAWN = 2
    EXPLORED = 3
    PLACED = 4
    DRAWN = 5
    BOUGHT = 6
    JUMPED = 7
    CHECKED = 8
    SCATTERED = 9
    QUIET = 10
    ENEMY = 11
    ATTACK = 12
    DEFENCE = 13
    HIT = 14
    MISSED = 15
    DAMAGED = 16
    LOST = 17
    COUNTER = 18
    RESISTED = 19
    KILLED = 20
    SURVIVED = 21
    ESCAPED = 22
    SALVAGED = 23
    SEARCHED = 24
    FOUND = 25
    WAVED = 26
    FINED = 27
    SCRAPPED = 28
    PAID = 29
    CONFISCATED = 30
    SOLD = 31
    UPGRADED = 32
    MONTH = 33
    RESHUFFLED = 34
    OVER = 35
    DEALT = 36


EVENTS = EventKinds(
    Event,
    {
        Event.HOME: ("planet",),
        Event.TURN: ("turn",),
        Event.REDRAWN: ("planet",),
        Event.EXPLORED: ("planet",),
        Event.PLACED: ("planet", "cell"),
        Event.DRAWN: ("card", "purpose", "month", "left"),
        Event.BOUGHT: ("cargo", "price", "money"),
        Event.JUMPED: ("planet", "emergency", "money"),
        Event.CHECKED: ("misjump",),
        Event.SCATTERED: ("planet",),
        Event.QUIET: (),
        Event.ENEMY: ("card", "kind", "strength", "booty"),
        Event.ATTACK: ("base", "month", "booty", "modifier"),
        Event.DEFENCE: ("level", "modifier", "attack", "defence"),
        Event.HIT: (),
        Event.MISSED: (),
        Event.DAMAGED: ("module", "level"),
        Event.LOST: ("lost",),
        Event.COUNTER: ("level", "modifier"),
        Event.RESISTED: ("base", "month", "booty", "modifier"),
        Event.KILLED: ("attack", "defence"),
        Event.SURVIVED: ("attack", "defence"),
        Event.ESCAPED: (),
        Event.SALVAGED: ("gain", "money", "forfeited"),
        Event.SEARCHED: ("success", "room"),
        Event.FOUND: ("cargo",),
        Event.WAVED: (),
        Event.FINED: ("law", "multiplier", "fine"),
        Event.SCRAPPED: ("module", "gain", "left", "change"),
        Event.PAID: ("amount", "money"),
        Event.CONFISCATED: ("units",),
        Event.SOLD: ("cargo", "price", "money", "forfeited"),
        Event.UPGRADED: ("module", "level", "cost", "money"),
        Event.MONTH: ("month", "due", "had", "money"),
        Event.RESHUFFLED: ("month",),
        Event.OVER: ("outcome",),
        Event.DEALT: ("planets",),
    },
)

"""What can happen in Star Traders, as the log tells it."""

from enum import IntEnum

from longhaul.core.events import EventKinds


class Event(IntEnum):
    FIRST = 0
    LAID = 1
    PLANET = 2
    OUTPOST = 3
    BASED = 4
    PRICES = 5
    ROUND = 6
    TOKENS = 7
    INCOME = 8
    EXCHANGED = 9
    UPKEEP = 10
    DISMISSED = 11
    STATION_LOST = 12
    FACTORY_LOST = 13
    MANIPULATED = 14
    MARKET = 15
    MOVED = 16
    TOLL = 17
    REVEALED = 18
    CREW_USED = 19
    BOUGHT = 20
    SOLD = 21
    REPAIRED = 22
    REINFORCED = 23
    LOADED = 24
    FITTED = 25
    UNFITTED = 26
    IMPROVED = 27
    DREW_SHIP = 28
    DREW_CREW = 29
    HIRED = 30
    ENGAGED = 31
    PURCHASED = 32
    DECLARED = 33
    MARKERS = 34
    BLOCKADE_ROLL = 35
    TAKEN = 36
    LIFTED = 37
    PRESSED = 38
    EASED = 39
    ATTACKED = 40
    DICE = 41
    MISSED = 42
    HIT = 43
    DISABLED = 44
    SHOT_OUT = 45
    DESTROYED = 46
    SALVAGED = 47
    RETURNED = 48
    BUILT_TOLL = 49
    RAISED_TOLL = 50
    BOUGHT_TOLL = 51
    BUILT_FACTORY = 52
    PRODUCED = 53
    ORDERED = 54
    BID = 55
    BID_ROLL = 56
    LEADER = 57
    LEVEL = 58
    DISCARDED = 59
    OVER = 60
    MET = 61


FIGURES: dict[IntEnum, tuple[str, ...]] = {
    Event.FIRST: (),
    Event.LAID: ("region", "face", "turns"),
    Event.PLANET: ("sector", "planet"),
    Event.OUTPOST: ("sector",),
    Event.BASED: ("sector",),
    Event.PRICES: ("red", "blue", "yellow"),
    Event.ROUND: ("round",),
    Event.TOKENS: ("gained", "tokens"),
    Event.INCOME: ("gained", "credits"),
    Event.EXCHANGED: ("gained", "tokens"),
    Event.UPKEEP: ("paid", "credits"),
    Event.DISMISSED: ("design",),
    Event.STATION_LOST: ("region", "markers"),
    Event.FACTORY_LOST: ("sector",),
    Event.MANIPULATED: ("good", "roll", "price", "down"),
    Event.MARKET: ("good", "change", "price"),
    Event.MOVED: ("design", "sector", "moves"),
    Event.TOLL: ("fee", "owner"),
    Event.REVEALED: ("region", "face", "turns"),
    Event.CREW_USED: ("post", "design"),
    Event.BOUGHT: ("good", "units", "unit_price", "price"),
    Event.SOLD: ("good", "units", "unit_price", "price"),
    Event.REPAIRED: ("units", "design", "cost"),
    Event.REINFORCED: ("units", "design", "cost"),
    Event.LOADED: ("good", "units"),
    Event.FITTED: ("upgrade", "level", "cost"),
    Event.UNFITTED: ("upgrade", "gained"),
    Event.IMPROVED: ("stat", "value", "cost"),
    Event.DREW_SHIP: ("design",),
    Event.DREW_CREW: ("post",),
    Event.HIRED: ("design", "cost"),
    Event.ENGAGED: ("post", "cost"),
    Event.PURCHASED: ("sector", "cost", "levels", "former"),
    Event.DECLARED: ("sector",),
    Event.MARKERS: ("sector", "support", "hinder"),
    Event.BLOCKADE_ROLL: ("roll", "bonus", "target"),
    Event.TAKEN: ("sector", "levels", "former"),
    Event.LIFTED: ("sector",),
    Event.PRESSED: ("sector", "markers", "support"),
    Event.EASED: ("sector", "markers", "support"),
    Event.ATTACKED: ("design", "victim", "prey"),
    Event.DICE: ("attack", "attack_bonus", "defence", "defence_bonus"),
    Event.MISSED: (),
    Event.HIT: ("damage", "absorbed", "left"),
    Event.DISABLED: ("prey",),
    Event.SHOT_OUT: ("upgrade",),
    Event.DESTROYED: ("prey",),
    Event.SALVAGED: ("roll", "units"),
    Event.RETURNED: ("sector", "fee"),
    Event.BUILT_TOLL: ("sector", "other_end", "cost"),
    Event.RAISED_TOLL: ("region", "markers", "cost"),
    Event.BOUGHT_TOLL: ("region", "markers", "cost", "former"),
    Event.BUILT_FACTORY: ("sector", "cost"),
    Event.PRODUCED: ("good", "sector"),
    Event.ORDERED: ("first", "second", "third"),
    Event.BID: ("on", "tokens"),
    Event.BID_ROLL: ("roll",),
    Event.LEADER: (),
    Event.LEVEL: ("level",),
    Event.DISCARDED: ("tokens",),
    Event.OVER: ("outcome",),
    Event.MET: (),
}
EVENTS = EventKinds(Event, FIGURES)

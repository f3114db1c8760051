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
    SPARED = 11
    DISMISSED = 12
    STATION_LOST = 13
    FACTORY_LOST = 14
    DRONES = 15
    MENDED = 16
    MANIPULATED = 17
    MARKET = 18
    MOVED = 19
    TOLL = 20
    REVEALED = 21
    CREW_USED = 22
    BOUGHT = 23
    SOLD = 24
    REPAIRED = 25
    REINFORCED = 26
    LOADED = 27
    FITTED = 28
    UNFITTED = 29
    IMPROVED = 30
    DREW_SHIP = 31
    DREW_CREW = 32
    HIRED = 33
    ENGAGED = 34
    PURCHASED = 35
    DECLARED = 36
    MARKERS = 37
    BLOCKADE_ROLL = 38
    TAKEN = 39
    FREED = 40
    LIFTED = 41
    PRESSED = 42
    EASED = 43
    ATTACKED = 44
    DICE = 45
    MISSED = 46
    HIT = 47
    DISABLED = 48
    SHOT_OUT = 49
    DESTROYED = 50
    SALVAGED = 51
    NOTHING = 52
    RETURNED = 53
    BUILT_TOLL = 54
    RAISED_TOLL = 55
    BOUGHT_TOLL = 56
    BUILT_FACTORY = 57
    PRODUCED = 58
    ORDERED = 59
    BID = 60
    BID_ROLL = 61
    LEADER = 62
    LEVEL = 63
    DISCARDED = 64
    SPILLED = 65
    OVER = 66
    MET = 67


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
    Event.SPARED: ("design",),
    Event.DISMISSED: ("design",),
    Event.STATION_LOST: ("region", "markers"),
    Event.FACTORY_LOST: ("sector",),
    Event.DRONES: ("design", "repaired"),
    Event.MENDED: ("upgrade",),
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
    Event.TAKEN: ("sector", "levels"),
    Event.FREED: ("sector", "levels", "former"),
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
    Event.NOTHING: ("roll",),
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
    Event.SPILLED: ("good",),
    Event.OVER: ("outcome",),
    Event.MET: (),
}
EVENTS = EventKinds(Event, FIGURES)

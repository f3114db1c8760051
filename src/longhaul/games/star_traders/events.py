"""What can happen in Star Traders, and the values that each event carries."""

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
    UPKEEP_STATION = 62
    UPKEEP_FACTORY = 63
    LOST = 64  # with a ship that leaves play
    JOURNEY = 65  # all steps of a ship's travel
    TRADER = 66  # the ship that buys or sells next
    SPILLED = 67
    MENDED = 68
    SWAPPED = 69
    SWAPPED_CARGO = 70


# `…_bits` are members of a set, as bits. In `ordered`, ships by slot in the order in which they act, 0 for none; in
# `swapped_cargo`, units that went to the friend, below 0 those that came from it.
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
    Event.UPKEEP: ("paid", "credits", "design", "ship"),
    Event.DISMISSED: ("design", "ship", "reason"),
    Event.STATION_LOST: ("sector", "other_end", "markers"),
    Event.FACTORY_LOST: ("sector",),
    Event.MANIPULATED: ("good", "roll", "price", "down"),
    Event.MARKET: ("good", "change", "price"),
    Event.MOVED: ("design", "sector", "moves", "ship"),
    Event.TOLL: ("fee", "owner", "ship"),
    Event.REVEALED: ("region", "face", "turns"),
    Event.CREW_USED: ("post", "design", "ship"),
    Event.BOUGHT: ("good", "units", "unit_price", "price"),
    Event.SOLD: ("good", "units", "unit_price", "price"),
    Event.REPAIRED: ("units", "design", "cost", "ship"),
    Event.REINFORCED: ("units", "design", "cost", "ship"),
    Event.LOADED: ("good", "units", "ship"),
    Event.FITTED: ("upgrade", "level", "cost", "ship"),
    Event.UNFITTED: ("upgrade", "gained", "ship"),
    Event.IMPROVED: ("stat", "value", "cost", "ship"),
    Event.DREW_SHIP: ("drawn", "ship"),
    Event.DREW_CREW: ("post", "ship"),
    Event.HIRED: ("design", "cost", "ship"),
    Event.ENGAGED: ("post", "cost", "ship"),
    Event.PURCHASED: ("sector", "cost", "levels", "former"),
    Event.DECLARED: ("sector", "ship"),
    Event.MARKERS: ("sector", "support", "hinder", "ship"),
    Event.BLOCKADE_ROLL: ("roll", "bonus", "target", "ship"),
    Event.TAKEN: ("sector", "levels", "former"),
    Event.LIFTED: ("sector",),
    Event.PRESSED: ("sector", "markers", "support"),
    Event.EASED: ("sector", "markers", "support"),
    Event.ATTACKED: ("design", "ship", "prey", "foe"),
    Event.DICE: ("attack", "attack_bonus", "defence", "defence_bonus"),
    Event.MISSED: (),
    Event.HIT: ("damage", "absorbed", "left"),
    Event.DISABLED: ("prey", "foe"),
    Event.SHOT_OUT: ("upgrade", "prey", "foe"),
    Event.DESTROYED: ("prey", "foe"),
    Event.SALVAGED: ("roll", "units", "ship"),
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
    Event.DISCARDED: ("tokens", "with_flagship"),
    Event.OVER: ("outcome", "winner_bits", "level"),
    Event.MET: ("ship", "friend"),
    Event.UPKEEP_STATION: ("paid", "credits", "sector", "other_end"),
    Event.UPKEEP_FACTORY: ("paid", "credits", "sector"),
    Event.LOST: ("crew_bits", "upgrade_bits", "steps", "units"),
    Event.JOURNEY: ("design", "ship", "start", "sector"),
    Event.TRADER: ("design", "ship", "sector"),
    Event.SPILLED: ("good", "sector"),
    Event.MENDED: ("upgrade", "level", "cost", "ship"),
    Event.SWAPPED: ("ship", "friend", "given_bits", "fetched_bits"),
    Event.SWAPPED_CARGO: ("red", "blue", "yellow"),
}
EVENTS = EventKinds(Event, FIGURES)

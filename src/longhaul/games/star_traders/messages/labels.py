"""What each action of Star Traders does, for its button. Never compiled."""

from collections.abc import Callable
from functools import partial

from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.star_traders.components import FLEET, NO_DESIGN, ORIGIN, SINGLE, SLOTS, WIDTH, Deal, Phase
from longhaul.games.star_traders.forecast import budget
from longhaul.games.star_traders.messages.names import (
    here,
    place,
    region,
    ship,
    usage,
    whereabouts,
    word,
    worth,
)
from longhaul.games.star_traders.messages.odds import (
    label_attack,
    label_confirm,
    label_declare,
    label_hinder,
    label_roll,
    label_support,
)
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.corporate import buy_out, toll_cost
from longhaul.games.star_traders.rules.fleet.upgrades import asset_price, resale
from longhaul.games.star_traders.rules.map.galaxy import ROW, beyond, cell_of, toll_between
from longhaul.games.star_traders.rules.trade import deal_price, stored, unit_price
from longhaul.games.star_traders.rules.travel import fee
from longhaul.games.star_traders.rules.upkeep import ship_upkeep
from longhaul.games.star_traders.state import ACTIONS

# Phases that can be declined, or ended before all is done; each says so in its own way.
ENDED = (
    *(Phase.EXCHANGE, Phase.PURSER, Phase.MEND, Phase.MANIPULATE, Phase.TRAVEL, Phase.ACT, Phase.PLANET, Phase.OUTPOST),
    *(Phase.TERMS, Phase.DRAW, Phase.SWAP, Phase.BRACE, Phase.SHIELD, Phase.SALVAGE, Phase.SALVAGE_AGAIN, Phase.SIEGE),
    *(Phase.CORPORATE, Phase.PRODUCE),
)
DONE = {int(phase): Message(f"action-done-{phase.name.lower()}") for phase in ENDED}
PASS = Message("action-done")
DEGREES = 60  # of a turn of a region


def label(position: Position, action: int) -> Message:
    labelled, arguments = LABELLED[action]
    return labelled(position, *arguments)


def label_done(position: Position) -> Message:
    return DONE.get(position.state.phase, PASS)


def label_number(position: Position, n: int) -> Message:
    c, s, units = position.content.record, position.state, n + 1
    good = word(position, "good", s.good)
    match s.deal if s.phase == Phase.QUANTITY else Deal.NONE:
        case Deal.BUY:
            return Message("action-number-buy", {"units": units, "good": good, "cost": units * int(deal_price(c, s))})
        case Deal.SELL:
            return Message("action-number-sell", {"units": units, "good": good, "gain": units * int(deal_price(c, s))})
        case Deal.LOAD:
            return Message("action-number-load", {"units": units, "good": good})
        case Deal.REPAIR:
            return Message("action-number-repair", {"units": units, "cost": units * int(c.repair_cost)})
        case Deal.REINFORCE:
            return Message("action-number-reinforce", {"units": units, "cost": units * int(c.repair_cost)})
    return Message("action-number", {"units": units})


# Places ---------------------------------------------------------------------------------------
def label_sector(position: Position, sector: int) -> Message:
    c, s, where = position.content.record, position.state, place(position, sector)
    match s.phase:
        case Phase.TRAVEL:
            toll = int(fee(c, s, toll_between(s, int(s.at[s.ship]), sector)))
            return Message("action-sector-travel", {"place": where, "toll": toll})
        case Phase.BASE:
            return Message("action-sector-base", {"place": where})
        case Phase.TOLL_AT:
            return Message("action-sector-toll_at", {"place": where, "cost": int(toll_cost(c, s, sector // WIDTH))})
        case Phase.TOLL_TO:
            return Message("action-sector-toll_to", {"place": where})
        case Phase.FACTORY_AT:
            return Message("action-sector-factory_at", {"place": where})
        case Phase.HAVEN:
            cost = min(int(s.credits[s.seat]), int(c.wreck_fee * s.step))
            return Message("action-sector-haven", {"place": where, "cost": cost})
    return Message("action-sector", {"place": where})


def label_cell(position: Position, number: int, edge: int) -> Message:
    side = word(position, "edge", edge)
    if position.state.phase == Phase.TRAVEL:
        return Message("action-cell-travel", {"edge": side})
    if number >= position.state.count:
        return Message("action-cell-beyond", {"number": number, "edge": side})
    column, row = divmod(int(beyond(int(cell_of(position.state, number)), edge)), ROW)
    where = {"column": column - ORIGIN, "row": row - ORIGIN}
    return Message("action-cell", {"edge": side, "region": region(position, number), **where})


def label_rotate(position: Position, turns: int) -> Message:
    return Message("action-rotate", {"degrees": DEGREES * turns})


def label_enter(position: Position) -> Message:
    sector = here(position)
    return (
        Message("action-enter-away")
        if sector is None
        else Message("action-enter", {"place": whereabouts(position, sector)})
    )


def label_purchase(position: Position) -> Message:
    sector = here(position)
    if sector is None or not position.state.site[sector]:
        return Message("action-purchase-away")
    price, levels = int(site_price(position.content.record, position.state, sector)), worth(position, sector)
    return Message("action-purchase", {"place": whereabouts(position, sector), "price": price, "levels": levels})


# The market ----------------------------------------------------------------------------------
def label_manipulate(position: Position, good: int, down: int) -> Message:
    price, most = int(position.state.price[good]), int(position.content.record.main_die)
    pushed = {"good": word(position, "good", good), "down": bool(down)}
    return Message("action-manipulate", {**pushed, "most": most, "price": price})


def label_trade(verb: str, position: Position, good: int) -> Message:
    sector, c, s = here(position), position.content.record, position.state
    name = word(position, "good", good)
    if sector is None or not s.site[sector]:
        return Message(f"action-{verb}-away", {"good": name})
    return Message(f"action-{verb}", {"good": name, "price": int(unit_price(c, s, sector, int(s.seat), good))})


def label_load(position: Position, good: int) -> Message:
    units = int(stored(position.state, good)) if here(position) is not None else 0
    return Message("action-load", {"good": word(position, "good", good), "units": units})


# Upgrades and improvements ---------------------------------------------------------------------
def label_fit(verb: str, position: Position, upgrade: int) -> Message:
    cost = priced(position, int(position.content.record.upgrade_cost[upgrade]))
    return Message(f"action-{verb}", {"upgrade": word(position, "upgrade", upgrade), "cost": cost})


def priced(position: Position, cost: int) -> int:
    return cost if here(position) is None else int(asset_price(position.state, cost))


def label_sell_upgrade(position: Position, upgrade: int) -> Message:
    name = word(position, "upgrade", upgrade)
    if here(position) is None:
        return Message("action-sell_upgrade-away", {"upgrade": name})
    gain = int(resale(position.content.record, position.state, upgrade))
    return Message("action-sell_upgrade", {"upgrade": name, "gain": gain})


def label_improve(position: Position, stat: int) -> Message:
    cost = priced(position, int(position.content.record.improve_cost[stat]))
    return Message("action-improve", {"stat": word(position, "stat", stat), "cost": cost})


def label_mend(position: Position, upgrade: int) -> Message:
    cost = int(position.content.record.mend_cost)
    return Message("action-mend", {"upgrade": word(position, "upgrade", upgrade), "cost": cost})


def label_target(position: Position, upgrade: int) -> Message:
    penalty = -int(position.content.record.aim_penalty)
    return Message("action-target", {"upgrade": word(position, "upgrade", upgrade), "penalty": penalty})


# Cards ----------------------------------------------------------------------------------------
def label_draw(verb: str, position: Position) -> Message:
    """At an outpost a turn is for trade or for hiring (ST-SITE-02): the label says what drawing rules out."""
    s = position.state
    barring = bool(s.phase == Phase.OUTPOST and s.session == 0 and s.outpost_session == SINGLE)
    return Message(f"action-{verb}", {"barring": barring})


def label_hire(position: Position, place_shown: int) -> Message:
    c, s = position.content.record, position.state
    if s.phase != Phase.DRAW or place_shown >= s.shown:
        return Message("action-hire-none", {"card": place_shown + 1})
    number = int(s.table[place_shown])
    alike = s.table[: int(s.shown)].tolist().count(number) > 1
    card = {"card": place_shown + 1 if alike else 0}
    if s.deal == FLEET:
        names = ("hull", "damage", "cargo", "attack", "defence", "move")
        figures = dict(zip(names, c.value[number].tolist(), strict=True))
        price = {"cost": int(c.hire_cost[number]), "upkeep": int(c.upkeep[number])}
        return Message("action-hire-ship", {**card, "design": word(position, "design", number), **price, **figures})
    post = word(position, "post", number)
    return Message("action-hire-crew", {**card, "post": post, "cost": int(c.crew_cost[number]), "post_text": post})


def label_use(position: Position, post: int) -> Message:
    name = word(position, "post", post)
    return Message("action-use", {"post": name, "usage": usage(position, post), "post_text": name})


# Upkeep ---------------------------------------------------------------------------------------
def label_pay_ship(position: Position, slot: int) -> Message:
    s = position.state
    number = SLOTS * int(s.seat) + slot
    if s.design[number] == NO_DESIGN:
        return Message("action-pay_ship-none", {"slot": slot + 1})
    cost = int(ship_upkeep(position.content.record, s, slot))
    return Message("action-pay_ship", {"ship": ship(position, number), "cost": cost})


def label_slot(verb: str, first: int, position: Position, n: int) -> Message:
    """What is done with a ship of one's own."""
    slot = first + n
    number = SLOTS * int(position.state.seat) + slot
    if position.state.design[number] == NO_DESIGN:
        return Message(f"action-{verb}-none", {"slot": slot + 1})
    return Message(f"action-{verb}", {"ship": ship(position, number)})


def label_pay_station(position: Position, number: int) -> Message:
    cost = int(position.content.record.toll_upkeep)
    return Message("action-pay_station", {"station": station(position, number), "cost": cost})


def label_pay_factory(position: Position, factory: int) -> Message:
    s = position.state
    if s.factory_owner[factory] == 0:
        return Message("action-pay_factory-none", {"number": factory})
    sharing = [
        n
        for n, at in enumerate(s.factory_at)
        if s.factory_owner[n] == s.factory_owner[factory] and at == s.factory_at[factory]
    ]
    terms = {
        "place": whereabouts(position, int(s.factory_at[factory])),
        "cost": int(position.content.record.factory_upkeep),
    }
    if len(sharing) == 1:
        return Message("action-pay_factory", terms)
    return Message("action-pay_factory-shared", {"number": sharing.index(factory) + 1, "count": len(sharing), **terms})


# Corporations ----------------------------------------------------------------------------------
def station(position: Position, number: int) -> Message:
    s = position.state
    if s.toll_owner[number] == 0:
        return Message("station-none", {"number": number})
    ends = int(s.toll_at[number]), int(s.toll_to[number])
    return Message("station", {"place": place(position, ends[0]), "place-other": place(position, ends[1])})


def label_improve_toll(position: Position, number: int) -> Message:
    s, named = position.state, {"station": station(position, number)}
    if s.toll_owner[number] == 0:
        return Message("action-improve_toll-none", named)
    cost = int(toll_cost(position.content.record, s, s.toll_at[number] // WIDTH))
    return Message("action-improve_toll", {**named, "cost": cost})


def label_buy_toll(position: Position, number: int) -> Message:
    s, named = position.state, {"station": station(position, number)}
    if s.toll_owner[number] == 0:
        return Message("action-buy_toll-none", named)
    return Message("action-buy_toll", {**named, "cost": int(buy_out(position.content.record, s, number))})


def label_income(position: Position) -> Message:
    return Message("action-take_income", {"gain": sum(budget(position, int(position.state.seat))["income"])})


def label_exchange(position: Position) -> Message:
    return Message("action-exchange", {"gain": int(position.content.record.token_worth)})


def label_order(position: Position, order: int) -> Message:
    s, seat = position.state, int(position.state.seat)
    ships = [number for number in range(SLOTS * seat, SLOTS * seat + SLOTS) if s.priority[number] > 0]
    ranked = sorted(zip(word(position, "order", order), ships))
    return Message("action-order", {"ships": [ship(position, number) for _, number in ranked]})


# All verbs ------------------------------------------------------------------------------------
def plainly(verb: str) -> Callable[..., Message]:
    """The label of an action that says all by itself."""
    message = Message(f"action-{verb}")
    return lambda position: message


def naming(verb: str, kind: str) -> Callable[..., Message]:
    """The label of an action that names a thing."""
    return lambda position, number: Message(f"action-{verb}", {kind: word(position, kind, number)})


def costing(verb: str, figure: str) -> Callable[..., Message]:
    """The label of an action with a price that the content set gives."""
    return lambda position: Message(f"action-{verb}", {"cost": int(position.content.record[figure])})


def label_bid(position: Position, seat: int) -> Message:
    return Message("action-bid", {"seat": seat})


PLAIN = ("take_token", "call_off", "extra_card", "build_toll", "produce")
NAMING = {
    "side": "side",
    "give": "good",
    "fetch": "good",
    "give_crew": "post",
    "fetch_crew": "post",
    "pick": "good",
    "colour": "good",
}
COSTING = {"repair": "repair_cost", "reinforce": "repair_cost", "build_factory": "factory_cost"}
LABELS: dict[str, Callable[..., Message]] = {
    **{verb: plainly(verb) for verb in PLAIN},
    **{verb: naming(verb, kind) for verb, kind in NAMING.items()},
    **{verb: costing(verb, figure) for verb, figure in COSTING.items()},
    "done": label_done,
    "confirm": label_confirm,
    "number": label_number,
    "sector": label_sector,
    "cell": label_cell,
    "rotate": label_rotate,
    "take_income": label_income,
    "exchange": label_exchange,
    "pay_ship": label_pay_ship,
    "pay_station": label_pay_station,
    "pay_factory": label_pay_factory,
    "dismiss": partial(label_slot, "dismiss", 1),
    "mend": label_mend,
    "manipulate": label_manipulate,
    "enter": label_enter,
    "meet": partial(label_slot, "meet", 0),
    "attack": label_attack,
    "target": label_target,
    "purchase": label_purchase,
    "declare": label_declare,
    "roll": label_roll,
    "buy": partial(label_trade, "buy"),
    "sell": partial(label_trade, "sell"),
    "buy_upgrade": partial(label_fit, "buy_upgrade"),
    "raise_upgrade": partial(label_fit, "raise_upgrade"),
    "sell_upgrade": label_sell_upgrade,
    "improve": label_improve,
    "draw_fleet": partial(label_draw, "draw_fleet"),
    "draw_crew": partial(label_draw, "draw_crew"),
    "hire": label_hire,
    "use": label_use,
    "load": label_load,
    "improve_toll": label_improve_toll,
    "buy_toll": label_buy_toll,
    "order": label_order,
    "bid": label_bid,
    "support": label_support,
    "hinder": label_hinder,
}
LABELLED = [(LABELS[verb], arguments) for verb, arguments in map(ACTIONS.parts, range(ACTIONS.size))]

"""What each action of Star Traders does, as the text of its button. Never compiled."""

from collections.abc import Callable

from longhaul.core.position import Position
from longhaul.core.text import plural, seat_name
from longhaul.games.star_traders.components import (
    FLEET,
    SINGLE,
    SLOTS,
    WIDTH,
    Deal,
    Phase,
)
from longhaul.games.star_traders.messages.names import (
    STATS,
    card_name,
    good_name,
    here,
    place_name,
    region_name,
    ship_name,
    title,
    usage,
    worth,
)
from longhaul.games.star_traders.messages.odds import (
    label_attack,
    label_confirm,
    label_declare,
    label_roll,
    label_token,
)
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.corporate import buy_out, toll_cost
from longhaul.games.star_traders.rules.fleet.upgrades import asset_price, resale
from longhaul.games.star_traders.rules.map.galaxy import beyond, cell_of, toll_between
from longhaul.games.star_traders.rules.trade import deal_price, stored, unit_price
from longhaul.games.star_traders.rules.travel import fee
from longhaul.games.star_traders.rules.upkeep import ship_upkeep
from longhaul.games.star_traders.state import ACTIONS

DONE = {
    "exchange": "Keep your tokens",
    "purser": "Don't use the Purser",
    "mend": "Don't restore it",
    "manipulate": "Don't push a price",
    "travel": "Stop here",
    "act": "Do nothing",
    "planet": "Done here",
    "outpost": "Done here",
    "terms": "Trade at this price",
    "draw": "Done: other cards go under the deck",
    "swap": "Done swapping",
    "brace": "Don't use crew",
    "shield": "Take the hit",
    "salvage": "Leave the wreck",
    "salvage_again": "Don't roll again",
    "siege": "Done spending tokens",
    "corporate": "No corporate action",
    "produce": "Produce nothing here",
    "bid": "Pass",
}


# Labels ---------------------------------------------------------------------------------------
def label(position: Position, action: int) -> str:
    verb, arguments = ACTIONS.parts(action)
    return LABELS[verb](position, *arguments)


def label_number(position: Position, n: int) -> str:
    c, s, units = position.content.record, position.state, n + 1
    good = good_name(position, int(s.good))
    match s.deal if s.phase == Phase.QUANTITY else Deal.NONE:
        case Deal.BUY:
            return f"Buy {units} {good} for {units * deal_price(c, s)} cr"
        case Deal.SELL:
            return f"Sell {units} {good} for {units * deal_price(c, s)} cr"
        case Deal.LOAD:
            return f"Load {units} {good}"
        case Deal.REPAIR:
            return f"Repair {units} for {units * c.repair_cost} cr"
        case Deal.REINFORCE:
            return f"Reinforce by {units} for {units * c.repair_cost} cr"
    return str(units)


def label_sector(position: Position, sector: int) -> str:
    c, s = position.content.record, position.state
    place = place_name(position, sector)
    match s.phase:
        case Phase.TRAVEL:
            toll = int(fee(c, s, toll_between(s, int(s.at[s.ship]), sector)))
            return f"To {place}{f' ({toll} cr toll)' if toll else ''}"
        case Phase.BASE:
            return f"Start on {place}"
        case Phase.TOLL_AT:
            return f"Station at {place}: {toll_cost(c, s, sector // WIDTH)} cr"
        case Phase.TOLL_TO:
            return f"On the line to {place}"
        case Phase.FACTORY_AT:
            return f"Factory on {place}"
        case Phase.HAVEN:
            return f"Return to {place}: {min(int(s.credits[s.seat]), int(c.wreck_fee * s.step))} cr"
    return place


def label_cell(position: Position, region: int, edge: int) -> str:
    edge_word = position.content.words["edge"][edge].upper()
    if position.phase == "travel":
        return f"Reveal the region to the {edge_word}"
    if region >= position.state.count:
        return f"Beyond region {region}, {edge_word}"
    cell = int(beyond(int(cell_of(position.state, region)), edge))
    return f"Place it {edge_word} of {region_name(position, region)} (cell {cell // 32 - 16}, {cell % 32 - 16})"


def label_manipulate(position: Position, good: int, down: int) -> str:
    price, most = int(position.state.price[good]), int(position.content.record.main_die)
    return (
        f"Spend a token: {good_name(position, good)} {'down' if down else 'up'} by a roll of 1 to {most} (now {price})"
    )


def label_meet(position: Position, slot: int) -> str:
    ship = SLOTS * int(position.state.seat) + slot
    if position.state.design[ship] >= len(position.content.words["design"]):
        return f"Swap with ship {slot + 1}"
    return f"Swap cargo and crew with the {ship_name(position, ship)}"


def label_purchase(position: Position) -> str:
    sector = here(position)
    if sector is None or not position.state.site[sector]:
        return "Buy the site here"
    price, levels = int(site_price(position.content.record, position.state, sector)), worth(position, sector)
    return f"Buy {place_name(position, sector)}: {price} cr, {plural(levels, 'level')}"


def label_trade(position: Position, verb: str, good: int) -> str:
    sector, c, s = here(position), position.content.record, position.state
    name = good_name(position, good)
    if sector is None or not s.site[sector]:
        return f"{verb} {name}"
    return f"{verb} {name} at {unit_price(c, s, sector, int(s.seat), good)} cr"


def label_buy_upgrade(position: Position, upgrade: int) -> str:
    cost = int(position.content.record.upgrade_cost[upgrade])
    return f"Fit {title(position, 'upgrade', upgrade)}: {priced(position, cost)} cr"


def priced(position: Position, cost: int) -> int:
    return cost if here(position) is None else int(asset_price(position.state, cost))


def label_raise(position: Position, upgrade: int) -> str:
    cost = int(position.content.record.upgrade_cost[upgrade])
    return f"Raise {title(position, 'upgrade', upgrade)} by a level: {priced(position, cost)} cr"


def label_sell_upgrade(position: Position, upgrade: int) -> str:
    name = title(position, "upgrade", upgrade)
    if here(position) is None:
        return f"Sell {name}"
    return f"Sell {name}: {resale(position.content.record, position.state, upgrade)} cr"


def label_improve(position: Position, stat: int) -> str:
    cost = priced(position, int(position.content.record.improve_cost[stat]))
    return f"Improve {STATS[stat]} by 1: {cost} cr"


def label_draw(position: Position, what: str) -> str:
    """At an outpost a turn is for trade or for hiring (ST-SITE-02): the label says what drawing rules out."""
    s = position.state
    barring = s.phase == Phase.OUTPOST and s.session == 0 and s.outpost_session == SINGLE
    return f"{what}, but no trade here this turn" if barring else what


def label_hire(position: Position, place: int) -> str:
    c, s = position.content.record, position.state
    if s.phase != Phase.DRAW or place >= s.shown:
        return f"Hire card {place + 1}"
    card = int(s.table[place])
    alike = [int(other) for other in s.table[: int(s.shown)]].count(card) > 1
    which = f"card {place + 1}, " if alike else ""
    if s.deal == FLEET:
        hull, weapon, cargo, attack, defence, move = (int(v) for v in c.value[card])
        figures = f"hull {hull}, cargo {cargo}, damage {weapon}, attack {attack}, defence {defence}, move {move}"
        return (
            f"Hire {which}the {card_name(position, place)}: {c.hire_cost[card]} cr, upkeep {c.upkeep[card]} ({figures})"
        )
    text = position.content.titles["post_text"][card]
    return f"Hire: {which}{card_name(position, place)}, {c.crew_cost[card]} cr. {text}"


def label_use(position: Position, post: int) -> str:
    text = position.content.titles["post_text"][post]
    return f"{title(position, 'post', post)} ({usage(position, post)}): {text}"


def label_load(position: Position, good: int) -> str:
    units = int(stored(position.state, good)) if here(position) is not None else 0
    return f"Load {good_name(position, good)} from your factories ({units} there)"


def label_pay_ship(position: Position, slot: int) -> str:
    s = position.state
    ship = SLOTS * int(s.seat) + slot
    if s.design[ship] >= len(position.content.words["design"]):
        return f"Pay for ship {slot + 1}"
    return f"Pay for the {ship_name(position, ship)}: {ship_upkeep(position.content.record, s, slot)} cr"


def label_dismiss(position: Position, n: int) -> str:
    s = position.state
    ship = SLOTS * int(s.seat) + n + 1
    if s.design[ship] >= len(position.content.words["design"]):
        return f"Dismiss ship {n + 2}"
    return f"Dismiss the {ship_name(position, ship)} instead of paying"


def station_place(position: Position, station: int) -> str:
    s = position.state
    if s.toll_owner[station] == 0:
        return f"station {station}"
    ends = place_name(position, int(s.toll_at[station])), place_name(position, int(s.toll_to[station]))
    return f"the station between {ends[0]} and {ends[1]}"


def label_improve_toll(position: Position, station: int) -> str:
    s = position.state
    cost = (
        ""
        if s.toll_owner[station] == 0
        else f": {toll_cost(position.content.record, s, s.toll_at[station] // WIDTH)} cr"
    )
    return f"Raise the toll of {station_place(position, station)}{cost}"


def label_buy_toll(position: Position, station: int) -> str:
    s = position.state
    cost = "" if s.toll_owner[station] == 0 else f": {buy_out(position.content.record, s, station)} cr"
    return f"Buy {station_place(position, station)}{cost}"


def label_factory(position: Position, factory: int) -> str:
    s = position.state
    if s.factory_owner[factory] == 0:
        return f"Pay for factory {factory}"
    sharing = [
        n
        for n, at in enumerate(s.factory_at)
        if s.factory_owner[n] == s.factory_owner[factory] and at == s.factory_at[factory]
    ]
    which = f"factory {sharing.index(factory) + 1} of {len(sharing)}" if len(sharing) > 1 else "the factory"
    place = place_name(position, int(s.factory_at[factory]))
    return f"Pay for {which} on {place}: {cost_of(position, 'factory_upkeep')}"


def cost_of(position: Position, key: str) -> str:
    return f"{position.content.record[key]} cr"


def label_order(position: Position, order: int) -> str:
    numbers = position.content.words["order"][order]
    seat = int(position.state.seat)
    ships = [ship for ship in range(SLOTS * seat, SLOTS * seat + SLOTS) if position.state.priority[ship] > 0]
    ranked = sorted(zip(numbers, ships))
    return f"Ship order: {', '.join(ship_name(position, ship) for _, ship in ranked)}"


def says(text: str, *kinds: str) -> Callable[..., str]:
    """A sentence with the titles of an action's arguments filled in."""

    def line(position: Position, *arguments: int) -> str:
        shown = []
        for kind, argument in zip(kinds, arguments, strict=True):
            known = position.content.titles.get(kind, ())
            shown.append(seat_name(argument) if kind == "seat" else known[argument])
        return text.format(*shown)

    return line


LABELS: dict[str, Callable[..., str]] = {
    "done": lambda position: DONE.get(position.phase, "Pass"),
    "confirm": label_confirm,
    "number": label_number,
    "sector": label_sector,
    "cell": label_cell,
    "rotate": lambda position, turns: f"Rotate it by {60 * turns}°",
    "side": lambda position, side: f"Side {'AB'[side]} up",
    "take_token": lambda position: "Take an influence token",
    "take_income": lambda position: f"Take income: {income(position)} cr",
    "exchange": lambda position: f"Turn in a token for {cost_of(position, 'token_worth')}",
    "pay_ship": label_pay_ship,
    "pay_station": lambda p, n: f"Pay for {station_place(p, n)}: {cost_of(p, 'toll_upkeep')}",
    "pay_factory": label_factory,
    "dismiss": label_dismiss,
    "mend": lambda p, n: f"Restore {title(p, 'upgrade', n)}: {cost_of(p, 'mend_cost')}",
    "manipulate": label_manipulate,
    "enter": lambda p: f"Do business at {place_name(p, at)}" if (at := here(p)) is not None else "Do business here",
    "meet": label_meet,
    "attack": label_attack,
    "target": lambda p, n: f"Aim at {title(p, 'upgrade', n)}: −{p.content.record.aim_penalty}, a hit disables it",
    "purchase": label_purchase,
    "declare": label_declare,
    "roll": label_roll,
    "call_off": lambda position: "Call off the blockade",
    "buy": lambda position, good: label_trade(position, "Buy", good),
    "sell": lambda position, good: label_trade(position, "Sell", good),
    "repair": lambda position: f"Repair hull: {cost_of(position, 'repair_cost')} a point",
    "reinforce": lambda position: f"Reinforce hull: {cost_of(position, 'repair_cost')} a point",
    "buy_upgrade": label_buy_upgrade,
    "raise_upgrade": label_raise,
    "sell_upgrade": label_sell_upgrade,
    "improve": label_improve,
    "draw_fleet": lambda position: label_draw(position, "Look for fleet ships: draw cards"),
    "draw_crew": lambda position: label_draw(position, "Look for crew: draw cards"),
    "extra_card": lambda position: "Spend a token for one more card",
    "hire": label_hire,
    "use": label_use,
    "load": label_load,
    "give": lambda p, n: f"Give 1 {good_name(p, n)}",
    "fetch": lambda p, n: f"Take 1 {good_name(p, n)}",
    "give_crew": says("Give: {0}", "post"),
    "fetch_crew": says("Take: {0}", "post"),
    "pick": lambda p, n: f"1 {good_name(p, n)}",
    "build_toll": lambda position: "Build a toll station",
    "improve_toll": label_improve_toll,
    "buy_toll": label_buy_toll,
    "build_factory": lambda position: f"Build a factory: {cost_of(position, 'factory_cost')}",
    "produce": lambda position: "Produce in all your factories",
    "colour": lambda p, n: f"Make 1 {good_name(p, n)}",
    "order": label_order,
    "bid": says("Bid a token on {0}", "seat"),
    "support": lambda position: label_token(position, "Support", 1),
    "hinder": lambda position: label_token(position, "Hinder", -1),
}


def income(position: Position) -> int:
    """Levels and stations (ST-INF-02, ST-INF-09)."""
    c, s, seat = position.content.record, position.state, int(position.state.seat)
    tolls = [int(s.influence[int(at) // WIDTH]) for at, who in zip(s.toll_at, s.toll_owner) if who == seat + 1]
    return int(c.income * s.level[seat]) + int(c.toll_income) * sum(tolls)

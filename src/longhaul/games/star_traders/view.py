"""What a player of Star Traders sees, as plain data. Never compiled.

The printed parts of regions and cards never change and come with the words of the set (`chart`, `design_card`, …);
the view only holds what changes.
"""

from collections.abc import Iterable
from typing import Any

from longhaul.core.position import Position
from longhaul.games.star_traders.components import (
    FACTORIES,
    FLEET,
    GOODS,
    HIDDEN,
    HULL,
    NO_DESIGN,
    NO_UPGRADE,
    OFF,
    ORIGIN,
    SECTORS,
    SHIPS,
    SLOTS,
    STATIONS,
    UPGRADES,
    Deal,
    Phase,
)
from longhaul.games.star_traders.forecast import (
    blockade_odds,
    foes,
    moving_order,
    odds_of_beating,
    odds_of_reaching,
    reach,
)
from longhaul.games.star_traders.messages.names import ship_slot
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.blockade import roll_bonus, target_number
from longhaul.games.star_traders.rules.combat import attack_bonus, damage_dealt, defence_bonus, evasion, gunnery, punch
from longhaul.games.star_traders.rules.fleet.hiring import crew_left, fleet_left
from longhaul.games.star_traders.rules.fleet.ships import capacity, integrity, speed, value
from longhaul.games.star_traders.rules.fleet.swaps import storage
from longhaul.games.star_traders.rules.fleet.upgrades import asset_price
from longhaul.games.star_traders.rules.influence import controller, is_barred, levels_gained
from longhaul.games.star_traders.rules.map.galaxy import ROW, combined, is_planet, planet_at
from longhaul.games.star_traders.rules.trade import deal_price, modifier, most, unit_price

FIGHTING = (Phase.AIM, Phase.BRACE, Phase.SHIELD)
TRADING = (Phase.TERMS, Phase.QUANTITY)
AT_SITE = (Phase.ACT, Phase.PLANET, Phase.OUTPOST)
TURNING = (Phase.ROTATE, Phase.REVEAL)


def view(position: Position, seat: int) -> dict[str, Any]:
    """Everything except the seed is open (ST-GEN-06)."""
    s = position.state
    return {
        "round": int(s.rounds),
        "rounds": int(s.round_cap),
        "goal": int(s.victory_level),
        "first": int(s.first),
        "order": moving_order(position),
        "prices": [int(price) for price in s.price],
        "supply": [int(units) for units in s.supply],
        "decks": [int(fleet_left(s)), int(crew_left(s))],
        "upgrades_left": [int(left) for left in s.upgrades_left],
        "players": [view_player(position, seat) for seat in range(position.seats)],
        "regions": [view_region(position, region) for region in range(int(s.count))],
        "sites": [view_site(position, sector) for sector in range(SECTORS) if s.site[sector]],
        "ships": [view_ship(position, ship) for ship in range(SHIPS) if s.design[ship] != NO_DESIGN],
        "tolls": [view_toll(position, station) for station in range(STATIONS) if s.toll_owner[station]],
        "factories": [view_factory(position, factory) for factory in range(FACTORIES) if s.factory_owner[factory]],
        "now": view_now(position),
    }


def place(position: Position, sector: int) -> str:
    return position.content.words["sector_or_none"][sector]


def view_player(position: Position, seat: int) -> dict[str, Any]:
    s, goods = position.state, position.content.words["good"]
    return {
        "credits": int(s.credits[seat]),
        "tokens": int(s.tokens[seat]),
        "level": int(s.level[seat]),
        **({"losses": int(s.losses[seat])} if s.losses[seat] else {}),
        **({"bought": named(int(s.bought[seat]), goods)} if s.bought[seat] else {}),
        **({"sold": named(int(s.sold[seat]), goods)} if s.sold[seat] else {}),
        **({"bids": int(s.bids[seat])} if s.bids[seat] else {}),
        **({"barred": True} if is_barred(s, seat) else {}),
    }


def named(bits: int, words: tuple[str, ...]) -> list[str]:
    return [word for i, word in enumerate(words) if bits >> i & 1]


def view_region(position: Position, region: int) -> dict[str, Any]:
    """Its place and rotation; its face says what is printed on it."""
    s = position.state
    shown = {"face": position.content.words["face"][int(s.face[region])]}
    where = {"q": int(s.column[region]) - ORIGIN, "r": int(s.row[region]) - ORIGIN, "turns": int(s.spin[region])}
    held = int(controller(s, region)) if s.territory else -1
    return {
        **(shown if s.face[region] != HIDDEN else {}),
        **where,
        "influence": int(s.influence[region]),
        **({"controller": held} if held >= 0 else {}),
    }


def view_site(position: Position, sector: int) -> dict[str, Any]:
    """A planet or an outpost: its modifier as printed, its price for those who do not own it."""
    c, s = position.content.record, position.state
    planet = {"planet": position.content.words["planet"][planet_at(s, sector)]} if is_planet(s, sector) else {}
    return {
        "at": place(position, sector),
        **planet,
        "modifier": int(modifier(c, s, sector, SLOTS + 1)),
        "price": int(site_price(c, s, sector)),
        "levels": int(combined(c, s, sector)),
        "target": int(target_number(c, s, sector)),
        **({"brings": view_gains(position, sector)} if s.territory else {}),
        **(view_owner(position, sector) if s.owner[sector] else {}),
        **({"blockade": view_blockade(position, sector)} if s.blockader[sector] else {}),
    }


def view_gains(position: Position, sector: int) -> list[int]:
    """With Territory, the levels that the site would bring to each player; 0 for its owner (ST-TERR-05)."""
    c, s = position.content.record, position.state
    gains = [int(levels_gained(c, s, sector, seat)) for seat in range(position.seats)]
    return [0 if s.owner[sector] == seat + 1 else gained for seat, gained in enumerate(gains)]


def view_owner(position: Position, sector: int) -> dict[str, int]:
    """Whose site it is, and its modifier for them (ST-TRADE-19)."""
    owner = int(position.state.owner[sector]) - 1
    return {"owner": owner, "owners_modifier": int(modifier(position.content.record, position.state, sector, owner))}


def view_blockade(position: Position, sector: int) -> dict[str, int]:
    s = position.state
    markers = {"support": int(s.support[sector]), "hinder": int(s.hinder[sector])}
    return {"by": int(s.blockader[sector]) - 1, "since": int(s.since[sector]), **markers}


def view_ship(position: Position, ship: int) -> dict[str, Any]:
    """Values as they are now, steps and upgrades included; `fight` is attack, defence, damage. Upgrades before crew
    (ST-UPG-15). `acts` is the number that the ship still has in this round, if it closes up (ST-DEST-13)."""
    c, s, words = position.content.record, position.state, position.content.words
    levels = {words["upgrade"][u]: int(s.fitted[ship, u]) for u in range(UPGRADES) if s.fitted[ship, u]}
    return {
        "ship": ship_slot(ship),
        "design": words["design"][int(s.design[ship])],
        "at": place(position, int(s.at[ship])),
        "priority": int(s.priority[ship]),
        **({"acts": int(s.ranked[ship])} if s.ranked[ship] not in (0, s.priority[ship]) else {}),
        "hull": [int(integrity(c, s, ship)), int(value(c, s, ship, HULL))],
        "fight": [int(gunnery(c, s, ship)), int(evasion(c, s, ship)), int(punch(c, s, ship))],
        "move": int(speed(c, s, ship)),
        "hold": [int(units) for units in s.hold[ship]],
        "room": int(capacity(c, s, ship)),
        **({"inactive": True} if not s.active[ship] else {}),
        **({"armour": int(s.armour[ship])} if s.armour[ship] else {}),
        **({"steps": [int(step) for step in s.steps[ship]]} if s.steps[ship].any() else {}),
        **({"upgrades": levels} if levels else {}),
        **({"shot_out": named(int(s.disabled[ship]), words["upgrade"])} if s.disabled[ship] else {}),
        **({"crew": named(int(s.crew[ship]), words["post"])} if s.crew[ship] else {}),
        **({"traded": int(s.last_trade[ship])} if s.last_trade[ship] != OFF else {}),
    }


def view_toll(position: Position, station: int) -> dict[str, Any]:
    """The fee is what a ship without a Toll Transponder pays (ST-TOLL-05)."""
    s = position.state
    ends = {"at": place(position, int(s.toll_at[station])), "to": place(position, int(s.toll_to[station]))}
    owner = {"owner": int(s.toll_owner[station]) - 1, "markers": int(s.toll_markers[station])}
    return {"station": str(station), **ends, **owner, "fee": int(position.content.record.toll_fee) * owner["markers"]}


def view_factory(position: Position, factory: int) -> dict[str, Any]:
    c, s = position.content.record, position.state
    return {
        "factory": str(factory),
        "at": place(position, int(s.factory_at[factory])),
        "owner": int(s.factory_owner[factory]) - 1,
        "stock": [int(s.factory_stock[factory, good]) for good in range(GOODS)],
        "storage": int(storage(c, s, factory)),
    }


def view_now(position: Position) -> dict[str, Any]:
    """What the current decision is about."""
    s, words = position.state, position.content.words
    now: dict[str, Any] = {}
    if s.phase in (Phase.CELL, Phase.SIDE, Phase.ROTATE, Phase.REVEAL):
        now |= view_laying(position)
    if s.ship < SHIPS and s.phase > Phase.EXCHANGE:
        now["ship"] = ship_slot(int(s.ship))
    if s.phase == Phase.TRAVEL:
        way = reach(position)
        now |= {"moves": int(s.moves), "reach": way, "units": view_units(position, way)}
    if s.phase == Phase.ACT:
        now |= view_prospects(position)
    if s.phase in AT_SITE:
        now |= view_business(position)
    if s.phase in TRADING:
        now |= view_deal(position)
    if s.phase == Phase.DRAW:
        kind = words["design" if s.deal == FLEET else "post"]
        now["cards"] = [kind[int(card)] for card in s.table[: int(s.shown)]]
    return now | view_contest(position)


def view_contest(position: Position) -> dict[str, Any]:
    """The same for conflicts and deals: fights, blockade rolls, tolls, swaps, bids."""
    s = position.state
    if s.phase in FIGHTING:
        return {"fight": view_fight(position)}
    match s.phase:
        case Phase.SIEGE:
            return {"siege": view_siege(position)}
        case Phase.TOLL_TO:
            return {"toll_from": place(position, int(s.place))}
        case Phase.SWAP:
            return {"friend": ship_slot(int(s.foe))}
        case Phase.BID:
            out = [seat for seat in range(position.seats) if s.passed >> seat & 1]
            return {"bid": {"by": int(s.bidder) - 1, "out": out}}
    return {}


def view_business(position: Position) -> dict[str, Any]:
    """What a unit of each commodity, and on a planet a step of each value, costs here (ST-PERK-02)."""
    s, costs = position.state, position.content.record.improve_cost
    steps = {"steps": [int(asset_price(s, int(cost))) for cost in costs]} if s.phase == Phase.PLANET else {}
    return {"units": view_units(position), **steps}


def view_deal(position: Position) -> dict[str, Any]:
    """What is being bought, sold or loaded, at how much a unit; hull work has no commodity."""
    c, s, words = position.content.record, position.state, position.content.words
    unit = {"good": words["good"][int(s.good)], "unit_price": int(deal_price(c, s))} if s.deal < Deal.REPAIR else {}
    return {
        "deal": Deal(int(s.deal)).name.lower(),
        **unit,
        **({"most": int(most(c, s))} if s.phase == Phase.QUANTITY else {}),
    }


def view_siege(position: Position) -> dict[str, Any]:
    """The roll that tokens are being spent on."""
    c, s = position.content.record, position.state
    bonus, target = int(roll_bonus(c, s, int(s.place), int(s.ship))), int(target_number(c, s, int(s.place)))
    chance = odds_of_reaching(int(c.main_die), bonus, target)
    return {"at": place(position, int(s.place)), "bonus": bonus, "target": target, "chance": chance}


def view_laying(position: Position) -> dict[str, Any]:
    """The region being placed; its cell and side as soon as they are known."""
    s, words = position.state, position.content.words
    cell, tile = divmod(int(s.cell), ROW), int(s.tile)
    where = {"q": cell[0] - ORIGIN, "r": cell[1] - ORIGIN} if s.phase != Phase.CELL else {}
    face = {"face": words["face"][2 * tile + int(s.side)]} if s.phase in TURNING else {}
    return {"tile": words["tile_or_none"][tile], **where, **face}


def view_units(position: Position, near: Iterable[str] = ()) -> dict[str, list[int]]:
    """What a unit of each commodity costs and brings at the site here and at those near (ST-TRADE-10)."""
    c, s, words = position.content.record, position.state, position.content.words
    sites = [at for at in (int(s.at[s.ship]), *(words["sector"].index(name) for name in near)) if s.site[at]]
    return {
        place(position, at): [int(unit_price(c, s, at, int(s.seat), good)) for good in range(GOODS)] for at in sites
    }


def view_prospects(position: Position) -> dict[str, Any]:
    """The odds of the acting ship: against ships here, and of a blockade of the site."""
    rivals, odds = foes(position), blockade_odds(position)
    return {**({"foes": rivals} if rivals else {}), **({"blockade": odds} if odds else {})}


def view_fight(position: Position) -> dict[str, Any]:
    """The sums before the dice, and the chance of a hit; a tie is rolled again."""
    c, s = position.content.record, position.state
    attack, defence = int(attack_bonus(c, s)), int(defence_bonus(c, s))
    target = {"target": position.content.words["upgrade"][int(s.target)]} if s.target != NO_UPGRADE else {}
    margin = int(s.margin) if s.precise_hits and s.phase != Phase.SHIELD else 0
    return {
        "attacker": ship_slot(int(s.ship)),
        "defender": ship_slot(int(s.foe)),
        "attack": attack,
        "defence": defence,
        "damage": int(damage_dealt(c, s)) - margin,
        "chance": odds_of_beating(int(c.main_die), attack - defence),
        **target,
    }

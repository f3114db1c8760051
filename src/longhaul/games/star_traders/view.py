"""What a player of Star Traders sees, as plain data. Never compiled.

The printed parts of regions and cards never change and come with the layout (`printed`);
the view only holds what changes.
"""

from longhaul.core.position import Position
from longhaul.games.star_traders.board_types import (
    Blockade,
    Board,
    Factory,
    Fight,
    Now,
    Player,
    Region,
    Ship,
    Site,
    Toll,
)
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
    TRADING,
    arrivals,
    budget,
    deals,
    foes,
    moving_order,
    odds_of_beating,
    prospects,
    reach,
    siege,
    threats_to_ship,
    threats_to_site,
    view_siege,
)
from longhaul.games.star_traders.messages.names import ship_slot
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.blockade import target_number
from longhaul.games.star_traders.rules.combat import attack_bonus, damage_dealt, defence_bonus, evasion, gunnery, punch
from longhaul.games.star_traders.rules.fleet.hiring import crew_left, fleet_left
from longhaul.games.star_traders.rules.fleet.ships import capacity, integrity, speed, value
from longhaul.games.star_traders.rules.fleet.swaps import storage
from longhaul.games.star_traders.rules.fleet.upgrades import asset_price
from longhaul.games.star_traders.rules.influence import controller, is_barred, levels_gained
from longhaul.games.star_traders.rules.map.galaxy import ROW, combined, is_planet, planet_at
from longhaul.games.star_traders.rules.trade import deal_price, modifier, most, unit_price

FIGHTING = (Phase.AIM, Phase.BRACE, Phase.SHIELD)
AT_SITE = (Phase.ACT, Phase.PLANET, Phase.OUTPOST)
TURNING = (Phase.ROTATE, Phase.REVEAL)
Near = dict[int, list[int]]  # the ships that may come to a sector
LAYING = (Phase.CELL, Phase.SIDE, *TURNING)


def view(position: Position, seat: int) -> Board:
    """Everything except the seed is open (ST-GEN-06)."""
    s, near = position.state, arrivals(position)
    return {
        "game": "star-traders",
        "round": int(s.rounds),
        "rounds": int(s.round_cap),
        "goal": int(s.victory_level),
        "first": int(s.first),
        "order": moving_order(position),
        "prices": [int(price) for price in s.price],
        "supply": [int(units) for units in s.supply],
        "decks": (int(fleet_left(s)), int(crew_left(s))),
        "upgrades_left": [int(left) for left in s.upgrades_left],
        "players": [view_player(position, seat) for seat in range(position.seats)],
        "regions": [view_region(position, region) for region in range(int(s.count))],
        "sites": [view_site(position, sector, near) for sector in range(SECTORS) if s.site[sector]],
        "ships": [view_ship(position, ship, near) for ship in range(SHIPS) if s.design[ship] != NO_DESIGN],
        "tolls": [view_toll(position, station) for station in range(STATIONS) if s.toll_owner[station]],
        "factories": [view_factory(position, factory) for factory in range(FACTORIES) if s.factory_owner[factory]],
        "now": view_now(position),
    }


def place(position: Position, sector: int) -> str:
    return position.content.words["sector_or_none"][sector]


def view_player(position: Position, seat: int) -> Player:
    s, goods = position.state, position.content.words["good"]
    player: Player = {
        "credits": int(s.credits[seat]),
        "tokens": int(s.tokens[seat]),
        "level": int(s.level[seat]),
        "budget": budget(position, seat),
    }
    if s.losses[seat]:
        player["losses"] = int(s.losses[seat])
    if s.bought[seat]:
        player["bought"] = named(int(s.bought[seat]), goods)
    if s.sold[seat]:
        player["sold"] = named(int(s.sold[seat]), goods)
    if s.bids[seat]:
        player["bids"] = int(s.bids[seat])
    if is_barred(s, seat):
        player["barred"] = True
    return player


def named(bits: int, words: tuple[str, ...]) -> list[str]:
    return [word for i, word in enumerate(words) if bits >> i & 1]


def view_region(position: Position, number: int) -> Region:
    """Its place and rotation; its face says what is printed on it."""
    s = position.state
    region: Region = {
        "q": int(s.column[number]) - ORIGIN,
        "r": int(s.row[number]) - ORIGIN,
        "turns": int(s.spin[number]),
        "influence": int(s.influence[number]),
    }
    if s.face[number] != HIDDEN:
        region["face"] = position.content.words["face"][int(s.face[number])]
    held = int(controller(s, number)) if s.territory else -1
    if held >= 0:
        region["controller"] = held
    return region


def view_site(position: Position, sector: int, near: Near) -> Site:
    """A planet or an outpost: its modifier as printed, its prices for those who do not own it."""
    c, s = position.content.record, position.state
    site: Site = {
        "at": place(position, sector),
        "modifier": int(modifier(c, s, sector, SLOTS + 1)),
        "units": view_units(position, sector, SLOTS + 1),
        "price": int(site_price(c, s, sector)),
        "levels": int(combined(c, s, sector)),
        "target": int(target_number(c, s, sector)),
    }
    if is_planet(s, sector):
        site["planet"] = position.content.words["planet"][planet_at(s, sector)]
    if s.territory:
        site["brings"] = view_gains(position, sector)
    if s.owner[sector]:
        site["owner"] = owner = int(s.owner[sector]) - 1
        site["owners_modifier"] = int(modifier(c, s, sector, owner))  # ST-TRADE-19
        site["owners_units"] = view_units(position, sector, owner)
        if threats := threats_to_site(position, sector, near[sector]):
            site["threats"] = threats
    if s.blockader[sector]:
        site["blockade"] = view_blockade(position, sector)
    return site


def view_units(position: Position, sector: int, seat: int) -> list[int]:
    """What a unit of each commodity costs and brings a player (ST-TRADE-10)."""
    c, s = position.content.record, position.state
    return [int(unit_price(c, s, sector, seat, good)) for good in range(GOODS)]


def view_gains(position: Position, sector: int) -> list[int]:
    """With Territory, the levels that the site would bring to each player; 0 for its owner (ST-TERR-05)."""
    c, s = position.content.record, position.state
    gains = [int(levels_gained(c, s, sector, seat)) for seat in range(position.seats)]
    return [0 if s.owner[sector] == seat + 1 else gained for seat, gained in enumerate(gains)]


def view_blockade(position: Position, sector: int) -> Blockade:
    s = position.state
    return {
        "by": int(s.blockader[sector]) - 1,
        "since": int(s.since[sector]),
        "support": int(s.support[sector]),
        "hinder": int(s.hinder[sector]),
    }


def view_ship(position: Position, number: int, near: Near) -> Ship:
    """Values as they are now, steps and upgrades included.

    `acts` is the number that the ship still has in this round, if it closes up (ST-DEST-13).
    """
    c, s = position.content.record, position.state
    ship: Ship = {
        "ship": ship_slot(number),
        "design": position.content.words["design"][int(s.design[number])],
        "at": place(position, int(s.at[number])),
        "priority": int(s.priority[number]),
        "hull": (int(integrity(c, s, number)), int(value(c, s, number, HULL))),
        "fight": (int(gunnery(c, s, number)), int(evasion(c, s, number)), int(punch(c, s, number))),
        "move": int(speed(c, s, number)),
        "hold": [int(units) for units in s.hold[number]],
        "room": int(capacity(c, s, number)),
    }
    if s.ranked[number] not in (0, s.priority[number]):
        ship["acts"] = int(s.ranked[number])
    if not s.active[number]:
        ship["inactive"] = True
    if s.last_trade[number] != OFF:
        ship["traded"] = int(s.last_trade[number])
    if threats := threats_to_ship(position, number, near.get(int(s.at[number]), [])):
        ship["threats"] = threats
    add_fittings(position, number, ship)
    return ship


def add_fittings(position: Position, number: int, ship: Ship) -> None:
    """What has been added to the ship. Upgrades come before crew (ST-UPG-15)."""
    s, words = position.state, position.content.words
    if s.armour[number]:
        ship["armour"] = int(s.armour[number])
    if s.steps[number].any():
        ship["steps"] = [int(step) for step in s.steps[number]]
    if s.fitted[number].any():
        ship["upgrades"] = {
            words["upgrade"][u]: int(s.fitted[number, u]) for u in range(UPGRADES) if s.fitted[number, u]
        }
    if s.disabled[number]:
        ship["shot_out"] = named(int(s.disabled[number]), words["upgrade"])
    if s.crew[number]:
        ship["crew"] = named(int(s.crew[number]), words["post"])


def view_toll(position: Position, station: int) -> Toll:
    """The fee is what a ship without a Toll Transponder pays (ST-TOLL-05)."""
    s = position.state
    markers = int(s.toll_markers[station])
    return {
        "station": str(station),
        "at": place(position, int(s.toll_at[station])),
        "to": place(position, int(s.toll_to[station])),
        "owner": int(s.toll_owner[station]) - 1,
        "markers": markers,
        "fee": int(position.content.record.toll_fee) * markers,
    }


def view_factory(position: Position, factory: int) -> Factory:
    c, s = position.content.record, position.state
    return {
        "factory": str(factory),
        "at": place(position, int(s.factory_at[factory])),
        "owner": int(s.factory_owner[factory]) - 1,
        "stock": [int(s.factory_stock[factory, good]) for good in range(GOODS)],
        "storage": int(storage(c, s, factory)),
    }


def view_now(position: Position) -> Now:
    """What the current decision is about."""
    s, now = position.state, Now()
    if s.ship < SHIPS and s.phase > Phase.EXCHANGE:
        now["ship"] = ship_slot(int(s.ship))
    if s.phase in LAYING:
        add_region(position, now)
    elif s.phase == Phase.TRAVEL:
        add_reach(position, now)
    elif s.phase in AT_SITE:
        add_business(position, now)
    elif s.phase in TRADING:
        add_deal(position, now)
    elif s.phase == Phase.DRAW:
        kind = position.content.words["design" if s.deal == FLEET else "post"]
        now["cards"] = [kind[int(card)] for card in s.table[: int(s.shown)]]
    else:
        add_contest(position, now)
    return now


def add_region(position: Position, now: Now) -> None:
    """The region being placed; its cell and side as soon as they are known."""
    s, words = position.state, position.content.words
    cell, tile = divmod(int(s.cell), ROW), int(s.tile)
    now["tile"] = words["tile_or_none"][tile]
    if s.phase != Phase.CELL:
        now["q"], now["r"] = cell[0] - ORIGIN, cell[1] - ORIGIN
    if s.phase in TURNING:
        now["face"] = words["face"][2 * tile + int(s.side)]


def add_reach(position: Position, now: Now) -> None:
    way = reach(position)
    now["moves"], now["reach"], now["prospects"] = int(position.state.moves), way, prospects(position, way)


def add_business(position: Position, now: Now) -> None:
    """Where prices go with each trade here, and on a planet what a step of each value costs (ST-PERK-02).

    Before that, the odds of the acting ship: against ships here, and of a blockade of the site.
    """
    s, costs = position.state, position.content.record.improve_cost
    if s.phase != Phase.ACT:
        now["deals"] = deals(position)
    if s.phase == Phase.PLANET:
        now["steps"] = [int(asset_price(s, int(cost))) for cost in costs]
    if s.phase != Phase.ACT:
        return
    if rivals := foes(position):
        now["foes"] = rivals
    if odds := siege(position):
        now["siege"] = odds


def add_deal(position: Position, now: Now) -> None:
    """What is being bought, sold or loaded, at how much a unit; hull work has no commodity."""
    c, s = position.content.record, position.state
    now["deal"] = Deal(int(s.deal)).name.lower()
    if s.deal < Deal.REPAIR:
        now["good"], now["unit_price"] = position.content.words["good"][int(s.good)], int(deal_price(c, s))
    if s.phase == Phase.QUANTITY:
        now["most"], now["deals"] = int(most(c, s)), deals(position)


def add_contest(position: Position, now: Now) -> None:
    """The same for conflicts: fights, blockade rolls, tolls, swaps, bids."""
    s = position.state
    if s.phase in FIGHTING:
        now["fight"] = view_fight(position)
    elif s.phase == Phase.SIEGE:
        now["siege"] = view_siege(position, s, int(s.place))
    elif s.phase == Phase.TOLL_TO:
        now["toll_from"] = place(position, int(s.place))
    elif s.phase == Phase.SWAP:
        now["friend"] = ship_slot(int(s.foe))
    elif s.phase == Phase.BID:
        out = [seat for seat in range(position.seats) if s.passed >> seat & 1]
        now["bid"] = {"by": int(s.bidder) - 1, "out": out}


def view_fight(position: Position) -> Fight:
    """The sums before the dice, and the chance of a hit; a tie is rolled again."""
    c, s = position.content.record, position.state
    attack, defence = int(attack_bonus(c, s)), int(defence_bonus(c, s))
    margin = int(s.margin) if s.precise_hits and s.phase != Phase.SHIELD else 0
    fight: Fight = {
        "attacker": ship_slot(int(s.ship)),
        "defender": ship_slot(int(s.foe)),
        "attack": attack,
        "defence": defence,
        "damage": int(damage_dealt(c, s)) - margin,
        "chance": odds_of_beating(int(c.main_die), attack - defence),
    }
    if s.target != NO_UPGRADE:
        fight["target"] = position.content.words["upgrade"][int(s.target)]
    return fight

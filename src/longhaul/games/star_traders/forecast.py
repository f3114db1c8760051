"""What the board can tell before it happens: reach, profits, threats, odds. Never compiled."""

from dataclasses import dataclass, field
from functools import lru_cache

from longhaul.core.memory.record import duplicate
from longhaul.core.position import Position
from longhaul.games.star_traders.board_types import Budget, Foe, Prospect, Reach, Siege, Threat
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import (
    EDGES,
    ENGINEER,
    GOODS,
    HIDDEN,
    NAVIGATOR,
    NO_DESIGN,
    OFF,
    SHIPS,
    SIEGE_NET,
    SLOTS,
    WIDTH,
    Deal,
    Phase,
)
from longhaul.games.star_traders.rules.acquisition import judge_purchase, site_price
from longhaul.games.star_traders.rules.action_phase import is_blockading, judge_enter
from longhaul.games.star_traders.rules.blockade import judge_declare, roll_bonus, target_number
from longhaul.games.star_traders.rules.combat import evasion, gunnery, punch
from longhaul.games.star_traders.rules.fleet.ships import blockaders, can_use, fitted, is_disabled, speed
from longhaul.games.star_traders.rules.influence import in_order, levels_gained, levels_lost
from longhaul.games.star_traders.rules.map.galaxy import exit_at, people
from longhaul.games.star_traders.rules.market import change_price
from longhaul.games.star_traders.rules.trade import judge_buy, judge_sell, judge_trade, most, unit_price
from longhaul.games.star_traders.rules.travel import fee
from longhaul.games.star_traders.state import Content, State

Lines = dict[int, list[int]]  # of every sector, those that a line leads to
Ways = dict[int, tuple[int, int, int]]  # to a sector: tolls, steps, the sector before it
Tolls = dict[tuple[int, int], int]  # by the ends of the line
TRADING = (Phase.TERMS, Phase.QUANTITY)
UNKNOWN = (OFF * OFF, 0, OFF)  # a way that costs more than any


# The round ------------------------------------------------------------------------------------
def moving_order(position: Position) -> list[str]:
    """The ships that move and act in this round, in order (ST-TRV-01, ST-ACT-01).

    Outside their turns: in the order in which they would.
    """
    s = position.state
    numbers = s.ranked if s.ranked.any() else s.priority
    turns = {int(in_order(s, turn)): turn for turn in range(position.seats)}
    active = [ship for ship in range(SLOTS * position.seats) if s.active[ship] and numbers[ship]]
    names = position.content.words["ship"]
    return [names[ship] for ship in sorted(active, key=lambda ship: (numbers[ship], turns[ship // SLOTS]))]


def budget(position: Position, seat: int) -> Budget:
    """Income and upkeep of a player as things are (ST-INF-02, ST-INF-09, ST-TOLL-08, ST-UPK-01)."""
    c, s = position.content.record, position.state
    stations = [at for at, owner in zip(s.toll_at.tolist(), s.toll_owner.tolist()) if owner == seat + 1]
    influence = sum(int(s.influence[at // WIDTH]) for at in stations)
    fleet = [design for design in s.design[SLOTS * seat + 1 : SLOTS * seat + SLOTS].tolist() if design != NO_DESIGN]
    factories = s.factory_owner.tolist().count(seat + 1)
    return {
        "income": (int(c.income * s.level[seat]), int(c.toll_income) * influence),
        "tokens": min(1 + len(stations), int(s.level[seat] - s.tokens[seat])),
        "upkeep": (
            sum(int(c.upkeep[design]) for design in fleet),
            int(c.toll_upkeep) * len(stations),
            int(c.factory_upkeep) * factories,
        ),
    }


# Travel ---------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Chart:
    """What the lines of the map depend on: they change only where regions are laid or turned up."""

    digest: str
    count: int
    faces: bytes
    spins: bytes
    links: bytes
    position: Position = field(compare=False)


def lines_of(position: Position) -> Lines:
    s = position.state
    return find_lines(
        Chart(position.content.digest, int(s.count), bytes(s.face), bytes(s.spin), bytes(s.link), position)
    )


@lru_cache(maxsize=128)
def find_lines(chart: Chart) -> Lines:
    """The lines within regions and between them (ST-TRV-03, ST-TRV-09)."""
    c, s = chart.position.content.record, chart.position.state
    lines: Lines = {}
    for region in range(chart.count):
        face = int(s.face[region])
        if face == HIDDEN:
            continue
        for place in range(int(c.sectors[face])):
            inside = [WIDTH * region + n for n in range(WIDTH) if c.lines[face, place] >> n & 1]
            edges = [edge for edge in range(EDGES) if exit_at(c, face, int(s.spin[region]), edge) == place]
            across = [int(s.link[region, edge]) for edge in edges]
            lines[WIDTH * region + place] = inside + [far for far in across if far != OFF]
    return lines


def cheapest(lines: Lines, start: int, moves: int, purse: int, tolls: Tolls) -> Ways:
    """Every sector in reach by a number of lines and money for tolls, by the cheapest route."""
    best: Ways = {start: (0, 0, OFF)}
    edge = dict(best)
    for step in range(1, moves + 1):
        grown: Ways = {}
        for sector, (paid, _, _) in edge.items():
            for far in lines[sector]:
                total = paid + tolls.get((sector, far), 0)
                known = min(best.get(far, UNKNOWN), grown.get(far, UNKNOWN))
                if total <= purse and total < known[0]:
                    grown[far] = (total, step, sector)
        best |= grown
        edge = grown
    del best[start]
    return best


def reach(position: Position) -> dict[str, Reach]:
    """Every sector in reach of the acting ship."""
    s, names = position.state, position.content.words["sector_or_none"]
    start, purse = int(s.at[s.ship]), int(s.credits[s.seat])
    ways = cheapest(lines_of(position), start, int(s.moves), purse, tolls_of(position))
    return {names[sector]: view_reach(paid, steps, names[before]) for sector, (paid, steps, before) in ways.items()}


def view_reach(paid: int, steps: int, before: str) -> Reach:
    return {"steps": steps, "fee": paid, "by": before} if paid else {"steps": steps, "by": before}


def tolls_of(position: Position) -> Tolls:
    """What the acting ship pays on the lines with stations of others (ST-TOLL-05)."""
    c, s = position.content.record, position.state
    tolls: Tolls = {}
    for station, owner in enumerate(s.toll_owner.tolist()):
        if owner:
            at, to, cost = int(s.toll_at[station]), int(s.toll_to[station]), int(fee(c, s, station))
            tolls[at, to] = tolls[to, at] = cost
    return tolls


# Business -------------------------------------------------------------------------------------
def prospects(position: Position, ways: dict[str, Reach]) -> dict[str, Prospect]:
    """What the travelling ship could do at each site in reach, judged as if it were there."""
    c, s, words = position.content.record, duplicate(position.state), position.content.words
    purse, hold = int(s.credits[s.seat]), [int(units) for units in s.hold[s.ship]]
    s.session = s.traded = 0
    found: dict[str, Prospect] = {}
    for name, way in ways.items():
        sector = words["sector"].index(name)
        if not s.site[sector]:
            continue
        s.at[s.ship], s.credits[s.seat] = sector, purse - way.get("fee", 0)
        opens = judge_enter(c, s) == Clause.LEGAL
        sells = [opens and judge_sell(s, good) == Clause.LEGAL for good in range(GOODS)]
        prices = [int(unit_price(c, s, sector, int(s.seat), good)) for good in range(GOODS)]
        prospect: Prospect = {"sale": [sold * units * price for sold, units, price in zip(sells, hold, prices)]}
        if judge_trade(s, 0) == Clause.TRADE_04:
            prospect["barred"] = True
        if judge_purchase(c, s) == Clause.LEGAL:
            prospect["price"] = int(site_price(c, s, sector))
        found[name] = prospect
    return found


def deals(position: Position) -> dict[str, list[int]]:
    """The market price after each number of units that could be traded here now (ST-TRADE-12, ST-TRADE-13)."""
    c, s = position.content.record, duplicate(position.state)
    if s.phase in TRADING:
        named = "buy" if s.deal == Deal.BUY else "sell"
        offered = [(named, s.deal, int(s.good))] if s.deal in (Deal.BUY, Deal.SELL) else []
    else:
        buys = [("buy", Deal.BUY, good) for good in range(GOODS) if judge_buy(c, s, good) == Clause.LEGAL]
        sells = [("sell", Deal.SELL, good) for good in range(GOODS) if judge_sell(s, good) == Clause.LEGAL]
        offered, s.favour = [*buys, *sells], 0
    words = position.content.words["good"]
    return {f"{verb}:{words[good]}": prices_after(c, s, deal, good) for verb, deal, good in offered}


def prices_after(c: Content, s: State, deal: int, good: int) -> list[int]:
    s.deal, s.good, before = deal, good, int(s.price[good])
    after = []
    for units in range(1, int(most(c, s)) + 1):
        s.price[good] = before
        change_price(c, s, good, units if deal == Deal.BUY else -units)
        after.append(int(s.price[good]))
    s.price[good] = before
    return after


# Odds -----------------------------------------------------------------------------------------
def odds_of_beating(faces: int, advantage: int) -> int:
    """The chance in percent that one die with an advantage beats another; ties are rerolled."""
    wins = sum(a + advantage > b for a in range(faces) for b in range(faces))
    ties = sum(a + advantage == b for a in range(faces) for b in range(faces))
    return round(100 * wins / (faces * faces - ties)) if ties < faces * faces else 50


def odds_of_reaching(faces: int, bonus: int, target: int) -> int:
    """The chance in percent that one die with a bonus reaches a target."""
    return 100 * max(0, min(faces, faces + 1 + bonus - target)) // faces


def foes(position: Position) -> list[Foe]:
    """Ships that the acting ship may attack: the chance to hit and the damage, before crew and shields."""
    c, s, names = position.content.record, position.state, position.content.words["ship"]
    if is_disabled(c, s, s.ship):
        return []
    attack, damage = int(gunnery(c, s, s.ship)), int(punch(c, s, s.ship))
    here = [ship for ship in range(SHIPS) if s.at[ship] == s.at[s.ship] and ship // SLOTS != s.seat]
    return [
        {
            "ship": names[ship],
            "chance": odds_of_beating(int(c.main_die), attack - int(evasion(c, s, ship))),
            "damage": damage,
        }
        for ship in here
        if s.design[ship] != NO_DESIGN
    ]


def siege(position: Position) -> Siege | None:
    """The blockade roll that the acting ship can make now, or from the next round on if it declares one now."""
    c = position.content.record
    if not is_blockading(position.state) and judge_declare(c, position.state) != Clause.LEGAL:
        return None
    what_if = duplicate(position.state)
    what_if.blockader[what_if.at[what_if.ship]] = what_if.seat + 1
    return view_siege(position, what_if, int(what_if.at[what_if.ship]))


def view_siege(position: Position, s: State, sector: int) -> Siege:
    """How the roll comes about (ST-BLK-07 to ST-BLK-09), and what hangs on it (ST-BLK-23, ST-BLK-24)."""
    c, words, ship = position.content.record, position.content.words, int(s.ship)
    bonus, target = int(roll_bonus(c, s, sector, ship)), int(target_number(c, s, sector))
    support, more = int(s.support[sector]), int(blockaders(c, s, sector)) - 1
    crowd, hinder = int(people(c, s, sector)), int(s.hinder[sector])
    taken = levels_lost(c, s, sector) if s.owner[sector] else levels_gained(c, s, sector, ship // SLOTS)
    return {
        "at": words["sector"][sector],
        "bonus": bonus,
        "target": target,
        "chance": odds_of_reaching(int(c.main_die), bonus, target),
        "ship": words["ship"][ship],
        "bonuses": (support, more, bonus - support - more),
        "targets": (crowd, target - crowd - hinder, hinder),
        "levels": int(taken),
    }


# Threats --------------------------------------------------------------------------------------
def arrivals(position: Position) -> dict[int, list[int]]:
    """For each sector with an owned site or a ship, the ships that their next move may bring there."""
    s = position.state
    ships = [ship for ship in range(SLOTS * position.seats) if s.design[ship] != NO_DESIGN and s.at[ship] != OFF]
    wanted = {int(s.at[ship]) for ship in ships}
    wanted |= {sector for sector, owner in enumerate(s.owner.tolist()) if owner}
    found: dict[int, list[int]] = {sector: [] for sector in wanted}
    what_if, lines = position.copy(), lines_of(position)
    for ship in ships:
        what_if.state.ship, what_if.state.seat = ship, ship // SLOTS
        start, purse = int(s.at[ship]), int(s.credits[ship // SLOTS])
        ways = cheapest(lines, start, range_of(position, ship), purse, tolls_of(what_if))
        for sector in wanted & {start, *ways}:
            found[sector].append(ship)
    return found


def range_of(position: Position, ship: int) -> int:
    """The sectors that a ship can move in a turn, with the crew it can pay for (ST-TRV-06, ST-CREW-12)."""
    c, s = position.content.record, position.state
    boosts = [int(c.crew_power[post]) for post in (ENGINEER, NAVIGATOR) if can_use(c, s, ship, post)]
    return int(speed(c, s, ship)) + sum(boosts)


def threats_to_site(position: Position, sector: int, ships: list[int]) -> list[Threat]:
    """Of the ships that may come, rivals, the likeliest to take it first.

    Flagships declare no blockades, unless an option lets them (ST-BLK-03).
    """
    c, s, names = position.content.record, position.state, position.content.words["ship"]
    target = int(target_number(c, s, sector))
    found: list[Threat] = []
    for ship in rivals(ships, int(s.owner[sector]) - 1):
        threat: Threat = {"ship": names[ship]}
        if ship % SLOTS or s.flagship_blockades:
            net = int(c.upgrade_power[SIEGE_NET]) * int(fitted(s, ship, SIEGE_NET))
            threat["chance"] = odds_of_reaching(int(c.main_die), net, target)
        found.append(threat)
    return in_likelihood(found)


def threats_to_ship(position: Position, defender: int, ships: list[int]) -> list[Threat]:
    """Of the ships that may come, rivals, the likeliest to hit it first; a disabled ship does not fire (ST-DEST-01)."""
    c, s, names = position.content.record, position.state, position.content.words["ship"]
    found: list[Threat] = []
    for ship in rivals(ships, defender // SLOTS):
        threat: Threat = {"ship": names[ship]}
        if not is_disabled(c, s, ship):
            advantage = int(gunnery(c, s, ship)) - int(evasion(c, s, defender))
            threat["chance"] = odds_of_beating(int(c.main_die), advantage)
        found.append(threat)
    return in_likelihood(found)


def rivals(ships: list[int], seat: int) -> list[int]:
    return [ship for ship in ships if ship // SLOTS != seat]


def in_likelihood(found: list[Threat]) -> list[Threat]:
    return sorted(found, key=lambda threat: -threat.get("chance", -1))

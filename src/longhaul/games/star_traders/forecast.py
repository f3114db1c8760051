"""What a ship can reach, what that costs, and its odds in a fight or blockade. Never compiled."""

from longhaul.core.position import Position
from longhaul.games.star_traders.board_types import Foe, Odds, Reach
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import EDGES, NO_DESIGN, OFF, SHIPS, SLOTS, WIDTH
from longhaul.games.star_traders.rules.action_phase import is_blockading
from longhaul.games.star_traders.rules.blockade import judge_declare, roll_bonus, target_number
from longhaul.games.star_traders.rules.combat import evasion, gunnery, punch
from longhaul.games.star_traders.rules.fleet.ships import is_disabled, is_fit
from longhaul.games.star_traders.rules.influence import in_order
from longhaul.games.star_traders.rules.map.galaxy import exit_at, toll_between
from longhaul.games.star_traders.rules.travel import fee


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


# Travel ---------------------------------------------------------------------------------------
def neighbours(position: Position, sector: int) -> list[int]:
    """The sectors that a line leads to (ST-TRV-03, ST-TRV-09)."""
    c, s = position.content.record, position.state
    region, place = divmod(sector, WIDTH)
    face, spin = int(s.face[region]), int(s.spin[region])
    inside = [WIDTH * region + n for n in range(WIDTH) if c.lines[face, place] >> n & 1]
    across = [int(s.link[region, edge]) for edge in range(EDGES) if exit_at(c, face, spin, edge) == place]
    return inside + [far for far in across if far != OFF]


def reach(position: Position) -> dict[str, Reach]:
    """Every sector in reach of the acting ship's movement and money for tolls, by the cheapest route."""
    c, s, names = position.content.record, position.state, position.content.words["sector_or_none"]
    best = {int(s.at[s.ship]): (0, 0, OFF)}  # fee, steps, the sector before
    edge = dict(best)
    for step in range(1, int(s.moves) + 1):
        grown: dict[int, tuple[int, int, int]] = {}
        for sector, (paid, _, _) in edge.items():
            for far in neighbours(position, sector):
                total = paid + int(fee(c, s, toll_between(s, sector, far)))
                known = min(best.get(far, (OFF * OFF, 0, OFF)), grown.get(far, (OFF * OFF, 0, OFF)))
                if total <= s.credits[s.seat] and total < known[0]:
                    grown[far] = (total, step, sector)
        best |= grown
        edge = grown
    del best[int(s.at[s.ship])]
    return {names[sector]: view_reach(paid, steps, names[before]) for sector, (paid, steps, before) in best.items()}


def view_reach(paid: int, steps: int, before: str) -> Reach:
    return {"steps": steps, "fee": paid, "by": before} if paid else {"steps": steps, "by": before}


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


def blockade_odds(position: Position) -> Odds | None:
    """The roll that the acting ship can make now, or from the next round on if it declares a blockade now."""
    c, s = position.content.record, position.state
    sector, ship = int(s.at[s.ship]), int(s.ship)
    if is_blockading(s):
        bonus = int(roll_bonus(c, s, sector, ship))
    elif judge_declare(c, s) == Clause.LEGAL:
        crowd = [other for other in range(SLOTS * int(s.seat), SLOTS * int(s.seat) + SLOTS) if s.at[other] == sector]
        bonus = int(roll_bonus(c, s, sector, ship)) + sum(bool(is_fit(c, s, other)) for other in crowd)
    else:
        return None
    target = int(target_number(c, s, sector))
    return {"bonus": bonus, "target": target, "chance": odds_of_reaching(int(c.main_die), bonus, target)}

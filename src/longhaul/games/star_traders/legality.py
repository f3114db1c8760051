"""Legality: the judge, and the list of legal actions. Every phase offers some blocks of actions and no others."""

from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints
from longhaul.games.star_traders.action_table import OFFERED_BLOCKS, judge_action
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import EDGES, OFF, REGIONS, WIDTH, Phase
from longhaul.games.star_traders.state import ACTIONS, BLOCKS, DO_CELL, DO_DONE, DO_SECTOR, FIRST, Content, State

ACTION_COUNT = ACTIONS.size
BLOCK_COUNT = len(BLOCKS)
ALL_REGIONS = (1 << REGIONS) - 1


@rule
def judge(c: Content, s: State, action: int) -> int:
    """0 if the action is legal, else the clause that forbids it."""
    return judge_action(c, s, action)


@rule
def legal(c: Content, s: State, out: Ints) -> int:
    """Write the legal actions to `out` in ascending order; return how many there are."""
    count = 0
    offered, near = OFFERED_BLOCKS[s.phase], ALL_REGIONS
    if s.phase == Phase.TRAVEL:
        near = regions_near(s)
        offered &= ~0 if s.exploration else ~(1 << DO_CELL)
    for block in range(BLOCK_COUNT):
        if offered >> block & 1:
            action, first, end = FIRST[block], FIRST[block], FIRST[block + 1]
            while action < end:
                if block == DO_SECTOR and near >> (action - first) // WIDTH & 1 == 0:
                    action += WIDTH  # a region that no line leads to
                    continue
                if judge_action(c, s, action) == Clause.LEGAL:
                    out[count] = action
                    count += 1
                action += 1
    return count


@rule
def is_idle(c: Content, s: State) -> bool:
    """Whether there is nothing to do at this point but to pass: then the game passes by itself (ruling L-11)."""
    offered = OFFERED_BLOCKS[s.phase] & ~(1 << DO_DONE)
    for block in range(BLOCK_COUNT):
        if offered >> block & 1:
            for action in range(FIRST[block], FIRST[block + 1]):
                if judge_action(c, s, action) == Clause.LEGAL:
                    return False
    return True


@rule
def regions_near(s: State) -> int:
    """The ship's region and those joined to it, as bits."""
    region = s.at[s.ship] // WIDTH
    near = 1 << region
    for edge in range(EDGES):
        if s.link[region, edge] != OFF:
            near |= 1 << int(s.link[region, edge]) // WIDTH
    return near

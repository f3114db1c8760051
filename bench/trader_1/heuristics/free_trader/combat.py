"""When to fight, when to escape, and what to give up to a hit, a thief or the police."""

from bench.trader_1.heuristics.free_trader.estimates import ENGINES, GUNS, SHIELDS, SPACES, fuel_and_payment, mean_price
from bench.trader_1.heuristics.free_trader.trade import best_planet
from longhaul.core.bits import lowest
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.rules.buy import units
from longhaul.games.free_trader.rules.calendar import payment_due
from longhaul.games.free_trader.rules.combat import attack_modifier, bonus_to_come, defence_modifier, maroons
from longhaul.games.free_trader.rules.emergency import escapes, judge_escape_new
from longhaul.games.free_trader.state import (
    CARDS,
    COUNTER,
    EMPTY,
    ESCAPE,
    ESCAPE_NEW,
    FUEL,
    GOODS,
    MODULES,
    MONTHS,
    PAY,
    SCRAP,
    Content,
    State,
)

FAIR_ODDS = 0.25  # share of cards that must destroy the enemy to make fighting worthwhile


@rule
def choose_answer(c: Content, s: State) -> int:
    """Fight while the odds are fair, or when time is on our side; escape from what cannot be beaten."""
    kills, hits, count = odds(c, s)
    if s.month == MONTHS and s.money >= payment_due(s):
        return COUNTER  # every card drawn brings the end of the month, and the win, closer
    if kills >= FAIR_ODDS * count or hits == 0:
        return COUNTER
    planets = escapes(c, s)
    if planets != 0 and s.money > FUEL:
        return ESCAPE + best_planet(c, s, planets)
    if s.money > FUEL and judge_escape_new(c, s) == Clause.LEGAL:
        return ESCAPE_NEW
    return COUNTER


@rule
def odds(c: Content, s: State) -> tuple[int, int, int]:
    """Of the cards that may come: how many destroy the enemy, how many let it hit, and how many there are."""
    kills, hits, count = 0, 0, 0
    now = s.card
    strength = c.value[s.enemy] + s.spoils
    attack, defence = strength + bonus_to_come(s, 2), strength + bonus_to_come(s, 1)
    for card in range(CARDS):
        if s.seen >> card & 1 == 0:
            s.card = card  # the state is a copy: see `ask`
            kills += s.level[GUNS] + c.attack[card] > defence + defence_modifier(c, s)
            hits += attack + attack_modifier(c, s) > s.level[SHIELDS] + c.defense[card]
            count += 1
    s.card = now
    return kills, hits, count


@rule
def least_needed_module(c: Content, s: State, modules: int) -> int:
    """Engines above 3, then the module with most levels; spaces are worth more, loaded ones most."""
    if modules >> ENGINES & 1 and s.level[ENGINES] > 3:
        return ENGINES
    best, most = lowest(modules), -100
    for module in range(MODULES):
        if modules >> module & 1:
            weight = 2 * s.level[module]
            if module == SPACES:
                weight -= 2 if units(s) < s.level[module] else 4
            if module == ENGINES:
                weight -= 20 if maroons(c, s) else 1
            if weight > most:
                best, most = module, weight
    return best


# Cargo and fines ------------------------------------------------------------------------------
@rule
def cheapest_cargo(c: Content, s: State, cargos: int) -> int:
    """An empty space, or the cargo with the lowest mean price."""
    if cargos >> EMPTY & 1:
        return EMPTY
    best, price = lowest(cargos), 1000.0
    for cargo in range(GOODS):
        if cargos >> cargo & 1:
            value = mean_price(c, s, cargo)
            if value < price:
                best, price = cargo, value
    return best


@rule
def dearest_cargo(c: Content, s: State, cargos: int) -> int:
    best, price = lowest(cargos), -1.0
    for cargo in range(GOODS):
        if cargos >> cargo & 1:
            value = mean_price(c, s, cargo)
            if value > price:
                best, price = cargo, value
    return best


@rule
def choose_payment(c: Content, s: State) -> int:
    """V, if enough are left for the next jump; else the module needed least."""
    if s.money >= s.fine + fuel_and_payment(s):
        return PAY
    modules = 0
    for module in range(MODULES):
        modules |= (s.level[module] > 0) << module
    if modules == 0:
        return PAY
    if s.money >= s.fine and s.level[GUNS] + s.level[SHIELDS] < 4:
        return PAY
    return SCRAP + least_needed_module(c, s, modules)

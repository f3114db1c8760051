"""The Jump phase, emergency jumps, Mis-Jumps."""

from tests.oracle.free_trader.chart import WIDTH, Cell
from tests.oracle.free_trader.explore import draw_planet, place
from tests.oracle.free_trader.game import NO_FUEL, NO_REACH, Game, GameOver, Play, argument, ask
from tests.oracle.free_trader.months import draw, used

FUEL = 1  # FT-JUMP-02, FT-EJUMP-04


def jump(game: Game) -> Play[None]:
    """FT-JUMP-01: if any jump is open to you, you have to make one."""
    if game.ship.money < FUEL:
        raise GameOver(NO_FUEL)  # FT-JUMP-10
    targets = normal_targets(game)
    if targets:
        action = yield from ask("jump", [f"jump:{planet}" for planet in targets])
        pay_fuel(game)
        game.chart.move_to(argument(action))
        return
    targets = game.chart.in_reach(game.ship.levels["engines"])  # FT-JUMP-08, 09: the previous planet, if any
    if not targets:
        raise GameOver(NO_REACH)  # FT-JUMP-10
    action = yield from ask("jump", [f"jump:{planet}" for planet in targets])
    yield from emergency_jump(game, argument(action))


def normal_targets(game: Game) -> list[str]:
    """FT-JUMP-03 to 06, FT-JUMP-12."""
    chart, engines = game.chart, game.ship.levels["engines"]
    targets = [planet for planet in chart.in_reach(engines) if planet != chart.previous]
    if game.options.no_stranding and not chart.pile():
        leading_on = [target for target in targets if set(chart.in_reach(engines, target)) - {chart.planet}]
        return leading_on or targets
    return targets


def pay_fuel(game: Game) -> None:
    game.ship.money -= FUEL


# Fleeing
def escapes(game: Game) -> list[str]:
    """Where you may flee to (FT-COMBAT-07, FT-EJUMP-19)."""
    if game.ship.money < FUEL:  # FT-EJUMP-04
        return []
    chart = game.chart
    in_reach = chart.in_reach(game.ship.levels["engines"])  # FT-EJUMP-05
    onward = [planet for planet in in_reach if planet != chart.previous]
    may_draw = may_escape_to_new(game)
    if game.options.escape_back == "last_resort" and (onward or may_draw):  # FT-EJUMP-10
        in_reach = onward
    return [*(f"escape:{planet}" for planet in in_reach), *(["escape_new"] if may_draw else [])]


def may_escape_to_new(game: Game) -> bool:
    """FT-EJUMP-11 to 14, FT-VPREGEN-07."""
    if not game.chart.pile_within(game.ship.levels["engines"]):
        return False
    return game.chart.is_alone() or (game.options.escape_new == "if_open_space" and bool(game.chart.empty_sides()))


def flee(game: Game, action: str) -> Play[None]:
    """FT-EJUMP-16: the fight is over, its card is discarded."""
    game.fight = None
    yield from emergency_jump(game, argument(action) or None)


def emergency_jump(game: Game, target: str | None) -> Play[None]:
    """FT-EJUMP-06: name the target, pay, bring out the new planet if you chose one (None), move, check."""
    pay_fuel(game)
    if target is None:
        draw_planet(game, redraws=True)  # FT-EJUMP-14
        target = yield from place(game, "haven", game.chart.empty_sides())
    game.chart.move_to(target)
    card = draw(game, "check")
    if not card.is_safe:
        mis_jump(game)
    used(game)  # FT-EJUMP-07: the card is discarded; FT-EJUMP-17: its event does not happen
    if game.options.extra_discard:  # FT-VEASY-05, FT-VEASY-06
        draw(game, "extra")
        used(game)


def mis_jump(game: Game) -> None:
    """FT-MIS-01 to 05; FT-VPREGEN-08."""
    if game.options.pregen:
        game.chance.take("dealt")
        game.chart.deal(dealt_cells(game))
    else:
        game.chart.scatter()


def dealt_cells(game: Game) -> dict[str, Cell]:
    """Where chance has dealt the planets of a Pregenerated Universe, as the engine's record has it."""
    cells = dict(zip(game.planets, game.chance.after.at.tolist()))
    return {planet: (cell % WIDTH, cell // WIDTH) for planet, cell in cells.items() if cell < WIDTH * WIDTH}

"""The Explore phase, and planets that are drawn in flight."""

from tests.oracle.free_trader.chart import Cell, name_of
from tests.oracle.free_trader.game import Game, Play, argument, ask


def explore(game: Game) -> Play[None]:
    """FT-EXPLORE-01, 02, 07: one planet, as long as the pile has cards."""
    if not game.chart.pile():
        return
    # FT-EXPLORE-09 and 10: the first of a universe, which is when the ship's planet is alone on the map.
    draw_planet(game, redraws=game.chart.is_alone())
    yield from place(game, "place", game.chart.cells_for_new_planet())


def draw_planet(game: Game, redraws: bool) -> None:
    """The top of the pile; where the rules redraw, one within reach of the Engines (FT-EXPLORE-11, FT-EJUMP-14)."""
    engines = game.ship.levels["engines"]
    within = game.chart.pile_within(engines)
    pile = game.chart.pile()
    if redraws and within:
        while game.chance.offers("redrawn"):  # how often is chance
            again = game.chance.take("redrawn").facts["planet"]
            assert again in pile and again not in within, f"{again} was not to be redrawn"
        pile = within
    game.drawn_planet = game.chance.take("explored").facts["planet"]
    assert game.drawn_planet in pile, f"{game.drawn_planet} could not come up"


def place(game: Game, phase: str, cells: list[Cell]) -> Play[str]:
    """FT-EXPLORE-06: you choose among the cells of one kind. Returns the planet placed."""
    action = yield from ask(phase, [f"place:{name_of(cell)}" for cell in cells])
    planet = game.drawn_planet
    assert planet
    game.chart.at[planet] = next(cell for cell in cells if name_of(cell) == argument(action))
    game.drawn_planet = None
    return planet


def choose_home(game: Game) -> Play[None]:
    """FT-VPREGEN-03: any planet that lies face up."""
    action = yield from ask("home", [f"home:{planet}" for planet in game.chart.at])
    game.chart.planet = argument(action)

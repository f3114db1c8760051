"""The boards of the terminal: every part, legend and card, in every language and in windows of any size."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

import longhaul
from longhaul.bots import ask, make_bot
from longhaul.cli.terminal.boards import find_board
from longhaul.cli.terminal.session import TerminalGame, log_lines
from longhaul.core.messages.catalogs import languages
from longhaul.core.position import Position
from longhaul.games import GAMES

MOVES = (0, 3, 40, 120)
BOARD_COMMANDS = {
    "dice-traders": ["ships", "planet"],
    "free-trader": ["ship", "now", "map"],
    "gem-traders": ["you", "exchange", "market", "rivals"],
    "star-traders": ["corporation", "map", "reach", "rivals", "sites"],
}


def position_after(game: str, moves: int, **options: Any) -> Position:
    """A position of a game between bots."""
    position = longhaul.new(game, seed=5, **options)
    bot = make_bot("trader", position.rulebook)
    for _ in range(moves):
        if not position.over:
            position.play(ask(bot, position, 1))
    return position


def names_of(position: Position) -> list[str]:
    return ["Ada", "Bo", "Cy", "Di"][: position.seats]


def drawn(position: Position, language: str, width: int) -> str:
    """All drawings of all parts of the table."""
    picture = io.StringIO()
    console = Console(file=picture, width=width)
    for panel in find_board(position.rulebook).panels(position, names_of(position), language, width):
        for drawing in panel.drawings:
            console.print(drawing)
    return picture.getvalue()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_board_is_in_the_catalogue(game: str, language: str) -> None:
    for moves in MOVES:
        position = position_after(game, moves)
        board = find_board(position.rulebook)
        panels = board.panels(position, names_of(position), language)
        lines = [line for panel in panels for line in panel.sentences]
        lines += [line for card in board.cards(position, language) for line in (card.title, *card.lines)]
        lines += [f"{sign.sign} {sign.meaning}" for sign in board.legend(position, language)]
        lines += [*board.result(position, names_of(position), language), drawn(position, language, 80)]
        text = TerminalGame(position, {}, "", None, language).text
        lines += [text(f"panel-{panel.id}") for panel in panels]
        for word in ("board-", "panel-", "legend-", "figure-", "{"):
            assert not [line for line in lines if word in line]


@pytest.mark.parametrize("game", GAMES)
def test_each_part_has_a_command_of_its_own_that_no_action_is_called(game: str) -> None:
    position = position_after(game, MOVES[1])
    while game == "star-traders" and position.phase != "travel":
        position.play(position.legal[0])
    panels = find_board(position.rulebook).panels(position, names_of(position))
    assert [panel.id for panel in panels] == BOARD_COMMANDS[game]
    assert not {panel.id for panel in panels} & {block.name for block in position.rulebook.actions.blocks}
    assert any(panel.required for panel in panels)


@pytest.mark.parametrize("width", [60, 80, 130])
@pytest.mark.parametrize("game", GAMES)
def test_drawings_keep_to_the_width(game: str, width: int) -> None:
    for moves in MOVES:
        picture = drawn(position_after(game, moves), "en", width)
        assert max(map(len, picture.splitlines())) <= width


def test_free_trader_draws_its_map_its_prices_and_its_fights() -> None:
    seen = ""
    for moves in range(40):
        seen += drawn(position_after("free-trader", moves), "en", 80)
    for shown in ("▲ you", "← back", "sets the buying prices", "sets the selling prices", "It hits on", "V due in"):
        assert shown in seen


@pytest.mark.clause("FT-VPREGEN-05")
def test_a_drawn_board_shows_no_distances_that_do_not_count() -> None:
    picture = drawn(position_after("free-trader", 1, pregen="on"), "en", 80)
    assert " d1" not in picture and "+0 §" in picture and "▲ you" in picture


def test_gem_traders_draws_exchange_docks_market_and_ships() -> None:
    picture = drawn(position_after("gem-traders", 60), "en", 80)
    for shown in ("Exchange", "┤x1├", "Missions", "Storage", "below)"):
        assert shown in picture


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("exploration", ["on", "off"])
def test_the_star_map_shows_every_region_site_and_ship(players: int, exploration: str) -> None:
    """Each where it is: the heading of a region, then what lies in its sectors."""
    position = position_after("star-traders", 300, seats=players, exploration=exploration)
    shown, s, view = star_map(position, 200), position.state, position.board(0)
    for number, region in enumerate(view["regions"]):
        tile = position.content.titles["tile"][int(s.face[number]) // 2] if "face" in region else "?"
        assert f" {number} {tile} " in shown
    for site in view["sites"]:
        part, sign = site["at"].partition(".")[2], "●" if "planet" in site else "◇"
        assert f"{part}{sign}" in shown
    assert shown.count("▲") == sum("." in ship["at"] for ship in view["ships"])
    links = sum(int(s.link[region, edge]) != 255 for region in range(int(s.count)) for edge in (1, 2, 3))
    assert shown.count("━") + shown.count("┃") == links


@pytest.mark.parametrize("board", ["quick", "laid"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_star_map_has_room_for_all_regions(board: str, width: int) -> None:
    for seed in range(12):
        position = longhaul.new("star-traders", seed=seed, seats=4, board=board)
        chance = random.Random(seed)
        while position.phase in ("cell", "side", "rotate"):
            position.play(chance.choice(position.legal))
        lines = star_map(position, width).splitlines()
        numbers = " ".join(lines).split()
        assert {str(number) for number in range(13)} <= set(numbers)
        assert max(map(len, lines)) <= width and not any("━" in line and line.rstrip().endswith("━") for line in lines)


def star_map(position: Position, width: int) -> str:
    panels = find_board(position.rulebook).panels(position, names_of(position), "en", width)
    picture = io.StringIO()
    Console(file=picture, width=width).print(next(panel for panel in panels if panel.id == "map").drawings[0])
    return picture.getvalue()


def test_the_board_speaks_the_language_it_is_asked_for() -> None:
    gems, stars = longhaul.new("gem-traders", seed=3, seats=3), position_after("star-traders", 3)
    panels = {panel.id: panel for panel in find_board(gems.rulebook).panels(gems, ["Ada", "Bo", "Cy"], "pl")}
    assert panels["exchange"].sentences[0].startswith("Runda 1 z najwyżej 60. Kości: Szmaragd")
    assert find_board(gems.rulebook).result(gems, ["Ada", "Bo", "Cy"], "de")[0].startswith("Bo: 4 Punkte (4 Gold")
    panels = {panel.id: panel for panel in find_board(stars.rulebook).panels(stars, names_of(stars), "pl")}
    assert ": poziom 1, " in panels["corporation"].sentences[1]
    assert log_lines(gems, "de")

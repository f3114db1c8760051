"""The table that a board is drawn from."""

from longhaul.games.gem_traders.content import TYPE_WORDS
from longhaul.games.gem_traders.layout import LAYOUT
from tests.games.gem_traders.positions import table


def test_every_type_of_card_says_what_it_does() -> None:
    assert set(TYPE_WORDS) <= set(LAYOUT.figures)


def test_levels_are_what_crew_make_of_an_action() -> None:
    position = table()
    position.state.crew[0] = (4, 2, 3, 5, 1, 2, 0)
    position.state.declared[0, 1] = 2
    levels = position.view(0)["players"][0]["levels"]
    assert levels == {"capacity": 8, "mine": 4, "salvage": 3, "steps": 5, "sabotage": 1, "barter": 4}
    assert set(levels) <= set(LAYOUT.figures)


def test_a_conversion_under_way_is_shown() -> None:
    position = table()
    position.state.officers[0] = 1 << 1
    position.state.cargo[0, :2], position.state.bank[:2] = (1, 1), position.state.bank[:2] - 1
    for action in ("use:alchemist", "convert:gems"):
        position.play(action)
    step = position.view(0)["step"]
    assert step["card"] == "alchemist" and step["rate"] == "gems"


def test_the_gold_that_ends_the_game_is_all_there_is() -> None:
    board = table().view(0)
    lying = board["bank"].get("gold", 0) + sum(player["storage"].get("gold", 0) for player in board["players"])
    assert board["gold"] == lying

"""Questions that the second reading of the rulebook (tests/oracle) raised, each with its ruling."""

from pathlib import Path

import pytest

from longhaul.core.position import Position
from longhaul.games.gem_traders.state import GOLD, SCRAP

from .positions import RULEBOOK, deal_out, hand, table

LOW = 0  # the pile


def texts(position: Position) -> list[str]:
    return [action.text for action in position.legal]


@pytest.mark.clause("GT-DICE-08")
def test_the_dice_of_broker_are_named_in_any_order() -> None:
    position = deal_out(table({"die": [3, 3, 3, 3, 3, 3, 2]}), 0, "broker")
    for action in ("play:broker", "up:gold", "down:emerald"):
        position.play(action)
    assert position.state.die.tolist() == [2, 3, 3, 3, 3, 3, 3]


@pytest.mark.clause("GT-MISS-05")
def test_a_bank_short_of_gold_pays_what_it_had_before_the_delivery(tmp_path: Path) -> None:
    house = (RULEBOOK.content_folder / "house.toml").read_text(encoding="utf-8")
    path = tmp_path / "gold-asked.toml"
    path.write_text(house.replace("need = { scrap = 4 }", "need = { scrap = 4, gold = 1 }"), encoding="utf-8")
    position = Position.start(RULEBOOK, RULEBOOK.find_content(path), seed=0, seats=2)
    s, c = position.state, position.content.record
    s.offer[LOW] = next(tile for tile in range(1, c.tiles) if c.need[tile, GOLD] == 1 and c.need[tile, SCRAP] == 4)
    s.place[0] = position.words["place"].index("mission")
    s.cargo[0, [SCRAP, GOLD]] = 4, 1
    s.bank[GOLD] = 0
    assert position.clause("mission:low") == "GT-MISS-05"  # though it would have one by then
    s.bank[GOLD] = 2
    position.play("mission:low")
    assert s.cargo[0, GOLD] == 2 and s.bank[GOLD] == 1  # not the three that the tile promises


@pytest.mark.clause("GT-SHAPE-05")
def test_a_card_bought_beside_a_named_shapeshifter_makes_no_more_than_six() -> None:
    position = table({"place": ["x1", "home"], "declared": {"0": {"trader": 1}}, "market": ["trader"]})
    deal_out(position, 0, "trader", 4)
    deal_out(position, 0, "shapeshifter")
    hand(position, 0, "amethyst", 2, stored=True)
    position.play("buy:1")  # the sixth card: it may be had
    assert position.board(0)["players"][0]["levels"]["steps"] == 6


@pytest.mark.clause("GT-BD-12")
def test_of_like_gemstones_those_that_were_recoloured_are_spent_first() -> None:
    position = deal_out(table({"place": ["space", "home"]}), 0, "alchemist")
    for gem in ("emerald", "sapphire", "citrine"):
        hand(position, 0, gem)
    for action in ("use:alchemist", "convert:gem", "give:sapphire", "take:emerald"):
        position.play(action)
    for action in ("convert:gems", "give:emerald", "give:citrine"):
        position.play(action)
    assert "convert:gem" in texts(position)  # the emerald that is left was never recoloured


def test_an_action_is_spent_as_it_begins_and_ends_by_itself() -> None:  # GA-63
    position = hand(hand(table(), 0, "emerald"), 0, "ruby", stored=True)
    position.play("cargo")
    assert position.phase == "cargo" and position.state.actions == 1
    position.play("give:emerald")
    assert position.phase == "cargo"  # the ruby can still be loaded
    while position.phase == "cargo":
        position.play(position.legal[-1])  # the starting gold as well
    assert position.phase == "menu" and position.state.actions == 1


def test_nobody_is_asked_where_only_one_answer_is_possible() -> None:  # GA-64
    position = table({"place": ["emerald", "home"]})
    position.play("mine")
    assert position.state.cargo[0].sum() == 1 and position.phase == "menu"
    position = hand(deal_out(table({"place": ["space", "space", "home"]}, seats=3), 0, "big-take"), 1, "ruby", 2)
    position.play("play:big-take")
    assert position.phase == "taking" and texts(position) == ["take:ruby"]  # nobody else is in space


def test_unloading_stores_all_that_may_still_be_unloaded() -> None:  # GA-65
    position = hand(hand(hand(table(), 0, "emerald", 2), 0, "ruby"), 0, "citrine", stored=True)
    for action in ("cargo", "take:citrine", "unload"):
        position.play(action)
    stored = dict(zip(position.words["good"], position.state.storage[0].tolist(), strict=True))
    aboard = dict(zip(position.words["good"], position.state.cargo[0].tolist(), strict=True))
    assert (stored["emerald"], stored["ruby"], stored["citrine"]) == (2, 1, 0)
    assert {good for good, units in aboard.items() if units} == {"citrine"}


def test_the_docks_of_a_planet_are_one_place() -> None:  # GA-66
    position = table({"place": ["space", "emerald", "home", "home"]}, seats=4)
    assert [text for text in texts(position) if "emerald" in text] == ["go:emerald"]
    full = table({"place": ["space", "emerald", "emerald", "home"]}, seats=4)
    assert "go:emerald" not in texts(full)

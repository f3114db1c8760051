"""The figures that the view adds up, against sums worked out by hand or taken from the events."""

import pytest

import longhaul
from longhaul.games.free_trader.view import card_faces, printed

from .positions import EDITIONS, EVENT_FACES, in_fight, random_game, table

SALVAGE = {1: 1, 2: 3, 3: 4}


@pytest.mark.clause("FT-JUMP-04")
def test_planets_beyond_the_engines_are_marked_whether_they_are_neighbours_or_not() -> None:
    cells = {"earth": "8,8", "near": "9,8", "far": "7,8", "edge": "7,7", "beyond": "6,7"}
    view = table({"phase": "jump", "planet": "earth", "at": cells, "level": {"engines": 3}}).view(0)
    roles = {planet["planet"]: planet["roles"] for planet in view["map"]}
    assert roles["near"] == ["in_reach", "target"] and roles["edge"] == []
    assert roles["far"] == ["beyond"] and roles["beyond"] == ["beyond"]


@pytest.mark.clause("FT-VPREGEN-06")
def test_in_a_pregenerated_universe_the_cards_in_between_count() -> None:
    position = table({}, seed=3, edition="v2", pregen=True)
    position.play(position.legal[0])
    view = position.view(0)
    engines = view["ship"]["modules"]["engines"]["level"]
    for planet in view["map"]:
        if "ship" not in planet["roles"]:
            assert ("beyond" in planet["roles"]) == (planet["between"] > engines)


@pytest.mark.clause("FT-VPREGEN-05")
def test_a_distance_that_does_not_count_is_not_shown() -> None:
    for pregen in (False, True):
        position = longhaul.new("free-trader", seed=3, edition="v2", pregen=pregen)
        for _ in range(4):
            assert all(("distance" in planet) != pregen for planet in position.view(0)["map"])
            position.play(position.legal[0])


@pytest.mark.clause("FT-DECK-01", "FT-DECK-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_discard_pile_is_open_and_holds_no_hidden_card(edition: str) -> None:
    """It holds the cards drawn this month, by the events, without those still in use."""
    looked = 0
    for seed in range(6):
        drawn = list[str]()
        for position in random_game(seed, edition=edition):
            for event in position.events:
                if event.name == "reshuffled":
                    drawn = []
                elif event.name == "drawn":
                    drawn.append(event.facts["card"])
            view = position.view(0)
            pile = view["discards"]
            in_use = set(view["drawn_cards"]) - set(pile)
            assert len(pile) == len(set(pile)) and set(pile) <= set(drawn)
            assert len(in_use) <= 2 and in_use <= {(view["enemy"] or {}).get("card"), (view["card"] or {}).get("card")}
            looked += len(pile)
    assert looked


@pytest.mark.clause("FT-DECK-01")
@pytest.mark.parametrize("card", EVENT_FACES)
def test_a_used_card_shows_all_its_figures(card: str) -> None:
    face = EVENT_FACES[card]
    position = table({"phase": "upgrade", "card": card, "seen": [card]}, edition="v2")
    assert position.view(0)["discards"] == [card]
    shown = card_faces(position)[card]
    assert printed(position.content)["cards"][card]["sell"] == shown["sell"]
    for column in ("buy", "sell"):
        assert shown[column] == [None if figure == "n/a" else figure for figure in face[column].values()]
    assert (shown["attack"], shown["defense"], shown["fine"]) == (face["attack"], face["defense"], face["fine"])
    assert (shown["kind"], shown["value"], shown["ejump"]) == (face["kind"], face.get("value"), face["ejump"])


@pytest.mark.clause("FT-COMBAT-04", "FT-COMBAT-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_blow_is_the_sum_in_the_events(edition: str) -> None:
    seen = 0
    for seed in range(12):
        for position in random_game(seed, edition=edition):
            blow = position.view(0)["blow"]
            assert (blow is not None) == (position.phase == "damage")
            if blow:
                facts = [event.facts for event in position.events if event.name in ("attack", "defence")]
                attack, defence = facts[-2], facts[-1]
                assert (blow["modifier"], blow["attack"]) == (attack["modifier"], defence["attack"])
                assert (blow["level"], blow["shield"]) == (defence["level"], defence["modifier"])
                assert blow["defence"] == defence["defence"] < blow["attack"]
                seen += 1
    assert seen


@pytest.mark.clause("FT-SALV-01", "FT-SALV-04")
@pytest.mark.parametrize("enemy", [card for card, face in EVENT_FACES.items() if "value" in face])
def test_an_enemy_is_worth_its_salvage(enemy: str) -> None:
    face = EVENT_FACES[enemy]
    worth = SALVAGE[face["value"]] if face["kind"] == "pirate" else 0
    assert table(in_fight(enemy)).view(0)["enemy"]["salvage"] == worth


@pytest.mark.clause("FT-EJUMP-06")
def test_the_odds_of_an_emergency_jump_are_those_of_the_cards_to_come() -> None:
    left = [face for card, face in EVENT_FACES.items() if card != "pirate-1"]
    astray = sum(face["ejump"] == "misjump" for face in left)
    assert table(in_fight("pirate-1")).view(0)["astray"] == {"misjump": astray, "cards": len(left)}
    cells = {"earth": "8,8", "near": "9,8"}
    back = {"phase": "jump", "planet": "near", "previous": "earth", "at": cells}
    assert table(back).view(0)["astray"] is not None
    assert table({**back, "at": {**cells, "close": "10,8"}}).view(0)["astray"] is None


@pytest.mark.clause("FT-POLICE-07", "FT-POLICE-08")
@pytest.mark.parametrize(("rounding", "worth"), [("down", (2, 2, 1, 2)), ("up", (2, 3, 2, 3))])
def test_levels_have_a_price_while_a_fine_is_due(rounding: str, worth: tuple[int, ...]) -> None:
    fined = {"phase": "fine", "planet": "earth", "card": "port-21", "seen": ["port-21"], "fine": 6}
    modules = table(fined, module_rounding=rounding).view(0)["ship"]["modules"]
    assert tuple(module["resale"] for module in modules.values()) == worth
    assert "resale" not in table({"phase": "jump"}).view(0)["ship"]["modules"]["weapons"]

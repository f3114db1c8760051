"""The clauses of Free Trader on combat and fines that a single scene cannot pin."""

from itertools import product
from random import Random

import pytest

from .positions import EDITIONS, EVENT_FACES, EVENTS, PLANET_FACES, PLANETS, dictate, in_fight, table

# Combat ---------------------------------------------------------------------------------------
FIGHTERS = [card for card in EVENTS if EVENT_FACES[card]["kind"] in ("pirate", "invader")]


def enemy_attack(enemy: str, card: str, bonus: int) -> int:
    doubled = 2 if EVENT_FACES[enemy]["kind"] == "invader" else 1
    return int(EVENT_FACES[enemy]["value"] + bonus + doubled * EVENT_FACES[card]["attack"])


def enemy_defence(enemy: str, card: str, bonus: int, edition: str) -> int:
    doubled = 2 if EVENT_FACES[enemy]["kind"] == "invader" and edition == "v2" else 1
    return int(EVENT_FACES[enemy]["value"] + bonus + doubled * EVENT_FACES[card]["defense"])


@pytest.mark.clause(
    "FT-COMBAT-04", "FT-COMBAT-05", "FT-COMBAT-06", "FT-COMBAT-14", "FT-INV-01", "FT-INV-02", "FT-INV-05"
)
@pytest.mark.parametrize("enemy", FIGHTERS)
def test_every_enemy_attack_in_every_month_by_every_card(enemy: str) -> None:
    start = {"phase": "jump", "at": {"earth": "8,8", "near": "9,8"}, "money": 9}
    for month, card, defenses, edition in product(range(1, 5), EVENTS, (0, 2, 5), EDITIONS):
        if card == enemy:
            continue
        position = dictate(
            table({**start, "month": month, "level": {"defenses": defenses}}, edition=edition), enemy, card
        )
        position.play("jump:near")
        hit = enemy_attack(enemy, card, month - 1) > defenses + EVENT_FACES[card]["defense"]
        assert position.phase == ("damage" if hit else "combat")


@pytest.mark.clause(
    "FT-COMBAT-09",
    "FT-COMBAT-10",
    "FT-COMBAT-11",
    "FT-COMBAT-14",
    "FT-INV-03",
    "FT-INV-04",
    "FT-SALV-01",
    "FT-SALV-02",
    "FT-SALV-04",
)
@pytest.mark.parametrize("enemy", FIGHTERS)
def test_every_counterattack_in_every_month_by_every_card(enemy: str) -> None:
    salvage = {("pirate", 1): 1, ("pirate", 2): 3, ("pirate", 3): 4}
    face = EVENT_FACES[enemy]
    for month, card, weapons, edition in product(range(1, 5), EVENTS, (0, 3, 6), EDITIONS):
        if card == enemy:
            continue
        given = in_fight(enemy, month=month, level={"weapons": weapons, "defenses": 30}, money=9)
        position = dictate(table(given, edition=edition), card, "port-00" if card != "port-00" else "port-04")
        events = position.play("counter")
        kill = weapons + EVENT_FACES[card]["attack"] > enemy_defence(enemy, card, month - 1, edition)
        names = [event.name for event in events]
        assert ("killed" in names) == kill
        assert ("salvaged" in names) == (kill and face["kind"] == "pirate")
        assert position.state.money == 9 + (salvage.get((face["kind"], face["value"]), 0) if kill else 0)
        assert position.phase == ("upgrade" if kill else "combat")


@pytest.mark.clause("FT-COMBAT-04", "FT-COMBAT-05", "FT-COMBAT-06", "FT-COMBAT-09", "FT-COMBAT-10", "FT-COMBAT-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_odds_that_are_shown_are_those_of_the_cards_to_come(edition: str) -> None:
    choose = Random(9)
    for enemy, month, booty in product(FIGHTERS, range(1, 5), (0, 2)):
        seen = [enemy, *choose.sample([card for card in EVENTS if card != enemy], choose.randrange(11))]
        levels = {"weapons": choose.randrange(8), "defenses": choose.randrange(8)}
        position = table(in_fight(enemy, seen=seen, month=month, level=levels, spoils=booty), edition=edition)
        coming, bonus = [card for card in EVENTS if card not in seen], month - 1 + booty
        hits = [enemy_attack(enemy, card, bonus) > levels["defenses"] + EVENT_FACES[card]["defense"] for card in coming]
        kills = [
            levels["weapons"] + EVENT_FACES[card]["attack"] > enemy_defence(enemy, card, bonus, edition)
            for card in coming
        ]
        view = position.view(0)
        odds = {"cards": len(coming), "hit": sum(hits), "kill": sum(kills)}
        assert {name: view["fight"][name] for name in odds} == odds
        strength = {"value": EVENT_FACES[enemy]["value"], "month": month - 1, "booty": booty}
        assert view["enemy"]["strength"] == {**strength, "total": sum(strength.values())}


@pytest.mark.clause("FT-COMBAT-15", "FT-MONTH-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_odds_that_are_shown_hold_when_the_next_card_ends_the_month(edition: str) -> None:
    """In 2014 that card is worked out with the bonus of the new month, in v2 with that of the old one."""
    unseen = ["port-11", "port-21", "port-00"]
    seen = [card for card in EVENTS if card not in unseen]
    given = in_fight("pirate-3", seen=seen, money=20, level={"weapons": 3, "defenses": 99})
    shown, kills = table(given, edition=edition).view(0)["fight"]["kill"], 0
    for card in unseen:
        position = dictate(table(given, edition=edition), card, "port-40")
        kills += any(event.name == "killed" for event in position.play("counter"))
    assert shown == kills


# Fines ----------------------------------------------------------------------------------------
@pytest.mark.clause("FT-POLICE-03", "FT-POLICE-04", "FT-POLICE-12", "FT-COMP-03", "FT-END-03")
@pytest.mark.parametrize("planet", PLANETS[1:])
def test_every_fine_is_law_level_times_the_figure_on_the_card(planet: str) -> None:
    start = {"phase": "jump", "at": {"earth": "8,8", planet: "9,8"}, "hold": {"illegals": 1}}
    for card, money in product((card for card in EVENTS if card != "police-2"), (2, 6)):
        levels = {"weapons": 1, "defenses": 1, "engines": 7, "cargo": 1}
        position = dictate(table({**start, "money": money, "level": levels}), "police-2", card)
        position.play(f"jump:{planet}")
        fine = PLANET_FACES[planet]["law"] * EVENT_FACES[card]["fine"]
        if money - 1 + 2 + 2 + 7 + 2 < fine:
            assert position.ending == "a-fine-could-not-be-met"
        elif fine:
            assert (position.phase, position.state.fine) == ("fine", fine)
        else:
            assert position.phase != "fine" and position.state.hold.sum() == 0

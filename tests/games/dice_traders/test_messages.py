"""Dice Traders in words: sentences of each language, with its plurals and cases."""

import pytest

from longhaul.cli.terminal.boards import dice_traders as board
from longhaul.core.messages import Message
from longhaul.core.messages.content_texts import formatter_of
from longhaul.core.position import Position

from .positions import RULEBOOK, market, table

GAME = RULEBOOK.facts.id
NAMES = ["Ada", "Bo"]


def say(language: str, message: str, **arguments: object) -> str:
    """A message in a language; `_` stands for the hyphen in the names of arguments."""
    text = formatter_of(RULEBOOK.find_content(), language, GAME, NAMES)(
        Message(message, {name.replace("_", "-"): value for name, value in arguments.items()})
    )
    return text.replace("\N{NO-BREAK SPACE}", " ")


def selling() -> Position:
    """Before a sale at a planet with two Robots and one Ore."""
    return table(market(0, {"robots": 2, "ore": 1}, credits=[12, 1, 0, 0, 0, 0]))


# Plurals and cases ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "units", "text"),
    [
        ("en", 1, "Ada sells 1 Robot at 6: +6 cr."),
        ("en", 3, "Ada sells 3 Robots at 6: +18 cr."),
        ("de", 1, "Ada verkauft 1 Roboter zu 6: +6 cr."),
        ("de", 3, "Ada verkauft 3 Roboter zu 6: +18 cr."),
        ("es", 1, "Ada vende 1 robot a 6: +6 cr."),
        ("es", 3, "Ada vende 3 robots a 6: +18 cr."),
        ("fr", 1, "Ada vend 1 robot à 6 : +6 cr."),
        ("fr", 3, "Ada vend 3 robots à 6 : +18 cr."),
        ("pl", 1, "Ada sprzedaje 1 robota po 6: +6 cr."),
        ("pl", 2, "Ada sprzedaje 2 roboty po 6: +12 cr."),
        ("pl", 5, "Ada sprzedaje 5 robotów po 6: +30 cr."),
    ],
)
def test_a_sale_counts_its_goods(language: str, units: int, text: str) -> None:
    assert say(language, "event-sold", seat=0, good="robots", units=units, price=6, gain=6 * units) == text


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "you give up 1 day and end with 7 cr", "you give up 5 days and end with 7 cr"),
        ("de", "du gibst 1 Tag auf und endest mit 7 cr", "du gibst 5 Tage auf und endest mit 7 cr"),
        ("es", "renuncias a 1 día y acabas con 7 cr", "renuncias a 5 días y acabas con 7 cr"),
        ("fr", "tu perds 1 jour et tu finis avec 7 cr", "tu perds 5 jours et tu finis avec 7 cr"),
        ("pl", "tracisz 1 dzień i kończysz z 7 cr", "tracisz 5 dni i kończysz z 7 cr"),
    ],
)
def test_retiring_counts_the_days(language: str, one: str, many: str) -> None:
    assert say(language, "warning-retire", days=1, credits=7) == one
    assert say(language, "warning-retire", days=5, credits=7) == many


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ada keeps 2 Ore, 1 Luxury."),
        ("de", "Ada behält 2 Erz, 1 Luxusware."),
        ("es", "Ada conserva 2 de mineral, 1 lujo."),
        ("fr", "Ada garde 2 minerais, 1 produit de luxe."),
        ("pl", "Ada zachowuje 2 rudy, 1 luksus."),
    ],
)
def test_dice_that_show_the_same_are_counted(language: str, text: str) -> None:
    assert say(language, "event-locked", seat=0, good=["ore", "luxuries", "ore"]) == text


@pytest.mark.parametrize(
    ("language", "small", "medium"),
    [
        ("en", "Ada follows Bo to the Small planet (2 days).", "Explore a Medium planet: 1 day, 4 dice"),
        ("de", "Ada folgt Bo zum kleinen Planeten (2 Tage).", "Mittleren Planeten erkunden: 1 Tag, 4 Würfel"),
        ("es", "Ada sigue a Bo al planeta pequeño (2 días).", "Explorar un planeta mediano: 1 día, 4 dados"),
        ("fr", "Ada suit Bo sur la petite planète (2 jours).", "Explorer une planète moyenne : 1 jour, 4 dés"),
        ("pl", "Ada leci za graczem Bo na małą planetę (2 dni).", "Zbadaj średnią planetę: 1 dzień, 4 kości"),
    ],
)
def test_sizes_agree_with_the_planet(language: str, small: str, medium: str) -> None:
    assert say(language, "event-followed", seat=0, seat_whom=1, size="small", days=2) == small
    assert say(language, "action-explore", size="medium", days=1, count=4) == medium


# Prompts and labels ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "prompt", "label"),
    [
        ("en", "Sell: takes 1 day in total (12 cr, 40 days left)", "Buy 1 Robot for 8 cr (2 left; buying takes 1 day)"),
        (
            "de",
            "Verkauf: dauert insgesamt 1 Tag (12 cr, noch 40 Tage)",
            "1 Roboter für 8 cr kaufen (noch 2; Kaufen dauert 1 Tag)",
        ),
        (
            "es",
            "Venta: lleva 1 día en total (12 cr, quedan 40 días)",
            "Comprar 1 robot por 8 cr (quedan 2; comprar lleva 1 día)",
        ),
        (
            "fr",
            "Vente : prend 1 jour en tout (12 cr, encore 40 jours)",
            "Acheter 1 robot pour 8 cr (encore 2 ; acheter prend 1 jour)",
        ),
        (
            "pl",
            "Sprzedaż: zajmuje łącznie 1 dzień (12 cr, jeszcze 40 dni)",
            "Kup 1 robota za 8 cr (jeszcze 2; kupno zajmuje 1 dzień)",
        ),
    ],
)
def test_a_position_asks_in_every_language(language: str, prompt: str, label: str) -> None:
    position = selling()
    write = position.formatter(language, NAMES)
    assert write(position.prompt).replace("\N{NO-BREAK SPACE}", " ") == prompt
    buy = position.describe([position.action("buy:robots")])[0]
    assert write(buy).replace("\N{NO-BREAK SPACE}", " ") == label


def test_buying_says_once_that_it_takes_a_day() -> None:
    purse = {"credits": 12, "days": 1, "room": 5}
    assert say("en", "prompt-buy", **purse, first=True) == "Buy: takes 1 day in total, room for 5 (12 cr, 1 day left)"
    assert say("en", "prompt-buy", **purse, first=False) == "Buy: room for 5 (12 cr, 1 day left)"


# The terminal ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "ship", "planet"),
    [
        (
            "en",
            "Bo: day 10, 40 days left, 1 credit, room for 5, cargo none.",
            "Big planet 9, visited by Ada: 2 Robots at 8; 1 Ore at 10.",
        ),
        (
            "de",
            "Bo: Tag 10, noch 40 Tage, 1 Credit, Platz für 5, Ladung: keine.",
            "Großer Planet 9, besucht von Ada: 2 Roboter zu 8; 1 Erz zu 10.",
        ),
        (
            "es",
            "Bo: día 10, quedan 40 días, 1 crédito, espacio para 5, carga: ninguna.",
            "Planeta grande 9, visitado por Ada: 2 robots a 8; 1 de mineral a 10.",
        ),
        (
            "fr",
            "Bo : jour 10, encore 40 jours, 1 crédit, place pour 5, cargaison : aucune.",
            "Grande planète 9, visitée par Ada : 2 robots à 8 ; 1 minerai à 10.",
        ),
        (
            "pl",
            "Bo: dzień 10, jeszcze 40 dni, 1 kredyt, miejsce na 5, ładunek: brak.",
            "Duża planeta 9, odwiedza ją Ada: 2 roboty po 8; 1 ruda po 10.",
        ),
    ],
)
def test_the_board_is_described_in_every_language(language: str, ship: str, planet: str) -> None:
    described = [line for panel in board.panels(selling(), NAMES, language) for line in panel.sentences]
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in described]
    assert lines[1:3] == [ship, planet]

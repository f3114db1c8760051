"""Sentences that audits found wrong, in every language: articles and plurals, who does what to whom, scores."""

import pytest

import longhaul
from longhaul.core.events import Event
from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import languages
from longhaul.core.messages.content_texts import formatter_of
from longhaul.games import find_game

NAMES = ("Ada", "Bo")
COURIER = Message("ship", {"design": "courier", "mark": "A2"})
BRISK = Message("place-planet", {"planet": "brisk", "tile": "hub", "sector": "0.4"})
DICE, FREE, GEM, STAR = "dice-traders", "free-trader", "gem-traders", "star-traders"
EXACTLY = {"game": FREE, "low": 1, "high": 1, "count": 2}

PINNED = ("en", "de", "es", "fr", "pl")  # other languages say it as their translators do
# By what was wrong: the game, the message, and what it should say in the languages that are pinned.
SENTENCES: dict[str, tuple[str, Message, tuple[str, str, str, str, str]]] = {
    "buys 1 Robots": (
        DICE,
        Message("event-bought", {"seat": 0, "good": "robots", "price": 8}),
        (
            "Ada buys 1 Robot for 8 cr.",
            "Ada kauft 1 Roboter für 8 cr.",
            "Ada compra 1 robot por 8 cr.",
            "Ada achète 1 robot pour 8 cr.",
            "Ada kupuje 1 robota za 8 cr.",
        ),
    ),
    "Buy 1 Robots": (
        DICE,
        Message("action-buy", {"good": "robots", "price": 8, "left": 2, "first": False}),
        (
            "Buy 1 Robot for 8 cr (2 left)",
            "1 Roboter für 8 cr kaufen (noch 2)",
            "Comprar 1 robot por 8 cr (quedan 2)",
            "Acheter 1 robot pour 8 cr (encore 2)",
            "Kup 1 robota za 8 cr (jeszcze 2)",
        ),
    ),
    "sells 1 Luxuries": (
        DICE,
        Message("event-sold", {"seat": 0, "good": "luxuries", "units": 1, "price": 6, "gain": 6}),
        (
            "Ada sells 1 Luxury at 6: +6 cr.",
            "Ada verkauft 1 Luxusware zu 6: +6 cr.",
            "Ada vende 1 lujo a 6: +6 cr.",
            "Ada vend 1 produit de luxe à 6 : +6 cr.",
            "Ada sprzedaje 1 luksus po 6: +6 cr.",
        ),
    ),
    "a Escort": (
        STAR,
        Message("event-drew_ship", {"seat": 0, "ship": COURIER, "design": "escort"}),
        (
            "Ada's Courier A2 draws an Escort.",
            "Kurier A2 von Ada zieht: Geleitschiff.",
            "Correo A2 de Ada roba: Escolta.",
            "Courrier A2 (Ada) pioche : Escorteur.",
            "Kurier A2 (Ada) dobiera: Eskortowiec.",
        ),
    ),
    "an Frigate": (
        STAR,
        Message("event-drew_ship", {"seat": 0, "ship": COURIER, "design": "frigate"}),
        (
            "Ada's Courier A2 draws a Frigate.",
            "Kurier A2 von Ada zieht: Fregatte.",
            "Correo A2 de Ada roba: Fragata.",
            "Courrier A2 (Ada) pioche : Frégate.",
            "Kurier A2 (Ada) dobiera: Fregata.",
        ),
    ),
    "draws a Engineer": (
        STAR,
        Message("event-drew_crew", {"seat": 0, "ship": COURIER, "post": "engineer"}),
        (
            "Ada's Courier A2 draws an Engineer.",
            "Kurier A2 von Ada zieht: Ingenieur.",
            "Correo A2 de Ada roba: Ingeniero.",
            "Courrier A2 (Ada) pioche : Ingénieur.",
            "Kurier A2 (Ada) dobiera: Inżynier.",
        ),
    ),
    "hires a Engineer": (
        STAR,
        Message("event-engaged", {"seat": 0, "ship": COURIER, "post": "engineer", "cost": 5}),
        (
            "Ada's Courier A2 hires an Engineer for 5 cr.",
            "Kurier A2 von Ada heuert für 5 cr an: Ingenieur.",
            "Correo A2 de Ada contrata por 5 cr: Ingeniero.",
            "Courrier A2 (Ada) recrute pour 5 cr : Ingénieur.",
            "Kurier A2 (Ada) zatrudnia za 5 cr: Inżynier.",
        ),
    ),
    "Brisk lies in Brisk": (
        STAR,
        Message("event-planet", {"planet": "brisk", "tile": "hub"}),
        (
            "Brisk appears in Hub.",
            "Brisk erscheint in Hub.",
            "Brisk aparece en Hub.",
            "La planète Brisk apparaît dans Hub.",
            "W regionie Hub pojawia się planeta Brisk.",
        ),
    ),
    "starts in Brisk": (
        STAR,
        Message("event-based", {"seat": 0, "place": BRISK}),
        (
            "Ada's flagship starts on Brisk, Hub 0.4.",
            "Das Flaggschiff von Ada beginnt auf Brisk, Hub 0.4.",
            "El buque insignia de Ada empieza en Brisk, Hub 0.4.",
            "Le vaisseau amiral (Ada) commence sur Brisk, Hub 0.4.",
            "Okręt flagowy (Ada) zaczyna: Brisk, Hub 0.4.",
        ),
    ),
    "1 units do not fit": (
        GEM,
        Message("warning-excess", {"units": 1}),
        (
            "1 unit will be lost to space: over capacity",
            "überladen: 1 Einheit geht im Weltraum verloren",
            "exceso de carga: 1 unidad se pierde en el espacio",
            "surcharge : 1 unité sera perdue dans l'espace",
            "przeładowanie: 1 jednostka przepadnie w kosmosie",
        ),
    ),
    "2 units do not fit": (
        GEM,
        Message("warning-excess", {"units": 2}),
        (
            "2 units will be lost to space: over capacity",
            "überladen: 2 Einheiten gehen im Weltraum verloren",
            "exceso de carga: 2 unidades se pierden en el espacio",
            "surcharge : 2 unités seront perdues dans l'espace",
            "przeładowanie: 2 jednostki przepadną w kosmosie",
        ),
    ),
    "drop 1 units": (
        GEM,
        Message("prompt-excess", {"units": 1}),
        (
            "Your ship is over capacity: drop 1 unit",
            "Dein Schiff ist überladen: Wirf 1 Einheit ab",
            "Tu nave va sobrecargada: suelta 1 unidad",
            "Ton vaisseau est surchargé : largue 1 unité",
            "Twój statek jest przeładowany: wyrzuć 1 jednostkę",
        ),
    ),
    "drives another ship": (
        GEM,
        Message("event-displaced", {"seat": 0, "seat-whom": 1, "place": "home"}),
        (
            "Ada drives Bo from Home into space.",
            "Ada drängt Bo aus der Heimat in den Weltraum.",
            "Ada echa a Bo de la base al espacio.",
            "Ada chasse Bo de la base dans l'espace.",
            "Ada wypycha gracza Bo z bazy w kosmos.",
        ),
    ),
    "drives itself": (
        GEM,
        Message("event-displaced-own", {"seat": 0, "place": "home"}),
        (
            "Ada drives their own ship from Home into space.",
            "Ada drängt das eigene Schiff aus der Heimat in den Weltraum.",
            "Ada echa su propia nave de la base al espacio.",
            "Ada chasse son propre vaisseau de la base dans l'espace.",
            "Ada wypycha własny statek z bazy w kosmos.",
        ),
    ),
    "a score of 1": (
        GEM,
        Message("event-won", {"seat": 0, "points": 1, "shared": 0}),
        (
            "Ada wins with 1 point.",
            "Ada gewinnt mit 1 Punkt.",
            "Ada gana con 1 punto.",
            "Ada gagne avec 1 point.",
            "Ada wygrywa z wynikiem 1 punktu.",
        ),
    ),
    "a score of 3": (
        GEM,
        Message("event-won", {"seat": 0, "points": 3, "shared": 0}),
        (
            "Ada wins with 3 points.",
            "Ada gewinnt mit 3 Punkten.",
            "Ada gana con 3 puntos.",
            "Ada gagne avec 3 points.",
            "Ada wygrywa z wynikiem 3 punktów.",
        ),
    ),
    "a shared score": (
        GEM,
        Message("event-won", {"seat": 0, "points": 5, "shared": 1}),
        (
            "Ada shares the win with 5 points.",
            "Ada teilt sich den Sieg mit 5 Punkten.",
            "Ada comparte la victoria con 5 puntos.",
            "Ada partage la victoire avec 5 points.",
            "Ada dzieli zwycięstwo z wynikiem 5 punktów.",
        ),
    ),
    "a level": (
        STAR,
        Message("event-over", {"outcome": "level", "seat": [0], "level": 7}),
        (
            "The victory level is reached: the game is over. Ada wins at level 7.",
            "Die Siegstufe ist erreicht: Das Spiel ist zu Ende. Ada gewinnt auf Stufe 7.",
            "Se alcanza el nivel de victoria: la partida ha terminado. Ada gana con el nivel 7.",
            "Le niveau de victoire est atteint : la partie est terminée. Ada gagne au niveau 7.",
            "Osiągnięto poziom zwycięstwa: gra jest skończona. Ada wygrywa na poziomie 7.",
        ),
    ),
    "a shared level": (
        STAR,
        Message("event-over-shared", {"outcome": "level", "seat": [0, 1], "level": 7}),
        (
            "The victory level is reached: the game is over. Ada and Bo share the win at level 7.",
            "Die Siegstufe ist erreicht: Das Spiel ist zu Ende. Ada und Bo teilen sich den Sieg auf Stufe 7.",
            "Se alcanza el nivel de victoria: la partida ha terminado. Ada y Bo comparten la victoria con el nivel 7.",
            "Le niveau de victoire est atteint : la partie est terminée. "
            "Ada et Bo se partagent la victoire au niveau 7.",
            "Osiągnięto poziom zwycięstwa: gra jest skończona. Ada i Bo dzielą się zwycięstwem na poziomie 7.",
        ),
    ),
    "credits": (
        DICE,
        Message("event-over", {"seat": [0], "credits": 1}),
        (
            "The game is over. Ada wins with 1 cr.",
            "Das Spiel ist zu Ende. Ada gewinnt mit 1 cr.",
            "La partida ha terminado. Ada gana con 1 cr.",
            "La partie est terminée. Ada gagne avec 1 cr.",
            "Gra się skończyła. Ada wygrywa, mając 1 cr.",
        ),
    ),
    "1 points beat": (
        GEM,
        Message("warning-lost-points", {"most": 1, "own": 0}),
        (
            "the game ends, and 1 point beats your 0",
            "das Spiel endet, und 1 Punkt schlägt deine 0",
            "la partida acaba, y 1 punto supera tus 0",
            "la partie se termine, et 1 point bat tes 0",
            "gra się kończy, a 1 punkt przebija twoje 0",
        ),
    ),
    "5 points beat": (
        GEM,
        Message("warning-lost-points", {"most": 5, "own": 1}),
        (
            "the game ends, and 5 points beat your 1",
            "das Spiel endet, und 5 Punkte schlagen deine 1",
            "la partida acaba, y 5 puntos superan tus 1",
            "la partie se termine, et 5 points battent tes 1",
            "gra się kończy, a 5 punktów przebija twoje 1",
        ),
    ),
    "1 levels beat": (
        STAR,
        Message("warning-lost-levels", {"most": 1, "own": 0}),
        (
            "the game ends, and 1 level beats your 0",
            "das Spiel endet, und 1 Stufe schlägt deine 0",
            "la partida acaba, y 1 nivel supera tus 0",
            "la partie se termine, et 1 niveau bat tes 0",
            "gra się kończy, a 1 poziom przebija twoje 0",
        ),
    ),
    "takes 1 seats": (
        FREE,
        Message("rejected-setup-seats-exactly", EXACTLY),
        (
            "Free Trader takes 1 seat, not 2",
            "Free Trader ist für 1 Person, nicht für 2",
            "Free Trader es para 1 persona, no para 2",
            "Free Trader se joue à 1, pas à 2",
            "liczba graczy w Free Trader to 1, nie 2",
        ),
    ),
}


@pytest.mark.parametrize("wrong", SENTENCES)
def test_a_sentence_is_right_in_every_language(wrong: str) -> None:
    game, message, texts = SENTENCES[wrong]
    content = find_game(game).find_content()
    for language, text in zip(PINNED, texts, strict=True):
        written = formatter_of(content, language, game, NAMES)(message)
        assert written.replace("\N{NO-BREAK SPACE}", " ") == text, language


def test_the_pinned_languages_exist() -> None:
    assert {*PINNED} <= {*languages()}


def test_a_player_who_drives_away_the_own_ship_is_not_named_twice() -> None:
    position = longhaul.new(GEM, seed=1, seats=2)
    narrate = position.rulebook.presentation.narrate
    events = [Event("displaced", 0, {"whom": whom, "place": "home"}) for whom in (0, 1)]
    assert [message.id for message in narrate(position, events)] == ["event-displaced-own", "event-displaced"]


def test_a_planet_appears_in_its_region_not_in_itself() -> None:
    for seed in range(5):
        position = longhaul.new(STAR, seed=seed)
        planets, tiles = (set(position.words[kind]) for kind in ("planet", "tile"))
        found = [message.arguments for message in position.story if message.id == "event-planet"]
        assert found and all(facts["planet"] in planets and facts["tile"] in tiles - planets for facts in found)

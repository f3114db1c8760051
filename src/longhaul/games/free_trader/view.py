"""The view of Free Trader, as plain data: every figure with the terms it is made of. Never compiled."""

from functools import lru_cache
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.position import Position
from longhaul.games.free_trader.board_types import (
    Blow,
    Board,
    Card,
    CardFace,
    DrawnPlanet,
    Enemy,
    Face,
    FightOdds,
    Landing,
    MapPlanet,
    MisjumpOdds,
    Module,
    Place,
    Planet,
    PriceTerms,
    Printed,
    Role,
    Ship,
)
from longhaul.games.free_trader.messages.names import (
    buy_terms,
    card_text,
    card_word,
    cards_between,
    chart,
    offset,
    planet_text,
    planet_word,
    sell_terms,
    shown,
    unseen,
)
from longhaul.games.free_trader.rules.buy import is_marked
from longhaul.games.free_trader.rules.calendar import cards_left, payment_due
from longhaul.games.free_trader.rules.combat import (
    attack_modifier,
    base_strength,
    bonus_to_come,
    defence_modifier,
    month_bonus,
)
from longhaul.games.free_trader.rules.galaxy import planet_pile, reach_now
from longhaul.games.free_trader.rules.jump import targets
from longhaul.games.free_trader.rules.police import resale
from longhaul.games.free_trader.scratch import SCRATCH
from longhaul.games.free_trader.state import (
    ACTIONS,
    ATTACK_AND_DEFENCE,
    CARDS,
    CEILING,
    COSTS,
    GOODS,
    MOD_CARGO,
    MOD_DEFENSES,
    MOD_ENGINES,
    MOD_WEAPONS,
    MODULES,
    MONTHS,
    NONE,
    NOT_SOLD,
    PAYMENTS,
    PLANETS,
    SALVAGE,
    SEARCH_FINE,
    Kind,
    Phase,
    State,
)

CARD_IN_USE = (
    *(Phase.BUY, Phase.SELL, Phase.COMBAT, Phase.DAMAGE),
    *(Phase.LOSE, Phase.FINE, Phase.SEARCH, Phase.TAKE),
)  # phases in which the latest card is still on the table


def view(position: Position, seat: int) -> Board:
    """Everything but the random generator is open to the player (ruling AMB-37)."""
    s, words = position.state, position.content.words
    pile = planet_pile(s)
    return {
        "game": "free-trader",
        "month": int(s.month),
        "months": MONTHS,
        "payments": list(PAYMENTS),
        "due": int(payment_due(s)),
        "paid": list(PAYMENTS[: int(s.month) - 1]),
        "turn_number": int(s.turn),
        "cards_left": int(cards_left(s)),
        "drawn_cards": [words["card"][card] for card in range(len(words["card"])) if s.seen >> card & 1],
        "discards": view_discards(position),
        "ship": view_ship(position),
        "map": view_map(position),
        "places": view_places(position),
        "pile": [words["planet"][planet] for planet in range(PLANETS) if pile >> planet & 1],
        "drawn": view_drawn(position, int(s.drawn)) if s.phase in SCRATCH["drawn"] else None,
        "card": view_card(position, int(s.card)) if s.card != NONE else None,
        "prices": view_prices(position),
        "enemy": view_enemy(position),
        "fight": fight(position),
        "blow": view_blow(position),
        "astray": view_astray(position),
        "fine": int(s.fine) if s.phase in (*SCRATCH["fine"], Phase.OVER) else 0,
    }


def view_ship(position: Position) -> Ship:
    s, words = position.state, position.content.words
    at_home = s.phase == Phase.HOME
    return {
        "money": int(s.money),
        "ceiling": CEILING,
        "planet": None if at_home else words["planet"][int(s.planet)],
        "previous": None if s.previous == NONE else words["planet"][int(s.previous)],
        "modules": {words["module"][m]: view_module(position, m) for m in range(MODULES)},
        "hold": {words["cargo"][cargo]: int(s.hold[cargo]) for cargo in range(GOODS)},
        "spaces": int(s.level[MOD_CARGO]),
    }


def view_module(position: Position, number: int) -> Module:
    """A module; while there is a fine to pay, also what one level of it sells for."""
    s = position.state
    module: Module = {"level": int(s.level[number]), "cost": COSTS[number]}
    if s.phase == Phase.FINE:
        module["resale"] = int(resale(s, number))
    return module


def view_map(position: Position) -> list[MapPlanet]:
    """The planets on the map: their offsets from the ship, and which of them it can reach."""
    c, s = position.content.record, position.state
    in_reach = 0 if s.phase == Phase.HOME else int(reach_now(c, s))
    target = int(targets(c, s)) if s.phase == Phase.JUMP else 0
    return [
        view_on_map(position, planet, place, roles(position, planet, in_reach, target))
        for planet, place in chart(position).items()
    ]


def view_on_map(position: Position, number: int, place: tuple[int, int], named: list[Role]) -> MapPlanet:
    s, (x, y) = position.state, place
    planet: MapPlanet = {**view_planet(position, number), "x": x, "y": y, "roles": named}
    if s.pregen and s.phase != Phase.HOME and number != s.planet:
        planet["between"] = cards_between(position, number)
    return planet


def roles(position: Position, planet: int, in_reach: int, target: int) -> list[Role]:
    """What a planet on the map is to the ship now."""
    s = position.state
    away = s.phase != Phase.HOME and planet != s.planet
    named: dict[Role, bool] = {
        "ship": s.phase != Phase.HOME and planet == s.planet,
        "previous": planet == s.previous,
        "in_reach": bool(in_reach >> planet & 1),
        "beyond": away and engines_needed(position, planet) > s.level[MOD_ENGINES],
        "target": bool(target >> planet & 1),
    }
    return [role for role, holds in named.items() if holds]


def engines_needed(position: Position, planet: int) -> int:
    """The Engines level that a jump there takes: its Distance, or the cards in between (FT-JUMP-04, FT-VPREGEN-06)."""
    if position.state.pregen:
        return cards_between(position, planet)
    return int(position.content.record.distance[planet])


def view_planet(position: Position, number: int) -> Planet:
    """A planet card without its text: the client has the texts from the content set."""
    c, words = position.content.record, position.content.words
    planet: Planet = {
        "planet": planet_word(position, number),
        "law": int(c.law[number]),
        "mod": {name: shown(position, mod) for name, mod in zip(words["cargo"], c.mod[number].tolist())},
    }
    if not position.state.pregen:
        planet["distance"] = int(c.distance[number])
    return planet


def view_drawn(position: Position, planet: int) -> DrawnPlanet:
    """The planet to be placed, face up."""
    return {**view_planet(position, planet), "text": planet_text(position, planet)}


def view_places(position: Position) -> list[Place]:
    """The cells that the drawn planet may go to."""
    if position.phase not in ("place", "haven"):
        return []
    first = ACTIONS["place"].first
    places = [(action, offset(position, int(action) - first)) for action in position.legal]
    return [{"action": action.text, "x": x, "y": y} for action, (x, y) in places]


def view_face(position: Position, card: int) -> Face:
    """An event card without its prices and combat figures."""
    c, words = position.content.record, position.content.words
    return {
        "card": card_word(position, card),
        "text": card_text(position, card),
        "kind": words["kind"][int(c.kind[card])],
        "value": int(c.value[card]) or None,
    }


def view_card(position: Position, card: int) -> Card:
    c, words = position.content.record, position.content.words
    return {
        **view_face(position, card),
        "buy": {words["cargo"][cargo]: shown(position, int(c.buy[card, cargo])) for cargo in range(GOODS)},
        "sell": {words["cargo"][cargo]: _figure(c.sell[card, cargo]) for cargo in range(GOODS)},
        "attack": int(c.attack[card]),
        "defense": int(c.defense[card]),
        "fine": int(c.fine[card]),
        "ejump": landing(c.misjump[card]),
        "search": bool(not c.misjump[card] and c.fine[card] >= SEARCH_FINE),
    }


def view_discards(position: Position) -> list[str]:
    """The cards drawn and used this month; the discard pile is open (FT-DECK-01).

    The two hidden cards were never drawn, so they are not among them (ruling AMB-37).
    """
    s = position.state
    in_use = {int(s.enemy), int(s.card) if s.phase in CARD_IN_USE else NONE}
    used = [card for card in range(CARDS) if s.seen >> card & 1 and card not in in_use]
    return [position.content.words["card"][card] for card in used]


def card_faces(position: Position) -> dict[str, CardFace]:
    """Every event card by its word, read by the options of this game."""
    faces = _faces(position.content, int(position.state.unavailable))
    return {face["card"]: face for face in faces}


def printed(content: ContentSet[Any]) -> Printed:
    """Every event card, whatever the options make of its figures."""
    c, cards = content.record, _faces(content, 0)
    bought = ([_figure(figure) for figure in c.buy[card].tolist()] for card in range(CARDS))
    return {"game": "free-trader", "cards": {face["card"]: {**face, "buy": buy} for face, buy in zip(cards, bought)}}


@lru_cache(maxsize=64)
def _faces(content: ContentSet[Any], unavailable: int) -> list[CardFace]:
    """Every event card with its figures, prices in the order of the cargos."""
    c, words, rules = content.record, content.words, State.blank()
    rules.unavailable = unavailable
    return [
        {
            "card": words["card"][card],
            "kind": words["kind"][int(c.kind[card])],
            "value": int(c.value[card]) or None,
            "buy": [None if is_marked(rules, figure) else figure for figure in c.buy[card].tolist()],
            "sell": [_figure(figure) for figure in c.sell[card].tolist()],
            "attack": int(c.attack[card]),
            "defense": int(c.defense[card]),
            "fine": int(c.fine[card]),
            "ejump": landing(c.misjump[card]),
        }
        for card in range(CARDS)
    ]


def view_prices(position: Position) -> dict[str, PriceTerms]:
    """base + planet = price for every cargo, while buying or selling."""
    words = position.content.words["cargo"]
    if position.phase == "buy":
        return {words[cargo]: buy_terms(position, cargo) for cargo in range(GOODS)}
    if position.phase == "sell":
        return {words[cargo]: sell_terms(position, cargo) for cargo in range(GOODS)}
    return {}


def view_enemy(position: Position) -> Enemy | None:
    c, s = position.content.record, position.state
    if s.enemy == NONE:
        return None
    return {
        **view_face(position, int(s.enemy)),
        "strength": {
            "value": int(c.value[s.enemy]),
            "month": int(month_bonus(s)),
            "booty": int(s.spoils),
            "total": int(base_strength(c, s)),
        },
        "salvage": SALVAGE[int(c.value[s.enemy])] if c.kind[s.enemy] == Kind.PIRATE else 0,
    }


def view_blow(position: Position) -> Blow | None:
    """The attack that has just hit, as a sum. Taking the damage may change its terms."""
    c, s = position.content.record, position.state
    if s.phase != Phase.DAMAGE:
        return None
    modifier, level, shield = int(attack_modifier(c, s)), int(s.level[MOD_DEFENSES]), int(c.defense[s.card])
    attack = int(base_strength(c, s)) + modifier
    return {"modifier": modifier, "attack": attack, "level": level, "shield": shield, "defence": level + shield}


def view_astray(position: Position) -> MisjumpOdds | None:
    """How many of the cards that may come next mean a Mis-Jump, if an emergency jump is possible."""
    c, s = position.content.record, position.state
    if s.phase != Phase.COMBAT and not (
        s.phase == Phase.JUMP and s.previous != NONE and targets(c, s) >> s.previous & 1
    ):
        return None
    cards = unseen(position)
    return {"misjump": sum(int(c.misjump[card]) for card in cards), "cards": len(cards)}


def fight(position: Position) -> FightOdds | None:
    """How many of the cards that may come next destroy the enemy, and how many of those after it make a hit."""
    c, s = position.content.record, position.state
    if s.enemy == NONE:
        return None
    hit, kill = 0, 0
    twin = position.copy().state
    strength = int(c.value[s.enemy]) + int(s.spoils)
    attack, defence = strength + int(bonus_to_come(s, 2)), strength + int(bonus_to_come(s, 1))
    for card in deck_to_come(position, 2):
        twin.card = card
        hit += attack + int(attack_modifier(c, twin)) > int(s.level[MOD_DEFENSES]) + int(c.defense[card])
    for card in deck_to_come(position, 1):
        twin.card = card
        kill += int(s.level[MOD_WEAPONS]) + int(c.attack[card]) > defence + int(defence_modifier(c, twin))
    doubled = c.kind[s.enemy] == Kind.INVADER and s.invader_doubling == ATTACK_AND_DEFENCE
    return {
        "kill": int(kill),
        "cards": len(deck_to_come(position, 1)),
        "hit": int(hit),
        "hit_cards": len(deck_to_come(position, 2)),
        "defence_doubled": bool(doubled),
    }


def deck_to_come(position: Position, draws: int) -> list[int]:
    """The cards that the n-th draw from now may turn up: any card, once the month has ended."""
    return unseen(position) if cards_left(position.state) >= draws else list(range(CARDS))


def _figure(figure: int) -> int | None:
    return None if figure == NOT_SOLD else int(figure)


def landing(misjump: int) -> Landing:
    """Where an emergency jump leads on this card."""
    return "misjump" if misjump else "safe"

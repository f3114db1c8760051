"""Drawing cards and hiring from them: fleet ships (ST-HIRE) and crew (ST-CREW)."""

from tests.oracle.star_traders.board import planet_of
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.table import MAX_SHIPS, Decision, Deck, Flow, Ship

MAX_SHOWN = 20  # cards on the table: the actions go no further


def deck_for(game: Game, verb: str) -> Deck:
    return game.table.fleet_deck if verb == "draw_fleet" else game.table.crew_deck


def draw_options(game: Game, ship: Ship, drawn: set[str]) -> list[str]:
    """ST-HIRE-01, 11; ST-CREW-01, 07: once a turn from each deck; at an outpost only tokens bring cards (HIRE-05)."""
    verbs = ["draw_fleet", "draw_crew"] if ship.is_flagship else ["draw_crew"]
    return [verb for verb in verbs if verb not in drawn and can_bring_cards(game, ship, verb)]


def can_bring_cards(game: Game, ship: Ship, verb: str) -> bool:
    own = planet_of(game.table, game.table.sites[ship.sector]).influence
    helped = game.player(ship.owner).tokens or game.can_serve(ship, "recruiter")
    return bool(len(deck_for(game, verb)) and (own or helped))


def session(game: Game, ship: Ship, verb: str) -> Flow:
    """As many cards as the planet has influence of its own, then more for tokens, after a look (ST-HIRE-02 to 07)."""
    table, deck = game.table, deck_for(game, verb)
    table.shown = []
    for _ in range(planet_of(table, table.sites[ship.sector]).influence):
        show(game, ship, deck)
    while True:
        chosen = yield Decision(ship.owner, "draw", ["done", *hire_options(game, ship, verb)], ship)
        if chosen == "done":
            deck.under += table.shown  # ST-HIRE-07, ST-CREW-07
            table.shown = []
            return
        if chosen.startswith("hire:"):
            hire(game, ship, verb, table.shown.pop(int(chosen.removeprefix("hire:")) - 1))
        else:
            if chosen == "extra_card":
                game.player(ship.owner).tokens -= 1
            else:
                game.use(ship, "recruiter")
            show(game, ship, deck)


def show(game: Game, ship: Ship, deck: Deck) -> None:
    """ST-HIRE-12: an empty deck brings no more."""
    if len(deck) and len(game.table.shown) < MAX_SHOWN:
        game.table.shown.append(game.draw(deck, ship.owner))


def hire_options(game: Game, ship: Ship, verb: str) -> list[str]:
    player = game.player(ship.owner)
    room = verb == "draw_crew" or len(game.table.fleet(ship.owner)) < MAX_SHIPS  # ST-HIRE-06
    shown = game.table.shown
    options = [f"hire:{n + 1}" for n, card in enumerate(shown) if room and price(game, verb, card) <= player.credits]
    if len(deck_for(game, verb)) and len(shown) < MAX_SHOWN:
        options += ["extra_card"] if player.tokens else []
        options += game.serving(ship, "recruiter")
    return options


def price(game: Game, verb: str, card: str) -> int:
    parts = game.table.parts
    return parts.designs[card].cost if verb == "draw_fleet" else parts.posts[card].hire


def hire(game: Game, ship: Ship, verb: str, card: str) -> None:
    game.player(ship.owner).credits -= price(game, verb, card)
    if verb == "draw_crew":
        if card in ship.crew:  # ST-CREW-06
            game.table.crew_deck.under.append(card)
        ship.crew.add(card)
        return
    fleet = game.table.fleet(ship.owner)
    slot = next(slot for slot in range(1, MAX_SHIPS + 1) if slot not in [other.slot for other in fleet])
    new = Ship(ship.owner, slot, card, ship.sector, priority=len(fleet) + 1, active=False)  # ST-HIRE-08, 09
    game.table.ships.append(new)

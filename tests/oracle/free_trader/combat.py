"""Fights with Pirates and Invaders: combat, damage, salvage, searching the wreck."""

from tests.oracle.free_trader.cards import CARGO, EventCard
from tests.oracle.free_trader.game import DESTROYED, Fight, Game, GameOver, Play, argument, ask
from tests.oracle.free_trader.jumps import escapes, flee
from tests.oracle.free_trader.market import is_marked_unavailable
from tests.oracle.free_trader.months import draw, used

SALVAGE = {1: 1, 2: 3, 3: 4}  # FT-SALV-01
BOOTY_STEP = 7  # V; FT-VEASY-01
LEAST_SEARCH_FINE = 2  # FT-VCARGO-03


def booty(game: Game, enemy: EventCard) -> int:
    """FT-VEASY-01 to 03: what the V you hold when the enemy appears adds to its strength."""
    wants_it = enemy.kind == "pirate" or game.options.booty_invaders
    return game.ship.money // BOOTY_STEP if game.options.booty and wants_it else 0


def fight(game: Game) -> Play[bool]:
    """FT-COMBAT-02: the enemy attacks first. Whether you fled, and another Event phase is to come (FT-EVENT-05)."""
    while True:
        yield from enemy_attack(game)
        action = yield from ask("combat", ["counter", *escapes(game)])  # FT-COMBAT-07
        if action != "counter":
            yield from flee(game, action)
            return True
        if counterattack(game):
            yield from search_wreck(game)
            return False


# The sums
def base(game: Game) -> int:
    """FT-COMBAT-01, FT-COMBAT-14, FT-COMBAT-15, FT-VEASY-04."""
    assert game.fight
    return game.fight.enemy.number + (game.month - 1) + game.fight.booty


def is_invader(game: Game) -> bool:
    assert game.fight
    return game.fight.enemy.kind == "invader"


def enemy_attack(game: Game) -> Play[None]:
    """FT-COMBAT-03 to 06, FT-INV-02."""
    card = draw(game, "attack")
    attack = base(game) + card.attack * (2 if is_invader(game) else 1)
    if attack > game.ship.levels["defenses"] + card.defence:
        yield from take_damage(game)
    used(game)  # FT-MONTH-05: when the damage is done


def counterattack(game: Game) -> bool:
    """FT-COMBAT-08 to 13, FT-INV-03, FT-INV-04. Whether the enemy is destroyed."""
    card = draw(game, "counter")
    doubles = is_invader(game) and game.options.invader_doubling == "attack_and_defence"
    defence = base(game) + card.defence * (2 if doubles else 1)
    is_destroyed = game.ship.levels["weapons"] + card.attack > defence
    if is_destroyed:
        collect_salvage(game)
    used(game, stays_in_use=is_destroyed)
    return is_destroyed


def collect_salvage(game: Game) -> None:
    """FT-SALV-01 to 04; the fight is over."""
    fight = game.fight
    assert fight
    if fight.enemy.kind == "pirate":
        game.ship.earn(SALVAGE[fight.enemy.number])
    game.fight = None


# Damage
def take_damage(game: Game) -> Play[None]:
    """FT-DMG-01 to 04."""
    modules = game.ship.modules_left()
    if not modules:
        raise GameOver(DESTROYED)
    if game.options.no_stranding and len(modules) > 1 and strands(game):  # FT-JUMP-12
        modules = [module for module in modules if module != "engines"]
    action = yield from ask("damage", [f"damage:{module}" for module in modules])
    yield from lose_level(game, argument(action))


def strands(game: Game) -> bool:
    """FT-JUMP-12, ruling AMB-15: damage to Engines would leave no planet in reach where there is one now."""
    engines = game.ship.levels["engines"]
    return bool(game.chart.in_reach(engines)) and not game.chart.in_reach(engines - 1)


def lose_level(game: Game, module: str) -> Play[None]:
    """A level less, by damage or sold for a fine; a Cargo Space may take a unit with it."""
    game.ship.levels[module] -= 1
    if module != "cargo":
        return
    ship, losses = game.ship, game.ship.aboard()
    if game.options.space_loss == "choose_space":  # FT-DMG-05: an occupied space, or an empty one if you have one
        losses += ["empty"] if ship.units() <= ship.levels["cargo"] else []
    elif ship.units() <= ship.levels["cargo"]:  # FT-DMG-06: only what does not fit any more
        return
    if len(losses) > 1:
        action = yield from ask("lose", [f"lose:{loss}" for loss in losses])
        losses = [argument(action)]
    if losses[0] != "empty":
        ship.hold[losses[0]] -= 1


# The wreck
def search_wreck(game: Game) -> Play[None]:
    """FT-VCARGO-01 to 07."""
    if not game.options.free_cargo or not game.wreck_is_pirate:
        return
    action = yield from ask("search", ["done", "search"])
    if action == "done":
        return
    card = draw(game, "search")
    if card.is_safe and card.fine >= LEAST_SEARCH_FINE and game.ship.has_room():
        yield from stow_find(game, card)
    used(game, stays_in_use=True)


def stow_find(game: Game, card: EventCard) -> Play[None]:
    """FT-VCARGO-04, FT-VCARGO-05."""
    prices = {
        cargo: price
        for cargo in CARGO
        if (price := card.buy[cargo]) is not None and not is_marked_unavailable(game, price)
    }
    cheapest = [cargo for cargo, price in prices.items() if price == min(prices.values())]
    if len(cheapest) > 1:
        action = yield from ask("take", [f"take:{cargo}" for cargo in cheapest])
        cheapest = [argument(action)]
    for cargo in cheapest:
        game.ship.hold[cargo] += 1


def begin_fight(game: Game, enemy: EventCard) -> None:
    game.fight = Fight(enemy, booty(game, enemy))
    game.wreck_is_pirate = enemy.kind == "pirate"

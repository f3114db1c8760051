"""Combat: one ship attacks another (ST-CMB, ST-TGT, ST-PREC)."""

from dataclasses import dataclass

from tests.oracle.star_traders.blockade import lift_where_nobody_is_left
from tests.oracle.star_traders.factories import return_cargo
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.table import Decision, Flow, Ship
from tests.oracle.star_traders.wrecks import destroy


@dataclass
class Fight:
    ship: Ship
    foe: Ship
    target: str = ""  # an upgrade that is aimed at
    aim: int = 0  # bonuses bought before the dice: they stay for all rolls of this attack
    guns: int = 0
    guard: int = 0
    margin: int = 0


def attack(game: Game, ship: Ship, foe: Ship) -> Flow:
    fight = Fight(ship, foe)
    yield from take_aim(game, fight)
    yield from brace(game, fight)
    roll_dice(game, fight)
    if fight.margin < 0:
        return  # ST-CMB-07
    if fight.target:
        yield from shoot_out(game, fight)
    else:
        yield from strike(game, fight)


def take_aim(game: Game, fight: Fight) -> Flow:
    """The attacker may name an upgrade that works (ST-TGT-02) and have crew serve, then lets the dice roll."""
    may_aim = game.table.options["targeting"] == "allowed"
    while True:
        options = ["confirm", *game.serving(fight.ship, "tactician", "gunner")]
        if may_aim and not fight.target:
            options += [f"target:{name}" for name, fitted in fight.foe.upgrades.items() if fitted.works]
        chosen = yield Decision(fight.ship.owner, "aim", options, fight.ship)
        if chosen == "confirm":
            return
        if chosen.startswith("target:"):
            fight.target = chosen.removeprefix("target:")
        elif game.is_use(chosen, "tactician"):
            fight.aim += game.use(fight.ship, "tactician")
        else:
            fight.guns += game.use(fight.ship, "gunner")


def brace(game: Game, fight: Fight) -> Flow:
    """The defender's Helmsman, if the ship is fit (ST-CREW-11, ST-CMB-11)."""
    while True:
        options = ["done", *game.serving(fight.foe, "helmsman")]
        if (yield Decision(fight.foe.owner, "brace", options, fight.ship)) == "done":
            return
        fight.guard += game.use(fight.foe, "helmsman")


def roll_dice(game: Game, fight: Fight) -> None:
    """ST-CMB-05, 06: both roll until the totals differ."""
    ship, foe = fight.ship, fight.foe
    attack = game.value(ship, "attack") + game.working(ship, "fire_control") + fight.aim
    attack -= game.figure("aim_penalty") if fight.target else 0
    defence = game.value(foe, "defence") + game.working(foe, "jammer") + fight.guard
    while not fight.margin:
        dice = game.chance.take("dice", attack_bonus=attack, defence_bonus=defence)
        first, second = game.checked_face(dice.facts["attack"]), game.checked_face(dice.facts["defence"])
        fight.margin = first + attack - second - defence


def shoot_out(game: Game, fight: Fight) -> Flow:
    """ST-TGT-03, 04: out of use, no damage. A hold that shrinks by it is emptied (ST-IMP-08)."""
    fight.foe.upgrades[fight.target].works = False
    yield from return_cargo(game, fight.foe)


def strike(game: Game, fight: Fight) -> Flow:
    """ST-CMB-07 to 10: shield, then reinforcement, then hull; with Precise Hits the margin is added first."""
    ship, foe = fight.ship, fight.foe
    damage = game.value(ship, "weapon") + game.working(ship, "lance") + fight.guns
    damage += fight.margin if game.on("precise_hits") else 0  # ST-PREC-01 to 03
    damage -= game.working(foe, "shield")
    damage -= 0 if foe.struck else game.working(foe, "screen")  # the first hit of the round
    foe.struck = True
    while True:
        options = ["done", *game.serving(foe, "security")]
        if (yield Decision(foe.owner, "shield", options, ship)) == "done":
            break
        damage -= game.use(foe, "security")
    damage = max(0, damage)
    absorbed = min(damage, foe.armour)
    foe.armour -= absorbed
    foe.damage += damage - absorbed
    lift_where_nobody_is_left(game)  # ST-BLK-20: the ship may be disabled, or destroyed
    if game.integrity(foe) < 0:  # ST-CMB-09
        yield from destroy(game, ship, foe)

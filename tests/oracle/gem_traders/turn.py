"""The turn (GT-TURN) and the end of the game (GT-END)."""

from tests.oracle.gem_traders.boosts import boost_actions
from tests.oracle.gem_traders.crew import declare, monger_action, sabotage_action
from tests.oracle.gem_traders.exchange import trade_action, unhack
from tests.oracle.gem_traders.home import cargo_action, drop_excess
from tests.oracle.gem_traders.market import buy_actions
from tests.oracle.gem_traders.mining import mine_action, salvage_action
from tests.oracle.gem_traders.missions import mission_actions
from tests.oracle.gem_traders.movement import moves
from tests.oracle.gem_traders.officers import officer_actions
from tests.oracle.gem_traders.scoring import score, winners
from tests.oracle.gem_traders.table import Ask, Choices, Steps, Table, apply_legal

ACTIONS_PER_TURN = 2  # GT-TURN-01
LAST_ROUND = 60  # GT-END-04
ALL_STORED, STOPPED = "all-gold-is-stored", "stopped-after-round-60"


def play_game(table: Table, mid_turn: bool = False) -> Steps:
    """All turns, from seat 1 upwards, round and round (GT-SETUP-02, GT-SETUP-03), until the game is over.

    With `mid_turn` the table was laid out by hand, in the middle of the first turn.
    """
    while not table.ending:
        if not mid_turn:
            yield from begin_turn(table)
        mid_turn = False
        yield from take_actions(table)
        if not table.ending:
            yield from drop_excess(table)  # GT-TURN-05
            pass_on(table)


def begin_turn(table: Table) -> Steps:
    """GT-TURN-04: hacked dice fall back, one's Freeze lapses, Shapeshifters are declared."""
    table.round += table.active == 0
    table.actions = ACTIONS_PER_TURN
    table.tell("turn", round=table.round)
    unhack(table)
    table.me.freezing = False
    yield from declare(table)


def take_actions(table: Table) -> Steps:
    while table.actions > 0 and not table.ending:
        choices = menu(table)
        text = yield Ask(table.active, "menu", frozenset({*choices, "end"}))  # GT-TURN-03, GT-BD-04
        if text == "end":
            return
        table.actions -= not text.startswith("play:")  # a Boost gives its action back (GT-BOOST-02)
        yield from apply_legal(choices[text])
        look_at_end(table)


def menu(table: Table) -> Choices:
    """GT-TURN-06: everything that can be done now."""
    work = {**mine_action(table), **salvage_action(table), **trade_action(table)}
    if any(table.players[seat].freezing for seat in table.others_in_order()):
        return work  # GT-BOOST-FREEZE, GT-BD-04
    return {
        **moves(table),
        **cargo_action(table),
        **work,
        **mission_actions(table),
        **buy_actions(table),
        **sabotage_action(table),
        **monger_action(table),
        **officer_actions(table),
        **boost_actions(table),
    }


def is_all_stored(table: Table) -> bool:
    """GT-END-01: no gold in the bank, in space, aboard."""
    aboard = sum(player.cargo["gold"] for player in table.players)
    return table.bank["gold"] == table.space["gold"] == aboard == 0


def look_at_end(table: Table) -> None:
    """GT-END-02: after each completed action; by the option the round is played to its end."""
    if table.last_round or not is_all_stored(table):
        return
    table.tell("all_stored")
    if table.options["finish_round"]:
        table.last_round = True
    else:
        end(table, ALL_STORED)


def pass_on(table: Table) -> None:
    """The next seat plays (GT-TURN-05), unless the last round is over (GT-END-02, GT-END-04)."""
    round_is_over = table.active == len(table.players) - 1
    if round_is_over and table.last_round:
        end(table, ALL_STORED)
    elif round_is_over and table.round == LAST_ROUND:
        end(table, STOPPED)
    else:
        table.active = 0 if round_is_over else table.active + 1


def end(table: Table, ending: str) -> None:
    table.chance.take("over", outcome=ending.rpartition("-")[2] if ending == ALL_STORED else "stopped")
    table.ending = ending
    best = winners(table)
    for seat in best:
        table.tell("won", seat=seat, points=score(table, table.players[seat]), shared=int(len(best) > 1))

"""Games in which players begin rich, with larger bays and days spent: which play from the start seldom reaches."""

from random import Random

from tests.oracle.dice_traders.observed import observed
from tests.oracle.dice_traders.oracle import DiceTradersOracle
from tests.oracle.harness import Contest, Match, Trial

MAX_CREDITS = 250  # more than it costs to enlarge a bay from 3 to 9


def midgame_match(trial: Trial) -> Match:
    """The same game on both sides, with other players than at the start."""
    match = Match.of(Contest("dice-traders", DiceTradersOracle, observed), trial)
    oracle, state, choose = match.oracle, match.position.state, Random(trial.seed)
    assert isinstance(oracle, DiceTradersOracle)
    options = oracle.options
    for seat, player in enumerate(oracle.players):
        player.credits = choose.randint(0, MAX_CREDITS)
        player.days = choose.randrange(options.limit)
        player.room = choose.randint(player.room, options.largest_room) if options.bay else player.room
        state.credits[seat], state.days[seat], state.room[seat] = player.credits, player.days, player.room
    return match

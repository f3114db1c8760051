"""Games of Star Traders beside the oracle, of bounded length.

A fault in the engine may let a game go on for ever, as one did before resale was ruled (ST-UPG-10, A-07): buying and
selling the same upgrade. That is reported as a difference.
"""

from collections.abc import Iterable
from random import Random

from longhaul.bots import make_bot
from longhaul.core.memory.record import duplicate
from tests.oracle.harness import MAX_REPORTS, Difference, Match, chosen, differences, reject, trials
from tests.oracle.star_traders import CONTEST

MAX_ACTIONS = 6000  # of one game; the longest of 5000 that came to an end had 1560


class BoundedMatch(Match):
    """A game that has to end within `MAX_ACTIONS`."""

    def _compare_all(self) -> None:
        choose = Random(self.trial.seed)
        self._step(lambda chance: self.oracle.begin(chance), duplicate(self.position.state))
        while not self.position.over and len(self.played) < MAX_ACTIONS:
            action = self.position.action(self.choose(choose))
            self.played.append(action.text)
            before = duplicate(self.position.state)
            self.position.play(action)
            self._step(lambda chance, text=action.text: self.oracle.play(text, chance), before)  # type: ignore[misc]
        if not self.position.over:
            raise Difference(f"the game does not end within {MAX_ACTIONS} actions")
        engine = dict(zip(("scores", "winners", "ending"), self.position.result, strict=True))
        reject(differences(engine, {**vars(self.oracle.result())}))

    def choose(self, choose: Random) -> int:
        """What is played next."""
        return chosen(self.position, self.trial, choose, make_bot("trader", self.position.rulebook))


def reports(matches: Iterable[Match]) -> list[str]:
    """What the games that differ have to say; the search stops after a few of them."""
    found = list[str]()
    for match in matches:
        try:
            match.run()
        except Difference as difference:
            found.append(str(difference))
        if len(found) == MAX_REPORTS:
            break
    return found


def house_matches(games: int, first_seed: int) -> Iterable[Match]:
    """Games with the house set, under all setups and manners of the harness."""
    return (BoundedMatch.of(CONTEST, trial) for trial in trials(CONTEST.game, games, first_seed))

"""Play a fixed set of games of one kind and print a digest of every byte along the way.

Run with LONGHAUL_JIT=0 and =1: the two must print the same (see test_backends.py).
"""

import hashlib
import json
import math
import os
import sys
from collections.abc import Callable
from random import Random

from longhaul.bots.heuristic import find_policy
from longhaul.core.batch import playouts
from longhaul.core.position import Position
from longhaul.games import find_game
from tests.contract.cases import LOOKS, Setup, every_setup, random_choice

GAMES, ACTIONS = 200, 20_000  # one of both is enough, once every setup was played
WHOLE = (0, 1)  # where games are long, those with these numbers modulo 8 are played to their ends
SOME = 250  # actions of the others


def trace(setup: Setup, seed: int) -> tuple[str, int]:
    """A digest of states, legal lists, judgements, events, observations and the result of a game, and its length."""
    choose, digest = Random(seed), hashlib.sha256()
    position = setup.start(seed)
    most = SOME if setup.game in LOOKS and seed % 8 not in WHOLE else math.inf
    while not position.over and len(position.actions) < most:
        legal = position.legal
        note(digest, position, [int(action) for action in legal])
        position.play(random_choice(position, choose, careful=seed % 4 > 0))
    note(digest, position, [])
    digest.update(json.dumps([position.scores, position.winners, position.ending]).encode())
    return digest.hexdigest(), len(position.actions)


def trace_games(game: str) -> dict[str, str]:
    """Games of every setup, round after round, until there are enough."""
    setups, report, actions, round_ = list(every_setup(find_game(game))), dict[str, str](), 0, 0
    while len(report) < GAMES and actions < ACTIONS:
        for number, setup in enumerate(setups):
            report[f"{setup}#{round_}"], length = trace(setup, 1000 * round_ + number)
            actions += length
        round_ += 1
    return report


def note(digest: "hashlib._Hash", position: Position, legal: list[int]) -> None:
    digest.update(bytes(position))
    digest.update(json.dumps([legal, [event.plain() for event in position.events]]).encode())
    rulebook, seat, number = position.rulebook, int(position.state.seat), len(position.actions)
    rarely = LOOKS.get(rulebook.facts.id, 1)
    if number % rarely == 0:
        digest.update(position.observe(seat).tobytes())
        digest.update(bytes(position.blinded(seat, 99)))
    if number % (8 * rarely) == 0:
        digest.update(" ".join(position.clause(a) for a in range(rulebook.actions.size)).encode())


def trace_batch(game: str, games: int, policy: Callable[..., int] | None) -> str:
    rulebook = find_game(game)
    batch = playouts(rulebook, rulebook.find_content(), games, seed=3, threads=1, policy=policy)
    return hashlib.sha256(b"".join(part.tobytes() for part in vars(batch).values())).hexdigest()


def main() -> None:
    game = sys.argv[1]
    report = trace_games(game)
    if not os.environ.get("NUMBA_BOUNDSCHECK"):  # those rules are in what follows, too, and compiling takes its time
        report["playouts"] = trace_batch(game, 25, None)
    report["guided"] = trace_batch(game, 2, find_policy(find_game(game)))
    json.dump(report, sys.stdout)


if __name__ == "__main__":
    main()

"""Play a fixed set of games of one kind and print a digest of every byte along the way, and the actions.

The games are chosen once, with compiled rules; run with `again`, it takes the actions from standard input, so that
interpreted rules need not look ahead for what to play. The digests must be the same (see test_backends.py).
"""

import hashlib
import json
import math
import os
import sys
from collections.abc import Callable, Iterator
from random import Random

from longhaul.bots.heuristic import find_policy
from longhaul.core.batch import playouts
from longhaul.core.position import Position
from longhaul.games import find_game
from tests.contract.cases import LOOKS, every_setup, random_choice

GAMES, ACTIONS = 200, 20_000  # one of both is enough, once every setup was played
WHOLE = (0, 1)  # where games are long, those with these numbers modulo 8 are played to their ends
SOME = 250  # actions of the others

Played = dict[str, list[int]]  # the actions of every game


def trace(position: Position, actions: Iterator[int]) -> str:
    """A digest of states, legal lists, judgements, events, observations and the result of a game."""
    digest = hashlib.sha256()
    for action in actions:
        note(digest, position, [int(action) for action in position.legal])
        position.play(action)
    note(digest, position, [])
    digest.update(json.dumps([position.scores, position.winners, position.ending]).encode())
    return digest.hexdigest()


def choices(position: Position, seed: int) -> Iterator[int]:
    """What is played, action by action, in a game that is played for the first time."""
    choose = Random(seed)
    most = SOME if position.rulebook.facts.id in LOOKS and seed % 8 not in WHOLE else math.inf
    while not position.over and len(position.actions) < most:
        yield int(random_choice(position, choose, careful=seed % 4 > 0))


def trace_games(game: str, known: Played) -> tuple[dict[str, str], Played]:
    """Games of every setup, round after round, until there are enough: the digest and the actions of each."""
    setups, digests, played, round_ = list(every_setup(find_game(game))), dict[str, str](), Played(), 0
    while len(digests) < GAMES and sum(map(len, played.values())) < ACTIONS:
        for number, setup in enumerate(setups):
            name, seed = f"{setup}#{round_}", 1000 * round_ + number
            position = setup.start(seed)
            digests[name] = trace(position, iter(known[name]) if known else choices(position, seed))
            played[name] = position.actions
        round_ += 1
    return digests, played


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
    game, known = sys.argv[1], json.load(sys.stdin) if sys.argv[2:] == ["again"] else {}
    report, played = trace_games(game, known)
    if not os.environ.get("NUMBA_BOUNDSCHECK"):  # those rules are in what follows, too, and compiling takes its time
        report["playouts"] = trace_batch(game, 25, None)
    report["guided"] = trace_batch(game, 2, find_policy(find_game(game)))
    json.dump([report, played], sys.stdout)


if __name__ == "__main__":
    main()

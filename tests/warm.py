"""Compile everything that the tests use into the cache, each game in its own process."""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from longhaul.bots import ask, make_bot
from longhaul.bots.heuristic import find_policy
from longhaul.bots.precompile import precompile_search
from longhaul.core.batch import cores, playouts
from longhaul.core.position import Position
from longhaul.games import GAMES, find_game


def warm(game: str) -> None:
    """Call every compiled entry point of a game once."""
    rulebook = find_game(game)
    position = Position.start(rulebook, rulebook.find_content(), 1)
    position.view(0)
    position.observe(0)
    position.play(ask(make_bot("trader", rulebook), position, 1))
    for policy in (None, find_policy(rulebook)):
        playouts(rulebook, rulebook.find_content(), 1, policy=policy)
    precompile_search(rulebook)


def warm_in_new_process(game: str) -> str:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "tests.warm", game], check=True)
    return f"{game}: rules ready after {time.perf_counter() - start:.0f} s"


def main() -> None:
    if sys.argv[1:]:
        warm(sys.argv[1])
        return
    with ThreadPoolExecutor(cores()) as pool:
        for line in pool.map(warm_in_new_process, reversed(GAMES)):  # the largest first, to keep all cores busy
            print(line, flush=True)


if __name__ == "__main__":
    main()

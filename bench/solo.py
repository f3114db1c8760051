"""What a search gives away in Dice Traders for one player, against the exact solution.

python -m bench.solo --games 200 --iterations 20000 --explore 5
"""

import argparse
import time

import numpy as np

from longhaul.bots.search import UNLIMITED, Searcher, Settings
from longhaul.core.position import Position
from longhaul.games import find_game
from longhaul.lab.solve.dice_traders import solve
from longhaul.lab.solve.review import Review


def interval(values: list[float]) -> str:
    return f"{np.mean(values):.2f} ± {1.96 * np.std(values) / len(values) ** 0.5:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--limit", type=int, default=50)
    parser.add_argument("--iterations", type=int, default=20_000)
    parser.add_argument("--explore", type=float, default=5.0)
    parser.add_argument("--turns", type=int, default=1, help="0: play to the end")
    given = parser.parse_args()
    rulebook = find_game("dice-traders")
    content = rulebook.find_content()
    solution = solve(content, given.limit)
    settings = Settings(iterations=given.iterations, explore=given.explore, turns=given.turns or UNLIMITED)
    lost, scores = list[float](), list[float]()
    seconds, decisions = 0.0, 0
    for game in range(given.games):
        position = Position.start(rulebook, content, 1000 + game, 1, {"limit": given.limit})
        searcher, review, gone = Searcher(rulebook, settings, game), Review(solution), 0.0
        while not position.over:
            action = int(position.legal[0])
            if len(position.legal) > 1:
                begin = time.perf_counter()
                action = int(searcher.search(position.blinded(0))[0].action)
                seconds, decisions = seconds + time.perf_counter() - begin, decisions + 1
                gone += review.losses(position)[action]
            position.play(action)
        lost.append(gone)
        scores.append(position.scores[0])
    print(f"best {solution.expected:.2f}; given away {interval(lost)}; scored {interval(scores)}, {given.games} games")
    print(f"{seconds / decisions:.3f} s a decision")


if __name__ == "__main__":
    main()

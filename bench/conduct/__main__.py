"""Let bots play a game many times and print what they did, with 95 % intervals.

python -m bench.conduct star-traders --games 200
python -m bench.conduct star-traders --games 200 --bot bench.trader_1:Trader
"""

import argparse
from importlib import import_module


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="trader")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    observe = import_module(f"bench.conduct.{given.game.replace('-', '_')}").observe
    for line in observe(given.bot, given.games, given.seats, given.seed):
        print(line)


if __name__ == "__main__":
    main()

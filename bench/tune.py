"""Compare the settings of a search in a game: each against the same opponent, with the same seeds.

python -m bench.tune dice-traders --against trader --seats 2 --iterations 3000 --games 200 turns=1,2 explore=1.5,5

Every combination of the given values plays; other settings are the level's own. In a solo game the opponent only plays
the same seeds. The results of this tool so far are in
docs/guide/bots.md.
"""

import argparse
from itertools import product

from longhaul.core.errors import LonghaulError
from longhaul.games import find_game
from longhaul.lab.arena import Arena, play_all, summarise


def combinations(given: list[str]) -> list[str]:
    """Every choice of one value for each setting, as a bot's name takes it."""
    values = [
        [f"{name}={value}" for value in text.split(",")] for name, _, text in (each.partition("=") for each in given)
    ]
    return [",".join(chosen) for chosen in product(*values)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("settings", nargs="*", help="a setting and values to try: explore=1.5,5")
    parser.add_argument("--level", default="captain", choices=("captain", "admiral"))
    parser.add_argument("--against", default="trader")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--option", action="append", default=[], help="a rule option of the game: edition=v2")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_intermixed_args()
    rulebook = find_game(given.game)
    options = dict(option.split("=", 1) for option in given.option)
    for settings in combinations(given.settings):
        bot = f"{given.level}@{given.iterations}" + (f",{settings}" if settings else "")
        arena = Arena.open(
            rulebook, rulebook.find_content(), (bot, given.against), given.games, given.seats, options, given.seed
        )
        summary = summarise(arena, play_all(arena, threads=given.threads))
        score, other = (summary["scores"][name] for name in (bot, given.against))
        seconds = summary["thinking"][bot]["mean"]
        interval = f"{score['low']:.3f} to {score['high']:.3f}"
        print(
            f"{bot:48} {score['score']:8.3f}  ({interval})  {given.against} {other['score']:.3f}  {seconds:.4f} s",
            flush=True,
        )


if __name__ == "__main__":
    try:
        main()
    except LonghaulError as error:
        raise SystemExit(str(error)) from None

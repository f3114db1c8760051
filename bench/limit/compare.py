"""Our engine against the same game in C, in one run: equal scores first, then speed as a ratio.

Two C programs, both written from the rules and fed with the same generator:
- `dice_traders.c`, an engine with our contract (a record that can stop at any decision, a legal list,
  one action at a time, content as data): the yardstick;
- `fused.c`, the rules fused with the random player, chance drawn in vectors ahead of need: not an engine,
  but as fast as the game can be played at random at all.
"""

import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from longhaul.core.batch import playouts
from longhaul.core.setup import GameSetup
from longhaul.games import find_game

HERE = Path(__file__).parent
BUILD = HERE / "build"
FLAGS = ["-O3", "-march=native", "-std=c11"]
PROGRAMS = {"engine": "dice_traders.c", "fused": "fused.c"}
SETTINGS = [
    (seats, days, free, bay) for seats in (1, 4, 6) for days in (3, 25, 50) for free in (0, 1) for bay in (0, 1)
]
GAMES = 200_000
ROUNDS = 15
BAR = 0.7


def build(folder: Path = BUILD) -> dict[str, Path]:
    """Compile both programs."""
    folder.mkdir(exist_ok=True)
    for name, source in PROGRAMS.items():
        subprocess.run(["gcc", *FLAGS, "-o", str(folder / name), str(HERE / source)], check=True)
    return {name: folder / name for name in PROGRAMS}


def ours(games: int, seed: int, setting: tuple[int, int, int, int]) -> str:
    """The lines that the C programs print: decisions and final credits of every game."""
    seats, days, free, bay = setting
    rulebook = find_game("dice-traders")
    options = {"limit": days, "free": free, "bay": bay}
    batch = playouts(rulebook, rulebook.find_content(), games, seed=seed, setup=GameSetup(seats, options))
    rows = zip(batch.lengths.tolist(), batch.scores.tolist(), strict=True)
    return "".join(f"{length} {' '.join(map(str, scores))}\n" for length, scores in rows)


def check_equal(program: Path) -> None:
    """For the same seeds the same number of decisions and the same final credits, to the byte."""
    for seed, setting in enumerate(SETTINGS):
        arguments = [str(program), str(seed), "1000", *map(str, setting)]
        theirs = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout
        if theirs != ours(1000, seed, setting):
            sys.exit(f"{program.name} plays another game than we do: seats, days, free, bay = {setting}, seed {seed}")


def time_c(program: Path) -> float:
    """Decisions per second of a C program, as it measures itself."""
    arguments = [str(program), "--bench", "1", str(GAMES), "4", "50", "0", "0"]
    output = subprocess.run(arguments, capture_output=True, text=True, check=True).stdout
    return float(json.loads(output)["decisions_per_s"])


def time_ours() -> float:
    rulebook = find_game("dice-traders")
    start = time.perf_counter()
    batch = playouts(rulebook, rulebook.find_content(), GAMES, seed=1, threads=1)
    return int(batch.lengths.sum()) / (time.perf_counter() - start)


def main() -> None:
    programs = build()
    for program in programs.values():
        check_equal(program)
    print(f"equal: {len(SETTINGS)} settings x 1000 games, decisions and final credits identical in all three")
    # In turn, round by round, so that a slow spell of the machine touches all; ratios per round, then medians.
    rounds = [(time_ours(), {name: time_c(program) for name, program in programs.items()}) for _ in range(ROUNDS)]
    report = {"longhaul": round(median(mine for mine, _ in rounds))}
    for name in programs:
        report[name] = round(median(theirs[name] for _, theirs in rounds))
        report[f"ratio_to_{name}"] = round(median(mine / theirs[name] for mine, theirs in rounds), 3)  # type: ignore[assignment]
    print(json.dumps(report))
    verdict = "reached" if report["ratio_to_engine"] >= BAR else "NOT reached"
    print(f"bar: {BAR} of the C engine, {verdict}")


if __name__ == "__main__":
    main()

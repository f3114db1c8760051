"""Golden playthroughs and perft counts, in plain text. `make golden` writes them anew; read the diff.

A playthrough shows all that the API says at every step of one game. A perft file counts, from one
start, the action sequences of each length, and pins the order of the first list of actions.
"""

import json
from pathlib import Path
from random import Random

from longhaul.core.position import Position
from longhaul.games import GAMES, find_game
from tests.contract.cases import Setup, combinations

FOLDER = Path(__file__).parent
PERFT_DEPTH = 4


def setups(game: str) -> dict[str, Setup]:
    """One setup per combination of switches and choices, numbers at their defaults."""
    rulebook = find_game(game)
    chosen = {}
    for options in combinations(rulebook):
        numbers = {
            o.name: o.default for o in rulebook.options if isinstance(o.default, int) and o.default not in (0, 1)
        }
        whole = {**options, **numbers}
        name = "-".join(["house", *(key for key, value in whole.items() if value is True)])
        chosen[name] = Setup(game, "house", rulebook.facts.default_seats, whole)
    return chosen


def playthrough(setup: Setup, seed: int = 2026) -> str:
    """One random game, told in full."""
    choose, position = Random(seed), setup.start(seed)
    lines = [f"# {setup.game} {setup}, seed {seed}", *told(position)]
    while not position.over:
        legal = position.legal
        lines.append(f"legal: {' '.join(action.text for action in legal)}")
        action = choose.choice(legal)
        lines.append(f"> {action.text}  # {position.label(action)}")
        position.play(action)
        lines += told(position)
    lines.append(f"scores {position.scores}, winners {position.winners}, {position.ending}")
    return "\n".join(lines) + "\n"


def told(position: Position) -> list[str]:
    """Events, sentences and the public view of a position."""
    events = [json.dumps(event.plain()) for event in position.events]
    view = position.view(0)
    shown = {key: value for key, value in view.items() if key not in ("game", "content", "options", "legal", "you")}
    return [*(f"  {event}" for event in events), *(f"  | {line}" for line in position.story), f"= {json.dumps(shown)}"]


def perft_counts(position: Position, depth: int) -> int:
    """How many action sequences of a length lead on from here, chance as the seed has it."""
    if depth == 0 or position.over:
        return 1
    total = 0
    for action in position.legal:
        child = position.copy()
        child.play(action)
        total += perft_counts(child, depth - 1)
    return total


def perft(setup: Setup, seed: int = 7) -> str:
    position = setup.start(seed)
    lines = [f"# {setup.game} {setup}, seed {seed}", "order " + " ".join(a.text for a in position.legal)]
    lines += [f"perft {depth} {perft_counts(position, depth)}" for depth in range(1, PERFT_DEPTH)]
    for action in position.legal:
        child = position.copy()
        child.play(action)
        lines.append(f"divide {PERFT_DEPTH} {action.text} {perft_counts(child, PERFT_DEPTH - 1)}")
    return "\n".join(lines) + "\n"


def expected_files() -> dict[Path, str]:
    """Every golden file and what it should say."""
    files = {}
    for game in GAMES:
        for name, setup in setups(game).items():
            files[FOLDER / game / f"{name}.txt"] = playthrough(setup)
            files[FOLDER / game / f"{name}.perft"] = perft(setup)
    return files


def main() -> None:
    for path, text in expected_files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()

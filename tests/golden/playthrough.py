"""Golden playthroughs and perft counts, in plain text. `make golden` writes them anew; read the diff.

A playthrough shows all that the API says at every step of one game: what may be done, what is done, what
happens, and what changes in the public view. Texts are written as messages, ids with their facts: rewording
a sentence changes no golden file. A perft file counts, from one start, the action sequences of each length, and
pins the order of the first list of actions.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from longhaul.bots import ask, make_bot
from longhaul.core.messages import Message
from longhaul.core.options import Switch
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game
from tests.contract.cases import Setup, combinations, leads

FOLDER = Path(__file__).parent
PERFT_DEPTH = 4
SHALLOW = {"star-traders": 3}  # where a start offers so much that less depth says enough
DECISIONS = {"star-traders": 400}  # of games too long for a full playthrough
SEEDS = {  # whose games show what the options are about
    "dice-traders": 2026,
    "free-trader": 2119,
    "gem-traders": 2007,
    "star-traders": 2026,
}
BY_SEATS = ("gem-traders",)
WHIM = 0.05  # how often the trader's choice is left aside for any other
NOT_SHOWN = ("game", "content", "options", "legal", "warnings", "you")


def setups(game: str) -> dict[str, Setup]:
    """One setup per combination of switches and choices; of many, each switch alone beside each edition.

    A game whose tables change with the number of players is shown at every number instead, and once with all its
    switches the other way round.
    """
    rulebook = find_game(game)
    if game in BY_SEATS:
        low, high = rulebook.facts.seats
        turned = {option.name: not option.default for option in rulebook.options if isinstance(option, Switch)}
        seated = {f"house-{seats}": Setup(game, "house", seats, {}) for seats in range(low, high + 1)}
        return {**seated, "house-turned": Setup(game, "house", rulebook.facts.default_seats, turned)}
    return {
        "-".join(["house", *(key if value is True else value for key, value in options.items())]): Setup(
            game, "house", rulebook.facts.default_seats, options
        )
        for options in option_sets(rulebook)
    }


def option_sets(rulebook: Rulebook) -> list[dict[str, Any]]:
    """Options that differ from the defaults."""
    if rulebook.facts.compared:
        switches = [option.name for option in rulebook.options if isinstance(option, Switch)]
        alone = [{**lead, name: True} for lead in leads(rulebook) for name in switches]
        return leads(rulebook) + alone
    named = [{key: value for key, value in row.items() if value is True} for row in combinations(rulebook)]
    return [row for i, row in enumerate(named) if row not in named[:i]]


def playthrough(setup: Setup) -> str:
    """One game, told in full. The trader plays, with a whim now and then, so that games last."""
    seed = SEEDS[setup.game]
    choose, position = Random(seed), setup.start(seed)
    bot = make_bot("trader", position.rulebook)
    seen: dict[str, Any] = {}
    lines = [f"# {setup.game} {setup}, seed {seed}", *describe(position, seen)]
    while not position.over and len(position.actions) < DECISIONS.get(setup.game, 1 << 30):
        legal = position.legal
        lines.append(f"legal: {' '.join(action.text for action in legal)}")
        whim = choose.random() < WHIM
        action = position.action(choose.choice(legal) if whim else ask(bot, position, seed))
        lines.append(f"> {action.text}  # {write_message(position.describe([action])[0])}")
        position.play(action)
        lines += describe(position, seen)
    lines.append(f"scores {position.scores}, winners {position.winners}, {position.ending}")
    return "\n".join(lines) + "\n"


def describe(position: Position, seen: dict[str, Any]) -> list[str]:
    """Events, messages, warnings, and what is new in the public view."""
    view, legal = position.view(0), position.legal if position.seat == 0 else []
    now = flat({key: value for key, value in view.items() if key not in NOT_SHOWN})
    changes = [f"{key} {value}" for key, value in now.items() if seen.get(key) != value]
    changes += [f"{key} gone" for key in vanished(seen, now)]
    seen.clear()
    seen.update(now)
    events = [json.dumps(event.plain()) for event in position.events]
    warned = zip(legal, position.blinded(0).warn(legal), strict=True)
    warnings = [f"  ! {action.text}: {write_message(message)}" for action, message in warned if message]
    return [
        *(f"  {event}" for event in events),
        *(f"  | {write_message(message)}" for message in position.story),
        *warnings,
        f"= {'; '.join(changes)}",
    ]


def write_message(message: Message) -> str:
    return f"{message.id} {json.dumps(message.arguments)}" if message.arguments else message.id


def vanished(seen: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """What is no longer there, by the shortest path that says so; nothing below a leaf that says it all."""
    branches = {path for key in now for path in ancestors(key)}
    gone = {next(path for path in ancestors(key) if path not in branches): None for key in seen if key not in branches}
    return [path for path in gone if not any(parent in now for parent in ancestors(path))]


def ancestors(key: str) -> list[str]:
    """`ship`, `ship.hold`, `ship.hold.weapons`"""
    parts = key.split(".")
    return [".".join(parts[: i + 1]) for i in range(len(parts))]


def flat(value: Any, path: str = "") -> dict[str, str]:
    """Nested data as one line per leaf: `ship.hold.weapons 2`. Members of a list go by their name, if any."""
    if isinstance(value, dict) and value:
        pairs = [(str(key), item) for key, item in value.items()]
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        pairs = [(str(item.get("planet", i)), item) for i, item in enumerate(value)]
    else:
        return {path: json.dumps(value)}
    found: dict[str, str] = {}
    for key, item in pairs:
        found |= flat(item, f"{path}.{key}" if path else key)
    return found


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
    deepest = SHALLOW.get(setup.game, PERFT_DEPTH)
    lines += [f"perft {depth} {perft_counts(position, depth)}" for depth in range(1, deepest)]
    for action in position.legal:
        child = position.copy()
        child.play(action)
        lines.append(f"divide {deepest} {action.text} {perft_counts(child, deepest - 1)}")
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

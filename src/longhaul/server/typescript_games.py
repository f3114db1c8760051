"""The TypeScript types of a game: its board, its events and its actions, one file each in `web/src/wire`.

Boards come from the return type of the game's `view`, events from their declared figures, actions from the action space
and the declared messages of their labels. Together with `types.ts` they say all that a client receives.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_type_hints

from msgspec import inspect

from longhaul.core.rulebook import Rulebook
from longhaul.server.typescript import HEADING, IMPORTS, Definitions

SIMPLE = {"seat": "number", "number": "number", "flag": "boolean", "message": "TextMessage"}


def game_types(rulebook: Rulebook) -> str:
    """The whole file of a game."""
    parts = [HEADING, IMPORTS, *board_types(rulebook), event_types(rulebook), action_types(rulebook)]
    return "\n".join(parts)


def board_types(rulebook: Rulebook) -> Iterator[str]:
    definitions = Definitions()
    board = inspect.type_info(get_type_hints(rulebook.presentation.view)["return"])
    if isinstance(board, inspect.DictType):
        yield "export type Board = Record<string, unknown>;\n"
    else:
        definitions.write(board, "Board")
    yield from definitions.interfaces.values()


def event_types(rulebook: Rulebook) -> str:
    """A union told apart by `event`."""
    kinds = rulebook.find_content().words
    members = []
    for name, figures in rulebook.events.figures.items():
        fields = {"event": f'"{name}"', "seat": "number"}
        fields |= {figure: "string" if figure in kinds else "number" for figure in figures}
        members.append(inline(fields))
    return union("Event", members)


def action_types(rulebook: Rulebook) -> str:
    """A union told apart by `verb`."""
    members = []
    for block in rulebook.actions:
        words = rulebook.actions.words(block.first, rulebook.find_content().words)
        facts = facts_of(block.name, set(words), rulebook.presentation.messages)
        fields = {
            "action": "number",
            "verb": f'"{block.name}"',
            "arguments": inline(dict.fromkeys(words, "string")),
            "facts": inline(facts),
            "label?": "string",
            "warning?": "TextMessage | null",
        }
        members.append(inline(fields))
    return union("Action", members)


def facts_of(verb: str, words: set[str], messages: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """What the labels of a verb say besides its words; what only some of them say is optional."""
    labels = [
        declared
        for name, declared in messages.items()
        if name == f"action-{verb}" or name.startswith(f"action-{verb}-")
    ]
    names = dict.fromkeys(name for declared in labels for name in declared if name not in words)
    types = {name: {type_of(declared[name]) for declared in labels if name in declared} for name in names}
    everywhere = {name for name in names if all(name in declared for declared in labels)}
    return {name if name in everywhere else f"{name}?": " | ".join(sorted(types[name])) for name in names}


def type_of(declared: str) -> str:
    """`list of good` is `string[]`."""
    if declared.startswith("list of "):
        return f"{type_of(declared.removeprefix('list of '))}[]"
    return SIMPLE.get(declared, "string")


def inline(fields: Mapping[str, str]) -> str:
    if not fields:
        return "Record<string, never>"
    return "{ " + "; ".join(f"{key(name)}: {type_}" for name, type_ in fields.items()) + " }"


def key(name: str) -> str:
    """A property's name, quoted where it must be."""
    bare = name.removesuffix("?")
    return name if bare.isidentifier() else f'"{bare}"{name[len(bare) :]}'


def union(name: str, members: Iterable[Any]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";\n"


def union_types(games: list[str]) -> str:
    """What a client may receive of any game."""
    names = {game: game.title().replace("-", "") for game in games}
    imports = [f'import type * as {name} from "./{game}";' for game, name in names.items()]
    unions = [
        f"export type Any{kind} = {' | '.join(f'{name}.{kind}' for name in names.values())};"
        for kind in ("Board", "Event", "Action")
    ]
    ids = f"export type GameId = {' | '.join(f'{chr(34)}{game}{chr(34)}' for game in games)};"
    return "\n".join([HEADING, *imports, "", ids, *unions]) + "\n"

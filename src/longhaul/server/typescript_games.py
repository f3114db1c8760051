"""The TypeScript types of a game: board, printed cards, events and actions, one file each in `web/src/wire`.

Boards come from the return type of the game's `view`, events from their declared figures, actions from the action space
and the declared messages of their labels. Together with `types.ts` they say all that a client receives.
"""

from collections.abc import Iterable, Mapping
from typing import Any, get_type_hints

from msgspec import inspect

from longhaul.core.messages.message import kind_of
from longhaul.core.rulebook import Rulebook
from longhaul.games import find_game
from longhaul.server.typescript import HEADING, IMPORTS, Definitions

MAX_WORDS = 32  # of a kind that is written out; more, such as the cells of a map, are strings
SIMPLE = {"seat": "number", "number": "number", "flag": "boolean", "message": "TextMessage"}


def game_types(rulebook: Rulebook) -> str:
    """The whole file of a game."""
    words = Words(rulebook)
    types = [*board_types(rulebook, words), event_types(rulebook, words), action_types(rulebook, words)]
    return "\n".join([HEADING, IMPORTS, *words.definitions(), *types])


class Words:
    """The kinds of words that have a type of their own: all sets that come with the game have the same words."""

    def __init__(self, rulebook: Rulebook) -> None:
        sets = [rulebook.find_content(name).words for name in rulebook.sets]
        self.kinds = sets[0].keys()
        self._closed = {
            kind: words
            for kind, words in sets[0].items()
            if 1 < len(words) <= MAX_WORDS and all(each[kind] == words for each in sets)
        }
        self._used: set[str] = set()

    def type_of(self, kind: str) -> str:
        if kind not in self._closed:
            return "string"
        self._used.add(kind)
        return f"{kind.title().replace('_', '')}Word"

    def definitions(self) -> list[str]:
        """The types that have been asked for."""
        return [self._definition(kind) for kind in sorted(self._used)]

    def _definition(self, kind: str) -> str:
        words = " | ".join(f'"{word}"' for word in self._closed[kind])
        return f"export type {self.type_of(kind)} = {words};\n"


def board_types(rulebook: Rulebook, words: Words) -> list[str]:
    definitions = Definitions(words.type_of)
    definitions.write(inspect.type_info(get_type_hints(rulebook.presentation.view)["return"]), "Board")
    if rulebook.presentation.printed:
        definitions.write(inspect.type_info(get_type_hints(rulebook.presentation.printed)["return"]), "Printed")
    return [*definitions.interfaces.values()]


def event_types(rulebook: Rulebook, words: Words) -> str:
    """A union told apart by `event`."""
    members = []
    for name, figures in rulebook.events.figures.items():
        fields = {"event": f'"{name}"', "seat": "number"}
        fields |= {figure: words.type_of(figure) if figure in words.kinds else "number" for figure in figures}
        members.append(inline(fields))
    return union("Event", members)


def action_types(rulebook: Rulebook, words: Words) -> str:
    """A union told apart by `verb`."""
    members = []
    for block in rulebook.actions:
        arguments = rulebook.actions.words(block.first, rulebook.find_content().words)
        facts = facts_of(block.name, set(arguments), rulebook.presentation.messages, words)
        fields = {
            "action": "number",
            "verb": f'"{block.name}"',
            "arguments": inline({name: words.type_of(kind_of(name)) for name in arguments}),
            "facts": inline(facts),
            "label?": "string",
            "warning?": "TextMessage | null",
        }
        members.append(inline(fields))
    return union("Action", members)


def facts_of(verb: str, arguments: set[str], messages: Mapping[str, Mapping[str, str]], words: Words) -> dict[str, str]:
    """What the labels of a verb say besides its words; what only some of them say is optional."""
    labels = [
        declared
        for name, declared in messages.items()
        if name == f"action-{verb}" or name.startswith(f"action-{verb}-")
    ]
    names = dict.fromkeys(name for declared in labels for name in declared if name not in arguments)
    types = {name: {type_of(declared[name], words) for declared in labels if name in declared} for name in names}
    everywhere = {name for name in names if all(name in declared for declared in labels)}
    return {name if name in everywhere else f"{name}?": " | ".join(sorted(types[name])) for name in names}


def type_of(declared: str, words: Words) -> str:
    """`list of text` is `string[]`."""
    if declared.startswith("list of "):
        return f"{type_of(declared.removeprefix('list of '), words)}[]"
    return SIMPLE.get(declared) or words.type_of(declared)


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
    printing = [name for game, name in names.items() if find_game(game).presentation.printed]
    unions.append(f"export type AnyPrinted = {' | '.join(f'{name}.Printed' for name in printing)};")
    ids = f"export type GameId = {' | '.join(f'{chr(34)}{game}{chr(34)}' for game in games)};"
    return "\n".join([HEADING, *imports, "", ids, *unions]) + "\n"

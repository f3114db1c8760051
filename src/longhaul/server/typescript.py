"""Generates the client's TypeScript types from the server's structs: socket messages, request and response bodies.

    python -m longhaul.server.typescript    writes web/src/wire/types.ts, and one file for each game

The types of the HTTP API come from the annotations of the routes, so none can be forgotten. Fields with a default are
optional in what the client sends; in what it receives they are always present.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Controller, Response
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from longhaul.bots.advice import Advice
from longhaul.core.messages import Message as TextMessage
from longhaul.games import GAMES, find_game
from longhaul.server.transport import protocol

HEADING = """\
// Generated from the server's types by `python -m longhaul.server.typescript`; a test fails if this file is outdated.
"""
IMPORTS = 'import type { Message as TextMessage } from "../messages/message";\n'
GAME_IMPORTS = 'import type { AnyAction, AnyBoard, AnyEvent, AnyPrinted } from "./games";\n'
FIELDS = {  # typed more exactly than in Python
    ("StateView", "board"): "AnyBoard",
    ("StepView", "events"): "AnyEvent[]",
    ("BoardLayoutView", "printed"): "AnyPrinted | null",
    ("TableConfig", "options"): "Record<string, boolean | number | string>",
    ("Job", "result"): "Advice | { replay: string } | null",
    ("JobMessage", "result"): "Advice | { replay: string } | null",
}
PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.RawType: "unknown",
}
Record = inspect.StructType | inspect.DataclassType | inspect.TypedDictType


def files() -> dict[str, str]:
    """Every generated file by its name."""
    from longhaul.server.typescript_games import game_types, union_types  # it builds on this module

    each = {f"{game}.ts": game_types(find_game(game)) for game in GAMES}
    return {"types.ts": types(), "games.ts": union_types(list(GAMES)), **each}


def types() -> str:
    """The types that are the same for all games."""
    definitions = Definitions()
    for kind in get_args(protocol.Incoming):
        definitions.add(kind, f"{kind.__name__}Command", sent=True)
    for kind in get_args(protocol.Outgoing):
        definitions.add(kind, f"{kind.__name__}Message")
    definitions.add(Advice, "Advice")
    for kind, sent in types_of_routes():
        definitions.add(kind, kind.__name__, sent=sent)
    unions = [
        union("Command", [f"{kind.__name__}Command" for kind in get_args(protocol.Incoming)]),
        union("Message", [f"{kind.__name__}Message" for kind in get_args(protocol.Outgoing)]),
        f"export const PROTOCOL = {protocol.PROTOCOL};\nexport const MAX_CHAT_LENGTH = {protocol.MAX_CHAT_LENGTH};\n",
    ]
    return "\n".join([HEADING, IMPORTS + GAME_IMPORTS, *definitions.interfaces.values(), *unions])


class Definitions:
    """Interfaces by name, each written once, with every type that they refer to."""

    def __init__(self, type_of_word: Callable[[str], str] = lambda kind: "string") -> None:
        self.interfaces: dict[str, str] = {}
        self._type_of_word = type_of_word  # by its kind
        self._names: dict[type, str] = {}

    def add(self, kind: type, name: str, sent: bool = False) -> None:
        self.write(inspect.type_info(kind), name, sent)

    def write(self, info: inspect.Type, name: str, sent: bool = False) -> None:
        assert isinstance(info, Record)
        if self._names.setdefault(info.cls, name) != name:
            name = self._names[info.cls]
        if name in self.interfaces:
            return
        if name == "ActionView":
            self.interfaces[name] = "export type ActionView = AnyAction;\n"
            return
        self.interfaces[name] = ""  # reserves its place, and ends cycles
        tag = []
        if isinstance(info, inspect.StructType) and info.tag_field:
            tag = [f'  {info.tag_field}: "{info.tag}";']
        omits_defaults = isinstance(info, inspect.TypedDictType) or (
            isinstance(info, inspect.StructType) and info.cls.__struct_config__.omit_defaults
        )
        fields = [self._field(field, FIELDS.get((name, field.name)), sent, omits_defaults) for field in info.fields]
        self.interfaces[name] = "\n".join([f"export interface {name} {{", *tag, *fields, "}"]) + "\n"

    def _field(self, field: inspect.Field, kind: str | None, sent: bool, omits_defaults: bool) -> str:
        mark = "?" if not field.required and (sent or omits_defaults) else ""
        return f"  {field.encode_name}{mark}: {kind or self._type(field.type, sent)};"

    def _type(self, info: inspect.Type, sent: bool) -> str:
        if isinstance(info, inspect.Metadata):
            if kind := (info.extra or {}).get("kind"):
                return self._type_of_word(kind)
            return self._type(info.type, sent)
        if isinstance(info, inspect.NamedTupleType) and info.cls is TextMessage:
            return "TextMessage"
        if isinstance(info, Record):
            self.write(info, info.cls.__name__, sent)
            return self._names[info.cls]
        if isinstance(info, inspect.UnionType):
            return " | ".join(dict.fromkeys(self._type(each, sent) for each in info.types))
        if isinstance(info, inspect.LiteralType):
            return " | ".join(f'"{value}"' for value in sorted(map(str, info.values)))
        if isinstance(info, inspect.ListType | inspect.VarTupleType):
            item = self._type(info.item_type, sent)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self._type(each, sent) for each in info.item_types)}]"
        if isinstance(info, inspect.DictType):
            return f"Record<string, {self._type(info.value_type, sent)}>"
        return PLAIN[type(info)]


def union(name: str, members: list[str]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";\n"


def types_of_routes() -> Iterator[tuple[type, bool]]:
    """The structs in the requests (true) and responses (false) of the HTTP API."""
    from longhaul.server.app import ROUTES  # imported here because it imports the whole server

    for controller in ROUTES:
        if not (isinstance(controller, type) and issubclass(controller, Controller)):
            continue
        for handler in vars(controller).values():
            if isinstance(handler, HTTPRouteHandler):
                hints = get_type_hints(handler.fn)
                yield from ((kind, True) for kind in structs_in(hints.get("data")))
                yield from ((kind, False) for kind in structs_in(hints["return"]))


def structs_in(hint: Any) -> Iterator[type]:
    """The structs in an annotation: `Row` in `Response[list[Row]]`. Socket messages are skipped: they are known."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if not issubclass(hint, protocol.Message):
            yield hint
    elif get_origin(hint) in (Response, list) or get_args(hint):
        for each in get_args(hint):
            yield from structs_in(each)


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0] if arguments else "web/src/wire")
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")
        print(f"wrote {folder / name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

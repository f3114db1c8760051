"""The catalogues of page and command line: complete in every language, and formatted with any arguments.

Those of games and site are tested in `tests/contract`. What the page and the command line
alone say is declared nowhere: the English catalogue tells which arguments there are, and of what type.
"""

from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from longhaul.cli.messages import declared
from longhaul.core.messages.catalogs import ENGLISH, PAGE, TERMINAL, languages, load_bundle
from longhaul.core.messages.check import CATEGORIES, check_domain, entries, patterns, used_by
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import Schema, kind_of
from tests.contract.generated import Generator, check_formatted, watch_forms

NAMES = ("Ada", "Bo", "Żaneta")  # of players; others have none
OF_NUMBERS = ("COUNT", "SIGNED", "TERM", "PERCENT", "NUMBER")
OF_LISTS = ("JOIN", "OR", "TALLY", "FIGURES")


class Types(Visitor):
    """The types that a pattern's variables have, as far as their use tells."""

    def __init__(self) -> None:
        self.found = dict[str, str]()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        names = [part.id.name for part in node.arguments.positional if isinstance(part, ast.VariableReference)]
        for name in names[:1]:
            if node.id.name in OF_NUMBERS:
                self.found[name] = "number"
            elif node.id.name in OF_LISTS:
                self.found[name] = "list of text"
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            if keys & CATEGORIES - {"other"} or any(key.lstrip("-").isdigit() for key in keys):
                self.found[node.selector.id.name] = "number"
            elif keys <= {"true", "false"}:
                self.found[node.selector.id.name] = "flag"
        self.generic_visit(node)


def schema_of(domain: str) -> Schema:
    """The declared messages of a catalogue, and the others as their English texts use their arguments."""
    return {**{id_: types_in(entry) for id_, entry in entries(ENGLISH, domain)[0].items()}, **declared(domain)}


def types_in(entry: ast.Message) -> Mapping[str, str]:
    types = Types()
    names = set[str]()
    for _, pattern in patterns(entry):
        types.visit(pattern)
        names |= used_by(pattern).variables
    return {
        name: types.found.get(name) or ("seat" if kind_of(name) == "seat" else "text") for name in arguments_in(names)
    }


def arguments_in(names: set[str]) -> Iterator[str]:
    """The names of arguments, without those by which texts select among a thing's ids (`$game-id`)."""
    return (name for name in sorted(names) if name.removesuffix("-id") == name or name.removesuffix("-id") not in names)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("domain", [PAGE, TERMINAL])
def test_a_catalogue_is_complete_and_correct(domain: str, language: str) -> None:
    assert not [str(fault) for fault in check_domain(language, domain, declared(domain))]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("domain", [PAGE, TERMINAL])
def test_every_message_is_formatted_with_any_arguments(
    domain: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking = watch_forms(monkeypatch)
    schema, bundle = schema_of(domain), load_bundle(language, domain)
    write, generator = Formatter(language, domain, seats=NAMES), Generator(language, domain, schema)
    for id_ in (each for each in schema if bundle.plain(each) is not None):
        check_formatted(generator.messages(id_), write, bundle)
    assert not lacking

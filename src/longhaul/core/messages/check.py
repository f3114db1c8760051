"""Checks catalogues: what is missing, unused, or uses arguments and plural categories that do not exist."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from longhaul.core.messages.catalogs import ENGLISH, SITE, family, locale_of, source
from longhaul.core.messages.message import Schema, kind_of

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# The messages of these kinds are declared beside the code that says them: by the rules, the tables and the server.
RULES = ("event", "action", "prompt", "clause", "warning")
DECLARED = (*RULES, "rejected", "unrated", "daily", "check", "notice", "mail")


@dataclass(frozen=True)
class Fault:
    """What is wrong with one message of a catalogue."""

    language: str
    domain: str
    message: str
    what: str

    def __str__(self) -> str:
        return f"{self.language}/{self.domain}.ftl: {self.message}: {self.what}"


class Used(Visitor):
    """What a pattern refers to: variables, those by which it selects, with the keys, messages, nouns that it counts."""

    def __init__(self) -> None:
        self.variables = set[str]()
        self.messages = set[tuple[str, str]]()  # with the name of the attribute, or ""
        self.selects = list[tuple[str, set[str]]]()
        self.nouns = set[str]()
        self.writes_percent = False

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.writes_percent |= node.value.lstrip(" \u00a0\u202f").startswith("%")

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        counted = node.arguments.positional[1:] if node.id.name == "COUNT" else []
        self.nouns.update(f"noun-{each.value}" for each in counted if isinstance(each, ast.StringLiteral))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.selects.append((node.selector.id.name, keys))
        self.generic_visit(node)


def entries(language: str, domain: str) -> tuple[dict[str, ast.Message], list[str]]:
    """The messages of a catalogue file, and what is no message at all."""
    resource = FluentParser().parse(source(language, domain))
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
    junk = [(entry.content or "").strip().splitlines()[0] for entry in resource.body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    junk += [f"{name} (defined twice)" for name in messages if names.count(name) > 1]
    return messages, junk


def inherited(language: str, domain: str) -> dict[str, ast.Message]:
    """The messages of a catalogue file, and those of the wider language that it lacks (`pt` of `pt-BR`)."""
    messages: dict[str, ast.Message] = {}
    for each in reversed(family(language)):
        messages |= entries(each, domain)[0]
    return messages


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The value of a message under "", and its attributes under their names."""
    if message.value is not None:
        yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


@dataclass(frozen=True)
class Catalogue:
    """The messages of a file, after those of the site, which they may refer to."""

    messages: Mapping[str, ast.Message]

    def find(self, id_: str, attribute: str) -> ast.Pattern | None:
        return dict(patterns(self.messages[id_])).get(attribute) if id_ in self.messages else None

    def variables(self, pattern: ast.Pattern, outer: tuple[ast.Pattern, ...] = ()) -> set[str]:
        """What a pattern takes, with what the messages take that it refers to."""
        used = used_by(pattern)
        inner = [found for each in used.messages if (found := self.find(*each)) and found not in outer]
        return used.variables.union(*(self.variables(each, (*outer, pattern)) for each in inner))


def catalogue(language: str, domain: str) -> Catalogue:
    return Catalogue({**inherited(language, SITE), **inherited(language, domain)})


def check_domain(language: str, domain: str, schema: Schema) -> list[Fault]:
    """Everything wrong with one file of a language."""
    messages, junk = entries(language, domain)
    english, own = catalogue(ENGLISH, domain), catalogue(language, domain)
    in_english, _ = entries(ENGLISH, domain)
    faults = [Fault(language, domain, line, "is not a valid entry") for line in junk]
    wanted, present = dict.fromkeys([*in_english, *schema]), inherited(language, domain)
    faults += [Fault(language, domain, id_, "is missing") for id_ in wanted if id_ not in present]
    faults += [
        Fault(language, domain, id_, "is not in the English catalogue") for id_ in messages if id_ not in in_english
    ]
    for id_, message in messages.items():
        allowed = _allowed(in_english.get(id_), schema.get(id_), english)
        wrong = [*_faults_of(message, in_english.get(id_), allowed, language, own), *_reference_faults(message, own)]
        faults += [Fault(language, domain, id_, what) for what in wrong]
    faults += [
        Fault(language, domain, id_, f"counts {noun}, which is missing")
        for id_, noun in _unknown_nouns(language, domain, messages)
    ]
    if language == ENGLISH:
        faults += [Fault(language, domain, id_, "is unused: it is not declared") for id_ in _unused(messages, schema)]
    return faults


def _unknown_nouns(language: str, domain: str, messages: Mapping[str, ast.Message]) -> Iterator[tuple[str, str]]:
    """The nouns that messages count and that are neither in their catalogue nor in the site's."""
    known = catalogue(language, domain).messages
    for id_, message in messages.items():
        for noun in sorted(set[str]().union(*(used_by(text).nouns for _, text in patterns(message))) - known.keys()):
            yield id_, noun


def _unused(messages: Mapping[str, ast.Message], schema: Schema) -> list[str]:
    """The messages that the rules would have to declare, that they do not, and that no other message contains."""
    every = [text for each in messages.values() for _, text in patterns(each)]
    contained = {id_ for text in every for id_, _ in used_by(text).messages}
    return [id_ for id_ in messages if kind_of(id_) in DECLARED and id_ not in schema and id_ not in contained]


def _allowed(english: ast.Message | None, arguments: Mapping[str, str] | None, catalog: Catalogue) -> set[str] | None:
    """The arguments that a message has: the declared ones, or those of English; None where there are neither."""
    if arguments is not None:
        return {*arguments, *(f"{name}-id" for name in arguments)}
    if english is not None:
        return set[str]().union(*(catalog.variables(pattern) for _, pattern in patterns(english)))
    return None


def _faults_of(
    message: ast.Message, english: ast.Message | None, allowed: set[str] | None, language: str, own: Catalogue
) -> Iterator[str]:
    yield from _plural_faults({name for name, _ in patterns(message)}, english, language)
    for _, pattern in patterns(message):
        used = used_by(pattern)
        for name in sorted(own.variables(pattern) - allowed) if allowed is not None else ():
            yield f"has no argument ${name}"
        if used.writes_percent:
            yield "writes a per cent sign: use PERCENT, which knows where the language puts it"
        for name, keys in used.selects:
            wanted = set(locale_of(language).plural_form.tags) | {"other"}
            if keys & CATEGORIES - {"other"} and not wanted <= keys | {"other"}:
                yield f"lacks the plural categories {', '.join(sorted(wanted - keys))} of ${name}"
            if unknown := (keys & CATEGORIES) - wanted:
                yield f"the language has no plural category {', '.join(sorted(unknown))}"
    if english is not None:
        missing = {name for name, _ in patterns(english)} - {name for name, _ in patterns(message)} - CATEGORIES
        for name in sorted(missing - {"one"}):
            yield f"lacks the attribute .{name}"


def _reference_faults(message: ast.Message, own: Catalogue) -> Iterator[str]:
    """What a message contains that is missing; and parts of a prompt (`.ask`, `.aside`) that its whole text lacks."""
    contained = {attribute: used_by(pattern).messages for attribute, pattern in patterns(message)}
    for id_, attribute in sorted(set[tuple[str, str]]().union(*contained.values())):
        if own.find(id_, attribute) is None:
            yield f"contains {f'{id_}.{attribute}' if attribute else id_}, which is missing"
    if kind_of(message.id.name) == "prompt":
        for part in sorted(contained.keys() - {""}):
            if (message.id.name, part) not in contained.get("", ()):
                yield f"does not contain its part .{part}"


def _plural_faults(forms: set[str], english: ast.Message | None, language: str) -> Iterator[str]:
    """Whether the plural forms of a thing (`.few`, `.gen-few`) are those that the language has."""
    plurals = {(case, category) for case, _, category in (form.rpartition("-") for form in forms)}
    plurals = {(case, category) for case, category in plurals if category in CATEGORIES}
    known = set(locale_of(language).plural_form.tags) | {"other"}
    for case, category in sorted(plurals):
        if category not in known:
            yield f"the language has no plural category {category}: .{_form_name(case, category)}"
    cases = {case for case, _ in plurals}
    if english is not None and any(name in CATEGORIES for name, _ in patterns(english)):
        cases.add("")
    for case in sorted(cases):
        for category in sorted(_counted_categories(language) - {each for of, each in plurals if of == case}):
            yield f"lacks the plural form .{_form_name(case, category)}"


def _form_name(case: str, category: str) -> str:
    return f"{case}-{category}" if case else category


@cache
def _counted_categories(language: str) -> frozenset[str]:
    """What whole numbers need beside `one` and `other`, which may be the plain name."""
    return frozenset(locale_of(language).plural_form(number) for number in (*range(1000), 1_000_000)) - {"one", "other"}


def used_by(pattern: ast.Pattern) -> Used:
    """What a pattern refers to."""
    used = Used()
    used.visit(pattern)
    return used

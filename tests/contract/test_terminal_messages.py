"""Messages of the command line: whatever it says is in its catalogue, with the facts that it needs, and none is unused.

That every language has them is checked as for all catalogues, by `longhaul messages check` (`tests/cli`).
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import longhaul
from longhaul.core.messages.catalogs import ENGLISH, SITE, TERMINAL
from longhaul.core.messages.check import entries, patterns, used_by
from longhaul.games import GAMES, find_game
from longhaul.lab.simulate import plain_figures

SOURCE = Path(longhaul.__file__).parent
SPEAKERS = ("say", "text", "_text", "CommandError")  # called with an id and its facts
ID = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
# Errors of these parts reach the command line. What is wrong inside a file that somebody writes is English.
PARTS = ("core", "bots", "lab", "cli")
ERRORS = ("LonghaulError", "BadOption", "BadRecord", "BadContent", "UnknownGame", "UnknownAction", "CommandError")
# What only developers and the operators of servers call.
ENGLISH_ONLY = ("cli/admin.py", "cli/backup.py", "cli/serve.py", "cli/bench.py", "cli/solve.py", "lab/solve/")
PROGRAMMING = ("core/batch.py", "core/position.py")  # mistakes of rules and programs, which no command can make
INSTALLATION = "the rulebook pages are missing"


@cache
def trees(*parts: str) -> dict[str, ast.Module]:
    files = [path for part in parts for path in sorted((SOURCE / part).rglob("*.py"))]
    return {path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in files}


def nodes(*parts: str) -> Iterator[tuple[str, ast.AST]]:
    for file, tree in trees(*parts).items():
        for node in ast.walk(tree):
            yield file, node


def called(node: ast.Call) -> str:
    """The name of what is called: `say`, also of `game.say`."""
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def speaking_calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """Where the command line says what, with which facts; None where these are put together elsewhere."""
    for file, node in nodes("cli"):
        if isinstance(node, ast.Call) and called(node) in SPEAKERS and node.args:
            first, facts = node.args[0], set[str]()
            if not isinstance(first, ast.Constant) or not isinstance(first.value, str) or not ID.fullmatch(first.value):
                continue
            for keyword in node.keywords:
                given = keyword.value.keys if isinstance(keyword.value, ast.Dict) else None
                if keyword.arg is None and given is None:
                    yield file, first.value, None
                    break
                facts |= {keyword.arg} if keyword.arg else {str(getattr(key, "value", "")) for key in given or []}
            else:
                yield file, first.value, facts


def is_text(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def texts() -> set[str]:
    return {str(node.value) for _, node in nodes("cli") if isinstance(node, ast.Constant) and is_text(node)}


def built() -> set[str]:
    """The ids that the code puts together: f"sim-{heading}", with every word that could stand there."""
    measured = {"length", "score", "winning_score"} | {
        name for game in GAMES for name in plain_figures(find_game(game))
    }
    words = texts() | measured | set(GAMES)
    beginnings = set[str]()
    for _, node in nodes("cli"):
        if isinstance(node, ast.JoinedStr) and len(node.values) == 2 and is_text(node.values[0]):
            beginnings.add(str(getattr(node.values[0], "value", "")))
        if isinstance(node, ast.Call) and called(node) == "word" and is_text(node.args[0]):
            beginnings.add(f"{getattr(node.args[0], 'value', '')}-")
    return {beginning + word for beginning in beginnings if beginning.endswith("-") for word in words}


def test_no_text_of_the_terminal_is_unused() -> None:
    messages, _ = entries(ENGLISH, TERMINAL)
    within = [used_by(pattern) for message in messages.values() for _, pattern in patterns(message)]
    named = {name for used in within for name in (*used.messages, *used.nouns)}
    assert not messages.keys() - texts() - built() - named


def test_whatever_the_command_line_says_is_in_its_catalogue_with_its_facts() -> None:
    known = {**entries(ENGLISH, SITE)[0], **entries(ENGLISH, TERMINAL)[0]}
    wrong, count = [], 0
    for file, id_, facts in speaking_calls():
        count += 1
        if id_ not in known:
            wrong.append((file, id_, "is missing"))
            continue
        used = {name for _, pattern in patterns(known[id_]) for name in used_by(pattern).variables}
        used = {name if name in (facts or ()) else name.removesuffix("-id") for name in used}
        if facts is not None and used != facts:
            wrong.append((file, id_, f"says {sorted(used)}, but gets {sorted(facts)}"))
    assert not wrong
    assert count > 80  # or they are not found any more


def test_no_error_that_a_command_can_raise_has_a_sentence_instead_of_a_message() -> None:
    assert not [
        f"{file}:{node.lineno}: {ast.unparse(node)}"
        for file, node in nodes(*PARTS)
        if isinstance(node, ast.Call)
        and called(node) in ERRORS
        and any(isinstance(argument, ast.JoinedStr) or is_sentence(argument) for argument in node.args)
        and not file.startswith((*ENGLISH_ONLY, *PROGRAMMING))
        and INSTALLATION not in ast.unparse(node)
    ]


def is_sentence(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value

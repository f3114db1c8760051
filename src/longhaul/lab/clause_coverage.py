"""Which clauses of a rulebook tests cite, by `@pytest.mark.clause` or in a scenario file."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.core.rulebook import Rulebook


def citations(rulebook: Rulebook, tests: Path) -> dict[str, list[str]]:
    """For every clause of the rulebook, the test files that cite it."""
    if not tests.is_dir():
        raise LonghaulError(Message("rejected-no-tests", {"text-folder": str(tests)}))
    cited: dict[str, list[str]] = {clause: [] for clause in rulebook.clause_texts}
    for path in sorted(tests.rglob("*")):
        for clause in sorted(set(_cited_in(path))):
            cited.setdefault(clause, []).append(path.relative_to(tests).as_posix())
    return {clause: files for clause, files in cited.items() if clause.startswith(rulebook.facts.prefix + "-")}


def _cited_in(path: Path) -> Iterator[str]:
    if path.suffix == ".py":
        yield from _cited_in_python(path)
    elif path.suffix == ".toml":
        yield from tomllib.loads(path.read_text(encoding="utf-8")).get("clauses", [])


def _cited_in_python(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
            yield from (ast.literal_eval(argument) for argument in node.args)

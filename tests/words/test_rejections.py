"""What a user can be rejected with has a translation in every language of the page."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "longhaul"
WORDS = ROOT / "web" / "src" / "i18n"
LANGUAGES = sorted(path.parent.name for path in WORDS.glob("*/shell.server.json"))
# Sentences for hosts and their files only.
HOSTS = ("load", "store", "http_server.py", "settings.py", "admin.py", "snapshot.py")
# Sentences for programs that break the protocol: the page never causes them.
PROGRAMS = {
    "a message has at most {} bytes",
    "the body must be JSON: send Content-Type: application/json",
    "the header Content-Length is not a number",
    "the header X-Longhaul-CSRF is missing or wrong; GET /api/me returns its value",
    "this request comes from another site's page, or does not prove otherwise",
    "only this machine may read the metrics",
    "invalid message: {}",
    "watch the table first",
    "seats: this game has {}, not {}",
    "seats: {} takes {}, not {}",
    "seats: seat {} is {}, but can be {}",
    "seats: you can take only one seat",
    "content: there is no set {}; there are {}",
    "clock: {} is not one of none, turn, game, days",
    "clock: {} is not within {} to {} for pace {}",
    "clock: an increment is 0 to {} seconds, and for pace 'game' only",
    "clock: a solo game has no clock",
    "players decide nothing in a phase {}; they do in {}",
    "you can ask for undo or draw, not for {}",
    "entry {} does not follow entry {}",
    "no rated game is at stake",  # of commands that the server itself submits
    "this game is not rated",
}


def rejections(path: Path) -> Iterator[str]:
    """The sentences that a file rejects with; `{}` stands for what fills them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and is_rejection(node.func.id):
            sentences = (text for text in map(written, node.args) if " " in text)  # codes and clauses are one word
            yield from list(sentences)[:1]


def is_rejection(name: str) -> bool:
    return name.endswith("Rejection") or name in ("BadOption", "LonghaulError", "Unavailable")


def written(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(written(part) or "{}" for part in parts)
    return ""


def all_rejections() -> list[str]:
    files = [path for folder in ("server", "table") for path in sorted((SOURCES / folder).rglob("*.py"))]
    meant = [path for path in files if not set(path.relative_to(SOURCES).parts) & set(HOSTS)]
    return sorted({text for path in meant for text in rejections(path)} - PROGRAMS)


def catalogue(language: str) -> set[str]:
    """The messages of a language, with `{}` in place of what fills them."""
    messages = json.loads((WORDS / language / "shell.server.json").read_text(encoding="utf-8"))
    return {re.sub(r"\{\d\}", "{}", form) for message in messages for form in message.split("|")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rejection_is_translated_into_every_language(language: str) -> None:
    known = catalogue(language)
    assert [text for text in all_rejections() if text not in known] == []


def test_rejections_are_found() -> None:
    """The tests above look at what there is, or they would find nothing missing."""
    found = all_rejections()
    assert {"it is not your turn", "a message has at most {} characters"} <= set(found) and len(found) > 60
    assert set(PROGRAMS) <= {text for path in SOURCES.rglob("*.py") for text in rejections(path)}, "one is unused"

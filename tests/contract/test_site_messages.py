"""Messages of the site: what tables and the server say is declared, every language can say it, and nothing else is."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import longhaul
from longhaul.cli.messages import declared
from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import SITE, languages, load_bundle
from longhaul.core.messages.check import check_domain
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import from_json, to_json
from longhaul.server import messages as server
from longhaul.table import messages as table
from tests.contract.generated import Generator, check_formatted, watch_forms

SOURCE = Path(longhaul.__file__).parent
SCHEMA = declared(SITE)
OURS = {**table.MESSAGES, **server.MESSAGES}
KINDS = ("rejected", "notice", "mail", "check", "daily")
BUILT = (
    "unrated-",
    "ending-",
    "notice-over-",
    "rejected-setup-seats",
    "premove-",
    "phrase-",
)  # ids that the code puts together
# What only the operator of a server reads, in a terminal or a log, is English text.
OPERATOR = ("server/load/", "server/store/", "server/settings.py", "server/http_server.py", "server/accounts/admin.py")
ERRORS = ("Rejection", "BadOption", "BadRecord", "LonghaulError", "MessageError", "BadUpload", "OutdatedTable")


@cache
def trees() -> dict[str, ast.Module]:
    files = [path for part in ("table", "server") for path in sorted((SOURCE / part).rglob("*.py"))]
    return {path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in files}


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of these names, with its file."""
    for file, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield file, node


@pytest.mark.parametrize("language", languages())
def test_the_catalogue_of_the_site_is_complete_and_correct(language: str) -> None:
    assert not [str(fault) for fault in check_domain(language, "site", SCHEMA)]


@pytest.mark.parametrize("language", languages())
def test_every_message_of_the_site_is_formatted_with_any_arguments(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking, generator = watch_forms(monkeypatch), Generator(language, SITE, SCHEMA)
    for id_ in SCHEMA:
        check_formatted(generator.messages(id_), Formatter(language, seats=("Ada", "Bo")), load_bundle(language))
    assert not lacking


def test_messages_are_made_as_they_are_declared() -> None:
    wrong = []
    for file, call in calls("Message"):
        first, facts = call.args[0] if call.args else None, call.args[1] if len(call.args) > 1 else None
        if not isinstance(first, ast.Constant) or str(first.value) not in SCHEMA:
            continue
        keys = facts.keys if isinstance(facts, ast.Dict) else [] if facts is None else None
        if keys is None or not all(isinstance(key, ast.Constant) for key in keys):
            continue  # put together elsewhere
        given = {key.value for key in keys if isinstance(key, ast.Constant)}
        if given != set(SCHEMA[str(first.value)]):
            wrong.append((file, first.value, given))
    assert not wrong


def test_all_ids_in_the_code_are_declared_and_all_declared_ids_are_used() -> None:
    written = {
        node.value
        for file, tree in trees().items()
        if not file.endswith("/messages.py")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    named = {text for text in written if re.fullmatch(rf"({'|'.join(KINDS)})-[a-z-]*[a-z]", text)}
    assert not named - OURS.keys()
    assert not {id_ for id_ in OURS if id_ not in written and not id_.startswith(BUILT)}


def test_no_error_has_a_sentence_instead_of_a_message() -> None:
    assert not [
        f"{file}:{call.lineno}: {ast.unparse(call)}"
        for file, call in calls(*ERRORS)
        if not file.startswith(OPERATOR) and call.args and is_text(call.args[0])
    ]


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def test_stored_messages_are_read_again_and_old_text_is_shown_as_it_is() -> None:
    message = Message("notice-stuck", {"game": "dice-traders", "note": Message("premoves-taken-back")})
    write = Formatter("de", "dice-traders")
    assert write(from_json(to_json(message))) == write(message)
    for old in ("It's your turn in Dice Traders.", '["', '["a", 1]', ""):
        assert write(from_json(old)) == old

"""Adding a language means adding a folder: the check, the command line, the server and the client find it."""

import json
import os
import re
import runpy
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longhaul.cli.language import system_language
from longhaul.cli.messages import check_language
from longhaul.core.messages import Message, catalogs
from longhaul.core.messages.catalogs import SITE, family, find_language, languages, load_bundle
from longhaul.core.messages.content_texts import own_names
from longhaul.core.messages.formatter import Formatter
from longhaul.server import languages as server
from tests.cli.running import succeed_here

pytestmark = pytest.mark.slow

WEB = Path(__file__).parents[2] / "web"
COPIED = {"fil": "en", "pt-BR": "fr"}  # from languages with the same plural categories
NAMES = {"fil": "Filipino", "pt-BR": "Português (Brasil)"}
TURN = Message("event-turn", {"seat": 0, "day": 12345})
CACHES: tuple[Any, ...] = (load_bundle, own_names, server.known_languages, server._accepted)


def add(folder: Path, code: str, name: str, original: str = "") -> None:
    """Add a language: a copy of another, or only its name."""
    (folder / code).mkdir()
    for file in (folder / original).glob("*.ftl") if original else ():
        shutil.copy(file, folder / code)
    site = folder / code / f"{SITE}.ftl"
    lines = site.read_text("utf-8").splitlines() if original else ["language-name ="]
    named = [f"language-name = {name}" if line.startswith("language-name =") else line for line in lines]
    site.write_text("\n".join(named) + "\n", "utf-8")


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all catalogues."""
    folder = tmp_path / "locales"
    shutil.copytree(catalogs.LOCALES, folder)
    monkeypatch.setattr(catalogs, "LOCALES", folder)
    for cache in CACHES:
        cache.cache_clear()
    yield folder
    for cache in CACHES:
        cache.cache_clear()


@pytest.fixture(params=COPIED)
def code(request: pytest.FixtureRequest, locales: Path) -> str:
    added = str(request.param)
    add(locales, added, NAMES[added], COPIED[added])
    return added


def scope(accepted: str, query: str = "") -> Any:
    """What the server knows of a request."""
    return {"query_string": query.encode(), "headers": [(b"accept-language", accepted.encode())]}


def test_the_check_and_the_list_know_an_added_language(code: str) -> None:
    assert succeed_here("messages", "check", code) == ""
    assert json.loads(succeed_here("messages", "languages", "--json"))[code]["name"] == NAMES[code]


def test_the_check_finds_the_faults_of_an_added_language(code: str, locales: Path) -> None:
    catalogue = locales / code / "dice-traders.ftl"
    lines = catalogue.read_text("utf-8").splitlines()
    catalogue.write_text("\n".join(line for line in lines if not line.startswith("event-turn =")), "utf-8")
    assert [*map(str, check_language(code))] == [f"{code}/dice-traders.ftl: event-turn: is missing"]


def test_the_command_line_speaks_an_added_language(code: str) -> None:
    assert succeed_here("games", "--language", code) == succeed_here("games", "--language", COPIED[code])


def test_the_system_and_browsers_find_an_added_language(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", f"tlh:{code.replace('-', '_')}.UTF-8")
    assert system_language() == code
    assert server.language_of(scope(f"tlh, {code.lower()};q=0.9, de;q=0.1")) == code
    assert server.language_of(scope("de", f"language={code}")) == code


def test_an_added_language_formats_by_its_own_grammar(code: str) -> None:
    text = Formatter(code, "dice-traders")(TURN)
    assert ("12,345" if code == "fil" else "12.345") in text
    assert re.sub(r"12\D345", "", text) == re.sub(r"12\D345", "", Formatter(COPIED[code], "dice-traders")(TURN))


def test_a_region_has_the_messages_of_its_language_and_then_those_of_english(locales: Path) -> None:
    add(locales, "pt", "Português", "es")
    add(locales, "pt-BR", "Português (Brasil)")
    (locales / "pt" / "gem-traders.ftl").unlink()
    with (locales / "pt-BR" / "site.ftl").open("a", encoding="utf-8") as site:
        site.write("seat = Cadeira { $number }\n")
    assert family("pt-BR") == ["pt-BR", "pt"] and find_language("pt-AO") == "pt" and find_language("pt_br") == "pt-BR"
    assert {fault.domain for fault in check_language("pt-BR")} == {"gem-traders"}
    spanish, mine = Formatter("es", "dice-traders")(TURN), Formatter("pt-BR", "dice-traders")(TURN)
    assert "Cadeira 1" in mine and mine != spanish
    assert mine.replace("Cadeira 1", "") == spanish.replace(Formatter("es")(Message("seat", {"number": 1})), "")
    english = Message("action-end")
    assert Formatter("pt-BR", "gem-traders")(english) == Formatter("en", "gem-traders")(english) != "action-end"


def test_a_language_of_another_region_is_better_than_none() -> None:
    assert find_language("pt-PT", ["en", "pt-BR"]) == "pt-BR"
    assert find_language("zh-Hant-TW", ["en", "zh", "zh-Hant"]) == "zh-Hant"
    assert find_language("fi", ["en", "fil"]) == find_language("", ["en"]) == ""
    assert [find_language(each) for each in languages()] == languages()


def test_the_client_lists_and_speaks_an_added_language(tmp_path: Path) -> None:
    build = runpy.run_path(str(WEB / "build.py"))
    node = build["find_node"](False)
    if node is None or not build["is_installed"]():
        pytest.skip("the client's tools are not installed")
    shutil.copytree(WEB, tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "web" / "node_modules").symlink_to(WEB / "node_modules")
    folder = tmp_path / "src" / "longhaul" / "locales"
    shutil.copytree(catalogs.LOCALES, folder)
    add(folder, "fil", NAMES["fil"], COPIED["fil"])
    add(folder, "pt", "Português", "es")
    add(folder, "pt-BR", NAMES["pt-BR"])
    command = [node.program, "node_modules/vitest/vitest.mjs", "run", "src/messages/added.test.ts"]
    environment = {**os.environ, "VITE_ADDED": json.dumps(NAMES), "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=tmp_path / "web", env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr

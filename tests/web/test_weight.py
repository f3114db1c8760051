"""What first visits cost, as `tests/web/weight.py` counts it, in English and in the language with the longest texts."""

from pathlib import Path

import pytest

from longhaul.games import GAMES
from tests.web.browser import ROOT, Site
from tests.web.weight import HOME, HOME_REQUESTS, LANGUAGES, TABLE, home, table

LOCALES = ROOT / "src" / "longhaul" / "locales"


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.glob("*.ftl"))


HEAVIEST = max((each for each in LANGUAGES if each != "en"), key=lambda each: size_of(LOCALES / each))
EACH_LANGUAGE = pytest.mark.parametrize("language", ["en", HEAVIEST])


@EACH_LANGUAGE
def test_home_is_light(site: Site, language: str) -> None:
    wire = home(site, language)
    assert not [url for _, url in wire.files() if "/layout" in url or "-traders" in url]  # no board is fetched for it
    assert wire.requests <= HOME_REQUESTS
    assert 30_000 < wire.bytes <= HOME, wire.files()[:10]


@EACH_LANGUAGE
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(site: Site, language: str, game: str) -> None:
    wire = table(site, language, game)
    assert any("/stage" in url for _, url in wire.files())  # what moves is part of it
    assert 30_000 < wire.bytes <= TABLE, wire.files()[:10]

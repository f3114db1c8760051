"""How pieces and boards look, compared with the pictures in `looks/`. `make looks` makes those anew."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from longhaul.games import GAMES
from tests.web.browser import Site
from tests.web.looks import FOLDER, GALLERY, SHARE, THEMES, boards, built_gallery, difference, gallery


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with built_gallery() as served:
        yield served


@pytest.mark.parametrize("name", [f"{name}-{theme}" for name in GALLERY for theme in THEMES])
def test_pieces_look_as_they_did(browser: Browser, address: str, tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.png"
    gallery(browser, address)[name](path)
    assert difference(browser, path, FOLDER / path.name) <= SHARE, f"compare {path} with its reference"


@pytest.mark.parametrize("name", [f"board-{game}-{theme}" for game in GAMES for theme in THEMES])
def test_boards_look_as_they_did(browser: Browser, site: Site, tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.png"
    boards(site)[name](path)
    assert difference(browser, path, FOLDER / path.name) <= SHARE, f"compare {path} with its reference"

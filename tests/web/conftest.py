"""A server per file, a browser for all files, visitors per test. See `browser.py`."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from longhaul.server.client_files import FOLDER
from tests.web.browser import PROGRAM, Running, Site, chromium


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert (FOLDER / "index.html").is_file(), "build the page first: make client"
    running = Running(tmp_path_factory.mktemp("web"))
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For this folder only: while it is open, no other event loop can run in this thread."""
    if not PROGRAM.exists():
        pytest.skip("Chromium is not installed (Debian: the package chromium-headless-shell)")
    with chromium() as opened:
        yield opened


@pytest.fixture
def site(server: Running, browser: Browser) -> Iterator[Site]:
    made = Site(server, browser)
    yield made
    made.close()

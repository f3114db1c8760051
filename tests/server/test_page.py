"""The page: its files, the policy they are served under, and a whole game played in a real browser."""

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from longhaul.server.errors import EXCEPTION_HANDLERS
from longhaul.server.guard import POLICY, Guard
from longhaul.server.keys import Keys
from longhaul.server.limits import Limits
from longhaul.server.routes.pages import FOLDER, KINDS, PagesController
from longhaul.server.settings import Settings
from tests.server.chromium import PROGRAM, Chromium

FILES = sorted(path.name for path in FOLDER.iterdir())
LONGEST = 300  # lines of a script
MOST_BYTES = 200_000  # of all files together: the first load is light even without compression
REFERENCE = re.compile(r"""["'(](/page/[^"')]+)["')]""")


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Guard]]:
    app = Litestar([PagesController], exception_handlers=EXCEPTION_HANDLERS, logging_config=None)
    with TestClient(Guard(app, Settings(), Keys(b"k" * 32), Limits(on=False))) as made:
        yield made


# Files ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", FILES)
def test_every_file_is_served_with_its_type_and_under_the_policy(client: TestClient[Guard], name: str) -> None:
    answer = client.get(f"/page/{name}")
    assert answer.status_code == 200 and answer.content == (FOLDER / name).read_bytes()
    kind = KINDS[Path(name).suffix]
    assert answer.headers["content-type"] == (f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/r/abc", "/rules/dice-traders", "/rules/no-such-game"])
def test_every_address_of_the_page_opens_it(client: TestClient[Guard], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200 and answer.content == (FOLDER / "index.html").read_bytes()
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_every_file_that_is_mentioned_is_there_and_every_file_is_mentioned() -> None:
    mentioned = {link for name in FILES for link in REFERENCE.findall((FOLDER / name).read_text())}
    assert mentioned == {f"/page/{name}" for name in FILES if name != "index.html"}


@pytest.mark.parametrize(
    "name",
    [
        "nothing.js",
        "index.html.bak",
        "..%2f..%2froutes%2fpages.py",
        "..%2Fguard.py",
        "%2e%2e%2fapp.py",
        "..%5capp.py",
        ".%2findex.html",
        "%2fetc%2fpasswd",
        "index.html%00.js",
        "INDEX.HTML",
        "a" * 3000 + ".js",
        "",
    ],
)
def test_unknown_names_and_tricks_with_paths_find_nothing(client: TestClient[Guard], name: str) -> None:
    answer = client.get(f"/page/{name}")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


# What the policy asks ---------------------------------------------------------------------------
class Inline(HTMLParser):
    """Finds what the policy would refuse to run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.found += [f"{tag} {name}" for name in given if name.startswith("on") or name == "style"]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.found.append(tag)
        links = [given.get(name) or "/" for name in ("src", "href", "action")]
        self.found += [link for link in links if not re.match(r"[/#](?!/)", link)]


def test_the_html_has_no_inline_script_or_style_and_asks_nobody_else() -> None:
    parser = Inline()
    parser.feed((FOLDER / "index.html").read_text())
    assert parser.found == []


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".js")])
def test_scripts_are_small_and_make_no_markup_out_of_text(name: str) -> None:
    script = (FOLDER / name).read_text()
    assert len(script.splitlines()) < LONGEST
    unsafe = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|setAttribute\(\"style"
    assert not re.search(unsafe, script)
    assert not re.search(r"https?://", script)


def test_the_page_is_light() -> None:
    assert sum((FOLDER / name).stat().st_size for name in FILES) < MOST_BYTES


# In a browser -----------------------------------------------------------------------------------
class Running:
    """A server of our own; it can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._store = f"sqlite:///{folder / 'page.db'}"
        self._port = "0"
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "longhaul",
            "serve",
            "--port",
            self._port,
            "--no-compile",
            "--store",
            self._store,
        ]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        told = re.search(r"http://\S+:(\d+)", self._process.stdout.readline())
        assert told, "the server did not start"
        self.address, self._port = told[0], told[1]

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=20)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("page"))
    yield running
    running.stop()


@pytest.fixture
def chromium(tmp_path: Path) -> Iterator[Chromium]:
    if not PROGRAM.exists():
        pytest.skip("Chromium is not installed (Debian: the package chromium)")
    browser = Chromium(tmp_path)
    yield browser
    browser.close()


STATE = "document.querySelector('.end') ? 'over' : document.querySelector('.actions.mine') ? 'mine' : ''"
VERSION = "Number(document.querySelector('.actions').dataset.version)"
CALM = ".act:not([title])"  # without a warning, which would ask for a second press
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def home(browser: Chromium, server: Running) -> None:
    browser.open(server.address)
    browser.wait("document.querySelector('[data-play]')")
    browser.run("localStorage.setItem('pace', 'instant')")
    assert not browser.run(SIDEWAYS)


def play_on(browser: Chromium, moves: int = 500, by_keys: bool = False) -> int:
    """Press what a person would press, until the game is over or enough was seen."""
    for played in range(moves):
        if browser.wait(STATE) == "over":
            return played
        before = browser.run(VERSION)
        dice = browser.run("!!document.querySelector('[data-all]')")
        if by_keys:
            browser.press("1" if not dice else browser.run("document.querySelector('[data-die]').dataset.die"))
            if dice:
                browser.press("Enter")
        else:
            browser.click("[data-all]" if dice else CALM)
        browser.wait(f"{VERSION} > {before}")
        assert played % 10 or not browser.run(SIDEWAYS)
    return moves


def test_play_now_and_play_to_the_end_by_clicking(chromium: Chromium, server: Running) -> None:
    home(chromium, server)
    chromium.click("[data-play='dice-traders']")
    assert play_on(chromium) > 5
    assert "win" in chromium.run("document.querySelector('.end h2').innerText")
    record = chromium.run("document.querySelector('.end a[download]').getAttribute('href')")
    assert chromium.run(f"fetch('{record}').then((answer) => answer.json()).then((it) => it.game)") == "dice-traders"
    chromium.click(".end a[href$='#replay']")
    chromium.wait("document.querySelector('.steps') && document.querySelector('.story p')")
    chromium.click("[aria-label=Last]")
    chromium.wait("document.querySelector('.story').innerText.includes('win')")
    assert chromium.complaints == []


def test_a_short_game_on_a_phone_by_keys_alone(chromium: Chromium, server: Running) -> None:
    chromium.resize(390, 844)
    home(chromium, server)
    chromium.click("[data-setup='dice-traders']")
    chromium.run(
        """(() => {
          const set = (field, value) => { field.value = value; field.dispatchEvent(new Event("change")); };
          const dialog = document.querySelector("dialog");
          set(dialog.querySelector("select"), "2");
          dialog.querySelector("details").open = true;
          set(dialog.querySelector("#option-limit"), "6");
        })()"""
    )
    chromium.click("dialog button.main")
    assert play_on(chromium, by_keys=True) > 3
    assert chromium.wait("document.querySelector('.end')") and chromium.complaints == []


def test_a_no_names_its_clause_and_strangers_have_no_buttons(chromium: Chromium, server: Running) -> None:
    home(chromium, server)
    chromium.click("[data-play='free-trader']")
    chromium.wait(STATE)
    chromium.press("?")
    chromium.run("document.querySelector('#typed').value = 'jump:earth'")
    chromium.click(".typed form button")
    link = chromium.wait("document.querySelector('.refused a')?.getAttribute('href')")
    assert re.fullmatch(r"/rules/free-trader#FT-[A-Z]+-\d+", link)
    table = chromium.run("location.pathname")
    chromium.open(server.address + link)
    assert link.endswith(chromium.wait("document.querySelector('.pointed')?.id"))
    chromium.run(
        "fetch('/api/me').then((it) => it.json()).then(({csrf}) => fetch('/api/logout', {method: 'POST', "
        "headers: {'X-Longhaul-CSRF': csrf}}))"
    )
    chromium.open(server.address + table)
    chromium.wait("document.querySelector('.actions h2')?.innerText.includes('to play')")
    assert chromium.run("document.querySelectorAll('[data-action], .cell.target, .controls .danger').length") == 0
    assert chromium.complaints == []


def test_after_a_restart_of_the_server_the_table_comes_back_by_itself(chromium: Chromium, server: Running) -> None:
    home(chromium, server)
    chromium.click("[data-play='free-trader']")
    play_on(chromium, moves=2)
    chromium.wait(STATE)
    before, log = chromium.run(VERSION), chromium.run("document.querySelector('.log ol').innerText")
    server.stop()
    chromium.wait("document.querySelector('#quiet').innerText.includes('connection is gone')")
    server.start()
    chromium.wait("document.querySelector('#quiet').innerText.includes('Connected again')")
    assert chromium.run(VERSION) == before and chromium.run("document.querySelector('.log ol').innerText") == log
    play_on(chromium, moves=1)

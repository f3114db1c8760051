"""A real server and a real browser, for tests of the whole: what a person sees and can press.

A test fails when a page complains in its console, when a script of ours fails, when anything is asked of another
server than ours, or when ours logs a warning. What a test provokes on purpose it allows by name:
`visitor.allow("WebSocket")`.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
# Debian's; the one that has no windows of its own does the same with less.
PROGRAMS = [Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")]
PROGRAM = next((program for program in PROGRAMS if program.exists()), PROGRAMS[-1])
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
]
TIMEOUT_MS = 30_000  # generous: the machine may be busy
PASSWORD = "correct horse battery"  # of every test account
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}

# What a server may log: a busy machine makes it stand still now and then, and it says so.
EXPECTED_LINE = re.compile(r"\S+ (info: |debug: |warning: the server did not run for a while; no clock is charged)")

expect.set_options(timeout=TIMEOUT_MS)


def unexpected_lines(log: list[str]) -> list[str]:
    """The lines of a server's log that must not be there."""
    return [line for line in log if not EXPECTED_LINE.match(line)]


class Running:
    """A server process that can be stopped, or killed, and restarted at the same address."""

    def __init__(self, folder: Path, port: int = 0, **environ: str) -> None:
        self._store = f"sqlite:///{folder / 'web.db'}"
        self._log, self._read = folder / "server.log", 0
        self._port = str(port)
        self._environ = {**os.environ, **environ}
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.fixed_seed", "serve", "--no-compile", "--no-limits"]
        command += ["--port", self._port, "--store", self._store]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=self._environ, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        started = re.search(r"http://\S+:(\d+)", self._process.stdout.readline())
        assert started, "the server did not start"
        self.address, self._port = started[0], started[1]

    def complaints(self) -> list[str]:
        """Warnings the server has logged since the last call."""
        lines = self._log.read_text().splitlines()
        new, self._read = lines[self._read :], len(lines)
        return unexpected_lines(new)

    def stop(self, kill: bool = False) -> None:
        if kill:
            self._process.kill()
        else:
            self._process.terminate()
        self._process.communicate(timeout=30)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


@dataclass
class Visitor:
    """A user with their own browser context, and the complaints of their pages."""

    page: Page
    address: str
    complaints: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=lambda: ["fetching the script"])  # a worker while its server is away

    def __post_init__(self) -> None:
        self.page.set_default_timeout(TIMEOUT_MS)
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"failed: {error}"))
        self.page.on("request", self._on_request)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith(self.address):
            self.complaints.append(f"asked of another server: {request.url}")

    def allow(self, *parts: str) -> None:
        """Expect complaints that contain any of these parts."""
        self.allowed += parts

    @property
    def unexpected(self) -> list[str]:
        return [each for each in self.complaints if not any(part in each for part in self.allowed)]

    # What a person does
    def open(self, path: str = "/", pace: str = "instant") -> Page:
        """Open an address, with others' moves shown at a pace."""
        self.page.goto(self.address + path)
        self.page.evaluate("(pace) => localStorage.setItem('pace', pace)", pace)
        return self.page

    def no_sideways_scroll(self) -> None:
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert self.page.evaluate(wide) <= 0, f"{self.page.url} scrolls sideways"


class Site:
    """A server, a browser, and any number of visitors."""

    def __init__(self, server: Running, browser: Browser) -> None:
        self.server, self.browser = server, browser
        self.visitors: list[Visitor] = []

    def visitor(self, screen: dict[str, Any] = DESKTOP, **more: Any) -> Visitor:
        context = self.browser.new_context(**{**screen, "reduced_motion": "reduce", **more})
        visitor = Visitor(context.new_page(), self.server.address)
        self.visitors.append(visitor)
        return visitor

    def close(self) -> None:
        """Close all visitors; fails on unexpected complaints."""
        unexpected = [complaint for visitor in self.visitors for complaint in visitor.unexpected]
        unexpected += self.server.complaints()
        for visitor in self.visitors:
            visitor.page.context.close()
        assert not unexpected, unexpected


# At a table -------------------------------------------------------------------------------------
MINE_OR_OVER = "[data-mine=true], [data-end]"


def version_of(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


def is_over(page: Page) -> bool:
    """Whether the game is over; waits until it is over or the visitor's move."""
    page.locator(MINE_OR_OVER).first.wait_for(state="attached")
    return page.locator("[data-end]").count() > 0


def wait_for_change(page: Page, version: int) -> None:
    script = "(before) => Number(document.querySelector('[data-version]')?.dataset.version ?? 0) > before"
    page.wait_for_function(script, arg=version)


def open_table(visitor: Visitor, game: str, seats: list[str], **setting: Any) -> str:
    """Open a table as a guest by HTTP; returns its path."""
    link = visitor.page.evaluate(
        """async (setting) => {
          const post = (path, csrf, body) => fetch(path, { method: "POST", body: JSON.stringify(body),
            headers: { "Content-Type": "application/json", ...(csrf ? { "X-Longhaul-CSRF": csrf } : {}) } });
          const known = await (await fetch("/api/me")).json();
          const me = known.user ? known : await (await post("/api/me/guest", "", {})).json();
          const answer = await (await post("/api/tables", me.csrf, setting)).json();
          if (!answer.link) throw new Error(JSON.stringify(answer));
          return answer.link;
        }""",
        {"game": game, "seats": seats, "private": True, **setting},
    )
    return str(link)


PLAY_OUT = """(table) => new Promise((done, fail) => {
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/api/live");
  socket.onopen = () => socket.send(JSON.stringify({ t: "watch", table, id: 1 }));
  socket.onerror = fail;
  socket.onmessage = ({ data }) => {
    const { t, state, actions, text } = JSON.parse(data);
    if (t === "refused") fail(text);
    if (state?.over) { socket.close(); done(state.unrated); }
    else if (actions?.length) {
      const { action } = actions.find((each) => each.verb !== "retire") ?? actions[0];
      socket.send(JSON.stringify({ t: "play", table, version: state.version, action, id: 2 }));
    }
  };
})"""


def play_rated(visitor: Visitor) -> str:
    """A rated game of Dice Traders against a bot, played to its end over a raw socket; returns its path."""
    link = open_table(visitor, "dice-traders", ["me", "trader"], rated=True)
    assert visitor.page.evaluate(PLAY_OUT, link.removeprefix("/t/")) is None
    return link


def sign_up(page: Page, name: str) -> None:
    """Sign up, as a guest on the account page."""
    form = page.get_by_role("region", name="Create account")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign up").click()


def wait_for_the_end(visitor: Visitor, link: str) -> str:
    """Wait until bots have finished a game; returns the table's id."""
    over = "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).state.over"
    table = link.removeprefix("/t/")
    while not visitor.page.evaluate(over, table):
        visitor.page.wait_for_timeout(300)
    return table

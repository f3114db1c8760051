"""How long the page works while bots play Star Traders with motion: `python -m tests.web.frame_times`.

From a trace of Chromium: the scripting of each task in which a step or an event of it appears, and the longest task of
all, in processor time of the page's main thread. It fails above the limits, which are for a calm machine: no test.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import CDPSession, Page

from longhaul.games import GAMES
from tests.web.browser import DESKTOP, Running, Site, chromium, open_table
from tests.web.playing import CHOICES

STEPS = 40  # of others, that are looked at
MEDIAN_MS, LONG_TASK_MS = 8, 50  # the limits: scripting of a step at the median, any task
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
SCRIPTING = {"FunctionCall", "EvaluateScript", "v8.callFunction", "RunMicrotasks", "TimerFire", "FireAnimationFrame"}
MARK_CUES = """document.addEventListener("longhaul:cue", ({ detail }) => {
  performance.mark("cue");
  (window.seen ??= new Set()).add(detail.step);
});"""
SEEN = "() => window.seen?.size ?? 0"


class Trace:
    """What Chromium records between two moments."""

    def __init__(self, page: Page) -> None:
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._page, self._complete = page, False
        self.events: list[dict[str, Any]] = []
        self._line.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        self._line.on("Tracing.tracingComplete", lambda _: setattr(self, "_complete", True))
        self._line.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}})

    def stop(self) -> None:
        self._line.send("Tracing.end")
        while not self._complete:
            self._page.wait_for_timeout(50)


def tasks_of(events: list[dict[str, Any]]) -> Iterator[tuple[float, float, bool]]:
    """Of each task of the main thread: its length and its scripting, in ms, and whether a cue started or ended."""
    mark = next(each for each in events if each["name"] == "cue")
    thread = (mark["pid"], mark["tid"])
    here = sorted((each for each in events if (each["pid"], each["tid"]) == thread), key=lambda each: each["ts"])
    marks = [each["ts"] for each in here if each["name"] == "cue"]
    scripts = [each for each in here if each["name"] in SCRIPTING and "tdur" in each]
    for task in here:
        if task["name"] == "RunTask" and "tdur" in task:
            start, end = task["ts"], task["ts"] + task["dur"]
            inside = [each for each in scripts if start <= each["ts"] < end]
            yield task["tdur"] / 1000, scripting(inside) / 1000, any(start <= mark < end for mark in marks)


def scripting(events: list[dict[str, Any]]) -> float:
    """The processor time of events; one may lie within another."""
    total, until = 0.0, 0.0
    for each in events:
        if each["ts"] >= until:
            total, until = total + each["tdur"], each["ts"] + each["dur"]
    return total


def measure(site: Site, game: str) -> dict[str, float]:
    visitor = site.visitor(DESKTOP, reduced_motion="no-preference")
    page = visitor.open("/account", "normal")
    page.add_init_script(MARK_CUES)
    link = open_table(visitor, game, ["me", "trader"])
    page.goto(site.server.address + link)
    page.locator(CHOICES).first.wait_for()
    trace = Trace(page)
    while page.evaluate(SEEN) < STEPS:
        page.locator(f"{CHOICES}, [data-end]").first.wait_for()
        page.locator(CHOICES).last.click()
        page.wait_for_timeout(100)
    trace.stop()
    tasks = list(tasks_of(trace.events))
    scripting = [script for _, script, cue in tasks if cue]
    return {
        "moments": len(scripting),
        "median scripting ms": round(median(scripting), 1),
        "longest task ms": round(max(length for length, _, _ in tasks), 1),
        f"tasks over {LONG_TASK_MS} ms": sum(length > LONG_TASK_MS for length, _, _ in tasks),
    }


def main(game: str = "star-traders") -> int:
    assert game in GAMES
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Running(Path(folder))
        try:
            found = measure(Site(server, browser), game)
        finally:
            server.stop()
    print(json.dumps(found))
    return int(found["median scripting ms"] > MEDIAN_MS or found["longest task ms"] > LONG_TASK_MS)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""A real browser for tests, spoken to by its DevTools protocol: no further package is needed."""

import json
import os
import signal
import subprocess
import time
from base64 import b64decode
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

PROGRAM = Path("/usr/bin/chromium")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--remote-debugging-port=0",
)
PATIENCE = 20.0  # seconds for anything to happen on a page


class Chromium:
    """One browser with one page. What the page complains of is kept in `complaints`."""

    def __init__(self, folder: Path, width: int = 1280, height: int = 900) -> None:
        self._process = subprocess.Popen(
            [str(PROGRAM), *FLAGS, f"--user-data-dir={folder}", f"--window-size={width},{height}", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # it has children, and all of them go with it
        )
        self.complaints: list[str] = []
        self._number = 0
        self._open = ExitStack()
        try:
            self._socket = self._open.enter_context(connect(page_address(folder), max_size=None, open_timeout=PATIENCE))
        except BaseException:
            self._end()
            raise
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.resize(width, height)

    def close(self) -> None:
        with suppress(Exception):
            self.call("Browser.close")
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(5)
        self._open.close()
        self._end()

    def _end(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def call(self, method: str, **parameters: Any) -> Any:
        """A command of the protocol, and its result."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE))
            if message.get("id") == self._number:
                if "navigated" in message.get("error", {}).get("message", ""):
                    return {"result": {}}  # the page was left in the middle of it: there is no value
                assert "error" not in message, (method, message["error"])
                return message["result"]
            self._note(message)

    def _note(self, message: dict[str, Any]) -> None:
        """Keep what a developer would see in red."""
        method, told = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = told["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled" and told["type"] in ("error", "warning", "assert"):
            self.complaints.append(" ".join(str(each.get("value", each.get("description"))) for each in told["args"]))
        elif method == "Log.entryAdded" and told["entry"]["level"] in ("error", "warning"):
            self.complaints.append(f"{told['entry']['text']} {told['entry'].get('url', '')}")

    # What a person does
    def resize(self, width: int, height: int) -> None:
        phone = width < 600
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=phone)
        self.call("Emulation.setTouchEmulationEnabled", enabled=phone)

    def open(self, url: str) -> None:
        self.call("Page.navigate", url=url)

    def run(self, script: str) -> Any:
        """The value of an expression on the page."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, (script, answer["exceptionDetails"])
        return answer["result"].get("value")

    def wait(self, script: str, patience: float = PATIENCE) -> Any:
        """The value of an expression, as soon as it is true; an element is."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            value = self.run(f"(() => {{ const it = {script}; return it instanceof Node ? true : it; }})()")
            if value:
                return value
            time.sleep(0.02)
        raise AssertionError(f"{script} is not the case after {patience:g} s; {self.run('document.body.innerText')}")

    def click(self, selector: str) -> None:
        """Press the first element that a person can see."""
        self.wait(
            f"(() => {{ const all = [...document.querySelectorAll({json.dumps(selector)})];"
            " const one = all.find((each) => each.getClientRects().length && !each.disabled);"
            " if (!one) return false; one.click(); return true; })()"
        )

    def press(self, key: str) -> None:
        """A key of the keyboard."""
        text = {"Enter": "\r", "Space": " "}.get(key, key if len(key) == 1 else "")
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=" " if key == "Space" else key, text=text)

    def screenshot(self, path: Path, whole: bool = False) -> None:
        answer = self.call("Page.captureScreenshot", captureBeyondViewport=whole)
        path.write_bytes(b64decode(answer["data"]))


def page_address(folder: Path) -> str:
    """Where the browser's first page listens; it writes its port into its folder."""
    file, end = folder / "DevToolsActivePort", time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(OSError, ValueError, IndexError, StopIteration):  # not written yet, or not listening
            port = int(file.read_text().splitlines()[0])
            with urlopen(Request(f"http://127.0.0.1:{port}/json/list"), timeout=PATIENCE) as answer:
                return str(next(each for each in json.load(answer) if each["type"] == "page")["webSocketDebuggerUrl"])
        time.sleep(0.05)
    raise AssertionError("Chromium did not start")

"""Terminals for tests: what a window shows, read with pyte; in this process or around a process of its own."""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pyte
import pytest
from rich.console import Console

from longhaul.cli.terminal.window import PROMPT, WindowScreen

SECONDS = 120  # to wait for a screen at most
ROOT = Path(__file__).resolve().parents[2]
Type = Callable[["Window"], str | None]  # what is typed at a screen


class Window:
    """A terminal of a size, and what it shows."""

    def __init__(self, width: int, height: int) -> None:
        self.screen = pyte.HistoryScreen(width, height)
        self.stream = pyte.Stream(self.screen)

    def show(self, text: str) -> None:
        self.stream.feed(text)

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def words(self) -> str:
        """The text with single spaces, however its lines are divided."""
        return " ".join(self.text.split())

    @property
    def scrolled(self) -> list[str]:
        """The lines that have left the screen."""
        rows = self.screen.history.top
        return ["".join(row[column].data for column in range(self.screen.columns)).strip() for row in rows]


def in_window(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], typed: Type) -> None:
    """Let `WindowScreen` of this process draw into a terminal, and type what `typed` answers to each screen."""
    output, window = StringIO(), Window(*size)
    console = Console(file=output, force_terminal=True, width=size[0], height=size[1], highlight=False)

    def read(screen: WindowScreen) -> str | None:
        window.show(output.getvalue().replace("\n", "\r\n") + PROMPT)
        output.seek(0)
        output.truncate()
        return typed(window)

    monkeypatch.setattr("longhaul.cli.terminal.window.Console", lambda **_: console)
    monkeypatch.setattr("longhaul.cli.play.open_screen", lambda arguments: WindowScreen(arguments.language))
    monkeypatch.setattr(WindowScreen, "_read", read)


class Program:
    """`longhaul play` in a terminal of its own."""

    def __init__(self, size: tuple[int, int], *arguments: str, **environment: str) -> None:
        self.window = Window(*size)
        self.master, slave = pty.openpty()
        self._set_size(size)
        env = {**os.environ, "LANGUAGE": "en", "TERM": "xterm-256color", "LONGHAUL_JIT": "0", **environment}
        for variable in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR"):
            if variable not in environment:
                env.pop(variable, None)
        command = [sys.executable, "-m", "longhaul", "play", *arguments]
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=env, cwd=ROOT)
        os.close(slave)
        self.output = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def _set_size(self, size: tuple[int, int]) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

    def resize(self, width: int, height: int) -> None:
        self.window.screen.resize(height, width)
        self._set_size((width, height))
        self.process.send_signal(signal.SIGWINCH)  # as the kernel does for a controlling terminal

    def send(self, text: str) -> None:
        os.write(self.master, text.encode())

    def enter(self, line: str, expected: Callable[[Window], bool]) -> Window:
        """Type a line and wait for the screen that it leads to."""
        self.send(f"{line}\r")
        return self.wait(expected)

    def wait(self, expected: Callable[[Window], bool]) -> Window:
        while not expected(self.window):
            if not self._read():
                raise AssertionError(f"the program ended or does not answer:\n{self.window.text}")
        return self.window

    def _read(self) -> bool:
        """Show what the program has written; False at its end, or when nothing comes."""
        if not select.select([self.master], [], [], SECONDS)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux: the other end is closed
            return False
        text = self._decoder.decode(data)  # a character may be divided between two reads
        self.output += text
        self.window.show(text)
        return bool(data)

    def end(self) -> str:
        """Read to the end of the program; all it has written."""
        while self._read():
            pass
        assert self.process.wait(SECONDS) == 0, self.output
        return self.output

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)

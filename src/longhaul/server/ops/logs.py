"""Structured logs: one JSON object a line, for a host's tools, or plain lines for a person at a terminal.

Only what code names is written; headers, cookies, bodies and passwords never pass through here.
"""

import json
import logging
import sys
import time
from collections.abc import Callable
from typing import Any

from longhaul.server.network import current_address

LINES_PER_MINUTE = 20  # of one kind: the same logger and the same text, whatever is filled in
MOST_KINDS = 1000  # that are counted
KNOWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class WithAddress(logging.Filter):
    """Says whose call a line is about: the address, as limits count it."""

    def filter(self, record: logging.LogRecord) -> bool:
        if current_address.get() and not hasattr(record, "address"):
            record.address = current_address.get().removeprefix("address ")
        return True


class RateLimited(logging.Filter):
    """Lets through so many warnings and errors of one kind a minute: no stranger fills the disk. The next line that is
    let through says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: dict[tuple[str, str], list[float]] = {}  # since when a minute runs, lines in it, lines left out

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind, now = (record.name, str(record.msg)), self._clock()
        if kind not in self._kinds and len(self._kinds) >= MOST_KINDS:
            self._kinds.clear()
        counted = self._kinds.setdefault(kind, [now, 0, 0])
        if now - counted[0] >= 60.0:
            counted[0], counted[1] = now, 0
        counted[1] += 1
        if counted[1] > LINES_PER_MINUTE:
            counted[2] += 1
            return False
        if counted[2]:
            record.left_out, counted[2] = int(counted[2]), 0
        return True


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in KNOWN}
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


class PlainLines(logging.Formatter):
    """A record as a line that a person reads."""

    def format(self, record: logging.LogRecord) -> str:
        more = " ".join(f"{name}={value}" for name, value in vars(record).items() if name not in KNOWN)
        line = f"{time.strftime('%H:%M:%S')} {record.levelname.lower()}: {record.getMessage()} {more}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(level: str = "info", *, as_json: bool = False) -> None:
    """Write to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(WithAddress())
    handler.addFilter(RateLimited())
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel("WARNING")  # it tells of every socket
    logging.getLogger("alembic.runtime.migration").addFilter(lambda record: record.msg.startswith("Running"))

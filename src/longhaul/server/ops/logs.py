"""Structured logs: one JSON object a line for tools, or plain lines for a terminal.

Only what code passes explicitly is logged; headers, cookies, bodies and passwords never are.
"""

import json
import logging
import sys
import time
from collections.abc import Callable
from typing import Any

from longhaul.server.network import current_address, shown_address

LINES_PER_MINUTE = 20  # of one kind: the same logger and message template
MAX_KINDS = 1000  # that are counted
STANDARD_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class AddressFilter(logging.Filter):
    """Adds the address of the request being served, in the form that rate limits count it."""

    def filter(self, record: logging.LogRecord) -> bool:
        if current_address.get() and not hasattr(record, "address"):
            record.address = shown_address(current_address.get())
        return True


class RateLimitFilter(logging.Filter):
    """Drops repeated warnings and errors beyond a number per minute, so that strangers cannot fill the disk. The next
    line of the same kind says how many were dropped."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: dict[tuple[str, str], list[float]] = {}  # start of the minute, lines in it, lines dropped

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind, now = (record.name, str(record.msg)), self._clock()
        if kind not in self._kinds and len(self._kinds) >= MAX_KINDS:
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
    """Formats a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


class PlainLines(logging.Formatter):
    """Formats a record for people."""

    def format(self, record: logging.LogRecord) -> str:
        more = " ".join(f"{name}={value}" for name, value in vars(record).items() if name not in STANDARD_FIELDS)
        line = f"{time.strftime('%H:%M:%S')} {record.levelname.lower()}: {record.getMessage()} {more}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(level: str = "info", *, as_json: bool = False) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(AddressFilter())
    handler.addFilter(RateLimitFilter())
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel("WARNING")  # it logs every socket
    logging.getLogger("alembic.runtime.migration").addFilter(lambda record: record.msg.startswith("Running"))

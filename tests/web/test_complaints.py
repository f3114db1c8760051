"""What the server of these tests may log, and what fails a test."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from longhaul.server.ops.heartbeat import Heartbeat
from longhaul.server.ops.logs import PlainLines
from longhaul.server.store.sql.memory import MemoryStore
from longhaul.server.tables.hub import Hub
from tests.web.browser import unexpected_lines


def test_only_the_line_about_a_pause_is_allowed_among_the_warnings(tmp_path: Path) -> None:
    """The machine may be busy; whatever else the server warns of fails the test."""
    times = iter([0.0, 5.0])
    path = tmp_path / "server.log"
    handler = logging.FileHandler(path)
    handler.setFormatter(PlainLines())
    log = logging.getLogger("longhaul.hub")

    async def pause() -> None:
        hub = Hub(MemoryStore())
        hub.heartbeat = Heartbeat(lambda: next(times))
        hub.notice_pause()
        await hub.close()

    log.addHandler(handler)
    try:
        with ThreadPoolExecutor(1) as pool:  # the browser of the other tests here occupies this thread's event loop
            pool.submit(asyncio.run, pause()).result()
        assert unexpected_lines(path.read_text().splitlines()) == []
        log.warning("the server did not run well")
        assert len(unexpected_lines(path.read_text().splitlines())) == 1
    finally:
        log.removeHandler(handler)
        handler.close()
    assert path.read_text().count("warning: ") == 2

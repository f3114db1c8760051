"""`longhaul` that waits only briefly for what clients send, for tests of clients that send nothing."""

from functools import partial
from typing import Any

from longhaul.cli import main
from longhaul.server import http_server
from longhaul.server.security.bounded_http import Timeouts

QUICK = Timeouts(head=0.5, body=0.5, write=0.5, idle=1, idle_proxy=60)

if __name__ == "__main__":
    with_timeouts: Any = partial(http_server.serve, timeouts=QUICK)
    http_server.serve = with_timeouts
    main()

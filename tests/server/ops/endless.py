"""`longhaul` whose searches never end, for tests of who waits for them."""

import sys
import threading
from typing import Any

from longhaul.bots.search import Searcher
from longhaul.cli import main

BEGUN = "a search has begun"


def search_endlessly(*_: Any) -> Any:
    print(BEGUN, file=sys.stderr, flush=True)
    threading.Event().wait()


if __name__ == "__main__":
    Searcher.search = search_endlessly  # type: ignore[assignment, method-assign]
    Searcher.is_ready = property(lambda _: True)  # type: ignore[assignment, method-assign]  # else bots use heuristics
    main()

"""The threads of bots are shared fairly between tables."""

from longhaul.server.tables.fair_queue import FairQueue


def order(queue: FairQueue[str]) -> list[str]:
    taken = []
    while (next_ := queue.take()) is not None:
        taken.append(next_[1])
    return taken


def test_tables_that_have_thought_equally_long_wait_their_turn() -> None:
    queue = FairQueue[str]()
    for table in "abc":
        queue.put(table, f"of {table}")
    assert order(queue) == ["of a", "of b", "of c"]


def test_an_instant_bot_does_not_wait_behind_searches_of_other_tables() -> None:
    queue = FairQueue[str]()
    for table in "abcd":
        queue.put(table, "search")
    for _ in "abcd":
        taken = queue.take()
        assert taken
        queue.charge(taken[0], 1.0)
    for table in "abcd":
        queue.put(table, "search")
    queue.put("instant", "at once")
    assert order(queue)[0] == "at once"


def test_a_table_gets_its_share_however_many_requests_others_have() -> None:
    """Two tables with a search of 4 s and of 1 s, always wanting more: both think for as long as the other."""
    queue, thought = FairQueue[str](), {"slow": 0.0, "quick": 0.0}
    seconds = {"slow": 4.0, "quick": 1.0}
    for table in thought:
        queue.put(table, table)
    for _ in range(500):
        taken = queue.take()
        assert taken
        table = taken[0]
        thought[table] += seconds[table]
        queue.charge(table, seconds[table])
        queue.put(table, table)
    assert abs(thought["slow"] - thought["quick"]) <= 4.0


def test_a_quiet_table_saves_up_no_time() -> None:
    queue = FairQueue[str]()
    for _ in range(100):
        queue.put("busy", "busy")
        assert queue.take()
        queue.charge("busy", 1.0)
    queue.put("quiet", "quiet")
    assert queue.take()
    queue.charge("quiet", 1.0)
    queue.put("busy", "busy")
    queue.put("quiet", "again")
    assert order(queue) == ["busy", "again"]


def test_a_newer_request_of_a_table_replaces_the_one_that_waits() -> None:
    queue = FairQueue[str]()
    queue.put("a", "old")
    queue.put("b", "other")
    queue.put("a", "new")
    assert len(queue) == 2
    assert order(queue) == ["new", "other"]
    assert queue.take() is None

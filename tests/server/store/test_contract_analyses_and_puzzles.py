"""What every store promises about analyses of games and tries at puzzles."""

from longhaul.server.store import Store
from tests.server.store.samples import add_user, analysis, attempt, record


def test_an_analysis_is_stored_until_there_is_a_better_one(store: Store) -> None:
    assert store.analysis("r1") is None
    store.save_analysis(analysis())
    store.save_analysis(analysis("t1", data=b""))
    assert store.analysis("r1") == analysis() and store.analysis("t1") == analysis("t1", data=b"")
    store.save_analysis(analysis(made=20.0, data=b"better"))
    assert store.analysis("r1") == analysis(made=20.0, data=b"better")


def test_the_analysis_of_a_record_goes_with_it(store: Store) -> None:
    add_user(store, "ann", "Ann")
    add_user(store, "bo", "Bo")
    store.add_record(record("r1", "ann"))
    store.add_record(record("r2", "bo"))
    for replay in ("r1", "r2", "t1"):
        store.save_analysis(analysis(replay))
    store.delete_user("ann")
    assert store.analysis("r1") is None
    assert store.analysis("r2") == analysis("r2") and store.analysis("t1") == analysis("t1")


def test_tries_are_counted_by_user_and_puzzle(store: Store) -> None:
    tries = [attempt("p1"), attempt("p2", at=14.0, solved=False, day=""), attempt("p1", "bo")]
    for each in tries:
        store.save_attempt(each)
    assert store.attempt("ann", "p1") == tries[0] and store.attempt("bo", "p1") == tries[2]
    assert store.attempt("bo", "p2") is None
    assert store.attempts_of("ann") == [tries[1], tries[0]] and store.attempts_of("nobody") == []
    store.save_attempt(attempt("p2", at=14.0, tries=3))
    assert store.attempt("ann", "p2") == attempt("p2", at=14.0, tries=3)


def test_what_is_solved_stays_solved(store: Store) -> None:
    store.save_attempt(attempt("p1", tries=2))
    store.save_attempt(attempt("p1", tries=2, solved=False, day=""))  # of a second window, a moment later
    assert store.attempt("ann", "p1") == attempt("p1", tries=2)


def test_tries_are_forgotten_with_who_made_them(store: Store) -> None:
    add_user(store, "ann", "Ann")
    store.save_attempt(attempt("p1"))
    store.save_attempt(attempt("p1", "bo"))
    store.delete_user("ann")
    assert store.attempts_of("ann") == [] and store.attempts_of("bo") == [attempt("p1", "bo")]

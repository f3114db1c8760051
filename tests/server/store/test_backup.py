"""Backups: from any store to any other, of one moment, and never half of one."""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longhaul.server.store import BadBackup, Store, Unavailable, backup, restore
from longhaul.server.store.schema import metadata
from longhaul.server.store.sql.memory import MemoryStore
from tests.server.store.conftest import Place
from tests.server.store.samples import add_table, add_user, everything, fill_with_samples, plays


class Whole(NamedTuple):
    """A backup that nothing has happened to."""

    path: Path
    content: bytes
    rows: list[tuple[str, dict[str, Any]]]


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    store = MemoryStore()
    fill_with_samples(store)
    backup(store, tmp_path / "sample.gz")
    return tmp_path / "sample.gz"


def test_a_backup_of_any_store_fills_any_other(place: Place, new_place: Place, tmp_path: Path) -> None:
    store, other = place.open(), new_place.open()
    fill_with_samples(store)
    path = tmp_path / "backup.gz"
    counts = backup(store, path)
    assert restore(path, other) == counts and counts.total() == len(everything(store))
    assert everything(other) == everything(store) and other.secret() == store.secret()
    assert other.load_table("t1") == store.load_table("t1")


def test_samples_hold_rows_of_every_table(store: Store) -> None:
    fill_with_samples(store)
    assert {name for name, _ in store.dump()} == set(metadata.tables)


def test_a_restored_store_goes_on(new_place: Place, sample: Path) -> None:
    store = new_place.open()
    restore(sample, store)
    last = store.chat_of("t1")[-1].number
    assert store.add_chat("t1", 9.0, "bo", "Bo", "on").number > last
    assert store.append(plays("t1", 42, 43)) == set() and store.append(plays("t1", 45, 45)) == {"t1"}
    assert not store.save_ratings("t1", [])


def test_an_empty_store_can_be_backed_up(new_place: Place, tmp_path: Path) -> None:
    backup(MemoryStore(), tmp_path / "empty.gz")
    assert restore(tmp_path / "empty.gz", new_place.open()) == {"settings": 1}  # its secret


def test_a_backup_of_a_store_in_use_is_of_one_moment(place: Place, tmp_path: Path) -> None:
    store, writer = place.open(), place.open()
    tables = [f"t{i}" for i in range(20)]
    for table in tables:
        add_table(store, table)
    done: list[int] = []

    def write() -> None:
        for number in range(1, 1000):
            writer.append([item for table in tables for item in plays(table, number, number)])
            if done:
                return

    thread = Thread(target=write)
    thread.start()
    try:
        while not store.entries("t0"):
            pass
        backup(store, tmp_path / "live.gz")
    finally:
        done.append(1)
        thread.join()
    copy = MemoryStore()
    restore(tmp_path / "live.gz", copy)
    assert len({len(copy.entries(table)) for table in tables}) == 1 and copy.entries("t0")


def test_only_its_owner_may_read_a_backup(sample: Path) -> None:
    assert sample.stat().st_mode & 0o777 == 0o600


# Writing fails
class Failing(MemoryStore):
    def dump(self) -> Iterator[tuple[str, dict[str, Any]]]:
        yield from super().dump()
        raise Unavailable("the database cannot be used now")


def test_a_backup_that_fails_leaves_the_one_before(sample: Path) -> None:
    before = sample.read_bytes()
    with pytest.raises(Unavailable):
        backup(Failing(), sample)
    assert sample.read_bytes() == before and list(sample.parent.iterdir()) == [sample]


def test_a_backup_needs_a_folder(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match=r"cannot be written to .*: No such file or directory"):
        backup(MemoryStore(), tmp_path / "none" / "backup.gz")


# Reading fails
def reject(path: Path, why: str, store: Store | None = None) -> None:
    """A backup is refused with a sentence and leaves nothing behind."""
    store = store or MemoryStore()
    before = everything(store)
    with pytest.raises(BadBackup, match=why):
        restore(path, store)
    assert everything(store) == before


def rewrite(path: Path, change: Callable[[list[bytes]], list[bytes]]) -> Path:
    lines = gzip.decompress(path.read_bytes()).splitlines(keepends=True)
    path.write_bytes(gzip.compress(b"".join(change(lines))))
    return path


def test_a_store_that_is_not_empty_rejects_a_backup(store: Store, sample: Path) -> None:
    add_user(store, "late", "Late")
    reject(sample, "not empty", store)


def test_a_file_that_is_cut_off_is_rejected(new_place: Place, sample: Path) -> None:
    sample.write_bytes(sample.read_bytes()[:-9])
    reject(sample, "damaged, incomplete", new_place.open())


def test_a_file_without_its_last_line_is_rejected(new_place: Place, sample: Path) -> None:
    reject(rewrite(sample, lambda lines: lines[:-1]), "it is incomplete", new_place.open())


def test_a_file_in_which_a_row_is_missing_is_rejected(new_place: Place, sample: Path) -> None:
    reject(rewrite(sample, lambda lines: [*lines[:5], *lines[6:]]), "rows are missing", new_place.open())


@pytest.mark.parametrize("line", [b"x\n", b"[1, 2]\n", b'["users"]\n', b'["settings", {"name": "a", "value": "?"}]\n'])
def test_a_line_that_is_no_row_is_rejected(sample: Path, line: bytes) -> None:
    reject(rewrite(sample, lambda lines: [*lines[:3], line, *lines[3:]]), "sample.gz")


def test_a_row_that_does_not_belong_is_rejected(new_place: Place, sample: Path) -> None:
    def change(lines: list[bytes]) -> list[bytes]:
        counts = msgspec.json.decode(lines[-1])["rows"] | {"planets": 1}
        return [*lines[:-1], b'["planets", {"name": "Earth"}]\n', msgspec.json.encode({"rows": counts})]

    reject(rewrite(sample, change), "no table 'planets'", new_place.open())


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [("format", "other", "it is 'other'"), ("revision", "9999", "made by Longhaul .* with schema revision 9999")],
)
def test_a_backup_of_another_kind_is_rejected(sample: Path, field: str, value: str, why: str) -> None:
    def change(lines: list[bytes]) -> list[bytes]:
        return [msgspec.json.encode(msgspec.json.decode(lines[0]) | {field: value}) + b"\n", *lines[1:]]

    reject(rewrite(sample, change), why)


def test_a_file_that_is_no_backup_is_rejected(tmp_path: Path) -> None:
    reject(tmp_path / "none.gz", "none.gz cannot be read: No such file")
    (tmp_path / "text.gz").write_text("hello")
    reject(tmp_path / "text.gz", "text.gz is damaged")
    (tmp_path / "empty.gz").write_bytes(gzip.compress(b""))
    reject(tmp_path / "empty.gz", "empty.gz is damaged")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    """A backup in a folder of its own."""
    path, store = tmp_path_factory.mktemp("whole") / "backup.gz", MemoryStore()
    fill_with_samples(store)
    backup(store, path)
    return Whole(path, path.read_bytes(), everything(store))


@pytest.mark.slow
@settings(max_examples=150)
@given(data=st.data())
def test_a_file_damaged_anywhere_is_rejected_unless_the_damage_is_none(whole: Whole, data: st.DataObject) -> None:
    path = whole.path.with_name("damaged.gz")
    content = bytearray(whole.content)
    at = len(content) * data.draw(st.integers(0, 9999)) // 10_000
    if data.draw(st.booleans()):
        del content[at:]
    else:
        content[at] ^= data.draw(st.integers(1, 255))
    path.write_bytes(content)
    copy = MemoryStore()
    expected = whole.rows  # a few bits of gzip mean nothing
    before = everything(copy)
    try:
        restore(path, copy)
    except BadBackup:
        expected = before
    assert everything(copy) == expected

"""The cache of compiled entry points, kept between runs and never served stale.

Rules are inlined into the few entry points that Python calls, and only these are cached. Numba's own cache watches only
the file a function stands in, so it would serve an entry point stale after an edit of a rule elsewhere. Here each file
is named after everything that can change its machine code: the sources of the rules in it with all they import, Numba,
NumPy, Python, and the flags that alter compilation. (Numba itself keys each entry by CPU.)
"""

import getpass
import hashlib
import os
import pickle
import re
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

if sys.platform != "win32":
    import fcntl

PACKAGE = Path(__file__).resolve().parents[2]
IMPORT = re.compile(r"^\s*from (longhaul\.[\w.]+) import ", re.MULTILINE)
MAX_CACHED_FILES = 1500  # the least recently used are removed when more are written
MAX_LOCK_WAIT_SECONDS = 240.0  # then it is compiled in this process too, which only costs time
LOCK_POLL_SECONDS = 0.1


def fingerprint(modules: Iterable[str], composition: object = None) -> str:
    """A hash of everything that decides what machine code the rules of these modules become.

    `composition` says which of their rules go together.
    """
    digest = hashlib.sha256()
    flags = (numba.config.BOUNDSCHECK, numba.config.OPT, numba.config.DEBUGINFO_DEFAULT)
    digest.update(repr((numba.__version__, np.__version__, sys.version, flags, composition)).encode())
    for path in rule_sources(frozenset(modules)):
        digest.update(_portable(path).encode() + b"\0" + _read(path))
    return digest.hexdigest()[:24]


@lru_cache(maxsize=256)
def rule_sources(modules: frozenset[str]) -> tuple[Path, ...]:
    """The files of these modules and of all they import, transitively, with the tables that are frozen into the code.

    Labels, views and narration are not among them: no rule imports them, so a reworded sentence recompiles nothing.
    """
    found, pending = set[Path](), [path for module in modules for path in _files_of(module)]
    while pending:
        path = pending.pop()
        if path not in found:
            found.add(path)
            pending += [file for module in _imports(path) for file in _files_of(module)]
    tables = {table for path in found for table in path.parent.glob(f"{path.stem}*.npz")}
    return tuple(sorted(found | tables))


@cache
def _read(path: Path) -> bytes:
    return path.read_bytes()


@cache
def _imports(path: Path) -> list[str]:
    return IMPORT.findall(_read(path).decode())


@cache
def _files_of(module: str) -> list[Path]:
    """The file of a module; a module outside the package must have been imported."""
    name, *parts = module.split(".")
    if name != PACKAGE.name:
        file = getattr(sys.modules.get(module), "__file__", None)
        return [Path(file).resolve()] if file and Path(file).is_file() else []
    place = PACKAGE.joinpath(*parts)
    return [path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file()]


def _portable(path: Path) -> str:
    """A file's name relative to the package: two checkouts of the same sources share their machine code."""
    return path.relative_to(PACKAGE).as_posix() if PACKAGE in path.parents else str(path)


@lru_cache(maxsize=1)
def cache_folder() -> Path:
    """The folder for compiled rules, created if need be; a temporary one where the home folder is not writable."""
    for root in (_cache_root(), Path(tempfile.gettempdir()) / f"longhaul-{getpass.getuser()}"):
        folder = root / "rules"
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
        except OSError:
            continue
        if _is_ours(folder):
            _prune(folder)
            return folder
    raise OSError("there is no writable folder for compiled rules; set LONGHAUL_CACHE to one")


def _cache_root() -> Path:
    chosen = os.environ.get("LONGHAUL_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "longhaul"


def _is_ours(folder: Path) -> bool:
    """Whether only this user can write to the folder: cached machine code is executed as it is read."""
    if not hasattr(os, "getuid"):
        return True
    status = folder.stat()
    return status.st_uid == os.getuid() and not status.st_mode & 0o022


def _prune(folder: Path) -> None:
    """Remove the least recently used files, with their locks, and the folders that earlier versions made."""
    with suppress(OSError):  # another process may be pruning too
        files = sorted(folder.glob("*.nbc"), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in files[MAX_CACHED_FILES:]:
            path.unlink(missing_ok=True)
            path.with_suffix(".lock").unlink(missing_ok=True)
        for old in folder.parent.glob("rules-*"):
            shutil.rmtree(old, ignore_errors=True)


class _RuleFiles:
    """One file per compiled signature, named by a hash of its key and written in one piece.

    Numba's own index file is a race: two processes that compile two signatures of one rule at the
    same time can leave an index that maps the one to the machine code of the other.
    """

    def __init__(self, name: str, sources: str) -> None:
        self._name, self._sources = name, sources

    def load(self, key: object) -> Any:
        path = self._path(key)
        data = self._read(path)
        if data is None and path not in _locks:
            _locks[path] = _acquire_lock(path)
            data = self._read(path)  # another process may have compiled it while we waited
            if data is not None:
                _release_lock(path)
        return data

    def _read(self, path: Path) -> Any:
        try:
            data = pickle.loads(path.read_bytes())
            os.utime(path)
        except Exception:  # missing, cut short, or from another world: compile it again
            return None
        return data

    def save(self, key: object, data: object) -> None:
        path = self._path(key)
        partial = path.with_suffix(f".{os.getpid()}.{threading.get_ident()}")
        path.parent.mkdir(mode=0o700, exist_ok=True)  # another program may have pruned it
        partial.write_bytes(pickle.dumps(data, protocol=-1))
        partial.replace(path)
        _release_lock(path)

    def _path(self, key: object) -> Path:
        digest = hashlib.sha256(repr(key).encode()).hexdigest()[:24]
        return cache_folder() / f"{self._name}.{self._sources}.{digest}.nbc"


_locks: dict[Path, Any] = {}  # locks that this process holds while it compiles, by the file to be written


def _acquire_lock(path: Path) -> Any:
    """Wait until no other process compiles this entry; the lock is released when the file is closed."""
    if sys.platform == "win32":
        return None
    try:
        lock = path.with_suffix(".lock").open("w")
    except OSError:
        return None
    end = time.monotonic() + MAX_LOCK_WAIT_SECONDS
    while time.monotonic() < end:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            time.sleep(LOCK_POLL_SECONDS)
        except OSError:  # a file system without locks
            break
        else:
            return lock
    lock.close()
    return None


def _release_lock(path: Path) -> None:
    lock = _locks.pop(path, None)
    if lock is not None:
        lock.close()


class _RuleLocator(_CacheLocator):  # type: ignore[misc]
    """Tells Numba's cache where machine code is stored. `_RuleFiles` sees to staleness, by the names of its files."""

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return ""

    @classmethod
    def from_function(cls, py_func: FunctionType, py_file: str) -> "_RuleLocator":
        return cls()


class _RuleCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_RuleLocator]


class RuleCache(FunctionCache):  # type: ignore[misc]
    """The cache of one entry point, whose machine code depends on what `sources` is a fingerprint of."""

    _impl_class = _RuleCacheImpl

    def __init__(self, function: Callable[..., Any], sources: str) -> None:
        super().__init__(function)
        self._cache_file = _RuleFiles(self._impl.filename_base, sources)

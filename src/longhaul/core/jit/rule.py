"""`rule`, the one decorator: plain Python when LONGHAUL_JIT=0, compiled by Numba otherwise.

Rules are small and call each other; the compiler folds them into the few *entries* that Python calls
(`Entry`), and only entries are kept in the cache. Numba's own cache watches only the file a
function stands in, so an entry would be served stale after an edit of a rule elsewhere. Here the cache
folder is named after everything that can change the machine code: all rule sources, Numba, NumPy,
Python, and the flags that alter compilation. (Numba itself keys each entry by CPU.)
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
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from longhaul.core.jit.calls import Shape, call, door_of, opener
from longhaul.core.jit.inlining import FoldedRule
from longhaul.core.memory.record import Record, Rows

if sys.platform != "win32":
    import fcntl

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = os.environ.get("LONGHAUL_JIT", "1") != "0"
PACKAGE = Path(__file__).resolve().parents[2]
RULE_FOLDERS = ("core", "games", "bots")  # where rules are written
IMPORT = re.compile(r"^\s*from longhaul\.([\w.]+) import ", re.MULTILINE)
KEPT_CACHES = 6  # older cache folders are removed when a new one is begun


def rule(function: F) -> F:
    """Mark a function as a rule: compiled into whatever calls it, or left as it is."""
    if not COMPILED:
        return function
    return cast(F, FoldedRule(function, _INNER))


class Entry:
    """A template with the given rules in place of the global names it uses: what Python calls of a game.

    This is how one loop serves all games. A closure would do the same but cannot be cached: Numba
    would key it by the identity of the functions it captures. The first arguments are records, of the given
    kinds; compiled code gets their addresses, which costs a twentieth of handing over NumPy's records.

    It compiles on its first call, unless `lazy` is set: then it runs as plain Python until `compile` is called.
    `run` is what a call comes to, for those in a hurry; it is another one once it is compiled.
    """

    run: Callable[..., Any]

    def __init__(
        self,
        template: Callable[..., Any],
        name: str,
        records: tuple[type[Record], ...],
        rows: type[Record] | None = None,  # the kind of records that arrays among the arguments hold
        lasting: bool = False,  # it runs long enough to let other threads of Python go on meanwhile
        **rules: Any,
    ) -> None:
        self.name = name
        self._lasting = lasting
        self._template, self._records, self._rows, self._rules = template, records, rows, rules
        self._interpreted = _clone(template, name, rules)
        self.run = self._first

    def __call__(self, *arguments: Any) -> Any:
        return self.run(*arguments)

    def _first(self, *arguments: Any) -> Any:
        """Nobody has compiled it yet."""
        if not COMPILED or lazy.is_set():
            return self._interpreted(*map(self._plain, arguments))
        self.compile()
        return self.run(*arguments)

    def _plain(self, argument: Any) -> Any:
        """An argument as interpreted code takes it."""
        is_rows = self._rows and isinstance(argument, np.ndarray) and argument.dtype == self._rows.dtype
        return Rows(self._rows, argument) if self._rows and is_rows else argument

    def compile(self) -> None:
        """Make machine code of it, or load it, when it is next called; from then on that is used."""
        self.run = self._make_run()

    @property
    def is_ready(self) -> bool:
        """Whether it runs as fast as it ever will in this process: compiled, unless nothing is."""
        return not COMPILED or self.run != self._first or not lazy.is_set()

    def warm(self, *arguments: Any) -> None:
        """Compile or load it now by calling it once; others go on with the interpreted one until that is done."""
        if COMPILED and self.run == self._first:
            run = self._make_run()
            run(*arguments)
            self.run = run

    def _make_run(self) -> Callable[..., Any]:
        return call(self._shape, self._make_door())

    @property
    def _shape(self) -> Shape:
        return len(self._records), self._template.__code__.co_argcount - len(self._records)

    def _make_door(self) -> Any:
        inner = FoldedRule(_clone(self._template, f"{self.name}_inner", self._rules), _INNER)
        openers = {f"open{i}": opener(kind) for i, kind in enumerate(self._records)}
        door = _clone(door_of(self._shape), self.name, {"inner": inner, **openers})
        # To give the interpreter up and get it back takes longer than an action: a busy thread may hold it by then.
        dispatcher = numba.njit(nogil=self._lasting, error_model="numpy")(door)
        dispatcher._cache = _RuleCache(door)
        self.door = dispatcher
        return dispatcher


lazy = threading.Event()  # set by a server: entries are interpreted until someone compiles them


def _clone(function: Callable[..., Any], name: str, names: dict[str, Any]) -> FunctionType:
    """The same code with other globals."""
    clone = FunctionType(function.__code__, function.__globals__ | names, name)
    clone.__module__ = function.__module__
    clone.__qualname__ = name
    return clone


_OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy"}
# Only compiled code calls a compiled rule: doors for Python and C would cost a quarter more. A run that checks bounds
# need not be fast, and is compiled sooner if nothing is put into what calls it.
_INNER = {
    **_OPTIONS,
    "forceinline": not numba.config.BOUNDSCHECK,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


# The cache ------------------------------------------------------------------------------------
@lru_cache(maxsize=1)
def fingerprint() -> str:
    """A hash of all that decides what the compiler makes of the rules."""
    digest = hashlib.sha256()
    flags = (numba.config.BOUNDSCHECK, numba.config.OPT, numba.config.DEBUGINFO_DEFAULT)
    digest.update(repr((numba.__version__, np.__version__, sys.version, flags)).encode())
    for path in rule_sources():
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:24]


def rule_sources() -> list[Path]:
    """Every file whose rules may be compiled into one another, all that these files import, and so on; and those that
    say which rules go together.

    What only speaks of a game (labels, views, the log) is not among them: a better sentence compiles nothing anew.
    """
    written = {path: path.read_text(encoding="utf-8") for path in _all_sources()}
    found, open_ends = set[Path](), [path for path, text in written.items() if "@rule" in text]
    while open_ends:
        path = open_ends.pop()
        if path in written and path not in found:
            found.add(path)
            open_ends += [file for module in IMPORT.findall(written[path]) for file in _files_of(module)]
    tables = {path for folder in RULE_FOLDERS for path in (PACKAGE / folder).rglob("*.npz")}  # frozen into the code
    together = {path for path, text in written.items() if "Rules(" in text or "Entry(" in text}
    return sorted(found | together | tables)


def _all_sources() -> list[Path]:
    return [path for folder in RULE_FOLDERS for path in (PACKAGE / folder).rglob("*.py")]


def _files_of(module: str) -> tuple[Path, Path]:
    """Where a module may be: it is a file, or a folder."""
    place = PACKAGE.joinpath(*module.split("."))
    return place.with_suffix(".py"), place / "__init__.py"


@lru_cache(maxsize=1)
def cache_folder() -> Path:
    """The folder for this fingerprint, made now; where no home is writable, a temporary one."""
    for root in (_cache_root(), Path(tempfile.gettempdir()) / f"longhaul-{getpass.getuser()}"):
        folder = root / f"rules-{fingerprint()}"
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            if not _is_ours(folder):
                continue
            os.utime(folder)
            _prune(root)
        except OSError:
            continue
        return folder
    raise OSError("no folder can be written for compiled rules; set LONGHAUL_CACHE to one that can")


def _cache_root() -> Path:
    chosen = os.environ.get("LONGHAUL_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "longhaul"


def _is_ours(folder: Path) -> bool:
    """Machine code is run as it is read, so no one else may have put it there."""
    if not hasattr(os, "getuid"):
        return True
    status = folder.stat()
    return status.st_uid == os.getuid() and not status.st_mode & 0o022


def _prune(root: Path) -> None:
    folders = sorted(root.glob("rules-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for folder in folders[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


class _RuleFiles:
    """One file per compiled signature, named by a hash of its key and written in one piece.

    Numba's own index file is a race: two processes that compile two signatures of one rule at the
    same time can leave an index that maps the one to the machine code of the other.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def load(self, key: object) -> Any:
        path = self._path(key)
        data = self._read(path)
        if data is None and path not in _turns:
            _turns[path] = _take_turn(path)
            data = self._read(path)  # another process may have compiled it while we waited
            if data is not None:
                _end_turn(path)
        return data

    def _read(self, path: Path) -> Any:
        try:
            return pickle.loads(path.read_bytes())
        except Exception:  # missing, cut short, or from another world: compile it anew
            return None

    def save(self, key: object, data: object) -> None:
        path = self._path(key)
        partial = path.with_suffix(f".{os.getpid()}.{threading.get_ident()}")
        path.parent.mkdir(mode=0o700, exist_ok=True)  # another program may have pruned it
        partial.write_bytes(pickle.dumps(data, protocol=-1))
        partial.replace(path)
        _end_turn(path)

    def _path(self, key: object) -> Path:
        digest = hashlib.sha256(repr(key).encode()).hexdigest()[:24]
        return cache_folder() / f"{self._name}.{digest}.nbc"


_turns: dict[Path, Any] = {}  # locks that this process holds while it compiles, by the file to be written
LONGEST_WAIT = 240.0  # seconds; then it is compiled here too, which only costs time


def _take_turn(path: Path) -> Any:
    """Wait until no other process compiles this entry; the lock is released when the file is closed."""
    if sys.platform == "win32":
        return None
    try:
        lock = path.with_suffix(".lock").open("w")
    except OSError:
        return None
    end = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < end:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            time.sleep(0.1)
        except OSError:  # a file system without locks
            break
        else:
            return lock
    lock.close()
    return None


def _end_turn(path: Path) -> None:
    lock = _turns.pop(path, None)
    if lock is not None:
        lock.close()


class _RuleLocator(_CacheLocator):  # type: ignore[misc]
    """Tells Numba's cache where machine code is kept. Staleness is the folder's business."""

    def __init__(self, file: str) -> None:
        self._file = Path(file)

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        """Rules of one name in two files differ by it; so does a rule outside the package by version.

        Files of the package are named relative to it: two checkouts of the same sources share their machine code.
        """
        file = self._file.resolve()
        if PACKAGE in file.parents:
            return hashlib.sha256(file.relative_to(PACKAGE).as_posix().encode()).hexdigest()[:10]
        text = file.read_bytes() if file.exists() else b""
        return hashlib.sha256(str(file).encode() + text).hexdigest()[:10]

    @classmethod
    def from_function(cls, py_func: FunctionType, py_file: str) -> "_RuleLocator":
        return cls(py_file)


class _RuleCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = [_RuleLocator]


class _RuleCache(FunctionCache):  # type: ignore[misc]
    _impl_class = _RuleCacheImpl

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._cache_file = _RuleFiles(self._impl.filename_base)

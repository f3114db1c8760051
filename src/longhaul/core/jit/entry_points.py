"""Entry points: the few compiled functions that Python calls; rules are inlined into them."""

import threading
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numba
import numpy as np

from longhaul.core.jit.cache import RuleCache, fingerprint
from longhaul.core.jit.calls import Arity, call_with_records, record_opener, wrapper_for
from longhaul.core.jit.inlining import InlinedRule
from longhaul.core.jit.rule import COMPILED, RULE_OPTIONS
from longhaul.core.memory.record import Record, Rows

interpret_first = threading.Event()  # set by a server: entry points are interpreted until someone compiles them


class EntryPoint:
    """A template with the given rules in place of the global names it uses.

    This is how one loop serves all games. A closure would do the same but cannot be cached: Numba
    would key it by the identity of the functions it captures. The first arguments are records of the given
    types; compiled code gets their addresses, which costs a twentieth of passing NumPy's records.

    It compiles on its first call, unless `interpret_first` is set: then it runs as plain Python until `compile` is
    called. `run` is the current implementation, without the indirection of `__call__`; compiling replaces it.
    """

    run: Callable[..., Any]

    def __init__(
        self,
        template: Callable[..., Any],
        name: str,
        records: tuple[type[Record], ...],
        rows: type[Record] | None = None,  # the record type of arrays among the arguments
        releases_gil: bool = False,  # for calls long enough that other Python threads should run meanwhile
        **rules: Any,
    ) -> None:
        self.name = name
        self._releases_gil = releases_gil
        self._template, self._records, self._rows, self._rules = template, records, rows, rules
        self._interpreted = _clone(template, name, rules)
        self.run = self._run_first

    def __call__(self, *arguments: Any) -> Any:
        return self.run(*arguments)

    def _run_first(self, *arguments: Any) -> Any:
        """Run before anyone has compiled it."""
        if not COMPILED or interpret_first.is_set():
            return self._interpreted(*map(self._for_interpreter, arguments))
        self.compile()
        return self.run(*arguments)

    def _for_interpreter(self, argument: Any) -> Any:
        """An argument as interpreted code takes it."""
        is_rows = self._rows and isinstance(argument, np.ndarray) and argument.dtype == self._rows.dtype
        return Rows(self._rows, argument) if self._rows and is_rows else argument

    def compile(self) -> None:
        """Use compiled code from the next call on, which compiles it or loads it from the cache."""
        self.run = self._compiled_run()

    @property
    def is_ready(self) -> bool:
        """Whether it runs as fast as it ever will in this process: compiled, unless nothing is."""
        return not COMPILED or self.run != self._run_first or not interpret_first.is_set()

    def warm(self, *arguments: Any) -> None:
        """Compile or load it now by calling it once; other threads use the interpreted code until that is done."""
        if COMPILED and self.run == self._run_first:
            run = self._compiled_run()
            run(*arguments)
            self.run = run

    def _compiled_run(self) -> Callable[..., Any]:
        return call_with_records(self._arity, self._make_dispatcher())

    @property
    def _arity(self) -> Arity:
        return Arity(len(self._records), self._template.__code__.co_argcount - len(self._records))

    def _make_dispatcher(self) -> Any:
        inner = InlinedRule(_clone(self._template, f"{self.name}_inner", self._rules), RULE_OPTIONS)
        openers = {f"open{i}": record_opener(kind) for i, kind in enumerate(self._records)}
        wrapper = _clone(wrapper_for(self._arity), self.name, {"inner": inner, **openers})
        # Releasing the GIL and taking it back takes longer than an action: a busy thread may hold it by then.
        self.dispatcher = numba.njit(nogil=self._releases_gil, error_model="numpy")(wrapper)
        self.dispatcher._cache = RuleCache(wrapper, self._fingerprint())
        return self.dispatcher

    def _fingerprint(self) -> str:
        """A hash of all that its machine code depends on."""
        functions = [getattr(value, "py_func", value) for value in (self._template, *self._rules.values())]
        modules = [getattr(part, "__module__", "") for part in (*functions, *self._records, self._rows)]
        composition = [(name, getattr(rule, "__qualname__", rule)) for name, rule in self._rules.items()]
        return fingerprint(filter(None, (__name__, *modules)), composition)


def _clone(function: Callable[..., Any], name: str, names: dict[str, Any]) -> FunctionType:
    """The same code with other globals."""
    clone = FunctionType(function.__code__, function.__globals__ | names, name)
    clone.__module__ = function.__module__
    clone.__qualname__ = name
    return clone

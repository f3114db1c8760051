"""`rule`, the one decorator: plain Python when LONGHAUL_JIT=0, compiled by Numba otherwise."""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

from longhaul.core.jit.inlining import InlinedRule

F = TypeVar("F", bound=Callable[..., Any])

COMPILED = os.environ.get("LONGHAUL_JIT", "1") != "0"

# Only compiled code calls a compiled rule: wrappers for Python and C would cost a quarter more. A bounds-checked run
# need not be fast, and compiles sooner without inlining.
RULE_OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "forceinline": not numba.config.BOUNDSCHECK,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}


def rule(function: F) -> F:
    """Mark a function as a rule: inlined into the compiled code that calls it, or left as it is."""
    if not COMPILED:
        return function
    return cast(F, InlinedRule(function, RULE_OPTIONS))

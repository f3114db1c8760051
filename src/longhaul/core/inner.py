"""How rules are compiled that only other compiled rules call: translated, never made into machine code of their own.

Numba makes a finished program of every function that it compiles, with all that it calls put into it. Rules
call each other five and ten deep, so a rule far down would be optimized ten times over, for programs
that nobody runs. Only an entry is run; it takes its rules in as they were translated and is optimized once.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class Translation(JITCodeLibrary):  # type: ignore[misc]
    """A rule to be taken in by others."""

    def _optimize_final_module(self) -> None:
        """Left to the entry."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(NativeLowering):  # type: ignore[misc]
    """Like Numba's own, but for the machine code at its end."""

    _name = "inner_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = Translation(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        known_as = object()  # what callers find it by
        state["cr"] = state["cr"]._replace(cfunc=known_as)
        state.targetctx.insert_user_function(known_as, state["cr"].fndesc, [state.library])
        return True


class InnerCompiler(CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [
            (InnerLowering, title) if kind is NativeLowering else (kind, title) for kind, title in pipeline.passes
        ]
        pipeline._finalized = False
        pipeline.finalize()
        return [pipeline]

"""How Numba compiles rules: each is inlined into the entry points that use it, and only these are optimised.

Left to itself, Numba optimises every function with all that it calls and emits it, then does so again in each of its
callers, up to the entry point; and it compiles a function again for every width of its integers and for every constant.
"""

from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NopythonTypeInference
from numba.core.types.misc import unliteral

NARROW_INTEGERS = (types.int8, types.int16, types.int32, types.uint8, types.uint16, types.uint32)


class InlinedRule(CPUDispatcher):  # type: ignore[misc]
    """A rule as compiled code sees it. Called from Python, it runs as the plain function it was written as.

    Labels, views and tests call a rule or two at a time, which is not worth a compilation.
    """

    def __init__(self, function: Any, targetoptions: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=targetoptions, pipeline_class=_InliningCompiler)

    def __call__(self, *arguments: Any) -> Any:
        return self.py_func(*arguments)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """The signature that a call from another rule compiles: integers are of one width, as in Python."""
        return super().get_call_template(tuple(map(_widened, args)), {key: _widened(kind) for key, kind in kws.items()})


def _widened(kind: Any) -> Any:
    plain = unliteral(kind)
    return types.int64 if plain in NARROW_INTEGERS or isinstance(plain, types.IntEnumMember) else plain


class _UnoptimisedLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The lowered code of a rule and of all that it calls. It is linked into its callers, never called itself."""

    def _optimize_final_module(self) -> None:
        """The entry point is optimised as a whole."""

    def _finalize_final_module(self) -> None:
        """There is nothing to emit."""
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002 no function has a pointer
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> "_UnoptimisedLibrary":
        """Used only for the module's environment, which code without Python objects does not need."""
        return self

    def set_env(self, name: str, environment: object) -> None:
        """See `codegen`."""


@register_pass(mutates_CFG=False, analysis_only=False)
class _UseUnoptimisedLibrary(FunctionPass):  # type: ignore[misc]
    _name = "inline_rule"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        state.library = _UnoptimisedLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return True


class _InliningCompiler(CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(_UseUnoptimisedLibrary, NopythonTypeInference)
        passes.finalize()
        return [passes]

"""Functions that dispatch on an action's number or on the phase, generated from tables.

    TABLE = ActionTable(
        __name__,
        ACTIONS,
        Handler("buy", judge_buy, buy),  # the same in every phase; the judge checks the phase
        Handler("sector", judge_move, move, (Phase.TRAVEL,)),  # a block with a meaning of its own in each phase
        Handler("sector", judge_base, found_base, (Phase.BASE,)),
        not_offered=not_offered,
    )
    judge_action = TABLE.build_judge()
    perform = TABLE.build_effect()
    list_legal = build_phase_dispatch(__name__, {Phase.MARKET: legal_market, Phase.TRAVEL: legal_travel})

They are compiled like any other rule, so that a table costs no more than an if-chain written by hand. A function names
what it needs: `c`, `s`, `log` and `out` are passed where its parameters have these names; its other parameters are the
arguments of the action, in the order of the block's axes. It may also take none of them, or, where the block
has several axes, a single parameter: the index of the action within its block.
"""

import inspect
import linecache
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from longhaul.core.actions import ActionSpace, Block
from longhaul.core.jit.rule import rule

JUDGE_CONTEXT = ("c", "s")
EFFECT_CONTEXT = ("c", "s", "log")
LISTING_CONTEXT = ("c", "s", "out")
INDENT = "    "

Function = Callable[..., Any]


@dataclass(frozen=True)
class Handler:
    """What the rulebook says of one block of actions: who judges it and what it does, in all phases or in some."""

    verb: str
    judge: Function
    effect: Function
    phases: tuple[int, ...] = ()


class ActionTable:
    """All handlers of a game: at least one for every block of actions."""

    def __init__(
        self,
        module: str,  # where it is declared; what the compiled functions depend on is found from there
        actions: ActionSpace,
        *handlers: Handler,
        not_offered: Function | None = None,  # (c, s, action) -> the clause that forbids a block not offered in a phase
    ) -> None:
        self._module, self._actions, self._handlers, self._not_offered = module, actions, handlers, not_offered
        verbs = {block.name for block in actions}
        unknown = sorted({handler.verb for handler in handlers} - verbs)
        missing = sorted(verbs - {handler.verb for handler in handlers})
        if unknown or missing:
            raise TypeError(
                f"{module}: action blocks without a handler: {missing}; handlers without a block: {unknown}"
            )

    def build_judge(self) -> Callable[..., int]:
        """`judge_action(c, s, action)`: 0 if the action is legal, else the clause that forbids it."""
        calls = [_Call(handler.verb, handler.judge, handler.phases) for handler in self._handlers]
        return _Generator(self._actions, calls, JUDGE_CONTEXT, self._not_offered).build("judge_action", self._module)

    def build_effect(self) -> Callable[..., None]:
        """`perform(c, s, action, log)`: carries out an action, which must be legal."""
        calls = [_Call(handler.verb, handler.effect, handler.phases) for handler in self._handlers]
        return _Generator(self._actions, calls, EFFECT_CONTEXT, None).build("perform", self._module)

    def offered(self, phase: int) -> int:
        """The blocks that have a handler for this phase, as bits."""
        verbs = {handler.verb for handler in self._handlers if phase in handler.phases}
        return sum(1 << index for index, block in enumerate(self._actions) if block.name in verbs)


def build_phase_dispatch(module: str, listings: Mapping[int, Function]) -> Callable[..., int]:
    """`list_legal(c, s, out)`: what the function for the phase returns, 0 in phases without one. See `build_switch`."""
    return build_switch(module, "list_legal", LISTING_CONTEXT, "s.phase", listings, default=0)


def build_switch(
    module: str,
    name: str,
    parameters: tuple[str, ...],
    on: str,
    cases: Mapping[int, Function],
    default: int | None = None,
) -> Function:
    """A rule that returns what the function for the value of the expression `on` returns, or else the default.

    The cases are tested in the given order: put the most frequent first.
    """
    lines = list[str]()
    for value, function in cases.items():
        call = f"{function.__name__}({', '.join(_parameters(function))})"
        lines += [f"{INDENT}if {on} == {int(value)}:", f"{INDENT}{INDENT}return {call}"]
    lines.append(f"{INDENT}return {default}")
    names = {function.__name__: function for function in cases.values()}
    return _compile(module, name, ", ".join(parameters), lines, names)


def _parameters(function: Function) -> tuple[str, ...]:
    return tuple(inspect.signature(getattr(function, "py_func", function)).parameters)


def _compile(module: str, name: str, parameters: str, lines: list[str], names: dict[str, Function]) -> Function:
    """A rule from the lines of its body and the functions that they call."""
    source = "\n".join((f"def {name}({parameters}):", *lines, ""))
    file = f"<{name} of {module}>"
    namespace: dict[str, Any] = {"__name__": module, **names}
    exec(compile(source, file, "exec"), namespace)
    linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file  # for debuggers and tracebacks
    built: Function = rule(namespace[name])
    return built


@dataclass(frozen=True)
class _Call:
    """One half of a handler: the function to call for a block, in some phases."""

    verb: str
    function: Function
    phases: tuple[int, ...]

    @property
    def parameters(self) -> tuple[str, ...]:
        return _parameters(self.function)


class _Generator:
    """Writes the source of one dispatching function."""

    def __init__(
        self, actions: ActionSpace, calls: list[_Call], context: tuple[str, ...], not_offered: Function | None
    ) -> None:
        self._actions, self._context, self._not_offered = actions, context, not_offered
        self._returns = "return " if context == JUDGE_CONTEXT else ""
        self._names: dict[str, Function] = {}
        self._by_verb = {block.name: [call for call in calls if call.verb == block.name] for block in actions}

    def build(self, name: str, module: str) -> Callable[..., Any]:
        parameters = ", ".join((*self._context[:2], "action", *self._context[2:]))
        return _compile(module, name, parameters, self._search(tuple(self._actions), INDENT), self._names)

    def _search(self, blocks: tuple[Block, ...], indent: str) -> list[str]:
        """A binary search for the block of an action."""
        if len(blocks) == 1:
            return self._block(blocks[0], indent)
        middle = len(blocks) // 2
        return [
            f"{indent}if action < {blocks[middle].first}:",
            *self._search(blocks[:middle], indent + INDENT),
            f"{indent}else:",
            *self._search(blocks[middle:], indent + INDENT),
        ]

    def _block(self, block: Block, indent: str) -> list[str]:
        """The call for a block: the only one there is, or the one for the phase."""
        calls = self._by_verb[block.name]
        if not calls[0].phases:
            if len(calls) > 1:
                raise TypeError(f"{block.name}: a handler without phases must be the only one")
            return [indent + self._call(calls[0], block)]
        lines = list[str]()
        for call in calls[:-1] if self._not_offered is None else calls:
            lines += [
                f"{indent}if {_is_phase(call.phases)}:",
                indent + INDENT + self._call(call, block),
                f"{indent}else:",
            ]
            indent += INDENT
        last = self._call(calls[-1], block) if self._not_offered is None else self._reject(self._not_offered)
        return [*lines, indent + last]

    def _call(self, call: _Call, block: Block) -> str:
        name, parameters = self._name(call.function), call.parameters
        wanted = [parameter for parameter in parameters if parameter not in EFFECT_CONTEXT]
        available = [_place(block)] if len(wanted) == 1 < len(block.axes) else _arguments(block)
        if len(wanted) not in (0, len(available)):
            raise TypeError(f"{block.name} has {len(block.axes)} arguments, but {name} takes {wanted}")
        given = dict(zip(wanted, available))
        return f"{self._returns}{name}({', '.join(given.get(parameter, parameter) for parameter in parameters)})"

    def _reject(self, not_offered: Function) -> str:
        return f"return {self._name(not_offered)}({', '.join(_parameters(not_offered))})"

    def _name(self, function: Function) -> str:
        """The name of a function in the generated source."""
        name = function.__name__
        while self._names.get(name, function) is not function:
            name += "_"
        self._names[name] = function
        return name


def _is_phase(phases: tuple[int, ...]) -> str:
    return " or ".join(f"s.phase == {int(phase)}" for phase in phases)


def _place(block: Block) -> str:
    """The place of an action in its block, as an expression."""
    return f"action - {block.first}" if block.first else "action"


def _arguments(block: Block) -> list[str]:
    """The arguments of an action as expressions: mixed-radix digits of its place in the block."""
    place = _place(block)
    digits = list[str]()
    stride = block.size
    for index, axis in enumerate(block.axes):
        stride //= axis.size
        digit = place if stride == 1 else f"({place}) // {stride}"
        digits.append(digit if index == 0 else f"({digit}) % {axis.size}")
    return digits

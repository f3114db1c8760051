"""Actions: small integers laid out in named blocks, each with a text form that reads back.

    ACTIONS = action_space(retire=(), explore=(Axis("size", 3),), buy=(Axis("good", 6),))
    ACTIONS.text(2, words)                  # 'explore:medium'
    ACTIONS.parse("explore:medium", words)  # 2

The words of an axis come from the game and its content (`{"size": ("small", …), "good": …}`), so a
content file that names its goods names the actions too.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import prod

from longhaul.core.errors import UnknownAction
from longhaul.core.memory.record import Axis, Words
from longhaul.core.messages.message import Message, excerpt


@dataclass(frozen=True)
class Block:
    """A run of actions that share a verb: `first` + mixed-radix index of the arguments."""

    name: str
    axes: tuple[Axis, ...]
    first: int

    @cached_property
    def size(self) -> int:
        return prod(axis.size for axis in self.axes)

    @cached_property
    def last(self) -> int:
        """One past the last action of the block."""
        return self.first + self.size

    def arguments(self, action: int) -> tuple[int, ...]:
        """The index on each axis that `action` stands for."""
        rest, indices = action - self.first, list[int]()
        for axis in reversed(self.axes):
            rest, index = divmod(rest, axis.size)
            indices.append(index)
        return tuple(reversed(indices))

    def action(self, *arguments: int) -> int:
        """The number of the action with these arguments."""
        index = 0
        for axis, argument in zip(self.axes, arguments, strict=True):
            index = index * axis.size + argument
        return self.first + index


@dataclass(frozen=True)
class ActionSpace:
    """All actions of a game, in blocks."""

    blocks: tuple[Block, ...]

    def __iter__(self) -> Iterator[Block]:
        return iter(self.blocks)

    def __getitem__(self, name: str) -> Block:
        return next(block for block in self.blocks if block.name == name)

    @cached_property
    def size(self) -> int:
        return self.blocks[-1].last

    def check(self, action: int) -> None:
        """Raise UnknownAction for a number that stands for no action."""
        if not 0 <= action < self.size:
            facts = {"text-action": excerpt(action), "text-last": str(self.size - 1)}
            raise UnknownAction(Message("rejected-action-number", facts))

    def block(self, action: int) -> Block:
        """The block that `action` belongs to."""
        self.check(action)
        return next(block for block in self.blocks if action < block.last)

    @cached_property
    def _parts(self) -> list[tuple[str, tuple[int, ...]]]:
        return [(block.name, block.arguments(n)) for block in self.blocks for n in range(block.first, block.last)]

    def parts(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The verb of an action and the index of each of its arguments."""
        self.check(action)
        return self._parts[action]

    def text(self, action: int, words: Words) -> str:
        """The text form of an action, such as `buy:robots`."""
        block = self.block(action)
        named = (words[a.kind][i] for a, i in zip(block.axes, block.arguments(action), strict=True))
        return ":".join((block.name, *named))

    def words(self, action: int, words: Words) -> dict[str, str]:
        """The words of an action by their kinds; a kind that it takes twice is `good`, then `good-2`."""
        block, named = self.block(action), dict[str, str]()
        for axis, index in zip(block.axes, block.arguments(action), strict=True):
            taken = sum(name.partition("-")[0] == axis.kind for name in named)
            named[f"{axis.kind}-{taken + 1}" if taken else axis.kind] = words[axis.kind][index]
        return named

    def parse(self, text: str, words: Words) -> int:
        """The action that a text form names; the error says which part is not understood."""
        verb, *arguments = text.strip().lower().split(":")
        block = next((b for b in self.blocks if b.name == verb), None)
        if block is None:
            known = [block.name for block in self.blocks]
            facts = {"text-action": excerpt(text), "text-verb": excerpt(verb), "text-known": known}
            raise UnknownAction(Message("rejected-action-verb", facts))
        if len(arguments) != len(block.axes):
            form = ":".join((verb, *(a.kind.upper() for a in block.axes)))
            raise UnknownAction(Message("rejected-action-form", {"text-action": excerpt(text), "text-form": form}))
        pairs = zip(block.axes, arguments, strict=True)
        return block.action(*(_index(text, axis, word, words) for axis, word in pairs))


def action_space(**blocks: tuple[Axis, ...]) -> ActionSpace:
    """Number the blocks one after the other, in the order given."""
    placed, first = list[Block](), 0
    for name, axes in blocks.items():
        placed.append(Block(name, axes, first))
        first = placed[-1].last
    return ActionSpace(tuple(placed))


def _index(text: str, axis: Axis, word: str, words: Words) -> int:
    known = words[axis.kind]
    if word not in known:
        typed = {"text-action": excerpt(text), "text-word": excerpt(word)}
        raise UnknownAction(Message("rejected-action-word", {**typed, "text-kind": axis.kind, "text-known": known}))
    return known.index(word)

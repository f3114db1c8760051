"""How a board is laid out: the stages of a turn, groups of actions, explanations of figures.

It does not depend on the position, so clients fetch it once. Plain data, never compiled.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from longhaul.core.actions import ActionSpace, Block
from longhaul.core.memory.record import Words


@dataclass(frozen=True)
class Stage:
    """A stage of the turn, as the rulebook divides it."""

    title: str
    phases: tuple[str, ...]
    clause: str
    needs: str = ""  # the option that this stage requires


@dataclass(frozen=True)
class Group:
    """Actions that are shown together. Those of `always` are shown whether they are legal or not."""

    title: str
    verbs: tuple[str, ...]
    always: Mapping[str, str] = field(default_factory=dict)  # verb -> name, with the words of its axes in braces


@dataclass(frozen=True)
class Figure:
    """How a number on the board is calculated, and the clause that says so."""

    text: str
    clause: str


@dataclass(frozen=True)
class BoardLayout:
    """The layout of one game."""

    stages: tuple[Stage, ...]
    groups: Mapping[str, tuple[Group, ...]]  # by phase
    figures: Mapping[str, Figure]  # by the name that the board knows
    goods: str  # the kind of word that names goods
    letters: str  # one for each good, no two alike
    kinds: tuple[str, ...]  # other kinds of words that a board shows


def named_actions(actions: ActionSpace, group: Group, words: Words, titles: Words) -> dict[str, str]:
    """The actions that a group always shows: text form and short name."""
    return {
        actions.text(number, words): name.format(**_argument_titles(actions[verb], number, words, titles))
        for verb, name in group.always.items()
        for number in range(actions[verb].first, actions[verb].last)
    }


def _argument_titles(block: Block, number: int, words: Words, titles: Words) -> dict[str, str]:
    places = zip(block.axes, block.arguments(number), strict=True)
    return {axis.kind: display_names(axis.kind, words, titles)[index] for axis, index in places}


def display_names(kind: str, words: Words, titles: Words) -> list[str]:
    """The display names of all things of a kind; where the content set gives none, the capitalised words."""
    return [title if title != word else word.title() for word, title in zip(words[kind], titles[kind], strict=True)]


def humanize(word: str) -> str:
    """An identifier as people read it: `escape_new` is "Escape new"."""
    return word.replace("_", " ").capitalize()

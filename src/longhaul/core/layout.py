"""How a board is laid out: the stages of a turn, groups of actions, explanations of figures.

It does not depend on the position, so clients fetch it once. It names messages of the game's catalogue, which has the
texts. Plain data, never compiled.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from longhaul.core.actions import ActionSpace
from longhaul.core.memory.record import Words
from longhaul.core.messages.message import Message


@dataclass(frozen=True)
class Stage:
    """A stage of the turn, as the rulebook divides it: the message `stage-<id>`."""

    id: str
    phases: tuple[str, ...]
    clause: str
    needs: str = ""  # the option that this stage requires

    @property
    def message(self) -> Message:
        return Message(f"stage-{self.id}")


@dataclass(frozen=True)
class Group:
    """Actions that are shown together, those of `always` whether they are legal or not: the message `group-<id>`."""

    id: str
    verbs: tuple[str, ...]
    always: Mapping[str, str] = field(
        default_factory=dict
    )  # verb -> its name's message, which takes the action's words

    @property
    def message(self) -> Message:
        return Message(f"group-{self.id}")


@dataclass(frozen=True)
class BoardLayout:
    """The layout of one game."""

    stages: tuple[Stage, ...]
    groups: Mapping[str, tuple[Group, ...]]  # by phase
    figures: Mapping[
        str, str
    ]  # the clause that says how a number on the board is calculated; the message `figure-<key>`
    goods: str  # the kind of word that names goods
    letters: str  # one for each good, no two alike
    kinds: tuple[str, ...]  # other kinds of words that a board shows


def named_actions(actions: ActionSpace, group: Group, words: Words) -> Iterator[tuple[int, Message]]:
    """The actions that a group always shows, with their names."""
    for verb, name in group.always.items():
        block = actions[verb]
        for action in range(block.first, block.last):
            yield action, Message(name, actions.words(action, words))


def humanize(word: str) -> str:
    """An identifier as people read it: `escape_new` is "Escape new"."""
    return word.replace("_", " ").capitalize()

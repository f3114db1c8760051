"""What can be laid ahead in a game, by names: its phases, and the verbs and words that their actions are made of."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from longhaul.core.content import ContentSet
from longhaul.core.layout import Group, human, spoken_words
from longhaul.core.rulebook import Rulebook
from longhaul.table.errors import Rejection

BRACES = re.compile(r"\s*\{[^}]*\}\s*")


class Verb(msgspec.Struct, frozen=True):
    """Something that is done in a phase: an action is its verb, and a word for each kind."""

    verb: str
    title: str
    kinds: list[str]


class Spoken(msgspec.Struct, frozen=True):
    word: str
    title: str


class PhaseOf(msgspec.Struct, frozen=True):
    """A phase in which someone decides."""

    name: str
    title: str
    doings: list[Verb]

    @property
    def verbs(self) -> list[str]:
        return [doing.verb for doing in self.doings]


class Catalogue(msgspec.Struct, frozen=True):
    phases: list[PhaseOf]
    words: dict[str, list[Spoken]]  # by kind


@lru_cache(maxsize=64)
def catalogue(rulebook: Rulebook, content: ContentSet[Any]) -> Catalogue:
    """All of it, in the order of the turn."""
    phases = phases_of(rulebook)
    kinds = dict.fromkeys(kind for phase in phases for doing in phase.doings for kind in doing.kinds)
    words, titles = content.words, content.titles
    spoken = {kind: list(map(Spoken, words[kind], spoken_words(kind, words, titles))) for kind in kinds}
    return Catalogue(phases, spoken)


@lru_cache(maxsize=16)
def phases_of(rulebook: Rulebook) -> list[PhaseOf]:
    found = list[PhaseOf]()
    for stage in rulebook.plan.stages:
        for phase in stage.phases:
            is_all = len(stage.phases) == 1 or phase == stage.title.lower()
            title = stage.title if is_all else f"{stage.title}: {human(phase).lower()}"
            found.append(PhaseOf(phase, title, _doings(rulebook, rulebook.plan.groups.get(phase, ()))))
    return found


def _doings(rulebook: Rulebook, groups: Sequence[Group]) -> list[Verb]:
    """The verbs of a phase; where two would go by one name, the first says what it belongs to."""
    doings = [(group, _verb(rulebook, group, verb)) for group in groups for verb in group.verbs]
    titles = [doing.title for _, doing in doings]
    return [
        msgspec.structs.replace(doing, title=f"{group.title}: {doing.title.lower()}")
        if titles.count(doing.title) > 1 and doing.title != group.title
        else doing
        for group, doing in doings
    ]


def find_phase(rulebook: Rulebook, name: str) -> PhaseOf:
    found = next((phase for phase in phases_of(rulebook) if phase.name == name), None)
    if found is None:
        known = ", ".join(phase.name for phase in phases_of(rulebook))
        raise Rejection(f"nobody is asked in a phase {name!r}; there are {known}")
    return found


def _verb(rulebook: Rulebook, group: Group, verb: str) -> Verb:
    """Its name: what its button says without the words that are chosen, or what the group is about."""
    kinds = [axis.kind for axis in rulebook.actions[verb].axes]
    said = BRACES.sub(" ", group.always.get(verb, "")).strip()
    if kinds and len(group.verbs) == 1:
        said = group.title
    return Verb(verb, said or human(verb), kinds)


def named(rulebook: Rulebook, content: ContentSet[Any], action: str) -> str:
    """An action in words, whatever the position: "Explore: Medium"."""
    verb, arguments = rulebook.actions.parts(rulebook.actions.parse(action, content.words))
    kinds = [axis.kind for axis in rulebook.actions[verb].axes]
    doings = [doing for phase in phases_of(rulebook) for doing in phase.doings if doing.verb == verb]
    title = doings[0].title if doings else human(verb)
    words = [spoken_words(kind, content.words, content.titles)[i] for kind, i in zip(kinds, arguments, strict=True)]
    return f"{title}: {', '.join(words)}" if words else title

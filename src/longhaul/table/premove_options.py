"""What players can choose from when they make premoves in a game, by name: phases, verbs, and the words they take."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from longhaul.core.content import ContentSet
from longhaul.core.layout import Group, display_names, humanize
from longhaul.core.rulebook import Rulebook
from longhaul.table.errors import Rejection

BRACES = re.compile(r"\s*\{[^}]*\}\s*")


class VerbOption(msgspec.Struct, frozen=True):
    """An action is its verb and one word of each kind."""

    verb: str
    title: str
    kinds: list[str]


class WordOption(msgspec.Struct, frozen=True):
    word: str
    title: str


class PhaseOption(msgspec.Struct, frozen=True):
    """A phase in which a player decides."""

    name: str
    title: str
    options: list[VerbOption]

    @property
    def verbs(self) -> list[str]:
        return [option.verb for option in self.options]


class PremoveOptions(msgspec.Struct, frozen=True):
    phases: list[PhaseOption]
    words: dict[str, list[WordOption]]  # by kind


@lru_cache(maxsize=64)
def premove_options(rulebook: Rulebook, content: ContentSet[Any]) -> PremoveOptions:
    """All options, in the order of a turn."""
    phases = phase_options(rulebook)
    kinds = dict.fromkeys(kind for phase in phases for option in phase.options for kind in option.kinds)
    words, titles = content.words, content.titles
    word_options = {kind: list(map(WordOption, words[kind], display_names(kind, words, titles))) for kind in kinds}
    return PremoveOptions(phases, word_options)


@lru_cache(maxsize=16)
def phase_options(rulebook: Rulebook) -> list[PhaseOption]:
    found = list[PhaseOption]()
    for stage in rulebook.layout.stages:
        for phase in stage.phases:
            is_whole_stage = len(stage.phases) == 1 or phase == stage.title.lower()
            title = stage.title if is_whole_stage else f"{stage.title}: {humanize(phase).lower()}"
            found.append(PhaseOption(phase, title, _verb_options(rulebook, rulebook.layout.groups.get(phase, ()))))
    return found


def _verb_options(rulebook: Rulebook, groups: Sequence[Group]) -> list[VerbOption]:
    """The verbs of a phase; those that share a title get their group's title in front."""
    options = [(group, _verb_option(rulebook, group, verb)) for group in groups for verb in group.verbs]
    titles = [option.title for _, option in options]
    return [
        msgspec.structs.replace(option, title=f"{group.title}: {option.title.lower()}")
        if titles.count(option.title) > 1 and option.title != group.title
        else option
        for group, option in options
    ]


def find_phase(rulebook: Rulebook, name: str) -> PhaseOption:
    found = next((phase for phase in phase_options(rulebook) if phase.name == name), None)
    if found is None:
        known = ", ".join(phase.name for phase in phase_options(rulebook))
        raise Rejection(f"players decide nothing in a phase {name!r}; they do in {known}")
    return found


def _verb_option(rulebook: Rulebook, group: Group, verb: str) -> VerbOption:
    """Titled by its button's text without the words to choose, or by its group."""
    kinds = [axis.kind for axis in rulebook.actions[verb].axes]
    title = BRACES.sub(" ", group.always.get(verb, "")).strip()
    if kinds and len(group.verbs) == 1:
        title = group.title
    return VerbOption(verb, title or humanize(verb), kinds)


def action_title(rulebook: Rulebook, content: ContentSet[Any], action: str) -> str:
    """An action in words, whatever the position: "Explore: Medium"."""
    verb, arguments = rulebook.actions.parts(rulebook.actions.parse(action, content.words))
    kinds = [axis.kind for axis in rulebook.actions[verb].axes]
    found = [option for phase in phase_options(rulebook) for option in phase.options if option.verb == verb]
    title = found[0].title if found else humanize(verb)
    words = [display_names(kind, content.words, content.titles)[i] for kind, i in zip(kinds, arguments, strict=True)]
    return f"{title}: {', '.join(words)}" if words else title

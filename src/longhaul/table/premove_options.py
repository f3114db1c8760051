"""What players can choose from when they make premoves in a game: phases, verbs, and the words they take."""

from functools import lru_cache
from typing import Any

import msgspec

from longhaul.core.content import ContentSet
from longhaul.core.layout import Group
from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import ENGLISH, load_bundle
from longhaul.core.messages.content_texts import own_names
from longhaul.core.messages.message import as_message
from longhaul.core.rulebook import Rulebook
from longhaul.table.errors import Rejection


class VerbOption(msgspec.Struct, frozen=True):
    """An action is its verb and one word of each kind."""

    verb: str
    message: Message
    kinds: list[str]


class PhaseOption(msgspec.Struct, frozen=True):
    """A phase in which a player decides."""

    name: str
    message: Message
    options: list[VerbOption]

    @property
    def verbs(self) -> list[str]:
        return [option.verb for option in self.options]


class PremoveOptions(msgspec.Struct, frozen=True):
    phases: list[PhaseOption]
    words: dict[str, list[str]]  # by kind


@lru_cache(maxsize=64)
def premove_options(rulebook: Rulebook, content: ContentSet[Any]) -> PremoveOptions:
    """All options, in the order of a turn."""
    phases = phase_options(rulebook)
    kinds = dict.fromkeys(kind for phase in phases for option in phase.options for kind in option.kinds)
    return PremoveOptions(phases, {kind: list(content.words[kind]) for kind in kinds})


@lru_cache(maxsize=16)
def phase_options(rulebook: Rulebook) -> list[PhaseOption]:
    found = list[PhaseOption]()
    for stage in rulebook.layout.stages:
        for phase in stage.phases:
            message = stage.message
            if len(stage.phases) > 1 and phase != stage.id:
                message = Message("premove-phase", {"stage": message, "phase": phase})
            groups = rulebook.layout.groups.get(phase, ())
            options = [_verb_option(rulebook, group, verb) for group in groups for verb in group.verbs]
            found.append(PhaseOption(phase, message, options))
    return found


def find_phase(rulebook: Rulebook, name: str) -> PhaseOption:
    found = next((phase for phase in phase_options(rulebook) if phase.name == name), None)
    if found is None:
        known = [phase.name for phase in phase_options(rulebook)]
        raise Rejection(Message("rejected-no-phase", {"text-phase": name, "text-known": known}))
    return found


def _verb_option(rulebook: Rulebook, group: Group, verb: str) -> VerbOption:
    """Called as its button if there are no words to choose; else as its group, or by the verb."""
    kinds = [axis.kind for axis in rulebook.actions[verb].axes]
    if kinds and len(group.verbs) == 1:
        return VerbOption(verb, group.message, kinds)
    name = group.always.get(verb, f"name-{verb}")
    is_name = not kinds and verb in group.always
    return VerbOption(verb, Message(name if is_name else f"verb-{name.removeprefix('name-')}"), kinds)


def action_message(rulebook: Rulebook, content: ContentSet[Any], action: str) -> Message:
    """An action in words, whatever the position: "Explore: Medium"."""
    number = rulebook.actions.parse(action, content.words)
    verb, _ = rulebook.actions.parts(number)
    found = [option for phase in phase_options(rulebook) for option in phase.options if option.verb == verb]
    title = found[0].message if found else as_message(verb)
    things = [_thing(rulebook, content, *pair) for pair in rulebook.actions.words(number, content.words).items()]
    return Message("premove-action", {"title": title, "things": things}) if things else title


def _thing(rulebook: Rulebook, content: ContentSet[Any], kind: str, word: str) -> Message:
    """A thing by its name. Names that a content set gives are not in the catalogue; some words have none."""
    game = rulebook.facts.id
    if own := own_names(content, domain=game).get(kind, {}).get(word):
        return as_message(own)
    has_name = load_bundle(ENGLISH, game).plain(f"{kind}-{word}") is not None
    return Message(f"{kind}-{word}") if has_name else as_message(word)

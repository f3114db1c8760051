"""Messages: whatever a game says is declared, and every language can say it."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import longhaul
from longhaul.core.layout import named_actions
from longhaul.core.messages import Message, is_message
from longhaul.core.messages.catalogs import languages, load_bundle
from longhaul.core.messages.check import check_domain
from longhaul.core.messages.content_texts import formatter_of
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import kind_of
from longhaul.core.messages.shared import SHARED
from longhaul.core.options import named_values
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game
from longhaul.table.premove_options import phase_options
from tests.contract.generated import Generator, check_formatted, watch_forms

DECISIONS = 400
NAMES = ("Ada", "Bo", "Żaneta")  # of players; others have none
# What a catalogue may hold besides declared messages: names of things and parts of the page.
PARTS = ("noun", "stage", "group", "figure", "option", "ending", "name", "set", "board", "terminal", "text", "game")


def declared(game: str) -> Any:
    return find_game(game).presentation.messages


def messages_of(position: Position, rng: random.Random) -> Iterator[Message]:
    """All that a game says in one position, to the player and about a few actions."""
    legal = position.legal
    yield position.prompt
    yield position.rulebook.presentation.when(position)
    yield from position.story
    yield from position.describe(legal)
    yield from filter(None, position.warn(legal))
    for action in rng.sample(range(position.rulebook.actions.size), 20):
        yield from filter(None, [position.rejection(action)])


def play(game: str, seed: int) -> Iterator[Message]:
    """The messages of a random game with random options."""
    rng, rulebook = random.Random(seed), find_game(game)
    options: dict[str, Any] = {
        o.name: rng.choice([True, False]) for o in rulebook.options if type(o).__name__ == "Switch"
    }
    position = longhaul.new(game, seed=seed, seats=rng.randint(*rulebook.facts.seats), **options)
    yield from position.story
    for _ in range(DECISIONS):
        if position.over:
            break
        yield from messages_of(position, rng)
        position.play(rng.choice(position.legal))
    yield from position.story


@cache
def played(game: str, seed: int) -> list[Message]:
    """The different messages of a random game."""
    return [*dict.fromkeys(play(game, seed))]


def nested(message: Message) -> Iterator[Message]:
    yield message
    for value in message.arguments.values():
        for part in value if isinstance(value, (list, tuple)) and not is_message(value) else [value]:
            if is_message(part):
                yield from nested(Message(*part))


def type_of(name: str, value: Any, kinds: frozenset[str]) -> str:
    if isinstance(value, bool):
        return "flag"
    if is_message(value):
        return "message"
    if isinstance(value, (list, tuple)):
        return f"list of {type_of(name, value[0], kinds)}" if value else "list"
    if isinstance(value, str):
        return kind_of(name) if kind_of(name) in kinds else "text"
    return "seat" if kind_of(name) == "seat" else "number"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_says_is_declared(game: str) -> None:
    schema = {**SHARED, **declared(game)}
    kinds = frozenset(part for types in schema.values() for type_ in types.values() for part in type_.split())
    for seed in range(3):
        for outer in played(game, seed):
            for message in nested(outer):
                assert message.id in schema, message
                types = {name: type_of(name, value, kinds) for name, value in message.arguments.items()}
                for name, type_ in types.items():
                    assert name in schema[message.id], (message, name)
                    assert schema[message.id][name].startswith(type_), (message, name, type_)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_messages_of_games_are_formatted_in_every_language_without_faults(game: str, language: str) -> None:
    rulebook = find_game(game)
    content = rulebook.find_content()
    write, bundle = formatter_of(content, language, game), load_bundle(language, game)
    for seed in range(2):
        for message in played(game, seed):
            formatted = bundle.format(message.id, write.values(message.arguments))
            assert formatted is not None, message
            text, errors = formatted
            assert not errors, (message, text, errors)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_formatted_with_any_arguments(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking = watch_forms(monkeypatch)
    rulebook, schema, bundle = find_game(game), {**SHARED, **declared(game)}, load_bundle(language, game)
    for content in map(rulebook.find_content, rulebook.sets):
        write, generator = formatter_of(content, language, game, NAMES), Generator(language, game, schema, content)
        for id_ in schema:
            check_formatted(generator.messages(id_), write, bundle)
    assert not lacking


def constant(rulebook: Rulebook) -> Iterator[Message]:
    """What a game says whatever the position: of its layout, its options and endings."""
    layout, content = rulebook.layout, rulebook.find_content()
    yield from (Message(id_) for id_ in ("game-intro", f"game-{rulebook.facts.id}.about"))
    yield from (stage.message for stage in layout.stages)
    for group in (group for groups in layout.groups.values() for group in groups):
        yield group.message
        yield from (name for _, name in named_actions(rulebook.actions, group, content.words))
    yield from (Message(f"figure-{name}") for name in layout.figures)
    yield from (Message(f"ending-{ending}") for ending in rulebook.facts.endings)
    for option in rulebook.options:
        yield from (Message(f"option-{option.name}{part}") for part in ("", ".about"))
        yield from (Message(f"option-{option.name}-{value}") for value in named_values(option))
    for name in rulebook.sets:
        yield from (Message(f"set-{name}{part}") for part in ("", ".about"))
    for phase in phase_options(rulebook):
        yield from (phase.message, *(option.message for option in phase.options))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_constant_messages_are_in_every_language(game: str, language: str) -> None:
    rulebook, bundle = find_game(game), load_bundle(language, game)
    write = formatter_of(rulebook.find_content(), language, game)
    for outer in constant(rulebook):
        for message in nested(outer):
            text, errors = bundle.format(message.id, write.values(message.arguments)) or ("", [])
            assert text and not errors, (message, text, errors)


@pytest.mark.parametrize("game", GAMES)
def test_the_introduction_is_that_of_the_rulebook(game: str) -> None:
    paragraph = find_game(game).page.split("\n\n")[1]
    assert Formatter(domain=game)(Message("game-intro")) == " ".join(paragraph.split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_catalogue_is_complete_and_correct(game: str, language: str) -> None:
    assert not [str(fault) for fault in check_domain(language, game, declared(game))]

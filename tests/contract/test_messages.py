"""Messages: whatever a game says is declared, and every language can say it."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import longhaul
from longhaul.core.messages import Message, is_message
from longhaul.core.messages.catalogs import languages, load_bundle
from longhaul.core.messages.check import check_domain
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import kind_of
from longhaul.core.messages.shared import SHARED
from longhaul.core.position import Position
from longhaul.games import GAMES, find_game

DECISIONS = 400
# What a catalogue may hold besides declared messages: names of things and parts of the page.
PARTS = ("noun", "stage", "group", "figure", "option", "ending", "name", "set", "board", "terminal", "text", "game")


def declared(game: str) -> Any:
    return find_game(game).presentation.messages


def said(position: Position, rng: random.Random) -> Iterator[Message]:
    """All that a game says in one position, to the player and about a few actions."""
    legal = position.legal
    yield position.prompt
    yield position.rulebook.presentation.when(position)
    yield from position.story
    yield from position.describe(legal)
    yield from filter(None, position.warn(legal))
    for action in rng.sample(range(position.rulebook.actions.size), 20):
        yield from filter(None, [position.refuse(action)])


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
        yield from said(position, rng)
        position.play(rng.choice(position.legal))
    yield from position.story


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
        for outer in play(game, seed):
            for message in nested(outer):
                assert message.id in schema, message
                types = {name: type_of(name, value, kinds) for name, value in message.arguments.items()}
                for name, type_ in types.items():
                    assert name in schema[message.id], (message, name)
                    assert schema[message.id][name].startswith(type_), (message, name, type_)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_said_in_every_language_without_faults(game: str, language: str) -> None:
    rulebook = find_game(game)
    content = rulebook.find_content()
    write, bundle = Formatter(language, game, content), load_bundle(language, game)
    for seed in range(2):
        for message in play(game, seed):
            formatted = bundle.format(message.id, write.values(message.arguments))
            assert formatted is not None, message
            text, errors = formatted
            assert not errors, (message, text, errors)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_catalogue_is_complete_and_correct(game: str, language: str) -> None:
    assert not [str(fault) for fault in check_domain(language, game, declared(game))]

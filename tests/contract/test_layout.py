"""A layout names only what its game has: phases, verbs, clauses; and every decision has its place at the table."""

import pytest

from longhaul.core.layout import named_actions
from longhaul.core.messages.content_texts import formatter_of
from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game

RULEBOOKS = [find_game(game) for game in GAMES]


@pytest.fixture(params=RULEBOOKS, ids=GAMES)
def rulebook(request: pytest.FixtureRequest) -> Rulebook:
    book: Rulebook = request.param
    return book


def test_clauses_are_in_the_rulebook(rulebook: Rulebook) -> None:
    layout = rulebook.layout
    for clause in [*(stage.clause for stage in layout.stages), *layout.figures.values()]:
        assert clause in rulebook.clause_texts


def test_every_phase_of_a_decision_is_a_stage_and_has_groups(rulebook: Rulebook) -> None:
    staged = [phase for stage in rulebook.layout.stages for phase in stage.phases]
    assert len(staged) == len(set(staged)) and set(staged) == set(rulebook.layout.groups)
    assert set(staged) <= set(rulebook.phase_names.values())


def test_actions_of_every_set_are_named_apart(rulebook: Rulebook) -> None:
    for content in map(rulebook.find_content, rulebook.sets):
        for groups in rulebook.layout.groups.values():
            named = [each for group in groups for each in named_actions(rulebook.actions, group, content.words)]
            write = formatter_of(content, domain=rulebook.facts.id)
            names = [write(name) for _, name in named]
            assert len(names) == len(set(names)) and all(names)
            assert all(set(group.always) <= set(group.verbs) for group in groups)


def test_parts_of_a_turn_need_options_that_there_are(rulebook: Rulebook) -> None:
    options = {option.name for option in rulebook.options}
    assert {stage.needs for stage in rulebook.layout.stages} - {""} <= options


def test_every_verb_is_shown_somewhere(rulebook: Rulebook) -> None:
    shown = {verb for groups in rulebook.layout.groups.values() for group in groups for verb in group.verbs}
    assert shown == {block.name for block in rulebook.actions}


def test_goods_have_letters_of_their_own(rulebook: Rulebook) -> None:
    goods = rulebook.find_content("house").words[rulebook.layout.goods]
    assert len(set(rulebook.layout.letters)) == len(rulebook.layout.letters) == len(goods)

"""First-game guides: recorded games whose chapters can be played as written, and which explain every other move."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest

from longhaul.core.files.guide import Chapter, Guide, Step, find_guide, matches
from longhaul.core.position import Position
from longhaul.games import GAMES, find_game
from longhaul.table.forced_moves import scripted_move
from longhaul.table.header import ContinuedFrom
from longhaul.table.table import Table

EACH_GAME = pytest.mark.parametrize("game", GAMES)


def decisions(guide: Guide, game: str) -> Iterator[tuple[Chapter, int, str, Step | None, Position]]:
    """All moves of all chapters: their places in the chapter, and the positions in which they are played."""
    rulebook = find_game(game)
    for chapter in guide.chapters:
        position = guide.position(rulebook, chapter)
        for place, (move, step) in enumerate(guide.script(chapter)):
            yield chapter, place, move, step, position.copy()
            position.play(move)


@EACH_GAME
def test_every_step_is_a_move_of_the_newcomer_who_has_the_first_and_the_last(game: str) -> None:
    guide = find_guide(find_game(game))
    for chapter in guide.chapters:
        script = guide.script(chapter)
        assert [step for _, step in script if step] == chapter.steps
        assert script[0][1] and script[-1][1]
    for chapter, place, _, step, position in decisions(guide, game):
        assert (position.seat == guide.turns[chapter.move]) == (step is not None), f"{chapter.title}, {place}"


@EACH_GAME
def test_bots_play_their_part_of_a_chapter_whatever_they_would_choose(game: str) -> None:
    guide = find_guide(find_game(game))
    for chapter, place, move, step, position in decisions(guide, game):
        origin = ContinuedFrom(f"guide/{game}/{guide.chapters.index(chapter) + 1}", [])
        table = cast(Table, SimpleNamespace(header=SimpleNamespace(origin=origin), position=position))
        scripted = scripted_move(table)
        assert (scripted is None) == (step is not None), f"{chapter.title}, {place}"
        assert scripted is None or position.text(scripted) == move


@EACH_GAME
def test_a_chapter_goes_on_after_every_move_that_does_as_well_and_explains_every_other(game: str) -> None:
    guide = find_guide(find_game(game))
    for chapter, place, move, step, position in decisions(guide, game):
        for action in position.legal if step else ():
            if action.text == move:
                continue
            if step and step.accepts(action.text):
                other = position.copy()
                for text in (action.text, *(text for text, _ in guide.script(chapter)[place + 1 :])):
                    other.play(text)
            else:
                assert step and guide.explanation(chapter, step, action.text), f"{chapter.title}: {action.text}"


@EACH_GAME
def test_no_pattern_of_a_step_is_idle(game: str) -> None:
    for chapter, _, move, step, position in decisions(find_guide(find_game(game)), game):
        others = [action.text for action in position.legal if action.text != move]
        for pattern in [*step.accept, *step.otherwise] if step else []:
            assert any(matches(pattern, other) for other in others), f"{chapter.title}: {pattern}"


@EACH_GAME
def test_a_guide_takes_three_to_nine_minutes_and_goes_forward(game: str) -> None:
    guide = find_guide(find_game(game))
    assert 3 <= guide.minutes <= 9
    ends = [chapter.move + len(guide.script(chapter)) for chapter in guide.chapters]
    assert all(end <= chapter.move for end, chapter in zip(ends, guide.chapters[1:], strict=False))
    assert all([guide.wins, *(text for each in guide.chapters for text in each.texts)])


TAUGHT = {
    "free-trader": {"killed", "fined", "confiscated", "month", "escaped", "scattered"},
    "star-traders": {"manipulated", "hired", "declared", "blockade_roll", "taken", "attacked", "hit", "over"},
}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_guide_meets_what_a_newcomer_must_know(game: str) -> None:
    """Police, law and Mis-Jump; fights and blockades."""
    guide = find_guide(find_game(game))
    met = {event.name for _, _, move, _, position in decisions(guide, game) for event in position.play(move)}
    last = guide.position(find_game(game), guide.chapters[-1])
    for move in guide.moves[guide.chapters[-1].move :]:
        met |= {event.name for event in last.play(move)}
    assert met >= TAUGHT[game]


@pytest.mark.parametrize(
    ("pattern", "move", "meant"),
    [
        ("lock:*", "lock:1+2", True),
        ("lock:1+*", "lock:12", False),
        ("*:up", "manipulate:red:up", True),
        ("sector:4.5", "sector:4x5", False),
        ("done", "done", True),
    ],
)
def test_patterns_stand_for_moves(pattern: str, move: str, meant: bool) -> None:
    assert matches(pattern, move) is meant

"""First-game guides: real games that can be played as they are told."""

import pytest

from longhaul.core.files.guide import find_guide
from longhaul.games import GAMES, find_game


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_guide_is_legal_and_every_chapter_is_one_players(game: str) -> None:
    rulebook = find_game(game)
    guide = find_guide(rulebook)
    for chapter in guide.chapters:
        position = guide.position(rulebook, chapter)
        seat = position.seat
        assert guide.asked(chapter)
        assert len(guide.asked(chapter)) == len(chapter.say)
        for move in guide.asked(chapter):
            assert position.seat == seat, f"{chapter.title}: {move} is someone else's"
            position.play(move)


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_takes_three_to_six_minutes_and_goes_forward(game: str) -> None:
    guide = find_guide(find_game(game))
    assert 3 <= guide.minutes <= 6
    ends = [chapter.move + len(chapter.say) for chapter in guide.chapters]
    assert all(end <= chapter.move for end, chapter in zip(ends, guide.chapters[1:], strict=False))
    assert all([guide.wins, *(text for each in guide.chapters for text in (each.before, *each.say, each.after))])

"""What a player can ask for in the window: help, hints, cards, the legend, the map, the guide, long texts."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from longhaul.bots.advice import Advice
from longhaul.cli.language import speaker
from longhaul.cli.play import PlayArguments, play_game
from longhaul.core.files.guide import find_guide
from longhaul.core.messages.catalogs import languages
from longhaul.core.position import Position
from longhaul.games import GAMES, find_game
from tests.cli.terminal import Window, in_window
from tests.cli.test_boards import BOARD_COMMANDS

START = PlayArguments("dice-traders", None, 1, "trader", {}, None, 5, None, False)
SIZES = [(80, 24), (120, 40)]
NAMED = {  # the beginning of a name, and what its card says
    "dice-traders": ("lux", "A unit costs 10, 8, 6, 4, 2 cr"),
    "free-trader": ("hangman", "It sings on the open channel before it opens its ports."),
    "gem-traders": ("marketeer", "Action, at the exchange: swap two dice, then trade."),
    "star-traders": ("interceptor", "Hull"),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Types lines into a new game; the text of the screen after each, and before the first."""

    def type_lines(arguments: PlayArguments, size: tuple[int, int], *lines: str) -> list[str]:
        typed, shown = list(lines), list[str]()

        def read(window: Window) -> str | None:
            shown.append(window.words)
            assert not window.scrolled and len(window.lines) == size[1]
            return typed.pop(0) if typed else None

        in_window(monkeypatch, size, read)
        play_game(arguments)
        return shown

    return type_lines


def of(game: str, language: str = "en") -> PlayArguments:
    return replace(START, game=game, language=language)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_help_states_the_goal_names_the_rules_and_every_command(
    game: str, size: tuple[int, int], language: str, screens: Callable[..., list[str]]
) -> None:
    pages = " ".join(screens(of(game, language), size, "?", "")[1:])
    text = speaker(language)
    assert text(f"goal-{game}") in pages and f"`longhaul rules {game}`" in pages
    for command in ("hint", "why", "undo", "board", "card", "legend", "log", "guide", "save", "quit"):
        assert text(f"command-{command}") in pages
    assert all(panel in pages for panel in BOARD_COMMANDS[game][:2])


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_the_legend_explains_every_sign(game: str, language: str, screens: Callable[..., list[str]]) -> None:
    pages = " ".join(screens(of(game, language), (80, 24), "legend", "")[1:])
    assert speaker(language)("legend-title") in pages
    assert speaker(language)("legend-dice" if game == "dice-traders" else "legend-crew", name="").split()[
        0
    ] in pages or (game in ("free-trader", "star-traders"))


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_found_by_its_name_or_a_part_of_it(game: str, screens: Callable[..., list[str]]) -> None:
    name, printed = NAMED[game]
    _, card, none, names = screens(of(game), (80, 24), f"card {name}", "card zzz", "card")
    assert printed in card and name in card.casefold()
    assert "There is no card with “zzz” in its name" in none
    assert "Names that `card NAME` explains" in names


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_each_part_of_the_table_can_be_shown(
    game: str, size: tuple[int, int], screens: Callable[..., list[str]]
) -> None:
    text = speaker("en")
    start, *shown = screens(of(game), size, "board", *BOARD_COMMANDS[game][:2])
    assert all(screen and screen != start for screen in shown)
    for panel, screen in zip(BOARD_COMMANDS[game], shown[1:], strict=False):
        assert text(f"panel-{panel}") in screen


def suggested(position: Position, report: Callable[[float], None], is_guess: bool = False) -> Advice:
    """The last legal action, as if a search had found it best."""
    report(1.0)
    expects = {"wins": 0.6, "low": 0.5, "high": 0.7, "score": 9, "score_low": 8, "score_high": 10, "trials": 100}
    legal = position.legal
    first, last = (
        {"action": int(action), "text": action.text, "label": position.describe([action])[0], "share": 1.0}
        | {"expects": expects}
        for action in (legal[0], legal[-1])
    )
    other = {**first, "cost": 0.12, "cost_error": 0.05}
    plan = [position.describe([legal[0]])[0]]
    return {**last, "seat": position.seat, "plan": plan, "alternatives": [other], "is_guess": is_guess}  # type: ignore[typeddict-item]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_the_choice_and_what_to_expect(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, screens: Callable[..., list[str]]
) -> None:
    monkeypatch.setattr("longhaul.cli.terminal.hint.hint", suggested)
    start, shown = screens(of(game, language), (80, 24), "hint")
    text = speaker(language)
    assert text("hint-best", label="").strip() in shown and text("hint-best", label="").strip() not in start
    assert text("hint-wins", wins=60, low=50, high=70, count=100) in shown
    assert text("hint-then", text="").strip() in shown
    assert text("hint-others", text="").strip() in shown and text("hint-cost-wins", percent=12) in shown


def test_a_solo_hint_tells_the_score_to_expect(
    monkeypatch: pytest.MonkeyPatch, screens: Callable[..., list[str]]
) -> None:
    monkeypatch.setattr("longhaul.cli.terminal.hint.hint", suggested)
    _, shown = screens(replace(START, seats=1), (80, 24), "hint")
    assert "It ends with about 9 points (8 to 10) in 100 simulations." in shown


def test_until_the_search_is_compiled_a_hint_says_that_it_is_a_guess(
    monkeypatch: pytest.MonkeyPatch, screens: Callable[..., list[str]]
) -> None:
    compiled = list[str]()
    monkeypatch.setattr("longhaul.cli.terminal.hint.COMPILED", True)
    monkeypatch.setattr(
        "longhaul.cli.terminal.hint.compile_in_background", lambda rulebook: compiled.append(rulebook.facts.id)
    )
    monkeypatch.setattr("longhaul.cli.terminal.hint.hint", partial(suggested, is_guess=True))
    _, shown = screens(START, (80, 24), "hint")
    assert "That is a quick guess." in shown and compiled == ["dice-traders"]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_is_played_to_its_end_and_leads_back(
    game: str, language: str, screens: Callable[..., list[str]]
) -> None:
    guide, text = find_guide(find_game(game)), speaker(language)
    lines = ["guide"]
    for chapter in guide.chapters:
        lines += [""] * (len(chapter.steps) + 1)
    before, *shown = screens(of(game, language), (120, 40), *lines, "", "q")
    pages = " ".join(shown)
    for number, chapter in enumerate(guide.chapters, 1):
        heading = text("guide-chapter", number=number, chapters=len(guide.chapters), title=chapter.title)
        assert heading in pages
        assert all(sentence in pages for sentence in chapter.texts)
    assert guide.wins in pages and shown[-1] == before


def test_the_guide_answers_commands_rejects_other_moves_and_can_be_left(screens: Callable[..., list[str]]) -> None:
    shown = screens(START, (80, 24), "guide", "legend", "1", "retire", "skip", "q")
    guide = find_guide(find_game("dice-traders"))
    assert guide.chapters[0].before in shown[1]
    assert "Build on a pair. For now: Keep 2 Ore; reroll 3." in shown[3] and "(DT-END-03)" in shown[4]
    assert guide.chapters[1].before in shown[5] and guide.chapters[1].before not in shown[6]


def test_the_guide_goes_on_with_a_move_that_does_as_well(screens: Callable[..., list[str]]) -> None:
    shown = screens(of("gem-traders"), (80, 24), "guide", "", "go:ruby", "q")
    [chapter, *_] = find_guide(find_game("gem-traders")).chapters
    assert chapter.steps[1].say in shown[2] and chapter.after in shown[3]


def test_a_game_can_begin_with_the_guide(screens: Callable[..., list[str]]) -> None:
    shown = screens(replace(START, guide=True), (80, 24), "q")
    assert "Chapter 1 of" in shown[0] and "Chapter" not in shown[1]


def test_a_long_text_has_pages_and_a_command_closes_it(screens: Callable[..., list[str]]) -> None:
    shown = screens(of("gem-traders"), (70, 16), "help", "", "p", "q", "help", "99")
    start, first, second, again, closed, _, answered = shown
    assert "Page 1 of" in first and "Page 2 of" in second and again == first and closed == start
    assert "There is no action 99" in answered


@pytest.mark.parametrize("language", languages())
def test_choices_that_do_not_fit_are_shown_in_turn(language: str, screens: Callable[..., list[str]]) -> None:
    """In a window far too small for all of them."""
    text = speaker(language)
    shown = screens(replace(START, language=language), (50, 12), "", "", "")
    more = text("play-more", first="|", last="|", count="|").split("|")[-1].split(";")[-1].strip()
    assert all(more[:12] in screen for screen in shown[:2]) and shown[0] != shown[1]

"""The first-game guide in the terminal: chapters of a real game, in which the newcomer plays the moves of one seat.

It is the guide of the browser (`core/files/guide.py`). Enter plays the move that the guide asks for, and every command
works as in a game.
"""

from collections.abc import Callable
from functools import partial

from longhaul.bots import make_bot
from longhaul.cli.terminal.commands import answer, as_sentence, is_choice
from longhaul.cli.terminal.screen import Screen
from longhaul.cli.terminal.session import TerminalGame, log_lines
from longhaul.core.errors import LonghaulError
from longhaul.core.files.guide import Chapter, Guide, Step, find_guide
from longhaul.core.rulebook import Rulebook

OPPONENT = "trader"  # the other seats are named as bots; their moves are those of the guide
QUIT = ("q", "quit", "exit")
SKIP = ("skip",)
LEAVE = "leave"


def play_guide(rulebook: Rulebook, screen: Screen) -> None:
    """All chapters, until the newcomer leaves."""
    guide = find_guide(rulebook)
    for number, chapter in enumerate(guide.chapters, 1):
        game = _begin(rulebook, guide, chapter, screen.language)
        heading = game.text("guide-chapter", number=number, chapters=len(guide.chapters), title=chapter.title)
        if not _play_chapter(game, screen, guide, chapter, heading):
            return
    game.lesson = [game.text("guide-wins"), guide.wins]
    screen.rest(game, game.text("guide-end"))
    screen.ask()


def _begin(rulebook: Rulebook, guide: Guide, chapter: Chapter, language: str) -> TerminalGame:
    position = guide.position(rulebook, chapter)
    bots = {seat: make_bot(OPPONENT, rulebook) for seat in range(position.seats) if seat != position.seat}
    return TerminalGame(position, bots, OPPONENT, None, language, log=log_lines(position, language))


def _play_chapter(game: TerminalGame, screen: Screen, guide: Guide, chapter: Chapter, heading: str) -> bool:
    """The moves of a chapter one by one; False to leave the guide."""
    before = chapter.before
    for move, step in guide.script(chapter):
        if step is None:
            game.play_scripted(move)
            continue
        label = game.position.label(move, game.language)
        number = [action.text for action in game.menu].index(move) + 1
        game.lesson = [heading, *filter(None, [before]), step.say, game.text("guide-do", label=f"{number} {label}")]
        screen.turn(game)
        wanted = _decide(game, screen, move, step, partial(guide.explanation, chapter, step))
        if wanted in (LEAVE, SKIP[0]):
            return wanted != LEAVE
        game.play(wanted)
        screen.story(game, game.story)
        before = ""
    game.lesson = [heading, chapter.after]
    screen.rest(game, game.text("guide-next"))
    return _goes_on(game, screen)


def _goes_on(game: TerminalGame, screen: Screen) -> bool:
    """Answer commands at the end of a chapter; whether the next one begins."""
    while (typed := screen.ask()) is not None and typed.lower() not in QUIT:
        if not typed or typed.lower() in SKIP or not answer(typed, game, screen):
            return True
    return False


def _decide(game: TerminalGame, screen: Screen, move: str, step: Step, explain: Callable[[str], str]) -> str:
    """Answer commands until the newcomer plays a move that the guide takes, skips the chapter, or leaves."""
    while True:
        typed = screen.ask()
        if typed is None or typed.lower() in QUIT:
            return LEAVE
        if typed.lower() in SKIP:
            return SKIP[0]
        if not typed:
            return move
        meant = _means(game, typed)
        if meant == move or (step.accepts(meant) and meant in [action.text for action in game.menu]):
            return meant
        if is_choice(typed, len(game.menu)) or not answer(typed, game, screen):
            screen.say(_correction(game, meant, move, explain(meant)))


def _means(game: TerminalGame, typed: str) -> str:
    """The text form of a choice by number or text."""
    menu = game.menu
    return menu[int(typed) - 1].text if is_choice(typed, len(menu)) else typed


def _correction(game: TerminalGame, meant: str, move: str, explanation: str) -> str:
    """Why this is not played: it is illegal, or the guide has something else in mind."""
    try:
        if reason := game.position.why_not(meant, game.language):
            return as_sentence(reason)
    except LonghaulError as error:
        return error.text_in(game.language)
    label = game.position.label(move, game.language)
    return f"{explanation} {game.text('guide-other', label=label)}".strip()

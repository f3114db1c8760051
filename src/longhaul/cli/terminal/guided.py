"""The first-game guide in the terminal: chapters of a real game, in which the newcomer plays the moves of one seat.

It is the guide of the browser (`core/files/guide.py`). Enter plays the move that the guide asks for, and every command
works as in a game.
"""

from longhaul.bots import make_bot
from longhaul.cli.terminal.commands import answer, as_sentence, is_choice
from longhaul.cli.terminal.screen import Screen
from longhaul.cli.terminal.session import TerminalGame, log_lines
from longhaul.core.errors import LonghaulError
from longhaul.core.files.guide import Chapter, Guide, find_guide
from longhaul.core.rulebook import Rulebook

OPPONENT = "trader"  # the other seats are named as bots; their moves are those of the guide
QUIT = ("q", "quit", "exit")
SKIP = ("skip",)


def play_guide(rulebook: Rulebook, screen: Screen) -> None:
    """All chapters, until the newcomer leaves."""
    guide = find_guide(rulebook)
    for number, chapter in enumerate(guide.chapters, 1):
        game = _begin(rulebook, guide, chapter, screen.language)
        heading = game.text("guide-chapter", number=number, chapters=len(guide.chapters), title=chapter.title)
        if not _play_chapter(game, screen, chapter, guide.asked(chapter), heading):
            return
    game.lesson = [game.text("guide-wins"), guide.wins]
    screen.rest(game, game.text("guide-end"))
    screen.ask()


def _begin(rulebook: Rulebook, guide: Guide, chapter: Chapter, language: str) -> TerminalGame:
    position = guide.position(rulebook, chapter)
    bots = {seat: make_bot(OPPONENT, rulebook) for seat in range(position.seats) if seat != position.seat}
    return TerminalGame(position, bots, OPPONENT, None, language, log=log_lines(position, language))


def _play_chapter(game: TerminalGame, screen: Screen, chapter: Chapter, moves: list[str], heading: str) -> bool:
    """The moves of a chapter one by one; False to leave the guide."""
    before = chapter.before
    for move, say in zip(moves, chapter.say, strict=True):
        label = game.position.label(move, game.language)
        number = [action.text for action in game.menu].index(move) + 1
        game.lesson = [heading, *filter(None, [before]), say, game.text("guide-do", label=f"{number} {label}")]
        screen.turn(game)
        wanted = _decide(game, screen, move)
        if wanted != "play":
            return wanted == "skip"
        game.play(move)
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


def _decide(game: TerminalGame, screen: Screen, move: str) -> str:
    """Answer commands until the newcomer plays the move of the guide, skips the chapter, or leaves."""
    while True:
        typed = screen.ask()
        if typed is None or typed.lower() in QUIT:
            return "leave"
        if typed.lower() in SKIP:
            return "skip"
        if not typed or _means(game, typed) == move:
            return "play"
        if is_choice(typed, len(game.menu)) or not answer(typed, game, screen):
            screen.say(_correction(game, typed, move))


def _means(game: TerminalGame, typed: str) -> str:
    """The text form of a choice by number or text."""
    menu = game.menu
    return menu[int(typed) - 1].text if is_choice(typed, len(menu)) else typed


def _correction(game: TerminalGame, typed: str, move: str) -> str:
    """Why this is not played: it is illegal, or the guide has something else in mind."""
    try:
        if reason := game.position.why_not(_means(game, typed), game.language):
            return as_sentence(reason)
    except LonghaulError as error:
        return error.text_in(game.language)
    return game.text("guide-other", label=game.position.label(move, game.language))

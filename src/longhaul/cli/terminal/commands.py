"""The commands of the terminal game that change nothing: they look something up, explain, or save."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from longhaul.cli.terminal import saved_games
from longhaul.cli.terminal.boards import Panel, find_board, find_discards
from longhaul.cli.terminal.hint import advise
from longhaul.cli.terminal.look_up import card_reply, clause_reply, help_reply, legend_reply
from longhaul.cli.terminal.screen import Reply, Screen
from longhaul.cli.terminal.session import TerminalGame
from longhaul.core.errors import BadRecord, LonghaulError

Answer: TypeAlias = Callable[[TerminalGame, Screen, str], Reply]

SHORT = {
    "?": "help",
    "h": "hint",
    "w": "why",
    "l": "log",
    "d": "discards",
    "r": "rules",
    "s": "save",
    "b": "board",
    "c": "card",
    "cards": "card",
    "k": "legend",
    "key": "legend",
}
MIN_PREFIX = 3  # letters that abbreviate the name of a part of the table


def answer(command: str, game: TerminalGame, screen: Screen) -> bool:
    """Answer a command; False if the text is none."""
    verb, _, rest = command.partition(" ")
    verb = SHORT.get(verb.lower(), verb.lower())
    if verb in ANSWERS:
        screen.reply(ANSWERS[verb](game, screen, rest.strip()))
    elif panels := [panel for panel in panels_of(game, screen) if _names(verb, panel)]:
        screen.reply(show_panels(panels, game.text(f"panel-{panels[0].id}")))
    elif is_number(command) and not game.position.over:
        screen.say(game.text("play-no-action", number=int(command), last=len(game.position.legal)))
    else:
        return False
    return True


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 6


def is_choice(command: str, count: int) -> bool:
    return is_number(command) and 1 <= int(command) <= count


def as_sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


# The table ------------------------------------------------------------------------------------
def panels_of(game: TerminalGame, screen: Screen) -> list[Panel]:
    return find_board(game.position.rulebook).panels(game.position, game.names, game.language, screen.width)


def _names(verb: str, panel: Panel) -> bool:
    return panel.id == verb or (len(verb) >= MIN_PREFIX and panel.id.startswith(verb))


def show_panels(panels: list[Panel], title: str) -> Reply:
    sentences = [sentence for panel in panels for sentence in panel.sentences]
    drawings = [panel.drawings[0] for panel in panels if panel.drawings]
    return Reply(sentences, title, [part for drawing in drawings for part in ("", drawing)][1:], True)


def _board(game: TerminalGame, screen: Screen, _: str) -> Reply:
    return show_panels(panels_of(game, screen), game.title)


def _log(game: TerminalGame, _: Screen, __: str) -> Reply:
    return Reply(game.log, game.text("play-log"), is_page=True)


def _discards(game: TerminalGame, _: Screen, __: str) -> Reply:
    rulebook = game.position.rulebook
    discards = find_discards(rulebook)
    if discards is None:
        return Reply([game.text("play-no-discards", game=rulebook.facts.id)])
    return Reply(discards(game.position, game.language), is_page=True)


# The rules ------------------------------------------------------------------------------------
def _why(game: TerminalGame, _: Screen, action: str) -> Reply:
    """Why an action, given by text or number, is not allowed."""
    position, language, menu = game.position, game.language, game.menu
    if not action:
        example = menu[0].text if menu else ""
        return Reply([game.text("play-which-action", text=example)])
    chosen = menu[int(action) - 1].text if is_choice(action, len(menu)) else action
    try:
        why = position.why_not(chosen, language)
        if why:
            return Reply([as_sentence(why)])
        return Reply([game.text("play-allowed", text=chosen, label=position.label(chosen, language))])
    except LonghaulError as error:
        return Reply([error.text_in(language)])


# The game -------------------------------------------------------------------------------------
def _hint(game: TerminalGame, screen: Screen, _: str) -> Reply:
    if game.position.over:
        return Reply([game.text("play-over")])
    with screen.thinking(game, game.text("hint-thinking")):
        return Reply(advise(game))


def _save(game: TerminalGame, _: Screen, name: str) -> Reply:
    if not name:
        return Reply([game.text("play-which-file")])
    try:
        saved_games.write(game, Path(name).expanduser())
    except BadRecord as error:
        return Reply([error.text_in(game.language)])
    return Reply([game.text("play-saved-file", file=name)])


ANSWERS: dict[str, Answer] = {
    "help": lambda game, screen, _: help_reply(game, panels_of(game, screen)),
    "legend": lambda game, _, __: legend_reply(game),
    "card": lambda game, _, name: card_reply(game, name),
    "rules": lambda game, _, clause: clause_reply(game, clause),
    "hint": _hint,
    "why": _why,
    "board": _board,
    "log": _log,
    "discards": _discards,
    "save": _save,
}

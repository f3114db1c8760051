"""`longhaul play`: a game in the terminal, against bots or with others at the same keyboard."""

import sys
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from rich.console import Console

from longhaul.bots import make_bot
from longhaul.bots.captain import Captain
from longhaul.bots.precompile import precompile_search
from longhaul.cli.language import CommandError
from longhaul.cli.terminal import saved_games
from longhaul.cli.terminal.commands import answer, as_sentence, is_choice
from longhaul.cli.terminal.guided import play_guide
from longhaul.cli.terminal.plain import PlainScreen
from longhaul.cli.terminal.screen import Screen, result_of
from longhaul.cli.terminal.session import TerminalGame, log_lines
from longhaul.cli.terminal.window import WindowScreen
from longhaul.core.errors import LonghaulError
from longhaul.core.files import game_record as records
from longhaul.core.jit.entry_points import interpret_first
from longhaul.core.jit.rule import COMPILED
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.position import Position
from longhaul.games import find_game

DEFAULT_GAME = "dice-traders"
RESUMED_LOG_LINES = 12  # said when a game is resumed
QUIT = ("q", "quit", "exit")
UNDO = ("u", "undo")
GUIDE = ("g", "guide")


@dataclass(frozen=True)
class PlayArguments:
    """The arguments of the command line."""

    game: str | None  # DEFAULT_GAME, or the game of the record that is resumed
    seats: int | None
    people: int
    bot: str
    options: dict[str, str]
    content: str | None
    seed: int | None
    resume: str | None
    plain: bool
    press: bool = False  # ask even if there is only one choice
    language: str = ENGLISH
    guide: bool = False  # begin with the first-game guide


def open_screen(arguments: PlayArguments) -> Screen:
    """A window if there is a terminal to draw it in, else plain lines."""
    console = Console()
    has_window = console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty()
    chosen = PlainScreen if arguments.plain or not has_window else WindowScreen
    return chosen(arguments.language)


def play_game(arguments: PlayArguments) -> None:
    """Play until the game is over or the player quits."""
    interpret_first.set()  # only search is worth compiling for; interpreted rules are fast enough for one game
    game = _begin(arguments) if arguments.resume is None else _resume(arguments, arguments.resume)
    saved_games.save(game)
    with open_screen(arguments) as screen:
        if arguments.guide:
            play_guide(game.position.rulebook, screen)
        _prepare(game, screen)
        screen.story(game, game.log[-RESUMED_LOG_LINES:])
        is_finished = _play(game, screen, arguments.press)
    if is_finished:
        print("\n".join([*result_of(game), game.text("play-record", file=str(game.file))]))
    else:
        print(game.text("play-saved"))


def _play(game: TerminalGame, screen: Screen, press: bool) -> bool:
    """Decision by decision; whether the game was played to its end."""
    while True:
        forced = None if press or game.position.over else game.position.forced
        if game.position.over:
            if not _look_back(game, screen):
                return True
        elif game.position.seat in game.bots:
            with screen.thinking(game, game.text("play-thinking", seat=game.position.seat)):
                story = game.bot_plays()
            screen.story(game, story)
        elif forced is not None:
            screen.story(game, game.play_forced(forced))
        elif not _turn(game, screen):
            return False
        saved_games.save(game)


def _prepare(game: TerminalGame, screen: Screen) -> None:
    """Compile the search, if a bot uses it."""
    if COMPILED and any(isinstance(bot, Captain) for bot in game.bots.values()):
        with screen.thinking(game, game.text("play-compiling")):
            precompile_search(game.position.rulebook)


def _turn(game: TerminalGame, screen: Screen) -> bool:
    """One decision of a person; False to quit."""
    screen.turn(game)
    warned = ""
    while True:
        command = screen.ask()
        if command is None or command.lower() in QUIT:
            return False
        if command.lower() in UNDO:
            if game.take_back():
                return True
            screen.say(game.text("play-nothing-back"))
        elif command.lower() in GUIDE:
            play_guide(game.position.rulebook, screen)
            screen.turn(game)
        elif not command:
            screen.turn(game)
        elif is_choice(command, len(game.menu)) or not answer(command, game, screen):
            move = game.menu[int(command) - 1].text if is_choice(command, len(game.menu)) else command
            if _play_move(game, screen, move, warned):
                return True
            warned = move


def _look_back(game: TerminalGame, screen: Screen) -> bool:
    """When the game is over: look at the table and the log; whether the last decision is taken back."""
    while (command := screen.ask_after()) is not None:
        if command.lower() in UNDO and game.take_back():
            return True
        if not answer(command, game, screen):
            screen.say(game.text("play-over"))
    return False


def _play_move(game: TerminalGame, screen: Screen, move: str, warned: str) -> bool:
    """Play a move if it is legal; one with a warning must be chosen twice."""
    try:
        if reason := game.position.why_not(move, game.language):
            screen.say(as_sentence(reason))
            return False
        danger = game.position.warning(move, game.language)
        if danger and move != warned:
            screen.say(game.text("play-careful-again", text=danger))
            return False
        game.play(move)
    except LonghaulError as error:
        screen.say(error.text_in(game.language))
        return False
    screen.story(game, game.story)
    return True


# Starting and resuming ------------------------------------------------------------------------
def _begin(arguments: PlayArguments) -> TerminalGame:
    rulebook = find_game(arguments.game or DEFAULT_GAME)
    content = rulebook.find_content("house" if arguments.content is None else arguments.content)
    position = Position.start(rulebook, content, arguments.seed, arguments.seats, arguments.options)
    if arguments.people > position.seats:
        raise CommandError("error-people", count=arguments.people, seats=position.seats)
    make_bot(arguments.bot, rulebook)  # rejects a wrong name even if no seat is left for a bot
    seats = range(arguments.people, position.seats)
    bots = {seat: make_bot(arguments.bot, rulebook, seat) for seat in seats}
    file, language = saved_games.new_file(rulebook.facts.id), arguments.language
    return TerminalGame(position, bots, arguments.bot, file, language, log=log_lines(position, language))


def _resume(arguments: PlayArguments, name: str) -> TerminalGame:
    _reject_setup(arguments)
    chosen = find_game(arguments.game).facts.id if arguments.game else None
    path = saved_games.last_file(chosen) if name == "last" else Path(name)
    data = records.load(path)
    rulebook = find_game(data["game"])
    if chosen not in (None, rulebook.facts.id):
        raise CommandError("error-other-game", file=str(path), theirs=rulebook.facts.id, own=str(chosen))
    positions = list(records.replay(data, rulebook, records.find_content(data, rulebook, arguments.content)))
    bot_name = data.get("bot", arguments.bot)
    bots = {seat: make_bot(bot_name, rulebook, seat) for seat in data.get("bot_seats", [])}
    if not set(bots) <= set(range(positions[-1].seats)):
        raise CommandError("error-bot-seats", file=str(path), list=sorted(bots))
    file = path if path.parent == saved_games.folder() else saved_games.new_file(data["game"])
    session = TerminalGame(positions[-1], bots, bot_name, file, arguments.language, data.get("taken_back", 0))
    stories = [log_lines(past, arguments.language) for past in positions]
    lengths = list(accumulate(map(len, stories)))
    session.log = [line for story in stories for line in story]
    pairs = zip(positions[:-1], lengths, strict=False)
    decided = ((past, length) for past, length in pairs if past.seat not in bots)
    session.past = [(past, length) for past, length in decided if arguments.press or past.forced is None]
    return session


def _reject_setup(arguments: PlayArguments) -> None:
    """A resumed game is set up already."""
    given = {"--seats": arguments.seats, "--seed": arguments.seed}
    named = [name for name, value in given.items() if value is not None]
    if arguments.options:
        named.append("--option")
    if named:
        raise CommandError("error-resumed", text=named[0])

"""`longhaul play`: a game in the terminal, against bots or with others at the same keyboard."""

from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import Any

from longhaul.bots import Bot, ask, make_bot
from longhaul.bots.captain import Captain
from longhaul.bots.precompile import precompile_search
from longhaul.cli.language import Say, speaker
from longhaul.cli.terminal import saved_games
from longhaul.cli.terminal.boards import find_discards
from longhaul.cli.terminal.screen import Screen
from longhaul.core.errors import BadOption, BadRecord, LonghaulError
from longhaul.core.files import game_record as records
from longhaul.core.jit.entry_points import interpret_first
from longhaul.core.jit.rule import COMPILED
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.position import Action, Position
from longhaul.games import find_game

DEFAULT_GAME = "dice-traders"
RESUMED_LOG_LINES = 12  # shown when a game is resumed


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


@dataclass
class TerminalGame:
    """A game in the terminal: the position, the bots by seat, and the positions to go back to."""

    position: Position
    bots: dict[int, Bot]
    bot_name: str
    file: Path  # saved after every action, so that nothing is lost
    language: str = ENGLISH
    taken_back: int = 0
    log: list[str] = field(default_factory=list)
    past: list[tuple[Position, int]] = field(default_factory=list)  # before each decision of a person

    @cached_property
    def text(self) -> Say:
        """Writes what the terminal says."""
        return speaker(self.language)

    @property
    def story(self) -> list[str]:
        """What the latest action did."""
        return log_lines(self.position, self.language)

    def play(self, action: int | str) -> None:
        """Play a person's action; IllegalAction changes nothing."""
        before = (self.position.copy(), len(self.log))
        self.position.play(action)
        self.past.append(before)
        self.log += self.story

    def play_forced(self, action: Action) -> list[str]:
        """Play the only legal action of a person; a takeback undoes it too."""
        label = self.position.label(action, self.language)
        self.position.play(action)
        story = [self.text("play-forced", label=label), *self.story]
        self.log += story
        return story

    def bot_plays(self) -> list[str]:
        """One action of the bot whose turn it is; its log lines."""
        seed = len(self.position.actions)  # bots never get the game's seed
        self.position.play(ask(self.bots[self.position.seat], self.position, seed))
        story = self.story
        self.log += story
        return story

    def take_back(self) -> bool:
        """Return to a person's last decision. Future dice stay the same: nothing is rerolled."""
        if not self.past:
            return False
        self.position, length = self.past.pop()
        del self.log[length:]
        self.taken_back += 1
        return True


def log_lines(position: Position, language: str) -> list[str]:
    """What the latest action of a position did."""
    return position.formatter(language).each(position.story)


def play_game(arguments: PlayArguments) -> None:
    """Play until the game is over or the player quits."""
    screen = Screen(arguments.plain, arguments.language)
    interpret_first.set()  # only search is worth compiling for; interpreted rules are fast enough for one game
    session = _begin(arguments) if arguments.resume is None else _resume(arguments, arguments.resume)
    _prepare(session, screen)
    screen.story(session.log[-RESUMED_LOG_LINES:])
    _write(session, session.file)
    while not session.position.over:
        forced = None if arguments.press else session.position.forced
        if session.position.seat in session.bots:
            with screen.thinking(session.text("play-thinking", seat=session.position.seat)):
                story = session.bot_plays()
            screen.story(story)
        elif forced is not None:
            screen.story(session.play_forced(forced))
        elif not _turn(session, screen):
            screen.say(session.text("play-saved"))
            return
        _write(session, session.file)
    screen.result(session.position, session.bots)
    screen.say(session.text("play-record", file=str(session.file)))


def _prepare(session: TerminalGame, screen: Screen) -> None:
    """Compile the search, if a bot uses it."""
    if COMPILED and any(isinstance(bot, Captain) for bot in session.bots.values()):
        with screen.thinking(session.text("play-compiling")):
            precompile_search(session.position.rulebook)


def _turn(session: TerminalGame, screen: Screen) -> bool:
    """One decision of a person; False to quit."""
    screen.board(session.position, session.bots, session.taken_back)
    legal = _menu(session.position)
    screen.choices(session.position, legal)
    warned = ""
    while True:
        command = screen.ask()
        if command is None or command.lower() in ("q", "quit", "exit"):
            return False
        if command.lower() in ("u", "undo"):
            if session.take_back():
                return True
            screen.say(session.text("play-nothing-back"))
        elif _is_move(command, len(legal)) or not _other_command(command, session, screen):
            move = legal[int(command) - 1].text if _is_move(command, len(legal)) else command
            if _play(session, screen, move, warned):
                return True
            warned = move


def _play(session: TerminalGame, screen: Screen, move: str, warned: str) -> bool:
    """Play a move if it is legal; one with a warning must be chosen twice."""
    try:
        if reason := session.position.why_not(move, session.language):
            screen.say(_sentence(reason))
            return False
        danger = session.position.warning(move, session.language)
        if danger and move != warned:
            screen.say(session.text("play-careful-again", text=danger))
            return False
        session.play(move)
    except LonghaulError as error:
        screen.say(str(error))
        return False
    screen.story(session.story)
    return True


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _menu(position: Position) -> list[Action]:
    """The legal actions, irreversible ones last."""
    space, irreversible = position.rulebook.actions, position.rulebook.facts.irreversible
    return sorted(position.legal, key=lambda action: space.block(action).name in irreversible)


def _is_move(command: str, count: int) -> bool:
    return is_number(command) and 1 <= int(command) <= count


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 6


def _other_command(command: str, session: TerminalGame, screen: Screen) -> bool:
    """Run a command that does not change the game; False if the text is no such command."""
    verb, _, rest = command.partition(" ")
    match verb.lower():
        case "" | "?" | "h" | "help":
            screen.say(_help(session))
        case "w" | "why":
            screen.say(_why(session, rest.strip()))
        case "l" | "log":
            screen.story(session.log)
        case "d" | "discards":
            screen.story(_discards(session))
        case "r" | "rules":
            screen.say(_clause(session, rest.strip()))
        case "s" | "save":
            screen.say(_save(session, rest.strip()))
        case _ if is_number(command):
            screen.say(session.text("play-no-action", number=int(command), last=len(session.position.legal)))
        case _:
            return False
    return True


def _help(session: TerminalGame) -> str:
    rulebook = session.position.rulebook
    example, clause = session.position.legal[0].text, next(iter(rulebook.clause_texts))
    lines = [session.text("play-help", text=example, clause=clause)]
    return "\n".join([*lines, session.text("play-help-discards")] if find_discards(rulebook) else lines)


def _discards(session: TerminalGame) -> list[str]:
    rulebook = session.position.rulebook
    discards = find_discards(rulebook)
    if discards is None:
        return [session.text("play-no-discards", name=rulebook.facts.name)]
    return discards(session.position, session.language)


def _why(session: TerminalGame, text: str) -> str:
    """Why an action, given by text or number, is not allowed."""
    position, language = session.position, session.language
    if not text:
        return session.text("play-which-action", text=position.legal[0].text)
    menu = _menu(position)
    action = menu[int(text) - 1].text if _is_move(text, len(menu)) else text
    try:
        why = position.why_not(action, language)
        if why:
            return _sentence(why)
        return session.text("play-allowed", text=action, label=position.label(action, language))
    except LonghaulError as error:
        return str(error)


def _clause(session: TerminalGame, text: str) -> str:
    rulebook = session.position.rulebook
    for name in (text.upper(), f"{rulebook.facts.prefix}-{text.upper()}"):
        if name in rulebook.clause_texts:
            return f"{name}: {rulebook.clause_texts[name]}"
    if not text:
        return session.text("play-which-clause", text=next(iter(rulebook.clause_texts)))
    return session.text("play-no-clause", text=text, name=rulebook.facts.id)


def _save(session: TerminalGame, name: str) -> str:
    if not name:
        return session.text("play-which-file")
    try:
        _write(session, Path(name).expanduser())
    except BadRecord as error:
        return str(error)
    return session.text("play-saved-file", file=name)


# Starting, saving and resuming ----------------------------------------------------------------
def _begin(arguments: PlayArguments) -> TerminalGame:
    rulebook = find_game(arguments.game or DEFAULT_GAME)
    content = rulebook.find_content("house" if arguments.content is None else arguments.content)
    position = Position.start(rulebook, content, arguments.seed, arguments.seats, arguments.options)
    if arguments.people > position.seats:
        raise BadOption(f"--people {arguments.people}: there are only {position.seats} seats; see --seats")
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
        raise BadOption(f"{path}: is a game of {rulebook.facts.id}, not {chosen}")
    positions = list(records.replay(data, rulebook, records.find_content(data, rulebook, arguments.content)))
    bot_name = data.get("bot", arguments.bot)
    bots = {seat: make_bot(bot_name, rulebook, seat) for seat in data.get("bot_seats", [])}
    if not set(bots) <= set(range(positions[-1].seats)):
        raise BadRecord(f"{path}: 'bot_seats' names seats that the game does not have: {sorted(bots)}")
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
        raise BadOption(f"{named[0]} cannot change in a resumed game; drop it, or drop --resume")


def _write(session: TerminalGame, path: Path) -> None:
    seating: dict[str, Any] = {
        "bot": session.bot_name,
        "bot_seats": sorted(session.bots),
        "taken_back": session.taken_back,
    }
    records.write({**records.export(session.position), **seating}, path)

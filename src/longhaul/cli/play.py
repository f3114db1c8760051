"""`longhaul play`: a whole game in the terminal, against bots or passing the keyboard round."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from longhaul.bots import Bot, ask, find_bot
from longhaul.cli.screen import Screen
from longhaul.core import replay as records
from longhaul.core.errors import BadRecord, LonghaulError
from longhaul.core.position import Action, Position
from longhaul.core.rulebook import Rulebook
from longhaul.games import find_game

HELP = """Type the number of an action, or its text form (such as {example}).
  w ACTION   why is this action not allowed?   (w explore:big)
  u          take back your last decision
  l          the whole log
  r CLAUSE   read a clause of the rules        (r {clause})
  s FILE     save the game to a file
  q          leave; the game is kept, and `longhaul play --resume last` goes on with it"""


@dataclass(frozen=True)
class PlayArguments:
    """What was asked for on the command line."""

    game: str
    seats: int | None
    people: int
    bot: str
    options: dict[str, str]
    content: str
    seed: int | None
    resume: str | None
    plain: bool


@dataclass
class Session:
    """A game in the terminal: the position, who plays which seat, and how to go back."""

    position: Position
    bots: dict[int, Bot]
    bot_name: str
    content_file: str = ""  # where the content set was read from, if it is not one of the game's own
    taken_back: int = 0
    log: list[str] = field(default_factory=list)
    past: list[tuple[Position, int]] = field(default_factory=list)  # before each decision of a person

    def play(self, action: int | str) -> None:
        """Play a person's action; IllegalAction leaves everything as it was."""
        before = (self.position.copy(), len(self.log))
        self.position.play(action)
        self.past.append(before)
        self.log += self.position.story

    def bot_plays(self) -> list[str]:
        """One action of the bot whose turn it is; what it did."""
        seed = len(self.position.actions)  # bots get a generator of their own, never the game's
        self.position.play(ask(self.bots[self.position.seat], self.position, seed))
        self.log += self.position.story
        return self.position.story

    def take_back(self) -> bool:
        """Return to a person's last decision. The dice to come stay the same: nothing is rerolled."""
        if not self.past:
            return False
        self.position, length = self.past.pop()
        del self.log[length:]
        self.taken_back += 1
        return True


def play_game(arguments: PlayArguments) -> None:
    """Play until the game is over or the player leaves."""
    screen = Screen(arguments.plain)
    session = _resume(arguments) if arguments.resume else _begin(arguments)
    screen.story(session.log or session.position.story)
    if not session.log:
        session.log += session.position.story
    _keep(session)
    while not session.position.over:
        if session.position.seat in session.bots:
            with screen.thinking(f"Seat {session.position.seat + 1} is thinking"):
                story = session.bot_plays()
            screen.story(story)
        elif not _turn(session, screen):
            screen.say("The game is kept. Go on with: longhaul play --resume last")
            return
        _keep(session)
    screen.result(session.position, session.bots)
    screen.say(f"The record of this game: {_last_file()}")


def _turn(session: Session, screen: Screen) -> bool:
    """One decision of a person; False to leave."""
    screen.board(session.position, session.bots, session.taken_back)
    legal = _menu(session.position)
    screen.choices(session.position, legal)
    while True:
        command = screen.ask()
        if command is None or command in ("q", "quit", "exit"):
            return False
        if command in ("u", "undo"):
            if session.take_back():
                return True
            screen.say("There is nothing to take back yet.")
        elif _is_move(command, len(legal)):
            session.play(legal[int(command) - 1])
            screen.story(session.position.story)
            return True
        elif not _other_command(command, session, screen):
            try:
                session.play(command)
            except LonghaulError as error:
                screen.say(str(error))
                continue
            screen.story(session.position.story)
            return True


def _menu(position: Position) -> list[Action]:
    """The legal actions, those that cannot be meant lightly last."""
    layout, grave = position.rulebook.actions, position.rulebook.facts.grave
    return sorted(position.legal, key=lambda action: layout.block(action).name in grave)


def _is_move(command: str, count: int) -> bool:
    return command.isdecimal() and 1 <= int(command) <= count


def _other_command(command: str, session: Session, screen: Screen) -> bool:
    """A command that changes nothing on the table; False if it is none of these."""
    verb, _, rest = command.partition(" ")
    rulebook = session.position.rulebook
    match verb:
        case "" | "?" | "h" | "help":
            example, clause = session.position.legal[0].text, next(iter(rulebook.clause_texts))
            screen.say(HELP.format(example=example, clause=clause))
        case "w" | "why":
            screen.say(_why(session.position, rest.strip()))
        case "l" | "log":
            screen.story(session.log)
        case "r" | "rules":
            screen.say(_clause(rulebook, rest.strip()))
        case "s" | "save":
            screen.say(_save(session, rest.strip()))
        case _ if command.isdecimal():
            screen.say(f"There is no action {command} in the list; it ends at {len(session.position.legal)}.")
        case _:
            return False
    return True


def _why(position: Position, text: str) -> str:
    if not text:
        return "Say which action: w explore:big, for example."
    try:
        return position.why_not(text) or f"{text} is allowed: {position.label(text)}."
    except LonghaulError as error:
        return str(error)


def _clause(rulebook: Rulebook, text: str) -> str:
    if text.upper() in rulebook.clause_texts:
        return f"{text.upper()}: {rulebook.clause_texts[text.upper()]}"
    return f"There is no clause {text or 'without a name'}; `longhaul rules {rulebook.facts.id}` shows them all."


def _save(session: Session, name: str) -> str:
    if not name:
        return "Say where: s mygame.json, for example."
    try:
        _write(session, Path(name))
    except BadRecord as error:
        return str(error)
    return f"Saved. Go on with: longhaul play --resume {name}"


# Starting, keeping and resuming ---------------------------------------------------------------
def _begin(arguments: PlayArguments) -> Session:
    rulebook = find_game(arguments.game)
    content = rulebook.find_content(arguments.content)
    position = Position.start(rulebook, content, arguments.seed, arguments.seats, arguments.options)
    bots = {seat: find_bot(arguments.bot, rulebook, seat) for seat in range(arguments.people, position.seats)}
    return Session(position, bots, arguments.bot, _content_file(rulebook, arguments.content))


def _content_file(rulebook: Rulebook, content: str) -> str:
    return "" if content in rulebook.sets else str(Path(content).resolve())


def _resume(arguments: PlayArguments) -> Session:
    path = _last_file() if arguments.resume == "last" else Path(arguments.resume or "")
    if arguments.resume == "last" and not path.exists():
        raise BadRecord("there is no game to go on with yet; `longhaul play` begins one")
    data = records.load(path)
    rulebook = find_game(data["game"])
    content = rulebook.find_content(data.get("content_file") or data["content"].get("name", "house"))
    positions = list(records.replay(data, rulebook, content))
    position = positions[-1]
    bot_name = str(data.get("bot", arguments.bot))
    seats = [seat for seat in data.get("bot_seats", []) if seat in range(position.seats)]
    bots = {seat: find_bot(bot_name, rulebook, seat) for seat in seats}
    session = Session(position, bots, bot_name, str(data.get("content_file", "")), int(data.get("taken_back", 0)))
    session.log = [line for past in positions for line in past.story]
    session.past = [(past, _log_length(positions, i)) for i, past in enumerate(positions[:-1]) if past.seat not in bots]
    return session


def _log_length(positions: list[Position], index: int) -> int:
    return sum(len(past.story) for past in positions[: index + 1])


def _write(session: Session, path: Path) -> None:
    extra: dict[str, Any] = {
        "bot": session.bot_name,
        "bot_seats": sorted(session.bots),
        "content_file": session.content_file,
        "taken_back": session.taken_back,
    }
    records.write({**records.export(session.position), **extra}, path)


def _keep(session: Session) -> None:
    """After every action the game is on disk, so that nothing is lost."""
    path = _last_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRecord(f"{path}: the game cannot be kept there: {error.strerror}; set XDG_DATA_HOME") from None
    _write(session, path)


def _last_file() -> Path:
    root = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return root / "longhaul" / "last.json"

"""A game in the terminal: the position, who plays which seat, the log, and what can be taken back."""

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from longhaul.bots import Bot, ask
from longhaul.cli.language import Say, speaker
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.position import NO_SEAT, Action, Position


@dataclass
class TerminalGame:
    """A game in the terminal: the position, the bots by seat, and the positions to go back to."""

    position: Position
    bots: dict[int, Bot]
    bot_name: str
    file: Path | None  # saved after every action, so that nothing is lost; None for a chapter of a guide
    language: str = ENGLISH
    taken_back: int = 0
    log: list[str] = field(default_factory=list)
    past: list[tuple[Position, int]] = field(default_factory=list)  # before each decision of a person, with the log
    lesson: list[str] = field(default_factory=list)  # what the guide says about this position

    @cached_property
    def text(self) -> Say:
        """Writes what the terminal says."""
        return speaker(self.language)

    @property
    def title(self) -> str:
        return self.position.formatter(self.language).word("game", self.position.rulebook.facts.id)

    @property
    def names(self) -> list[str]:
        return player_names(self.position, set(self.bots), self.language)

    @property
    def story(self) -> list[str]:
        """What the latest action did."""
        return log_lines(self.position, self.language)

    @property
    def seen(self) -> int:
        """How many lines of the log there were at the latest decision of the player whose turn it is."""
        seat = self.position.seat
        if self.position.over and self.past:
            return self.past[-1][1]
        return next((length for position, length in reversed(self.past) if position.seat == seat), 0)

    @property
    def menu(self) -> list[Action]:
        """The legal actions, irreversible ones last."""
        rulebook = self.position.rulebook
        space, irreversible = rulebook.actions, rulebook.facts.irreversible
        return sorted(self.position.legal, key=lambda action: space.block(action).name in irreversible)

    def play(self, action: int | str) -> None:
        """Play a person's action; IllegalAction changes nothing."""
        before = (self.position.copy(), len(self.log))
        self.position.play(action)
        self.past.append(before)
        self.log += self.story

    def play_scripted(self, move: str) -> None:
        """Play another's move as a guide has it; a takeback leads behind it."""
        self.position.play(move)
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


def only_person(position: Position, bots: set[int]) -> int:
    """The seat of the only person, or NO_SEAT."""
    people = [seat for seat in range(position.seats) if seat not in bots]
    return people[0] if len(people) == 1 else NO_SEAT


def player_names(position: Position, bots: set[int], language: str = ENGLISH) -> list[str]:
    """The names of the seats: `You`, or numbers if several people play."""
    text, you = speaker(language), only_person(position, bots)
    if position.seats == 1 and you != NO_SEAT:
        return [text("play-you")]
    names = [text("seat", number=seat + 1) for seat in range(position.seats)]
    return [
        text("play-you-seat", number=seat + 1) if seat == you else text("play-bot", seat=seat) if seat in bots else name
        for seat, name in enumerate(names)
    ]

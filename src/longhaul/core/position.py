"""`Position`, the Python interface to a game, in the spirit of python-chess.

pos = longhaul.new("dice-traders", seed=7, limit=25)
pos.legal                     # [Action('lock:1'), …]
pos.play("lock:1+2")          # or a number; IllegalAction names the clause that forbids it
pos.seat, pos.over, pos.scores, pos.view(seat=0), pos.copy(), bytes(pos)
"""

import secrets
from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import index
from typing import Any, Self

import numpy as np

from longhaul.core.content import ContentSet
from longhaul.core.errors import IllegalAction, LonghaulError
from longhaul.core.events import Event, empty_log
from longhaul.core.lookahead import lost_at_the_end
from longhaul.core.memory.record import Words, dump, duplicate
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.content_texts import formatter_of
from longhaul.core.messages.formatter import Formatter
from longhaul.core.messages.message import NOTHING, Message, as_message
from longhaul.core.options import Value
from longhaul.core.rulebook import Rulebook
from longhaul.core.setup import as_seed, prepare
from longhaul.core.state import OVER

NO_WORDS: dict[str, str] = {}
NO_SEAT = -1  # in place of a seat: a spectator, or no one's turn
IRREVERSIBLE = Message("warning-irreversible")  # of an irreversible action that has no warning of its own


class Action(int):
    """An action's number that also knows its text form, `Action('buy:robots')`, and its parts."""

    text: str
    verb: str
    arguments: dict[str, str]  # words by their kinds: {"good": "robots"}

    def __new__(cls, number: int, text: str, verb: str = "", arguments: dict[str, str] = NO_WORDS) -> Self:
        action = super().__new__(cls, number)
        action.text, action.verb, action.arguments = text, verb, arguments
        return action

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"


@lru_cache(maxsize=64)
def _all_actions(rulebook: Rulebook, content: ContentSet[Any]) -> list[Action]:
    """Every action of a game by number, each made once."""
    space, words = rulebook.actions, content.words
    return [Action(n, space.text(n, words), space.block(n).name, space.words(n, words)) for n in range(space.size)]


class Position:
    """One position of one game, with the actions that led to it."""

    rulebook: Rulebook
    content: ContentSet[Any]
    seed: int
    state: Any  # the record; read its fields freely, change them only to build test positions
    actions: list[int]
    events: list[Event]  # of the latest action, or of the setup

    def __init__(self, rulebook: Rulebook, content: ContentSet[Any], state: Any, seed: int) -> None:
        self.rulebook = rulebook
        self.content = content
        self.seed = seed
        self.state = state
        self.actions = []
        self.events = []
        self._known = _all_actions(rulebook, content)

    @classmethod
    def start(
        cls,
        rulebook: Rulebook,
        content: ContentSet[Any],
        seed: int | None = None,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Self:
        """The start of a new game; without a seed, a random one."""
        seed = secrets.randbits(64) if seed is None else seed
        position = cls(rulebook, content, prepare(rulebook, content, seed, seats, options or {}), seed)
        log = empty_log()
        rulebook.compiled.setup(content.record, position.state, log)
        position.events = rulebook.events.read(log, position.words)
        return position

    # State
    @property
    def words(self) -> Words:
        return self.content.words

    @property
    def seats(self) -> int:
        return int(self.state.seats)

    @property
    def seat(self) -> int:
        """Whose decision it is; NO_SEAT's when the game is over."""
        seat: int = NO_SEAT if self.state.phase == OVER else self.state.seat
        return seat

    @property
    def over(self) -> bool:
        over: bool = self.state.phase == OVER
        return over

    @property
    def phase(self) -> str:
        return self.rulebook.phase_names[self.state.phase]

    @property
    def options(self) -> dict[str, Value]:
        return {o.name: o.show(int(self.state[o.name])) for o in self.rulebook.options}

    @property
    def legal(self) -> list[Action]:
        out = np.empty(self.rulebook.actions.size + 1, np.int32)
        count = self.rulebook.compiled.legal.run(self.content.record, self.state, out)
        return [*map(self._known.__getitem__, out[:count].tolist())]

    @property
    def forced(self) -> Action | None:
        """The only legal action, if there is exactly one."""
        legal = self.legal
        return legal[0] if len(legal) == 1 else None

    @property
    def scores(self) -> list[int]:
        return self.result[0]

    @property
    def winners(self) -> list[int]:
        """The seats that win or share the win; empty while the game goes on."""
        return self.result[1]

    @property
    def ending(self) -> str:
        """How the game ended, the word of a message `ending-…`, or "" while it goes on."""
        return self.result[2]

    @property
    def result(self) -> tuple[list[int], list[int], str]:
        state, seats = self.state, self.state.seats
        scores, wins = np.empty(seats, np.int32), np.empty(seats, np.uint8)
        ending = self.rulebook.compiled.result.run(self.content.record, state, scores, wins)
        if state.phase != OVER:
            return scores.tolist(), [], ""
        return scores.tolist(), np.flatnonzero(wins).tolist(), self.rulebook.facts.endings[ending]

    @property
    def sources(self) -> list[list[Message]]:
        """For every seat, where its score comes from; empty in games whose score is one thing, such as money."""
        return [self.rulebook.presentation.sources(self, seat) for seat in range(self.seats)]

    @property
    def decided(self) -> Message:
        """What decided between players with the best score; NOTHING if nothing had to, or while the game goes on."""
        return self.rulebook.presentation.decided(self) if self.over else NOTHING

    @property
    def charted(self) -> list[int]:
        """For every seat, the figure whose course a chart of the game shows."""
        charted = self.rulebook.presentation.charted
        return [charted(self, seat) for seat in range(self.seats)] if charted else self.scores

    # Actions
    def action(self, action: int | str) -> Action:
        """The action that a number or a text form stands for."""
        space = self.rulebook.actions
        number = space.parse(action, self.content.words) if isinstance(action, str) else index(action)
        space.check(number)
        return self._known[number]

    def text(self, action: int) -> str:
        """The text form of an action that has been played."""
        return self._known[action].text

    def clause(self, action: int | str) -> str:
        """The id of the clause that forbids an action, or "" if it is legal."""
        chosen = action if type(action) is Action else self.action(action)
        number = self.rulebook.compiled.judge.run(self.content.record, self.state, int(chosen))
        return self.rulebook.clause_id(number) if number else ""

    def rejection(self, action: int | str) -> Message:
        """Why an action is illegal, or NOTHING if it is legal: the game's reason with figures, else its clause."""
        chosen = self.action(action)
        clause = self.clause(chosen)
        if not clause:
            return NOTHING
        return as_message(self.rulebook.presentation.reason(self, chosen, clause)) or Message(f"clause-{clause}")

    def why_not(self, action: int | str, language: str = ENGLISH) -> str:
        """Why an action is illegal, as a sentence with its clause, or "" if it is legal."""
        clause = self.clause(action)
        return f"{self.format(self.rejection(action), language)} ({clause})" if clause else ""

    def play(self, action: int | str) -> list[Event]:
        """Carry out an action and return what happened; an illegal one changes nothing."""
        chosen = self.action(action)
        clause = self.clause(chosen)
        if clause:
            raise IllegalAction(chosen.text, clause, self.format(self.rejection(chosen)))
        return self.apply_legal(int(chosen))

    def apply_legal(self, action: int) -> list[Event]:
        """Carry out an action that is known to be legal in this position."""
        log = empty_log()
        self.rulebook.compiled.play.run(self.content.record, self.state, log, action)
        self.events = self.rulebook.events.read(log, self.content.words)
        self.actions.append(action)
        return self.events

    # Messages: what people read, without a language
    def describe(self, actions: Sequence[int]) -> list[Message]:
        """What each of these actions does."""
        presentation = self.rulebook.presentation
        if presentation.labels:
            return [*map(as_message, presentation.labels(self, actions))]
        return [as_message(presentation.label(self, action)) for action in actions]

    def warn(self, legal: Sequence[int]) -> list[Message]:
        """What each of all legal actions certainly leads to, if that is bad, else NOTHING. Players must confirm it."""
        warnings, irreversible = self.rulebook.presentation.warnings, self.rulebook.irreversible_actions
        if warnings is None:
            return [self.warn_of(action) for action in legal]
        found = [*map(as_message, warnings(self, legal))]
        if irreversible.isdisjoint(legal):
            return found
        return [
            message or (IRREVERSIBLE if action in irreversible else NOTHING)
            for action, message in zip(legal, found, strict=True)
        ]

    def warn_of(self, action: int | str) -> Message:
        """The same, of one legal action."""
        chosen, presentation = self.action(action), self.rulebook.presentation
        message = as_message(presentation.warn(self, chosen)) if presentation.warn else NOTHING
        if presentation.warnings is None and self.seats > 1:  # the game has no look-ahead of its own
            message = message or lost_at_the_end(self, int(chosen))
        return message or (IRREVERSIBLE if chosen in self.rulebook.irreversible_actions else NOTHING)

    @property
    def prompt(self) -> Message:
        """What the player is to do."""
        return as_message(self.rulebook.presentation.prompt(self))

    @property
    def when(self) -> Message:
        """How far the game is."""
        return as_message(self.rulebook.presentation.when(self))

    @property
    def story(self) -> list[Message]:
        """What the latest action did: the lines of the log."""
        return [*map(as_message, self.rulebook.presentation.narrate(self, self.events))]

    # Texts: the same in words of a language
    def format(self, message: Message, language: str = ENGLISH, seats: Sequence[str] = ()) -> str:
        """The text of a message; `seats` are the names of the players."""
        return self.formatter(language, seats)(message)

    def formatter(self, language: str = ENGLISH, seats: Sequence[str] = ()) -> Formatter:
        return formatter_of(self.content, language, self.rulebook.facts.id, seats)

    def label(self, action: int | str, language: str = ENGLISH) -> str:
        """What an action does, for a button or a menu."""
        return self.format(self.describe([self.action(action)])[0], language)

    def labels(self, actions: Sequence[int], language: str = ENGLISH) -> list[str]:
        """The same, of several actions."""
        return self.formatter(language).each(self.describe(actions))

    def warning(self, action: int | str, language: str = ENGLISH) -> str:
        """What a legal action certainly leads to, if that is bad, or "". The player must confirm it."""
        message = self.warn_of(action)
        return self.format(message, language) if message else ""

    def warnings(self, legal: Sequence[int], language: str = ENGLISH) -> list[str]:
        """The same, of all legal actions."""
        format_text = self.formatter(language)
        return [format_text(message) if message else "" for message in self.warn(legal)]

    @property
    def narration(self) -> list[str]:
        """What the latest action did, in English sentences."""
        return self.formatter().each(self.story)

    # Knowledge
    def blinded(self, seat: int, seed: int = 0) -> "Position":
        """The position as `seat` (or NO_SEAT, a spectator) may know it: the rest re-dealt by `seed`, no history."""
        if seat != NO_SEAT:
            self._check_seat(seat)
        position = Position(self.rulebook, self.content, duplicate(self.state), seed)
        self.rulebook.compiled.blind(self.content.record, position.state, seat, as_seed(seed))
        return position

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise LonghaulError(f"there is no seat {seat}; seats run from 0 to {self.seats - 1}")

    def view(self, seat: int) -> dict[str, Any]:
        """All that `seat` (or NO_SEAT, a spectator) may see, as plain data. It is made from a blinded position."""
        seen = self.blinded(seat)
        legal = seen.legal if seat == seen.seat and not seen.over else []
        scores, winners, ending = seen.result
        return {
            "game": self.rulebook.facts.id,
            "content": self.content.name,
            "options": seen.options,
            "seats": seen.seats,
            "you": seat,
            "turn": seen.seat,
            "phase": seen.phase,
            "over": seen.over,
            "scores": scores,
            "winners": winners,
            "ending": ending,
            "legal": [action.text for action in legal],
            "warnings": {action.text: text for action, text in zip(legal, seen.warnings(legal)) if text},
            **seen.board(seat),
        }

    def board(self, seat: int) -> Mapping[str, Any]:
        """The board as the game shows it to `seat`. Call it on a blinded position."""
        return self.rulebook.presentation.view(self, seat)

    def observe(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The observation vector of `seat`, from public knowledge and its own."""
        self._check_seat(seat)
        out = np.zeros(self.rulebook.facts.observation, np.float32)
        self.rulebook.compiled.observe(self.content.record, self.state, seat, out)
        return out

    # Copies
    def with_state(self, state: Any) -> "Position":
        """A position of the same game with another state and no history."""
        return Position(self.rulebook, self.content, state, 0)

    def copy(self) -> "Position":
        twin = Position(self.rulebook, self.content, duplicate(self.state), self.seed)
        twin.actions, twin.events = list(self.actions), list(self.events)
        return twin

    def restored(self, data: bytes, actions: list[int]) -> "Position":
        """A position of the same game from its bytes and the actions before it, without events."""
        twin = Position(self.rulebook, self.content, self.rulebook.state.from_bytes(data), self.seed)
        twin.actions = list(actions)
        return twin

    def __bytes__(self) -> bytes:
        return dump(self.state)

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.seat} to {self.phase}"
        return f"<{self.rulebook.facts.name}, {len(self.actions)} actions played, {where}>"

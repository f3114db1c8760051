"""A table: commands are judged and become log entries, and entries change the table. Replaying the log restores it."""

import math
from collections.abc import Iterable
from typing import Any, Self

from longhaul.bots import available_bots
from longhaul.core.content import ContentSet
from longhaul.core.messages import Message
from longhaul.core.position import NO_SEAT, Position
from longhaul.core.rulebook import Rulebook
from longhaul.table.clock import RunningClock
from longhaul.table.errors import Rejection
from longhaul.table.header import Header, check_playable, start_position
from longhaul.table.log_entry import ABORTED, Kind, LogEntry
from longhaul.table.requests import Request
from longhaul.table.seats import Seat, given_up, winners_among

SNAPSHOT_EVERY_ACTIONS = 32  # a takeback replays from the latest snapshot before it
SUBSTITUTE_BOT = "trader"  # plays on for someone who resigned


class Table:
    """One game being played. The `judge_…` methods make entries and change nothing; `apply` carries an entry out."""

    def __init__(
        self, header: Header, rulebook: Rulebook, content: ContentSet[Any], position: Position | None = None
    ) -> None:
        """A new table; with a position, that of a snapshot: the setup, which can take long, is not played."""
        check_playable(header, rulebook, content)
        self.header = header
        self.rulebook = rulebook
        self.content = content
        self.version = 0  # how many entries there are; a command names the version it was made for
        self.same_since = 0  # the version since which nothing but clocks has changed
        self.at = header.created  # when the latest entry was made
        self.seats = [Seat() for _ in range(header.seats)]
        self.running_clock = RunningClock(header.clock, header.seats, header.created)
        self.position = position or start_position(header, rulebook, content)
        self.request: Request | None = None
        self.drawn = False  # by agreement
        self.aborted = ""  # why the server ended the game early, a key of `log_entry.ABORTED`
        self.over = False
        self.turn = NO_SEAT  # the seat to move; NO_SEAT when the game is over
        self.people: list[int] = []  # the seats that people play
        self.waiting = False  # for someone to sit down: a seat is open
        self.standing: list[int] = []  # the seats that have not resigned
        self.taken_back = 0
        self.unrated = ""  # why a game set up as rated will not be; the word of a message `unrated-…`
        self.actors: list[int] = []  # the seat that played each action
        self.forced: set[int] = set()  # the indices of forced moves
        self.draws = [int(self.position.state.draws)]  # random numbers drawn, after each action
        self._snapshots = {} if position else {0: bytes(self.position)}  # by how many actions had been played
        self.seatings = 0  # how often the seats have changed
        self._seats_held: dict[str, int] = {}
        for action in header.origin.actions if header.origin and not position else ():
            self.position.play(action)
            self._note_played(NO_SEAT)  # so nobody can take it back
        self.settle()

    @classmethod
    def replay(cls, header: Header, rulebook: Rulebook, content: ContentSet[Any], entries: Iterable[LogEntry]) -> Self:
        """The table as its entries left it."""
        table = cls(header, rulebook, content)
        for entry in entries:
            table.apply(entry)
        return table

    # The state
    @property
    def resigned(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.resigned]

    @property
    def winners(self) -> list[int]:
        """The seats that won or share the win; never one that resigned."""
        if not self.over or self.aborted:
            return []
        if self.drawn:
            return self.standing
        if not self.position.over:
            return self.standing if self.header.seats > 1 else []
        return winners_among(self.position, self.standing)

    @property
    def ending(self) -> str:
        """How the game ended, the word of a message `ending-…` of the game or the site; "" while it goes on."""
        if not self.over:
            return ""
        if self.aborted:
            return ABORTED[self.aborted]
        if self.drawn:
            return "agreed-to-be-a-draw"
        if self.position.over:
            return self.position.ending
        return given_up([self.seats[seat] for seat in self.resigned]) if self.header.seats > 1 else "resigned"

    @property
    def has_begun(self) -> bool:
        """Whether anyone has made a decision."""
        return any(actor != NO_SEAT for actor in self.deciders())

    @property
    def bot_to_play(self) -> str:
        """The bot whose turn it is, or ""."""
        return self.seats[self.turn].bot if self.turn >= 0 and not self.waiting else ""

    def seat_of(self, who: str) -> int:
        """The seat a person holds, or NO_SEAT."""
        return self._seats_held.get(who, NO_SEAT)

    def settle(self) -> None:
        """Recompute what follows from the seats: who plays, whether it is over, whose turn it is."""
        self.seatings += 1
        seats = list(enumerate(self.seats))
        self.people = [i for i, seat in seats if seat.kind == "person" and not seat.left]
        self.standing = [i for i, seat in seats if not seat.resigned]
        self.waiting = any(seat.kind == "open" for seat in self.seats)
        self._seats_held = {self.seats[i].who: i for i in self.people}
        self._settle_turn()

    def _settle_turn(self) -> None:
        seat = self.position.seat
        is_given_up = len(self.standing) < len(self.seats) and len(self.standing) <= 1
        self.over = seat == NO_SEAT or self.drawn or is_given_up or bool(self.aborted)
        self.turn = NO_SEAT if self.over else seat

    # Judging commands: each makes an entry and changes nothing
    def judge_play(
        self, seat: int, action: int | str, version: int, now: float, premove: int = 0, forced: bool = False
    ) -> LogEntry:
        """An action of the seat to move; `premove` and `forced` as in `LogEntry`."""
        self._check_version(version)
        self._check_open()
        if seat != self.turn:
            raise Rejection(Message("rejected-not-your-turn"), code="not_your_turn")
        if self.waiting:
            raise Rejection(Message("rejected-waiting"), code="waiting")
        if self.running_clock.is_up(now):
            raise Rejection(Message("rejected-time-up"), code="time_up")
        chosen = self.position.action(action)
        clause = self.position.clause(chosen)
        if clause:
            raise Rejection(self.position.rejection(chosen), clause, "illegal", self.position.format)
        return LogEntry(self.version + 1, "play", seat, now, int(chosen), premove=premove, forced=forced)

    def judge_undo(self, seat: int, version: int, now: float) -> LogEntry:
        """Take back one's last decision without asking anyone."""
        self._check_version(version)
        if self.header.daily:
            raise Rejection(Message("rejected-daily-takeback"), code="daily")
        remain = self._before_last_decision(seat)
        if not self._is_alone(seat):
            self._check_open()
            if self.deciders(remain + 1):
                raise Rejection(Message("rejected-others-acted"))
            if self.draws[remain] != self.draws[-1]:
                raise Rejection(Message("rejected-revealed"))
        return self._entry("undo", seat, now, value=remain)

    def judge_ask(self, seat: int, what: str, version: int, now: float) -> LogEntry:
        """Ask the other people to agree: to a takeback, or to call it a draw."""
        self._check_version(version)
        self._check_open()
        if what not in ("undo", "draw"):
            raise Rejection(Message("rejected-ask", {"text-what": what}))
        if self.request:
            raise Rejection(Message("rejected-request-open"))
        if seat not in self.people or len(self.people) < 2:
            raise Rejection(Message("rejected-nobody-to-ask"))
        if what == "undo":
            self._before_last_decision(seat)
        return self._entry("ask", seat, now, text=what)

    def judge_answer(self, seat: int, yes: bool, version: int, now: float) -> LogEntry:
        self._check_version(version)
        self._check_open()
        if not self.request:
            raise Rejection(Message("rejected-no-request"))
        if seat not in self.people or seat == self.request.seat or seat in self.request.agreed:
            raise Rejection(Message("rejected-not-to-answer"))
        return self._entry("answer", seat, now, value=int(yes))

    def judge_sit(self, seat: int, who: str, name: str, now: float) -> LogEntry:
        """A person sits down, on an open seat or one that a bot holds for people, or comes back."""
        self._check_seat(seat)
        if any(other.who == who for i, other in enumerate(self.seats) if i != seat) or self.seat_of(who) >= 0:
            raise Rejection(Message("rejected-seated"), code="seated")
        if not self.seats[seat].is_free_for(who):
            raise Rejection(Message("rejected-seat-taken"), code="seat_taken")
        return self._entry("sit", seat, now, who=who, text=name)

    def judge_bot(self, seat: int, bot: str, now: float, yields: bool = False) -> LogEntry:
        """A bot takes an open seat, for good or until a person sits down, or the seat of a player who left."""
        self._check_bot(seat, bot)
        if seat in self.people:
            raise Rejection(Message("rejected-person-there"))
        self._check_own_play(seat)
        if self.seats[seat].bot and not self.seats[seat].yields:
            raise Rejection(Message("rejected-bot-there"), code="seat_taken")
        return self._entry("bot", seat, now, value=int(yields), text=bot)

    def judge_replace(self, seat: int, bot: str, now: float) -> LogEntry:
        """A bot plays on for a player who has been away too long; they can come back."""
        self._check_bot(seat, bot)
        if seat not in self.people:
            raise Rejection(Message("rejected-nobody-to-replace"))
        if self.header.clock.pace == "days":
            raise Rejection(Message("rejected-in-time"), code="in_time")
        self._check_own_play(seat)
        return self._entry("replace", seat, now, text=bot)

    def judge_leave(self, seat: int, now: float) -> LogEntry:
        if seat not in self.people:
            raise Rejection(Message("rejected-not-seated"), code="no_seat")
        return self._entry("leave", seat, now)

    def judge_resign(self, seat: int, version: int, now: float) -> LogEntry:
        self._check_version(version)
        self._check_open()
        if seat not in self.people:
            raise Rejection(Message("rejected-not-seated"), code="no_seat")
        return self._entry("resign", seat, now)

    def judge_flag(self, now: float) -> LogEntry:
        """The time of the seat whose turn it is has run out."""
        self._check_open()
        if not self.running_clock.is_up(now):
            raise Rejection(Message("rejected-time-left"))
        return self._entry("flag", self.running_clock.seat, now)

    def judge_resume(self, now: float, away: float = 0.0) -> LogEntry:
        """The server was away for so many seconds while a clock ran; 0: since the last entry."""
        self._check_open()
        if not self.running_clock.is_owed(now):
            raise Rejection(Message("rejected-no-clock"))
        return self._entry("resume", self.running_clock.seat, now, value=math.ceil(1000 * away))

    def _entry(self, kind: Kind, seat: int, now: float, value: int = 0, who: str = "", text: str = "") -> LogEntry:
        return LogEntry(self.version + 1, kind, seat, now, value, who, text)

    def _check_version(self, version: int) -> None:
        """The client must have seen the latest version; entries that change only clocks may be missing."""
        if not self.same_since <= version <= self.version:
            raise Rejection(Message("rejected-stale", {"version": self.version, "own": version}), code="stale")

    def _check_seat(self, seat: int) -> None:
        self._check_open()
        if not 0 <= seat < len(self.seats):
            raise Rejection(Message("rejected-no-such-seat", {"number": seat + 1, "seats": len(self.seats)}))

    def _check_bot(self, seat: int, bot: str) -> None:
        self._check_seat(seat)
        if bot not in available_bots():
            known = list(available_bots())
            raise Rejection(Message("rejected-no-bot-level", {"text-bot": bot, "text-known": known}))

    def _check_own_play(self, seat: int) -> None:
        if self.header.daily and self.seats[seat].who:
            raise Rejection(Message("rejected-daily-bot"), code="daily")

    def _check_open(self) -> None:
        if self.over:
            raise Rejection(Message("rejected-over"), code="over")

    def _before_last_decision(self, seat: int) -> int:
        """How many actions there were before a seat's last one."""
        mine = [i for i, actor in enumerate(self.actors) if actor == seat and i not in self.forced]
        if not mine:
            raise Rejection(Message("rejected-nothing-to-take-back"))
        return mine[-1]

    def deciders(self, first: int = 0) -> list[int]:
        """The seats that made each decision, from the given action on; forced moves are not decisions."""
        return [actor for i, actor in enumerate(self.actors[first:], first) if i not in self.forced]

    def _is_alone(self, seat: int) -> bool:
        """Whether this person plays an unrated game against bots only: then they may always take back. Players who left
        or resigned are not bots: it was their game too."""
        return (
            not self.header.rated
            and self.people == [seat]
            and not any(other.who for i, other in enumerate(self.seats) if i != seat)
        )

    # Applying entries
    def apply(self, entry: LogEntry, *, is_judged: bool = False) -> None:
        """Carry out the next entry. `is_judged`: this table has judged it and has not changed since, so a move need not
        be checked again; entries from a store, which someone may have tampered with, are."""
        if entry.number != self.version + 1:
            raise Rejection(Message("rejected-entry", {"number": entry.number, "version": self.version}))
        self.version, self.at = entry.number, entry.at
        if entry.kind not in ("resume", "unrate"):
            self.same_since = entry.number
        if entry.kind in ("play", "undo", "ask", "answer", "resume", "unrate", "end"):
            self._carry_out_at_the_game(entry, is_judged)
        else:
            self._carry_out_at_the_seats(entry)
        if entry.kind == "play":
            self._settle_turn()
        else:
            self.settle()
        if self.header.clock.pace != "none":
            self.running_clock.turn_to(self._on_the_clock(), entry.at)

    def _carry_out_at_the_game(self, entry: LogEntry, is_judged: bool) -> None:
        match entry.kind:
            case "play":
                self._play(entry, is_judged)
            case "undo":
                self._return_to(entry.value, entry.at)
            case "ask":
                self.request = Request(entry.text, entry.seat)
            case "answer":
                self._answer(entry)
            case "resume":
                self.running_clock.forgive(entry.at, entry.value / 1000)
            case "unrate":
                self.unrated = entry.text
            case "end":
                self.aborted = entry.text

    def _carry_out_at_the_seats(self, entry: LogEntry) -> None:
        seat = self.seats[entry.seat]
        match entry.kind:
            case "sit":
                seat.inherited |= seat.who != entry.who and entry.seat in self.deciders()
                seat.sit(entry.who, entry.text)
                return
            case "bot":
                seat.hand_to_bot(entry.text, yields=bool(entry.value))
                return
            case "leave" if self.header.seats > 1 and not self.has_begun:
                self.seats[entry.seat] = Seat()  # free for another player
            case "leave":
                seat.leave(entry.at)
            case "replace":
                seat.replace(entry.text, entry.at)
            case "resign" | "flag" | "forfeit":
                seat.give_up(entry.kind)
                seat.hand_to_bot(SUBSTITUTE_BOT)
        self.request = None  # the players it was sent to have changed

    def _on_the_clock(self) -> int:
        """The seat whose clock runs: of the person to move, once all seats are taken. Bots have no clock."""
        ready = not self.waiting and self.turn >= 0
        return self.turn if ready and self.seats[self.turn].kind == "person" else NO_SEAT

    def _play(self, entry: LogEntry, is_judged: bool) -> None:
        if is_judged:
            self.position.apply_legal(entry.value)
        else:
            self.position.play(entry.value)
        if entry.forced:
            self.forced.add(len(self.actors))
        self._note_played(entry.seat)
        if self.request and not entry.forced and entry.seat in self.people:
            self.request = None  # a person who plays on has answered; bots are not asked

    def _note_played(self, actor: int) -> None:
        self.actors.append(actor)
        self.draws.append(int(self.position.state.draws))
        if len(self.actors) % SNAPSHOT_EVERY_ACTIONS == 0:
            self._snapshots[len(self.actors)] = bytes(self.position)

    def _return_to(self, actions: int, now: float) -> None:
        """Go back to the position after so many actions; the same dice and cards follow."""
        whose, then = [*self.deciders(actions), self.turn][:2]
        played = self.position.actions[:actions]
        earlier = {n: data for n, data in self._snapshots.items() if n <= actions}
        self._snapshots = earlier or {0: bytes(start_position(self.header, self.rulebook, self.content))}
        del self.actors[actions:]
        self.forced = {place for place in self.forced if place < actions}
        del self.draws[actions + 1 :]
        nearest = max(self._snapshots)
        self.position = self.position.restored(self._snapshots[nearest], played[:nearest])
        for action in played[nearest:]:
            self.position.play(action)
        self.taken_back += 1
        self.request = None
        self._settle_turn()
        if self.header.clock.pace != "none":
            self.running_clock.return_to(self._on_the_clock(), now, finished=whose != then)

    def _answer(self, entry: LogEntry) -> None:
        request = self.request
        if request is None:
            return
        if not entry.value:
            self.request = None
            return
        request.agreed.add(entry.seat)
        if request.agreed | {request.seat} >= set(self.people):
            self.request = None
            if request.what == "undo":
                self.unrated = self.unrated or "taken_back"
                self._return_to(self._before_last_decision(request.seat), entry.at)
            else:
                self.drawn = True

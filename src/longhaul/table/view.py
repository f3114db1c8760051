"""Views: everything that a viewer may see of a table. Nothing leaves a table any other way.

The structs list field by field what is sent. Boards are made from blinded positions, so they cannot reveal hidden
information.
"""

from collections.abc import Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Any

import msgspec

from longhaul.bots import available_bots
from longhaul.core.content import ContentSet
from longhaul.core.events import Event
from longhaul.core.files import game_record as records
from longhaul.core.messages import NOTHING, Message
from longhaul.core.options import Value
from longhaul.core.position import NO_SEAT, Action, Position
from longhaul.core.rulebook import Rulebook
from longhaul.core.viewer import PlayerView
from longhaul.table.clock import Clock
from longhaul.table.errors import Rejection
from longhaul.table.log_entry import LogEntry
from longhaul.table.rated_games import loses_at, unrated_message
from longhaul.table.table import Table

EVENT_JSON = attrgetter("encoded")
NO_ACTION = Action(0, "")


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. What is as usual is not sent: every message about a table has all seats."""

    kind: str  # person, bot or open
    name: str
    bot: str  # the level that plays, or ""
    yields: bool = False  # a person may sit down in place of the bot
    left: bool = False
    resigned: bool = False
    late: bool = False  # lost on time
    time_left: float | None = None  # seconds; null without a clock
    player: str = ""  # the id of the profile, or ""
    loses_at: float | None = None  # when a player who left a rated game loses it
    forfeited: bool = False  # lost by leaving a rated game


class RequestView(msgspec.Struct, frozen=True):
    what: str  # undo or draw
    seat: int
    agreed: list[int]


class ResultView(msgspec.Struct, frozen=True):
    """The result, with the seed, so that anyone can check the commitment."""

    scores: list[int]
    winners: list[int]
    ending: str  # how it ended: the word of a message `ending-…` of the game or the site
    seed: str  # a 64-bit number as text: JavaScript's numbers have 53 bits
    salt: str
    sources: list[list[Message]] = []  # by seat, where its score comes from: `source-…` with `points` that add up to it
    decided: Message | None = None  # what decided between players with the same score


class ActionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action. Its label is the message `action-<verb>`, or `label`, with the arguments and the facts."""

    action: int
    verb: str
    arguments: dict[str, str]  # its words by kind; verb and words make its text form: buy:robots
    facts: dict[str, Any]  # what it costs, brings, leads to
    label: str = ""
    warning: Message | None = None  # of a certain bad outcome


class StateView(msgspec.Struct, frozen=True):
    """The state of a table as a viewer may see it."""

    version: int
    turn: int  # -1: the game is over
    phase: str
    prompt: Message
    scores: list[int]
    seats: list[SeatView]
    request: RequestView | None
    taken_back: int
    unrated: Message | None  # why a game set up as rated will not be
    over: bool
    result: ResultView | None
    board: Mapping[str, Any]  # in the game's own form


class AboutView(msgspec.Struct, frozen=True):
    """What never changes about a table."""

    id: str
    game: str
    rules: int
    content: str
    content_hash: str
    options: dict[str, Value]
    clock: Clock
    private: bool
    created: float
    commitment: str  # the seal on the seed
    origin: str = ""  # a link to the move of another game that this one continues
    rated: bool = False  # no hints, and the result changes ratings
    daily: str = ""  # of a daily challenge: its day, as in 2026-11-15
    auto_forced: bool = True  # the table plays moves that are the only legal one
    rotation: int = 0  # places that seats have moved on in rematches: bots keep their names


class StepView(msgspec.Struct, frozen=True):
    """A log entry as everyone may see it, without user ids, and what it did."""

    number: int
    kind: str
    seat: int
    at: float
    value: int
    text: str
    verb: str  # of a move: its verb and its words
    arguments: dict[str, str]
    events: list[dict[str, Any]]
    story: list[Message | int]  # the lines of the log; a number: the message of that event, counted from 0
    forced: bool = False  # the only legal action, played by the table


def about(table: Table) -> AboutView:
    header = table.header
    return AboutView(
        header.id,
        header.game,
        header.rules,
        header.content,
        header.content_hash,
        table.position.options,
        header.clock,
        header.private,
        header.created,
        header.commitment,
        header.origin.link if header.origin else "",
        header.rated,
        header.daily,
        header.auto_forced,
        header.rotation,
    )


def viewpoint(table: Table, seat: int) -> int:
    """The seat whose knowledge a viewer has; NO_SEAT in games without secrets of single seats."""
    return seat if table.rulebook.facts.hidden else NO_SEAT


def seen_by(table: Table, seat: int) -> PlayerView:
    """The blinded position of a seat. Valid until the next call, for any table."""
    return seen_through(table, viewpoint(table, seat))


def seen_through(table: Table, eyes: int) -> PlayerView:
    """The same, given the viewpoint."""
    return _player_view(table.rulebook, table.content, eyes).show(table.position, eyes)


@lru_cache(maxsize=64)
def _player_view(rulebook: Rulebook, content: ContentSet[Any], eyes: int) -> PlayerView:
    return PlayerView(rulebook, content)


def state(table: Table, seen: Position, eyes: int, seats: list[SeatView]) -> StateView:
    """The state from a viewpoint, given the blinded position."""
    return StateView(
        table.version,
        table.turn,
        seen.phase,
        seen.prompt,
        seen.scores,
        seats,
        request_view(table) if table.request else None,
        table.taken_back,
        unrated_message(table),
        table.over,
        result_view(table) if table.over else None,
        seen.board(eyes),
    )


def seats(table: Table, now: float) -> list[SeatView]:
    return [seat_view(table, seat, now) for seat in range(table.header.seats)]


def seat_view(table: Table, seat: int, now: float) -> SeatView:
    holder = table.seats[seat]
    time_left = table.running_clock.remaining(seat, now)
    return SeatView(
        holder.kind,
        holder.name,
        holder.bot,
        holder.yields,
        holder.left,
        holder.resigned,
        holder.late,
        time_left,
        holder.bot if not holder.who and holder.bot in available_bots() else "",
        loses_at(table, seat),
        holder.forfeited,
    )


def request_view(table: Table) -> RequestView | None:
    if table.request is None:
        return None
    return RequestView(table.request.what, table.request.seat, sorted(table.request.agreed))


def result_view(table: Table) -> ResultView:
    header = table.header
    is_secret = bool(header.daily)  # until the day is over
    seed, salt = ("", "") if is_secret else (str(header.seed), header.salt)
    position = table.position
    decided = (position.decided or None) if not table.resigned else None
    return ResultView(position.scores, table.winners, table.ending, seed, salt, position.sources, decided)


def actions(table: Table, seen: Position, seat: int) -> list[ActionView]:
    """The legal actions with their texts, for the seat to move only."""
    if seat != table.turn or seat == NO_SEAT or table.waiting:
        return []
    legal = seen.legal
    if len(legal) == 1 and table.header.auto_forced:  # the table is about to play it
        return []
    return [*map(action_view, legal, seen.describe(legal), seen.warn(legal))]


def action_view(action: Action, label: Message, warning: Message = NOTHING) -> ActionView:
    """A legal action; what its arguments say is not repeated among the facts."""
    verb, words, facts = action.verb, action.arguments, label.arguments
    if words:
        facts = {name: value for name, value in facts.items() if words.get(name) != value}
    label_id = "" if label.id == f"action-{verb}" else label.id
    return ActionView(int(action), verb, words, facts, label_id, warning or None)  # type: ignore[arg-type]


def step(table: Table, entry: LogEntry) -> StepView:
    """The entry that the table has just applied, and what it did."""
    played = entry.kind == "play"
    action = table.position.action(entry.value) if played else NO_ACTION
    return StepView(
        entry.number,
        entry.kind,
        entry.seat,
        entry.at,
        entry.value,
        entry.text,
        action.verb,
        action.arguments,
        encode_events(table.position.events) if played else [],
        story_of(table.position) if played else [],
        entry.forced,
    )


def story_of(position: Position) -> list[Message | int]:
    """The lines of the log. What an event says by itself is not sent twice."""
    numbers = {id(event.message): number for number, event in enumerate(position.events)}
    return [numbers.get(id(message), message) for message in position.story]


def encode_events(events: list[Event]) -> Any:
    """Events as JSON, joined from what each has encoded already."""
    return msgspec.Raw(b"[%b]" % b",".join(map(EVENT_JSON, events)))


def record(table: Table) -> dict[str, Any]:
    """The game record of a finished table. It reveals the seed, so it is rejected before the end."""
    if not table.over:
        raise Rejection(Message("rejected-record-secret"), code="not_over")
    header = table.header
    return {
        **records.export(table.position),
        "taken_back": table.taken_back,
        "bot_seats": [i for i, seat in enumerate(table.seats) if seat.kind == "bot"],
        "table": header.id,
        "commitment": header.commitment,
        "salt": header.salt,
        **({"origin": header.origin.link} if header.origin else {}),
    }

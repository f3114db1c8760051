"""What each viewer may see of a table: the one door through which anything leaves it.

What is sent is listed field by field in the structs below; whatever is not listed stays here. Boards are made
from blinded positions, so they cannot tell what a viewer may not know.
"""

from functools import lru_cache
from operator import attrgetter
from typing import Any

import msgspec

from longhaul.bots import available_bots
from longhaul.core.content import ContentSet
from longhaul.core.events import Event
from longhaul.core.files import game_record as records
from longhaul.core.position import NOBODY, Position
from longhaul.core.rulebook import Rulebook
from longhaul.core.viewer import PlayerView
from longhaul.table.clock import Clock
from longhaul.table.errors import Rejection
from longhaul.table.log_entry import LogEntry
from longhaul.table.rated_games import loses_at, unrated_sentence
from longhaul.table.table import Table

TEXT, TOLD = attrgetter("text"), attrgetter("told")


class SeatView(msgspec.Struct, frozen=True):
    kind: str  # person, bot or open
    name: str
    bot: str  # the level that plays, or ""
    yields: bool = False  # a person may sit down in place of the bot
    left: bool = False
    resigned: bool = False
    late: bool = False  # because the time was up
    time_left: float | None = None  # seconds; null without a clock
    player: str = ""  # whose profile it is, "" for none
    loses_at: float | None = None  # of someone who left a rated game: when they lose it unless they are back
    forfeited: bool = False  # resigned because they left a rated game


class RequestView(msgspec.Struct, frozen=True):
    what: str  # undo or draw
    seat: int
    agreed: list[int]


class ResultView(msgspec.Struct, frozen=True):
    """Known when the game is over, and the seed with it, so that anyone can check the commitment."""

    scores: list[int]
    winners: list[int]
    ending: str
    seed: str  # a 64-bit number, as text: JavaScript's numbers are too short for it
    salt: str


class ActionView(msgspec.Struct, frozen=True):
    action: int
    text: str  # its text form
    label: str  # what it does, for a button
    warning: str = ""  # what it surely leads to, if that is bad


class StateView(msgspec.Struct, frozen=True):
    """How things stand, as far as a viewer may know."""

    version: int
    turn: int  # -1: nobody's, the game is over
    phase: str
    prompt: str
    scores: list[int]
    seats: list[SeatView]
    request: RequestView | None
    taken_back: int
    unrated: str  # why a game that was set up to be rated will not be, or "": a sentence
    over: bool
    result: ResultView | None
    board: dict[str, Any]  # as the game shows it


class AboutView(msgspec.Struct, frozen=True):
    """What does not change while a table lasts."""

    id: str
    game: str
    rules: int
    content: str
    content_hash: str
    options: dict[str, Any]
    clock: Clock
    private: bool
    created: float
    commitment: str  # the seal on the seed
    origin: str = ""  # a link to the move of another game that this one goes on from
    rated: bool = False  # hints are off, and the result changes ratings
    daily: str = ""  # the day whose game it is, as in 2026-11-15
    auto_forced: bool = True  # the table plays moves that are the only legal one


class StepView(msgspec.Struct, frozen=True):
    """One entry as everyone may see it, never the id of a person, and what it did."""

    number: int
    kind: str
    seat: int
    at: float
    value: int
    text: str
    action: str  # of a move: its text form
    events: list[dict[str, Any]]
    story: list[str]
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
    )


def viewpoint(table: Table, seat: int) -> int:
    """Whose eyes a viewer looks through: where seats know no secrets of their own, everyone sees the same."""
    return seat if table.rulebook.facts.hidden else NOBODY


def seen_by(table: Table, seat: int) -> PlayerView:
    """The position with all that a viewer may not know re-dealt. It is good until the same is asked of any table."""
    return seen_through(table, viewpoint(table, seat))


def seen_through(table: Table, eyes: int) -> PlayerView:
    """The same, given whose eyes it is seen through."""
    return _player_view(table.rulebook, table.content, eyes).show(table.position, eyes)


@lru_cache(maxsize=64)
def _player_view(rulebook: Rulebook, content: ContentSet[Any], eyes: int) -> PlayerView:
    return PlayerView(rulebook, content)


def state(table: Table, seen: Position, eyes: int, seats: list[SeatView]) -> StateView:
    """All that may be seen through someone's eyes, given the position as they see it."""
    return StateView(
        table.version,
        table.turn,
        seen.phase,
        table.rulebook.speech.prompt(seen),
        seen.scores,
        seats,
        request_view(table) if table.request else None,
        table.taken_back,
        unrated_sentence(table),
        table.over,
        result_view(table) if table.over else None,
        seen.board(eyes),
    )


def seats(table: Table, now: float) -> list[SeatView]:
    return [seat_view(table, seat, now) for seat in range(table.header.seats)]


def seat_view(table: Table, seat: int, now: float) -> SeatView:
    holder = table.seats[seat]
    time_left = table.watch.remaining(seat, now)
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
    seed, salt = ("", "") if header.daily else (str(header.seed), header.salt)  # the day's seed is told with the day
    return ResultView(table.position.scores, table.winners, table.ending, seed, salt)


def actions(table: Table, seen: Position, seat: int) -> list[ActionView]:
    """What the seat to play may do, in words; nobody else is told."""
    if seat != table.turn or seat == NOBODY or table.waiting:
        return []
    legal = seen.legal
    if len(legal) == 1 and table.header.auto_forced:  # the table is about to play it
        return []
    return [*map(ActionView, map(int, legal), map(TEXT, legal), seen.labels(legal), seen.warnings(legal))]


def step(table: Table, entry: LogEntry) -> StepView:
    """The latest entry, just carried out, and what it did."""
    played = entry.kind == "play"
    return StepView(
        entry.number,
        entry.kind,
        entry.seat,
        entry.at,
        entry.value,
        entry.text,
        table.position.text(entry.value) if played else "",
        told(table.position.events) if played else [],
        table.position.story if played else [],
        entry.forced,
    )


def told(events: list[Event]) -> Any:
    """Events as they are sent, put together from what is written already."""
    return msgspec.Raw(b"[%b]" % b",".join(map(TOLD, events)))


def record(table: Table) -> dict[str, Any]:
    """The game record of a finished table: it holds the seed, so nobody gets it before the end."""
    if not table.over:
        raise Rejection("the record reveals the seed; you can get it when the game is over", code="not_over")
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

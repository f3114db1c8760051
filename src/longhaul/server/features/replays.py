"""Replays: finished games and uploaded records, position by position with the step that led to each. Blocks."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from longhaul.core.files.game_record import bare, replay
from longhaul.core.files.hash_chain import with_trail
from longhaul.core.messages import Message
from longhaul.core.position import NO_SEAT, Position
from longhaul.core.rulebook import Rulebook
from longhaul.games import find_game
from longhaul.server.store.rows import UploadedRecord
from longhaul.table import Clock, Rejection, Table
from longhaul.table.errors import BadSetup
from longhaul.table.header import ContinuedFrom
from longhaul.table.table_config import TableConfig
from longhaul.table.verify import Verdict, verify
from longhaul.table.view import (
    NO_ACTION,
    AboutView,
    ResultView,
    SeatView,
    StateView,
    StepView,
    about,
    encode_events,
    record,
    result_view,
    seat_view,
    story_of,
)

MAX_STEPS = 100  # of a replay, in one answer
OUR_LINK = re.compile(r"/r/[\w-]+#move-\d+|/guide/[\w-]+/\d+", re.ASCII)  # what ContinuedFrom.link makes
DEFAULT_OPPONENT = "trader"  # the default bot of the other seats


class Moment(msgspec.Struct):
    """A position, and the step that led to it."""

    step: StepView
    state: StateView


class ReplayView(msgspec.Struct):
    """A replay, or a part of it, as a spectator sees it."""

    about: AboutView
    length: int  # how many actions were played
    first: int  # the number of the first moment here
    moments: list[Moment]
    table: str = ""  # the id of the table where it was played
    record: str = ""  # the address of the whole record


class Chart(msgspec.Struct):
    """The figure that the game charts, such as money, wherever it changed."""

    length: int  # how many actions were played
    moves: list[int]
    values: list[list[int]]  # for each of the moves, by seat


class Replay(msgspec.Struct):
    """A game record, with where and by whom it was played."""

    data: dict[str, Any]
    about: AboutView
    seats: list[SeatView]
    table: str = ""
    record: str = ""
    result: ResultView | None = None  # of a game that was resigned or drawn

    @property
    def rulebook(self) -> Rulebook:
        return find_game(self.data["game"])

    @property
    def positions(self) -> Iterator[Position]:
        return replay(self.data, self.rulebook, self.rulebook.find_content(self.data["content"]["name"]))

    def page(self, first: int, limit: int) -> ReplayView:
        """At most `limit` positions, from the first on."""
        length = len(self.data["actions"])
        first = min(first, length + 1)  # past the end there is nothing
        moments, actor = [], NO_SEAT
        for number, position in enumerate(islice(self.positions, first + limit)):
            if number >= first:
                moments.append(self._moment(position, number, actor))
            actor = position.seat
        return ReplayView(self.about, length, first, moments, self.table, self.record)

    @property
    def chained_record(self) -> dict[str, Any]:
        """The record with its hash chain, for which it is replayed; an uploaded record has its own, or none."""
        return with_trail(self.data, self.positions) if self.table else self.data

    def chart(self) -> Chart:
        """The course of the figure that the game charts."""
        moves, values = list[int](), list[list[int]]()
        for number, position in enumerate(self.positions):
            charted = position.charted
            if not values or charted != values[-1]:
                moves.append(number)
                values.append(charted)
        return Chart(len(self.data["actions"]), moves, values)

    def verdict(self) -> Verdict:
        """The checks of `longhaul.table.verify`."""
        return verify(self.chained_record, self.rulebook)

    def only_person(self, default: int) -> int:
        """The seat of the only person."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "person"]
        return people[0] if len(people) == 1 else default

    def at(self, move: int) -> Position:
        """The position after so many actions."""
        if move > len(self.data["actions"]):
            moves = len(self.data["actions"])
            raise Rejection(Message("rejected-no-move", {"moves": moves, "move": move}), code="no_move")
        return next(islice(self.positions, move, None))

    def _moment(self, position: Position, number: int, actor: int) -> Moment:
        ended = self.result if number == len(self.data["actions"]) else None
        return Moment(step_of(position, actor), state_of(position, self.seats, ended))


def step_of(position: Position, actor: int) -> StepView:
    """The latest action, who played it, and what it did."""
    number = len(position.actions)
    last = position.actions[-1] if number else 0
    action = position.action(last) if number else NO_ACTION
    kind, events = "play" if number else "start", encode_events(position.events)
    return StepView(number, kind, actor, 0.0, last, "", action.verb, action.arguments, events, story_of(position))


def state_of(position: Position, seats: list[SeatView], ended: ResultView | None) -> StateView:
    """A state as a spectator sees it."""
    seen = position.blinded(NO_SEAT)
    scores, winners, ending = seen.result
    result = ended or (
        ResultView(scores, winners, ending, "", "", seen.sources, seen.decided or None) if seen.over else None
    )
    return StateView(
        version=len(position.actions),
        turn=NO_SEAT if result else seen.seat,
        phase=seen.phase,
        prompt=seen.prompt,
        scores=scores,
        seats=seats,
        request=None,
        taken_back=0,
        unrated=None,
        over=result is not None,
        result=result,
        board=seen.board(NO_SEAT),
    )


def replay_of_table(table: Table) -> Replay:
    """A finished game that was played here."""
    seats = [seat_view(table, seat, 0.0) for seat in range(table.header.seats)]
    seats = [msgspec.structs.replace(seat, time_left=None) for seat in seats]
    number = table.header.id
    link = f"/api/tables/{number}/record"
    return Replay(record(table), about(table), seats, number, link, result_view(table))


def replay_of_record(shelved: UploadedRecord) -> Replay:
    """An uploaded record; older servers stored some with fields of unknown names."""
    data = bare(msgspec.json.decode(shelved.data))
    return Replay(
        data, about_record(data, shelved.id, shelved.created), seats_of(data), "", f"/api/records/{shelved.id}"
    )


def about_record(data: dict[str, Any], number: str, created: float) -> AboutView:
    return AboutView(
        number,
        data["game"],
        data["rules"],
        data["content"]["name"],
        data["content"]["hash"],
        data["options"],
        Clock(),
        True,
        created,
        data.get("commitment", ""),
        own_link(data.get("origin", "")),
    )


def own_link(origin: str) -> str:
    """The origin of a record, if it is a path of this server: the page makes a link of it."""
    return origin if OUR_LINK.fullmatch(origin) else ""


def seats_of(data: dict[str, Any]) -> list[SeatView]:
    """Records contain no names, only which seats were bots."""
    bots, level = data.get("bot_seats", []), data.get("bot", "")
    return [
        SeatView("bot" if seat in bots else "person", "", level if seat in bots else "")
        for seat in range(data["seats"])
    ]


def continue_config(
    replay: Replay, replay_id: str, move: int, seats: list[str], own_seat: int = NO_SEAT
) -> tuple[TableConfig, ContinuedFrom]:
    """The configuration of a table that continues from a move.

    By default users take the seat they had, in an uploaded record the only one that a person had, else the one to move.
    """
    position = replay.at(move)
    if position.over:
        raise Rejection(Message("rejected-over-there"), code="over")
    if own_seat == NO_SEAT:
        own_seat = position.seat if replay.table else replay.only_person(position.seat)
    seats = seats or ["me" if seat == own_seat else DEFAULT_OPPONENT for seat in range(position.seats)]
    data = replay.data
    setting = TableConfig(
        game=data["game"], seats=seats, options=data["options"], content=data["content"]["name"], private=True
    )
    if len(setting.check().seats) != position.seats:
        reason = Message("rejected-seats", {"seats": position.seats, "count": len(seats)})
        raise BadSetup("seats", reason, code="bad_seats")
    return setting, ContinuedFrom(replay_id, list(position.actions))

"""Tables to play at in tests."""

from dataclasses import replace
from typing import Any

import msgspec

from longhaul.games import find_game
from longhaul.table import Header, LogEntry, Table
from longhaul.table.view import about, actions, seats, seen_by, state


class Noted(Table):
    """A table that remembers its entries, as a store would."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.entries: list[LogEntry] = []

    def apply(self, entry: LogEntry, *, is_judged: bool = False) -> None:
        super().apply(entry, is_judged=is_judged)
        self.entries.append(entry)


def view(made: Table, seat: int, now: float) -> dict[str, Any]:
    """All that a viewer is shown, as plain data."""
    seen = seen_by(made, seat)
    parts = msgspec.to_builtins([about(made), state(made, seen, seat, seats(made, now))])
    return {**parts[0], **parts[1], "actions": msgspec.to_builtins(actions(made, seen, seat))}


def header(game: str = "dice-traders", seats: int = 2, **more: Any) -> Header:
    rulebook = find_game(game)
    content = rulebook.find_content()
    basic = Header("t1", game, rulebook.facts.version, content.name, content.digest, seats, {}, 77, "salt")
    return replace(basic, **more)


def table(game: str = "dice-traders", people: int = 2, seats: int = 2, **more: Any) -> Noted:
    """A table with so many people, ada first, and bots on the other seats."""
    rulebook = find_game(game)
    made = Noted(header(game, seats, **more), rulebook, rulebook.find_content())
    for seat in range(seats):
        if seat < people:
            made.apply(made.judge_sit(seat, f"p{seat}", f"Player {seat}", 0))
        else:
            made.apply(made.judge_bot(seat, "trader", 0))
    return made


def play(made: Table, action: int | str | None = None, now: float = 0.0) -> LogEntry:
    """The seat to play does something, the first legal thing if it is not said."""
    entry = made.judge_play(made.turn, made.position.legal[0] if action is None else action, made.version, now)
    made.apply(entry)
    return entry


def again(made: Noted) -> Table:
    return Table.replay(made.header, made.rulebook, made.content, made.entries)

"""The premoves of all players at one table, kept in step with what happens there."""

from collections.abc import Iterable, Sequence

import msgspec

from longhaul.core.position import NO_SEAT
from longhaul.server.store.rows import StoredPremoves
from longhaul.table import LogEntry, Table
from longhaul.table.premoves import Premove, decode_premoves


class TablePremoves:
    """Premoves by user id, and how the table came to the decision that it waits for now."""

    def __init__(self) -> None:
        self.by_user: dict[str, list[Premove]] = {}
        self.is_new_decision = False  # the seat to move or the phase has just changed
        self.was_premove = False  # the latest move was a premove
        self.played: set[int] = set()  # ids of those played since this phase began
        self._decision = (NO_SEAT, "")
        self._actors: list[int] = []

    def begin(self, table: Table) -> None:
        """Start here: premoves are for later decisions than this one."""
        self.is_new_decision = self.was_premove = False
        self._decision, self._actors = decision(table), list(table.actors)

    def step(self, table: Table, entry: LogEntry) -> list[str]:
        """Follow an entry: remove premoves that it used up or made void. The users who lost theirs because a move of
        theirs was taken back."""
        self.was_premove = bool(entry.premove)
        now = decision(table)
        self.is_new_decision, self._decision = now != self._decision, now
        self.played = set() if self.is_new_decision else self.played | ({entry.premove} if entry.premove else set())
        if entry.premove:
            self._use_up(table.seats[entry.seat].who, entry.premove)
        undone = set(self._actors[len(table.actors) :])
        self._actors = list(table.actors)
        lost = [user for user in self.by_user if table.seat_of(user) in undone]
        for user in [*lost, *(user for user in self.by_user if table.seat_of(user) == NO_SEAT)]:
            self.by_user.pop(user, None)
        if undone:
            self._limit_after(len(table.actors))
        return lost

    def _limit_after(self, count: int) -> None:
        """After a takeback, no premove was made later than the actions that remain."""
        for user, premoves in self.by_user.items():
            self.by_user[user] = [msgspec.structs.replace(each, after=min(each.after, count)) for each in premoves]

    def _use_up(self, user: str, number: int) -> None:
        self.put(user, [premove for premove in self.by_user.get(user, ()) if premove.id != number or premove.always])

    def put(self, user: str, premoves: Sequence[Premove]) -> None:
        if premoves:
            self.by_user[user] = list(premoves)
        else:
            self.by_user.pop(user, None)


def decision(table: Table) -> tuple[int, str]:
    """The seat and phase that a table waits for."""
    return (NO_SEAT, "") if table.waiting or table.over else (table.turn, table.position.phase)


def restore_premoves(table: Table, rows: Iterable[StoredPremoves], since: Sequence[LogEntry]) -> TablePremoves:
    """The premoves from the store, less those that later entries used up. `since` are the entries after the first of
    them was stored. A takeback among those removes all premoves that it may concern."""
    restored = TablePremoves()
    restored.begin(table)
    for row in rows:
        seat = table.seat_of(row.user)
        later = [entry for entry in since if entry.number > row.version]
        is_undone = any(entry.kind == "answer" or (entry.kind == "undo" and entry.seat == seat) for entry in later)
        if seat == NO_SEAT or is_undone:
            continue
        used = {entry.premove for entry in later if entry.seat == seat}
        restored.put(row.user, [each for each in decode_premoves(row.data) if each.always or each.id not in used])
    last = since[-1] if since else None
    by_hand = last is not None and last.kind == "play" and last.seat == table.turn and not last.premove
    restored.is_new_decision = not by_hand
    return restored

"""What players were told of a table, held against what is on disk."""

from collections import defaultdict

from longhaul.server.load.client import Received, StepView
from longhaul.server.store import Store

UNNOTICED = ("resume", "unrate")  # entries that a move may pass on its way


class Ledger:
    """One table: whatever anyone was told has happened for good, and nothing happens that nobody asked for."""

    def __init__(self, table: str, people: int) -> None:
        self.table = table
        self.people = set(range(people))  # seats that people play; bots have the others
        self.sent: dict[int, StepView] = {}
        self.seen = 0  # the highest version anyone was shown
        self.tried: defaultdict[int, set[tuple[int, int]]] = defaultdict(set)  # number -> (seat, action)
        self.over = False

    def note(self, message: Received) -> None:
        """Something was told. Two players are never told different things of the same step."""
        for step in [*message.log, *([message.step] if message.step else [])]:
            assert self.sent.setdefault(step.number, step) == step, f"{self.table}: {step} was {self.sent[step.number]}"
        if message.state is not None:
            self.seen = max(self.seen, message.state.version)
            self.over = self.over or message.state.over

    def asks(self, number: int, seat: int, action: int) -> None:
        self.tried[number].add((seat, action))

    def moves_of(self, seat: int) -> list[StepView]:
        return [step for _, step in sorted(self.sent.items()) if step.kind == "play" and step.seat == seat]

    def check(self, store: Store) -> list[StepView]:
        """Compare with the store; what is there of which nobody has heard yet: at most one move of a person."""
        assert store.last_numbers([self.table]), f"{self.table} was set up, and is not there"
        stored = [
            StepView(entry.number, entry.kind, entry.seat, entry.value, entry.forced)
            for entry in store.entries(self.table)
        ]
        assert [step.number for step in stored] == list(range(1, len(stored) + 1)), f"{self.table}: numbers"
        assert len(stored) >= self.seen, f"{self.table}: {self.seen} entries were told, {len(stored)} are there"
        by_number = {step.number: step for step in stored}
        for step in self.sent.values():
            assert by_number[step.number] == step, f"{self.table}: told {step}, kept {by_number[step.number]}"
        for step in stored:
            if self._is_decided(step):
                asked = set[tuple[int, int]]().union(*(self.tried[number] for number in self._asked_as(step, stored)))
                assert (step.seat, step.value) in asked, f"{self.table}: nobody played {step}"
        unreported = stored[self.seen :]
        assert sum(self._is_decided(step) for step in unreported) <= 1, f"{self.table}: {unreported}"
        return unreported

    def _asked_as(self, step: StepView, stored: list[StepView]) -> range:
        """The numbers that a move may have been asked for by: what only concerns clocks makes no view stale."""
        first = step.number
        while first > 1 and stored[first - 2].kind in UNNOTICED:
            first -= 1
        return range(first, step.number + 1)

    def _is_decided(self, step: StepView) -> bool:
        """Whether it was a person who made this move."""
        return step.kind == "play" and step.seat in self.people and not step.forced

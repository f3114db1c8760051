"""Declares the messages of a game: their ids, their arguments, and what these are.

    MESSAGES = declare(
        kinds=("good", "size"),
        messages={"action-buy": "good price left first?", "action-lock": "[good] rest", "action-sell": "[sales<>]"},
        events=EVENTS,
        silent=("moved",),
    )

An argument is written by its name: `price` is a number, `seat` a seat, `first?` a flag, `player"` a text, `sale<>` a
message, `[good]` a list of goods; a name of one of the kinds (`good`, `good-from`) is a word of that kind. Every event
is a message with its seat and its figures; those of `silent` have no line in the log, those that are listed in
`messages` have the arguments given there.
"""

from collections.abc import Iterable, Mapping

from longhaul.core.events import EventKinds
from longhaul.core.messages.message import Schema, kind_of

MARKS = {"?": "flag", '"': "text", "<>": "message"}


def declare(
    kinds: Iterable[str], messages: Mapping[str, str], events: EventKinds | None = None, silent: Iterable[str] = ()
) -> Schema:
    """The declared messages, by id."""
    known = frozenset(kinds)
    written = {
        f"event-{name}": " ".join(("seat", *figures)) for name, figures in (events.figures.items() if events else ())
    }
    for name in silent:
        del written[f"event-{name}"]
    return {id_: dict(_argument(name, known) for name in text.split()) for id_, text in {**written, **messages}.items()}


def _argument(written: str, kinds: frozenset[str]) -> tuple[str, str]:
    """An argument's name and its type: `("good", "list of good")`."""
    if written.startswith("["):
        name, of = _argument(written.strip("[]"), kinds)
        return name, f"list of {of}"
    for mark, type_ in MARKS.items():
        if written.endswith(mark):
            return written.removesuffix(mark), type_
    kind = kind_of(written)
    return written, kind if kind in kinds or kind == "seat" else "number"

"""Texts for programs that ask for a language: beside messages of a table stand the same in words.

Actions get `text` and, with a warning, `warning_text`; the state `prompt_text`; steps `story_text`; a quick phrase its
`text`. Pages of browsers
format messages themselves and cost nothing here.
"""

from typing import Any

import msgspec

from longhaul.core.content import ContentSet
from longhaul.core.messages import Message
from longhaul.core.messages.content_texts import formatter_of


class Texts:
    """Adds the texts of one game in one language."""

    def __init__(self, language: str, game: str, content: ContentSet[Any]) -> None:
        self._write = formatter_of(content, language, game)

    def add(self, data: bytes) -> bytes:
        """To an encoded message `table`, `step` or `said`, or to a page of the log."""
        message = msgspec.json.decode(data)
        if state := message.get("state"):
            state["prompt_text"] = self._write(Message(*state["prompt"]))
        for action in message.get("actions", ()):
            self._add_to_action(action)
        for step in (*message.get("log", ()), *message.get("steps", ()), *filter(None, [message.get("step")])):
            step["story_text"] = [self._write(line_of(line, step["events"])) for line in step["story"]]
        for line in (*message.get("chat", ()), *filter(None, [message.get("line")])):
            if line["phrase"]:
                line["text"] = self._write(Message(f"phrase-{line['phrase']}"))
        return msgspec.json.encode(message)

    def _add_to_action(self, action: dict[str, Any]) -> None:
        label = action.get("label") or f"action-{action['verb']}"
        action["text"] = self._write(Message(label, {**action["arguments"], **action["facts"]}))
        if warning := action.get("warning"):
            action["warning_text"] = self._write(Message(*warning))


def line_of(line: Any, events: list[dict[str, Any]]) -> Message:
    """A line of the log: a message, or the number of the event that it is."""
    if not isinstance(line, int):
        return Message(*line)
    return Message(f"event-{events[line]['event']}", events[line])

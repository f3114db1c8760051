"""The messages that all games share; they are in the site's catalogue.

What somebody typed, and names that no catalogue has, are arguments `text-…`.
"""

from pathlib import Path

from longhaul.core.messages.message import Message
from longhaul.core.messages.schema import declare

SHARED = declare(
    ("game",),
    {
        "text": 'text"',
        "seat": "number",
        "warning-irreversible": "",
        "warning-lost-points": "most own",
        "warning-lost-credits": "most own",
        "warning-lost-levels": "most own",
        "warning-lost-tiebreak": "",
        "warning-lost-anyway": "",
        # Setting up a game
        "rejected-unknown-game": 'text-game" [text-known"]',
        "rejected-game-seats": 'game low high text-count"',
        "rejected-seed": 'text-seed"',
        "rejected-no-option": 'text-option" [text-known"]',
        "rejected-option-switch": 'text-option" text-value"',
        "rejected-option-choice": 'text-option" text-value" [text-known"]',
        "rejected-option-bounds": 'text-option" text-value" low high',
        # Actions by their text forms
        "rejected-action-number": 'text-action" text-last"',
        "rejected-action-verb": 'text-action" text-verb" [text-known"]',
        "rejected-action-form": 'text-action" text-form"',
        "rejected-action-word": 'text-action" text-kind" text-word" [text-known"]',
        # Records
        "rejected-record-setup": "reason<>",
        "rejected-record-rules": 'game text-version" text-own"',
        "rejected-record-content": 'text-set" text-hash" text-own" text-own-hash"',
        "rejected-record-action": 'number text-action"',
        "rejected-record-illegal": "number reason<>",
        "rejected-record-result": 'text-recorded" text-right"',
        "rejected-record-form": 'text-file"',
        "rejected-record-format": 'text-file" text-format" text-own"',
        # Files
        "rejected-no-file": 'text-file"',
        "rejected-unreadable": 'text-file" text"',
        "rejected-unwritable": 'text-file" text"',
        "rejected-file-name": 'text-file"',
        "rejected-not-toml": 'text-file" text"',
        "rejected-not-record": 'text-file" text"',
        "rejected-no-content": 'text-content" [text-known"]',
    },
)


def unreadable(file: Path, why: object) -> Message:
    """Why a file cannot be read, in the words of the system."""
    return Message("rejected-unreadable", {"text-file": str(file), "text": str(why)})


def unwritable(file: Path, why: object) -> Message:
    """Why a file cannot be written, in the words of the system."""
    return Message("rejected-unwritable", {"text-file": str(file), "text": str(why)})

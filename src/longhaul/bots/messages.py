"""What bots and puzzles say: why one cannot be used. Texts that no catalogue translates are arguments `text-…`."""

from longhaul.core.messages.schema import declare

MESSAGES = declare(
    (),
    {
        "rejected-bot-load": 'text-bot" text"',
        "rejected-bot-make": 'text-bot" text"',
        "rejected-bot-method": 'text-bot"',
        "rejected-bot-iterations": 'text-bot"',
        "rejected-bot-setting": 'text-bot" text-change" [text-known"]',
        "rejected-old-puzzle": 'text-puzzle"',
        "rejected-not-puzzles": 'text-file"',
        "rejected-other-puzzles": 'text-file" text-game" text-own"',
    },
)

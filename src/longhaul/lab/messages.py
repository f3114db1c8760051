"""What the arena and the search for citations say when they cannot go on."""

from longhaul.core.messages.schema import declare

MESSAGES = declare(
    (),
    {
        "rejected-bot-twice": 'text-bot"',
        "rejected-bot-action": 'text-bot" text"',
        "rejected-record-folder": 'text-folder" text"',
        "rejected-record-exists": 'text-file"',
        "rejected-not-results": 'text-file"',
        "rejected-other-results": 'text-file" text-name" text-theirs" text-own"',
        "rejected-no-ratings": "",
        "rejected-no-tests": 'text-folder"',
    },
)

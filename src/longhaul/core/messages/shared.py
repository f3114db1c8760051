"""The messages that all games share; they are in the site's catalogue."""

from longhaul.core.messages.schema import declare

SHARED = declare(
    (),
    {
        "text": 'text"',
        "seat": "number",
        "warning-irreversible": "",
        "warning-lost-points": "most own",
        "warning-lost-credits": "most own",
        "warning-lost-levels": "most own",
        "warning-lost-tiebreak": "",
        "warning-lost-anyway": "",
    },
)

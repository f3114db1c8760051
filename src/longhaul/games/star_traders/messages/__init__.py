"""What people read of Star Traders: labels, prompts, the log, rejections, as messages. Never compiled."""

from longhaul.core.rulebook import Presentation
from longhaul.games.star_traders.messages.labels import label
from longhaul.games.star_traders.messages.narration import narrate
from longhaul.games.star_traders.messages.printed import printed
from longhaul.games.star_traders.messages.prompts import prompt, when
from longhaul.games.star_traders.messages.rejections import reason
from longhaul.games.star_traders.messages.result import decided, sources
from longhaul.games.star_traders.messages.schema import MESSAGES
from longhaul.games.star_traders.view import view
from longhaul.games.star_traders.warnings import warn, warnings

PRESENTATION = Presentation(
    *(label, narrate, prompt, reason, view, when, warn),
    warnings=warnings,
    messages=MESSAGES,
    sources=sources,
    decided=decided,
    printed=printed,
)

"""What people read of Free Trader: labels, prompts, the log, rejections, as messages. Never compiled."""

from longhaul.core.rulebook import Presentation
from longhaul.games.free_trader.messages.labels import label
from longhaul.games.free_trader.messages.narration import narrate
from longhaul.games.free_trader.messages.prompts import prompt, when
from longhaul.games.free_trader.messages.rejections import reason
from longhaul.games.free_trader.messages.result import charted
from longhaul.games.free_trader.messages.schema import MESSAGES
from longhaul.games.free_trader.view import printed, view
from longhaul.games.free_trader.warnings import warn, warnings

PRESENTATION = Presentation(
    *(label, narrate, prompt, reason, view, when, warn),
    warnings=warnings,
    messages=MESSAGES,
    charted=charted,
    printed=printed,
)

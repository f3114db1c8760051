"""What people read of Dice Traders: labels, prompts, the log, rejections, as messages. Never compiled."""

from longhaul.core.rulebook import Presentation
from longhaul.games.dice_traders.messages.labels import label, labels
from longhaul.games.dice_traders.messages.narration import narrate
from longhaul.games.dice_traders.messages.prompts import prompt, when
from longhaul.games.dice_traders.messages.rejections import reason
from longhaul.games.dice_traders.messages.result import decided
from longhaul.games.dice_traders.messages.schema import MESSAGES
from longhaul.games.dice_traders.view import view
from longhaul.games.dice_traders.warnings import warn, warnings

PRESENTATION = Presentation(
    label, narrate, prompt, reason, view, when, warn, labels, warnings, MESSAGES, decided=decided
)

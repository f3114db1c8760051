"""What a player can look up during a game: help, the legend, cards by name, rules by clause."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from longhaul.cli.terminal.boards import Card, Panel, find_board, find_discards, indented
from longhaul.cli.terminal.screen import Reply
from longhaul.cli.terminal.session import TerminalGame
from longhaul.core.messages.catalogs import ENGLISH

COMMANDS = ("hint", "why", "undo", "board", "card", "legend", "log", "rules", "guide", "save", "quit")
MAX_LEFT = 16  # columns of what is explained
MAX_CARDS = 4  # matches that are shown with their texts; of more, only the names


# Help -----------------------------------------------------------------------------------------
def help_reply(game: TerminalGame, panels: list[Panel]) -> Reply:
    """The goal of the game, how to play here, every command."""
    rulebook = game.position.rulebook
    example = game.menu[0].text if game.menu else ""
    intro = [
        game.text(f"goal-{rulebook.facts.id}"),
        game.text("help-rules", name=rulebook.facts.id),
        game.text("help-choose", text=example),
    ]
    rows = [(command, game.text(f"command-{command}")) for command in COMMANDS]
    if find_discards(rulebook):
        rows.append(("discards", game.text("command-discards")))
    rows.append((", ".join(panel.id for panel in panels), game.text("command-panels")))
    sentences = [*intro, *(f"{command}: {meaning}" for command, meaning in rows)]
    drawings = [*(indented(Text(line)) for line in intro), _two_columns(rows)]
    return Reply(sentences, game.text("help-title", game=rulebook.facts.id), drawings, is_page=True)


def _two_columns(rows: list[tuple[str, str]]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold yellow", max_width=MAX_LEFT)
    table.add_column()
    for left, right in rows:
        table.add_row(left, right)
    return indented(table)


# The legend -----------------------------------------------------------------------------------
def legend_reply(game: TerminalGame) -> Reply:
    signs = find_board(game.position.rulebook).legend(game.position, game.language)
    rows = [(each.sign, each.meaning) for each in signs]
    sentences = [f"{sign}: {meaning}" for sign, meaning in rows]
    return Reply(sentences, game.text("legend-title"), [_two_columns(rows)], is_page=True)


# Cards ----------------------------------------------------------------------------------------
def card_reply(game: TerminalGame, name: str) -> Reply:
    """What is printed on the cards whose names contain a text; without one, all names."""
    cards = find_board(game.position.rulebook).cards(game.position, game.language)
    if not name:
        return Reply([", ".join(card.title for card in cards)], game.text("card-names"), is_page=True)
    found = matching(cards, name)
    if not found:
        return Reply([game.text("card-none", text=name)])
    if len(found) > MAX_CARDS:
        return Reply([", ".join(card.title for card in found)], game.text("card-several", text=name))
    sentences = [line for card in found for line in _lines(card)]
    return Reply(sentences, "", [part for card in found for part in _drawn(card)])


def _drawn(card: Card) -> list[RenderableType]:
    first, *rest = _lines(card)
    heading = Text(first)
    heading.highlight_words([card.title], "bold")
    return [indented(heading), *(indented(Text(line)) for line in rest)]


def _lines(card: Card) -> list[str]:
    """The name and the text, which may begin with the name."""
    return card.lines if card.lines[0].startswith(card.title) else [card.title, *card.lines]


def matching(cards: list[Card], name: str) -> list[Card]:
    """The cards of a name, else those whose names begin with it, else those that contain it."""
    wanted, titles = name.casefold(), {card.title.casefold(): card for card in cards}
    if wanted in titles:
        return [card for title, card in titles.items() if title == wanted]
    starts = [card for title, card in titles.items() if title.startswith(wanted)]
    return starts or [card for title, card in titles.items() if wanted in title]


# Rules ----------------------------------------------------------------------------------------
def clause_reply(game: TerminalGame, text: str) -> Reply:
    """A clause of the rules, with or without the game's prefix; without any, the commands that show them."""
    rulebook = game.position.rulebook
    for name in (text.upper(), f"{rulebook.facts.prefix}-{text.upper()}"):
        if name in rulebook.clause_texts:
            english = [] if game.language == ENGLISH else [game.text("rules-english")]
            return Reply([f"{name}: {rulebook.clause_texts[name]}", *english])
    if not text:
        which = game.text("play-which-clause", text=next(iter(rulebook.clause_texts)))
        return Reply([which, game.text("help-rules", name=rulebook.facts.id)])
    return Reply([game.text("play-no-clause", text=text, name=rulebook.facts.id)])

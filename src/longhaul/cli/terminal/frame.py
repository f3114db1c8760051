"""The screen of the terminal game: what fits into a window of a given size.

From top to bottom: the title, the parts of the table that there is room for, what has happened, the question with its
choices, the commands. What has happened last, one's own state and the choices are always there; the rest of the table
gets the room that is left, each part as large as fits.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.segment import Segment
from rich.text import Text

from longhaul.cli.terminal.boards import Panel, find_board, indented
from longhaul.cli.terminal.menu import Menu, choices_of, lay_out
from longhaul.cli.terminal.screen import result_of
from longhaul.cli.terminal.session import TerminalGame

Lines = list[list[Segment]]

MIN_NEWS = 3  # lines of what has happened that get room before the choices do
WANTED_NEWS = 5  # lines that get room before the parts of the table that are not required
MAX_SEEN = 12  # events shown once more where there is room
PREFERRED_MENU = 9  # rows of choices, if they need not be more
INPUT_ROWS = 1
EMPTY: list[Segment] = []


@dataclass
class Frame:
    """The lines of the screen, and what is on it."""

    lines: Lines
    menu: Menu | None = None
    panels: list[str] = field(default_factory=list)  # the parts of the table that are shown
    has_room: bool = True  # for all of the text that was to be shown in place of the news


class Painter:
    """Turns what is to be shown into lines of a width."""

    def __init__(self, console: Console, width: int) -> None:
        self._console = console
        self._options = console.options.update(width=width, height=None)

    def lines(self, drawing: RenderableType) -> Lines:
        return self._console.render_lines(drawing, self._options, pad=False)

    def each(self, drawings: Sequence[RenderableType]) -> Lines:
        return [line for drawing in drawings for line in self.lines(drawing)]


def compose(
    game: TerminalGame,
    console: Console,
    size: tuple[int, int],
    reply: Sequence[RenderableType] = (),
    first: int = 0,
    status: str = "",
) -> Frame:
    """The screen of a decision; a reply to a command takes the place of what has happened.

    `status` takes the place of the question and the choices, as while someone else decides.
    """
    width, height = size
    paint, position = Painter(console, width), game.position
    top = paint.lines(title_of(game))[:1]
    panels = find_board(position.rulebook).panels(position, game.names, game.language, width)
    drawn = [[paint.lines(drawing) for drawing in panel.drawings] for panel in panels]
    least = sum(len(sizes[-1]) for panel, sizes in zip(panels, drawn, strict=True) if panel.required)
    news = paint.each([*reply] or news_of(game))
    old = 0 if reply or game.lesson else len(paint.each(news_of(game)[: len(seen_of(game))]))
    room = height - INPUT_ROWS - len(top)
    question, menu = _question(game, paint, width, room - least - min(len(news), MIN_NEWS), first, status)
    room -= len(question)
    wanted = len(news) if reply or game.lesson else min(len(news), WANTED_NEWS)
    board, shown = _fit_panels(panels, drawn, room - wanted, least)
    left = max(0, room - len(board))
    middle = news[:left] if reply else _latest(news, old, left, paint, game)
    return Frame(_spread([*top, *board], [middle, question], height - INPUT_ROWS), menu, shown, len(news) <= left)


def _question(
    game: TerminalGame, paint: Painter, width: int, room: int, first: int, status: str
) -> tuple[Lines, Menu | None]:
    """What is to be decided, the choices, the commands; or the result; or that someone else decides."""
    position, text = game.position, game.text
    if status:
        return paint.lines(indented(Text(status, style="bold yellow"))), None
    keys = paint.lines(Text(f" {text('play-after' if position.over else 'play-commands')}", style="dim"))[:1]
    if position.over:
        *standing, verdict = result_of(game)
        result = [*(indented(Text(line)) for line in standing), indented(Text(verdict, style="bold yellow"))]
        return [*paint.each(result), *keys], None
    prompt = paint.lines(indented(Text(position.format(position.prompt, game.language), style="bold yellow")))
    menu = _fit_menu(game, width, room - len(prompt) - len(keys), first)
    return [*prompt, *paint.each(menu.rows), *keys], menu


def title_of(game: TerminalGame) -> Text:
    """The game, how far it is, whose turn it is."""
    position, text = game.position, game.text
    parts = [game.title]
    if not position.over:
        parts.append(text("play-turn", name=game.names[position.seat]))
    if game.taken_back:
        parts.append(text("play-takebacks", count=game.taken_back))
    return Text(f" {' · '.join(parts)} ", style="reverse", no_wrap=True, overflow="ellipsis")


def news_of(game: TerminalGame) -> list[Padding]:
    """The latest events, dim those that one has seen already; in a guide, what it says."""
    if game.lesson:
        heading, *texts = game.lesson
        return [indented(Text(heading, style="bold cyan")), *(indented(Text(text, style="cyan")) for text in texts)]
    new = [event(line) for line in game.log[game.seen :]]
    return [*(event(line, "dim") for line in seen_of(game)), *new]


def event(line: str, style: str = "") -> Padding:
    """A line of the log, its continuations indented."""
    return Padding(Text.assemble("· ", line, style=style), (0, 1))


def seen_of(game: TerminalGame) -> list[str]:
    """Events from before one's latest decision, for the room that is left."""
    return game.log[max(0, game.seen - MAX_SEEN) : game.seen]


def _fit_menu(game: TerminalGame, width: int, room: int, first: int) -> Menu:
    """All choices in few rows, or in as many as there is room for; a page of them where that is not enough."""
    choices = choices_of(game.position, game.menu, game.language)
    menu = lay_out(choices, width - 1, min(max(1, room), PREFERRED_MENU), first)
    if not menu.is_whole:
        menu = lay_out(choices, width - 1, max(1, room), first)
    if menu.is_whole:
        return menu
    more = game.text("play-more", first=menu.first, last=menu.last, count=menu.count)
    return Menu([*menu.rows, Text(f" {more}", style="dim")], menu.first, menu.last, menu.count)


def _fit_panels(panels: list[Panel], drawn: list[list[Lines]], room: int, least: int) -> tuple[Lines, list[str]]:
    """The parts of the table that fit: first each in its smallest size, then as many as possible in larger ones."""
    left = room - least
    chosen = [sizes[-1] if panel.required else Lines() for panel, sizes in zip(panels, drawn, strict=True)]
    for number, sizes in enumerate(drawn):
        if not chosen[number] and len(sizes[-1]) <= left:
            chosen[number], left = sizes[-1], left - len(sizes[-1])
    for number, sizes in enumerate(drawn):
        if current := chosen[number]:
            larger = next((size for size in sizes if len(size) - len(current) <= left), current)
            chosen[number], left = larger, left - (len(larger) - len(current))
    board = [line for lines in chosen for line in lines]
    return board, [panel.id for panel, lines in zip(panels, chosen, strict=True) if lines]


def _latest(news: Lines, old: int, room: int, paint: Painter, game: TerminalGame) -> Lines:
    """The last lines, and how many new ones there are before them."""
    if room < 2 or len(news) - old <= room:
        return news[-room:] if room else []
    earlier = len(news) - room + 1
    return [*paint.lines(Text(f" {game.text('play-earlier', count=earlier)}", style="dim"))[:1], *news[earlier:]]


def _spread(upper: Lines, lower: list[Lines], height: int) -> Lines:
    """The upper part and the lower ones, with the rows that are left between them."""
    parts = [part for part in lower if part]
    rest = sum(map(len, parts))
    if len(upper) + rest > height:  # a window too small for all of it: the choices stay
        upper = upper[: max(1, height - rest)]
    gap = height - len(upper) - rest
    spaced = gap >= len(parts)
    lines = [line for part in parts for line in (*part, *[EMPTY] * spaced)]
    lines = lines[:-1] if spaced else lines
    return [*upper, *[EMPTY] * (height - len(upper) - len(lines)), *lines][-height:]

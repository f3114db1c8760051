"""`longhaul play` in a window of a terminal: one screen of fixed height, drawn anew for every decision."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

from rich.console import Console, RenderableType
from rich.segment import ControlType, Segment, Segments
from rich.text import Text

from longhaul.cli.language import speaker
from longhaul.cli.terminal.boards import indented
from longhaul.cli.terminal.frame import EMPTY, Frame, Lines, Painter, compose
from longhaul.cli.terminal.screen import Reply, Screen
from longhaul.cli.terminal.session import TerminalGame
from longhaul.core.messages.catalogs import ENGLISH

try:
    import readline  # for editing what is typed, and for earlier lines
except ImportError:  # Windows: the terminal does it
    readline = None  # type: ignore[assignment]

NEXT, BACK, CLOSE = ("", "n", "next"), ("p", "previous"), ("q", "close")
MORE = ("", "m", "more")
LEAVE = ("", "q", "quit", "exit")
PROMPT = "> "
PAGE_FRAME = 3  # rows of a page that are not text: its title, its foot, the input
ERASE = Segment("\x1b[2K", None, [(ControlType.ERASE_IN_LINE, 2)])
RESIZED = getattr(signal, "SIGWINCH", None)  # Windows has no such signal


def scrolling_region(*rows: int) -> Segment:
    """Let only these rows scroll, or without any the whole screen, and go to the first row.

    The Enter after what is typed in the last row would otherwise move the whole screen up until it is drawn again.
    """
    return Segment(f"\x1b[{';'.join(map(str, rows))}r\x1b[H", None, [(ControlType.HOME,)])


class WindowScreen(Screen):
    """A screen of fixed height on the terminal's alternate screen, so that nothing scrolls away."""

    def __init__(self, language: str = ENGLISH) -> None:
        super().__init__(language)
        self._text = speaker(language)
        self._console = Console(highlight=False, emoji=False)
        self._game: TerminalGame | None = None
        self._reply: Sequence[RenderableType] = ()  # in place of what has happened
        self._page: Reply | None = None  # a text too long for that, on the whole screen
        self._from = 0  # the line at which the page begins
        self._first = 0  # the first choice on the screen, where not all of them fit
        self._status = ""  # in place of the choices
        self._frame = Frame([])
        self._is_reading = False
        self._earlier_handler: Any = None

    # The terminal
    def __enter__(self) -> Self:
        self._console.set_alt_screen(True)
        if RESIZED is not None:
            self._earlier_handler = signal.signal(RESIZED, self._resized)
        return self

    def __exit__(self, *_: object) -> None:
        if RESIZED is not None:
            signal.signal(RESIZED, self._earlier_handler)
        self._print([scrolling_region()])
        self._console.set_alt_screen(False)

    def _resized(self, *_: object) -> None:
        """Draw everything anew, with what has been typed so far."""
        if self._is_reading:
            self._draw()
            print(f"{PROMPT}{readline.get_line_buffer() if readline else ''}", end="", flush=True)

    @property
    def size(self) -> tuple[int, int]:
        return self._console.size.width, self._console.size.height

    @property
    def width(self) -> int:
        return self.size[0]

    # What is shown
    def turn(self, game: TerminalGame) -> None:
        self._game, self._first, self._status = game, 0, ""

    def rest(self, game: TerminalGame, what: str) -> None:
        self._game, self._status = game, what

    def story(self, game: TerminalGame, _: list[str], /) -> None:
        """The next drawing shows it: the game has it in its log."""
        self._game = game

    def reply(self, reply: Reply) -> None:
        """Show an answer below the table if there is room for all of it, else on a page of its own."""
        title = [indented(Text(reply.title, style="bold"))] if reply.title else []
        self._reply, self._page, self._from = [*title, *reply.drawn], None, 0
        if reply.is_page or self._game is None or not self._compose(self._game).has_room:
            self._reply, self._page = (), reply

    @contextmanager
    def thinking(self, game: TerminalGame, what: str, /) -> Iterator[None]:
        """Show the table, and that something takes a while."""
        self._game = game
        self._write(compose(game, self._console, self.size, status=f"{what} …").lines)
        yield

    # Input
    def ask(self) -> str | None:
        """The next command; pages are turned here."""
        while True:
            self._draw()
            typed = self._read()
            if typed is None or not self._turn_page(typed.lower()):
                self._reply, self._page = (), None
                return typed

    def ask_after(self) -> str | None:
        typed = self.ask()
        return None if typed is None or typed.lower() in LEAVE else typed

    def _read(self) -> str | None:
        self._is_reading = True
        try:
            return input(PROMPT).strip()
        except (EOFError, KeyboardInterrupt):
            return None
        finally:
            self._is_reading = False

    def _turn_page(self, word: str) -> bool:
        """Whether a command turns or closes a page, or shows more choices."""
        if self._page is not None:
            return self._turn_text(word)
        menu = self._frame.menu
        if word in MORE and menu is not None and not menu.is_whole:
            self._first = menu.last % menu.count
            return True
        return False

    def _turn_text(self, word: str) -> bool:
        step = max(1, self.size[1] - PAGE_FRAME)
        if word in NEXT and self._from + step < len(self._page_lines()):
            self._from += step
        elif word in BACK:
            self._from = max(0, self._from - step)
        elif word in (*NEXT, *CLOSE):
            self._page = None
        else:
            return False
        return True

    # Drawing
    def _compose(self, game: TerminalGame) -> Frame:
        return compose(game, self._console, self.size, self._reply, self._first, self._status)

    def _draw(self) -> None:
        if self._page is not None:
            self._write(self._page_frame(self._page))
        elif self._game is not None:
            self._frame = self._compose(self._game)
            self._write(self._frame.lines)

    def _page_lines(self) -> Lines:
        return Painter(self._console, self.width).each(self._page.drawn if self._page else [])

    def _page_frame(self, page: Reply) -> Lines:
        """A part of a long text, with its title and how to turn pages."""
        lines, step = self._page_lines(), max(1, self.size[1] - PAGE_FRAME)
        shown = lines[self._from : self._from + step]
        paint, is_last = Painter(self._console, self.width), self._from + step >= len(lines)
        top = paint.lines(Text(f" {page.title} ", style="reverse", no_wrap=True, overflow="ellipsis"))[:1]
        pages = {"page": -(-self._from // step) + 1, "pages": -(-len(lines) // step)}
        foot = paint.lines(Text(f" {self._text('play-page-last' if is_last else 'play-page', **pages)}", style="dim"))
        return [*top, *shown, *[EMPTY] * (step - len(shown)), *foot[:1]]

    def _write(self, lines: Lines) -> None:
        """Draw the whole screen; the cursor stays in its last row."""
        ends = [*[Segment.line()] * len(lines), Segment("")]
        segments = [part for line, end in zip([*lines, EMPTY], ends, strict=True) for part in (ERASE, *line, end)]
        self._print([scrolling_region(self.size[1] - 1, self.size[1]), *segments])

    def _print(self, segments: list[Segment]) -> None:
        self._console.print(Segments(segments), end="", crop=False)

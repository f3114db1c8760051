"""`longhaul play --plain`: a sentence per line, no colours, boxes or cursor movement; for screen readers and pipes."""

from collections.abc import Iterator
from contextlib import contextmanager

from longhaul.cli.language import speaker
from longhaul.cli.terminal.boards import find_board
from longhaul.cli.terminal.menu import choices_of
from longhaul.cli.terminal.screen import Reply, Screen
from longhaul.cli.terminal.session import TerminalGame
from longhaul.core.messages.catalogs import ENGLISH


class PlainScreen(Screen):
    """Says at each decision what the player needs for it, and the rest on request."""

    def __init__(self, language: str = ENGLISH) -> None:
        super().__init__(language)
        self._text = speaker(language)
        self._has_begun = False

    def turn(self, game: TerminalGame) -> None:
        self._print(["", *game.lesson])
        self.board(game)
        self.choices(game)
        self._print([] if self._has_begun else [self._text("play-commands")])
        self._has_begun = True

    def rest(self, game: TerminalGame, what: str) -> None:
        self._print(["", *game.lesson, what])

    def board(self, game: TerminalGame) -> None:
        """The parts of the table that every decision needs."""
        position = game.position
        panels = find_board(position.rulebook).panels(position, game.names, game.language)
        for panel in panels:
            self._print(panel.sentences if panel.required else [])
        if game.taken_back:
            self._print([self._text("play-takebacks-far", count=game.taken_back)])

    def choices(self, game: TerminalGame) -> None:
        """The question and the numbered legal actions."""
        position = game.position
        self._print([position.format(position.prompt, game.language)])
        for choice in choices_of(position, game.menu, game.language):
            self._print([f"{choice.number}. {choice.label}. ({choice.text})"])
            if choice.warned:
                self._print([f"   {self._text('play-careful', text=position.warning(choice.text, game.language))}"])

    def story(self, _: TerminalGame, lines: list[str], /) -> None:
        self._print(lines)

    def reply(self, reply: Reply) -> None:
        self._print([*filter(None, [reply.title]), *reply.sentences])

    @contextmanager
    def thinking(self, _: TerminalGame, __: str, /) -> Iterator[None]:
        yield

    def ask(self) -> str | None:
        try:
            return input(f"{self._text('play-choice')} ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return None

    def ask_after(self) -> str | None:
        return None

    def _print(self, lines: list[str]) -> None:
        for line in lines:
            print(line, flush=True)

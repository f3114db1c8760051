"""First-game guides: their texts, and tables to play their chapters."""

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath
from litestar.status_codes import HTTP_201_CREATED

from longhaul.core.files.guide import Chapter, Guide, find_guide
from longhaul.core.messages import Message
from longhaul.core.rulebook import Rulebook
from longhaul.games import find_game
from longhaul.server.errors import rejections
from longhaul.server.features.replays import DEFAULT_OPPONENT
from longhaul.server.routes.shared import NewTable, TheServices, subscriber_of
from longhaul.server.security.dependencies import Known, TheRateLimits, off_loop
from longhaul.table import Rejection
from longhaul.table.header import ContinuedFrom
from longhaul.table.table_config import TableConfig


class GuideMoveView(msgspec.Struct):
    """A move of a chapter: what the guide says about it, what does as well, and why it wants nothing else now."""

    move: str  # in text form
    mine: bool  # the newcomer's; the rest is empty for moves of others
    say: str = ""
    accept: list[str] = []  # patterns of moves, in which `*` stands for anything
    otherwise: dict[str, str] = {}  # explanations by such patterns
    ask: bool = False  # a question: the move is shown after a wrong try only
    light: str = ""  # what to light up instead of the move; "" for the move


class ChapterView(msgspec.Struct):
    """The texts before a chapter, at each of its moves, and after it."""

    title: str
    before: str
    first: int  # the number of moves before it
    moves: list[GuideMoveView]  # of all seats
    after: str
    otherwise: dict[str, str]


class GuideView(msgspec.Struct):
    game: str
    title: str
    minutes: int
    chapters: list[ChapterView]
    wins: str
    otherwise: dict[str, str]


def guide_view(game: str, guide: Guide) -> GuideView:
    chapters = [
        ChapterView(each.title, each.before, each.move, chapter_moves(guide, each), each.after, dict(each.otherwise))
        for each in guide.chapters
    ]
    return GuideView(game, guide.title, round(guide.minutes), chapters, guide.wins, dict(guide.otherwise))


def chapter_moves(guide: Guide, chapter: Chapter) -> list[GuideMoveView]:
    return [
        GuideMoveView(move, True, step.say, step.accept, dict(step.otherwise), step.ask, step.light)
        if step
        else GuideMoveView(move, False)
        for move, step in guide.script(chapter)
    ]


def find_chapter(guide: Guide, number: int) -> Chapter:
    if not 1 <= number <= len(guide.chapters):
        facts = {"chapters": len(guide.chapters), "text-number": str(number)}
        raise Rejection(Message("rejected-no-chapter", facts), code="no_chapter")
    return guide.chapters[number - 1]


def chapter_config(rulebook: Rulebook, number: int) -> tuple[TableConfig, ContinuedFrom, int]:
    """The table for a chapter: the newcomer in the seat to move, bots in the others. Blocks."""
    guide = find_guide(rulebook)
    position = guide.position(rulebook, find_chapter(guide, number))
    seats = ["me" if seat == position.seat else DEFAULT_OPPONENT for seat in range(position.seats)]
    setting = TableConfig(
        game=rulebook.facts.id,
        seats=seats,
        options=guide.options,
        content="house",
        private=True,
        auto_forced=False,  # a guide asks for every move of its chapter
    )
    return setting, ContinuedFrom(f"guide/{rulebook.facts.id}/{number}", list(position.actions)), guide.seed


class GuidesController(Controller):
    path = "/api/guides"
    tags = ("games",)

    @get("/{game:str}", responses=rejections(404), summary="The first-game guide", sync_to_thread=True)
    def guide(self, game: FromPath[str]) -> GuideView:
        return guide_view(game, find_guide(find_game(game)))

    @post(
        "/{game:str}/{chapter:int}/table",
        status_code=HTTP_201_CREATED,
        responses=rejections(401, 403, 404),
        summary="Play a chapter",
    )
    async def table(
        self,
        game: FromPath[str],
        chapter: FromPath[int],
        services: TheServices,
        signed_in: Known,
        limits: TheRateLimits,
    ) -> NewTable:
        """A private, unrated table at the beginning of the chapter."""
        rulebook = find_game(game)
        limits.check("table", signed_in.user.id)
        setting, origin, seed = await off_loop(chapter_config, rulebook, chapter)
        room = await services.hub.open(setting, subscriber_of(signed_in), seed, origin)
        return NewTable(room.id, f"/t/{room.id}")

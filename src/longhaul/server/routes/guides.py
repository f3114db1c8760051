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


class ChapterView(msgspec.Struct):
    """The texts before a chapter, at each of its moves, and after it."""

    title: str
    before: str
    say: list[str]
    first: int  # the number of moves before it
    moves: list[str]  # the moves to play, in text form
    after: str


class GuideView(msgspec.Struct):
    game: str
    title: str
    minutes: int
    chapters: list[ChapterView]
    wins: str


def guide_view(game: str, guide: Guide) -> GuideView:
    chapters = [
        ChapterView(each.title, each.before, each.say, each.move, guide.asked(each), each.after)
        for each in guide.chapters
    ]
    return GuideView(game, guide.title, round(guide.minutes), chapters, guide.wins)


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

    @get("/{game:str}", responses=rejections(404), summary="The first-game guide", sync_to_thread=False)
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

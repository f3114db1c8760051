"""The games on offer: facts, options, content sets, rules by clause."""

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import FromPath

from longhaul.bots import LEVELS, available_bots
from longhaul.bots.levels import TRADER
from longhaul.core.content import ContentSet
from longhaul.core.layout import Group, display_names, named_actions
from longhaul.core.options import Choice, Follows, Number, Option
from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game
from longhaul.server.client_files import compressed
from longhaul.server.errors import rejections
from longhaul.server.features.replays import ReplayView, sample
from longhaul.server.ops.game_catalog import Progress
from longhaul.server.routes.shared import TheServices, find_set
from longhaul.server.security.dependencies import off_loop


class Following(msgspec.Struct):
    """A default that follows another option's value."""

    option: str
    values: dict[str, bool | int | str]


class OptionView(msgspec.Struct):
    name: str
    kind: str  # switch, number or choice
    about: str
    default: bool | int | str | None  # null if it follows another option
    follows: Following | None
    choices: list[str]  # of a choice; of a number, the names of values
    low: int | None  # of a number
    high: int | None
    labels: dict[str, str]  # of choices that people see otherwise than as they are written


class GameView(msgspec.Struct):
    id: str
    name: str
    blurb: str
    intro: str  # what it is about and how it is won, in a few sentences
    seats: list[int]  # at least, at most
    default_seats: int
    minutes: int
    rules: int
    hidden: bool
    sets: list[str]
    options: list[OptionView]
    bots: list[str]  # the levels from the weakest, then plug-ins
    bot_sentences: dict[str, str]  # descriptions of the levels
    default_bot: str
    progress: Progress


class ClauseView(msgspec.Struct):
    id: str
    text: str


class RulesView(msgspec.Struct):
    game: str
    version: int
    page: str  # the whole page, in Markdown
    clauses: list[ClauseView]


class SetView(msgspec.Struct):
    """A content set: its words and titles by kind, and its values by field."""

    game: str
    name: str
    title: str
    about: str
    hash: str
    words: dict[str, list[str]]
    titles: dict[str, list[str]]
    fields: dict[str, Any]


class StageView(msgspec.Struct):
    title: str
    phases: list[str]
    clause: str
    needs: str  # the option that enables this part, or ""


class NamedView(msgspec.Struct):
    text: str  # the text form of an action
    name: str


class GroupView(msgspec.Struct):
    """Actions shown together: those with one of these verbs, and some that are shown even if they are not legal."""

    title: str
    verbs: list[str]
    always: list[NamedView]


class FigureView(msgspec.Struct):
    text: str
    clause: str


class WordView(msgspec.Struct):
    word: str
    title: str


class GoodView(msgspec.Struct):
    word: str
    title: str
    letter: str


class BoardLayoutView(msgspec.Struct):
    """The layout of a game's board, independent of the position."""

    stages: list[StageView]
    groups: dict[str, list[GroupView]]  # by phase
    figures: dict[str, FigureView]
    goods: list[GoodView]
    words: dict[str, list[WordView]]  # by kind


def option_view(option: Option) -> OptionView:
    default = option.default
    follows = Following(default.leader, dict(default.values)) if isinstance(default, Follows) else None
    choices = option.choices if isinstance(option, Choice) else option.named if isinstance(option, Number) else ()
    return OptionView(
        option.name,
        type(option).__name__.lower(),
        option.sentence,
        None if isinstance(default, Follows) else default,
        follows,
        list(choices),
        option.low if isinstance(option, Number) else None,
        option.high if isinstance(option, Number) else None,
        dict(option.labels) if isinstance(option, Choice) else {},
    )


def game_view(rulebook: Rulebook, progress: Progress) -> GameView:
    facts = rulebook.facts
    return GameView(
        facts.id,
        facts.name,
        facts.blurb,
        rulebook.intro,
        list(facts.seats),
        facts.default_seats,
        facts.minutes,
        facts.version,
        facts.hidden,
        rulebook.sets,
        [option_view(option) for option in rulebook.options],
        list(available_bots()),
        {level.name: level.description for level in LEVELS},
        TRADER.name,
        progress,
    )


def set_view(rulebook: Rulebook, content: ContentSet[Any]) -> SetView:
    fields = {name: content.record[name] for name in rulebook.content.fields if name not in ("tape", "taped")}
    return SetView(
        rulebook.facts.id,
        content.name,
        content.title,
        content.about,
        content.digest,
        {kind: list(words) for kind, words in content.words.items()},
        {kind: list(words) for kind, words in content.titles.items()},
        {name: value if isinstance(value, int) else value.tolist() for name, value in fields.items()},
    )


def board_layout_view(rulebook: Rulebook, content: ContentSet[Any]) -> BoardLayoutView:
    layout, words, titles = rulebook.layout, content.words, content.titles
    letters = titles.get("letter", layout.letters)  # a set may bring its own

    def group_view(group: Group) -> GroupView:
        always = named_actions(rulebook.actions, group, words, titles)
        return GroupView(group.title, list(group.verbs), [NamedView(text, name) for text, name in always.items()])

    def word_views(kind: str) -> list[WordView]:
        return [WordView(*pair) for pair in zip(words[kind], display_names(kind, words, titles))]

    return BoardLayoutView(
        [StageView(stage.title, list(stage.phases), stage.clause, stage.needs) for stage in layout.stages],
        {phase: [group_view(group) for group in groups] for phase, groups in layout.groups.items()},
        {name: FigureView(figure.text, figure.clause) for name, figure in layout.figures.items()},
        [GoodView(good.word, good.title, letter) for good, letter in zip(word_views(layout.goods), letters)],
        {kind: word_views(kind) for kind in layout.kinds},
    )


def compressed_json(value: Any, request: Request[Any, Any, Any]) -> Response[Any]:
    """An answer that is the same for everyone, compressed if the client accepts it."""
    body, headers = msgspec.json.encode(value), {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = compressed(body), "gzip"
    return Response(body, media_type="application/json", headers=headers)


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)

    @get("/", responses=rejections(), summary="All games", sync_to_thread=False)
    def games(self, services: TheServices, request: Request[Any, Any, Any]) -> Response[list[GameView]]:
        views = [game_view(find_game(each.game), each) for each in services.game_catalog.progress]
        return compressed_json(views, request)

    @get("/{game:str}", responses=rejections(404), summary="One game", sync_to_thread=False)
    def game(self, game: FromPath[str], services: TheServices) -> GameView:
        rulebook = find_game(game)
        return game_view(rulebook, services.game_catalog.progress[GAMES.index(game)])

    @get("/{game:str}/rules", responses=rejections(404), summary="Its rules, by clause", sync_to_thread=False)
    def rules(self, game: FromPath[str]) -> RulesView:
        rulebook = find_game(game)
        clauses = [ClauseView(clause, text) for clause, text in rulebook.clause_texts.items()]
        return RulesView(game, rulebook.facts.version, rulebook.page, clauses)

    @get("/{game:str}/sample", responses=rejections(404), summary="A few positions of a game between bots")
    async def sample(self, game: FromPath[str], request: Request[Any, Any, Any]) -> Response[ReplayView]:
        """A preview of the game for the home page, computed once and compressed."""
        find_game(game)
        return compressed_json(await off_loop(sample, game), request)

    @get("/{game:str}/sets/{name:str}", responses=rejections(404), summary="A content set", sync_to_thread=False)
    def content_set(self, game: FromPath[str], name: FromPath[str]) -> SetView:
        rulebook = find_game(game)
        return set_view(rulebook, find_set(rulebook, name))

    @get("/{game:str}/sets/{name:str}/layout", responses=rejections(404), summary="The layout", sync_to_thread=False)
    def layout(self, game: FromPath[str], name: FromPath[str]) -> BoardLayoutView:
        rulebook = find_game(game)
        return board_layout_view(rulebook, find_set(rulebook, name))

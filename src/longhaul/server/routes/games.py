"""The games on offer: facts, options, content sets, rules by clause."""

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import FromPath, FromQuery

from longhaul.bots import available_bots
from longhaul.bots.levels import TRADER
from longhaul.core.content import ContentSet
from longhaul.core.layout import Group, named_actions
from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.content_texts import own_names, set_texts
from longhaul.core.messages.formatter import Names
from longhaul.core.options import Follows, Number, Option, named_values
from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game
from longhaul.server.client_files import compressed
from longhaul.server.errors import rejections
from longhaul.server.languages import known
from longhaul.server.ops.game_catalog import Progress
from longhaul.server.routes.shared import TheServices, find_set


class Following(msgspec.Struct):
    """A default that follows another option's value."""

    option: str
    values: dict[str, bool | int | str]


class OptionView(msgspec.Struct):
    """An option: the message `option-<name>`, with its description as the attribute `about`."""

    name: str
    kind: str  # switch, number or choice
    default: bool | int | str | None  # null if it follows another option
    follows: Following | None
    choices: list[str]  # of a choice; of a number, the names of values: the messages `option-<name>-<choice>`
    low: int | None  # of a number
    high: int | None


class GameView(msgspec.Struct):
    """A game. The site's catalogue says what it is about (`game-<id>.about`), its own how it is won (`game-intro`)."""

    id: str
    name: str
    seats: list[int]  # at least, at most
    default_seats: int
    minutes: int
    rules: int
    hidden: bool
    sets: list[str]
    options: list[OptionView]
    bots: list[str]  # the levels from the weakest, then plug-ins
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
    fields: dict[str, int | list[Any]]


class StageView(msgspec.Struct):
    """A stage of the turn."""

    message: Message
    phases: list[str]
    clause: str
    needs: str  # the option that enables this part, or ""


class NamedView(msgspec.Struct):
    """An action that is shown whether it is legal or not."""

    verb: str
    arguments: dict[str, str]  # its words by kind
    message: Message


class GroupView(msgspec.Struct):
    """Actions shown together: those with one of these verbs, and some that are shown even if they are not legal."""

    message: Message
    verbs: list[str]
    always: list[NamedView]


class GoodView(msgspec.Struct):
    word: str
    letter: str


class BoardLayoutView(msgspec.Struct):
    """The layout of a game's board, independent of the position."""

    stages: list[StageView]
    groups: dict[str, list[GroupView]]  # by phase
    figures: dict[str, str]  # the clauses that explain them; each is the message `figure-<name>`
    good_kind: str  # the kind of word that names goods
    goods: list[GoodView]
    words: dict[str, list[str]]  # by kind
    names: Names  # by kind and word: what the set names otherwise than the catalogue
    printed: Mapping[str, Any] | None  # on the cards and tiles of the set: facts, in the game's own form


def option_view(option: Option) -> OptionView:
    default = option.default
    follows = Following(default.leader, dict(default.values)) if isinstance(default, Follows) else None
    return OptionView(
        option.name,
        type(option).__name__.lower(),
        None if isinstance(default, Follows) else default,
        follows,
        list(named_values(option)),
        option.low if isinstance(option, Number) else None,
        option.high if isinstance(option, Number) else None,
    )


def game_view(rulebook: Rulebook, progress: Progress) -> GameView:
    facts = rulebook.facts
    return GameView(
        facts.id,
        facts.name,
        list(facts.seats),
        facts.default_seats,
        facts.minutes,
        facts.version,
        facts.hidden,
        rulebook.sets,
        [option_view(option) for option in rulebook.options],
        list(available_bots()),
        TRADER.name,
        progress,
    )


def set_view(rulebook: Rulebook, content: ContentSet[Any], language: str = ENGLISH) -> SetView:
    fields = {name: content.record[name] for name in rulebook.content.fields if name not in ("tape", "taped")}
    return SetView(
        rulebook.facts.id,
        content.name,
        *set_texts(content, language, rulebook.facts.id),
        content.digest,
        {kind: list(words) for kind, words in content.words.items()},
        {kind: list(words) for kind, words in content.titles.items()},
        {name: value if isinstance(value, int) else value.tolist() for name, value in fields.items()},
    )


def board_layout_view(rulebook: Rulebook, content: ContentSet[Any], language: str = ENGLISH) -> BoardLayoutView:
    layout, words = rulebook.layout, content.words
    letters = content.titles.get("letter", layout.letters)  # a set may bring its own

    def group_view(group: Group) -> GroupView:
        actions = rulebook.actions
        always = [
            NamedView(actions.block(number).name, actions.words(number, words), name)
            for number, name in named_actions(actions, group, words)
        ]
        return GroupView(group.message, list(group.verbs), always)

    return BoardLayoutView(
        [StageView(stage.message, list(stage.phases), stage.clause, stage.needs) for stage in layout.stages],
        {phase: [group_view(group) for group in groups] for phase, groups in layout.groups.items()},
        dict(layout.figures),
        layout.goods,
        [GoodView(*pair) for pair in zip(words[layout.goods], letters)],
        {kind: list(words[kind]) for kind in layout.kinds},
        own_names(content, language, rulebook.facts.id),
        rulebook.presentation.printed and rulebook.presentation.printed(content),
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
    def game(self, game: FromPath[str], services: TheServices, request: Request[Any, Any, Any]) -> Response[GameView]:
        view = game_view(find_game(game), services.game_catalog.progress[GAMES.index(game)])
        return compressed_json(view, request)

    @get("/{game:str}/rules", responses=rejections(404), summary="Its rules, by clause", sync_to_thread=False)
    def rules(self, game: FromPath[str], request: Request[Any, Any, Any]) -> Response[RulesView]:
        rulebook = find_game(game)
        clauses = [ClauseView(clause, text) for clause, text in rulebook.clause_texts.items()]
        return compressed_json(RulesView(game, rulebook.facts.version, rulebook.page, clauses), request)

    @get("/{game:str}/sets/{name:str}", responses=rejections(404), summary="A content set", sync_to_thread=False)
    def content_set(self, game: FromPath[str], name: FromPath[str], language: FromQuery[str] = ENGLISH) -> SetView:
        rulebook = find_game(game)
        return set_view(rulebook, find_set(rulebook, name), known(language) or ENGLISH)

    @get("/{game:str}/sets/{name:str}/layout", responses=rejections(404), summary="The layout", sync_to_thread=False)
    def layout(
        self,
        game: FromPath[str],
        name: FromPath[str],
        request: Request[Any, Any, Any],
        language: FromQuery[str] = ENGLISH,
    ) -> Response[BoardLayoutView]:
        """With the names that the content set has in a language; other texts are messages, or English."""
        rulebook = find_game(game)
        return compressed_json(
            board_layout_view(rulebook, find_set(rulebook, name), known(language) or ENGLISH), request
        )

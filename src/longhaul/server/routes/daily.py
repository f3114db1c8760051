"""Daily challenges: today's games, the results of any day, and playing."""

from datetime import date

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK

from longhaul.core.messages import Message
from longhaul.core.messages.message import from_json
from longhaul.server.accounts.service import Identity
from longhaul.server.errors import rejections
from longhaul.server.features.profiles import profile_ids
from longhaul.server.routes.shared import NewTable, TheServices, subscriber_of
from longhaul.server.security.dependencies import Known, MaybeKnown, TheRateLimits, off_loop
from longhaul.server.services import Services
from longhaul.server.store.rows import Daily
from longhaul.table import Rejection
from longhaul.table.daily_challenge import SCORES, Deal, end_of


class ResultRow(msgspec.Struct):
    """Someone's result; without one they are playing or did not finish."""

    place: int  # shared by equal results; 0 while there is none
    name: str
    kind: str  # person or bot
    note: Message
    points: int
    mine: bool
    replay: str  # the replay, when the day is over
    player: str  # the id of the profile


class DealView(msgspec.Struct):
    """The results of one deal. Its seed is published when the day is over and must match the seal."""

    seal: str
    seed: str
    salt: str
    rows: list[ResultRow]


class DayView(msgspec.Struct):
    """The results of a day in one game."""

    day: str
    game: str
    over: bool
    ranked: DealView  # of people whose account is older than the day
    open: DealView  # of guests, newer accounts and bots: other dice and cards
    deal: Deal  # the one for me
    table: str  # mine, or ""


class DailyView(msgspec.Struct):
    day: str
    ends: float
    games: list[DayView]
    earlier: list[str]  # days, the latest first


def check_day(day: str, services: TheServices) -> str:
    try:
        date.fromisoformat(day)
    except ValueError:
        raise Rejection(Message("rejected-no-day", {"text-day": day}), code="no_daily") from None
    if day > services.dailies.today or len(day) != len("2026-11-15"):
        raise Rejection(Message("rejected-future-day", {"text-day": day}), code="no_daily")
    return day


def day_view(services: Services, day: str, game: str, identity: Identity | None) -> DayView:
    """Blocks."""
    rows = services.store.dailies(day, game)
    ranked = services.dailies.ranked(day, [row.player for row in rows])
    me = identity.user.id if identity else ""
    mine = next((row.table for row in rows if me and row.player == me), "")
    return DayView(
        day=day,
        game=game,
        over=services.dailies.is_over(day),
        ranked=deal_view(services, day, game, "ranked", [row for row in rows if row.player in ranked], me),
        open=deal_view(services, day, game, "open", [row for row in rows if row.player not in ranked], me),
        deal=services.dailies.deal_of(day, me),
        table=mine,
    )


def deal_view(services: Services, day: str, game: str, deal: Deal, rows: list[Daily], me: str) -> DealView:
    over, daily = services.dailies.is_over(day), services.dailies.seed(day, game, deal)
    players = [row.player for row in rows]
    bots, profiles = services.store.bots_among(players), profile_ids(services.store, players)
    seed, salt = (str(daily.seed), daily.salt) if over else ("", "")
    results = [
        result_row(row, rows, over, row.player == me, row.player in bots, profiles.get(row.player, "")) for row in rows
    ]
    return DealView(daily.commitment, seed, salt, results)


def result_row(row: Daily, rows: list[Daily], over: bool, mine: bool, is_bot: bool, profile: str) -> ResultRow:
    kind = "bot" if is_bot or row.player.startswith("bot:") else "person"
    place = 1 + sum(other.points > row.points for other in rows) if row.ended else 0
    replay = f"/t/{row.table}/replay" if over and row.ended else ""
    note = from_json(row.note) if row.note else Message("daily-unfinished" if over else "daily-playing")
    return ResultRow(place, row.name, kind, note, row.points, mine, replay, profile)


class DailyController(Controller):
    path = "/api/daily"
    tags = ("daily",)

    @get("/", responses=rejections(401, 403), summary="Today's games")
    async def today(self, services: TheServices, identity: MaybeKnown) -> DailyView:
        day = services.dailies.today
        for game in SCORES:
            services.dailies.let_bots_play(game)
        games = [await off_loop(day_view, services, day, game, identity) for game in SCORES]
        return DailyView(day, end_of(day), games, await off_loop(services.store.daily_days, day))

    @get("/{day:str}", responses=rejections(401, 403, 404), summary="The results of a day")
    async def day(self, day: FromPath[str], services: TheServices, identity: MaybeKnown) -> list[DayView]:
        return [await off_loop(day_view, services, check_day(day, services), game, identity) for game in SCORES]

    @post("/{game:str}", status_code=HTTP_200_OK, responses=rejections(401, 403, 404, 415), summary="Play today's game")
    async def play(
        self, game: FromPath[str], services: TheServices, signed_in: Known, limits: TheRateLimits
    ) -> NewTable:
        """Only the first game counts: someone who has begun gets that table again."""
        limits.check("table", signed_in.user.id)
        row = await services.dailies.start(game, subscriber_of(signed_in))
        return NewTable(row.table, f"/t/{row.table}")

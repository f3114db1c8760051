"""The whole server as an ASGI application: the guard in front, the routes behind it, the house they share."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from longhaul import __version__
from longhaul.server.accounts.identity import dependencies
from longhaul.server.errors import EXCEPTION_HANDLERS
from longhaul.server.routes.account import AccountController
from longhaul.server.routes.daily import DailyController
from longhaul.server.routes.games import GamesController
from longhaul.server.routes.guides import GuidesController
from longhaul.server.routes.live import live
from longhaul.server.routes.mail import MailController, MailPages
from longhaul.server.routes.notices import NoticesController
from longhaul.server.routes.operations import OperationsController
from longhaul.server.routes.pages import PagesController, lost
from longhaul.server.routes.players import PlayersController
from longhaul.server.routes.premoves import OrdersController
from longhaul.server.routes.puzzles import PuzzlesController
from longhaul.server.routes.ratings import RatingsController
from longhaul.server.routes.records import RecordsController
from longhaul.server.routes.replays import ReplaysController
from longhaul.server.routes.tables import JobsController, TablesController
from longhaul.server.security.middleware import Guard
from longhaul.server.services import House
from longhaul.server.settings import Settings
from longhaul.server.store import Store

ROUTES: list[Any] = [
    AccountController,
    GamesController,
    GuidesController,
    TablesController,
    JobsController,
    RecordsController,
    ReplaysController,
    PuzzlesController,
    RatingsController,
    DailyController,
    PlayersController,
    OrdersController,
    NoticesController,
    MailController,
    OperationsController,
    PagesController,
    MailPages,
    live,
]


def create_app(store: Store, settings: Settings) -> ASGIApp:
    """The application, ready for an ASGI server."""
    return app_of(House(store, settings))


def app_of(house: House) -> ASGIApp:
    """The application of a house that the caller can speak with."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    app = Litestar(
        ROUTES,
        dependencies={
            **dependencies(house.accounts, house.limits, house.settings),
            "house": Provide(lambda: house, sync_to_thread=False),
        },
        exception_handlers={**EXCEPTION_HANDLERS, NotFoundException: lost},
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Longhaul", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        debug=False,
        logging_config=None,  # it would take over all logs of the process
    )
    return Guard(cast(ASGIApp, app), house.settings, house.accounts.keys, house.limits)

"""The whole server as an ASGI application: the security middleware, the routes behind it, the services they share."""

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
from longhaul.server.errors import EXCEPTION_HANDLERS
from longhaul.server.message_schema import MessageSchema
from longhaul.server.routes.account import AccountController
from longhaul.server.routes.daily import DailyController
from longhaul.server.routes.games import GamesController
from longhaul.server.routes.guides import GuidesController
from longhaul.server.routes.live import live
from longhaul.server.routes.mail import MailController, MailPages
from longhaul.server.routes.notices import NoticesController
from longhaul.server.routes.operations import OperationsController
from longhaul.server.routes.pages import PagesController, not_found
from longhaul.server.routes.players import PlayersController
from longhaul.server.routes.premoves import PremovesController
from longhaul.server.routes.puzzles import PuzzlesController
from longhaul.server.routes.ratings import RatingsController
from longhaul.server.routes.records import RecordsController
from longhaul.server.routes.replays import ReplaysController
from longhaul.server.routes.tables import JobsController, TablesController
from longhaul.server.security.dependencies import dependencies
from longhaul.server.security.middleware import SecurityMiddleware
from longhaul.server.services import Services
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
    PremovesController,
    NoticesController,
    MailController,
    OperationsController,
    PagesController,
    MailPages,
    live,
]


def create_app(store: Store, settings: Settings) -> ASGIApp:
    """The application, ready for an ASGI server."""
    return app_of(Services(store, settings))


def app_of(services: Services) -> ASGIApp:
    """The application of these services, which the caller keeps access to."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    app = Litestar(
        ROUTES,
        dependencies={
            **dependencies(services.accounts, services.limits, services.settings, services.origins),
            "services": Provide(lambda: services, sync_to_thread=False),
        },
        exception_handlers={**EXCEPTION_HANDLERS, NotFoundException: not_found},
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Longhaul", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        plugins=[MessageSchema()],
        debug=False,
        logging_config=None,  # it would take over the logging of the whole process
    )
    return SecurityMiddleware(cast(ASGIApp, app), services.settings, services.accounts.keys, services.limits)

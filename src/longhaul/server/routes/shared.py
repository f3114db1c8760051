"""What several routes share: parameters, dependencies and look-ups. Routes import this, never each other."""

from typing import Annotated, Any

import msgspec
from litestar.di import NamedDependency
from litestar.params import QueryParameter, SkipValidation

from longhaul.core.content import ContentSet
from longhaul.core.messages import Message
from longhaul.core.rulebook import Rulebook
from longhaul.server.accounts.service import Identity
from longhaul.server.features.replays import MAX_STEPS
from longhaul.server.services import Services
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.server.transport.outbox import Outbox
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table import Rejection

First = Annotated[int, QueryParameter(ge=0, description="The number of the first position.")]
Steps = Annotated[int, QueryParameter(ge=1, le=MAX_STEPS, description="How many positions, at most.")]
TheServices = NamedDependency[SkipValidation[Services]]


class NewTable(msgspec.Struct):
    id: str
    link: str  # anyone who opens it can take a seat


def subscriber_of(identity: Identity | None, address: str = "") -> Subscriber:
    if identity is None:
        return Subscriber(Outbox(), address=address)
    user = identity.user
    return Subscriber(Outbox(), user.id, user.name, user.kind, address)


async def find_room(hub: Hub, table: str) -> Room:
    room = await hub.room(table)
    if room is None:
        raise Rejection(Message("rejected-no-table", {"text-table": table}), code="no_table")
    return room


def find_set(rulebook: Rulebook, name: str) -> ContentSet[Any]:
    if name not in rulebook.sets:
        facts = {"text-set": name, "text-known": rulebook.sets}
        raise Rejection(Message("rejected-no-set", facts), code="no_set")
    return rulebook.find_content(name)

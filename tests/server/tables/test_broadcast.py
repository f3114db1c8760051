"""Messages assembled from encoded parts match the message types."""

import msgspec
import pytest

from longhaul.server.tables.broadcast import StateEncoder, encoded_seats
from longhaul.server.transport import protocol
from tests.server.hub_club import Club, move

pytestmark = pytest.mark.anyio


async def test_an_assembled_step_decodes_as_a_step(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob")
    await move(room, players)
    await club.quiet()
    for player in players:
        received = msgspec.json.decode(player.bytes[-1])
        message = msgspec.convert({k: v for k, v in received.items() if k != "t"}, protocol.Step)
        assert received["t"] == "step" and msgspec.json.decode(protocol.encode(message)) == received


async def test_the_parts_are_in_the_order_of_the_type(club: Club) -> None:
    room, _ = await club.meet("Ada", "Bob")
    states = StateEncoder(room.table, encoded_seats(room, 0.0))
    step = states.step(room.table.turn, 7, protocol.encode(None))
    assert list(msgspec.json.decode(step)) == ["t", *protocol.Step.__struct_fields__]

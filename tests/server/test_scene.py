"""What is put together from encoded pieces is exactly what the message types say."""

import msgspec
import pytest

from longhaul.server.live import protocol
from longhaul.server.tables.room import Scene
from tests.server.tables import Club, move

pytestmark = pytest.mark.anyio


async def test_a_step_is_a_step(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob")
    await move(room, players)
    await club.quiet()
    for player in players:
        heard = msgspec.json.decode(player.bytes[-1])
        message = msgspec.convert({k: v for k, v in heard.items() if k != "t"}, protocol.Step)
        assert heard["t"] == "step" and msgspec.json.decode(protocol.encode(message)) == heard


async def test_the_pieces_are_in_the_order_of_the_type(club: Club) -> None:
    room, _ = await club.meet("Ada", "Bob")
    scene = Scene(room.table, room.seats_told(0.0))
    told = scene.step(room.table.turn, 7, protocol.encode(None))
    assert list(msgspec.json.decode(told)) == ["t", *protocol.Step.__struct_fields__]

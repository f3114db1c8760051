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


async def test_a_program_that_asks_for_a_language_gets_texts(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob")
    robo = next(player for player in players if room.seat_of(player.subscriber) == room.table.turn)
    robo.subscriber.language = "de"
    shown = await robo.watch(room.id)
    assert shown["state"]["prompt_text"].startswith("Wurf 1 von 3") and "log" in shown
    assert all(action["text"] and action["text"] != action["verb"] for action in shown["actions"])
    step = await move(room, players)
    await club.quiet()
    received = msgspec.json.decode(robo.bytes[-1])
    assert received["t"] == "step", step
    assert received["step"]["story_text"] and all("Platz 1" in line for line in received["step"]["story_text"][:1])
    answer = await robo.ask("answer", table=room.id, version=room.table.version, yes=True)
    assert answer["message"] == ["rejected-no-request", {}]
    assert answer["text"] == "es gibt keine Anfrage zu beantworten"
    other = next(player for player in players if player is not robo)
    assert "story_text" not in msgspec.json.decode(other.bytes[-1]).get("step", {})

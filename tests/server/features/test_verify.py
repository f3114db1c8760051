"""`longhaul verify`: the record of a real table is valid, and every kind of tampering is found and named."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import longhaul
from longhaul.cli.app import app
from longhaul.core.errors import LonghaulError
from longhaul.core.files import game_record as records
from longhaul.table.header import commitment
from tests.server.running import Player, harmless, running
from tests.server.running import longhaul as run

Data = dict[str, Any]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Data:
    """The record of a table on a real server, and the seal as it was shown when it was set up."""
    return asyncio.run(play_one(tmp_path_factory.mktemp("verify")))


async def play_one(folder: Path) -> Data:
    async with running(f"sqlite:///{folder / 'store.db'}", folder / "log") as server:
        player = Player(server.address)
        await player.post("/me/guest", {})
        table = await player.open_table("me", "cadet", limit=6)
        socket = await player.connect()
        message = shown = await socket.sit_down(table)
        rejected = await player.http.get(f"/api/tables/{table}/record")
        assert rejected.status_code == 409  # it would tell the seed
        while not message["state"]["over"]:
            if message["actions"]:
                action, version = harmless(message["actions"])["action"], message["state"]["version"]
                await socket.send(t="play", table=table, action=action, version=version, id=3)
            message = await socket.hear_until(t="step")
        record = await player.get(f"/api/tables/{table}/record")
        await player.close()
        return {"record": record, "noted": shown["about"]["commitment"], "table": table}


def verify(tmp_path: Path, record: Data, *more: str) -> tuple[int, Data]:
    path = tmp_path / "record.json"
    records.write(record, path)
    done = CliRunner().invoke(app, ["verify", str(path), *more, "--json"])
    return done.exit_code, json.loads(done.stdout)


def changed(played: Data, **changes: Any) -> Data:
    return json.loads(json.dumps(played["record"])) | changes  # type: ignore[no-any-return]


def complaints(data: Data) -> dict[str, str]:
    return {check["what"]: check["text"] for check in data["checks"] if check["holds"] is False}


def test_a_real_record_holds(tmp_path: Path, played: Data) -> None:
    code, data = verify(tmp_path, played["record"], "--commitment", played["noted"].upper())
    assert code == 0 and data["holds"]
    assert [(check["what"], check["holds"]) for check in data["checks"]] == [
        (what, True) for what in ("seal", "noted", "origin", "actions", "trail", "rolls", "result")
    ]
    assert data["rolls"] and all(roll["holds"] for roll in data["rolls"])


def test_what_is_printed_is_plain(tmp_path: Path, played: Data) -> None:
    path = tmp_path / "record.json"
    records.write(played["record"], path)
    done = run("verify", str(path), "--commitment", played["noted"])
    lines = done.stdout.splitlines()
    assert done.returncode == 0 and len(lines) == 8 and lines[-1] == "The record is verified."
    assert all(line.startswith("passed  ") for line in lines[:-1]) and played["noted"] in lines[0]


def test_another_seed_is_found_out(tmp_path: Path, played: Data) -> None:
    other = changed(played, seed=played["record"]["seed"] ^ 1)
    code, data = verify(tmp_path, other)
    assert code == 1 and "the seed, the salt or the commitment was changed" in complaints(data)["seal"]
    code, data = verify(tmp_path, other, "--commitment", played["noted"])
    assert code == 1 and "the seed or the salt was changed" in complaints(data)["seal"]
    assert "its seed and salt do not give it" in complaints(data)["noted"]


def test_other_seeds_throw_other_dice(tmp_path: Path, played: Data) -> None:
    """One seed may happen to fit a short game; eight do not."""
    others = [changed(played, seed=played["record"]["seed"] ^ bit) for bit in range(1, 9)]
    found = [complaints(verify(tmp_path, other)[1]).keys() for other in others]
    assert any({"actions", "result"} & complaint for complaint in found)


def test_another_salt_is_found_out(tmp_path: Path, played: Data) -> None:
    code, data = verify(tmp_path, changed(played, salt="0" * 32), "--commitment", played["noted"])
    assert code == 1 and complaints(data).keys() == {"seal", "noted"}
    assert "the seed or the salt was changed" in complaints(data)["seal"]


def test_another_commitment_is_found_out(tmp_path: Path, played: Data) -> None:
    code, data = verify(tmp_path, changed(played, commitment="ab" * 32), "--commitment", played["noted"])
    assert code == 1 and complaints(data).keys() == {"seal"}
    assert complaints(data)["seal"].endswith(": the commitment was changed")


def test_a_record_of_another_chance_is_found_out_by_who_noted_the_seal(tmp_path: Path, played: Data) -> None:
    salt = "1" * 32
    forged = changed(played, salt=salt, commitment=commitment(played["record"]["seed"], salt))
    assert verify(tmp_path, forged)[0] == 0
    code, data = verify(tmp_path, forged, "--commitment", played["noted"])
    assert code == 1 and complaints(data).keys() == {"noted"}
    assert f"the noted seal is {played['noted']}" in complaints(data)["noted"]


@pytest.mark.parametrize("number", [0, 5])
def test_an_action_that_cannot_be_is_named(tmp_path: Path, played: Data, number: int) -> None:
    actions = list(played["record"]["actions"])
    actions[number] = 10_000
    code, data = verify(tmp_path, changed(played, actions=actions))
    assert code == 1 and f"action {number + 1} of the record cannot be played" in complaints(data)["actions"]
    assert [check["holds"] for check in data["checks"] if check["what"] == "result"] == [None]


def test_an_altered_roll_is_named(tmp_path: Path, played: Data) -> None:
    record = changed(played)
    move = next(number for number, events in record["rolls"].items() if number != "0")
    record["rolls"][move][-1] |= {"event": "rolled up"}
    code, data = verify(tmp_path, record)
    assert code == 1 and complaints(data).keys() == {"rolls"}
    assert complaints(data)["rolls"].startswith(f"move {move} (") and "rolled up" in complaints(data)["rolls"]
    assert [roll["move"] for roll in data["rolls"] if not roll["holds"]] == [int(move)]


def test_missing_actions_and_more_actions_are_found_out(tmp_path: Path, played: Data) -> None:
    actions = played["record"]["actions"]
    code, data = verify(tmp_path, changed(played, actions=actions[:-1]))
    assert code == 1 and "over is True in the record, but should be False" in complaints(data)["result"]
    code, data = verify(tmp_path, changed(played, actions=[*actions, actions[-1]]))
    assert code == 1 and f"action {len(actions) + 1} of the record cannot be played" in complaints(data)["actions"]


def test_another_result_is_named(tmp_path: Path, played: Data) -> None:
    result = played["record"]["result"]
    code, data = verify(tmp_path, changed(played, result=result | {"scores": [999, 0]}))
    assert code == 1 and complaints(data).keys() == {"result"}
    assert f"scores is [999, 0] in the record, but should be {result['scores']}" in complaints(data)["result"]
    assert "winners is" not in complaints(data)["result"]


ORIGINS: list[tuple[Callable[[Data], Any], str]] = [
    (lambda data: data.update(rules=99), "played under rules version 99 of Dice Traders; this program has version"),
    (lambda data: data["content"].update(hash="0" * 16), "played with content 'house' (0000"),
    (lambda data: data["content"].update(name="nope"), "nope"),
    (lambda data: data.update(seats=9), "setup is not possible"),
    (lambda data: data["options"].update(limit=5000), "setup is not possible"),
]


@pytest.mark.parametrize(("damage", "sentence"), ORIGINS)
def test_other_rules_sets_and_setups_are_named(
    tmp_path: Path, played: Data, damage: Callable[[Data], Any], sentence: str
) -> None:
    record = changed(played)
    damage(record)
    code, data = verify(tmp_path, record)
    assert code == 1 and complaints(data).keys() == {"origin"} and sentence in complaints(data)["origin"], data
    assert [check["holds"] for check in data["checks"]] == [True, False, None, None, None, None]


def test_a_record_without_a_seal_is_replayed_only(tmp_path: Path, played: Data) -> None:
    position = longhaul.new("dice-traders", seed=7, seats=2, limit=25)
    position.play("lock:1")
    record = records.export(position)
    code, data = verify(tmp_path, record)
    assert code == 0 and data["checks"][0] == {
        "what": "seal",
        "holds": None,
        "text": "the record has no seal: games played in a terminal have none",
    }
    assert "the game ended early" in data["checks"][-1]["text"]
    printed = CliRunner().invoke(app, ["verify", str(tmp_path / "record.json")])
    assert printed.exit_code == 0 and printed.stdout.endswith("Only the replay could be checked; it is consistent.\n")
    code, data = verify(tmp_path, record, "--commitment", played["noted"])
    assert code == 1 and complaints(data) == {
        "seal": "commitment and salt missing from the record: the seal cannot be checked"
    }


@pytest.mark.parametrize("name", ["salt", "commitment"])
def test_half_a_seal_is_none(tmp_path: Path, played: Data, name: str) -> None:
    record = changed(played)
    del record[name]
    code, data = verify(tmp_path, record)
    assert code == 1 and complaints(data) == {"seal": f"{name} missing from the record: the seal cannot be checked"}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", "7"),
        ("salt", 5),
        ("commitment", None),
        ("actions", {}),
        ("result", []),
        ("rules", "1"),
        ("longhaul", 2),
    ],
)
def test_an_invalid_record_is_rejected(tmp_path: Path, played: Data, key: str, value: Any) -> None:
    records.write(changed(played, **{key: value}), tmp_path / "record.json")
    error = CliRunner().invoke(app, ["verify", str(tmp_path / "record.json")]).exception
    assert isinstance(error, LonghaulError) and "record.json: " in str(error)


def test_an_invalid_seal_is_rejected(tmp_path: Path, played: Data) -> None:
    records.write(played["record"], tmp_path / "record.json")
    error = CliRunner().invoke(app, ["verify", str(tmp_path / "record.json"), "--commitment", "abc"]).exception
    assert isinstance(error, LonghaulError) and "'abc' is not a seal" in str(error)

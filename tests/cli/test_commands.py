"""The commands of the command line, some of them in processes of their own."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from longhaul import new as new_game
from longhaul.core.files import game_record as records
from longhaul.core.jit.cache import cache_folder
from tests.cli.running import ROOT, longhaul, longhaul_here, succeed, succeed_here

HOUSE = ROOT / "src/longhaul/games/dice_traders/content/house.toml"


def test_games_lists_every_game_with_its_options() -> None:
    text = succeed_here("games")
    assert "Dice Traders (dice-traders)" in text and "limit = short (25), normal (50), 1–999" in text
    assert "(default zero with edition=2014, na with edition=v2)" in text
    assert json.loads(succeed_here("games", "--json"))["dice-traders"]["seats"] == [1, 6]


def test_rules_shows_the_book_one_clause_and_json() -> None:
    assert "Rolling and keeping" in succeed_here("rules", "dice-traders")
    assert succeed_here("rules", "dice-traders", "dt-sell-03").startswith("DT-SELL-03 ")
    assert len(json.loads(succeed_here("rules", "dice-traders", "--json"))) >= 95


@pytest.mark.slow
def test_sim_gives_the_same_numbers_on_any_number_of_cores() -> None:
    command = ("sim", "dice-traders", "--games", "10000", "--seed", "4", "--json")
    one, two = (json.loads(succeed(*command, "--threads", str(threads))) for threads in (1, 2))
    assert one == two
    assert one["games"] == 10_000 and one["seats"] == 4
    shares = [share["mean"] for share in one["win_share"]]
    assert sum(shares) == pytest.approx(1)
    assert all(share["low"] < 0.25 < share["high"] for share in one["win_share"])  # no seat is favoured
    assert sum(one["endings"].values()) == pytest.approx(1)
    assert one["length"]["min"] <= one["length"]["median"] <= one["length"]["max"]


def test_sim_takes_options_seats_and_content(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(HOUSE.read_text().replace("[10, 8, 6, 4, 2]", "[90, 8, 6, 4, 2]"))
    command = ("sim", "dice-traders", "-n", "500", "--seats", "2", "-o", "limit=short", "-o", "free=on", "--json")
    rich = json.loads(succeed_here(*command, "--content", str(mine)))
    poor = json.loads(succeed_here(*command))
    assert rich["seats"] == 2 and rich["score"]["max"] > poor["score"]["max"]
    assert "500 games, random play" in succeed_here("sim", "dice-traders", "-n", "500")


def test_sim_compares_editions_and_card_sets() -> None:
    command = ("sim", "free-trader", "--bot", "trader", "-n", "2000")
    study = json.loads(succeed_here(*command, "--json"))
    kinds = [(run["options"]["edition"], run["content"]) for run in study["runs"]]
    assert kinds == [(edition, name) for edition in ("2014", "v2") for name in ("house", "brutal", "easy")]
    assert study["bot"] == "trader" and study["win_share"] == study["runs"][0]["win_share"]
    rates = [run["win_share"][0]["mean"] for run in study["runs"][:3]]
    assert rates[1] < rates[0] < rates[2]  # brutal, house, easy
    for run in study["runs"]:
        assert sum(run["endings"].values()) == pytest.approx(1)
        assert run["endings"]["all-four-payments-made"] == pytest.approx(run["win_share"][0]["mean"])
        reached = [run["figures"][f"money_month_{month}"]["reached"] for month in (1, 2, 3, 4)]
        assert reached == sorted(reached, reverse=True) and run["figures"]["money_month_1"]["mean"] > 0
    text = succeed_here(*command)
    assert "2014 house" in text and "v2 brutal" in text and "A payment could not be met" in text


def test_the_arena_compares_bots(tmp_path: Path) -> None:
    rows, results = tmp_path / "rows.csv", tmp_path / "results.jsonl"
    command = ("arena", "dice-traders", "random", "trader", "-n", "12", "-o", "limit=8", "--csv", str(rows))
    output = json.loads(succeed(*command, "--keep", str(tmp_path / "games"), "--resume", str(results), "--json"))
    assert set(output["scores"]) == {"random", "trader"} == set(output["ratings"])
    assert set(output["scores"]["trader"]) == {"score", "low", "high", "games"}
    trader = output["scores"]["trader"]
    assert trader["games"] == 12 and 0 <= trader["low"] < trader["score"] <= trader["high"] <= 1
    assert trader["score"] + output["scores"]["random"]["score"] == pytest.approx(1)
    assert len(rows.read_text().splitlines()) == 1 + 24 and len(list((tmp_path / "games").iterdir())) == 12
    text = succeed_here(*command, "--resume", str(results))
    assert "Dice Traders, 2 seats, house set: 12 games" in text and f"{trader['score']:.1%}" in text


@pytest.mark.slow
def test_a_designer_edits_a_price_validates_and_simulates_without_recompiling(tmp_path: Path) -> None:
    house = ROOT / "src/longhaul/games/free_trader/content/house.toml"
    mine = tmp_path / "mine.toml"
    text = house.read_text().replace('name = "house"', 'name = "mine"')
    mine.write_text(re.sub(r"sell = \{ weapons = [1-3]", "sell = { weapons = 9", text))
    assert "is a valid content set" in succeed_here("content", "free-trader", str(mine))
    study = ("sim", "free-trader", "--bot", "trader", "-o", "edition=2014", "-n", "3000", "--json")
    before = json.loads(succeed(*study, "--content", "house"))
    compiled = compiled_playouts()
    after = json.loads(succeed(*study, "--content", str(mine)))
    assert compiled and compiled_playouts() == compiled
    assert after["content"] == "mine" and after["win_share"][0]["mean"] > before["win_share"][0]["mean"] + 0.03


def compiled_playouts() -> dict[Path, int]:
    """The inodes of Free Trader's compiled simulations: compiling replaces a file, loading only touches it."""
    files = cache_folder().glob("*playouts_free_trader_*.nbc")
    return {file: file.stat().st_ino for file in files}


def test_content_shows_and_validates(tmp_path: Path) -> None:
    assert "is a valid content set" in succeed_here("content", "dice-traders")
    assert json.loads(succeed_here("content", "dice-traders", str(HOUSE), "--json"))["fields"]["price"] == [
        10,
        8,
        6,
        4,
        2,
    ]
    bad = tmp_path / "bad.toml"
    bad.write_text(HOUSE.read_text().replace("[10, 8, 6, 4, 2]", "[10, 8, 7, 4, 2]"))
    done = longhaul("content", "dice-traders", str(bad))
    assert done.returncode == 2
    assert done.stderr.startswith("longhaul: bad.toml: [prices] by_count[3]: should be 6")


def test_check_runs_scenarios_and_fails_if_one_differs(tmp_path: Path) -> None:
    case = 'game = "dice-traders"\ntitle = "Purse"\nclauses = ["DT-SETUP-03"]\n[[step]]\nthen = { credits.0 = %d }\n'
    (tmp_path / "true.toml").write_text(case % 10)
    (tmp_path / "false.toml").write_text(case % 9)
    assert "passed true.toml" in succeed_here("check", str(tmp_path / "true.toml"))
    done = longhaul("check", str(tmp_path))
    assert done.returncode == 1
    assert "failed false.toml" in done.stdout and "credits.0 is 10, not 9" in done.stdout
    assert "1 of 2 scenarios passed." in done.stdout
    (tmp_path / "broken.toml").write_text("game = 3")
    done = longhaul_here("check", str(tmp_path), "--json")
    report = json.loads(done.stdout)
    assert done.returncode == 2 and "broken.toml: 'title' is missing" in done.stderr
    assert [case["differences"] for case in report["scenarios"]] == [["step 1: credits.0 is 10, not 9"], []]


def test_replay_prints_a_game_as_text_and_json(tmp_path: Path) -> None:
    position = new_game("dice-traders", seed=5, seats=2, limit=6)
    while not position.over:
        position.play(position.legal[-1])
    records.write(records.export(position), tmp_path / "game.json")
    assert "The game is over." in succeed("replay", str(tmp_path / "game.json"))
    data = json.loads(succeed_here("replay", str(tmp_path / "game.json"), "--json"))
    assert data["scores"] == position.scores and len(data["actions"]) == len(position.actions)
    assert data["actions"][0]["events"][0]["event"] == "locked"


def test_a_closed_pipe_is_not_an_error() -> None:
    command = f"{sys.executable} -m longhaul rules dice-traders --json | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == "{\n0\n" and done.stderr == ""


@pytest.mark.slow
def test_clauses_counts_what_tests_cite() -> None:
    counts = json.loads(succeed_here("clauses", "--json"))["dice-traders"]
    assert counts["clauses"] == counts["cited"] >= 97


WRONG = [
    (("play", "chess"), "there is no game 'chess'; there are dice-traders"),
    (("play", "dice-traders", "--seats", "9"), "Dice Traders takes 1 to 6 seats, not 9"),
    (("play", "dice-traders", "--bot", "hal"), "there is no bot 'hal'; there are random, cadet, trader, captain"),
    (("sim", "dice-traders", "--bot", "captain"), "--bot captain: should be random or trader"),
    (("arena", "dice-traders", "hal"), "there is no bot 'hal'; there are random, cadet"),
    (("arena", "dice-traders", "captain@soon"), "the bot 'captain@soon' should be a level, @ and iterations"),
    (("arena", "dice-traders", "no_such_module:Bot"), "the bot 'no_such_module:Bot' cannot be loaded: No module named"),
    (("arena", "dice-traders", "trader", "trader"), "the bot trader is named twice"),
    (("arena", "dice-traders", "trader", "--seats", "9"), "Dice Traders takes 1 to 6 seats, not 9"),
    (("play", "dice-traders", "--resume", "nothing.json"), "nothing.json: there is no such file"),
    (("sim", "dice-traders", "-o", "limit"), "--option limit: should be NAME=VALUE"),
    (("sim", "dice-traders", "-o", "limit=0"), "option limit: 0 is not within 1 to 999"),
    (("sim", "dice-traders", "-o", "speed=1"), "there is no option 'speed'"),
    (("sim", "dice-traders", "--seed", "-1"), "a seed is a whole number from 0"),
    (("sim", "dice-traders", "--content", "gold"), "'gold': is neither a file ending in .toml"),
    (("sim", "dice-traders", "--content", ""), "'': is neither a file ending in .toml"),
    (("sim", "dice-traders", "-o", "limit=--5"), "option limit: '--5' is not one of"),
    (("sim", "dice-traders", "-o", "free=on", "-o", "free=off"), "--option free is given twice"),
    (("play", "dice-traders", "--people", "9"), "--people 9: there are only 4 seats"),
    (("play", "--resume", ""), ".: cannot be read: Is a directory"),
    (("replay", "nothing.json"), "nothing.json: there is no such file"),
    (("check", "nothing.toml"), "nothing.toml: there is no such file"),
    (("rules", "dice-traders", "DT-NO-01"), "there is no clause DT-NO-01"),
    (("content", "dice-traders", "nothing.toml"), "nothing.toml: there is no such file"),
    (("bench", "chess"), "there is no game 'chess'"),
    (("clauses", "--tests", "nowhere"), "nowhere: no such folder"),
]


@pytest.mark.parametrize(
    ("arguments", "sentence"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, tuple) else ""
)
def test_wrong_input_is_one_clear_sentence_and_exit_code_2(arguments: tuple[str, ...], sentence: str) -> None:
    done = longhaul_here(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith(f"longhaul: {sentence}")
    assert len(done.stderr.splitlines()) == 1 and "Traceback" not in done.stderr


@pytest.mark.parametrize("arguments", [("sim",), ("sim", "dice-traders", "--games", "0"), ("fly",), ("sim", "--wings")])
def test_wrong_usage_is_explained_without_a_traceback(arguments: tuple[str, ...]) -> None:
    done = longhaul_here(*arguments)
    assert done.returncode == 2
    assert "Usage" in done.stderr and "Traceback" not in done.stderr


def test_an_internal_error_is_a_sentence_too(tmp_path: Path) -> None:
    """Break something on purpose: the rulebook page cannot be rendered."""
    done = longhaul("rules", "dice-traders", FORCE_COLOR="1", PYTHONPATH=str(broken_reader(tmp_path)))
    assert done.returncode == 70
    assert done.stderr.startswith("longhaul: internal error:") and "Traceback" not in done.stderr


def broken_reader(folder: Path) -> Path:
    """A folder that makes Rich fail to render Markdown when it comes first on the path."""
    (folder / "sitecustomize.py").write_text(
        "import rich.markdown\n"
        "def fail(*args, **kwargs): raise RuntimeError('broken on purpose')\n"
        "rich.markdown.Markdown.__init__ = fail\n"
    )
    return folder

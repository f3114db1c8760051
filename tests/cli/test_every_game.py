"""Every command that takes a game, with every game."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from longhaul.bots import ask, make_bot
from longhaul.bots.puzzles.generate import best_by_search
from longhaul.core.files import game_record as records
from longhaul.core.position import Position
from longhaul.games import GAMES, find_game
from tests.cli.running import ROOT, longhaul, rejected, succeed, succeed_here

pytestmark = pytest.mark.slow

each_game = pytest.mark.parametrize("game", GAMES)
SHORT = {"dice-traders": ("-o", "limit=8"), "star-traders": ("-o", "round_cap=5")}  # games that would last
BRIEFLY = {"SLICE_SECONDS": 0.001, "SLICES": 1, "FIRST_GAMES": 1, "FIRST_TRADER_GAMES": 2, "COPIES": 100}


@cache
def short_game(game: str) -> Position:
    """A game between bots, as short as the options allow."""
    rulebook, options = find_game(game), dict(text.split("=") for text in SHORT.get(game, ())[1:])
    position = Position.start(rulebook, rulebook.find_content(), seed=5, options=options)
    bot = make_bot("trader", rulebook)
    while not position.over:
        position.play(ask(bot, position, 1))
    return position


@pytest.fixture
def record(game: str, tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    records.write(records.export(short_game(game)), file)
    return str(file)


@each_game
def test_games_describes_it(game: str) -> None:
    assert json.loads(succeed_here("games", "--json"))[game]["name"] in succeed_here("games")


@each_game
def test_rules_prints_every_clause_whole_when_piped(game: str) -> None:
    texts = find_game(game).clause_texts
    printed = " ".join(succeed("rules", game, COLUMNS="80").split())
    assert [clause for clause, text in texts.items() if " ".join(text.split()) not in printed] == []
    clause = list(texts)[-1]
    assert " ".join(texts[clause].split()) in " ".join(succeed_here("rules", game, clause.lower()).split())
    assert json.loads(succeed_here("rules", game, "--json")) == texts


@each_game
def test_content_shows_every_card(game: str) -> None:
    for name in find_game(game).sets:
        chosen = find_game(game).find_content(name)
        text, data = succeed_here("content", game, name), json.loads(succeed_here("content", game, name, "--json"))
        assert "is a valid content set" in text and data["hash"] == chosen.digest and set(data["fields"])
        axes = {field.axes[0].kind: field.axes[0] for field in find_game(game).content.fields.values() if field.axes}
        for kind in axes.keys() & {"card", "planet", "design", "face", "tile"}:
            assert all(title in text for title in chosen.titles[kind][: axes[kind].size]), kind


@each_game
def test_sim_counts_games_of_random_and_heuristic_play(game: str) -> None:
    for bot in ("random", "trader"):
        output = json.loads(succeed("sim", game, "--bot", bot, "-n", "4", *SHORT.get(game, ()), "--json"))
        assert output["games"] == 4 and output["bot"] == bot
        assert find_game(game).facts.name in succeed_here("sim", game, "--bot", bot, "-n", "4", *SHORT.get(game, ()))


@each_game
def test_the_arena_saves_records_that_replay_and_overwrites_none(game: str, tmp_path: Path) -> None:
    command = ("arena", game, "random", "trader", "-n", "2", *SHORT.get(game, ()), "--json")
    folder = tmp_path / "records"
    output = json.loads(succeed(*command, "--keep", str(folder)))
    assert set(output["scores"]) == {"random", "trader"}
    files = {file: file.read_bytes() for file in folder.iterdir()}
    assert files and all("is over" in succeed_here("replay", str(file)) for file in sorted(files)[:1])
    assert "exists already; choose another folder" in rejected(*command, "--seed", "9", "--keep", str(folder))
    assert {file: file.read_bytes() for file in folder.iterdir()} == files


@each_game
def test_a_record_is_replayed_analysed_and_verified(game: str, record: str) -> None:
    position = short_game(game)
    assert json.loads(succeed_here("replay", record, "--json"))["scores"] == position.scores
    assert f"After {len(position.actions)} actions the game is over" in succeed("replay", record)
    output = json.loads(succeed("analyse", record, "--rollouts", "2", "--iterations", "0", "--json"))
    assert output["moves"] == len(position.actions)
    assert "own choices" in succeed_here("analyse", record, "--rollouts", "2", "--iterations", "0")
    assert json.loads(succeed("verify", record, "--json"))["holds"] and "it is consistent" in succeed_here(
        "verify", record
    )


@each_game
def test_play_begins_saves_and_resumes_the_last_game_of_its_kind(game: str, tmp_path: Path) -> None:
    home = str(tmp_path)
    assert rejected("play", game, "--resume", "last", XDG_DATA_HOME=home).startswith(
        f"there is no saved game of {game}"
    )
    succeed("play", game, "--plain", XDG_DATA_HOME=home)  # its input ends at once: the game is saved
    other = next(name for name in GAMES if name != game)
    succeed("play", other, "--plain", XDG_DATA_HOME=home)  # played later
    saved = {json.loads(file.read_text())["game"]: file for file in (tmp_path / "longhaul/games").iterdir()}
    assert set(saved) == {game, other}
    before = saved[other].stat().st_mtime_ns
    assert succeed("play", game, "--plain", "--resume", "last", XDG_DATA_HOME=home)
    assert saved[other].stat().st_mtime_ns == before, "another game was resumed"
    assert rejected("play", game, "--resume", str(saved[other]), XDG_DATA_HOME=home).endswith(
        f"is a game of {other}, not {game}"
    )
    assert succeed("play", game, "--plain", "--resume", "last", "--content", "house", XDG_DATA_HOME=home)


@each_game
def test_puzzles_are_counted_and_files_of_ones_own_read(game: str, tmp_path: Path) -> None:
    shipped = shipped_puzzles(game)
    before, count = shipped.read_bytes(), json.loads(succeed_here("puzzles", game, "--json"))["puzzles"]
    assert count == len(before.splitlines())
    assert rejected("puzzles", game, "--generate", "1").startswith("--generate needs --file")
    mine = tmp_path / "mine.jsonl"
    assert rejected("puzzles", game, "--file", str(mine)) == f"{mine}: there is no such file"
    mine.write_bytes(b"".join(before.splitlines(keepends=True)[:2]))
    assert json.loads(succeed_here("puzzles", game, "--file", str(mine), "--json"))["puzzles"] == 2
    assert shipped.read_bytes() == before
    other = next(name for name in GAMES if name != game)
    assert rejected("puzzles", other, "--file", str(mine)).endswith(f"has puzzles for {game}, not for {other}")
    mine.write_text("nonsense\n")
    assert rejected("puzzles", game, "--file", str(mine)) == f"{mine}: not a puzzle file"


@each_game
def test_puzzles_are_checked_with_more_rollouts(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhaul.cli.puzzles.CHECK_FACTOR", 2)
    mine = tmp_path / "mine.jsonl"
    mine.write_bytes(shipped_puzzles(game).read_bytes().splitlines(keepends=True)[0])
    command = ("puzzles", game, "--check", "1", "--rollouts", "20", "--file", str(mine))
    assert json.loads(succeed_here(*command, "--json")) == {"checked": 1, "trials": 80, "failed": []}
    assert succeed_here(*command) == "1 of 1 hold with 80 simulated games per move.\n"


@each_game
def test_new_puzzles_are_added_to_those_in_the_file(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    generator = "longhaul.bots.puzzles.generate"
    search = best_by_search
    monkeypatch.setattr(f"{generator}.MIN_GAP", {"wins": 0.0, "score": 0.0})
    monkeypatch.setattr(f"{generator}.MIN_STANDARD_ERRORS", 0.0)
    monkeypatch.setattr(f"{generator}.CHECK_FACTOR", 1)
    monkeypatch.setattr(f"{generator}.SEARCH_SIZES", (4,))
    monkeypatch.setattr(f"{generator}.best_by_search", lambda position, _, seed: search(position, 16, seed))
    shipped = shipped_puzzles(game)
    before, mine = shipped.read_bytes(), tmp_path / "mine.jsonl"
    first = before.splitlines(keepends=True)[0]
    mine.write_bytes(first)
    seats = str(find_game(game).facts.seats[0])
    output = succeed_here("puzzles", game, "--generate", "1", "--rollouts", "20", "--seats", seats, "--file", str(mine))
    assert output == "mine.jsonl now has 2 puzzles.\n"
    lines = mine.read_bytes().splitlines(keepends=True)
    assert lines[0] == first and len(lines) == 2 and len({json.loads(line)["id"] for line in lines}) == 2
    assert json.loads(succeed_here("puzzles", game, "--file", str(mine), "--json"))["puzzles"] == 2
    assert shipped.read_bytes() == before


def shipped_puzzles(game: str) -> Path:
    return ROOT / f"src/longhaul/bots/puzzles/{game}.jsonl"


@each_game
def test_bench_measures_the_rules_of_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What runs in processes of its own, compilation too, is measured in tests/lab."""
    monkeypatch.setattr("longhaul.lab.benchmark._in_new_process", lambda *_, **__: 2.5)
    for name, value in BRIEFLY.items():
        monkeypatch.setattr(f"longhaul.lab.benchmark.{name}", value)
    figures = json.loads(succeed_here("bench", game, "--json"))
    assert set(figures) == {game} and all(value > 0 for value in figures[game].values())
    assert "decisions_per_game" in succeed_here("bench", game)


@each_game
def test_bench_measures_the_search_of_every_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhaul.lab.search_benchmark.SLICE_SECONDS", 0.01)
    monkeypatch.setattr("longhaul.lab.search_benchmark.SLICES", 1)
    monkeypatch.setattr("longhaul.lab.search_benchmark.FIRST_ITERATIONS", 1)
    figures = json.loads(succeed_here("bench", game, "--search", "--json"))
    assert game in figures and all(value > 0 for row in figures.values() for value in row.values())
    assert "iterations_per_s" in succeed_here("bench", game, "--search")


def test_clauses_finds_every_clause_of_every_game_cited() -> None:
    report = json.loads(succeed_here("clauses", "--tests", str(ROOT / "tests"), "--json"))
    counts = {game: len(find_game(game).clause_texts) for game in GAMES}
    assert report == {game: {"clauses": count, "cited": count} for game, count in counts.items()}


@each_game
def test_check_runs_a_scenario_with_a_content_file_beside_it(game: str, tmp_path: Path) -> None:
    rulebook = find_game(game)
    house = (rulebook.content_folder / "house.toml").read_text()
    (tmp_path / "mine.toml").write_text(house)
    clause = next(iter(rulebook.clause_texts))
    head = f'game = "{game}"\ntitle = "It starts"\nclauses = ["{clause}"]\n'
    case = head + 'content = "%s"\n[[step]]\nthen = { over = false }\n'
    (tmp_path / "scenario.toml").write_text(case % "mine.toml")
    for folder in (ROOT, tmp_path, tmp_path.parent):  # wherever one stands
        assert "1 of 1 scenarios passed." in succeed_here("check", str(tmp_path / "scenario.toml"), cwd=folder)
    (tmp_path / "scenario.toml").write_text(case % "missing.toml")
    assert "missing.toml: there is no such file" in rejected("check", str(tmp_path / "scenario.toml"))


@each_game
def test_solve_names_the_game_that_it_solves(game: str) -> None:
    if game == "dice-traders":
        assert json.loads(succeed_here("solve", game, "-o", "limit=3", "--json"))["expected"] > 10
    else:
        assert "only for dice-traders" in rejected("solve", game)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("os:path", "cannot be made from (rulebook, seed)"),
        ("os:getpid", "cannot be made from (rulebook, seed)"),
        ("os:nothing", "cannot be loaded"),
        ("operator:is_", "has no method `choose`"),
    ],
)
def test_a_wrong_bot_is_rejected_with_a_sentence(bot: str, sentence: str) -> None:
    assert sentence in rejected("arena", "dice-traders", bot, "random")


@each_game
def test_wrong_seats_options_and_content_are_rejected_with_a_sentence(game: str) -> None:
    name = find_game(game).facts.name
    assert rejected("play", game, "--seats", "99").startswith(f"{name} takes")
    assert rejected("sim", game, "-o", "no_such=1").startswith("there is no option 'no_such'")
    assert "neither a file ending in .toml nor one of" in rejected("content", game, "no-such-set")
    assert rejected("rules", game, "XX-NO-01").startswith("there is no clause XX-NO-01")


def v2_set(folder: Path) -> str:
    house = (find_game("free-trader").content_folder / "house.toml").read_text()
    file = folder / "mine.toml"
    file.write_text(re.sub(r'^edition = "both"', 'edition = "v2"', house, flags=re.MULTILINE))
    return str(file)


def test_a_set_made_for_one_edition_is_played_under_it(tmp_path: Path) -> None:
    mine = v2_set(tmp_path)
    home = str(tmp_path)
    succeed("play", "free-trader", "--content", mine, "--plain", XDG_DATA_HOME=home)
    saved = next((tmp_path / "longhaul/games").iterdir())
    assert json.loads(saved.read_text())["options"]["edition"] == "v2"
    study = json.loads(succeed_here("sim", "free-trader", "--content", mine, "-n", "5", "--json"))
    assert study["options"]["edition"] == "v2" and "runs" not in study
    asked_for = json.loads(
        succeed_here("sim", "free-trader", "--content", mine, "-o", "edition=2014", "-n", "5", "--json")
    )
    assert asked_for["options"]["edition"] == "2014"


def test_the_rulebook_is_rendered_in_a_terminal() -> None:
    done = longhaul("rules", "dice-traders", FORCE_COLOR="1")
    assert done.returncode == 0 and "**DT-" not in done.stdout and "\x1b[" in done.stdout

"""Under the pseudo-locale, whose letters all have accents, no command prints a plain word: all text is of a catalogue.

Exempt are what is typed and what is data, exactly as it is written: ids of games, options, sets, bots, fields, clauses,
actions and commands; names of files; rulebooks, lessons and what is wrong inside a file, which are English everywhere.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest
import typer.main

from longhaul.bots import available_bots
from longhaul.bots.search import Settings
from longhaul.cli.app import app
from longhaul.cli.play import PlayArguments, play_game
from longhaul.cli.terminal.commands import ANSWERS, SHORT
from longhaul.cli.terminal.look_up import COMMANDS
from longhaul.core.files import game_record as records
from longhaul.core.messages.catalogs import load_bundle
from longhaul.core.messages.pseudo import PSEUDO
from longhaul.core.options import Follows
from longhaul.games import GAMES, find_game
from tests.cli.running import ROOT, longhaul_here
from tests.cli.terminal import Window, in_window
from tests.cli.test_boards import BOARD_COMMANDS
from tests.cli.test_every_game import SHORT as BRIEF
from tests.cli.test_every_game import short_game
from tests.cli.test_window_commands import suggested

pytestmark = pytest.mark.slow
each_game = pytest.mark.parametrize("game", GAMES)

TOKEN = re.compile(r"[\w:+=@./,*#-]+")
PLAIN = re.compile(r"[A-Za-z]{2,}")
UNIT = "cr"  # of money, in every language
LISTS = {"and", "or"}  # between the parts of a list: not of a catalogue, but of the language's locale data
# For developers, translators and operators of servers; in English, as docs/guide/languages.md says.
ENGLISH_ONLY = {"bench", "solve", "serve", "backup", "restore", "load", "admin", "messages"}
TRIED = {
    "games",
    "play",
    "replay",
    "rules",
    "content",
    "check",
    "clauses",
    "sim",
    "arena",
    "analyse",
    "puzzles",
    "verify",
}
TYPED = ("?", "legend", "card", "card x", "board", "log", "discards", "w", "w 1", "w nonsense", "r", "r zz-9", "hint",
         "u", "s", "99999", "1", "1", "2", "u", "1", "1", "1", "1", "1", "1", "q")  # fmt: skip


@cache
def ids(game: str) -> frozenset[str]:
    """What is typed or is data, by exact form: the ids of a game and of the command line."""
    rulebook = find_game(game)
    known = {*GAMES, *rulebook.sets, *rulebook.clause_texts, *available_bots(), "random", *rulebook.content.fields}
    known |= {*LISTS, UNIT, *COMMANDS, *ANSWERS, *SHORT, *BOARD_COMMANDS[game], "last", "xx", "on", "off", PSEUDO}
    for option in rulebook.options:
        known |= {option.name, *re.split(r"[ ,()]+", option.values)}
        if isinstance(option.default, Follows):
            known |= {f"{option.default.leader}={value}" for value in option.default.values}
    for name in rulebook.sets:
        chosen = rulebook.find_content(name)
        known |= {word for words in (chosen.words, *chosen.words.values()) for word in words}
        known |= {chosen.digest, *(mark.word for field in rulebook.content.fields.values() for mark in field.marks)}
    return frozenset(known)


@cache
def names(game: str) -> frozenset[str]:
    """What keeps its name in every language: regions, planets and people, which no catalogue has."""
    rulebook, bundle = find_game(game), load_bundle("en", game)
    return frozenset(
        part
        for chosen in map(rulebook.find_content, rulebook.sets)
        for kind, words in chosen.words.items()
        for word, title in zip(words, chosen.titles[kind], strict=True)
        if bundle.plain(f"{kind}-{word}") is None
        for part in title.split()
    )


def cells(game: str, name: str) -> set[str]:
    """The words of a content set as its fields hold them."""
    chosen = find_game(game).find_content(name)
    marks = [mark.word for field in find_game(game).content.fields.values() for mark in field.marks]
    return {part for word in (*marks, *sum(chosen.words.values(), ())) for part in word.split()}


def actions_of(game: str) -> re.Pattern[str]:
    """The text forms of actions: a verb, perhaps with what it is about."""
    verbs = "|".join(re.escape(block.name) for block in find_game(game).actions)
    return re.compile(rf"({verbs})(:\S+)?")


def plain_words(game: str, printed: str, *exempt: str) -> list[str]:
    known, action = ids(game) | names(game) | {*exempt}, actions_of(game)
    tokens = (token.strip(".,:=*").rstrip("-") for token in TOKEN.findall(printed))
    return [each for each in tokens if PLAIN.search(each) and each not in known and not action.fullmatch(each)]


def say(*arguments: str, code: int = 0, typed: str = "", home: str = "", columns: str = "120") -> str:
    """What a command prints in the pseudo-locale."""
    done = longhaul_here(*arguments, "--language", PSEUDO, typed=typed, XDG_DATA_HOME=home, COLUMNS=columns)
    assert done.returncode == code, done.stderr
    return (done.stdout + done.stderr).replace("longhaul: ", "")


@pytest.fixture
def record(game: str, tmp_path: Path) -> str:
    file = tmp_path / "game.json"
    records.write(records.export(short_game(game)), file)
    return str(file)


def test_every_command_is_tried_or_for_developers() -> None:
    assert {*getattr(typer.main.get_command(app), "commands", {})} == TRIED | ENGLISH_ONLY
    assert not TRIED & ENGLISH_ONLY


@each_game
def test_games_and_their_content(game: str) -> None:
    everything = say("games")
    assert not [word for word in plain_words(game, everything) if not any(word in ids(other) for other in GAMES)]
    for name in find_game(game).sets:
        assert not plain_words(game, say("content", game, name), *cells(game, name))


@each_game
def test_rules_say_that_they_are_english(game: str) -> None:
    clause, text = next(iter(find_game(game).clause_texts.items()))
    shown = say("rules", game, clause)
    assert not plain_words(game, shown.replace(text, ""))
    page = find_game(game).page
    whole = say("rules", game)
    assert page.strip() in whole and not plain_words(game, whole.replace(page.strip(), ""))


@each_game
def test_a_record_is_replayed_analysed_and_verified(game: str, record: str) -> None:
    assert not plain_words(game, say("replay", record))
    assert not plain_words(game, say("analyse", record, "--rollouts", "2", "--iterations", "4"))
    assert not plain_words(game, say("verify", record))
    data = json.loads(Path(record).read_text(encoding="utf-8"))
    Path(record).write_text(json.dumps({**data, "result": {**data["result"], "scores": [77]}}), encoding="utf-8")
    assert not plain_words(game, say("verify", record, code=1), *data["result"])


@each_game
def test_simulations_and_the_arena(game: str) -> None:
    short = BRIEF.get(game, ())
    for bot in ("random", "trader"):
        shown = say("sim", game, "--bot", bot, "-n", "4", "--content", "house", *short, columns="200")
        assert not plain_words(game, shown)
    labels = {value for option in find_game(game).options for value in re.split(r"[ ,()]+", option.values)}
    assert not plain_words(game, say("sim", game, "-n", "4", *short, columns="300"), *labels)
    assert not plain_words(game, say("arena", game, "random", "trader", "-n", "2", *short, columns="200"))


@each_game
def test_puzzles_and_scenarios(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhaul.cli.puzzles.CHECK_FACTOR", 1)
    assert not plain_words(game, say("puzzles", game))
    mine = tmp_path / "mine.jsonl"
    shipped = ROOT / f"src/longhaul/bots/puzzles/{game}.jsonl"
    mine.write_bytes(shipped.read_bytes().splitlines(keepends=True)[0])
    name = json.loads(mine.read_text(encoding="utf-8"))["id"]
    for code in (0, 2):  # whether it still holds depends on the rollouts
        done = longhaul_here(
            "puzzles", game, "--check", "1", "--rollouts", "20", "--file", str(mine), "--language", "xx"
        )
        assert done.returncode in (0, 2) and not plain_words(game, done.stdout + done.stderr, name, "longhaul"), code
    clause = next(iter(find_game(game).clause_texts))
    case = f'game = "{game}"\ntitle = "It starts"\nclauses = ["{clause}"]\n[[step]]\nthen = {{ over = false }}\n'
    (tmp_path / "one.toml").write_text(case)
    assert not plain_words(game, say("check", str(tmp_path / "one.toml")).replace("It starts", ""), "one.toml")
    (tmp_path / "one.toml").write_text(case.replace("false", "true"))
    shown = say("check", str(tmp_path / "one.toml"), code=1).replace("It starts", "")
    assert not plain_words(game, shown.replace("step 1: over is False, not True", ""), "one.toml")


def test_clauses() -> None:
    assert not plain_words("dice-traders", say("clauses", "--tests", str(ROOT / "tests")))


@each_game
@pytest.mark.parametrize("plain", [True, False])
def test_a_game_is_played(game: str, plain: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = str(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", home)
    monkeypatch.setattr("longhaul.cli.terminal.hint.hint", suggested)
    shown = say("play", game, "--plain", "--seed", "5", typed="\n".join(TYPED), home=home) if plain else ""
    if not plain:
        typed, screens = [*TYPED], list[str]()

        def read(window: Window) -> str | None:
            screens.append(window.text)
            return typed.pop(0) if typed else None

        in_window(monkeypatch, (200, 50), read)
        play_game(PlayArguments(game, None, 1, "trader", {}, None, 5, None, False, language=PSEUDO))
        shown = "\n".join(screens)
        assert len(screens) > len(TYPED) / 2
    assert not plain_words(game, shown, "nonsense", "zz-9", "ZZ-9")


def wrong(game: str, folder: Path) -> Iterator[tuple[str, ...]]:
    """Commands that cannot be carried out."""
    nothing = str(folder / "nothing.json")
    yield ("play", "chess")
    yield ("play", game, "--seats", "99")
    yield ("play", game, "--people", "9")
    yield ("play", game, "--bot", "hal")
    yield ("play", game, "--resume", "last")
    yield ("play", "--resume", nothing)
    yield ("play", "--resume", "last", "--seed", "4")
    yield ("rules", game, "XX-NO-01")
    yield ("content", game, "no-such-set")
    yield ("content", game, str(folder / "nothing.toml"))
    yield ("sim", game, "--bot", "captain")
    yield ("sim", game, "-o", "limit")
    yield ("sim", game, "-o", "speed=1")
    yield ("sim", game, "-o", "speed=1", "-o", "speed=2")
    yield ("sim", game, "--seed", "-1")
    yield ("arena", game, "captain@soon")
    yield ("arena", game, "captain@9,depth=1")
    yield ("arena", game, "random", "random", "trader", "--seats", str(find_game(game).facts.seats[0]))
    yield ("puzzles", game, "--generate", "1")
    yield ("puzzles", game, "--file", nothing)
    yield ("check", str(folder))
    yield ("check", str(folder / "nothing.toml"))
    yield ("clauses", "--tests", str(folder / "nowhere"))
    yield ("replay", nothing)
    yield ("verify", nothing)
    yield ("verify", nothing, "--commitment", "soon")


@each_game
def test_what_cannot_be_done_is_explained(game: str, tmp_path: Path) -> None:
    settings = [field.name for field in fields(Settings)]
    for arguments in wrong(game, tmp_path):
        shown = say(*arguments, code=2, home=str(tmp_path))
        quoted = {part for argument in arguments for part in (argument, *re.split("=", argument), *argument.split(","))}
        assert not plain_words(game, shown, *quoted, *settings, "chess"), arguments

"""All commands of the command line, and the small ones themselves: games, replay, check, rules, content, clauses."""

from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from rich.markdown import Markdown
from rich.markup import escape

import longhaul
from longhaul.cli.admin import admin
from longhaul.cli.analyse import analyse
from longhaul.cli.arena import arena
from longhaul.cli.arguments import (
    BOT_NAMES,
    Content,
    Game,
    Json,
    Options,
    RecordContent,
    RecordFile,
    Seats,
    Seed,
    parse_options,
)
from longhaul.cli.backup import backup, restore
from longhaul.cli.bench import bench, load
from longhaul.cli.group import CommandGroup, Language
from longhaul.cli.language import CommandError, current_language, say
from longhaul.cli.messages import messages
from longhaul.cli.output import out, print_columns, print_json
from longhaul.cli.play import DEFAULT_GAME, PlayArguments, play_game
from longhaul.cli.puzzles import puzzles
from longhaul.cli.serve import serve
from longhaul.cli.sim import sim
from longhaul.cli.solve import solve_game
from longhaul.cli.verify import verify
from longhaul.core.content import ContentSet
from longhaul.core.errors import LonghaulError
from longhaul.core.files.scenario import Outcome
from longhaul.core.files.scenario import check as check_scenario
from longhaul.core.memory.record import Field
from longhaul.core.messages import Argument, Message
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.content_texts import formatter_of, set_texts
from longhaul.core.messages.formatter import Formatter
from longhaul.core.options import Follows, Option
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game
from longhaul.lab.clause_coverage import citations

PLAY, STUDY, HOST, DEVELOP = "Play", "Simulate and measure", "Host a server", "Develop"  # panels of the help

app = typer.Typer(
    cls=CommandGroup,
    help="Play, host and study tabletop space-trading games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(is_wanted: bool) -> None:
    if is_wanted:
        print(f"longhaul {longhaul.__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and exit.")
    ] = False,
    language: Language = "",
) -> None:
    """Play, host and study tabletop space-trading games."""


@app.command(rich_help_panel=PLAY)
def games(as_json: Json = False) -> None:
    """List the games with their seats, options and content sets."""
    rulebooks = [find_game(name) for name in GAMES]
    if as_json:
        print_json({rulebook.facts.id: _describe(rulebook) for rulebook in rulebooks})
        return
    for rulebook in rulebooks:
        _print_game(rulebook)


def _print_game(rulebook: Rulebook) -> None:
    facts, write = rulebook.facts, Formatter(current_language(), rulebook.facts.id)
    low, high = facts.seats
    about = {"low": low, "high": high, "solo": high == 1, "default": facts.default_seats, "minutes": facts.minutes}
    title, sentence = write.word("game", facts.id), write(Message(f"game-{facts.id}.about"))
    out.print(f"[bold]{escape(title)}[/] ({facts.id}): {escape(sentence)}")
    out.print(f"  {escape(say('games-facts', text=', '.join(rulebook.sets), **about))}")
    for option in rulebook.options:
        values = say("games-option", **{"text-values": option.values, "text-default": _default_shown(option)})
        title, sentence = write.word("option", option.name), write(Message(f"option-{option.name}.about"))
        out.print(f"  [cyan]{option.name}[/] = {escape(values)}: {escape(title)}. {escape(sentence)}")


def _default(option: Option) -> Any:
    """The default as data: a value, or one for each value of the option that it follows."""
    default = option.default
    if isinstance(default, Follows):
        return {"follows": default.leader, "values": dict(default.values)}
    return option.show(option.read(default))


def _default_shown(option: Option) -> str:
    default = option.default
    if isinstance(default, Follows):
        cases = default.values.items()
        return ", ".join(say("games-follows", value=str(value), text=f"{default.leader}={led}") for led, value in cases)
    shown = option.show(option.read(default))
    return {True: "on", False: "off"}[shown] if isinstance(shown, bool) else str(shown)


def _describe(rulebook: Rulebook) -> dict[str, Any]:
    facts, write = rulebook.facts, Formatter(current_language(), rulebook.facts.id)
    return {
        "name": facts.name,
        "blurb": write(Message(f"game-{facts.id}.about")),
        "rules": facts.version,
        "seats": list(facts.seats),
        "default_seats": facts.default_seats,
        "minutes": facts.minutes,
        "hidden": facts.hidden,
        "content": rulebook.sets,
        "actions": rulebook.actions.size,
        "options": [
            {
                "name": option.name,
                "default": _default(option),
                "values": option.values,
                "title": write.word("option", option.name),
                "about": write(Message(f"option-{option.name}.about")),
            }
            for option in rulebook.options
        ],
    }


@app.command(rich_help_panel=PLAY)
def play(
    game: Annotated[
        str | None,
        typer.Argument(help=f"The game; {DEFAULT_GAME} by default, or the saved game with --resume."),
    ] = None,
    seats: Seats = None,
    people: Annotated[int, typer.Option("--people", min=0, help="Number of seats played by people.")] = 1,
    bot: Annotated[str, typer.Option("--bot", help=f"Who plays the other seats: {BOT_NAMES}.")] = "trader",
    option: Options = None,
    content: Content = None,
    seed: Seed = None,
    resume: Annotated[str | None, typer.Option("--resume", help="Resume a saved game: a file, or `last`.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain text, for screen readers and pipes.")] = False,
    press: Annotated[bool, typer.Option("--press", help="Ask even if there is only one choice.")] = False,
    guide: Annotated[bool, typer.Option("--guide", help="Begin with the first-game guide.")] = False,
) -> None:
    """Play in the terminal, against bots or with others at the same keyboard."""
    options, language = parse_options(option), current_language()
    play_game(PlayArguments(game, seats, people, bot, options, content, seed, resume, plain, press, language, guide))


app.command(rich_help_panel=PLAY)(analyse)
app.command(rich_help_panel=PLAY)(puzzles)
app.command(rich_help_panel=PLAY)(verify)
app.command(rich_help_panel=STUDY)(sim)
app.command(rich_help_panel=STUDY)(arena)
app.command("solve", rich_help_panel=STUDY)(solve_game)
app.command(rich_help_panel=STUDY)(bench)
app.command(rich_help_panel=HOST)(serve)
app.command(rich_help_panel=HOST)(backup)
app.command(rich_help_panel=HOST)(restore)
app.command(rich_help_panel=HOST)(load)
app.add_typer(admin, rich_help_panel=HOST)
app.add_typer(messages, rich_help_panel=DEVELOP)


@app.command(rich_help_panel=PLAY)
def replay(
    file: RecordFile,
    content: RecordContent = None,
    as_json: Json = False,
) -> None:
    """Print the log of a recorded game."""
    positions = list(longhaul.replay(file, content))
    last = positions[-1]
    if as_json:
        print_json(_replay_data(positions))
        return
    write = last.formatter(current_language())
    for position in positions:
        if position.actions:
            out.print(f"[dim]{len(position.actions):4}[/] [cyan]{position.action(position.actions[-1])}[/]")
        for line in write.each(position.story):
            out.print(f"     {escape(line)}")
    facts: dict[str, Argument] = {"count": len(last.actions), "list": last.scores}
    over = say("replay-over", **facts, text=write.word("ending", last.ending))
    out.print(escape(over if last.over else say("replay-unfinished", **facts)))


def _replay_data(positions: list[Position]) -> dict[str, Any]:
    """A recorded game as data: its setup and every action with its events."""
    last = positions[-1]
    moves = [
        {
            "seat": before.seat,
            "action": after.action(after.actions[-1]).text,
            "events": [event.plain() for event in after.events],
        }
        for before, after in pairwise(positions)
    ]
    return {
        "game": last.rulebook.facts.id,
        "seats": last.seats,
        "options": last.options,
        "seed": last.seed,
        "actions": moves,
        "over": last.over,
        "scores": last.scores,
        "winners": last.winners,
        "ending": last.ending,
    }


@app.command(rich_help_panel=DEVELOP)
def check(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders with scenario files.")],
    as_json: Json = False,
) -> None:
    """Run scenario files and show differences. Exit code 1: a scenario differs; 2: a file is unreadable."""
    paths = [path for file in files for path in (sorted(file.rglob("*.toml")) if file.is_dir() else [file])]
    if not paths:
        raise CommandError("error-no-scenarios")
    outcomes, faults = list[Outcome](), list[str]()
    for path in paths:
        try:
            outcomes.append(check_scenario(path, find_game))
        except LonghaulError as error:
            faults.append(error.text_in(current_language()))
    if as_json:
        print_json({"scenarios": [asdict(outcome) for outcome in outcomes], "unreadable": faults})
    else:
        _print_outcomes(outcomes, len(paths))
    if faults:
        raise LonghaulError("\n".join(faults))
    if any(outcome.differences for outcome in outcomes):
        raise typer.Exit(1)


def _print_outcomes(outcomes: list[Outcome], count: int) -> None:
    for outcome in outcomes:
        mark = f"[red]{say('mark-failed')}[/]" if outcome.differences else f"[green]{say('mark-passed')}[/]"
        out.print(f"{mark} {escape(outcome.name)}: {escape(outcome.title)}")
        for line in outcome.differences:
            out.print(f"    {escape(line)}")
    passed = sum(not outcome.differences for outcome in outcomes)
    out.print(say("scenarios-passed", passed=passed, count=count), markup=False)


@app.command(rich_help_panel=PLAY)
def rules(
    game: Game,
    clause: Annotated[str | None, typer.Argument(help="A clause, such as DT-SELL-01.")] = None,
    as_json: Json = False,
) -> None:
    """Show the rules of a game, or one clause."""
    rulebook = find_game(game)
    texts = rulebook.clause_texts
    if clause is not None:
        if clause.upper() not in texts:
            raise CommandError("error-clause", text=clause, game=rulebook.facts.id, example=next(iter(texts)))
        texts = {clause.upper(): texts[clause.upper()]}
    if as_json:
        print_json(texts)
        return
    if current_language() != ENGLISH:
        out.print(f"[dim]{escape(say('rules-english'))}[/]")
    if clause is not None:
        out.print(f"[bold]{clause.upper()}[/] {escape(texts[clause.upper()])}")
    elif out.is_terminal:
        out.print(Markdown(rulebook.page))
    else:
        out.out(rulebook.page, highlight=False)  # Rich would cut long lines where it cannot wrap them


@app.command(rich_help_panel=PLAY)
def content(
    game: Game,
    file: Annotated[str | None, typer.Argument(help="A content set by name, or a .toml file to validate.")] = None,
    as_json: Json = False,
) -> None:
    """Validate a content set and show its contents."""
    rulebook = find_game(game)
    chosen = rulebook.find_content(file or "house")
    if as_json:
        print_json(_content_data(rulebook, chosen))
        return
    title, about = set_texts(chosen, current_language(), rulebook.facts.id)
    valid = say("content-valid", **{"text-name": chosen.name, "text-digest": chosen.digest})
    out.print(f"[bold]{escape(title)}[/] {escape(valid)}")
    out.print(escape(about))
    _print_fields(rulebook, chosen)


def _content_data(rulebook: Rulebook, chosen: ContentSet[Any]) -> dict[str, Any]:
    """The record of a content set by field, with names in place of numbers where there are names."""
    fields = {}
    for name, field in rulebook.content.fields.items():
        if name not in ("tape", "taped"):
            known = chosen.words.get(field.values or "", ())
            value = np.asarray(chosen.record[name]).tolist()
            fields[name] = _in_words(value, field, known)
    title, _ = set_texts(chosen, current_language(), rulebook.facts.id)
    about = {"game": rulebook.facts.id, "name": chosen.name, "title": title, "hash": chosen.digest}
    titles = {kind: list(words) for kind, words in chosen.titles.items()}
    return {**about, "titles": titles, "fields": fields}


def _print_fields(rulebook: Rulebook, chosen: ContentSet[Any]) -> None:
    """A table for each kind of card, then the other fields line by line."""
    fields = _content_data(rulebook, chosen)["fields"]
    write = formatter_of(chosen, current_language(), rulebook.facts.id)
    kinds = {name: field.axes[0].kind for name, field in rulebook.content.fields.items() if field.axes}
    shared = [kind for kind in dict.fromkeys(kinds.values()) if kind and list(kinds.values()).count(kind) > 1]
    for kind in shared:
        columns = [name for name in fields if kinds.get(name) == kind]
        known = zip(chosen.words[kind], *(fields[name] for name in columns))  # a record may have room for more
        rows = [[write.word(kind, word), *map(_cell, values)] for word, *values in known]
        print_columns([kind, *columns], rows)
    for name, value in fields.items():
        if kinds.get(name) not in shared:
            out.print(f"  [cyan]{name}[/] {escape(str(value))}")


def _cell(value: Any) -> str:
    """A number, or one for each good."""
    return " ".join(map(_cell, value)) if isinstance(value, list) else str(value).rjust(3)


def _in_words(value: Any, field: Field, known: tuple[str, ...]) -> Any:
    """A value or a list of values, with names in place of numbers where there are names."""
    if isinstance(value, list):
        return [_in_words(item, field, known) for item in value]
    marks = {mark.value: mark.word for mark in field.marks}
    return marks.get(value, known[value] if known else value)


@app.command(rich_help_panel=DEVELOP)
def clauses(
    tests: Annotated[Path, typer.Option("--tests", help="The folder with the tests.")] = Path("tests"),
    as_json: Json = False,
) -> None:
    """Check that tests cite every clause of the rules. Exit code 1: a clause is not cited."""
    report, missing = {}, list[str]()
    for name in GAMES:
        cited = citations(find_game(name), tests)
        report[name] = {"clauses": len(cited), "cited": sum(bool(files) for files in cited.values())}
        missing += [clause for clause, files in cited.items() if not files]
    if as_json:
        print_json(report)
    else:
        for name, counts in report.items():
            out.print(say("clauses-cited", name=name, cited=counts["cited"], count=counts["clauses"]), markup=False)
        for clause in missing:
            out.print(f"  [red]{escape(say('clauses-missing', clause=clause))}[/]")
    if missing:
        raise typer.Exit(1)

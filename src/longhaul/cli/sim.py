"""`longhaul sim`: play many games and print statistics."""

from typing import Annotated, Any

import typer
from rich.table import Table

from longhaul.bots.heuristic import find_policy
from longhaul.cli.arguments import Content, FixedSeed, Game, Json, Options, Seats, Threads, parse_options
from longhaul.cli.language import Language, Say, speaker
from longhaul.cli.output import out, print_columns, print_json, progress_bar
from longhaul.core.batch import playouts
from longhaul.core.errors import BadOption
from longhaul.core.layout import humanize
from longhaul.core.messages.catalogs import TERMINAL
from longhaul.core.messages.formatter import Formatter
from longhaul.core.rulebook import Rulebook
from longhaul.core.setup import GameSetup
from longhaul.games import find_game
from longhaul.lab.simulate import Variant, find_variants, plain_figures, summarise

POLICIES = ("random", "trader")  # fast enough for millions of games
MAX_GAMES = 20_000_000  # in one call; every game's result is held in memory


def sim(
    game: Game,
    number: Annotated[
        int, typer.Option("--games", "-n", min=1, max=MAX_GAMES, help="Games to play, of each variant.")
    ] = 10_000,
    bot: Annotated[str, typer.Option("--bot", help="The bot in every seat: random or trader.")] = "random",
    seats: Seats = None,
    option: Options = None,
    content: Content = None,
    seed: FixedSeed = 0,
    threads: Threads = None,
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Play many games and print statistics, for each edition and content set unless one is chosen."""
    rulebook = find_game(game)
    if bot not in POLICIES:
        raise BadOption(f"--bot {bot}: should be {' or '.join(POLICIES)}; for other bots use `longhaul arena`")
    policy = find_policy(rulebook) if bot == "trader" else None
    runs = []
    variants = find_variants(rulebook, content, parse_options(option))
    with progress_bar(as_json) as progress:
        task = progress.add_task("Compiling", total=number * len(variants))
        for variant in variants:
            batch = playouts(
                rulebook,
                variant.content,
                number,
                seed=seed,
                setup=GameSetup(seats, variant.options),
                threads=threads,
                policy=policy,
                progress=lambda done: progress.update(task, advance=done, description="Playing"),
            )
            runs.append(_run(variant, summarise(rulebook, batch)))
    if as_json:
        whole = {"game": rulebook.facts.id, "bot": bot, "seed": seed, **runs[0]}
        print_json({**whole, "runs": runs} if len(runs) > 1 else whole)
    elif len(runs) > 1:
        _print_comparison(
            rulebook, bot, language, [(variant.label, run) for variant, run in zip(variants, runs, strict=True)]
        )
    else:
        _print_summary(rulebook, bot, language, runs[0])


def _run(variant: Variant, summary: dict[str, Any]) -> dict[str, Any]:
    return {"content": variant.content.name, "options": dict(variant.options), **summary}


# One variant ----------------------------------------------------------------------------------
def _print_summary(rulebook: Rulebook, bot: str, language: str, summary: dict[str, Any]) -> None:
    text, facts = speaker(language), rulebook.facts
    table = Table(title=text("sim-title", name=facts.name, games=summary["games"], players=_players(bot, text)))
    table.add_column("", justify="left")
    for heading in ("mean", "interval", "least", "median", "most"):
        table.add_column(text(f"sim-{heading}"), justify="right")
    solo = facts.seats == (1, 1)  # has no scores
    for name in ("length",) if solo else ("length", "score", "winning_score"):
        table.add_row(measure_name(name, language), *_cells(summary[name], text))
    for name, figures in summary["figures"].items():
        cells = [text("sim-never")] if figures["mean"] is None else _cells(figures, text)
        table.add_row(measure_name(name, language), *cells)
    for seat, share in enumerate(summary["win_share"]):
        table.add_row(_wins(seat, solo, text), *_cells(share, text, percent=True))
    out.print(table)
    write = Formatter(language, facts.id)
    endings = [f"{write.word('ending', name)} {share:.1%}" for name, share in summary["endings"].items()]
    out.print(text("sim-endings", list=", ".join(endings)))
    if not solo:
        out.print(text("sim-shared", share=f"{summary['shared_wins']:.1%}"))
    if "cards" in summary:
        _print_cards(summary["cards"], text, write)


def measure_name(name: str, language: str) -> str:
    """What is measured of a game: `measure-<name>` of the catalogue."""
    title = Formatter(language, TERMINAL).word("measure", name)
    return humanize(name) if title == name else title


def _print_cards(cards: dict[str, dict[str, float | None]], text: Say, write: Formatter) -> None:
    rows = [
        [write.word("type", card), f"{use['bought']:.2f}", "–" if use["winner"] is None else f"{use['winner']:.2f}"]
        for card, use in cards.items()
    ]
    print_columns([text(f"sim-{heading}") for heading in ("card", "bought", "winner")], rows)


def _players(bot: str, text: Say) -> str:
    return text("sim-random") if bot == "random" else text("sim-played", bot=bot)


def _wins(seat: int, solo: bool, text: Say) -> str:
    return text("sim-won") if solo else text("sim-wins", seat=seat)


def _cells(figures: dict[str, float | None], text: Say, percent: bool = False) -> list[str]:
    form = "{:.1%}" if percent else "{:.2f}"
    mean, low, high = ("" if figures[k] is None else form.format(figures[k]) for k in ("mean", "low", "high"))
    rest = (f"{figures[key]:g}" if key in figures else "" for key in ("min", "median", "max"))
    return [mean, text("sim-range", low=low, high=high) if low else text("sim-one-game"), *rest]


# Several variants side by side -----------------------------------------------------------------
def _print_comparison(rulebook: Rulebook, bot: str, language: str, runs: list[tuple[str, dict[str, Any]]]) -> None:
    """A column for each variant."""
    text, write, facts = speaker(language), Formatter(language, rulebook.facts.id), rulebook.facts
    games, seats = runs[0][1]["games"], runs[0][1]["seats"]
    out.print(text("sim-title-each", name=facts.name, games=games, players=_players(bot, text)))
    rows = [[_wins(seat, seats == 1, text)] for seat in range(seats)]
    for seat, row in enumerate(rows):
        row += [_percent(run["win_share"][seat]) for _, run in runs]
    rows.append([text("sim-decisions"), *(f"{run['length']['mean']:.1f}" for _, run in runs)])
    figures = plain_figures(rulebook)
    rows += [[measure_name(name, language), *(_figure(run["figures"][name]) for _, run in runs)] for name in figures]
    for ending in facts.endings:
        title = write.word("ending", ending)
        rows.append([title[0].upper() + title[1:], *(f"{run['endings'][ending]:.2%}" for _, run in runs)])
    print_columns([text("sim-mean-share"), *(label for label, _ in runs)], rows)


def _percent(share: dict[str, float | None]) -> str:
    if share["low"] is None or share["high"] is None:
        return f"{share['mean']:.1%}"
    return f"{share['mean']:.1%} ±{(share['high'] - share['low']) / 2:.1%}"


def _figure(figures: dict[str, float | None]) -> str:
    if figures["mean"] is None:
        return "–"
    reached = f" ({figures['reached']:.0%})" if figures["reached"] != 1 else ""
    return f"{figures['mean']:.1f}{reached}"

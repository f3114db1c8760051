"""`longhaul sim`: play many games and print statistics."""

from typing import Annotated, Any

import typer
from rich.table import Table

from longhaul.bots.heuristic import find_policy
from longhaul.cli.arguments import Content, FixedSeed, Game, Json, Options, Seats, Threads, parse_options
from longhaul.cli.language import Language
from longhaul.cli.output import out, print_columns, print_json, progress_bar
from longhaul.core.batch import playouts
from longhaul.core.errors import BadOption
from longhaul.core.layout import humanize
from longhaul.core.messages.formatter import Formatter
from longhaul.core.rulebook import Rulebook
from longhaul.core.setup import GameSetup
from longhaul.core.text import seat_name
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
    table = Table(title=f"{rulebook.facts.name}: {summary['games']:,} games, {_players(bot)}")
    for heading in ("", "mean", "95 % interval", "min", "median", "max"):
        table.add_column(heading, justify="left" if heading == "" else "right")
    solo = rulebook.facts.seats == (1, 1)  # has no scores
    for name in ("length",) if solo else ("length", "score", "winning_score"):
        table.add_row(humanize(name), *_cells(summary[name]))
    for name, figures in summary["figures"].items():
        table.add_row(humanize(name), *(_cells(figures) if figures["mean"] is not None else ["never reached"]))
    for seat, share in enumerate(summary["win_share"]):
        table.add_row("Won" if solo else f"{seat_name(seat)} wins", *_cells(share, percent=True))
    out.print(table)
    write = Formatter(language, rulebook.facts.id)
    endings = ", ".join(f"{write.word('ending', name)} {share:.1%}" for name, share in summary["endings"].items())
    out.print(f"Endings: {endings}.")
    if not solo:
        out.print(f"Shared wins: {summary['shared_wins']:.1%}.")
    if "cards" in summary:
        _print_cards(summary["cards"])


def _print_cards(cards: dict[str, dict[str, float | None]]) -> None:
    rows = [
        [humanize(card), f"{use['bought']:.2f}", "–" if use["winner"] is None else f"{use['winner']:.2f}"]
        for card, use in cards.items()
    ]
    print_columns(["card", "bought a game", "winner's share (1 is average)"], rows)


def _players(bot: str) -> str:
    return "random play" if bot == "random" else f"played by {bot}"


def _cells(figures: dict[str, float | None], percent: bool = False) -> list[str]:
    form = "{:.1%}" if percent else "{:.2f}"
    mean, low, high = ("" if figures[k] is None else form.format(figures[k]) for k in ("mean", "low", "high"))
    rest = (f"{figures[key]:g}" if key in figures else "" for key in ("min", "median", "max"))
    return [mean, f"{low} to {high}" if low else "one game", *rest]


# Several variants side by side -----------------------------------------------------------------
def _print_comparison(rulebook: Rulebook, bot: str, language: str, runs: list[tuple[str, dict[str, Any]]]) -> None:
    """A column for each variant."""
    games, seats = runs[0][1]["games"], runs[0][1]["seats"]
    out.print(f"{rulebook.facts.name}: {games:,} games each, {_players(bot)}")
    rows = [["Won" if seats == 1 else f"{seat_name(seat)} wins"] for seat in range(seats)]
    for seat, row in enumerate(rows):
        row += [_percent(run["win_share"][seat]) for _, run in runs]
    rows.append(["Decisions", *(f"{run['length']['mean']:.1f}" for _, run in runs)])
    rows += [[humanize(name), *(_figure(run["figures"][name]) for _, run in runs)] for name in plain_figures(rulebook)]
    write = Formatter(language, rulebook.facts.id)
    for ending in rulebook.facts.endings:
        text = write.word("ending", ending)
        rows.append([text[0].upper() + text[1:], *(f"{run['endings'][ending]:.2%}" for _, run in runs)])
    print_columns(["mean (share of games)", *(label for label, _ in runs)], rows)


def _percent(share: dict[str, float | None]) -> str:
    if share["low"] is None or share["high"] is None:
        return f"{share['mean']:.1%}"
    return f"{share['mean']:.1%} ±{(share['high'] - share['low']) / 2:.1%}"


def _figure(figures: dict[str, float | None]) -> str:
    if figures["mean"] is None:
        return "–"
    reached = f" ({figures['reached']:.0%})" if figures["reached"] != 1 else ""
    return f"{figures['mean']:.1f}{reached}"

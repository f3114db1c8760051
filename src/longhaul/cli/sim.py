"""`longhaul sim`: play many games and print statistics."""

from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from longhaul.bots.heuristic import find_policy
from longhaul.cli.arguments import Content, FixedSeed, Game, Json, Options, Seats, Threads, parse_options
from longhaul.cli.language import CommandError, current_language, say, show_number, show_percent
from longhaul.cli.output import out, print_columns, print_json, progress_bar
from longhaul.core.batch import playouts
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
) -> None:
    """Play many games and print statistics, for each edition and content set unless one is chosen."""
    rulebook = find_game(game)
    if bot not in POLICIES:
        raise CommandError("error-policy", text=bot, list=POLICIES)
    policy = find_policy(rulebook) if bot == "trader" else None
    runs = []
    variants = find_variants(rulebook, content, parse_options(option))
    with progress_bar(as_json) as progress:
        task = progress.add_task(say("progress-compiling"), total=number * len(variants))
        for variant in variants:
            batch = playouts(
                rulebook,
                variant.content,
                number,
                seed=seed,
                setup=GameSetup(seats, variant.options),
                threads=threads,
                policy=policy,
                progress=lambda done: progress.update(task, advance=done, description=say("progress-playing")),
            )
            runs.append(_run(variant, summarise(rulebook, batch)))
    if as_json:
        whole = {"game": rulebook.facts.id, "bot": bot, "seed": seed, **runs[0]}
        print_json({**whole, "runs": runs} if len(runs) > 1 else whole)
    elif len(runs) > 1:
        _print_comparison(rulebook, bot, [(variant.label, run) for variant, run in zip(variants, runs, strict=True)])
    else:
        _print_summary(rulebook, bot, runs[0])


def _run(variant: Variant, summary: dict[str, Any]) -> dict[str, Any]:
    return {"content": variant.content.name, "options": dict(variant.options), **summary}


# One variant ----------------------------------------------------------------------------------
def _print_summary(rulebook: Rulebook, bot: str, summary: dict[str, Any]) -> None:
    facts = rulebook.facts
    table = Table(title=Text(say("sim-title", game=facts.id, count=summary["games"], players=_players(bot))))
    table.add_column("", justify="left")
    for heading in ("mean", "interval", "least", "median", "most"):
        table.add_column(escape(say(f"sim-{heading}")), justify="right")
    solo = facts.seats == (1, 1)  # has no scores
    for name in ("length",) if solo else ("length", "score", "winning_score"):
        table.add_row(*map(escape, [measure_name(name), *_cells(summary[name])]))
    for name, figures in summary["figures"].items():
        cells = [say("sim-never")] if figures["mean"] is None else _cells(figures)
        table.add_row(*map(escape, [measure_name(name), *cells]))
    for seat, share in enumerate(summary["win_share"]):
        table.add_row(*map(escape, [_wins(seat, solo), *_cells(share, show_percent, 1)]))
    out.print(table)
    write = Formatter(current_language(), facts.id)
    endings = [f"{write.word('ending', name)} {show_percent(share, 1)}" for name, share in summary["endings"].items()]
    out.print(say("sim-endings", list=", ".join(endings)), markup=False)
    if not solo:
        out.print(say("sim-shared", share=show_percent(summary["shared_wins"], 1)), markup=False)
    if "cards" in summary:
        _print_cards(summary["cards"], write)


def measure_name(name: str) -> str:
    """What is measured of a game: `measure-<name>` of the catalogue."""
    title = Formatter(current_language(), TERMINAL).word("measure", name)
    return humanize(name) if title == name else title


def _print_cards(cards: dict[str, dict[str, float | None]], write: Formatter) -> None:
    rows = [[write.word("type", card), _mean(use["bought"]), _mean(use["winner"])] for card, use in cards.items()]
    print_columns([say(f"sim-{heading}") for heading in ("card", "bought", "winner")], rows)


def _mean(figure: float | None) -> str:
    return "–" if figure is None else show_number(figure, 2)


def _players(bot: str) -> str:
    return say("sim-random") if bot == "random" else say("sim-played", bot=bot)


def _wins(seat: int, solo: bool) -> str:
    return say("sim-won") if solo else say("sim-wins", seat=seat)


def _cells(
    figures: dict[str, float | None], show: Callable[[float, int], str] = show_number, digits: int = 2
) -> list[str]:
    mean, low, high = ("" if (figure := figures[k]) is None else show(figure, digits) for k in ("mean", "low", "high"))
    rest = (_plain(figures[key]) if key in figures else "" for key in ("min", "median", "max"))
    return [mean, say("sim-range", low=low, high=high) if low else say("sim-one-game"), *rest]


def _plain(figure: float | None) -> str:
    """A count, or a median between two of them."""
    return "" if figure is None else show_number(figure, 0 if figure == int(figure) else 1)


# Several variants side by side -----------------------------------------------------------------
def _print_comparison(rulebook: Rulebook, bot: str, runs: list[tuple[str, dict[str, Any]]]) -> None:
    """A column for each variant."""
    write, facts = Formatter(current_language(), rulebook.facts.id), rulebook.facts
    games, seats = runs[0][1]["games"], runs[0][1]["seats"]
    out.print(say("sim-title-each", game=facts.id, count=games, players=_players(bot)), markup=False)
    rows = [[_wins(seat, seats == 1)] for seat in range(seats)]
    for seat, row in enumerate(rows):
        row += [_percent(run["win_share"][seat]) for _, run in runs]
    rows.append([say("sim-decisions"), *(show_number(run["length"]["mean"], 1) for _, run in runs)])
    rows += [
        [measure_name(name), *(_figure(run["figures"][name]) for _, run in runs)] for name in plain_figures(rulebook)
    ]
    for ending in facts.endings:
        title = write.word("ending", ending)
        rows.append([title[0].upper() + title[1:], *(show_percent(run["endings"][ending], 2) for _, run in runs)])
    print_columns([say("sim-mean-share"), *(label for label, _ in runs)], rows)


def _percent(share: dict[str, Any]) -> str:
    if share["low"] is None or share["high"] is None:
        return show_percent(share["mean"], 1)
    return f"{show_percent(share['mean'], 1)} ±{show_percent((share['high'] - share['low']) / 2, 1)}"


def _figure(figures: dict[str, Any]) -> str:
    if figures["mean"] is None:
        return "–"
    reached = f" ({show_percent(figures['reached'])})" if figures["reached"] != 1 else ""
    return f"{show_number(figures['mean'], 1)}{reached}"

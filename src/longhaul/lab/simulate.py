"""Statistics of many games: wins, lengths, scores, endings, figures, with 95 % intervals."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhaul.bots.statistics import Z95
from longhaul.core.batch import NOT_REACHED, Batch
from longhaul.core.content import ContentSet
from longhaul.core.options import Choice
from longhaul.core.rulebook import Rulebook


# Variants -------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Variant:
    """One way to play: a content set and options."""

    content: ContentSet[Any]
    options: Mapping[str, object]
    label: str


def find_variants(rulebook: Rulebook, content: str | None, options: Mapping[str, object]) -> list[Variant]:
    """Every content set and every value of the compared option, as far as the caller did not choose.

    The default variant is the first.
    """
    names = [content] if content is not None else sorted(rulebook.sets, key=lambda name: name != "house")
    sets = [(str(name), rulebook.find_content(name)) for name in names]
    return [
        Variant(chosen, {**compared, **options}, " ".join([*map(str, compared.values()), name]))
        for compared, (name, chosen) in product(_compared_values(rulebook, options), sets)
        if rulebook.facts.compared in options or _is_made_for(chosen, compared)
    ]


def _is_made_for(content: ContentSet[Any], options: Mapping[str, object]) -> bool:
    """Whether a content set is made for these options."""
    return all(content.made_for.get(name, value) == value for name, value in options.items())


def _compared_values(rulebook: Rulebook, options: Mapping[str, object]) -> list[dict[str, object]]:
    """The values of the option that this game's variants differ in, the default first."""
    name = rulebook.facts.compared
    option = next((option for option in rulebook.options if option.name == name), None)
    if not isinstance(option, Choice):
        return [{}]
    if name in options:
        return [{name: options[name]}]
    return [{name: value} for value in sorted(option.choices, key=lambda choice: choice != option.default)]


# Statistics ---------------------------------------------------------------------------------
def summarise(rulebook: Rulebook, batch: Batch) -> dict[str, Any]:
    """The statistics of a batch as plain data. A shared win counts in equal parts."""
    games, seats = batch.scores.shape
    winners = batch.wins.sum(axis=1, keepdims=True)  # none where a solo game is lost
    shares = batch.wins / np.maximum(winners, 1)
    return {
        "games": games,
        "seats": seats,
        "decisions": int(batch.lengths.sum()),
        "win_share": [_mean(shares[:, seat]) for seat in range(seats)],
        "shared_wins": float((winners > 1).mean()),
        "length": _spread(batch.lengths),
        "score": {**_quartiles(batch.scores.ravel()), **_mean(batch.scores.mean(axis=1))},
        "score_by_seat": [_mean(batch.scores[:, seat]) for seat in range(seats)],
        "winning_score": _spread(batch.scores.max(axis=1)),
        "endings": {name: float((batch.endings == index).mean()) for index, name in enumerate(rulebook.facts.endings)},
        "figures": {name: _reached(batch.figures[:, i]) for i, name in enumerate(plain_figures(rulebook))},
        **_usage(rulebook, batch),
    }


BOUGHT, WON = "bought_", "won_"  # prefixes of paired figures: cards of a type bought by all, and by the winner


def plain_figures(rulebook: Rulebook) -> list[str]:
    """The figures that are not paired."""
    return [name for name in rulebook.facts.figures if not name.startswith((BOUGHT, WON))]


def _usage(rulebook: Rulebook, batch: Batch) -> dict[str, Any]:
    """For each card, purchases per game and the winner's share of them; 1 is the average of all seats."""
    columns = {name: batch.figures[:, i] for i, name in enumerate(rulebook.facts.figures)}
    cards = {}
    for name, bought in columns.items():
        if name.startswith(BOUGHT):
            card = name.removeprefix(BOUGHT)
            known = bought != NOT_REACHED
            total, won = int(bought[known].sum()), int(columns[WON + card][known].sum())
            share = won * batch.scores.shape[1] / total if total else None
            cards[card] = {"bought": total / max(1, int(known.sum())), "winner": share}
    return {"cards": cards} if cards else {}


def _reached(values: NDArray[Any]) -> dict[str, float | None]:
    """A figure over the games that reached it, and the share of these games."""
    known = values[values != NOT_REACHED]
    if known.size == 0:
        return {"reached": 0.0, "mean": None}
    return {"reached": known.size / values.size, **_spread(known)}


def _mean(values: NDArray[Any]) -> dict[str, float | None]:
    """The mean of one value per game and its 95 % interval; games are independent, the seats of one game are not."""
    mean = float(values.mean())
    if values.size < 2:
        return {"mean": mean, "low": None, "high": None}
    error = Z95 * float(values.std(ddof=1)) / values.size**0.5
    return {"mean": mean, "low": mean - error, "high": mean + error}


def _quartiles(values: NDArray[Any]) -> dict[str, float | None]:
    figures = np.percentile(values, [0, 25, 50, 75, 100]).tolist()
    return dict(zip(("min", "q1", "median", "q3", "max"), figures, strict=True))


def _spread(values: NDArray[Any]) -> dict[str, float | None]:
    return {**_quartiles(values), **_mean(values)}

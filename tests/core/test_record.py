"""Records: dtype and type in one."""

from typing import Annotated

import numpy as np
import pytest

import longhaul
from longhaul.core.memory.record import Axis, Bytes, Int, Ints, Of, Record, Seed, dump, duplicate
from longhaul.games import GAMES, find_game


class Ship(Record):
    seed: Seed
    fuel: Int
    hold: Annotated[Ints, 2, Axis("good", 3)]
    dice: Annotated[Bytes, 5, Of("good")]


def test_a_record_is_aligned_and_has_no_padding() -> None:
    fields = Ship.dtype.fields
    assert fields is not None
    assert [fields[name][1] % fields[name][0].base.alignment for name in fields] == [0] * len(fields)
    assert sum(kind.itemsize for kind, *_ in fields.values()) == Ship.dtype.itemsize


def test_fields_know_their_axes_and_kinds() -> None:
    assert Ship.fields["hold"].shape == (2, 3)
    assert Ship.fields["hold"].axes[1] == Axis("good", 3)
    assert Ship.fields["dice"].values == "good"


def test_a_record_round_trips_through_bytes() -> None:
    ship = Ship.blank()
    ship.fuel, ship.hold[1, 2], ship.dice[4] = 7, 9, 3
    again = Ship.from_bytes(dump(ship))
    assert (again.fuel, again.hold[1, 2], again.dice[4]) == (7, 9, 3)
    assert dump(again) == dump(ship)


def test_a_copy_is_independent() -> None:
    ship = Ship.blank()
    twin = duplicate(ship)
    twin.fuel, twin.hold[0, 0] = 5, 5
    assert ship.fuel == 0 and ship.hold[0, 0] == 0


def test_a_reader_reads_several_fields_at_once() -> None:
    ship = Ship.blank()
    ship.seed, ship.fuel, ship.hold[1, 2], ship.dice[4] = np.uint64(2**64 - 1), -7, 9, 3
    assert Ship.reader("seed", "hold")(ship) == (2**64 - 1, (0, 0, 0, 0, 0, 9))
    assert Ship.reader("fuel", "dice")(ship) == (-7, b"\0\0\0\0\3")


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_reads_what_the_fields_say(game: str) -> None:
    position = longhaul.new(game, seed=5)
    state = position.state
    names = list(state.fields)
    for name, value in zip(names, type(state).reader(*names)(state), strict=True):
        field = state[name]
        assert list(value) == field.ravel().tolist() if state.fields[name].axes else value == field, name


@pytest.mark.parametrize("names", [("fuel",), ("hold", "fuel"), ("fuel", "fule"), ("fuel", "fuel")])
def test_a_reader_of_fields_out_of_order_or_unknown_is_rejected(names: tuple[str, ...]) -> None:
    with pytest.raises(TypeError, match="in the order of their declaration"):
        Ship.reader(*names)


@pytest.mark.parametrize("name", ["size", "data", "sum", "blank", "dtype"])
def test_names_that_numpy_or_the_record_already_has_are_rejected(name: str) -> None:
    with pytest.raises(TypeError, match=name):
        type("Bad", (Record,), {"__annotations__": {name: Int}})


def test_gaps_between_fields_are_rejected() -> None:
    with pytest.raises(TypeError, match="gaps"):
        type("Gappy", (Record,), {"__annotations__": {"a": Annotated[Bytes, 3], "b": Int}})


@pytest.mark.parametrize("game", GAMES)
def test_no_game_adds_up_narrow_integers(game: str) -> None:
    """One-byte fields hold decks and small counts only; see STYLE: narrow sums part ways."""
    kinds = {np.dtype(field.code).itemsize for field in find_game(game).state.fields.values()}
    assert kinds <= {1, 4, 8}

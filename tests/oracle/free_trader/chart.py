"""The map: which planet lies where, what is beside what, and what is within reach."""

from dataclasses import dataclass, field

from tests.oracle.free_trader.cards import PlanetCard

Cell = tuple[int, int]
SIDES = ((0, -1), (-1, 0), (1, 0), (0, 1))
CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
CENTRE = (8, 8)  # how actions name the cell where a universe began (ruling AMB-13)
WIDTH = 17  # the engine names cells modulo this: no chart is wider than 16 (FT-EXPLORE-08, ruling AMB-13)
GRID_ROWS, GRID_COLUMNS = 5, 6  # FT-VPREGEN-02
GRID_LEFT_OVER = 2


def name_of(cell: Cell) -> str:
    return f"{cell[0] % WIDTH},{cell[1] % WIDTH}"


def moved(cell: Cell, step: Cell) -> Cell:
    return (cell[0] + step[0], cell[1] + step[1])


@dataclass
class Chart:
    """The planets on the map by cell. The map has no border."""

    cards: dict[str, PlanetCard]
    pregen: bool
    at: dict[str, Cell] = field(default_factory=dict)
    planet: str = ""  # where the ship is
    previous: str | None = None  # where its latest jump began (FT-JUMP-07, ruling AMB-10)

    # The pile
    def pile(self) -> list[str]:
        """FT-SETUP-02: all planets that are not on the map; FT-VPREGEN-07: with `pregen` there is none."""
        return [] if self.pregen else [key for key in self.cards if key not in self.at]

    def pile_within(self, engines: int) -> list[str]:
        return [key for key in self.pile() if self.cards[key].distance <= engines]

    def is_alone(self) -> bool:
        return len(self.at) == 1

    # Cells
    def around(self, planet: str, steps: tuple[Cell, ...]) -> list[Cell]:
        return [moved(self.at[planet], step) for step in steps]

    def empty(self, cells: list[Cell]) -> list[Cell]:
        occupied = set(self.at.values())
        return [cell for cell in dict.fromkeys(cells) if cell not in occupied]

    def empty_sides(self) -> list[Cell]:
        return self.empty(self.around(self.planet, SIDES))

    def cells_for_new_planet(self) -> list[Cell]:
        """FT-EXPLORE-03 to 06: sides; when they are full, corners; when they are, beside any planet."""
        corners = self.empty(self.around(self.planet, CORNERS))
        anywhere = self.empty([cell for planet in self.at for cell in self.around(planet, SIDES)])
        return self.empty_sides() or corners or anywhere

    # Reach
    def in_reach(self, engines: int, planet: str = "") -> list[str]:
        """The planets that Engines of this level reach from a planet, by default where the ship is."""
        start = planet or self.planet
        return [other for other in self.at if other != start and self._is_reached(start, other, engines)]

    def _is_reached(self, start: str, target: str, engines: int) -> bool:
        if self.pregen:  # FT-VPREGEN-05, FT-VPREGEN-06
            return self.cards_between(start, target) <= engines
        is_beside = self.at[target] in self.around(start, SIDES)
        return is_beside and self.cards[target].distance <= engines  # FT-JUMP-03 to 05

    def cards_between(self, start: str, target: str) -> int:
        """Ruling AMB-33."""
        (x1, y1), (x2, y2) = self.at[start], self.at[target]
        return max(abs(x1 - x2), abs(y1 - y2)) - 1

    # Changes
    def move_to(self, target: str) -> None:
        """FT-JUMP-07."""
        self.previous, self.planet = self.planet, target

    def scatter(self) -> None:
        """FT-MIS-01 to 05: only the ship's planet stays; the pile is what is not on the map."""
        self.at = {self.planet: CENTRE}
        self.previous = None

    def deal(self, dealt: dict[str, Cell]) -> None:
        """FT-VPREGEN-02; FT-VPREGEN-08 if the ship has a planet already, which keeps its cell."""
        cells = list(dealt.values())
        assert len(set(cells)) == len(cells), f"two planets in one cell: {dealt}"
        assert len(self.cards) - GRID_LEFT_OVER <= len(cells) <= len(self.cards), f"so many planets: {len(cells)}"
        known = [*cells, *self.at.values()]  # all must lie in one grid of 5 rows of 6
        columns, rows = [x for x, _ in known], [y for _, y in known]
        assert max(columns) - min(columns) < GRID_COLUMNS and max(rows) - min(rows) < GRID_ROWS, f"no grid: {dealt}"
        if self.planet:
            assert dealt[self.planet] == self.at[self.planet], "the ship's planet keeps its cell"
        self.at = dealt
        self.previous = None  # FT-MIS-05

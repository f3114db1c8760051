import { describe, expect, it } from "vitest";
import { visibleDays, layOutCalendar, cellIndexOf } from "./calendar";

describe("the calendar", () => {
  const limits = [1, 2, 7, 23, 24, 25, 26, 40, 49, 50, 51, 60, 61, 62, 63, 100, 998, 999];

  it.each(limits)("gives every cell of a limit of %i days a place of its own", (limit) => {
    const { cells, columns, rows } = layOutCalendar(limit, [0, 3]);
    const taken = cells.flatMap((cell) =>
      Array.from({ length: cell.span }, (_, i) => `${cell.column + i}/${cell.row}`),
    );
    expect(new Set(taken).size).toBe(taken.length);
    if (rows > 1) expect(taken).toHaveLength(2 * (columns + rows) - 4);
    expect(cells[0]!.day).toBe(0);
    expect(cells.at(-1)).toMatchObject({ day: limit, kind: "end" });
  });

  it.each([62, 100, 999])("shows the ships on their days anywhere within %i", (limit) => {
    for (let slowest = 0; slowest < limit; slowest++) {
      const ships = [slowest, Math.min(limit, slowest + 7), limit];
      for (const places of [13, 51]) {
        const cells = visibleDays(
          limit,
          places,
          ships.slice(0, 2).filter((day) => day < limit),
        );
        expect(cells).toHaveLength(places);
        for (const day of ships) expect(cells[cellIndexOf(cells, day)]).toMatchObject({ day });
      }
    }
  });

  it("lays a ring clockwise from the upper left", () => {
    const { cells, columns, rows } = layOutCalendar(50, [0]);
    expect([columns, rows]).toEqual([18, 10]);
    expect(cells[1]).toMatchObject({ day: 1, column: 2, row: 0, side: "top" });
    expect(cells[17]).toMatchObject({ day: 17, column: 17, row: 1, side: "right" });
    expect(cells[25]).toMatchObject({ day: 25, column: 17, row: 9 });
    expect(cells[42]).toMatchObject({ day: 42, column: 0, row: 9 });
    expect(cells[50]).toMatchObject({ day: 50, column: 0, row: 1, side: "left" });
  });
});

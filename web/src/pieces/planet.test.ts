import { expect, test } from "vitest";
import { planetLook } from "./planet";

const NAMES = ["Earth", "Pell Orchard", "Kettlebrae", "Saltern Gate", "Low Candle", "Hammer Shoal", "Murrowby"];

test("a name gives the same planet every time", () => {
  for (const name of NAMES) expect(planetLook(name)).toEqual(planetLook(name));
});

test("different names give different planets", () => {
  const looks = new Set(NAMES.map((name) => JSON.stringify(planetLook(name))));
  expect(looks.size).toBe(NAMES.length);
});

test("everything is drawn within the frame", () => {
  for (const name of NAMES) {
    const look = planetLook(name);
    const reach = Math.max(look.radius * 1.1, ...(look.ring?.lines.map((line) => line.rx) ?? []));
    expect(reach).toBeLessThanOrEqual(52);
    expect(look.marks.length).toBeGreaterThan(0);
  }
});

test("Earth is blue, with land", () => {
  const earth = planetLook("Earth");
  expect(earth.kind).toBe("ocean");
  expect(earth.mid).toMatch(/^hsl\(210 /);
});

import { expect, test } from "vitest";
import { clamp, fit, zoom } from "./panzoom";

const window = { width: 400, height: 300 };

test("a picture that fits is shown whole, in the middle", () => {
  expect(fit({ width: 200, height: 100 }, window, null, 0.5, 1)).toEqual({ scale: 1, x: 100, y: 100 });
});

test("a picture that does not fit is centred on its focus", () => {
  const look = fit({ width: 4000, height: 3000 }, window, { x: 1900, y: 1400, width: 200, height: 200 }, 0.5, 1);
  expect(look).toEqual({ scale: 0.5, x: -800, y: -600 });
});

test("a picture cannot be dragged to show an empty border", () => {
  expect(clamp({ scale: 1, x: 50, y: -900 }, { width: 800, height: 600 }, window)).toEqual({ scale: 1, x: 0, y: -300 });
});

test("zooming keeps what is under the pointer", () => {
  const before = { scale: 1, x: -100, y: -100 };
  const after = zoom(before, 2, { x: 200, y: 150 }, { width: 800, height: 600 }, window);
  expect((200 - after.x) / 2).toBe(200 - before.x);
  expect((150 - after.y) / 2).toBe(150 - before.y);
});

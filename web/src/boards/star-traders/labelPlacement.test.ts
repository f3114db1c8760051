import { expect, test } from "vitest";
import { samplePoints, candidatesAround, placeLabels } from "./labelPlacement";

const FRAME = { x: 0, y: 0, width: 400, height: 400 };
const label = (id: string, x: number, y: number) => ({
  id,
  candidates: candidatesAround({ x, y }, 10, 60, 20),
});

test("a label is placed to the right if nothing is in the way", () => {
  const box = placeLabels([label("a", 200, 200)], [], [], FRAME).get("a")!;
  expect(box.x).toBeGreaterThan(200);
  expect(box.y).toBeLessThan(200);
});

test("labels avoid each other and lines", () => {
  const line = samplePoints([[{ x: 210, y: 200 }, { x: 280, y: 200 }]]); // prettier-ignore
  const placed = placeLabels([label("a", 200, 200), label("b", 200, 224)], [], line, FRAME);
  const [a, b] = [placed.get("a")!, placed.get("b")!];
  expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
  expect(line.some(({ x, y }) => x > a.x && x < a.x + a.width && y > a.y && y < a.y + a.height)).toBe(false);
});

test("labels stay within the frame", () => {
  const box = placeLabels([label("a", 395, 200)], [], [], FRAME).get("a")!;
  expect(box.x + box.width).toBeLessThanOrEqual(400);
});

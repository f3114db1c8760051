import { expect, test } from "vitest";
import type { SeatView } from "../wire/types";
import { countOthers } from "./tableSeats";

const seat = (kind: string, name = ""): SeatView => ({ kind, name }) as unknown as SeatView;

test("people, open seats and spectators count as others; bots do not", () => {
  const seats = [seat("person", "Ada"), seat("bot"), seat("person", "Bo"), seat("open")];
  expect(countOthers(seats, 0, 0)).toBe(2);
  expect(countOthers(seats, -1, 1)).toBe(3); // the viewer is a spectator
  expect(countOthers([seat("person", "Ada"), seat("bot")], 0, 0)).toBe(0);
  expect(countOthers([seat("bot", "Ada"), seat("bot", "Bo")], -1, 2)).toBe(1); // both resigned, and are still there
});

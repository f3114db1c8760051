// Regions for tests of the map: one has exits at the top and at the bottom, the others at the top.
import type { FaceChart, Printed } from "../wire/star-traders";

const chart = (tile: FaceChart["tile"], ...exits: FaceChart["exits"]): FaceChart => ({
  tile,
  size: 2,
  lines: [[0, 1]],
  exits,
});

export const PAIR = chart("anvil", 0, null, null, 1, null, null);
export const HUB = chart("hub", 0, null, null, null, null, null);
export const END = chart("bight", 0, null, null, null, null, null);

export const printedRegions: Printed = {
  game: "star-traders",
  planets: {},
  designs: {},
  faces: { "pair-a": PAIR, "end-a": END, "hub-a": HUB },
};

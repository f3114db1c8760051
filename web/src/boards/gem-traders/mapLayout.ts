// Positions on the board: the exchange in the middle, planets in the corners, home bases at one side, space and missions in
// between. On a narrow board space, missions and home bases are below the exchange.

export interface Point {
  x: number;
  y: number;
}

export const PLANETS = ["emerald", "sapphire", "ruby", "citrine"];
export const DOCKS = ["x1", "x2", "x3", "x4", "x5", "x6"];
const RING_SIZE = 6; // also the number of the spot in the centre

export interface MapLayout {
  width: number; // px; all other figures are positions within this width and height
  height: number;
  exchange: Point;
  diceRadius: number; // px from the centre to the dice of the ring
  dockRadius: number; // px from the centre to the docks of the exchange
  planets: Record<string, Point>;
  firstBay: Record<string, Point>; // the first dock of each planet, and of the Mission Center
  planetBayStep: Point; // from one dock of a planet to the next
  missionBayStep: Point;
  homes: { first: Point; last: Point };
  shipsInSpace: { first: Point; step: Point };
}

export const WIDE_LAYOUT: MapLayout = {
  width: 740,
  height: 430,
  exchange: { x: 370, y: 206 },
  diceRadius: 103,
  dockRadius: 160,
  planets: {
    emerald: { x: 116, y: 60 },
    sapphire: { x: 686, y: 60 },
    ruby: { x: 116, y: 358 },
    citrine: { x: 686, y: 358 },
  },
  firstBay: {
    emerald: { x: 182, y: 40 },
    sapphire: { x: 620, y: 40 },
    ruby: { x: 182, y: 338 },
    citrine: { x: 620, y: 338 },
    mission: { x: 602, y: 283 },
  },
  planetBayStep: { x: 0, y: 41 },
  missionBayStep: { x: 42, y: 0 },
  homes: { first: { x: 34, y: 46 }, last: { x: 34, y: 372 } },
  shipsInSpace: { first: { x: 92, y: 274 }, step: { x: 29, y: 0 } },
};

/** For boards between a phone's and the wide one: the same picture, its docks nearer to the dice. */
export const MEDIUM_LAYOUT: MapLayout = {
  ...WIDE_LAYOUT,
  diceRadius: 96,
  dockRadius: 146,
  planets: {
    emerald: { x: 108, y: 58 },
    sapphire: { x: 690, y: 58 },
    ruby: { x: 108, y: 362 },
    citrine: { x: 690, y: 362 },
  },
  firstBay: {
    emerald: { x: 174, y: 36 },
    sapphire: { x: 624, y: 36 },
    ruby: { x: 174, y: 340 },
    citrine: { x: 624, y: 340 },
    mission: { x: 616, y: 283 },
  },
  missionBayStep: { x: 50, y: 0 },
};

export const NARROW_LAYOUT: MapLayout = {
  width: 366,
  height: 368,
  exchange: { x: 183, y: 114 },
  diceRadius: 60,
  dockRadius: 96,
  planets: {
    emerald: { x: 30, y: 30 },
    sapphire: { x: 336, y: 30 },
    ruby: { x: 30, y: 164 },
    citrine: { x: 336, y: 164 },
  },
  firstBay: {
    emerald: { x: 18, y: 76 },
    sapphire: { x: 318, y: 76 },
    ruby: { x: 18, y: 210 },
    citrine: { x: 318, y: 210 },
    mission: { x: 306, y: 298 },
  },
  planetBayStep: { x: 30, y: 0 },
  missionBayStep: { x: 36, y: 0 },
  homes: { first: { x: 88, y: 298 }, last: { x: 236, y: 298 } },
  shipsInSpace: { first: { x: 346, y: 254 }, step: { x: -27, y: 0 } },
};

const translate = (from: Point, by: Point, times: number): Point => ({
  x: from.x + times * by.x,
  y: from.y + times * by.y,
});

/** A point on a circle around the exchange, clockwise from the top in sixths of a turn. */
function aroundExchange(map: MapLayout, sixths: number, radius: number): Point {
  const angle = (sixths / RING_SIZE) * 2 * Math.PI;
  return { x: map.exchange.x + radius * Math.sin(angle), y: map.exchange.y - radius * Math.cos(angle) };
}

/** The position of the die on a spot: six on the ring, clockwise from the top, then the centre (GT-DICE-02). */
export const diePosition = (map: MapLayout, spot: number): Point =>
  spot === RING_SIZE ? map.exchange : aroundExchange(map, spot, map.diceRadius);

/** A dock of the exchange is between two spots of the ring. */
export const dockPosition = (map: MapLayout, dock: number): Point => aroundExchange(map, dock + 0.5, map.dockRadius);

/** The three spots that a dock touches, the centre last. */
export const spotsAtDock = (dock: number): number[] => [dock, (dock + 1) % RING_SIZE, RING_SIZE];

export function homePosition({ homes }: MapLayout, seat: number, seats: number): Point {
  const share = seat / Math.max(1, seats - 1);
  return translate(homes.first, { x: homes.last.x - homes.first.x, y: homes.last.y - homes.first.y }, share);
}

/** The nth dock of a planet or of the Mission Center. */
export const bayPosition = (map: MapLayout, place: string, nth: number): Point =>
  translate(map.firstBay[place]!, place === "mission" ? map.missionBayStep : map.planetBayStep, nth);

/** The position of the nth ship at a place. */
function shipPosition(map: MapLayout, place: string, seat: number, seats: number, nth: number): Point {
  if (place === "home") return homePosition(map, seat, seats);
  if (place === "space") return translate(map.shipsInSpace.first, map.shipsInSpace.step, nth);
  const dock = DOCKS.indexOf(place);
  return dock >= 0 ? dockPosition(map, dock) : bayPosition(map, place, nth);
}

/** The positions of all ships; ships at the same place are side by side, in seat order. */
export function shipPositions(map: MapLayout, places: string[]): Point[] {
  return places.map((place, seat) => {
    const nth = places.slice(0, seat).filter((other) => other === place).length;
    return shipPosition(map, place, seat, places.length, nth);
  });
}

export const left = (map: MapLayout, { x }: Point): string => `${((100 * x) / map.width).toFixed(2)}%`;
export const top = (map: MapLayout, { y }: Point): string => `${((100 * y) / map.height).toFixed(2)}%`;

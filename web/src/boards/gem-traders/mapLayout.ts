// Where everything lies on the board, in percent of it: the exchange in the middle, planets in the corners, home bases
// at one side, space and the missions between. A narrow board has space, missions and homes below the exchange instead.

export interface Spot {
  x: number;
  y: number;
}

export const PLANETS = ["emerald", "sapphire", "ruby", "citrine"];
export const DOCKS = ["x1", "x2", "x3", "x4", "x5", "x6"];
const RING = 6;

export interface Chart {
  width: number; // in px, of the drawing that the places were measured on
  height: number;
  exchange: Spot;
  spots: number; // px from the centre to the dice of the ring
  docks: number; // and to the docks
  planets: Record<string, Spot>;
  bays: Record<string, Spot>; // the first dock of each planet, and of the missions
  bay: Spot; // from one dock of a planet to the next
  missionBay: Spot; // and of the missions
  homes: { first: Spot; last: Spot };
  drift: { first: Spot; step: Spot }; // of ships in space
}

export const WIDE: Chart = {
  width: 740,
  height: 430,
  exchange: { x: 370, y: 206 },
  spots: 103,
  docks: 160,
  planets: {
    emerald: { x: 116, y: 60 },
    sapphire: { x: 686, y: 60 },
    ruby: { x: 116, y: 358 },
    citrine: { x: 686, y: 358 },
  },
  bays: {
    emerald: { x: 182, y: 40 },
    sapphire: { x: 620, y: 40 },
    ruby: { x: 182, y: 338 },
    citrine: { x: 620, y: 338 },
    mission: { x: 602, y: 283 },
  },
  bay: { x: 0, y: 41 },
  missionBay: { x: 42, y: 0 },
  homes: { first: { x: 34, y: 46 }, last: { x: 34, y: 372 } },
  drift: { first: { x: 92, y: 274 }, step: { x: 29, y: 0 } },
};

export const NARROW: Chart = {
  width: 366,
  height: 368,
  exchange: { x: 183, y: 114 },
  spots: 60,
  docks: 96,
  planets: {
    emerald: { x: 30, y: 30 },
    sapphire: { x: 336, y: 30 },
    ruby: { x: 30, y: 164 },
    citrine: { x: 336, y: 164 },
  },
  bays: {
    emerald: { x: 18, y: 76 },
    sapphire: { x: 318, y: 76 },
    ruby: { x: 18, y: 210 },
    citrine: { x: 318, y: 210 },
    mission: { x: 306, y: 298 },
  },
  bay: { x: 30, y: 0 },
  missionBay: { x: 36, y: 0 },
  homes: { first: { x: 88, y: 298 }, last: { x: 236, y: 298 } },
  drift: { first: { x: 346, y: 254 }, step: { x: -27, y: 0 } },
};

const moved = (from: Spot, by: Spot, times: number): Spot => ({ x: from.x + times * by.x, y: from.y + times * by.y });

/** A place around the exchange, so many sixths of the way round from its top. */
function around(chart: Chart, sixths: number, radius: number): Spot {
  const angle = (sixths / RING) * 2 * Math.PI;
  return { x: chart.exchange.x + radius * Math.sin(angle), y: chart.exchange.y - radius * Math.cos(angle) };
}

/** Where the die on a spot lies: six on the ring, clockwise from the top, the last in the centre (GT-DICE-02). */
export const dieAt = (chart: Chart, spot: number): Spot =>
  spot === RING ? chart.exchange : around(chart, spot, chart.spots);

/** A dock lies between two spots of the ring. */
export const dockAt = (chart: Chart, dock: number): Spot => around(chart, dock + 0.5, chart.docks);

/** The spots of the dice that a dock lies at. */
export const spotsOf = (dock: number): number[] => [dock, (dock + 1) % RING, RING];

export function homeAt({ homes }: Chart, seat: number, seats: number): Spot {
  const part = 1 / Math.max(1, seats - 1);
  return moved(homes.first, { x: homes.last.x - homes.first.x, y: homes.last.y - homes.first.y }, seat * part);
}

/** The nth dock of a planet or of the missions. */
export const bayAt = (chart: Chart, place: string, nth: number): Spot =>
  moved(chart.bays[place]!, place === "mission" ? chart.missionBay : chart.bay, nth);

/** Where a ship is drawn: the nth of those at its place. */
export function shipAt(chart: Chart, place: string, seat: number, seats: number, nth: number): Spot {
  if (place === "home") return homeAt(chart, seat, seats);
  if (place === "space") return moved(chart.drift.first, chart.drift.step, nth);
  const dock = DOCKS.indexOf(place);
  return dock >= 0 ? dockAt(chart, dock) : bayAt(chart, place, nth);
}

/** Where all ships lie; those that share a place stand side by side, in the order of their seats. */
export function fleet(chart: Chart, places: string[]): Spot[] {
  return places.map((place, seat) => {
    const nth = places.slice(0, seat).filter((other) => other === place).length;
    return shipAt(chart, place, seat, places.length, nth);
  });
}

export const left = (chart: Chart, { x }: Spot): string => `${((100 * x) / chart.width).toFixed(2)}%`;
export const top = (chart: Chart, { y }: Spot): string => `${((100 * y) / chart.height).toFixed(2)}%`;

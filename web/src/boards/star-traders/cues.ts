// How the events of Star Traders are shown one after the other.
import { formatSigned } from "../../pieces/format";
import {
  copyPart,
  messageOf as t,
  withPart,
  type Change,
  type Choreography,
  type Cue,
  type CueTable,
  type Deed,
  type Effect,
  type Scene,
} from "../../stage/cue";
import type { Event } from "../../wire/star-traders";
import type { StateView } from "../../wire/types";
import type { BoardProps } from "../contract";
import { flagOf, placeName } from "./labels";
import { boardOf, seatOf, type Board } from "./view";

const player = (seat: number): Change => ["board", "players", seat];
const purse = (seat: number): string[] => [`purse ${seat}`, `score ${seat}`, `seat ${seat}`];
const mark = (ship: string): string => `mark ${flagOf(ship)}`;
const amount = (seat: number, change: number): Effect => ({
  kind: "amount",
  text: formatSigned(change),
  loss: change < 0,
  at: purse(seat),
});

/** Change the board that is shown. */
const onBoard =
  (change: (shown: Board, after: Board) => Board): Change =>
  (state, after) => ({ ...state, board: change(boardOf(state), boardOf(after)) });

/** A ship as it is after the step. Ships that come or go do so when the step is over. */
const shipOf = (ship: string): Change =>
  onBoard((shown, after) => {
    const now = after.ships.find((each) => each.ship === ship);
    return now ? { ...shown, ships: shown.ships.map((each) => (each.ship === ship ? now : each)) } : shown;
  });

const flies = (ship: string, sector: string): Change =>
  onBoard((shown) => ({
    ...shown,
    ships: shown.ships.map((each) => (each.ship === ship ? { ...each, at: sector } : each)),
  }));

const siteAt = (sector: string): Change =>
  onBoard((shown, after) => {
    const at = shown.sites.findIndex((site) => site.at === sector);
    const now = after.sites.find((site) => site.at === sector);
    return at >= 0 && now ? copyPart(shown, { ...after, sites: withPart(shown.sites, at, now) }, ["sites"]) : shown;
  });

/** The price of a good as an event gives it; the event names the good, the board its index. */
const price = (good: string, value: number): Change =>
  onBoard((shown) => {
    const at = GOODS.indexOf(good);
    return at < 0 ? shown : { ...shown, prices: withPart(shown.prices, at, value) };
  });
const GOODS = ["red", "blue", "yellow"]; // in the order of the prices

const activeShip = ({ before }: Scene): string | undefined => boardOf(before).now.ship;
const SUPPLY: Change = ["board", "supply"];

/** A purchase or sale of the ship that is in port. */
function trade(event: Extract<Event, { event: "bought" | "sold" }>, scene: Scene): Cue {
  const { seat, good, units, unit_price: each } = event;
  const ship = activeShip(scene);
  const port = ship ? `sector ${boardOf(scene.before).ships.find((one) => one.ship === ship)?.at}` : "";
  const [from, to] = event.event === "sold" ? [ship ? mark(ship) : "", port] : [port, ship ? mark(ship) : ""];
  const gain = units * each * (event.event === "sold" ? 1 : -1);
  return {
    ms: 440,
    effects: [{ kind: "goods", good, units, from, to }, amount(seat, gain)],
    ends: [player(seat), price(good, event.price), SUPPLY, ...(ship ? [shipOf(ship)] : [])],
    sound: event.event === "sold" ? "coins" : "goods",
  };
}

const spends = (event: { seat: number; cost: number; ship?: string }): Cue => ({
  ms: 340,
  effects: [amount(event.seat, -event.cost), ...(event.ship ? [{ kind: "pulse", at: mark(event.ship) } as const] : [])],
  ends: [player(event.seat), ...(event.ship ? [shipOf(event.ship)] : [])],
  sound: "build",
});

const gains = ({ seat, gained }: { seat: number; gained: number }): Cue => ({
  ms: 320,
  effects: [amount(seat, gained)],
  ends: [player(seat)],
  sound: "coins",
});

const pays = ({ seat, paid }: { seat: number; paid: number }): Cue => ({
  ms: 300,
  effects: [amount(seat, -paid)],
  ends: [player(seat)],
  sound: "coins",
});

const pulse = (sector: string, more: Partial<Cue> = {}): Cue => ({
  ms: 340,
  effects: [{ kind: "pulse", at: `sector ${sector}` }],
  ends: [siteAt(sector)],
  ...more,
});

/** Something is lost at a place. */
const loses = (event: { seat: number; sector: string }, ...ends: Change[]): Cue => ({
  ms: 380,
  effects: [{ kind: "pulse", at: `sector ${event.sector}`, bad: true }],
  ends: [player(event.seat), ...ends],
  sound: "lost",
});

const trades = (...ships: string[]): Cue => ({
  ms: 360,
  effects: ships.map((ship): Effect => ({ kind: "pulse", at: mark(ship) })),
  ends: ships.map(shipOf),
  sound: "goods",
});

const cues: CueTable<Event> = {
  first: null, // the beginning: the map and the order are there when the table opens
  prices: null,
  laid: () => ({
    ms: 320,
    ends: [
      ["board", "regions"],
      ["board", "sites"],
    ],
    sound: "card",
  }),
  based: ({ sector }) => pulse(sector, { ends: [["board", "ships"]], sound: "fly" }),
  journey: null, // its steps are seen
  trader: null, // what the ship buys and sells is seen
  over: null, // the result has a place and a sound of its own
  ordered: ({ seat }) => ({ ms: 240, effects: [{ kind: "pulse", at: purse(seat) }], sound: "tick" }),
  leader: ({ seat }) => ({ ms: 320, effects: [{ kind: "pulse", at: purse(seat) }], ends: [["board", "first"]] }),
  met: ({ ship, friend }) => ({ ...trades(ship, friend), ms: 240, ends: [] }),
  lost: ({ seat }) => ({ ms: 380, effects: [{ kind: "pulse", at: purse(seat), bad: true }], sound: "lost" }),
  station_lost: (event) => loses(event, ["board", "tolls"]),
  factory_lost: (event) => loses(event, ["board", "factories"]),
  spilled: ({ seat, good, sector }) => ({
    ms: 320,
    effects: [{ kind: "goods", good, units: 1, from: `sector ${sector}`, to: purse(seat) }],
    ends: [["board", "factories"], SUPPLY],
    sound: "goods",
  }),
  swapped: ({ ship, friend }) => trades(ship, friend),
  swapped_cargo: (_, scene) => trades(...[activeShip(scene)].filter((ship) => ship !== undefined)),
  discarded: ({ seat, tokens }) => ({
    ms: 320,
    effects: [amount(seat, -tokens), { kind: "pulse", at: purse(seat), bad: true }],
    ends: [player(seat)],
    sound: "lost",
  }),
  planet: ({ sector }) => pulse(sector, { sound: "tick", together: true }),
  outpost: ({ sector }) => pulse(sector, { sound: "tick", together: true }),
  round: () => ({ ms: 260, starts: [["board", "round"]], sound: "tick" }),
  tokens: ({ seat }) => ({
    ms: 280,
    effects: [{ kind: "pulse", at: purse(seat) }],
    ends: [player(seat)],
    sound: "tick",
  }),
  income: gains,
  exchanged: gains,
  upkeep: pays,
  upkeep_station: pays,
  upkeep_factory: pays,
  dismissed: ({ ship }) => ({ ms: 320, effects: [{ kind: "pulse", at: mark(ship), bad: true }], sound: "lost" }),
  manipulated: ({ good, price: now }) => ({
    ms: 560,
    effects: [{ kind: "pulse", at: `good ${good}` }],
    ends: [price(good, now)],
    sound: "dice",
    chance: true,
  }),
  market: ({ good, price: now }) => ({
    ms: 520,
    effects: [{ kind: "pulse", at: `good ${good}` }],
    ends: [price(good, now)],
    sound: "dice",
    chance: true,
  }),
  moved: ({ ship, sector }) => ({ ms: 340, starts: [flies(ship, sector)], sound: "fly" }),
  toll: ({ seat, fee, owner }) => ({
    ms: 320,
    effects: [amount(seat, -fee), amount(owner, fee)],
    ends: [player(seat), player(owner)],
    sound: "coins",
  }),
  revealed: () => ({
    ms: 400,
    ends: [
      ["board", "regions"],
      ["board", "sites"],
    ],
    sound: "card",
    chance: true,
  }),
  crew_used: ({ ship }) => ({ ms: 260, effects: [{ kind: "pulse", at: mark(ship) }], sound: "card" }),
  bought: trade,
  sold: trade,
  repaired: spends,
  reinforced: spends,
  fitted: spends,
  mended: spends,
  improved: spends,
  engaged: spends,
  hired: ({ seat, cost }) => spends({ seat, cost }),
  built_toll: ({ seat, cost }) => spends({ seat, cost }),
  raised_toll: ({ seat, cost }) => spends({ seat, cost }),
  bought_toll: ({ seat, cost }) => spends({ seat, cost }),
  loaded: ({ good, units, ship }) => ({
    ms: 360,
    effects: [{ kind: "goods", good, units, from: purse(seatOf(ship)), to: mark(ship) }],
    ends: [shipOf(ship)],
    sound: "goods",
  }),
  unfitted: ({ seat, gained, ship }) => ({ ...gains({ seat, gained }), ends: [player(seat), shipOf(ship)] }),
  drew_ship: () => ({ ms: 300, sound: "card", chance: true }),
  drew_crew: () => ({ ms: 300, sound: "card", chance: true }),
  purchased: ({ seat, sector, cost }) =>
    pulse(sector, {
      effects: [amount(seat, -cost), { kind: "pulse", at: `sector ${sector}` }],
      ends: [siteAt(sector), player(seat)],
      sound: "build",
    }),
  declared: ({ sector, ship }) =>
    pulse(sector, { effects: [{ kind: "shot", from: mark(ship), to: `sector ${sector}`, hit: true }], sound: "alarm" }),
  markers: ({ sector }) => pulse(sector, { sound: "tick" }),
  blockade_roll: () => ({ ms: 700, sound: "dice", chance: true }),
  taken: ({ seat, sector }) =>
    pulse(sector, { ends: [siteAt(sector), player(seat), ["scores", seat]], sound: "build" }),
  lifted: ({ sector }) => pulse(sector),
  pressed: ({ sector }) => pulse(sector, { sound: "alarm" }),
  eased: ({ sector }) => pulse(sector),
  attacked: ({ ship, prey }) => ({
    ms: 420,
    effects: [{ kind: "shot", from: mark(ship), to: mark(prey), hit: true }],
    sound: "shot",
  }),
  dice: () => ({ ms: 800, sound: "dice", chance: true }),
  missed: () => ({ ms: 240, sound: "tick" }),
  hit: () => ({ ms: 320, sound: "hit" }),
  shot_out: ({ prey }) => ({
    ms: 320,
    effects: [{ kind: "pulse", at: mark(prey), bad: true }],
    ends: [shipOf(prey)],
    sound: "hit",
  }),
  disabled: ({ prey }) => ({
    ms: 360,
    effects: [{ kind: "pulse", at: mark(prey), bad: true }],
    ends: [shipOf(prey)],
    sound: "hit",
  }),
  destroyed: ({ prey }) => ({ ms: 460, effects: [{ kind: "pulse", at: mark(prey), bad: true }], sound: "lost" }),
  salvaged: ({ ship }) => ({
    ms: 420,
    effects: [{ kind: "pulse", at: mark(ship) }],
    ends: [shipOf(ship)],
    sound: "dice",
    chance: true,
  }),
  returned: ({ seat, fee }) => pays({ seat, paid: fee }),
  built_factory: ({ seat, sector, cost }) =>
    pulse(sector, {
      effects: [amount(seat, -cost), { kind: "pulse", at: `sector ${sector}` }],
      ends: [player(seat), ["board", "factories"]],
      sound: "build",
    }),
  produced: ({ sector }) => pulse(sector, { ends: [["board", "factories"], SUPPLY], sound: "goods" }),
  bid: ({ seat }) => ({ ms: 280, effects: [{ kind: "pulse", at: purse(seat) }], ends: [player(seat)], sound: "tick" }),
  bid_roll: () => ({ ms: 500, sound: "dice", chance: true }),
  level: ({ seat }) => ({
    ms: 400,
    effects: [{ kind: "pulse", at: purse(seat) }],
    ends: [player(seat), ["scores", seat]],
    sound: "won",
  }),
};

/** Deeds of a place. */
function deedAt(event: Event & { sector: string }, where: string): Deed | null {
  const key = `${event.event} ${event.sector}`;
  switch (event.event) {
    case "taken":
    case "purchased":
      return { key, message: () => t("client-deed-took", { where }) };
    case "declared":
      return { key, message: () => t("client-deed-blockaded", { where }) };
    case "built_factory":
      return { key, message: () => t("client-deed-built", { where }) };
    case "built_toll":
      return { key, message: () => t("client-deed-station", { where }) };
    case "station_lost":
      return { key, message: () => t("client-deed-lost-station", { where }) };
    case "factory_lost":
      return { key, message: () => t("client-deed-lost-factory", { where }) };
    default:
      return null;
  }
}

/** Deeds of a ship: what it becomes and whom it fights. */
function deedOfShip(event: Event): Deed | null {
  const { event: key } = event;
  switch (event.event) {
    case "attacked":
      return {
        key: `${key} ${event.prey}`,
        message: () => t("client-deed-attacked", { "seat-foe": seatOf(event.prey) }),
      };
    case "destroyed":
      return {
        key: `${key} ${event.prey}`,
        message: () => t("client-deed-destroyed", { "seat-foe": seatOf(event.prey) }),
      };
    case "dismissed":
      return { key: `${key} ${event.ship}`, message: () => t("client-deed-dismissed", { design: event.design }) };
    case "hired":
      return { key: `${key} ${event.ship}`, message: () => t("client-deed-hired", { design: event.design }) };
    case "engaged":
      return { key: `${key} ${event.post}`, message: () => t("client-deed-engaged", { post: event.post }) };
    case "fitted":
      return { key: `${key} ${event.upgrade}`, message: () => t("client-deed-fitted", { upgrade: event.upgrade }) };
    case "improved":
      return { key: `${key} ${event.stat}`, message: () => t("client-deed-improved", { stat: event.stat }) };
    case "repaired":
    case "reinforced":
      return { key: `${key} ${event.ship}`, message: () => t("client-deed-repaired", { design: event.design }) };
    default:
      return null;
  }
}

/** Deeds that are added up: goods, money, tokens. */
function sumOf(event: Event): Deed | null {
  const { event: key } = event;
  switch (event.event) {
    case "income":
      return { key, units: event.gained, message: (units) => t("client-deed-income", { units }) };
    case "bid":
      return { key, units: 1, message: (units) => t("client-deed-bid", { units }) };
    case "sold":
      return {
        key: `${key} ${event.good}`,
        units: event.units,
        message: (units) => t("client-deed-sold", { units, good: event.good }),
      };
    case "bought":
      return {
        key: `${key} ${event.good}`,
        units: event.units,
        message: (units) => t("client-deed-bought", { units, good: event.good }),
      };
    case "manipulated":
      return { key: `${key} ${event.good}`, message: () => t("client-deed-pushed", { good: event.good }) };
    case "bought_toll":
    case "raised_toll":
      return { key, message: () => t("client-deed-tolls") };
    case "level":
      return { key, message: () => t("client-deed-level", { level: event.level }) };
    default:
      return null;
  }
}

function deedOf(event: Event, table: BoardProps): Deed | null {
  const where = "sector" in event ? placeName(table, event.sector) : "";
  if (event.event === "journey")
    return { key: `${event.event} ${event.ship}`, message: () => t("client-deed-flew", { where }) };
  return ("sector" in event ? deedAt(event, where) : null) ?? deedOfShip(event) ?? sumOf(event);
}

export const choreography: Choreography = {
  cues,
  deedOf,
  moneyOf: (state: StateView, seat) => boardOf(state).players[seat]?.credits ?? 0,
};

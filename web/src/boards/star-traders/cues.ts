// How the events of Star Traders are shown one after the other.
import {
  amount,
  boardChange,
  chance,
  copyPart,
  cue,
  goods,
  harm,
  pulse,
  shot,
  withPart,
  type Change,
  type Choreography,
  type Cue,
  type CueTable,
  type Deed,
  type DeedTable,
  type Scene,
} from "../../stage/cue";
import { messageOf as t } from "../../messages/message";
import type { Event } from "../../wire/star-traders";
import type { BoardProps } from "../contract";
import { flagOf, placeName } from "./labels";
import { boardOf, seatOf, type SectorName } from "./view";

const player = (seat: number): Change => `board.players.${seat}`;
const score = (seat: number): Change => `scores.${seat}`;
const purse = (seat: number): string[] => [`purse ${seat}`, `score ${seat}`, `seat ${seat}`];
const mark = (ship: string): string => `mark ${flagOf(ship)}`;
const place = (sector: string): string => `sector ${sector}`;
const onBoard = boardChange(boardOf);

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
const SUPPLY: Change = "board.supply";
const FACTORIES: Change = "board.factories";
const REGIONS: Change[] = ["board.regions", "board.sites"];

/** A purchase or sale of the ship that is in port. */
function trade(event: Extract<Event, { event: "bought" | "sold" }>, scene: Scene): Cue {
  const { seat, good, units, unit_price: each } = event;
  const [ship, sells] = [activeShip(scene), event.event === "sold"];
  const port = ship ? place(boardOf(scene.before).ships.find((one) => one.ship === ship)?.at ?? "") : "";
  const [from, to] = sells ? [ship ? mark(ship) : "", port] : [port, ship ? mark(ship) : ""];
  const effects = [goods(good, units, from, to), amount(purse(seat), units * each * (sells ? 1 : -1))];
  const ends = [player(seat), price(good, event.price), SUPPLY, ...(ship ? [shipOf(ship)] : [])];
  return cue(440, sells ? "coins" : "goods", effects, ...ends);
}

const spends = ({ seat, cost, ship }: { seat: number; cost: number; ship: string }): Cue =>
  cue(340, "build", [amount(purse(seat), -cost), pulse(mark(ship))], player(seat), shipOf(ship));

/** Money spent on nothing that a ship of one's own shows. */
const buys = ({ seat, cost }: { seat: number; cost: number }): Cue =>
  cue(340, "build", amount(purse(seat), -cost), player(seat));

const gains = ({ seat, gained }: { seat: number; gained: number }): Cue =>
  cue(320, "coins", amount(purse(seat), gained), player(seat));

const pays = ({ seat, paid }: { seat: number; paid: number }): Cue =>
  cue(300, "coins", amount(purse(seat), -paid), player(seat));

const changes = ({ sector }: { sector: string }): Cue => cue(340, undefined, pulse(place(sector)), siteAt(sector));

const produces = ({ seat, sector, cost }: { seat: number; sector: string; cost: number }, end: Change): Cue =>
  cue(340, "build", [amount(purse(seat), -cost), pulse(place(sector))], end, player(seat));

/** Something is lost at a place. */
const loses = ({ seat, sector }: { seat: number; sector: string }, end: Change): Cue =>
  cue(380, "lost", harm(place(sector)), player(seat), end);

const trades = (...ships: string[]): Cue =>
  cue(
    360,
    "goods",
    ships.map((ship) => pulse(mark(ship))),
    ...ships.map(shipOf),
  );

const cues: CueTable<Event> = {
  first: null, // the beginning: the map and the order are there when the table opens
  prices: null,
  laid: () => cue(320, "card", [], ...REGIONS),
  based: ({ sector }) => cue(340, "fly", pulse(place(sector)), "board.ships"),
  journey: null, // its steps are seen
  trader: null, // what the ship buys and sells is seen
  over: null, // the result has a place and a sound of its own
  ordered: ({ seat }) => cue(240, "tick", pulse(purse(seat))),
  leader: ({ seat }) => cue(320, undefined, pulse(purse(seat)), "board.first"),
  met: ({ ship, friend }) => ({ ...trades(ship, friend), ms: 240, ends: [] }),
  lost: ({ seat }) => cue(380, "lost", harm(purse(seat))),
  station_lost: (event) => loses(event, "board.tolls"),
  factory_lost: (event) => loses(event, FACTORIES),
  spilled: ({ seat, good, sector }) => cue(320, "goods", goods(good, 1, place(sector), purse(seat)), FACTORIES, SUPPLY),
  swapped: ({ ship, friend }) => trades(ship, friend),
  swapped_cargo: (_, scene) => trades(...[activeShip(scene)].filter((ship) => ship !== undefined)),
  discarded: ({ seat, tokens }) => cue(320, "lost", [amount(purse(seat), -tokens), harm(purse(seat))], player(seat)),
  planet: (event) => ({ ...changes(event), sound: "tick", together: true }),
  outpost: (event) => ({ ...changes(event), sound: "tick", together: true }),
  round: () => ({ ms: 260, starts: ["board.round"], sound: "tick" }),
  tokens: ({ seat }) => cue(280, "tick", pulse(purse(seat)), player(seat)),
  income: gains,
  exchanged: gains,
  upkeep: pays,
  upkeep_station: pays,
  upkeep_factory: pays,
  dismissed: ({ ship }) => cue(320, "lost", harm(mark(ship))),
  manipulated: ({ good, price: now }) => chance(560, "dice", pulse(`good ${good}`), price(good, now)),
  market: ({ good, price: now }) => chance(520, "dice", pulse(`good ${good}`), price(good, now)),
  moved: ({ ship, sector }) => ({ ms: 340, starts: [flies(ship, sector)], sound: "fly" }),
  toll: ({ seat, fee, owner }) =>
    cue(320, "coins", [amount(purse(seat), -fee), amount(purse(owner), fee)], player(seat), player(owner)),
  revealed: () => chance(400, "card", [], ...REGIONS),
  crew_used: ({ ship }) => cue(260, "card", pulse(mark(ship))),
  bought: trade,
  sold: trade,
  repaired: spends,
  reinforced: spends,
  fitted: spends,
  mended: spends,
  improved: spends,
  engaged: spends,
  hired: buys,
  built_toll: buys,
  raised_toll: buys,
  bought_toll: buys,
  loaded: ({ good, units, ship }) =>
    cue(360, "goods", goods(good, units, purse(seatOf(ship)), mark(ship)), shipOf(ship)),
  unfitted: (event) => ({ ...gains(event), ends: [player(event.seat), shipOf(event.ship)] }),
  drew_ship: () => chance(300, "card"),
  drew_crew: () => chance(300, "card"),
  purchased: (event) => produces(event, siteAt(event.sector)),
  declared: ({ sector, ship }) => cue(340, "alarm", shot(mark(ship), place(sector)), siteAt(sector)),
  markers: (event) => ({ ...changes(event), sound: "tick" }),
  blockade_roll: () => chance(700, "dice"),
  taken: ({ seat, sector }) => cue(340, "build", pulse(place(sector)), siteAt(sector), player(seat), score(seat)),
  lifted: changes,
  pressed: (event) => ({ ...changes(event), sound: "alarm" }),
  eased: changes,
  attacked: ({ ship, prey }) => cue(420, "shot", shot(mark(ship), mark(prey))),
  dice: () => chance(800, "dice"),
  missed: () => cue(240, "tick"),
  hit: () => cue(320, "hit"),
  shot_out: ({ prey }) => cue(320, "hit", harm(mark(prey)), shipOf(prey)),
  disabled: ({ prey }) => cue(360, "hit", harm(mark(prey)), shipOf(prey)),
  destroyed: ({ prey }) => cue(460, "lost", harm(mark(prey))),
  salvaged: ({ ship }) => chance(420, "dice", pulse(mark(ship)), shipOf(ship)),
  returned: ({ seat, fee }) => pays({ seat, paid: fee }),
  built_factory: (event) => produces(event, FACTORIES),
  produced: ({ sector }) => cue(340, "goods", pulse(place(sector)), FACTORIES, SUPPLY),
  bid: ({ seat }) => cue(280, "tick", pulse(purse(seat)), player(seat)),
  bid_roll: () => chance(500, "dice"),
  level: ({ seat }) => cue(400, "won", pulse(purse(seat)), player(seat), score(seat)),
};

/** A deed at a place. */
const at =
  (message: (where: string) => Deed[0]) =>
  ({ sector }: { sector: SectorName }, table: BoardProps): Deed => [message(placeName(table, sector)), sector];
const takes = at((where) => t("client-deed-took", { where }));
const mends = ({ ship, design }: { ship: string; design: string }): Deed => [
  t("client-deed-repaired", { design }),
  ship,
];
const sets = (): Deed => [t("client-deed-tolls")];

const deeds: DeedTable<Event> = {
  journey: ({ ship, sector }, table) => [t("client-deed-flew", { where: placeName(table, sector) }), ship],
  taken: takes,
  purchased: takes,
  declared: at((where) => t("client-deed-blockaded", { where })),
  built_factory: at((where) => t("client-deed-built", { where })),
  built_toll: at((where) => t("client-deed-station", { where })),
  station_lost: at((where) => t("client-deed-lost-station", { where })),
  factory_lost: at((where) => t("client-deed-lost-factory", { where })),
  attacked: ({ prey }) => [t("client-deed-attacked", { "seat-foe": seatOf(prey) }), prey],
  destroyed: ({ prey }) => [t("client-deed-destroyed", { "seat-foe": seatOf(prey) }), prey],
  dismissed: ({ ship, design }) => [t("client-deed-dismissed", { design }), ship],
  hired: ({ ship, design }) => [t("client-deed-hired", { design }), ship],
  engaged: ({ post }) => [t("client-deed-engaged", { post }), post],
  fitted: ({ upgrade }) => [t("client-deed-fitted", { upgrade }), upgrade],
  improved: ({ stat }) => [t("client-deed-improved", { stat }), stat],
  repaired: mends,
  reinforced: mends,
  income: ({ gained }) => [t("client-deed-income", { units: gained })],
  bid: () => [t("client-deed-bid", { units: 1 })],
  sold: ({ units, good }) => [t("client-deed-sold", { units, good }), good],
  bought: ({ units, good }) => [t("client-deed-bought", { units, good }), good],
  manipulated: ({ good }) => [t("client-deed-pushed", { good }), good],
  bought_toll: sets,
  raised_toll: sets,
  level: ({ level }) => [t("client-deed-level", { level })],
};

export const choreography: Choreography = {
  cues,
  deeds,
  moneyOf: (state, seat) => boardOf(state).players[seat]?.credits ?? 0,
};

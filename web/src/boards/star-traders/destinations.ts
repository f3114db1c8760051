// Where the active ship can fly, and by which route, as the view lists it.
import type { LegalAction } from "../../live/legalAction";
import type { BoardProps } from "../contract";
import type { Plan, PlanStep } from "../plan";
import { placeName } from "./labels";
import { t } from "./text";
import { boardOf, reachOf, siteAt, toSector, type Board, type Now, type SectorName } from "./view";

const MAX_KEYS = 9;
const DONE = "done";
const MAX_ROUTE_SECTORS = 99; // no ship flies as far

/** The sectors of the cheapest route to a target in range, the next one first. */
export function routeTo(now: Pick<Now, "reach">, target: SectorName): SectorName[] {
  const route: SectorName[] = [];
  for (let step = now.reach?.[target]; step && route.length < MAX_ROUTE_SECTORS; step = now.reach?.[step.by]) {
    route.unshift(target);
    target = step.by;
  }
  return route;
}

/** The end of the move, unless there is something to fear from it. */
const stays: PlanStep = (offered) => (offered.some(({ text, warning }) => text === DONE && !warning) ? DONE : null);

/** The flight to a target, sector by sector, as long as the ship arrives where it is expected. At a site it stays. */
export function courseTo(table: BoardProps, target: SectorName): Plan {
  const board = boardOf(table.state);
  const { now } = board;
  const isNext = (later: BoardProps, action: string): boolean => {
    const { now: then, ships } = boardOf(later.state);
    if (then.ship !== now.ship) return false;
    if (action === DONE) return ships.some(({ ship, at }) => ship === now.ship && at === target);
    return Object.entries(reachOf(then)).some(([at, { steps }]) => toSector(at) === action && steps === 1);
  };
  const title = t("client-flying-to", { place: placeName(table, target) });
  const steps = [...routeTo(now, target).map(toSector), ...(siteAt(board, target) ? [stays] : [])];
  return { steps, title, goal: target, holds: isNext };
}

export interface Destination {
  sector: SectorName;
  steps: number;
  fee: number;
  key: string;
}

export interface Destinations {
  sites: Destination[];
  sectors: Destination[];
  /** Keys of the other actions, by action. */
  keys: Map<string, string>;
}

/**
 * Where the active ship may go, as the prompt lists it: sites by distance, then adjacent plain sectors, then other actions.
 * The first nine have a key, and "done" has 0; other sectors can be chosen on the map.
 */
export function destinationsOf(
  board: Pick<Board, "now" | "sites">,
  actions: readonly Pick<LegalAction, "verb" | "text">[],
): Destinations {
  const next = new Set(actions.map((action) => action.text));
  const destinations = Object.entries(reachOf(board.now))
    .map(([sector, { steps, fee = 0 }]) => ({ sector, steps, fee, key: "" }))
    .filter(({ sector }) => next.has(toSector(routeTo(board.now, sector)[0] ?? "")))
    .sort((a, b) => a.steps - b.steps || a.fee - b.fee);
  const sites = destinations.filter(({ sector }) => siteAt(board, sector));
  const sectors = destinations.filter(({ sector }) => !siteAt(board, sector) && next.has(toSector(sector)));
  const listed = [...sites, ...sectors];
  listed.slice(0, MAX_KEYS).forEach((destination, i) => (destination.key = String(i + 1)));
  const others = actions.filter(({ verb }) => verb !== "sector" && verb !== DONE).map(({ text }) => text);
  const keys = new Map([[DONE, "0"]]);
  others
    .slice(0, Math.max(0, MAX_KEYS - listed.length))
    .forEach((text, i) => keys.set(text, String(listed.length + i + 1)));
  return { sites, sectors, keys };
}

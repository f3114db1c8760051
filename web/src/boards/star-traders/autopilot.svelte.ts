// The autopilot flies a ship to a chosen sector, one sector at a time as if the player pressed each. It stops when the ship
// does not arrive, the next sector cannot be reached, or the next action has a warning.
import type { BoardProps } from "../contract";
import { routeTo } from "./destinations";
import { boardOf, findShip, toSector, type SectorName } from "./view";

interface Flight {
  table: string;
  ship: string;
  route: SectorName[]; // still to fly
  version: number; // of the state in which the last sector was requested
}

let flight = $state.raw<Flight | null>(null);

export function startAutopilot(table: BoardProps, target: SectorName, anchor?: Element): void {
  const { now } = boardOf(table.state);
  const route = routeTo(now, target);
  const [next] = route;
  if (!next || !now.ship) return;
  flight = { table: table.about.id, ship: now.ship, route, version: table.state.version };
  table.choose(toSector(next), anchor);
}

/** The sector the autopilot is flying to, or "". */
export const autopilotTarget = (table: BoardProps): SectorName =>
  flight?.table === table.about.id && flight.route.length > 1 && !table.preview ? flight.route.at(-1)! : "";

export function stopAutopilot(): void {
  flight = null;
}

/** After a new state: requests the next sector if the ship has arrived and may go on. */
export function advanceAutopilot(table: BoardProps): void {
  if (!flight || flight.table !== table.about.id || table.state.version === flight.version) return;
  const [current, next] = flight.route;
  const ship = findShip(boardOf(table.state), flight.ship);
  const arrived =
    table.state.phase === "travel" && boardOf(table.state).now.ship === flight.ship && ship?.at === current;
  if (!next || !arrived || boardOf(table.state).now.reach?.[next]?.by !== current) return stopAutopilot();
  const action = table.actions.find((each) => each.text === toSector(next));
  if (!action) return; // the state has changed, but it is not our move yet
  if (action.warning) return stopAutopilot();
  flight = { ...flight, route: flight.route.slice(1), version: table.state.version };
  requestSector(table, next);
}

const PAUSE_MS = 120; // between sectors, so that players can follow
const MAX_ATTEMPTS = 25;

/** Retries, since the table takes one command at a time and the reply to the last may come after its new state. */
function requestSector(table: BoardProps, next: SectorName, attempts = MAX_ATTEMPTS): void {
  const version = table.state.version;
  setTimeout(() => {
    if (flight?.table !== table.about.id || flight.version !== version || table.state.version !== version) return;
    if (!attempts) return stopAutopilot();
    table.choose(toSector(next));
    requestSector(table, next, attempts - 1);
  }, PAUSE_MS);
}

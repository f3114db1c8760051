// The autopilot flies a ship to a chosen sector, one sector at a time as if the player pressed each. It stops when the ship
// does not arrive, the next sector cannot be reached, or the next action has a warning.
import type { BoardProps } from "../contract";
import { routeTo } from "./destinations";
import { boardOf, findShip, toSector, type SectorName } from "./view";

interface Flight {
  ship: string;
  route: SectorName[]; // still to fly
  version: number; // of the state in which the last sector was requested
}

const PAUSE_MS = 120; // between sectors, so that players can follow
const MAX_ATTEMPTS = 25;

export class Autopilot {
  #flight = $state.raw<Flight | null>(null);

  start(table: BoardProps, target: SectorName, anchor?: Element): void {
    const { now } = boardOf(table.state);
    const route = routeTo(now, target);
    const [next] = route;
    if (!next || !now.ship) return;
    this.#flight = { ship: now.ship, route, version: table.state.version };
    table.choose(toSector(next), anchor);
  }

  /** The sector it is flying to, or "". */
  get target(): SectorName {
    const route = this.#flight?.route ?? [];
    return route.length > 1 ? route.at(-1)! : "";
  }

  stop = (): void => {
    this.#flight = null;
  };

  /** After a new state: requests the next sector if the ship has arrived and may go on. */
  advance(table: BoardProps): void {
    const flight = this.#flight;
    if (!flight || table.state.version === flight.version) return;
    const [current, next] = flight.route;
    const { now, ships } = boardOf(table.state);
    const ship = findShip({ ships }, flight.ship);
    const arrived = table.state.phase === "travel" && now.ship === flight.ship && ship?.at === current;
    if (!next || !arrived || now.reach?.[next]?.by !== current) return this.stop();
    const action = table.actions.find((each) => each.text === toSector(next));
    if (!action) return; // the state has changed, but it is not our move yet
    if (action.warning) return this.stop();
    this.#flight = { ...flight, route: flight.route.slice(1), version: table.state.version };
    this.#request(table, next, MAX_ATTEMPTS);
  }

  /** Retries, since the table takes one command at a time and the reply to the last may come after its new state. */
  #request(table: BoardProps, next: SectorName, attempts: number): void {
    const version = table.state.version;
    setTimeout(() => {
      if (this.#flight?.version !== version || table.state.version !== version) return;
      if (!attempts) return this.stop();
      table.choose(toSector(next));
      this.#request(table, next, attempts - 1);
    }, PAUSE_MS);
  }
}

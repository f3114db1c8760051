// A course that was set and is still being flown: the board and the prompt show the same one. It is flown a sector at a
// time, as if each had been pressed, and given up when anything comes between.
import type { BoardProps } from "../contract";
import { routeTo } from "./destinations";
import { boardOf, shipCalled, type SectorName } from "./view";

interface Course {
  table: string;
  ship: string;
  left: SectorName[];
  version: number; // of the state in which the last sector was asked for
}

let set = $state.raw<Course | null>(null);

export function setCourse(table: BoardProps, target: SectorName, anchor?: Element): void {
  const { now } = boardOf(table.state);
  const left = routeTo(now, target);
  const [next] = left;
  if (!next || !now.ship) return;
  set = { table: table.about.id, ship: now.ship, left, version: table.state.version };
  table.choose(`sector:${next}`, anchor);
}

/** Where the ship is still going; "" when it goes nowhere. */
export const courseOf = (table: BoardProps): SectorName =>
  set?.table === table.about.id && set.left.length > 1 && !table.preview ? set.left.at(-1)! : "";

export function giveUp(): void {
  set = null;
}

/** Once a state is there: on to the next sector, if the ship came where it was sent and may go on. */
export function flyOn(table: BoardProps): void {
  if (!set || set.table !== table.about.id || table.state.version === set.version) return;
  const [there, next] = set.left;
  const ship = shipCalled(boardOf(table.state), set.ship);
  const arrived = table.state.phase === "travel" && boardOf(table.state).now.ship === set.ship && ship?.at === there;
  if (!next || !arrived || boardOf(table.state).now.reach?.[next]?.by !== there) return giveUp();
  const action = table.actions.find((each) => each.text === `sector:${next}`);
  if (!action) return; // told, but not yet our move
  if (action.warning) return giveUp();
  set = { ...set, left: set.left.slice(1), version: table.state.version };
  send(table, next);
}

const [PAUSE, TRIES] = [120, 25]; // ms between sectors, so that the flight can be seen

/** The table takes one command at a time: the answer to the last may come after the state that it led to. */
function send(table: BoardProps, next: SectorName, tries = TRIES): void {
  const version = table.state.version;
  setTimeout(() => {
    if (set?.table !== table.about.id || set.version !== version || table.state.version !== version) return;
    if (!tries) return giveUp();
    table.choose(`sector:${next}`);
    send(table, next, tries - 1);
  }, PAUSE);
}

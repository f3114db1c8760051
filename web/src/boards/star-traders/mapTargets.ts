// What can be pressed on the map now: sectors and cells, with their labels and keys.
import type { BoardProps } from "../contract";
import { destinationsOf } from "./destinations";
import type { Point } from "./tileLayout";
import { cellAt, cellBeyond } from "./galaxy";
import { actionsOf, boardOf, reachOf, type SectorName } from "./view";

export interface Target {
  sector: SectorName;
  label: string;
  key: string;
  /** In the travel phase: distance in sectors, and tolls on the way. */
  steps: number;
  fee: number;
}

export function targetsOf(table: BoardProps): Map<SectorName, Target> {
  const targets = new Map<SectorName, Target>();
  if (!table.actions.length) return targets;
  const board = boardOf(table.state);
  if (table.state.phase === "travel") {
    const { sites, sectors } = destinationsOf(board, table.actions);
    const keys = new Map([...sites, ...sectors].map(({ sector, key }) => [sector, key]));
    for (const [sector, { steps, fee = 0 }] of Object.entries(reachOf(board.now))) {
      targets.set(sector, { sector, label: "", key: keys.get(sector) ?? "", steps, fee });
    }
    return targets;
  }
  for (const action of actionsOf(table)) {
    if (action.verb !== "sector") continue;
    const { sector } = action.arguments;
    targets.set(sector, { sector, label: action.label, key: table.keyOf(action.text), steps: 0, fee: 0 });
  }
  return targets;
}

export interface Cell {
  action: string;
  label: string;
  key: string;
  at: Point;
}

/** Cells where a region can be placed, or a face-down one revealed. */
export function cellsOf(table: BoardProps): Cell[] {
  const board = boardOf(table.state);
  const keys = table.state.phase === "travel" ? destinationsOf(board, table.actions).keys : null;
  return actionsOf(table).flatMap((action) => {
    if (action.verb !== "cell") return [];
    const { text, label, arguments: words } = action;
    const region = board.regions[Number(words.region)];
    if (!region) return [];
    const { q, r } = cellBeyond(region, words.edge);
    return [{ action: text, label, key: keys ? (keys.get(text) ?? "") : table.keyOf(text), at: cellAt(q, r) }];
  });
}

// What can be pressed on the map now: sectors and cells, with their labels and keys.
import type { BoardProps } from "../contract";
import { destinationsOf } from "./destinations";
import type { Point } from "./tileLayout";
import { cellAt, cellBeyond } from "./galaxy";
import { boardOf, type SectorName } from "./view";
import { serverText } from "../../i18n/serverText";

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
    for (const [sector, { steps, fee = 0 }] of Object.entries(board.now.reach ?? {})) {
      targets.set(sector, { sector, label: "", key: keys.get(sector) ?? "", steps, fee });
    }
    return targets;
  }
  for (const { text, label } of table.actions) {
    const [verb, sector = ""] = text.split(":");
    if (verb === "sector")
      targets.set(sector, { sector, label: serverText(label), key: table.keyOf(text), steps: 0, fee: 0 });
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
  const { regions } = board;
  const keys = table.state.phase === "travel" ? destinationsOf(board, table.actions).keys : null;
  return table.actions.flatMap(({ text, label }) => {
    const [verb, number, edge = ""] = text.split(":");
    const region = regions[Number(number)];
    if (verb !== "cell" || !region) return [];
    const { q, r } = cellBeyond(region, edge);
    return [
      {
        action: text,
        label: serverText(label),
        key: keys ? (keys.get(text) ?? "") : table.keyOf(text),
        at: cellAt(q, r),
      },
    ];
  });
}

// The parts of the map that rarely change, each computed only when something it is made of has changed.
import { keepEqual } from "../../live/sharing";
import type { Size } from "../../pieces/panzoom";
import type { BoardProps } from "../contract";
import { cellAt } from "./galaxy";
import type { Box } from "./labelPlacement";
import { layoutMap, mapMarks, orderSize, placeMapLabels, type MapMarks } from "./mapLayout";
import { cellsOf, targetsOf, type Cell, type Target } from "./mapTargets";
import type { Point } from "./tileLayout";
import { boardOf, type Region } from "./view";

export class MapDrawing {
  #table: () => BoardProps;
  #frame: () => Size;
  #keepRegions = keepEqual<Region[]>();
  #keepCells = keepEqual<Point[]>();
  #keepMarks = keepEqual<MapMarks>();

  constructor(table: () => BoardProps, frame: () => Size) {
    [this.#table, this.#frame] = [table, frame];
  }

  #board = $derived.by(() => boardOf(this.#table().state));
  #regions = $derived.by(() => this.#keepRegions(this.#board.regions));
  #names = $derived.by(() => this.#table().layout.names);
  #printed = $derived.by(() => this.#table().layout.printed);
  #fixed = $derived.by(() => {
    const { board: setup, exploration } = this.#table().about.options;
    return setup === "laid" || Boolean(exploration);
  });

  #seats = $derived.by(() => this.#board.players.length);
  #preview = $derived.by(() => this.#table().preview ?? false);
  #order = $derived.by(() => (this.#preview ? undefined : orderSize(this.#seats)));

  /** Whether a ship is to be sent somewhere. */
  choosing = $derived.by(() => this.#table().actions.length > 0 && this.#table().state.phase === "travel");
  targets = $derived.by(() => (this.#table().preview ? new Map<string, Target>() : targetsOf(this.#table())));
  cells: Cell[] = $derived.by(() => (this.#table().preview ? [] : cellsOf(this.#table())));
  openCells = $derived.by(() => {
    const { q, r } = this.#board.now;
    const placing = q !== undefined && r !== undefined ? [cellAt(q, r)] : [];
    return this.#keepCells([...this.cells.map((cell) => cell.at), ...placing]);
  });

  map = $derived.by(() =>
    layoutMap(
      {
        regions: this.#regions,
        layout: { names: this.#names, printed: this.#printed },
        openCells: this.openCells,
        fixed: this.#fixed,
        order: this.#order,
      },
      this.#frame(),
    ),
  );
  #marks = $derived.by(() => this.#keepMarks(mapMarks(this.#table(), this.choosing ? this.targets : undefined)));

  labelsAt(scale: number): Map<string, Box> {
    return placeMapLabels(this.#marks, this.map, scale);
  }
}

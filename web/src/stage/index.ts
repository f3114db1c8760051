// Loads what a table needs to show steps event by event.
import { Stage, type Setting } from "./stage.svelte";
import type { Choreography } from "./cue";

export { default as SinceLastTurn } from "./SinceLastTurn.svelte";
export { default as StageOverlay } from "./StageOverlay.svelte";

const FOUND = import.meta.glob("../boards/*/cues.ts") as Record<string, () => Promise<{ choreography: Choreography }>>;

/** The stage of a game; null for games without cues, whose steps are shown as a whole. */
export async function loadStage(game: string, setting: Setting): Promise<Stage | null> {
  const found = FOUND[`../boards/${game}/cues.ts`];
  return found ? new Stage((await found()).choreography, setting) : null;
}

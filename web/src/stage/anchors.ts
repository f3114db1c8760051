// Finds the elements of the page that cues name.
import type { Anchor } from "./cue";

export interface Spot {
  x: number;
  y: number;
}

/** The centre of an anchor's element in px of the window; null if none of it is in sight. */
export function spotOf(anchor: Anchor): Spot | null {
  const names = typeof anchor === "string" ? [anchor] : anchor;
  for (const name of names) {
    const spot = elementsOf(name).map(centreOf).find(isInSight);
    if (spot) return spot;
  }
  return null;
}

/** Elements with a name: anchors before things, and of each those of the board first. */
function elementsOf(name: string): Element[] {
  const found = ["anchor", "thing"].flatMap((kind) =>
    [...document.querySelectorAll(`[data-${kind}="${CSS.escape(name)}"]`)].sort((a, b) => rank(a) - rank(b)),
  );
  return found.filter((element) => element.checkVisibility());
}

const rank = (element: Element): number => (element.closest('[data-anchor="board"]') ? 0 : 1);

function centreOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const isInSight = ({ x, y }: Spot): boolean => x > 0 && y > 0 && x < innerWidth && y < innerHeight;

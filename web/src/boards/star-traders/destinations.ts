// Courses: from what the view says can be reached to what can be chosen. No rule: only the way back along `by`.
import type { ActionView } from "../../wire/types";
import type { NowView, SectorName, StarTradersView } from "./view";
import { siteAt } from "./view";

const FAR = 99; // lines: no ship flies as far

/** The sectors of the cheapest way to one that is in reach, the next first. */
export function routeTo(now: NowView, target: SectorName): SectorName[] {
  const route: SectorName[] = [];
  for (let step = now.reach?.[target]; step && route.length < FAR; step = now.reach?.[step.by]) {
    route.unshift(target);
    target = step.by;
  }
  return route;
}

export interface Goal {
  sector: SectorName;
  steps: number;
  fee: number;
  key: string;
}

export interface Goals {
  sites: Goal[];
  sectors: Goal[];
  /** Of all else that can be done on the way, by its action. */
  keys: Map<string, string>;
}

/**
 * Where the ship in turn may go, as the prompt lists it: sites by distance, then the plain sectors next to it, then what
 * else there is. The first nine have a key, and what ends the move has 0; other sectors are pressed on the map.
 */
export function goalsOf(board: StarTradersView, actions: readonly ActionView[]): Goals {
  const next = new Set(actions.map((action) => action.text));
  const goals = Object.entries(board.now.reach ?? {})
    .map(([sector, { steps, fee = 0 }]) => ({ sector, steps, fee, key: "" }))
    .filter(({ sector }) => next.has(`sector:${routeTo(board.now, sector)[0]}`))
    .sort((a, b) => a.steps - b.steps || a.fee - b.fee);
  const sites = goals.filter(({ sector }) => siteAt(board, sector));
  const sectors = goals.filter(({ sector }) => !siteAt(board, sector) && next.has(`sector:${sector}`));
  const listed = [...sites, ...sectors];
  listed.slice(0, KEYS).forEach((goal, i) => (goal.key = String(i + 1)));
  const others = actions.map(({ text }) => text).filter((text) => !text.startsWith("sector:") && text !== DONE);
  const keys = new Map([[DONE, "0"]]);
  others
    .slice(0, Math.max(0, KEYS - listed.length))
    .forEach((text, i) => keys.set(text, String(listed.length + i + 1)));
  return { sites, sectors, keys };
}

const [KEYS, DONE] = [9, "done"];

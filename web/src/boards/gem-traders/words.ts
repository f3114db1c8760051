// What the board of Gem Traders says in its own words: short names, sums. Titles come from the plan.
import { count } from "../../words/words";
import type { Plan } from "../contract";
import { titled } from "../parts/words";
import type { Card, Counts, GemBoard, Level, Player } from "./view";

/** "1 Scrap, 1 Emerald", "nothing". */
export function listed(plan: Plan, counts: Counts): string {
  const named = plan.goods.filter(({ word }) => counts[word]).map(({ word, title }) => `${counts[word]} ${title}`);
  if (counts.any) named.push(`${count(counts.any, "gem")} of any colour`);
  return named.join(", ") || "nothing";
}

/** "Dock X1", for a ship at home "Home". */
export const placeName = (plan: Plan, place: string): string => titled(plan, "place", place);

export const typeName = (plan: Plan, type: string): string => titled(plan, "type", type);

/** "Crew", "Officer" or "Boost". */
export function kindOf(plan: Plan, { type }: Pick<Card, "type">): string {
  if (plan.words.boost?.some(({ word }) => word === type)) return "Boost";
  return plan.words.officer?.some(({ word }) => word === type) ? "Officer" : "Crew";
}

/** What each level is called, and the Crew that make it. */
export const LEVELS: { level: Level; name: string; crew: string }[] = [
  { level: "capacity", name: "carry", crew: "dockworker" },
  { level: "mine", name: "mine", crew: "miner" },
  { level: "salvage", name: "salvage", crew: "scavenger" },
  { level: "steps", name: "trade", crew: "trader" },
  { level: "sabotage", name: "sabotage", crew: "saboteur" },
  { level: "barter", name: "swap", crew: "monger" },
];

/** "4 Dockworkers × 2 = 8", or what else makes the figure. */
export function levelSum(plan: Plan, player: Player, level: Level): string {
  const { crew } = LEVELS.find((one) => one.level === level)!;
  const [cards, as, figure] = [player.crew[crew] ?? 0, player.declared?.[crew] ?? 0, player.levels[level]];
  if (level === "capacity" && player.consigned) return `Consignment: ${figure} until the next unloading`;
  const sum = [count(cards, typeName(plan, crew)), ...(as ? [count(as, "Shapeshifter")] : [])].join(" + ");
  const each = figure / Math.max(1, cards + as);
  return each > 1 && Number.isInteger(each) ? `${as ? `(${sum})` : sum} × ${each} = ${figure}` : `${sum} → ${figure}`;
}

/** Points by where they come from: "gold 7 + cards 7 + missions 2". */
export const scoreParts = ({ gold, cards, missions }: Player["score"]): string =>
  `gold ${gold} + cards ${cards} + missions ${missions}`;

/** "gold 7 + cards 7 + missions 2 = 16". */
export function scoreSum({ score }: Player): string {
  return `${scoreParts(score)} = ${score.gold + score.cards + score.missions}`;
}

/** What a trade with a die comes to. */
export const dieSum = (title: string, shows: number): string =>
  `shows ${shows}: a trade pays ${shows} ${title}, or brings ${shows}`;

export const goldSum = (
  board: GemBoard,
  gold: { stored: number[]; aboard: number; adrift: number; bank: number },
): string =>
  `${gold.stored.reduce((sum, n) => sum + n, 0)} stored, ${gold.aboard} aboard, ${gold.adrift} adrift, ${gold.bank} in the bank: ${board.gold} in all`;

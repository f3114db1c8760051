// What the board of Gem Traders says in its own words: short names, sums. Titles come from the plan.
import { count, language, plural, t } from "../../i18n/translate";
import type { Plan } from "../contract";
import { titleOf } from "../parts/plan";
import type { Card, Counts, GemBoard, Level, Mission, Player } from "./view";

/** "1 Scrap, 1 Emerald", "nothing". */
export function listed(plan: Plan, counts: Counts): string {
  const named = plan.goods.filter(({ word }) => counts[word]).map(({ word, title }) => `${counts[word]} ${title}`);
  if (counts.any) named.push(plural(counts.any, "{0} gem of any colour", "{0} gems of any colour"));
  return named.join(", ") || t("nothing");
}

/** "Dock X1", for a ship at home "Home". */
export const placeName = (plan: Plan, place: string): string => titleOf(plan, "place", place);

export const typeName = (plan: Plan, type: string): string => titleOf(plan, "type", type);

export type Kind = "crew" | "officer" | "boost";
export const KINDS: Record<Kind, string> = { crew: t("Crew"), officer: t("Officer"), boost: t("Boost") };

export function kindOf(plan: Plan, { type }: Pick<Card, "type">): Kind {
  if (plan.words.boost?.some(({ word }) => word === type)) return "boost";
  return plan.words.officer?.some(({ word }) => word === type) ? "officer" : "crew";
}

/** What each level is called, and the Crew that make it. */
export const LEVELS: { level: Level; name: string; crew: string }[] = [
  { level: "capacity", name: t("carry"), crew: "dockworker" },
  { level: "mine", name: t("mine"), crew: "miner" },
  { level: "salvage", name: t("salvage"), crew: "scavenger" },
  { level: "steps", name: t("trade"), crew: "trader" },
  { level: "sabotage", name: t("sabotage"), crew: "saboteur" },
  { level: "barter", name: t("swap"), crew: "monger" },
];

/** "4 Dockworkers × 2 = 8", or what else makes the figure. */
export function levelSum(plan: Plan, player: Player, level: Level): string {
  const { crew } = LEVELS.find((one) => one.level === level)!;
  const [cards, as, figure] = [player.crew[crew] ?? 0, player.declared?.[crew] ?? 0, player.levels[level]];
  if (level === "capacity" && player.consigned) return t("Consignment: {0} until the next unloading", figure);
  const sum = [crewSaid(plan, cards, crew), ...(as ? [count(as, "Shapeshifter")] : [])].join(" + ");
  const each = figure / Math.max(1, cards + as);
  return each > 1 && Number.isInteger(each) ? `${as ? `(${sum})` : sum} × ${each} = ${figure}` : `${sum} → ${figure}`;
}

/** "4 Dockworkers"; languages that do not add an s say "4 × Hafenarbeiter". */
const crewSaid = (plan: Plan, cards: number, crew: string): string =>
  language === "en"
    ? `${cards} ${typeName(plan, crew)}${cards === 1 ? "" : "s"}`
    : `${cards} × ${typeName(plan, crew)}`;

/** What a bank that is short pays for a mission; nothing can be delivered to an empty one. */
export const missionPay = ({ gold, pays }: Mission): number => pays || gold;

/** "Mission: 3 Ruby for 3 Gold and 1 VP; 8 below it". */
export function missionSaid(plan: Plan, mission: Mission): string {
  const asked = listed(plan, mission.need);
  const { gold, vp, below } = mission;
  const pay = missionPay(mission);
  return pay < gold
    ? t("Mission: {0} for {1} Gold (the bank has no more) and {2} VP; {3} below it", asked, pay, vp, below)
    : t("Mission: {0} for {1} Gold and {2} VP; {3} below it", asked, pay, vp, below);
}

/** Points by where they come from: "gold 7 + cards 7 + missions 2". */
export const scoreParts = ({ gold, cards, missions }: Player["score"]): string =>
  t("gold {0} + cards {1} + missions {2}", gold, cards, missions);

/** "gold 7 + cards 7 + missions 2 = 16". */
export function scoreSum({ score }: Player): string {
  return `${scoreParts(score)} = ${score.gold + score.cards + score.missions}`;
}

/** What a trade with a die comes to. */
export const dieSum = (title: string, shows: number): string =>
  t("shows {0}: a trade pays {0} {1}, or brings {0}", shows, title);

export const goldSum = (
  board: GemBoard,
  gold: { stored: number[]; aboard: number; adrift: number; bank: number },
): string =>
  t(
    "{0} stored, {1} aboard, {2} adrift, {3} in the bank: {4} in all",
    gold.stored.reduce((sum, n) => sum + n, 0),
    gold.aboard,
    gold.adrift,
    gold.bank,
    board.gold,
  );

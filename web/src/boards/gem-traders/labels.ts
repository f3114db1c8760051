// Texts of the board that the server does not send: short names and how figures add up.
import { t } from "../../i18n/translate";
import { nameOf } from "../../messages/format";
import type { BoardLayout, BoardProps } from "../contract";
import type { Board, Card, Counts, GoldCount, Level, Mission, Player } from "./view";

/** What says messages, and knows the goods. */
export interface Speaker {
  layout: Pick<BoardLayout, "goods">;
  say: BoardProps["say"];
}
type Named = Pick<BoardProps, "context">;

/** "1 Emerald, 1 Scrap", or "nothing". */
export function formatUnits({ layout, say }: Speaker, counts: Counts): string {
  const parts = layout.goods.flatMap(({ word }) => {
    const units = counts[word];
    return units ? [say(["amount", { units, good: word }])] : [];
  });
  if (counts.any) parts.push(say(["amount-any", { units: counts.any }]));
  return parts.join(", ") || t("nothing");
}

/** "Dock X1", "Home". */
export const placeName = ({ context }: Named, place: string): string => nameOf("place", place, context);

export const typeName = ({ context }: Named, type: string): string => nameOf("type", type, context);

export type Kind = "crew" | "officer" | "boost";
export const KIND_NAMES: Record<Kind, string> = { crew: t("Crew"), officer: t("Officer"), boost: t("Boost") };

export function kindOf(layout: BoardLayout, { type }: Pick<Card, "type">): Kind {
  if (layout.words.boost?.some(({ word }) => word === type)) return "boost";
  return layout.words.officer?.some(({ word }) => word === type) ? "officer" : "crew";
}

/** The name of each level, and the Crew that raise it. */
export const LEVELS: { level: Level; name: string; crew: string }[] = [
  { level: "capacity", name: t("carry"), crew: "dockworker" },
  { level: "mine", name: t("mine"), crew: "miner" },
  { level: "salvage", name: t("salvage"), crew: "scavenger" },
  { level: "steps", name: t("trade"), crew: "trader" },
  { level: "sabotage", name: t("sabotage"), crew: "saboteur" },
  { level: "barter", name: t("swap"), crew: "monger" },
];

/** How a level comes about: "4 Dockworkers × 2 = 8". */
export function levelSum({ say }: Speaker, player: Player, level: Level): string {
  const { crew } = LEVELS.find((entry) => entry.level === level)!;
  const [cards, declared, figure] = [player.crew[crew] ?? 0, player.declared?.[crew] ?? 0, player.levels[level]];
  if (level === "capacity" && player.consigned) return t("Consignment: {0} until you next unload", figure);
  const formatCrew = (units: number, word: string): string => say(["board-crew-count", { units, crew: word }]);
  const sum = [formatCrew(cards, crew), ...(declared ? [formatCrew(declared, "shapeshifter")] : [])].join(" + ");
  const each = figure / Math.max(1, cards + declared);
  return each > 1 && Number.isInteger(each)
    ? `${declared ? `(${sum})` : sum} × ${each} = ${figure}`
    : `${sum} → ${figure}`;
}

/** The gold a mission pays: what the bank has left of it, or its full reward while the bank is empty (undeliverable then). */
export const missionPay = ({ gold, pays }: Mission): number => pays || gold;

/** "Mission: 3 Ruby for 3 Gold and 1 VP; 8 more in the pile". */
export function missionText(table: Speaker, mission: Mission): string {
  const need = formatUnits(table, mission.need);
  const { gold, vp, below } = mission;
  const pay = missionPay(mission);
  return pay < gold
    ? t("Mission: {0} for {1} Gold (all the bank has left) and {2} VP; {3} more in the pile", need, pay, vp, below)
    : t("Mission: {0} for {1} Gold and {2} VP; {3} more in the pile", need, pay, vp, below);
}

/** Points by source: "gold 7 + cards 7 + missions 2". */
export const scoreParts = ({ gold, cards, missions }: Player["score"]): string =>
  t("gold {0} + cards {1} + missions {2}", gold, cards, missions);

/** "gold 7 + cards 7 + missions 2 = 16". */
export function scoreSum({ score }: Player): string {
  return `${scoreParts(score)} = ${score.gold + score.cards + score.missions}`;
}

/** What a die is worth in a trade. */
export const dieText = (title: string, shows: number): string =>
  t("shows {0}: a trade costs or brings {0} {1}", shows, title);

export const goldSum = (board: Board, gold: GoldCount): string =>
  t(
    "{0} stored, {1} aboard, {2} adrift, {3} in the bank: {4} in all",
    gold.stored.reduce((sum, n) => sum + n, 0),
    gold.aboard,
    gold.adrift,
    gold.bank,
    board.gold,
  );

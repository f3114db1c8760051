// Texts of the board that the server does not send: short names and how figures add up.
import { t } from "./text";
import { nameOf } from "../../messages/format";
import type { BoardLayout, BoardProps } from "../contract";
import type { Board, Counts, GoldCount, Level, Mission, Player } from "./view";

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
  return parts.join(", ") || t("client-nothing");
}

/** "Dock X1", "Home". */
export const placeName = ({ context }: Named, place: string): string => nameOf("place", place, context);

export const typeName = ({ context }: Named, type: string): string => nameOf("type", type, context);

/** The same for a narrow card: long words have a soft hyphen in the catalogue. */
export const hyphenatedName = ({ context }: Named, type: string): string => nameOf("type", type, context, "hyphenated");

export type Kind = "crew" | "officer" | "boost";
export const KIND_NAMES: Record<Kind, string> = {
  crew: t("client-crew"),
  officer: t("client-officer"),
  boost: t("client-boost"),
};

export function kindOf(layout: BoardLayout, { type }: { type: string }): Kind {
  if (layout.words.boost?.some(({ word }) => word === type)) return "boost";
  return layout.words.officer?.some(({ word }) => word === type) ? "officer" : "crew";
}

/** The name of each level, and the Crew that raise it. */
export const LEVELS: { level: Level; name: string; crew: string }[] = [
  { level: "capacity", name: t("client-ability-carry"), crew: "dockworker" },
  { level: "mine", name: t("client-ability-mine"), crew: "miner" },
  { level: "salvage", name: t("client-ability-salvage"), crew: "scavenger" },
  { level: "steps", name: t("client-ability-trade"), crew: "trader" },
  { level: "sabotage", name: t("client-ability-sabotage"), crew: "saboteur" },
  { level: "barter", name: t("client-ability-swap"), crew: "monger" },
];

/** How a level comes about: "4 Dockworkers × 2 = 8". */
export function levelSum({ say }: Speaker, player: Player, level: Level): string {
  const { crew } = LEVELS.find((entry) => entry.level === level)!;
  const [cards, declared, figure] = [player.crew[crew] ?? 0, player.declared?.[crew] ?? 0, player.levels[level]];
  if (level === "capacity" && player.consigned) return t("client-consignment-until-you-next-unload", { figure });
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
    ? t("client-mission-gold-all-bank-left", { need, pay, vp, below })
    : t("client-mission-gold-vp-more-pile", { need, pay, vp, below });
}

/** Points by source: "gold 7 + cards 7 + missions 2". */
export const scoreParts = ({ gold, cards, missions }: Player["score"]): string =>
  t("client-gold-cards-missions", { gold, cards, missions });

/** "gold 7 + cards 7 + missions 2 = 16". */
export function scoreSum({ score }: Player): string {
  return `${scoreParts(score)} = ${score.gold + score.cards + score.missions}`;
}

/** What a die is worth in a trade. */
export const dieText = (title: string, shows: number): string => t("client-shows-trade-costs-brings", { shows, title });

export const goldSum = (board: Board, gold: GoldCount): string =>
  t("client-stored-aboard-adrift-bank-all", {
    reduce: gold.stored.reduce((sum, n) => sum + n, 0),
    aboard: gold.aboard,
    adrift: gold.adrift,
    bank: gold.bank,
    gold: board.gold,
  });

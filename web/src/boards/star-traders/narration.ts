// What a step told of dice, for the strip that shows them.
import { t } from "../../i18n/translate";
type Event = Record<string, unknown>;

export interface Roll {
  title: string;
  tone: "won" | "lost" | "plain";
  die?: number;
  bonus?: number;
  other?: number;
  otherBonus?: number;
  verdict?: string;
  good?: string;
  change?: number;
  price?: number;
}

const number = (event: Event, key: string): number => Number(event[key] ?? 0);

const ROLLS: Record<string, (event: Event) => Roll> = {
  blockade_roll: (event) => {
    const [die, bonus, target] = [number(event, "roll"), number(event, "bonus"), number(event, "target")];
    const done = die + bonus >= target;
    return {
      title: t("Blockade"),
      tone: done ? "won" : "lost",
      die,
      bonus,
      verdict: done ? t("reaches {0}", target) : t("misses {0}", target),
    };
  },
  dice: (event) => {
    const [die, bonus] = [number(event, "attack"), number(event, "attack_bonus")];
    const [other, otherBonus] = [number(event, "defence"), number(event, "defence_bonus")];
    const margin = die + bonus - other - otherBonus;
    const verdict = margin > 0 ? t("hits") : margin < 0 ? t("misses") : t("ties with");
    return {
      title: t("Attack"),
      tone: margin > 0 ? "won" : margin < 0 ? "lost" : "plain",
      die,
      bonus,
      other,
      otherBonus,
      verdict,
    };
  },
  market: (event) => ({
    title: "",
    tone: "plain",
    good: String(event["good"]),
    change: number(event, "change"),
    price: number(event, "price"),
  }),
  manipulated: (event) => ({
    title: "",
    tone: "plain",
    good: String(event["good"]),
    change: number(event, "roll") * (event["down"] ? -1 : 1),
    price: number(event, "price"),
  }),
};

export const rollsOf = (events: readonly Event[]): Roll[] =>
  events.flatMap((event) => {
    const roll = ROLLS[String(event["event"])];
    return roll ? [roll(event)] : [];
  });

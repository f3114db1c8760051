// Dice rolls in the events of a step.
import { t } from "../../i18n/translate";

type Event = Record<string, unknown>;

export interface DiceRoll {
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

const numberIn = (event: Event, key: string): number => Number(event[key] ?? 0);

const ROLL_EVENTS: Record<string, (event: Event) => DiceRoll> = {
  blockade_roll: (event) => {
    const [die, bonus, target] = [numberIn(event, "roll"), numberIn(event, "bonus"), numberIn(event, "target")];
    const succeeded = die + bonus >= target;
    return {
      title: t("Blockade"),
      tone: succeeded ? "won" : "lost",
      die,
      bonus,
      verdict: succeeded ? t("reaches {0}", target) : t("misses {0}", target),
    };
  },
  dice: (event) => {
    const [die, bonus] = [numberIn(event, "attack"), numberIn(event, "attack_bonus")];
    const [other, otherBonus] = [numberIn(event, "defence"), numberIn(event, "defence_bonus")];
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
    change: numberIn(event, "change"),
    price: numberIn(event, "price"),
  }),
  manipulated: (event) => ({
    title: "",
    tone: "plain",
    good: String(event["good"]),
    change: numberIn(event, "roll") * (event["down"] ? -1 : 1),
    price: numberIn(event, "price"),
  }),
};

export const diceRolls = (events: readonly Event[]): DiceRoll[] =>
  events.flatMap((event) => {
    const roll = ROLL_EVENTS[String(event["event"])];
    return roll ? [roll(event)] : [];
  });

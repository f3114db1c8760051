// Dice rolls in the events of a step.
import { t } from "./text";
import type { Event } from "./view";

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

type EventOf<Name extends Event["event"]> = Extract<Event, { event: Name }>;

function blockadeRoll({ roll: die, bonus, target }: EventOf<"blockade_roll">): DiceRoll {
  const succeeded = die + bonus >= target;
  const verdict = succeeded ? t("client-reaches", { target }) : t("client-misses", { target });
  return { title: t("client-roll-blockade"), tone: succeeded ? "won" : "lost", die, bonus, verdict };
}

function attackRoll(event: EventOf<"dice">): DiceRoll {
  const { attack: die, attack_bonus: bonus, defence: other, defence_bonus: otherBonus } = event;
  const margin = die + bonus - other - otherBonus;
  const verdict = margin > 0 ? t("client-roll-hits") : margin < 0 ? t("client-roll-misses") : t("client-ties-with");
  const tone = margin > 0 ? "won" : margin < 0 ? "lost" : "plain";
  return { title: t("client-attack"), tone, die, bonus, other, otherBonus, verdict };
}

function rollOf(event: Event): DiceRoll[] {
  switch (event.event) {
    case "blockade_roll":
      return [blockadeRoll(event)];
    case "dice":
      return [attackRoll(event)];
    case "market":
      return [{ title: "", tone: "plain", good: event.good, change: event.change, price: event.price }];
    case "manipulated": {
      const change = event.roll * (event.down ? -1 : 1);
      return [{ title: "", tone: "plain", good: event.good, change, price: event.price }];
    }
    default:
      return [];
  }
}

export const diceRolls = (events: readonly Event[]): DiceRoll[] => events.flatMap(rollOf);

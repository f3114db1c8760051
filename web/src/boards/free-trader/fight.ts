// A fight as sums: what the steps told of it, and what the view says of the card to come.
import type { Side, Term, Verdict } from "../../pieces/equation";
import type { Figure } from "../contract";
import type { Blow, EnemyView, FaceView, FreeTraderView } from "./view";
import { kindOf } from "./words";
import { t } from "../../i18n/translate";

export interface Exchange {
  title: string;
  note: string;
  left: Side;
  right: Side;
  verdict: Verdict;
}

type Figures = Record<string, Figure>;
type Told = Record<string, unknown>;
const number = (told: Told | undefined, key: string): number => Number(told?.[key] ?? 0);

interface Parts {
  value: number;
  month: number;
  booty: number;
}

function enemyTerms(name: string, parts: Parts, card: number | null, figures: Figures, doubled = false): Term[] {
  const terms: Term[] = [{ value: parts.value, label: name, figure: figures["strength"] }];
  terms.push({ value: parts.month, label: t("month"), figure: figures["month"] });
  if (parts.booty) terms.push({ value: parts.booty, label: t("booty"), figure: figures["booty"] });
  return [...terms, { value: card, label: doubled ? t("card × 2") : t("card"), card: true }];
}

function shipSide(use: "attack" | "defence", level: number, card: number | null, figures: Figures): Side {
  const attacks = use === "attack";
  const label = attacks ? t("attack") : t("defence");
  const terms = [
    { value: level, label: attacks ? t("Weapons") : t("Defenses"), figure: figures[attacks ? "weapons" : "defenses"] },
    { value: card, label: t("card"), card: true },
  ];
  const figure = figures[attacks ? "counter" : "defence"];
  return { label, terms, total: card === null ? null : level + card, figure };
}

const versus = (a: number, b: number): string => `${a} ${a > b ? ">" : a === b ? "=" : "<"} ${b}`;

const struck = (attack: number, defence: number, hit: boolean): Verdict => ({
  text: hit ? t("Hit") : t("Missed"),
  detail: versus(attack, defence),
  tone: hit ? "bad" : "good",
});

/** The last exchanges of a fight that a step told of: an attack on the ship, a counterattack, or one after the other. */
export function exchanges(events: readonly Told[], figures: Figures, foe: string): Exchange[] {
  const found: Exchange[] = [];
  let name = foe || t("Enemy");
  let attack: Told | undefined;
  let counter: Told | undefined;
  let resisted: Told | undefined;
  const parts = (told: Told): Parts => ({
    value: number(told, "base"),
    month: number(told, "month"),
    booty: number(told, "booty"),
  });
  for (const event of events) {
    if (event["event"] === "enemy") name = kindOf({ kind: event["kind"] as FaceView["kind"], value: 0 });
    else if (event["event"] === "attack") attack = event;
    else if (event["event"] === "counter") counter = event;
    else if (event["event"] === "resisted") resisted = event;
    else if (event["event"] === "defence" && attack) {
      const [its, ours] = [number(event, "attack"), number(event, "defence")];
      found.push({
        title: t("{0} attacks", name),
        note: t("card turned"),
        left: {
          label: t("attack"),
          terms: enemyTerms(name, parts(attack), number(attack, "modifier"), figures),
          total: its,
          figure: figures["attack"],
        },
        right: shipSide("defence", number(event, "level"), number(event, "modifier"), figures),
        verdict: struck(its, ours, its > ours),
      });
    } else if ((event["event"] === "killed" || event["event"] === "survived") && counter && resisted) {
      const killed = event["event"] === "killed";
      const [ours, its] = [number(event, "attack"), number(event, "defence")];
      found.push({
        title: t("You counterattack"),
        note: t("card turned"),
        left: shipSide("attack", number(counter, "level"), number(counter, "modifier"), figures),
        right: {
          label: t("defence"),
          terms: enemyTerms(name, parts(resisted), number(resisted, "modifier"), figures),
          total: its,
          figure: figures["resist"],
        },
        verdict: {
          text: killed ? t("Destroyed") : t("It holds out"),
          detail: versus(ours, its),
          tone: killed ? "good" : "bad",
        },
      });
    }
  }
  return found;
}

/** The attack that has just hit, from the view: also there after a reload. */
export function blowOf(enemy: EnemyView, blow: Blow, figures: Figures): Exchange {
  const name = kindOf(enemy);
  return {
    title: t("{0} attacks", name),
    note: t("card turned"),
    left: {
      label: t("attack"),
      terms: enemyTerms(name.replace(/ \d+$/, ""), enemy.strength, blow.modifier, figures),
      total: blow.attack,
      figure: figures["attack"],
    },
    right: shipSide("defence", blow.level, blow.shield, figures),
    verdict: struck(blow.attack, blow.defence, true),
  };
}

/** The counterattack that could be made: its card lies face down, so the odds stand where the verdict will be. */
export function toCome(board: FreeTraderView, figures: Figures): Exchange | null {
  const { enemy, fight, ship } = board;
  if (!enemy || !fight) return null;
  const name = kindOf(enemy).replace(/ \d+$/, "");
  return {
    title: t("You counterattack"),
    note: t("the card is still face down"),
    left: shipSide("attack", ship.modules["weapons"]?.level ?? 0, null, figures),
    right: {
      label: t("defence"),
      terms: enemyTerms(name, enemy.strength, null, figures, fight.defence_doubled),
      total: null,
      figure: figures["resist"],
    },
    verdict: {
      text: t("{0} of {1}", fight.kill, fight.cards),
      detail: t("to destroy"),
      tone: "open",
      figure: figures["kill"],
    },
  };
}

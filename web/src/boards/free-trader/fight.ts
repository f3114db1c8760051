// Combat as equations: past exchanges from the events of a step, and the next counterattack from the view.
import type { Side, Term, Verdict } from "../../pieces/equation";
import type { Figure } from "../contract";
import type { Blow, EnemyView, FaceView, FreeTraderView } from "./view";
import { kindLabel, kindName } from "./labels";
import { t } from "../../i18n/translate";

export interface Exchange {
  title: string;
  note: string;
  left: Side;
  right: Side;
  verdict: Verdict;
}

type Figures = Record<string, Figure>;
type GameEvent = Record<string, unknown>;
const numberIn = (event: GameEvent | undefined, key: string): number => Number(event?.[key] ?? 0);

interface EnemyStrength {
  value: number;
  month: number;
  booty: number;
}

function enemyTerms(
  name: string,
  strength: EnemyStrength,
  card: number | null,
  figures: Figures,
  doubled = false,
): Term[] {
  const terms: Term[] = [{ value: strength.value, label: name, figure: figures["strength"] }];
  terms.push({ value: strength.month, label: t("month"), figure: figures["month"] });
  if (strength.booty) terms.push({ value: strength.booty, label: t("booty"), figure: figures["booty"] });
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

const comparison = (a: number, b: number): string => `${a} ${a > b ? ">" : a === b ? "=" : "<"} ${b}`;

const attackVerdict = (attack: number, defence: number, hit: boolean): Verdict => ({
  text: hit ? t("Hit") : t("Missed"),
  detail: comparison(attack, defence),
  tone: hit ? "bad" : "good",
});

/** The exchanges among the events of a step: an attack on the ship, a counterattack, or both in turn. */
export function fightExchanges(events: readonly GameEvent[], figures: Figures, enemyName: string): Exchange[] {
  const found: Exchange[] = [];
  let name = enemyName || t("Enemy");
  let attack: GameEvent | undefined;
  let counter: GameEvent | undefined;
  let resisted: GameEvent | undefined;
  const strengthIn = (event: GameEvent): EnemyStrength => ({
    value: numberIn(event, "base"),
    month: numberIn(event, "month"),
    booty: numberIn(event, "booty"),
  });
  for (const event of events) {
    if (event["event"] === "enemy") name = kindName(event["kind"] as FaceView["kind"]);
    else if (event["event"] === "attack") attack = event;
    else if (event["event"] === "counter") counter = event;
    else if (event["event"] === "resisted") resisted = event;
    else if (event["event"] === "defence" && attack) {
      const [its, ours] = [numberIn(event, "attack"), numberIn(event, "defence")];
      found.push({
        title: t("{0} attacks", name),
        note: t("card revealed"),
        left: {
          label: t("attack"),
          terms: enemyTerms(name, strengthIn(attack), numberIn(attack, "modifier"), figures),
          total: its,
          figure: figures["attack"],
        },
        right: shipSide("defence", numberIn(event, "level"), numberIn(event, "modifier"), figures),
        verdict: attackVerdict(its, ours, its > ours),
      });
    } else if ((event["event"] === "killed" || event["event"] === "survived") && counter && resisted) {
      const killed = event["event"] === "killed";
      const [ours, its] = [numberIn(event, "attack"), numberIn(event, "defence")];
      found.push({
        title: t("You counterattack"),
        note: t("card revealed"),
        left: shipSide("attack", numberIn(counter, "level"), numberIn(counter, "modifier"), figures),
        right: {
          label: t("defence"),
          terms: enemyTerms(name, strengthIn(resisted), numberIn(resisted, "modifier"), figures),
          total: its,
          figure: figures["resist"],
        },
        verdict: {
          text: killed ? t("Destroyed") : t("It survives"),
          detail: comparison(ours, its),
          tone: killed ? "good" : "bad",
        },
      });
    }
  }
  return found;
}

/** The attack that has just hit, from the view, so that it survives a reload. */
export function lastHit(enemy: EnemyView, blow: Blow, figures: Figures): Exchange {
  return {
    title: t("{0} attacks", kindLabel(enemy)),
    note: t("card revealed"),
    left: {
      label: t("attack"),
      terms: enemyTerms(kindName(enemy.kind), enemy.strength, blow.modifier, figures),
      total: blow.attack,
      figure: figures["attack"],
    },
    right: shipSide("defence", blow.level, blow.shield, figures),
    verdict: attackVerdict(blow.attack, blow.defence, true),
  };
}

/** The next counterattack. Its card is face down, so the odds stand in place of the verdict. */
export function nextCounterattack(board: FreeTraderView, figures: Figures): Exchange | null {
  const { enemy, fight, ship } = board;
  if (!enemy || !fight) return null;
  const name = kindName(enemy.kind);
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

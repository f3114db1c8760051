// Combat as equations: past exchanges from the events of a step, and the next counterattack from the view.
import type { Side, Term, Verdict } from "../../pieces/equation";
import type { Figure } from "../contract";
import type { Blow, Board, Enemy, Event } from "./view";
import { kindLabel, kindName } from "./labels";
import { t } from "./text";

export interface Exchange {
  title: string;
  note: string;
  left: Side;
  right: Side;
  verdict: Verdict;
}

type Figures = Record<string, Figure>;
type EventOf<Name extends Event["event"]> = Extract<Event, { event: Name }>;

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
  terms.push({ value: strength.month, label: t("client-month"), figure: figures["month"] });
  if (strength.booty) terms.push({ value: strength.booty, label: t("client-booty"), figure: figures["booty"] });
  return [...terms, { value: card, label: doubled ? t("client-card-doubled") : t("client-card"), card: true }];
}

function shipSide(use: "attack" | "defence", level: number, card: number | null, figures: Figures): Side {
  const attacks = use === "attack";
  const label = attacks ? t("client-attack") : t("client-defence-figure");
  const terms = [
    {
      value: level,
      label: attacks ? t("client-weapons") : t("client-defenses"),
      figure: figures[attacks ? "weapons" : "defenses"],
    },
    { value: card, label: t("client-card"), card: true },
  ];
  const figure = figures[attacks ? "counter" : "defence"];
  return { label, terms, total: card === null ? null : level + card, figure };
}

const comparison = (a: number, b: number): string => `${a} ${a > b ? ">" : a === b ? "=" : "<"} ${b}`;

const attackVerdict = (attack: number, defence: number, hit: boolean): Verdict => ({
  text: hit ? t("client-hit") : t("common-missed"),
  detail: comparison(attack, defence),
  tone: hit ? "bad" : "good",
});

/** The exchanges among the events of a step: an attack on the ship, a counterattack, or both in turn. */
export function fightExchanges(events: readonly Event[], figures: Figures, enemyName: string): Exchange[] {
  const found: Exchange[] = [];
  let name = enemyName || t("client-enemy");
  let attack: EventOf<"attack"> | undefined;
  let counter: EventOf<"counter"> | undefined;
  let resisted: EventOf<"resisted"> | undefined;
  for (const event of events) {
    if (event.event === "enemy") name = kindName(event.kind);
    else if (event.event === "attack") attack = event;
    else if (event.event === "counter") counter = event;
    else if (event.event === "resisted") resisted = event;
    else if (event.event === "defence" && attack) found.push(pastAttack(name, attack, event, figures));
    else if ((event.event === "killed" || event.event === "survived") && counter && resisted)
      found.push(pastCounterattack(name, counter, resisted, event, figures));
  }
  return found;
}

const strengthIn = ({ base: value, month, booty }: EventOf<"attack" | "resisted">): EnemyStrength => ({
  value,
  month,
  booty,
});

const pastAttack = (
  name: string,
  attack: EventOf<"attack">,
  { level, modifier, attack: its, defence: ours }: EventOf<"defence">,
  figures: Figures,
): Exchange => ({
  title: t("client-attacks", { name }),
  note: t("client-card-revealed"),
  left: {
    label: t("client-attack"),
    terms: enemyTerms(name, strengthIn(attack), attack.modifier, figures),
    total: its,
    figure: figures["attack"],
  },
  right: shipSide("defence", level, modifier, figures),
  verdict: attackVerdict(its, ours, its > ours),
});

function pastCounterattack(
  name: string,
  counter: EventOf<"counter">,
  resisted: EventOf<"resisted">,
  { event, attack: ours, defence: its }: EventOf<"killed" | "survived">,
  figures: Figures,
): Exchange {
  const killed = event === "killed";
  return {
    title: t("client-you-counterattack"),
    note: t("client-card-revealed"),
    left: shipSide("attack", counter.level, counter.modifier, figures),
    right: {
      label: t("client-defence-figure"),
      terms: enemyTerms(name, strengthIn(resisted), resisted.modifier, figures),
      total: its,
      figure: figures["resist"],
    },
    verdict: {
      text: killed ? t("client-destroyed") : t("client-it-survives"),
      detail: comparison(ours, its),
      tone: killed ? "good" : "bad",
    },
  };
}

/** The attack that has just hit, from the view, so that it survives a reload. */
export function lastHit(enemy: Enemy, blow: Blow, figures: Figures): Exchange {
  return {
    title: t("client-attacks", { name: kindLabel(enemy) }),
    note: t("client-card-revealed"),
    left: {
      label: t("client-attack"),
      terms: enemyTerms(kindName(enemy.kind), enemy.strength, blow.modifier, figures),
      total: blow.attack,
      figure: figures["attack"],
    },
    right: shipSide("defence", blow.level, blow.shield, figures),
    verdict: attackVerdict(blow.attack, blow.defence, true),
  };
}

/** The next counterattack. Its card is face down, so the odds stand in place of the verdict. */
export function nextCounterattack(board: Board, figures: Figures): Exchange | null {
  const { enemy, fight, ship } = board;
  if (!enemy || !fight) return null;
  const name = kindName(enemy.kind);
  return {
    title: t("client-you-counterattack"),
    note: t("client-card-still-face-down"),
    left: shipSide("attack", ship.modules["weapons"]?.level ?? 0, null, figures),
    right: {
      label: t("client-defence-figure"),
      terms: enemyTerms(name, enemy.strength, null, figures, fight.defence_doubled),
      total: null,
      figure: figures["resist"],
    },
    verdict: {
      text: t("client-of", { units: fight.kill, spaces: fight.cards }),
      detail: t("client-to-destroy"),
      tone: "open",
      figure: figures["kill"],
    },
  };
}

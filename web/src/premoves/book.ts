// What can be laid ahead, by names: the catalogue of a game read out.
import { serverText } from "../i18n/serverText";
import { t } from "../i18n/translate";
import type { Catalogue, Order, PhaseOf, PlanView, Verb } from "../wire/types";

/** An action as it is put together: the verb, and a word for each of its kinds. */
export interface Pick {
  phase: string;
  verb: string;
  words: string[];
}

/** The catalogue in the language of the page. */
export function spokenBook(book: Catalogue): Catalogue {
  const titled = <T extends { title: string }>(thing: T): T => ({ ...thing, title: serverText(thing.title) });
  const words = Object.entries(book.words).map(([kind, all]) => [kind, all.map(titled)]);
  const phases = book.phases.map((phase) => ({ ...titled(phase), doings: phase.doings.map(titled) }));
  return { ...book, phases, words: Object.fromEntries(words) };
}

export const phaseOf = (book: Catalogue, name: string): PhaseOf | undefined =>
  book.phases.find((each) => each.name === name);

const verbOf = (book: Catalogue, pick: Pick): Verb | undefined =>
  phaseOf(book, pick.phase)?.doings.find((each) => each.verb === pick.verb);

/** The first thing that can be done in a phase, or in the first phase of all. */
export function firstOf(book: Catalogue, phase = book.phases[0]?.name ?? ""): Pick {
  const doing = phaseOf(book, phase)?.doings[0];
  return withVerb(book, { phase, verb: doing?.verb ?? "", words: [] }, doing?.verb ?? "");
}

/** Another verb: the words that fit it still are kept. */
export function withVerb(book: Catalogue, pick: Pick, verb: string): Pick {
  const kinds = verbOf(book, { ...pick, verb })?.kinds ?? [];
  const words = kinds.map((kind, i) => {
    const known = book.words[kind] ?? [];
    return known.some((each) => each.word === pick.words[i]) ? pick.words[i]! : (known[0]?.word ?? "");
  });
  return { phase: pick.phase, verb, words };
}

export const kindsOf = (book: Catalogue, pick: Pick): string[] => verbOf(book, pick)?.kinds ?? [];
export const textOf = ({ verb, words }: Pick): string => [verb, ...words].join(":");

/** "explore:big" in a phase, as people call it: "Explore: Big". Where it is done in another phase, by its name there. */
export function nameOf(book: Catalogue, text: string, phase = ""): string {
  const [verb = "", ...words] = text.split(":");
  const here = phaseOf(book, phase)?.doings ?? [];
  const doing = [...here, ...book.phases.flatMap((each) => each.doings)].find((each) => each.verb === verb);
  if (!doing) return text;
  const titles = doing.kinds.map((kind, i) => book.words[kind]?.find((each) => each.word === words[i])?.title);
  return titles.length ? `${doing.title}: ${titles.join(", ")}` : doing.title;
}

export const PASS = "done"; // says that one does nothing more here, and nothing else

/** Whether an order is one of passing: it was switched on at the prompt, and is switched off there. */
export const isPass = (order: Order): boolean => order.always && order.action === PASS && !order.condition;

/** The part of the turn that a phase belongs to, and what passing is called there: known without the catalogue. */
export function passName(plan: PlanView | null, phase: string): string {
  const names = (plan?.groups[phase] ?? []).flatMap((group) => group.always);
  return names.find((each) => each.text === PASS)?.name ?? t("Done");
}

export const stageName = (plan: PlanView | null, phase: string): string =>
  plan?.stages.find((stage) => stage.phases.includes(phase))?.title ?? phase;

// The actions of a game that can be premoved, with their names.
import { serverText } from "../i18n/serverText";
import { t } from "../i18n/translate";
import type { PremoveOptions, Premove, PhaseOption, PlanView, VerbOption } from "../wire/types";

/** An action under construction: the verb, and one word for each of its parameters. */
export interface ActionDraft {
  phase: string;
  verb: string;
  words: string[];
}

/** The options, translated. */
export function translateOptions(options: PremoveOptions): PremoveOptions {
  const titled = <T extends { title: string }>(thing: T): T => ({ ...thing, title: serverText(thing.title) });
  const words = Object.entries(options.words).map(([kind, all]) => [kind, all.map(titled)]);
  const phases = options.phases.map((phase) => ({ ...titled(phase), doings: phase.doings.map(titled) }));
  return { ...options, phases, words: Object.fromEntries(words) };
}

export const findPhase = (options: PremoveOptions, name: string): PhaseOption | undefined =>
  options.phases.find((each) => each.name === name);

const findVerb = (options: PremoveOptions, pick: ActionDraft): VerbOption | undefined =>
  findPhase(options, pick.phase)?.doings.find((each) => each.verb === pick.verb);

/** The first action of a phase (by default the first phase). */
export function firstAction(options: PremoveOptions, phase = options.phases[0]?.name ?? ""): ActionDraft {
  const doing = findPhase(options, phase)?.doings[0];
  return withVerb(options, { phase, verb: doing?.verb ?? "", words: [] }, doing?.verb ?? "");
}

/** Switch the verb, keeping the words that still fit. */
export function withVerb(options: PremoveOptions, pick: ActionDraft, verb: string): ActionDraft {
  const kinds = findVerb(options, { ...pick, verb })?.kinds ?? [];
  const words = kinds.map((kind, i) => {
    const known = options.words[kind] ?? [];
    return known.some((each) => each.word === pick.words[i]) ? pick.words[i]! : (known[0]?.word ?? "");
  });
  return { phase: pick.phase, verb, words };
}

export const wordKinds = (options: PremoveOptions, pick: ActionDraft): string[] => findVerb(options, pick)?.kinds ?? [];
export const actionText = ({ verb, words }: ActionDraft): string => [verb, ...words].join(":");

/** "explore:big" → "Explore: Big", preferring the name it has in the given phase. */
export function actionLabel(options: PremoveOptions, text: string, phase = ""): string {
  const [verb = "", ...words] = text.split(":");
  const here = findPhase(options, phase)?.doings ?? [];
  const doing = [...here, ...options.phases.flatMap((each) => each.doings)].find((each) => each.verb === verb);
  if (!doing) return text;
  const titles = doing.kinds.map((kind, i) => options.words[kind]?.find((each) => each.word === words[i])?.title);
  return titles.length ? `${doing.title}: ${titles.join(", ")}` : doing.title;
}

export const PASS = "done"; // the action that ends a phase and does nothing else

/** Whether a premove is an automatic pass, which is toggled at the prompt. */
export const isAutoPass = (order: Premove): boolean => order.always && order.action === PASS && !order.condition;

/** What passing is called in a phase: by the board's plan, or else by the action's label. */
export function passName(plan: PlanView | null, phase: string, label = ""): string {
  const names = (plan?.groups[phase] ?? []).flatMap((group) => group.always);
  return names.find((each) => each.text === PASS)?.name ?? (serverText(label).split(": ")[0] || t("Done"));
}

export const stageName = (plan: PlanView | null, phase: string): string =>
  plan?.stages.find((stage) => stage.phases.includes(phase))?.title ?? phase;

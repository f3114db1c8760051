// The actions of a game that can be premoved, with their names.
import { serverText } from "../i18n/serverText";
import { t } from "../i18n/translate";
import type { PremoveOptions, Premove, PhaseOption, BoardLayoutView, VerbOption } from "../wire/types";

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
  const phases = options.phases.map((phase) => ({ ...titled(phase), options: phase.options.map(titled) }));
  return { ...options, phases, words: Object.fromEntries(words) };
}

export const findPhase = (options: PremoveOptions, name: string): PhaseOption | undefined =>
  options.phases.find((each) => each.name === name);

const findVerb = (options: PremoveOptions, pick: ActionDraft): VerbOption | undefined =>
  findPhase(options, pick.phase)?.options.find((each) => each.verb === pick.verb);

/** The first action of a phase (by default the first phase). */
export function firstAction(options: PremoveOptions, phase = options.phases[0]?.name ?? ""): ActionDraft {
  const found = findPhase(options, phase)?.options[0];
  return withVerb(options, { phase, verb: found?.verb ?? "", words: [] }, found?.verb ?? "");
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
  const here = findPhase(options, phase)?.options ?? [];
  const found = [...here, ...options.phases.flatMap((each) => each.options)].find((each) => each.verb === verb);
  if (!found) return text;
  const titles = found.kinds.map((kind, i) => options.words[kind]?.find((each) => each.word === words[i])?.title);
  return titles.length ? `${found.title}: ${titles.join(", ")}` : found.title;
}

export const PASS = "done"; // the action that ends a phase and does nothing else

/** Whether a premove is an automatic pass, which is toggled at the prompt. */
export const isAutoPass = (order: Premove): boolean => order.always && order.action === PASS && !order.condition;

/** What passing is called in a phase: by the board's layout, or else by the action's label. */
export function passName(layout: BoardLayoutView | null, phase: string, label = ""): string {
  const names = (layout?.groups[phase] ?? []).flatMap((group) => group.always);
  return names.find((each) => each.text === PASS)?.name ?? (serverText(label).split(": ")[0] || t("Done"));
}

export const stageName = (layout: BoardLayoutView | null, phase: string): string =>
  layout?.stages.find((stage) => stage.phases.includes(phase))?.title ?? phase;

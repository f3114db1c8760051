// The actions of a game that can be premoved, with their names.
import type { BoardLayout } from "../boards/contract";
import { formatMessage, nameOf, type Context } from "../messages/format";
import { textForm, type LegalAction } from "../live/legalAction";
import { t } from "../messages/text";
import type { PremoveDraft, PremoveView, PremoveOptions as PremoveOptionsView } from "../wire/types";

/** The options by name, in the page's language. */
export interface PremoveOptions {
  phases: PhaseOption[];
  words: Record<string, WordOption[]>; // by kind
}

export interface PhaseOption {
  name: string;
  title: string;
  options: VerbOption[];
}

/** An action is its verb and one word of each kind. */
export interface VerbOption {
  verb: string;
  title: string;
  kinds: string[];
}

export interface WordOption {
  word: string;
  title: string;
}

/** An action under construction: the verb, and one word for each of its parameters. */
export interface ActionDraft {
  phase: string;
  verb: string;
  words: string[];
}

/** `context` has the names of the game's things. */
export function readOptions(view: PremoveOptionsView, context: Context): PremoveOptions {
  const wordOption = (kind: string, word: string): WordOption => ({ word, title: nameOf(kind, word, context) });
  const words = Object.entries(view.words).map(([kind, all]) => [kind, all.map((word) => wordOption(kind, word))]);
  const phases = view.phases.map(({ name, message, options }) => ({
    name,
    title: formatMessage(message, context),
    options: options.map(({ verb, message, kinds }) => ({ verb, title: formatMessage(message, context), kinds })),
  }));
  return { phases, words: Object.fromEntries(words) };
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

/** An action as the server sends it. */
type PlannedAction = Pick<PremoveView, "verb" | "arguments">;

/** "Explore: Big", preferring the name it has in the given phase. */
export function actionLabel(options: PremoveOptions, { verb, arguments: given }: PlannedAction, phase = ""): string {
  const here = findPhase(options, phase)?.options ?? [];
  const found = [...here, ...options.phases.flatMap((each) => each.options)].find((each) => each.verb === verb);
  const words = Object.values(given);
  if (!found) return [verb, ...words].join(" ");
  const titles = found.kinds.map((kind, i) => options.words[kind]?.find((each) => each.word === words[i])?.title);
  return titles.length ? `${found.title}: ${titles.join(", ")}` : found.title;
}

/** A premove as it is sent back, so that it stays. */
export const toDraft = ({ id, phase, verb, arguments: words, condition, always }: PremoveView): PremoveDraft => ({
  id,
  phase,
  action: textForm(verb, words),
  condition: condition && {
    seat: condition.seat,
    action: textForm(condition.verb, condition.arguments),
    turn: condition.turn,
  },
  always,
});

export const PASS = "done"; // the action that ends a phase and does nothing else

/** Whether a premove is an automatic pass, which is toggled at the prompt. */
export const isAutoPass = (order: PremoveView): boolean => order.always && order.verb === PASS && !order.condition;

/** What passing is called in a phase: by the board's layout, or else by the action's label. */
export function passName(layout: BoardLayout | null, phase: string, pass?: LegalAction): string {
  const names = (layout?.groups[phase] ?? []).flatMap((group) => group.always);
  return names.find((each) => each.verb === PASS)?.name ?? pass?.label ?? t("premoves-done");
}

export const stageName = (layout: BoardLayout | null, phase: string): string =>
  layout?.stages.find((stage) => stage.phases.includes(phase))?.title ?? phase;

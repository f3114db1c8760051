// What stands on a planet's card now, and what pressing it asks for.
import type { ActionView } from "../../wire/types";
import type { MapPlanet } from "./view";
import { needs, standing } from "./words";
import { t } from "../../i18n/translate";

export type Tone = "lit" | "here" | "barred" | "far" | "quiet";

export interface Tag {
  text: string;
  short: string; // where the card is small
  tone: Tone;
  /** The action that pressing it asks for, allowed or not; "" where there is nothing to ask. */
  action: string;
  allowed: boolean;
}

/** The verb by which a planet is chosen in a phase. */
const VERBS: Record<string, string> = { jump: "jump", combat: "escape", home: "home" };
const NAMES: Record<string, string> = { jump: t("Jump @verb"), escape: t("Escape @verb"), home: t("Begin here") };

/** What an action costs, as its label says it: "1 V". */
export const costOf = (label: string): string => /: (\d+ V)/.exec(label)?.[1] ?? "";

export function tagOf(planet: MapPlanet, phase: string, actions: readonly ActionView[]): Tag {
  const verb = actions.length ? VERBS[phase] : undefined;
  const action = verb ? `${verb}:${planet.planet}` : "";
  const allowed = actions.find((each) => each.text === action);
  const is = (role: string): boolean => planet.roles.some((each) => each === role);
  if (verb && allowed) {
    const name = verb === "jump" && is("previous") ? t("Emergency") : (NAMES[verb] ?? "");
    const text = [name, costOf(allowed.label)].filter(Boolean).join(" · ");
    return { text, short: verb === "home" ? t("Begin") : name, tone: "lit", action, allowed: true };
  }
  const says = standing(planet);
  if (is("ship")) return { text: says, short: t("Here"), tone: "here", action: "", allowed: false };
  const tone: Tone = is("previous") ? "barred" : is("beyond") ? "far" : "quiet";
  const text = says || (verb ? t("Not beside you") : "");
  const short = tone === "far" ? t("Engines {0}", needs(planet)) : says || (verb ? t("Apart") : "");
  return { text, short, tone, action, allowed: false };
}

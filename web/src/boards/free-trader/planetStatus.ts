// The status of a planet on its card, and the action that pressing it asks for.
import { textForm } from "../../live/legalAction";
import type { MapPlanet, Role, TraderAction } from "./view";
import { enginesNeeded, reachLabel } from "./labels";
import { t } from "./text";

export type Tone = "lit" | "here" | "barred" | "far" | "quiet";

export interface PlanetStatus {
  text: string;
  short: string; // on small cards
  tone: Tone;
  /** The action that pressing it asks for, legal or not; "" for none. */
  action: string;
  allowed: boolean;
}

/** The action that chooses a planet in each phase. */
const VERBS: Record<string, string> = { jump: "jump", combat: "escape", home: "home" };
const NAMES: Record<string, string> = {
  jump: t("client-jump"),
  escape: t("client-escape"),
  home: t("client-start-here"),
};

export function planetStatus(planet: MapPlanet, phase: string, actions: readonly TraderAction[]): PlanetStatus {
  const verb = actions.length ? VERBS[phase] : undefined;
  const action = verb ? textForm(verb, { planet: planet.planet }) : "";
  const allowed = actions.find((each) => each.text === action);
  const is = (role: Role): boolean => planet.roles.includes(role);
  if (verb && allowed) {
    const name = verb === "jump" && is("previous") ? t("client-emergency-jump") : (NAMES[verb] ?? "");
    const text = [name, costOf(allowed)].filter(Boolean).join(" · ");
    return { text, short: verb === "home" ? t("client-start") : name, tone: "lit", action, allowed: true };
  }
  const reach = reachLabel(planet);
  if (is("ship")) return { text: reach, short: t("client-here"), tone: "here", action: "", allowed: false };
  const tone: Tone = is("previous") ? "barred" : is("beyond") ? "far" : "quiet";
  const text = reach || (verb ? t("client-not-adjacent-to-you") : "");
  const short =
    tone === "far"
      ? t("client-engines", { engines: enginesNeeded(planet) })
      : reach || (verb ? t("client-too-far") : "");
  return { text, short, tone, action, allowed: false };
}

const costOf = (action: TraderAction): string =>
  action.verb === "jump" || action.verb === "escape" ? `${action.facts.cost} V` : "";

// Translates a game's plan once, so that everything that shows its titles and texts shows them translated.
import { addProperNames, serverText } from "../i18n/serverText";
import { language } from "../i18n/translate";
import type { Plan } from "./contract";

export function translatePlan(plan: Plan): Plan {
  if (language === "en") return plan;
  const words = Object.entries(plan.words);
  addProperNames([...plan.goods, ...words.flatMap(([, all]) => all)].map(({ title }) => title));
  const titled = <T extends { title: string }>(thing: T): T => ({ ...thing, title: serverText(thing.title) });
  const figures = Object.entries(plan.figures);
  const groups = Object.entries(plan.groups);
  return {
    stages: plan.stages.map(titled),
    groups: Object.fromEntries(groups.map(([phase, all]) => [phase, all.map((group) => named(titled(group)))])),
    figures: Object.fromEntries(figures.map(([name, figure]) => [name, { ...figure, text: serverText(figure.text) }])),
    goods: plan.goods.map(titled),
    words: Object.fromEntries(words.map(([kind, all]) => [kind, all.map(titled)])),
  };
}

type Group = Plan["groups"][string][number];
const named = (group: Group): Group => ({
  ...group,
  always: group.always.map((action) => ({ ...action, name: serverText(action.name) })),
});

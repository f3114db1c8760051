// Translates a game's layout once, so that everything that shows its titles and texts shows them translated.
import { addProperNames, serverText } from "../i18n/serverText";
import { language } from "../i18n/translate";
import type { BoardLayout } from "./contract";

export function translateLayout(layout: BoardLayout): BoardLayout {
  if (language === "en") return layout;
  const words = Object.entries(layout.words);
  addProperNames([...layout.goods, ...words.flatMap(([, all]) => all)].map(({ title }) => title));
  const titled = <T extends { title: string }>(thing: T): T => ({ ...thing, title: serverText(thing.title) });
  const figures = Object.entries(layout.figures);
  const groups = Object.entries(layout.groups);
  return {
    stages: layout.stages.map(titled),
    groups: Object.fromEntries(groups.map(([phase, all]) => [phase, all.map((group) => named(titled(group)))])),
    figures: Object.fromEntries(figures.map(([name, figure]) => [name, { ...figure, text: serverText(figure.text) }])),
    goods: layout.goods.map(titled),
    words: Object.fromEntries(words.map(([kind, all]) => [kind, all.map(titled)])),
  };
}

type Group = BoardLayout["groups"][string][number];
const named = (group: Group): Group => ({
  ...group,
  always: group.always.map((action) => ({ ...action, name: serverText(action.name) })),
});

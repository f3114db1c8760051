// What is constant in a game with a given content set, with its texts in the page's language.
import { formatMessage, nameOf, type Context } from "../messages/format";
import type { BoardLayoutView } from "../wire/types";

/** A stage of the turn, as the rulebook divides it. */
export interface Stage {
  title: string;
  phases: string[];
  clause: string;
  needs: string; // the option that enables this part, or ""
}

/** Actions shown together: those with one of these verbs, and some that are shown even if they are not legal. */
export interface Group {
  title: string;
  verbs: string[];
  always: NamedAction[];
}

export interface NamedAction {
  verb: string;
  arguments: Record<string, string>; // its words by kind
  name: string;
}

/** How a number on the board is calculated, and the clause that says so. */
export interface Figure {
  text: string;
  clause: string;
}

export interface Word {
  word: string;
  title: string;
}

export interface Good extends Word {
  letter: string;
}

export interface BoardLayout {
  stages: Stage[];
  groups: Record<string, Group[]>; // by phase
  figures: Record<string, Figure>;
  goods: Good[];
  words: Record<string, Word[]>; // by kind
  /** The kind of word that names goods. */
  goodKind: string;
  /** The names that the content set gives, by kind and word. */
  names: Record<string, Record<string, string>>;
  /** What is printed on the cards and tiles of the set, if the game's board shows it. */
  printed: BoardLayoutView["printed"];
}

/** The game's messages must be loaded. */
export function readLayout(view: BoardLayoutView, game: string): BoardLayout {
  const context: Context = { game, names: view.names };
  const titled = (kind: string, word: string): Word => ({ word, title: nameOf(kind, word, context) });
  return {
    stages: view.stages.map(({ message, ...stage }) => ({ title: formatMessage(message, context), ...stage })),
    groups: mapValues(view.groups, (groups) => groups.map((group) => readGroup(group, context))),
    figures: mapValues(view.figures, (clause, name) => ({
      text: formatMessage([`figure-${name}`, {}], context),
      clause,
    })),
    goods: view.goods.map(({ word, letter }) => ({ ...titled(view.good_kind, word), letter })),
    words: mapValues(view.words, (words, kind) => words.map((word) => titled(kind, word))),
    goodKind: view.good_kind,
    names: view.names,
    printed: view.printed,
  };
}

function readGroup({ message, verbs, always }: BoardLayoutView["groups"][string][number], context: Context): Group {
  const named = always.map((each) => ({
    verb: each.verb,
    arguments: each.arguments,
    name: formatMessage(each.message, context),
  }));
  return { title: formatMessage(message, context), verbs, always: named };
}

const mapValues = <Value, Result>(
  all: Record<string, Value>,
  make: (value: Value, key: string) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(all).map(([key, value]) => [key, make(value, key)]));

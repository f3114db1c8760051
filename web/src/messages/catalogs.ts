// Loads catalogues: `src/longhaul/locales/<language>/<file>.ftl`, where a file is of a game, the `site` or the `page`. The
// headings of the English file divide it into sections, each a chunk of its own (see `messageCatalogs.ts`): `site` is what
// the page needs at once, `site/later` what it needs rarely. What a language lacks is shown in English.
import { FluentResource } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import { CATALOGS } from "virtual:catalogs";
import { Bundle } from "./bundle";
import { familyOf, language as spoken } from "./language";
import { accentMessages, PSEUDO } from "./pseudo";

const ENGLISH = "en";
export const SITE = "site";
const PAGE = "page";

const requested = new Map<string, Promise<void>>();
const resources = new Map<string, FluentResource>(); // by language and part: `de/site`
const bundles = new Map<string, readonly Bundle[]>(); // by language and game

let notify = (): void => {};
const subscribe = createSubscriber((update) => {
  notify = update;
  return () => (notify = () => {});
});

/** Load a section, such as `site` or `gem-traders/later`; also in English if some of it is not translated. */
export function loadMessages(part: string = SITE, language: string = spoken): Promise<void> {
  const key = `${language}/${part}`;
  const loading = requested.get(key) ?? load(part, language);
  requested.set(key, loading);
  loading.catch(() => requested.delete(key)); // may be tried again
  return loading;
}

const folderOf = (language: string): string => (language === PSEUDO ? ENGLISH : language);

async function load(part: string, language: string): Promise<void> {
  const [source, complete] = (await CATALOGS[`${folderOf(language)}/${part}`]?.()) ?? ["", false];
  const resource = new FluentResource(source);
  if (!complete && language !== ENGLISH)
    await Promise.all([part, SITE].flatMap((each) => others(language).map((other) => loadMessages(each, other))));
  resources.set(`${language}/${part}`, language === PSEUDO ? accentMessages(resource) : resource);
  bundles.clear();
  notify();
}

/** The languages that have what a language lacks. */
const others = (language: string): string[] => [...new Set([...familyOf(language).slice(1), ENGLISH])];

/** Load the sections of a game and the site that are rarely needed. */
export async function loadRest(game: string = SITE, language: string = spoken): Promise<void> {
  await Promise.all(unloaded(game, language).map((part) => loadMessages(part, language)));
}

/** Whether a message can be in a section that is not loaded yet; loads it. */
export function isLoading(game: string, language: string = spoken): boolean {
  if (unloaded(game, language).length === 0) return false;
  loadRest(game, language).catch(() => {});
  return true;
}

function unloaded(game: string, language: string): string[] {
  const sections = Object.keys(CATALOGS).map((key) => key.slice(key.indexOf("/") + 1));
  const wanted = sections.filter((section) => [game, SITE].some((file) => section.startsWith(`${file}/`)));
  return [...new Set(wanted)].filter((section) => !resources.has(`${language}/${section}`));
}

/** The bundles in which to look up a message of a game or the site, in this order. Reactive: they may be loading. */
export function bundlesOf(game: string, language: string = spoken): readonly Bundle[] {
  subscribe();
  const key = `${language}/${game}`;
  const known = bundles.get(key) ?? [...new Set([language, ENGLISH])].flatMap((each) => makeBundle(each, game));
  bundles.set(key, known);
  return known;
}

function makeBundle(language: string, game: string): Bundle[] {
  const wanted = familyOf(language).flatMap((each) =>
    [...new Set([game, SITE, PAGE])].map((file) => `${each}/${file}/`),
  );
  const loaded = wanted.flatMap((start) =>
    [...resources].flatMap(([key, resource]) => (`${key}/`.startsWith(start) ? resource : [])),
  );
  return loaded.length > 0 ? [new Bundle(language, loaded)] : [];
}

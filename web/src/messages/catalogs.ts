// Loads catalogues: `src/longhaul/locales/<language>/<part>.ftl`, where a part is a game or `site`. Each file is a chunk,
// made by `messageCatalogs.ts`; what a language lacks is shown in English.
import { FluentResource } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import { Bundle } from "./bundle";
import { language as spoken } from "./language";
import { accentMessages, PSEUDO } from "./pseudo";

/** A catalogue file: its messages, and whether it has all that the English file has. */
type Catalog = readonly [source: string, complete: boolean];

const ENGLISH = "en";
export const SITE = "site";
const FOLDER = "../../../src/longhaul/locales";
const FILES = import.meta.glob<Catalog>("../../../src/longhaul/locales/*/*.ftl", { import: "default" });

const requested = new Map<string, Promise<void>>();
const resources = new Map<string, FluentResource>(); // by language and part: `de/site`
const bundles = new Map<string, readonly Bundle[]>(); // by language and game

let notify = (): void => {};
const subscribe = createSubscriber((update) => {
  notify = update;
  return () => (notify = () => {});
});

/** Load the messages of the site, or of a game; also in English if some are not translated. */
export function loadMessages(part: string = SITE, language: string = spoken): Promise<void> {
  const key = `${language}/${part}`;
  const loading = requested.get(key) ?? load(part, language);
  requested.set(key, loading);
  loading.catch(() => requested.delete(key)); // may be tried again
  return loading;
}

async function load(part: string, language: string): Promise<void> {
  const folder = language === PSEUDO ? ENGLISH : language;
  const [source, complete] = (await FILES[`${FOLDER}/${folder}/${part}.ftl`]?.()) ?? ["", false];
  const resource = new FluentResource(source);
  if (!complete && language !== ENGLISH) await Promise.all([part, SITE].map((each) => loadMessages(each, ENGLISH)));
  resources.set(`${language}/${part}`, language === PSEUDO ? accentMessages(resource) : resource);
  bundles.clear();
  notify();
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
  const loaded = [...new Set([game, SITE])].flatMap((part) => resources.get(`${language}/${part}`) ?? []);
  return loaded.length > 0 ? [new Bundle(language, loaded)] : [];
}

// Everything that people read goes through here. English is written where it is said, and is the catalogue's key: what a
// catalogue does not have stays English. The markup of components comes here by itself (see `messages.ts`).
import { createSubscriber } from "svelte/reactivity";

export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;
type Catalogue = Readonly<Record<string, string>>;

const KEY = "language";
const PARTS = import.meta.glob<Catalogue>("./*/*.json", { import: "default" });

/** The one that was chosen, or the first that the browser asks for and we have. */
function choice(): Language {
  const wanted = [localStorage.getItem(KEY) ?? "", ...navigator.languages].map((each) => each.slice(0, 2));
  return (wanted.find((each) => each in LANGUAGES) as Language | undefined) ?? "en";
}

export const language: Language = choice();
/** For dates, lists and numbers: our English is that of Britain. */
export const LOCALE = language === "en" ? "en-GB" : language;
const catalogue: Record<string, string> = {};
const sayings: Record<string, string> = {};
const RULES = new Intl.PluralRules(language);
const POINT = new Intl.NumberFormat(LOCALE).format(0.5).replace(/\d/g, "");

/** Chosen for good: the page is read anew, in that language. */
export function chooseLanguage(chosen: Language): void {
  localStorage.setItem(KEY, chosen);
  location.reload();
}

const fetched = new Map<string, Promise<Catalogue[]>>();

/** Have the words of a part of the page at hand: the shell's, or those of a game, which go before those of others. */
export async function loadCatalogue(part: string): Promise<void> {
  const asked = fetched.get(part) ?? fetchWords(part);
  fetched.set(part, asked);
  asked.catch(() => fetched.delete(part));
  const [shell = {}, server = {}] = await asked;
  addMessages(shell, server);
}

const fetchWords = (part: string): Promise<Catalogue[]> =>
  Promise.all([`${part}.json`, `${part}.server.json`].map(async (file) => PARTS[`./${language}/${file}`]?.() ?? {}));

let learnt = 0;
let tell = (): void => {};
const told = createSubscriber((update) => {
  tell = update;
  return () => (tell = () => {});
});

/** Words of the page, and what the server says: the same English may mean something else there. */
export function addMessages(page: Catalogue, server: Catalogue = {}): void {
  Object.assign(catalogue, page);
  Object.assign(sayings, server);
  learnt += 1;
  tell();
}

/** How often words have come: whatever is drawn by it is drawn anew when more do. */
export function catalogueVersion(): number {
  told();
  return learnt;
}

/** The translation of what the server says, word by word as it is said. */
export const lookUp = (message: string): string | undefined => sayings[message] ?? catalogue[message];

/** What it says with something in it. */
export const messagesWithSlots = (): [string, string][] =>
  Object.entries({ ...catalogue, ...sayings }).filter(([message]) => message.includes("{"));

/**
 * A message in the language of the page; `{0}`, `{1}` … stand for the values. Where one English word means two things, its
 * message ends with which of them is meant ("End @verb"), and that is not shown.
 */
export function t(message: string, ...values: unknown[]): string {
  return fillSlots(catalogue[message] ?? message.replace(/ @\w+$/, ""), values);
}

/** "1 day", "3 days": the form that goes with a number. */
export const count = (n: number, one: string, many = `${one}s`): string => plural(n, `{0} ${one}`, `{0} ${many}`);

/** The same for whole sentences: the number is `{0}`, further values are `{1}`, `{2}` … */
export function plural(n: number, one: string, many: string, ...values: unknown[]): string {
  const forms = (catalogue[`${one}|${many}`] ?? `${one}|${many}`).split("|");
  return fillSlots(RULES.select(n) === "one" ? forms[0]! : forms.at(-1)!, [n, ...values]);
}

/** "Ada, Bea and 2 bots". */
export const formatList = (names: string[]): string => new Intl.ListFormat(LOCALE).format(names);

/** "Ada or Bea". */
export const formatAlternatives = (names: string[]): string =>
  new Intl.ListFormat(LOCALE, { type: "disjunction" }).format(names);

/** "2.5", with the point of the language. */
export const formatDecimal = (value: number, digits = 1): string => value.toFixed(digits).replace(".", POINT);

export function fillSlots(message: string, values: readonly unknown[]): string {
  return message.replace(/\{(\d)\}/g, (_, number: string) => String(values[Number(number)] ?? ""));
}

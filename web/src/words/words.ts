// Everything that people read goes through here. English is written where it is said, and is the catalogue's key: what a
// catalogue does not have stays English. The markup of components comes here by itself (see `messages.ts`).

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
const catalogue: Record<string, string> = {};
const plural = new Intl.PluralRules(language);

/** Chosen for good: the page is read anew, in that language. */
export function chooseLanguage(chosen: Language): void {
  localStorage.setItem(KEY, chosen);
  location.reload();
}

/** Have the words of a part of the page at hand: the shell's, or those of a game. */
export async function speak(part: string): Promise<void> {
  const files = [`./${language}/${part}.json`, `./${language}/${part}.said.json`];
  for (const words of await Promise.all(files.map((file) => PARTS[file]?.()))) learn(words ?? {});
}

export function learn(words: Catalogue): void {
  Object.assign(catalogue, words);
}

export const known = (message: string): string | undefined => catalogue[message];

/** Messages with something in them. */
export const patterns = (): [string, string][] =>
  Object.entries(catalogue).filter(([message]) => message.includes("{"));

/** A message in the language of the page; `{0}`, `{1}` … stand for the values. */
export function t(message: string, ...values: unknown[]): string {
  return filled(catalogue[message] ?? message, values);
}

/** "1 day", "3 days": the form that goes with a number. */
export function count(n: number, one: string, many = `${one}s`): string {
  const message = `{0} ${one}|{0} ${many}`;
  const forms = (catalogue[message] ?? message).split("|");
  return filled(plural.select(n) === "one" ? forms[0]! : forms.at(-1)!, [n]);
}

export function filled(message: string, values: readonly unknown[]): string {
  return message.replace(/\{(\d)\}/g, (_, number: string) => String(values[Number(number)] ?? ""));
}

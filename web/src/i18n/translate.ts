// All user-facing text goes through here. The English text in the source is the catalogue's key; messages
// missing from a catalogue stay English. Component markup is rewritten at build time (see `extractMessages.ts`).

export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;
type Catalogue = Readonly<Record<string, string>>;

const KEY = "language";
const PARTS = import.meta.glob<Catalogue>("./*/*.json", { import: "default" });

/** The chosen language, else the first of the browser's languages that we have. */
function choice(): Language {
  const wanted = [localStorage.getItem(KEY) ?? "", ...navigator.languages].map((each) => each.slice(0, 2));
  return (wanted.find((each) => each in LANGUAGES) as Language | undefined) ?? "en";
}

export const language: Language = choice();
/** Locale for dates, lists and numbers: British English. */
export const LOCALE = language === "en" ? "en-GB" : language;
const catalogue: Record<string, string> = {};
const RULES = new Intl.PluralRules(language);
const POINT = new Intl.NumberFormat(LOCALE).format(0.5).replace(/\d/g, "");

/** Save the choice and reload the page. */
export function chooseLanguage(chosen: Language): void {
  localStorage.setItem(KEY, chosen);
  location.reload();
}

const fetched = new Map<string, Promise<Catalogue>>();

/** Load the catalogue of a part of the page: the shell, or a game (whose messages override earlier ones). */
export async function loadCatalogue(part: string): Promise<void> {
  const asked = fetched.get(part) ?? fetchWords(part);
  fetched.set(part, asked);
  asked.catch(() => fetched.delete(part));
  addMessages(await asked);
}

const fetchWords = async (part: string): Promise<Catalogue> => (await PARTS[`./${language}/${part}.json`]?.()) ?? {};

export const addMessages = (messages: Catalogue): void => void Object.assign(catalogue, messages);

/**
 * Translate a message; `{0}`, `{1}` … are replaced by the values. Where an English word has two meanings, the message
 * ends with a context marker ("End @verb"), which is not shown.
 */
export function t(message: string, ...values: unknown[]): string {
  return fillSlots(catalogue[message] ?? message.replace(/ @\w+$/, ""), values);
}

/** "1 day", "3 days". */
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

/** "2.5", with the decimal separator of the language. */
export const formatDecimal = (value: number, digits = 1): string => value.toFixed(digits).replace(".", POINT);

export function fillSlots(message: string, values: readonly unknown[]): string {
  return message.replace(/\{(\d)\}/g, (_, number: string) => String(values[Number(number)] ?? ""));
}

// Which languages there are, and which one the page speaks.
import { localeOf } from "./grammar";
import { PSEUDO } from "./pseudo";

const ENGLISH = "en";
const KEY = "language"; // in the browser's storage
const FOLDERS = import.meta.glob<string>("../../../src/longhaul/locales/*/site.ftl", {
  query: "?name",
  import: "default",
  eager: true,
});

/** Each language by its own name, English first: `{ en: "English", de: "Deutsch" … }`. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FOLDERS)
    .map(([path, name]) => [path.split("/").at(-2)!, name] as const)
    .sort(([a], [b]) => Number(b === ENGLISH) - Number(a === ENGLISH) || a.localeCompare(b)),
);

/** The language that comes closest to a code: for `pt-BR` that, else `pt`, else of another region. */
export function findLanguage(code: string, known: readonly string[] = Object.keys(LANGUAGES)): string | undefined {
  const wanted = code.toLowerCase();
  const find = (is: (each: string) => boolean): string | undefined => known.find((each) => is(each.toLowerCase()));
  const closest = [wanted, ...wider(wanted)].map((each) => find((lower) => lower === each)).find(Boolean);
  return closest ?? find((lower) => lower.split("-")[0] === wanted.split("-")[0]);
}

/** The codes that say less, the longest first: `zh-Hant`, `zh` of `zh-Hant-TW`. */
const wider = (language: string): string[] => {
  const parts = language.split("-");
  return parts.slice(1).map((_, i) => parts.slice(0, -1 - i).join("-"));
};

/** The language, and those whose messages it has where it has none of its own: `pt-BR`, `pt`. */
export const familyOf = (language: string): string[] => [
  language,
  ...wider(language).filter((each) => Object.hasOwn(LANGUAGES, each)),
];

/** The language in the address (for development), else the chosen one, else the first of the browser's that we have. */
function choose(): string {
  const asked = new URLSearchParams(globalThis.location?.search).get(KEY);
  if (asked === PSEUDO) return PSEUDO;
  const wanted = [asked, localStorage.getItem(KEY), ...navigator.languages];
  return wanted.map((each) => findLanguage(each ?? "")).find(Boolean) ?? ENGLISH;
}

export const language: string = choose();

/** The manifest with the texts of a language. */
export const manifestOf = (language: string): string =>
  `/page/manifest-${language === PSEUDO ? ENGLISH : language}.webmanifest`;

/** For dates, lists and numbers: British English. */
export const LOCALE: string = localeOf(language);

/** Save the choice and reload the page. */
export function chooseLanguage(chosen: string): void {
  localStorage.setItem(KEY, chosen);
  location.reload();
}

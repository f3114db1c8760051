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

/** The language in the address (for development), else the chosen one, else the first of the browser's that we have. */
function choose(): string {
  const asked = new URLSearchParams(globalThis.location?.search).get(KEY);
  if (asked === PSEUDO) return PSEUDO;
  const wanted = [asked, localStorage.getItem(KEY), ...navigator.languages].map((each) => (each ?? "").slice(0, 2));
  return wanted.find((each) => Object.hasOwn(LANGUAGES, each)) ?? ENGLISH;
}

export const language: string = choose();

/** For dates, lists and numbers: British English. */
export const LOCALE: string = localeOf(language);

/** Save the choice and reload the page. */
export function chooseLanguage(chosen: string): void {
  localStorage.setItem(KEY, chosen);
  location.reload();
}

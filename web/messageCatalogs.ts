// Makes modules of catalogues, `src/longhaul/locales/<language>/<file>.ftl`, one for each section of a file:
// `[messages, whether it is complete]`, without comments; with the query `?name` the language's own name. A heading of the
// English file says which section its messages are in, in all languages: `## Rejections [later]`. Without that they are in
// the section "". `virtual:catalogs` has a function that loads each, but for what only Python uses.
// Parsing stays with the browser: parsed messages as JSON are a sixth larger when compressed, and parsing takes half a
// millisecond for a game.
import type { Plugin } from "vite";

const ENGLISH = "en";
/** The section of what only Python uses, such as mails. */
export const PYTHON = "python";
const ONLY_PYTHON = ["terminal.ftl"];
const INDEX = "virtual:catalogs";

interface Entry {
  readonly section: string;
  text: string;
}

/** The messages of a catalogue by id, as they are written, with the sections that the headings name. */
export function entriesOf(source: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let entry: Entry | undefined;
  let section = "";
  for (const line of source.split("\n")) {
    if (/^## ?/.test(line)) section = /\[(.+)\]$/.exec(line)?.[1] ?? "";
    if (line.startsWith("#")) continue;
    const start = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (start) entries.set(start, (entry = { section, text: line }));
    else if (entry) entry.text += `\n${line}`;
  }
  return entries;
}

const sectionsOf = (english: string): string[] => [
  ...new Set([...entriesOf(english).values()].map((entry) => entry.section)),
];

/** The messages of a section of a file, and whether it has all that the English file has. */
export function catalogOf(source: string, english: string, section = ""): [source: string, complete: boolean] {
  const own = entriesOf(source);
  const wanted = [...entriesOf(english)].filter(([, entry]) => entry.section === section).map(([id]) => id);
  const texts = wanted.flatMap((id) => own.get(id)?.text.trimEnd() ?? []);
  return [texts.join("\n"), texts.length === wanted.length];
}

/** The plugin, for a folder of catalogues and without some of the sections. */
export const messageCatalogs = (locales: string, leftOut: readonly string[]): Plugin => ({
  name: "message-catalogs",
  enforce: "pre",
  resolveId: (id) => (id === INDEX ? `\0${INDEX}` : null),
  async load(id) {
    const read = (path: string): Promise<string> => this.fs.readFile(path, { encoding: "utf8" });
    if (id === `\0${INDEX}`) {
      const loaders = await loadersOf(locales, leftOut, { list: (path) => this.fs.readdir(path), read });
      return moduleOf(`export const CATALOGS = {\n${loaders.join(",\n")}\n};`);
    }
    const [path = "", query = ""] = id.split("?");
    if (!path.endsWith(".ftl")) return null;
    const englishPath = path.replace(/[^/]+(\/[^/]+)$/, `${ENGLISH}$1`);
    for (const each of [path, englishPath]) this.addWatchFile(each);
    const [source, options] = [await read(path), new URLSearchParams(query)];
    if (options.has("name")) return moduleOf(`export default ${JSON.stringify(nameOf(source, path))}`);
    const catalog = catalogOf(source, await read(englishPath), options.get("section") ?? "");
    return moduleOf(`export default ${JSON.stringify(catalog)}`);
  },
});

const moduleOf = (code: string) => ({ code, map: null, moduleType: "js" as const });

interface Files {
  list(path: string): Promise<string[]>;
  read(path: string): Promise<string>;
}

/** A function for each section of each file: `"de/site": () => import(…)`, `"de/site/later": …`. */
async function loadersOf(locales: string, leftOut: readonly string[], { list, read }: Files): Promise<string[]> {
  const sections: Record<string, string[]> = {};
  for (const name of await list(`${locales}/${ENGLISH}`)) {
    const all = ONLY_PYTHON.includes(name) ? [] : sectionsOf(await read(`${locales}/${ENGLISH}/${name}`));
    sections[name] = all.filter((section) => !leftOut.includes(section));
  }
  const loaders: string[] = [];
  for (const language of await list(locales))
    for (const name of await list(`${locales}/${language}`))
      for (const section of sections[name] ?? []) loaders.push(loader(locales, language, name, section));
  return loaders;
}

function loader(locales: string, language: string, name: string, section: string): string {
  const key = [language, name.replace(/\.ftl$/, ""), section].filter(Boolean).join("/");
  const path = `${locales}/${language}/${name}${section && `?section=${section}`}`;
  return `${JSON.stringify(key)}: () => import(${JSON.stringify(path)}).then((module) => module.default)`;
}

function nameOf(source: string, path: string): string {
  const name = entriesOf(source).get("language-name")?.text.split("=")[1]?.trim();
  if (!name) throw new Error(`${path} lacks the message language-name`);
  return name;
}

// Texts that browsers show without the page's script: its description, what it says where scripts are off or no server can
// be reached, and the names in its manifest. They come from the section [static] of the catalogue `page.ftl`. Where no
// language has been chosen, every language speaks for itself.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const ENGLISH = "en";
/** The section of these texts, which the page's script does without. */
export const STATIC = "static";
const COMMAND = "longhaul play";
const [WORKER, MANIFEST] = ["serviceWorker.js", "webManifest.json"];
const UTF8 = { encoding: "utf8" } as const;

/** The texts of the page by language, English first. */
type Texts = ReadonlyMap<string, FluentBundle>;

/** The plugin, for a folder of catalogues: completes `index.html`, and makes `sw.js` and a manifest for each language. */
export function staticTexts(locales: string): Plugin {
  let texts: Texts = new Map();
  return {
    name: "static-texts",
    async buildStart() {
      texts = await readTexts(locales, this.fs);
    },
    transformIndexHtml: (html) =>
      html
        .replace("%DESCRIPTION%", () => escape(say(texts, ENGLISH, "static-about")!))
        .replace("%NO_SCRIPT%", () => noScript(texts)),
    async generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
      const [worker, manifest] = [await this.fs.readFile(WORKER, UTF8), await this.fs.readFile(MANIFEST, UTF8)];
      emit(
        "sw.js",
        worker.replace("%OFFLINE%", () => offlinePage(texts)),
      );
      for (const language of texts.keys())
        emit(`manifest-${language}.webmanifest`, manifestIn(language, manifest, texts));
    },
  };
}

/** The files that a plugin reads. */
interface Files {
  readdir(path: string): Promise<string[]>;
  readFile(path: string, options: typeof UTF8): Promise<string>;
}

async function readTexts(locales: string, files: Files): Promise<Texts> {
  const languages = (await files.readdir(locales)).sort((a, b) => Number(b === ENGLISH) - Number(a === ENGLISH));
  const bundles = languages.map(async (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const source = await files.readFile(`${locales}/${language}/page.ftl`, UTF8).catch(() => ""); // a region may lack it
    bundle.addResource(new FluentResource(source));
    return [language, bundle] as const;
  });
  return new Map(await Promise.all(bundles));
}

/** A text in a language, if the language has it. */
function say(texts: Texts, language: string, id: string): string | undefined {
  const pattern = texts.get(language)?.getMessage(id)?.value;
  return pattern ? texts.get(language)!.formatPattern(pattern, { command: COMMAND }) : undefined;
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

const inEach = (texts: Texts, id: string, write: (text: string) => string): string[] =>
  [...texts.keys()].flatMap((language) => {
    const text = say(texts, language, id);
    return text ? `<p lang="${language}">${write(escape(text))}</p>` : [];
  });

const noScript = (texts: Texts): string =>
  inEach(texts, "static-no-script", (text) => text.replace(COMMAND, `<code>${COMMAND}</code>`)).join("\n      ");

const offlinePage = (texts: Texts): string =>
  [
    `<!doctype html><html lang="${ENGLISH}"><meta name="viewport" content="width=device-width"><title>Longhaul</title>`,
    ...inEach(texts, "static-offline", (text) => `${text} <a href="/">Longhaul</a>`),
    "</html>",
  ].join("\n");

function manifestIn(language: string, manifest: string, texts: Texts): string {
  const inOwn = (id: string): string => (say(texts, language, id) ?? say(texts, ENGLISH, id))!;
  const shortcuts = [
    { name: inOwn("common-daily-challenge"), url: "/daily" },
    { name: inOwn("page-rules"), url: "/rules" },
  ];
  const own = { lang: language, description: inOwn("static-about"), shortcuts };
  return JSON.stringify({ ...(JSON.parse(manifest) as object), ...own });
}

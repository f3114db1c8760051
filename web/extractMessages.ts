// Extracts the user-facing text of components and routes it through the i18n catalogue.
//
// Components are written in plain English. Before they are compiled, `translatable` finds every piece of text in their
// markup (text with the expressions in it, the attributes that are read out, the strings between which an expression
// chooses) and puts a call of `t` in its place; `messages` lists the same pieces for the test that compares them with the
// catalogues. In scripts `t` is called by hand. What must stay as it is stands in an element with translate="no".
import { parse, type AST } from "svelte/compiler";
import ts from "typescript";

/** A piece of text and its position in the source; `code` replaces it. */
interface Piece {
  start: number;
  end: number;
  message: string;
  code: string;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const OF_ELEMENTS = ["aria-label", "aria-valuetext", "title", "placeholder", "alt", "label"];
const OF_COMPONENTS = ["text", "confirm", "submitLabel", "none", "heading", "hint", "empty", "sum", "kicker"];
const READ_OUT = [...OF_ELEMENTS, ...OF_COMPONENTS, "phaseLabel", "actionLabel"];
const SILENT = ["code", "kbd", "pre", "style", "script"];
const CALL = "i18n__.t";
export const HOME = "src/i18n/translate.ts";

const isText = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^[A-Z]+-[A-Z]+-\d+$/.test(text); // no clause ids

/** All user-facing text in a component's markup. */
export function pieces(source: string): Piece[] {
  const found: Piece[] = [];
  const root = parse(source, { modern: true });
  visit({ fragment: root.fragment } as unknown as Node, source, found);
  return found;
}

function visit(node: Node, source: string, found: Piece[]): void {
  if (SILENT.includes(String(node["name"])) || isKept(node)) return;
  for (const attribute of (node["attributes"] ?? []) as Node[]) visitAttribute(attribute, source, found);
  for (const value of Object.values(node)) {
    if (!isFragment(value)) continue;
    for (const run of runs(value.nodes)) visitRun(run, source, found);
    for (const child of value.nodes) visit(child, source, found);
  }
}

const isFragment = (value: unknown): value is { nodes: Node[] } =>
  (value as Node | null)?.type === "Fragment" && Array.isArray((value as { nodes?: unknown }).nodes);

function isKept(node: Node): boolean {
  const attributes = (node["attributes"] ?? []) as AST.Attribute[];
  return attributes.some(({ name, value }) => name === "translate" && Array.isArray(value));
}

/** Adjacent text and expressions form one message. */
function runs(nodes: Node[]): Node[][] {
  const all: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === "Text" || node.type === "ExpressionTag") all.at(-1)!.push(node);
    else all.push([]);
  }
  return all.filter((run) => run.length);
}

const literalOf = (node: Node): string | null => {
  if (node.type === "Text") return String(node["data"]);
  const expression = node["expression"] as Node;
  return expression.type === "Literal" && typeof expression["value"] === "string" ? expression["value"] : null;
};

function visitRun(run: Node[], source: string, found: Piece[]): void {
  if (!isWords(run)) {
    for (const node of run) if (node.type === "ExpressionTag") visitChoice(expressionOf(node), source, found);
    return;
  }
  const [first, last] = [run[0]!, run.at(-1)!];
  const { text, values } = template(run, source, found);
  const message = inOneLine(text);
  const code = edge(first, /^\s*/, source) + `{${call(message, values)}}` + edge(last, /\s*$/, source);
  found.push({ start: first.start, end: last.end, message, code });
}

const isWords = (run: Node[]): boolean => run.some((node) => isText(literalOf(node) ?? ""));
const inOneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Whitespace at the edge of a message. Svelte may drop it from text, but not from an expression. */
function edge(node: Node, space: RegExp, source: string): string {
  if (node.type === "Text") return space.exec(source.slice(node.start, node.end))![0];
  return space.exec(literalOf(node) ?? "")![0] && '{" "}';
}

function template(run: Node[], source: string, found: Piece[]): { text: string; values: string[] } {
  const values: string[] = [];
  const text = run.map((node) => literalOf(node) ?? `{${values.push(inner(node, source, found)) - 1}}`).join("");
  return { text, values };
}

const expressionOf = (node: Node): Node => node["expression"] as Node;

/** The source of an expression inside a message, with its own text replaced too. */
function inner(node: Node, source: string, found: Piece[]): string {
  const expression = expressionOf(node);
  const within: Piece[] = [];
  visitChoice(expression, source, within);
  found.push(...within.map((piece) => ({ ...piece, start: -1, end: -1 }))); // its code is inlined here
  return replaced(source, within, expression.start, expression.end);
}

function visitAttribute(attribute: Node, source: string, found: Piece[]): void {
  if (attribute.type !== "Attribute" || !READ_OUT.includes(String(attribute["name"]))) return;
  const value = attribute["value"] as true | Node | Node[];
  if (value === true) return;
  if (!Array.isArray(value)) return visitChoice(expressionOf(value), source, found);
  if (!isWords(value)) return;
  const { text, values } = template(value, source, found);
  const message = inOneLine(text);
  found.push({
    start: attribute.start,
    end: attribute.end,
    message,
    code: `${attribute["name"]}={${call(message, values)}}`,
  });
}

/** The string literals an expression can evaluate to: `open ? "Free" : \`${name} sits here\``. */
function visitChoice(node: Node, source: string, found: Piece[]): void {
  if (node.type === "ConditionalExpression") {
    visitChoice(node["consequent"] as Node, source, found);
    visitChoice(node["alternate"] as Node, source, found);
  } else if (node.type === "LogicalExpression") {
    visitChoice(node["right"] as Node, source, found);
  } else if (node.type === "Literal" && typeof node["value"] === "string" && isText(node["value"])) {
    found.push({ ...place(node), message: node["value"], code: call(node["value"], []) });
  } else if (node.type === "TemplateLiteral") {
    const parts = (node["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    if (!parts.some(isText)) return;
    const message = parts.reduce((whole, part, number) => `${whole}{${number - 1}}${part}`);
    const values = (node["expressions"] as Node[]).map((each) => inner({ ...each, expression: each }, source, found));
    found.push({ ...place(node), message, code: call(message, values) });
  }
}

const place = ({ start, end }: Node): { start: number; end: number } => ({ start, end });
const call = (message: string, values: string[]): string =>
  `${CALL}(${[JSON.stringify(message), ...values].join(", ")})`;

function replaced(source: string, found: Piece[], start: number, end: number): string {
  const inside = found.filter((piece) => piece.start >= start).sort((a, b) => a.start - b.start);
  let [code, at] = ["", start];
  for (const piece of inside) {
    code += source.slice(at, piece.start) + piece.code;
    at = piece.end;
  }
  return code + source.slice(at, end);
}

/** A preprocessor for components. */
export const translatable = {
  name: "translatable",
  markup({ content, filename = "" }: { content: string; filename?: string }): { code: string } | undefined {
    if (!filename.includes("/web/src/") || filename.includes("node_modules")) return undefined;
    const found = pieces(content);
    if (!found.length) return undefined;
    const code = replaced(content, found, 0, content.length);
    const words = `import * as i18n__ from "/${HOME}";`;
    const script = /<script(?![^>]*\bmodule\b)[^>]*>/.exec(code);
    if (!script) return { code: `<script lang="ts">${words}</script>${code}` };
    return { code: code.replace(script[0], () => script[0] + words) };
  },
};

/** The messages of a source file: those of markup, and those with which code calls `t`, `count` and `plural`. */
export function messages(path: string, source: string): string[] {
  const marked = path.endsWith(".svelte") ? pieces(source).map((piece) => piece.message) : [];
  return [...marked, ...scripts(path, source).flatMap(called)];
}

/** The code of a source file: its scripts and, one by one, the expressions of its markup. */
export function scripts(path: string, source: string): string[] {
  if (!path.endsWith(".svelte")) return [source];
  const own = [...source.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map((match) => match[1]!);
  return [...own, ...expressions(parse(source, { modern: true }).fragment as unknown as Node, source)];
}

const CODE = ["expression", "test", "key", "declaration"]; // the properties of markup nodes that hold code

function expressions(node: Node, source: string): string[] {
  return Object.entries(node).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => {
      if (!(each as Node | null)?.type) return [];
      const { start, end } = each as Node;
      if (!CODE.includes(name)) return expressions(each as Node, source);
      return [name === "declaration" ? source.slice(start, end) : `(${source.slice(start, end)});`];
    }),
  );
}

function called(code: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [first, ...rest] = node.arguments;
      if (node.expression.text === "t" && first) found.push(...strings(first));
      const texts = rest.map((each) => strings(each)[0] ?? "");
      if (node.expression.text === "count") found.push(forms(texts));
      if (node.expression.text === "plural" && texts[0]) found.push(texts.slice(0, 2).join("|"));
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("source.ts", code, ts.ScriptTarget.Latest));
  return found.filter(Boolean);
}

const forms = ([one, many]: string[]): string => (one ? `{0} ${one}|{0} ${many || `${one}s`}` : "");

function strings(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...strings(node.whenTrue), ...strings(node.whenFalse)];
  return [];
}

// What a source file says: its calls of `t`, and the text that bypasses the catalogues. For the tests of the texts.
import { parse, type AST } from "svelte/compiler";
import ts from "typescript";

/** One call of `t`: the ids it chooses between, and the names of the facts that it passes. */
export interface TextCall {
  readonly ids: readonly string[];
  readonly facts: readonly string[];
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** The calls of `t` in a source file, and the texts of its `<TextWith>`. */
export const textCalls = (path: string, source: string): TextCall[] => [
  ...codeOf(path, source).flatMap(callsIn),
  ...(path.endsWith(".svelte") ? textsWith(rootOf(source), source) : []),
];

function textsWith(node: Node, source: string): TextCall[] {
  const inside = childrenOf(node).flatMap((child) => textsWith(child, source));
  if (node["name"] !== "TextWith") return inside;
  const [id, facts, slots] = ["id", "facts", "slots"].map((name) => expressionOf(valueOf(node, name, source)));
  return [{ ids: choicesOf(id!), facts: [...namesOf(facts!), ...namesOf(slots!)] }, ...inside];
}

/** The code of an attribute's value; of an empty object if it is missing. */
function valueOf(node: Node, name: string, source: string): string {
  const value = attributesOf(node).find((attribute) => attribute.name === name)?.value ?? [];
  const [first] = [value].flat() as unknown as Node[];
  if (!first) return "{}";
  const { start, end } = (first["expression"] as Node | undefined) ?? first;
  return first.type === "Text" ? JSON.stringify(first["data"]) : source.slice(start, end);
}

function expressionOf(code: string): ts.Expression {
  const file = ts.createSourceFile("source.ts", `(${code});`, ts.ScriptTarget.Latest, true);
  return ((file.statements[0] as ts.ExpressionStatement).expression as ts.ParenthesizedExpression).expression;
}

/** The text of a catalogue, or the message that a component shows. */
const SAYS = ["t", "messageOf"];

function callsIn(code: string): TextCall[] {
  const found: TextCall[] = [];
  visit(code, (node) => {
    if (!ts.isCallExpression(node) || !SAYS.includes(node.expression.getText())) return true;
    const [id, facts] = node.arguments;
    if (id) found.push({ ids: choicesOf(id), facts: facts ? namesOf(facts) : [] });
    return true;
  });
  return found;
}

/** The strings between which an expression chooses: `open ? "home-open" : "home-over"`. */
function choicesOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return choicesOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...choicesOf(node.whenTrue), ...choicesOf(node.whenFalse)];
  throw new Error(`t must be called with the id of a text, or a choice of ids: ${node.getText()}`);
}

function namesOf(node: ts.Expression): string[] {
  if (!ts.isObjectLiteralExpression(node)) throw new Error(`facts must be written out: ${node.getText()}`);
  return node.properties.map((property) => {
    const { name } = property;
    if (!name) throw new Error(`facts must be named: ${property.getText()}`);
    return ts.isStringLiteralLike(name) ? name.text : name.getText();
  });
}

const ATTRIBUTES = ["aria-label", "aria-valuetext", "title", "placeholder", "alt", "label", "text", "heading", "hint"];
const SILENT_ELEMENTS = ["code", "kbd", "pre", "style", "script"];
/** Functions whose string arguments are selectors, keys or other names that are never shown. */
const SILENT_CALLS = new Set([
  ...[
    "t",
    "messageOf",
    "querySelector",
    "querySelectorAll",
    "closest",
    "matches",
    "matchMedia",
    "MediaQuery",
    "getItem",
  ],
  ...["setItem", "addEventListener", "removeEventListener", "glob", "Error", "RegExp", "Few", "indexOf", "includes"],
]);
const COMPARISONS = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
];

/** Two words, a word beside a space, or a word with a capital letter. */
const looksLikeText = (text: string): boolean =>
  /\s\p{L}{2,}|\p{L}{2,}\s|^\p{Lu}\p{Ll}+/u.test(text) && !/\b(var|minmax)\(/.test(text); // which are styles

/** The text in a source file that no catalogue has: what its markup says, and strings that look like text. */
export const untranslated = (path: string, source: string): string[] => [
  ...(path.endsWith(".svelte") ? markupTexts(rootOf(source)) : []),
  ...codeOf(path, source).flatMap(stringsIn),
];

const rootOf = (source: string): Node => parse(source, { modern: true }).fragment as unknown as Node;

/** Text of markup: two letters in a row. Elements with `translate="no"` stay as they are. */
function markupTexts(node: Node): string[] {
  if (SILENT_ELEMENTS.includes(String(node["name"])) || isKept(node)) return [];
  const own = node.type === "Text" ? [String(node["data"]).trim()] : [];
  const read = attributesOf(node).filter(({ name }) => ATTRIBUTES.includes(name));
  const attributes = read.flatMap(({ value }) => (Array.isArray(value) ? value : []));
  const spoken = (attributes as unknown as Node[])
    .filter(({ type }) => type === "Text")
    .map((text) => String(text["data"]));
  const inside = childrenOf(node).flatMap(markupTexts);
  return [...own, ...spoken, ...inside].filter((text) => /\p{L}{2}/u.test(text));
}

const attributesOf = (node: Node): AST.Attribute[] =>
  ((node["attributes"] ?? []) as AST.Attribute[]).filter(({ type }) => type === "Attribute");

const isKept = (node: Node): boolean =>
  attributesOf(node).some(({ name, value }) => name === "translate" && Array.isArray(value));

const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([name]) => !["attributes", "expression", "test"].includes(name))
    .flatMap(([, value]) => [value].flat() as Node[])
    .filter((value) => typeof value?.type === "string");

function stringsIn(code: string): string[] {
  const found: string[] = [];
  visit(code, (node) => {
    if (isSilent(node)) return false;
    const text = textOf(node);
    if (text !== null && looksLikeText(text)) found.push(text);
    return true;
  });
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.templateSpans.reduce((text, span, n) => `${text}{${n}}${span.literal.text}`, node.head.text);
}

/** Whether the strings inside a node are never shown, or come from a catalogue. */
function isSilent(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isCallExpression(node) || ts.isNewExpression(node))
    return SILENT_CALLS.has(node.expression.getText().split(/[.?]+/).at(-1)!);
  if (!parent) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) return true;
  if (ts.isCaseClause(parent) && parent.expression === node) return true;
  return ts.isBinaryExpression(parent) && COMPARISONS.includes(parent.operatorToken.kind);
}

function visit(code: string, enter: (node: ts.Node) => boolean): void {
  const walk = (node: ts.Node): void => {
    if (enter(node)) ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile("source.ts", code, ts.ScriptTarget.Latest, true));
}

/** The code of a source file: its scripts and, one by one, the expressions of its markup. */
function codeOf(path: string, source: string): string[] {
  if (!path.endsWith(".svelte")) return [source];
  const scripts = [...source.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map((match) => match[1]!);
  return [...scripts, ...expressionsIn(rootOf(source), source)];
}

const CODE = ["expression", "test", "key", "declaration"]; // the properties of markup nodes that hold code

function expressionsIn(node: Node, source: string): string[] {
  return Object.entries(node).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => {
      if (typeof (each as Node | null)?.type !== "string") return [];
      const { start, end } = each as Node;
      if (!CODE.includes(name)) return expressionsIn(each as Node, source);
      return [name === "declaration" ? source.slice(start, end) : `(${source.slice(start, end)});`];
    }),
  );
}

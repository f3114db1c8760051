// Finds text in code that looks user-facing but does not go through the i18n catalogue.
import ts from "typescript";
import { scripts, translatable } from "./extractMessages";

const SPEAKS = ["t", "count", "plural", "i18n__.t"];
/** Functions whose string arguments are selectors, keys or other names that are never shown. */
const SILENT = [
  "querySelector",
  "querySelectorAll",
  "closest",
  "matches",
  "matchMedia",
  "MediaQuery",
  "getItem",
  "setItem",
].concat(["addEventListener", "removeEventListener", "glob", "Error", "RegExp", "Few", "indexOf", "includes"]);
const SIDES = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
];

/** Two words, a word beside a space, or a word with a capital letter. */
const looksRead = (text: string): boolean =>
  /\s\p{L}{2,}|\p{L}{2,}\s|^\p{Lu}\p{Ll}+/u.test(text) && !/\b(var|minmax)\(/.test(text); // which are styles

/** The user-facing texts of a source file that bypass the catalogue. */
export function untranslated(path: string, source: string): string[] {
  if (!path.endsWith(".svelte")) return inCode(source);
  const { code } = translatable.markup({ content: source, filename: `/web/src/${path}` }) ?? { code: source };
  return scripts(path, code).flatMap(inCode);
}

function inCode(code: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (isSilent(node)) return;
    const text = textOf(node);
    if (text !== null && looksRead(text)) found.push(text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("source.ts", code, ts.ScriptTarget.Latest, true));
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.templateSpans.reduce((text, span, n) => `${text}{${n}}${span.literal.text}`, node.head.text);
}

/** Whether the strings inside a node are not shown or are already translated. */
function isSilent(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return isSpeaking(node.expression);
  if (!parent) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) return true;
  if (ts.isCaseClause(parent) && parent.expression === node) return true;
  return ts.isBinaryExpression(parent) && SIDES.includes(parent.operatorToken.kind);
}

function isSpeaking(called: ts.Expression): boolean {
  const name = called.getText();
  return SPEAKS.includes(name) || SILENT.includes(name.split(/[.?]+/).at(-1)!);
}

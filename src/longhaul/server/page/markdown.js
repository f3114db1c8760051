// As much of Markdown as our rulebooks use: headings, lists, tables, quotes, paragraphs; bold, italics, code, links.
import { h } from "/page/dom.js";

export function render(page) {
  const blocks = [];
  const lines = page.split("\n");
  for (let i = 0; i < lines.length;) {
    const [block, used] = block_at(lines, i);
    if (block) blocks.push(block);
    i += used;
  }
  return blocks;
}

function block_at(lines, start) {
  const line = lines[start];
  const run = (form) => { let end = start; while (end < lines.length && form.test(lines[end])) end += 1; return lines.slice(start, end); };
  const heading = line.match(/^(#{1,4}) (.*)$/);
  if (!line.trim()) return [null, 1];
  if (heading) return [h(`h${heading[1].length}`, { id: slug(heading[2]) }, inline(heading[2])), 1];
  if (/^- /.test(line)) { const items = run(/^(- |  +\S)/); return [list(items), items.length]; }
  if (/^\|/.test(line)) { const rows = run(/^\|/); return [table(rows), rows.length]; }
  if (/^> ?/.test(line)) { const quote = run(/^>/); return [h("blockquote", {}, inline(quote.map((one) => one.replace(/^> ?/, "")).join(" "))), quote.length]; }
  const text = run(/^(?!#|- |\||>)\s*\S/);
  return [h("p", {}, inline(text.join(" "))), Math.max(1, text.length)];
}

const slug = (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** Clauses are list items that begin with their number in bold: each can be linked to. */
function list(lines) {
  const items = [];
  for (const line of lines) {
    if (line.startsWith("- ")) items.push(line.slice(2));
    else items[items.length - 1] += ` ${line.trim().replace(/^- /, "• ")}`;
  }
  return h("ul", {}, items.map((item) => {
    const clause = item.match(/^\*\*([A-Z]{2}-[A-Z0-9]+-\d+[a-z]?)\*\*\s*(.*)$/);
    if (!clause) return h("li", {}, "• ", inline(item));
    return h("li", { id: clause[1], class: "is-clause" }, h("a", { class: "clause", href: `#${clause[1]}` }, clause[1]), inline(clause[2]));
  }));
}

function table(lines) {
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|\s*$/.test(line)).map((line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim()));
  const [head, ...body] = rows;
  return h("div", { class: "scrolls", tabindex: 0, role: "region", "aria-label": "Table" }, h("table", {},
    h("thead", {}, h("tr", {}, head.map((cell) => h("th", { scope: "col" }, inline(cell))))),
    h("tbody", {}, body.map((row) => h("tr", {}, row.map((cell) => h("td", {}, inline(cell))))))));
}

const MARKS = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*|\[[^\]]+\]\([^)\s]+\))/;

/** Links in rulebooks lead within them; anything else stays text, so that no page can send people elsewhere. */
export function inline(text) {
  return text.split(MARKS).filter(Boolean).map((part) => {
    if (/^\*\*.+\*\*$/.test(part)) return h("strong", {}, part.slice(2, -2));
    if (/^`.+`$/.test(part)) return h("code", {}, part.slice(1, -1));
    if (/^\*.+\*$/.test(part)) return h("em", {}, part.slice(1, -1));
    const link = part.match(/^\[([^\]]+)\]\((#[^)\s]+)\)$/);
    if (link) return h("a", { href: link[2] }, link[1]);
    return /^\[[^\]]+\]\(/.test(part) ? part.match(/^\[([^\]]+)\]/)[1] : part;
  });
}

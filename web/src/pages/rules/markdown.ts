// Parses the Markdown subset of the rulebooks into a tree; no HTML is ever passed through.

export type Span =
  { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "link"; text: string; href: string };

/** A list item; `id` is its clause, or "". */
export interface Item {
  id: string;
  spans: Span[];
  plain: string;
}
export interface Row {
  id: string;
  cells: Span[][];
  plain: string;
}
export type Block =
  | { kind: "heading"; level: number; id: string; spans: Span[]; plain: string }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; head: Span[][]; rows: Row[] }
  | { kind: "quote" | "text"; spans: Span[]; plain: string };

/** DT-ROLL-05, FT-VEASY-02, and rulings: DA-11, AMB-15. */
const CLAUSE = "[A-Z]{2,4}(?:-[A-Z0-9]+)?-\\d+[a-z]?";
const CLAUSE_FIRST = new RegExp(`^\\*\\*(${CLAUSE})\\*\\*\\s*`);
const ONLY_CLAUSE = new RegExp(`^${CLAUSE}$`);
const MARKS = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|\[[^\]]+\]\([^)\s]+\))/;

export function parse(page: string): Block[] {
  const lines = page.split(/\r?\n/);
  const known = clausesOf(lines);
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const [block, used] = blockAt(lines, at, known);
    if (block) blocks.push(block);
    at += used;
  }
  return blocks;
}

/** The clauses a page defines: a mention of one becomes a link, a mention of anything else stays text. */
function clausesOf(lines: string[]): Set<string> {
  const found = new Set<string>();
  for (const line of lines) {
    const item = line.match(/^[-*] (.*)$/)?.[1]?.match(CLAUSE_FIRST)?.[1];
    const row = line.startsWith("|") ? cellsOf(line)[0] : undefined;
    if (item) found.add(item);
    else if (row && ONLY_CLAUSE.test(row)) found.add(row);
  }
  return found;
}

function blockAt(lines: string[], start: number, known: Set<string>): [Block | null, number] {
  const line = lines[start]!;
  const run = (form: RegExp): string[] => {
    let end = start;
    while (end < lines.length && form.test(lines[end]!)) end += 1;
    return lines.slice(start, end);
  };
  if (!line.trim()) return [null, 1];
  const heading = line.match(/^(#{1,4}) (.*)$/);
  if (heading) return [headingOf(heading[1]!.length, heading[2]!), 1];
  if (/^[-*] /.test(line)) {
    const items = run(/^([-*] |\s+\S)/);
    return [{ kind: "list", items: itemsOf(items, known) }, items.length];
  }
  if (line.startsWith("|")) {
    const rows = run(/^\|/);
    return [tableOf(rows, known), rows.length];
  }
  if (line.startsWith(">")) {
    const quote = run(/^>/);
    return [textOf("quote", quote.map((one) => one.replace(/^> ?/, "")).join(" "), known), quote.length];
  }
  const text = run(/^(?!#{1,4} |[-*] |\||>)\s*\S/);
  return [textOf("text", text.map((one) => one.trim()).join(" ") || line, known), Math.max(1, text.length)];
}

function headingOf(level: number, text: string): Block {
  const spans = inline(text, new Set());
  return { kind: "heading", level, id: slug(text), spans, plain: plain(spans) };
}

function textOf(kind: "quote" | "text", text: string, known: Set<string>): Block {
  const spans = inline(text, known);
  return { kind, spans, plain: plain(spans) };
}

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

function itemsOf(lines: string[], known: Set<string>): Item[] {
  const items: string[] = [];
  for (const line of lines) {
    if (/^[-*] /.test(line)) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return items.map((item) => {
    const id = item.match(CLAUSE_FIRST)?.[1] ?? "";
    const spans = inline(item.replace(CLAUSE_FIRST, ""), without(known, id));
    return { id, spans, plain: `${id} ${plain(spans)}`.trim() };
  });
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

function tableOf(lines: string[], known: Set<string>): Block {
  const [head = [], ...body] = lines.filter((line) => !/^\|[\s:|-]+\|?\s*$/.test(line)).map(cellsOf);
  const rows = body.map((cells) => {
    const id = ONLY_CLAUSE.test(cells[0] ?? "") ? cells[0]! : "";
    const shown = cells.map((cell) => inline(cell, without(known, id)));
    return { id, cells: shown, plain: shown.map(plain).join(" ") };
  });
  return { kind: "table", head: head.map((cell) => inline(cell, known)), rows };
}

/** A clause does not link to itself. */
function without(known: Set<string>, id: string): Set<string> {
  return id && known.has(id) ? new Set([...known].filter((one) => one !== id)) : known;
}

/** Only links within the rulebook become links; external ones stay text. */
export function inline(text: string, known: Set<string>): Span[] {
  return text
    .split(MARKS)
    .filter(Boolean)
    .flatMap((part): Span[] => {
      if (/^\*\*.+\*\*$/.test(part)) return [{ kind: "strong", text: part.slice(2, -2) }];
      if (/^`.+`$/.test(part)) return [{ kind: "code", text: part.slice(1, -1) }];
      if (/^\*.+\*$/.test(part)) return [{ kind: "em", text: part.slice(1, -1) }];
      const link = part.match(/^\[([^\]]+)\]\(([^)\s]+)\)$/);
      if (!link) return mentions(part, known);
      return [
        link[2]!.startsWith("#") ? { kind: "link", text: link[1]!, href: link[2]! } : { kind: "text", text: link[1]! },
      ];
    });
}

function mentions(text: string, known: Set<string>): Span[] {
  return text
    .split(new RegExp(`\\b(${CLAUSE})\\b`))
    .filter(Boolean)
    .map((part) => (known.has(part) ? { kind: "link", text: part, href: `#${part}` } : { kind: "text", text: part }));
}

export const plain = (spans: Span[]): string => spans.map((span) => span.text).join("");

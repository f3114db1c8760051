// Which options affect a clause, read from the rulebook's table with the columns "Option" and "Clauses".
import { plain, type Block } from "./markdown";

const MENTION = /[A-Z]{2,4}-[A-Z0-9]+-\d+/g;

/** Option names by clause. "FT-MONTH-03 to FT-MONTH-05" means all three. */
export function optionsByClause(blocks: Block[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of blocks) {
    if (block.kind !== "table") continue;
    const head = block.head.map(plain);
    const [option, clauses] = [head.indexOf("Option"), head.indexOf("Clauses")];
    if (option < 0 || clauses < 0) continue;
    for (const row of block.rows) {
      const name = plain(row.cells[option] ?? []);
      for (const clause of named(plain(row.cells[clauses] ?? []))) {
        found.set(clause, [...(found.get(clause) ?? []), name]);
      }
    }
  }
  return found;
}

function named(text: string): string[] {
  return text.split(",").flatMap((part) => {
    const [first, last] = part.match(MENTION) ?? [];
    return first && last && part.includes(" to ") ? between(first, last) : first ? [first] : [];
  });
}

function between(first: string, last: string): string[] {
  const stem = first.replace(/\d+$/, "");
  const [low, high] = [first, last].map((id) => Number(id.match(/\d+$/)?.[0])) as [number, number];
  return Array.from({ length: high - low + 1 }, (_, i) => `${stem}${String(low + i).padStart(2, "0")}`);
}

// Rulebook search: keeps the entries that contain every word, under their headings, and marks the hits.
import type { Block } from "./markdown";

export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

export interface Found {
  blocks: Block[];
  hits: number; // clauses, rows and paragraphs that hold every word
}

export function search(blocks: Block[], words: string[]): Found {
  if (!words.length) return { blocks, hits: 0 };
  const holds = (plain: string): boolean => {
    const text = plain.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const kept: Block[] = [];
  let heading: Block | null = null;
  let hits = 0;
  for (const block of blocks) {
    if (block.kind === "heading") {
      heading = block.level > 1 ? block : null;
      continue;
    }
    const [part, found] = filtered(block, holds);
    if (!part) continue;
    if (heading) kept.push(heading);
    heading = null;
    kept.push(part);
    hits += found;
  }
  return { blocks: kept, hits };
}

function filtered(
  block: Exclude<Block, { kind: "heading" }>,
  holds: (plain: string) => boolean,
): [Block | null, number] {
  if (block.kind === "list") {
    const items = block.items.filter((item) => holds(item.plain));
    return [items.length ? { ...block, items } : null, items.length];
  }
  if (block.kind === "table") {
    const rows = block.rows.filter((row) => holds(row.plain));
    return [rows.length ? { ...block, rows } : null, rows.length];
  }
  return holds(block.plain) ? [block, 1] : [null, 0];
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** Split a text at the search hits. */
export function mark(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, hit: false }];
  const form = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text
    .split(form)
    .map((part, i) => ({ text: part, hit: i % 2 === 1 }))
    .filter((piece) => piece.text);
}

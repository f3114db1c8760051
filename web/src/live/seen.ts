// Which step of a table was the last that someone saw in this browser, so that what they missed can be pointed out.
const KEY = "seen";
const MOST = 40; // tables

type Seen = Record<string, number>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

export const keptSeen = (table: string): number => read()[table] ?? 0;

export function keepSeen(table: string, version: number): void {
  const { [table]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, version]])));
}

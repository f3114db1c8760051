// Which step of a table was the last that someone saw in this browser, so that what they missed can be pointed out.
import { TableStorage } from "./tableStorage";

const lastSeen = new TableStorage<number>("seen", 40);

export const loadLastSeen = (table: string): number => lastSeen.get(table) ?? 0;
export const saveLastSeen = (table: string, version: number): void => lastSeen.set(table, version);

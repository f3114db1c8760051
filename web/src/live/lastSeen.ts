// The last step of each table seen in this browser, to point out what was missed.
import { TableStorage } from "./tableStorage";

const lastSeen = new TableStorage<number>("seen", 40);

export const loadLastSeen = (table: string): number => lastSeen.get(table) ?? 0;
export const saveLastSeen = (table: string, version: number): void => lastSeen.set(table, version);

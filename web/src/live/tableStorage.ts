// Small values per table in local storage, for the latest `maxTables` tables only.
export class TableStorage<Value> {
  constructor(
    readonly key: string,
    readonly maxTables: number,
  ) {}

  #read(): Record<string, Value> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, Value>;
    } catch {
      return {};
    }
  }

  get(table: string): Value | undefined {
    return this.#read()[table];
  }

  set(table: string, value: Value): void {
    const { [table]: _, ...others } = this.#read();
    const kept = Object.entries(others).slice(1 - this.maxTables);
    localStorage.setItem(this.key, JSON.stringify(Object.fromEntries([...kept, [table, value]])));
  }
}

// A little that this browser keeps about tables, of the latest so many only.
export class Few<Value> {
  constructor(
    readonly key: string,
    readonly most: number,
  ) {}

  #read(): Record<string, Value> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, Value>;
    } catch {
      return {};
    }
  }

  of(table: string): Value | undefined {
    return this.#read()[table];
  }

  keep(table: string, value: Value): void {
    const { [table]: _, ...others } = this.#read();
    const kept = Object.entries(others).slice(1 - this.most);
    localStorage.setItem(this.key, JSON.stringify(Object.fromEntries([...kept, [table, value]])));
  }
}

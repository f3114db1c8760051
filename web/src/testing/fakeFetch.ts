// A fake fetch whose responses tests provide by hand.
import { vi } from "vitest";

interface Call {
  /** The method and the path. */
  what: string;
  headers: Record<string, string>;
  body: unknown;
  answer(body: unknown, status?: number): void;
}

export class FakeFetch {
  made: Call[] = [];

  constructor() {
    vi.stubGlobal("fetch", (path: string, { method, headers, body }: RequestInit) => {
      return new Promise((resolve) => {
        const answer = (body: unknown, status = 200): void =>
          resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });
        const given = body ? (JSON.parse(String(body)) as unknown) : null;
        this.made.push({ what: `${method} ${path}`, headers: headers as Call["headers"], body: given, answer });
      });
    });
  }

  get what(): string[] {
    return this.made.map((call) => call.what);
  }

  /** Answer the latest call. */
  async answer(body: unknown, status = 200): Promise<void> {
    this.made.at(-1)!.answer(body, status);
    await vi.advanceTimersByTimeAsync(0); // so that code that awaits it has continued
  }
}

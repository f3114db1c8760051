// The little of a browser that the live parts lean on, for tests without one.
import { vi } from "vitest";

class Kept {
  #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#kept.set(key, value);
  clear = (): void => this.#kept.clear();
}

vi.stubGlobal("localStorage", new Kept());
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
const target = new EventTarget();
vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
vi.stubGlobal("dispatchEvent", target.dispatchEvent.bind(target));

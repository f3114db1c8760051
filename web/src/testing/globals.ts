// Stubs of the browser globals that the live modules use; and the English catalogues, which a page loads first.
import { vi } from "vitest";

class FakeStorage {
  #values = new Map<string, string>();
  getItem = (key: string): string | null => this.#values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#values.set(key, value);
  clear = (): void => this.#values.clear();
}

vi.stubGlobal("localStorage", new FakeStorage());
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
const target = new EventTarget();
vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
vi.stubGlobal("dispatchEvent", target.dispatchEvent.bind(target));

const { loadMessages } = await import("../messages/catalogs");
const GAMES = ["dice-traders", "free-trader", "gem-traders", "star-traders"];
await Promise.all(["site", "page", "page/table", "page/pages", ...GAMES].map((part) => loadMessages(part, "en")));

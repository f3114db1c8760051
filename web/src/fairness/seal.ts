// The seal (commitment) of a game's seed: sent before the first move, saved in the browser, and verified there when
// seed and salt are revealed at the end.
import { TableStorage } from "../live/tableStorage";
import { t } from "../i18n/translate";

const seals = new TableStorage<string>("seals", 200);

/** The seal saved during the game, or "". */
export const notedSeal = (table: string): string => seals.get(table) ?? "";

/** Save the seal of a running game, once: the server cannot replace it later. */
export function noteSeal(table: string, seal: string): void {
  if (seal && !notedSeal(table)) seals.set(table, seal);
}

/** Recompute the seal from salt and seed; "" without WebCrypto (plain HTTP). */
export async function sealOf(salt: string, seed: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt}:${seed}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Check {
  holds: boolean | null;
  text: string;
}

/** The checks this browser can make by itself. */
export function ownChecks(seal: string, given: string, noted: string): Check[] {
  if (!seal) return [];
  const first: Check = given
    ? {
        holds: given === seal,
        text:
          given === seal
            ? t("seal recomputed in your browser: it matches")
            : t("seal recomputed in your browser: it is {0}", given),
      }
    : {
        holds: null,
        text: t("your browser cannot recompute the seal here (it needs HTTPS); the server's own check is below"),
      };
  if (!noted) return [first, { holds: null, text: t("your browser did not see the game start, so it saved no seal") }];
  const text =
    noted === seal
      ? t("it is the seal your browser saved during the game")
      : t("your browser had saved a different one: {0}", noted);
  return [first, { holds: noted === seal, text }];
}

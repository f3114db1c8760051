// The seal (commitment) of a game's seed: sent before the first move, saved in the browser, and verified there when
// seed and salt are revealed at the end.
import { TableStorage } from "../live/tableStorage";
import { t } from "../messages/text";

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
          given === seal ? t("verify-seal-recomputed-browser-matches") : t("verify-seal-recomputed-browser", { given }),
      }
    : {
        holds: null,
        text: t("verify-browser-cannot-recompute-seal-here"),
      };
  if (!noted) return [first, { holds: null, text: t("verify-browser-did-not-see-game") }];
  const text =
    noted === seal
      ? t("verify-seal-browser-saved-during-game")
      : t("verify-browser-had-saved-different-one", { noted });
  return [first, { holds: noted === seal, text }];
}

// The seal on a game's chance: the server tells it before the first move, this browser notes it, and checks it itself when
// seed and salt are told at the end.
import { TableStorage } from "../live/tableStorage";
import { t } from "../i18n/translate";

const seals = new TableStorage<string>("seals", 200);

/** The seal that this browser saw while the game went on, or "". */
export const notedSeal = (table: string): string => seals.get(table) ?? "";

/** Note the seal of a game that is not over, once: what the server says later cannot replace it. */
export function noteSeal(table: string, seal: string): void {
  if (seal && !notedSeal(table)) seals.set(table, seal);
}

/** The seal that salt and seed give, worked out here; "" where browsers offer no WebCrypto (plain http from afar). */
export async function sealOf(salt: string, seed: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt}:${seed}`));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Check {
  holds: boolean | null;
  text: string;
}

/** What this browser can say of a seal by itself. */
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

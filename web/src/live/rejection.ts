// A request rejected by the server, by socket or HTTP.
import { loadRest, SITE } from "../messages/catalogs";
import { findText } from "../messages/format";
import type { Message } from "../messages/message";

/** A code for programs, a sentence, and the rule's clause if there is one. */
export class Rejection extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly clause = "",
    readonly version = 0,
    /** The sentence as a message of the site or of the game; null if there is none. */
    readonly reason: Message | null = null,
  ) {
    super(text);
  }
}

/** What the server sends of a rejection. */
export interface Problem {
  code: string;
  text: string;
  message: Message;
  clause?: string;
  version?: number;
}

/** What only the game's catalogue has stays as the server wrote it, until `reason` is formatted. */
export async function rejectionFrom({ code, text, message, clause, version }: Problem): Promise<Rejection> {
  await loadRest().catch(() => {});
  return new Rejection(code, (message && findText(message, { game: SITE })) ?? text, clause, version, message ?? null);
}

/** A rejection of a job. */
export const rejectionOf = (message: Message): Promise<Rejection> =>
  rejectionFrom({ code: "failed", text: message[0], message });

export const toRejection = (error: unknown): Rejection =>
  error instanceof Rejection
    ? error
    : new Rejection(codeOf(error), error instanceof Error ? error.message : String(error));

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "odd";
}

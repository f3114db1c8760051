import type { Message } from "../messages/message";

/** A request rejected by the server, by socket or HTTP: a code, a sentence, and the rule's clause if there is one. */
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

export const toRejection = (error: unknown): Rejection =>
  error instanceof Rejection
    ? error
    : new Rejection(codeOf(error), error instanceof Error ? error.message : String(error));

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "odd";
}

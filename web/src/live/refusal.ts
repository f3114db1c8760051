/** A "no" from the server, by the socket or by HTTP: a code for programs, a sentence for people, a clause if a rule says so. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly clause = "",
    readonly version = 0,
  ) {
    super(text);
  }
}

export const asRefusal = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(codeOf(error), error instanceof Error ? error.message : String(error));

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "odd";
}

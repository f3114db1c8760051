/** Whoever asks for work that is under way waits for that: it is not begun a second time. */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => (running ??= work().finally(() => (running = null)));
}

// Runs low-priority work when the page is idle, one piece at a time.

const IDLE_TIMEOUT_MS = 3000; // run by then even on a busy page

const idle = (): Promise<void> =>
  new Promise((done) => {
    // Safari has no requestIdleCallback: a short delay will do.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => done(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(done, 200);
  });

const loaded = (): Promise<void> =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((done) => addEventListener("load", () => done(), { once: true }));

let last: Promise<unknown> = Promise.resolve();

/** Run after the page has loaded and is idle, in order; `work` must not reject. */
export function whenIdle(work: () => Promise<void>): Promise<void> {
  const done = last.then(loaded).then(idle).then(work);
  last = done.catch(() => undefined);
  return done;
}

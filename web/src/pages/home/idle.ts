// Work that can wait: done when the page is idle, one piece after the other, so that it never delays what matters.

const IDLE_TIMEOUT_MS = 3000; // ms until it is done even on a busy page

const idle = (): Promise<void> =>
  new Promise((done) => {
    // Safari has no requestIdleCallback: a short rest does as well.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => done(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(done, 200);
  });

const loaded = (): Promise<void> =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((done) => addEventListener("load", () => done(), { once: true }));

let last: Promise<unknown> = Promise.resolve();

/** Do this when the page has loaded, is idle, and all that was asked for before is done. It must not fail. */
export function whenIdle(work: () => Promise<void>): Promise<void> {
  const done = last.then(loaded).then(idle).then(work);
  last = done.catch(() => undefined);
  return done;
}

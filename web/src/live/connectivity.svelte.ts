// Whether the server can be reached. Cached pages stay readable meanwhile.
const PROBE_MS = 4000;

export const connectivity = $state({
  lost: globalThis.navigator?.onLine === false, // tests have no navigator
  /** Number of reconnections after a page's data failed to load: pages are re-created then. */
  restored: 0,
});
let missed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A call did not reach the server; `needed`: no cached answer replaces it. */
export function markUnreachable(needed: boolean): void {
  missed ||= needed;
  if (!connectivity.lost) connectivity.lost = true;
  scheduleProbe();
}

export function markReachable(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!connectivity.lost) return;
  connectivity.lost = false;
  if (missed) connectivity.restored += 1;
  missed = false;
}

function scheduleProbe(): void {
  timer ??= setTimeout(() => void probe(), PROBE_MS);
}

async function probe(): Promise<void> {
  timer = undefined;
  const answer = await fetch("/health/live", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) markReachable();
  else scheduleProbe();
}

export function watchConnectivity(): void {
  addEventListener("offline", () => markUnreachable(false));
  addEventListener("online", () => void probe());
  if (connectivity.lost) scheduleProbe();
}

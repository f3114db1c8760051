// Whether the server can be reached, as far as this page knows. What was seen before can be read meanwhile.
const LOOK = 4000; // ms between looks while it cannot

export const net = $state({
  lost: globalThis.navigator?.onLine === false, // where tests run there is none
  /** How often it came back after something that a page needed could not be had: pages are made anew then. */
  returned: 0,
});
let missed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A call did not reach the server; `needed`: and nothing kept stands in for its answer. */
export function noteLost(needed: boolean): void {
  missed ||= needed;
  if (!net.lost) net.lost = true;
  watch();
}

export function noteReached(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!net.lost) return;
  net.lost = false;
  if (missed) net.returned += 1;
  missed = false;
}

function watch(): void {
  timer ??= setTimeout(() => void look(), LOOK);
}

async function look(): Promise<void> {
  timer = undefined;
  const answer = await fetch("/health/live", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) noteReached();
  else watch();
}

export function startNet(): void {
  addEventListener("offline", () => noteLost(false));
  addEventListener("online", () => void look());
  if (net.lost) watch();
}

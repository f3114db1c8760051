// The service worker, which keeps what was seen for when there is no connection. Browsers offer it by https and on one's
// own machine only; everything works without it.
const CACHEABLE = /^\/(page|api\/(games|replays))(\/|$)/;

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  addEventListener("load", () => setTimeout(() => void register(), 1500)); // the page itself comes first
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
    const first = !navigator.serviceWorker.controller;
    const { active } = await navigator.serviceWorker.ready;
    if (first) active?.postMessage({ seen: fetchedSoFar() });
    else await registration.update();
  } catch {
    // private windows and some settings forbid it, or there is no connection: nothing is lost
  }
}

/** What this page fetched before there was a worker to see it. */
function fetchedSoFar(): string[] {
  const fetched = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const cacheable = fetched.filter((url) => url.origin === location.origin && CACHEABLE.test(url.pathname));
  return ["/", ...new Set(cacheable.map((url) => url.pathname + url.search))];
}

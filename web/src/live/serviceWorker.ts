// Registers the service worker, which caches visited pages for offline use. Browsers offer it over HTTPS and on
// localhost only; everything works without it.
const CACHEABLE = /^\/(page|api\/(games|replays))(\/|$)/;

export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  addEventListener("load", () => setTimeout(() => void register(), 1500)); // after the page itself has loaded
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
    const first = !navigator.serviceWorker.controller;
    const { active } = await navigator.serviceWorker.ready;
    if (first) active?.postMessage({ seen: fetchedSoFar() });
    else await registration.update();
  } catch {
    // blocked by private windows or settings, or offline: the page works without it
  }
}

/** What this page fetched before the worker was active. */
function fetchedSoFar(): string[] {
  const fetched = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const cacheable = fetched.filter((url) => url.origin === location.origin && CACHEABLE.test(url.pathname));
  return ["/", ...new Set(cacheable.map((url) => url.pathname + url.search))];
}

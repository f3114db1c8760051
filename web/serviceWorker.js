// The service worker caches visited pages for offline use. Network first, so nobody
// sees a stale page while online; only assets with a content hash in their names are served from the cache first.
const SHELL = "shell"; // the HTML page and the files beside it
const ASSETS = "parts"; // scripts and styles with a content hash in their names
const RESPONSES = "seen"; // immutable public API responses: games, rules, finished replays
const MAX_ENTRIES = { [ASSETS]: 160, [RESPONSES]: 400 }; // the oldest are evicted first
const PAGE_TIMEOUT_MS = 8000; // after which the cached page is shown
const CACHEABLE_API = /^\/api\/(games|replays)(\/|$)/;
const VERDICT = /\/verdict$/; // never cached: it is a fresh check

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/page/assets/")) event.respondWith(asset(request));
  else if (url.pathname.startsWith("/page/")) event.respondWith(networkFirst(request, SHELL));
  else if (CACHEABLE_API.test(url.pathname) && !VERDICT.test(url.pathname))
    event.respondWith(networkFirst(request, RESPONSES));
});

// A page that loaded before this worker reports what it had fetched, so that it is cached too.
addEventListener("message", (event) => {
  if (Array.isArray(event.data?.seen)) event.waitUntil(Promise.all(event.data.seen.map(cacheAddress)));
});

async function cacheAddress(address) {
  const { pathname } = new URL(address, location.origin);
  const name = pathname.startsWith("/page/assets/") ? ASSETS : CACHEABLE_API.test(pathname) ? RESPONSES : SHELL;
  const cache = await caches.open(name);
  if (await cache.match(address)) return;
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) await store(name, address, answer);
}

async function page(request) {
  try {
    const answer = await Promise.race([fetch(request), timeout()]);
    if (answer.ok) await store(SHELL, "/", answer.clone());
    return answer;
  } catch {
    return (await (await caches.open(SHELL)).match("/")) ?? offlinePage();
  }
}

const timeout = () => new Promise((_, reject) => setTimeout(() => reject(new Error("timeout")), PAGE_TIMEOUT_MS));

async function asset(request) {
  const cache = await caches.open(ASSETS);
  const cached = await cache.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await store(ASSETS, request, answer.clone());
  return answer;
}

async function networkFirst(request, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await store(name, request, answer.clone());
    return answer;
  } catch (error) {
    const cached = await (await caches.open(name)).match(request);
    if (cached) return cached;
    throw error;
  }
}

async function store(name, request, answer) {
  const cache = await caches.open(name);
  await cache.delete(request); // re-insert as the newest
  await cache.put(request, answer);
  const keys = await cache.keys();
  const spare = keys.length - (MAX_ENTRIES[name] ?? Infinity);
  for (const key of keys.slice(0, Math.max(0, spare))) await cache.delete(key);
}

// What the build puts here says in every language that there is no connection.
const OFFLINE_PAGE = `%OFFLINE%`;

const offlinePage = () =>
  new Response(OFFLINE_PAGE, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });

// The service worker caches visited pages for offline use. Network first, so nobody
// sees a stale page while online; only assets with a content hash in their names are served from the cache first.
const SHELL = "shell"; // the one page, and the few files beside it
const PARTS = "parts"; // scripts and styles, named by hash
const SEEN = "seen"; // answers that are the same for everyone and do not change: games, rules, finished replays
const MOST = { [PARTS]: 160, [SEEN]: 400 }; // entries; the oldest go first
const PATIENCE = 8000; // ms for a page to come, then the kept one is shown
const READABLE = /^\/api\/(games|replays)(\/|$)/;
const VERDICT = /\/verdict$/; // worked out anew or not at all

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/page/assets/")) event.respondWith(part(request));
  else if (url.pathname.startsWith("/page/")) event.respondWith(fresh(request, SHELL));
  else if (READABLE.test(url.pathname) && !VERDICT.test(url.pathname)) event.respondWith(fresh(request, SEEN));
});

// A page that loaded before this worker reports what it had fetched, so that it is cached too.
addEventListener("message", (event) => {
  if (Array.isArray(event.data?.seen)) event.waitUntil(Promise.all(event.data.seen.map(take)));
});

async function take(address) {
  const { pathname } = new URL(address, location.origin);
  const name = pathname.startsWith("/page/assets/") ? PARTS : READABLE.test(pathname) ? SEEN : SHELL;
  const cache = await caches.open(name);
  if (await cache.match(address)) return;
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) await keep(name, address, answer);
}

async function page(request) {
  try {
    const answer = await Promise.race([fetch(request), late()]);
    if (answer.ok) await keep(SHELL, "/", answer.clone());
    return answer;
  } catch {
    return (await (await caches.open(SHELL)).match("/")) ?? nothing();
  }
}

const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE));

async function part(request) {
  const cache = await caches.open(PARTS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(PARTS, request, answer.clone());
  return answer;
}

async function fresh(request, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(name, request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await (await caches.open(name)).match(request);
    if (kept) return kept;
    throw error;
  }
}

async function keep(name, request, answer) {
  const cache = await caches.open(name);
  await cache.delete(request); // so that it counts as the newest
  await cache.put(request, answer);
  const keys = await cache.keys();
  const spare = keys.length - (MOST[name] ?? Infinity);
  for (const key of keys.slice(0, Math.max(0, spare))) await cache.delete(key);
}

function nothing() {
  const text = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Longhaul</title>
<h1>No connection</h1><p>Longhaul cannot be reached just now, and nothing of it was seen here before.</p>
<p><a href="/">Try again</a></p></html>`;
  return new Response(text, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

// Client-side routing. A page is a component in `pages/` (the table's in `table/`); it gets the named parts of the
// path as props. Pages are loaded lazily.

const ROUTES: [string, string][] = [
  ["/", "Home"],
  ["/setup/:game", "Setup"],
  ["/t/:id", "Table"],
  ["/t/:id/replay", "Replay"],
  ["/r/:record", "Replay"],
  ["/rules", "Rules"],
  ["/rules/:game", "Rules"],
  ["/guide/:game", "Guide"],
  ["/guide/:game/:chapter", "Guide"],
  ["/puzzles", "Puzzles"],
  ["/puzzles/:id", "Puzzles"],
  ["/account", "Account"],
  ["/mail/:what/:token", "MailLink"],
  ["/p/:player", "Profile"],
  ["/daily", "Daily"],
  ["/daily/:day", "Daily"],
  ["/ladder", "Ladder"],
  ["/ladder/:game", "Ladder"],
];

export interface Place {
  page: string;
  params: Record<string, string>;
  /** Identifies page and params: when it changes, the page is re-created. */
  key: string;
  path: string;
  hash: string;
}

export function find(path: string, hash = ""): Place {
  const parts = path.split("/").filter(Boolean);
  for (const [form, page] of ROUTES) {
    const wanted = form.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, i) => {
      if (part.startsWith(":")) params[part.slice(1)] = readable(parts[i]!);
      return part.startsWith(":") || part === parts[i];
    });
    if (fits) return { page, params, key: `${page} ${Object.values(params).join(" ")}`, path, hash };
  }
  return { page: "NotFound", params: {}, key: path, path, hash };
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // malformed percent-encoding
  }
}

export const router = $state({ at: find("/") });

function look(): void {
  router.at = find(location.pathname, location.hash);
}

/** Navigate without reloading. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  if (!location.hash) scrollTo(0, 0);
}

export function startRouter(): void {
  look();
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

// Dark unless someone chose otherwise, here or in the system's settings.
export type Theme = "dark" | "light";

const KEY = "theme";

function chosen(): Theme {
  const kept = localStorage.getItem(KEY);
  if (kept === "dark" || kept === "light") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export const theme = $state({ now: chosen() });

export function applyTheme(): void {
  document.documentElement.dataset["theme"] = theme.now;
}

export function switchTheme(): void {
  theme.now = theme.now === "dark" ? "light" : "dark";
  localStorage.setItem(KEY, theme.now);
  applyTheme();
}

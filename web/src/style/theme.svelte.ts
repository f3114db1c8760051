// Dark by default; light or the system's theme by choice. `public/theme.js` applies the same choice before the first paint.
export type Choice = "dark" | "light" | "system";

const KEY = "theme";
const isLight = matchMedia("(prefers-color-scheme: light)");

function loadChoice(): Choice {
  const value = localStorage.getItem(KEY);
  return value === "light" || value === "system" ? value : "dark";
}

function resolve(choice: Choice): "dark" | "light" {
  if (choice !== "system") return choice;
  return isLight.matches ? "light" : "dark";
}

export const theme = $state({ choice: loadChoice(), now: resolve(loadChoice()) });

export function applyTheme(): void {
  theme.now = resolve(theme.choice);
  document.documentElement.dataset["theme"] = theme.now;
}

export function chooseTheme(choice: Choice): void {
  theme.choice = choice;
  localStorage.setItem(KEY, choice);
  applyTheme();
}

/** Toggle, for a single button. */
export function switchTheme(): void {
  chooseTheme(theme.now === "dark" ? "light" : "dark");
}

isLight.addEventListener("change", applyTheme);
addEventListener("storage", (event) => {
  if (event.key !== KEY) return; // chosen in another tab
  theme.choice = loadChoice();
  applyTheme();
});

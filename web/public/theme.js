// Runs before the first paint so that the light theme does not flash dark. The rest is in src/style/theme.svelte.ts.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem("theme");
  } catch (e) {
    // storage may be blocked: stay dark
  }
  if (kept === "system") kept = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  document.documentElement.dataset.theme = kept === "light" ? "light" : "dark";
})();

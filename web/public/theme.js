// Before the first paint, so that nobody who chose light sees a dark flash. The rest is in src/style/theme.svelte.ts.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem("theme");
  } catch (e) {
    // storage may be forbidden: then dark
  }
  if (kept === "system") kept = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  document.documentElement.dataset.theme = kept === "light" ? "light" : "dark";
})();

// The letters of the page: Inter, of which `web/fonts.py` makes these files. Until they come, letters of the same widths are
// shown (`Inter fallback` in base.css), so nothing moves. A first visit at a table has no room for them beside the board:
// there they come with the first press or key.
import letters from "./inter.woff2?url";
import accented from "./inter-1.woff2?url";
import polish from "./inter-pl.woff2?url";

const POLISH = "U+104-107, U+118-119, U+141-144, U+15A-15B, U+179-17C";
const ACCENTED =
  "U+A1, U+A7, U+AB, U+BA-BB, U+BF-D2, U+D4-D6, U+D8-F2, U+F4-F6, U+F8-FF, U+152-153, U+20AC, U+2191, U+2193";
const BASE = "U+20-7E, U+A0, U+B0, U+B7, U+D3, U+D7, U+F3, U+2013-2014, U+2018-2019, U+201C-201E, U+2026, U+2212";
const FILES = [
  [letters, BASE],
  [accented, ACCENTED],
  [polish, POLISH],
] as const;
const EVENTS = ["pointerdown", "keydown"];
const SEEN = "letters"; // they are in the browser's cache

/** A browser fetches each file when a text has one of its letters. */
function addLetters(): void {
  for (const [file, unicodeRange] of FILES)
    document.fonts.add(new FontFace("inter", `url(${file})`, { weight: "400 700", unicodeRange, display: "swap" }));
  localStorage.setItem(SEEN, "1");
}

export function bringLetters(): void {
  if (!location.pathname.startsWith("/t/") || localStorage.getItem(SEEN)) return addLetters();
  const add = (): void => {
    EVENTS.forEach((event) => removeEventListener(event, add, true));
    addLetters();
  };
  EVENTS.forEach((event) => addEventListener(event, add, true));
}

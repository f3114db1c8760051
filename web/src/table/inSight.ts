// What is lit in the prompt, by a guide or by a hint, is in sight whatever is above it.

const INSET = 4; // from an edge, where its border is

/** Whether all of an element can be seen: neither scrolled away nor behind something that stays in its place. */
function isInSight(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const edges = [
    [x, top + INSET],
    [x, bottom - INSET],
    [left + INSET, y],
    [right - INSET, y],
  ] as const;
  return edges.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

/** For the element that scrolls: comes to what is lit when another choice is, when the position or the size changes. */
export function keepLitInSight(sheet: HTMLElement): () => void {
  let seen: Element | null = null;
  let version = "";
  function look(): void {
    const lit = sheet.querySelector("[data-choices] .hinted");
    const now = sheet.querySelector<HTMLElement>("[data-version]")?.dataset.version ?? "";
    if (lit === seen && now === version) return;
    [seen, version] = [lit, now];
    if (lit && !isInSight(lit)) lit.scrollIntoView({ block: "center" });
  }
  const resized = new ResizeObserver(() => {
    seen = null;
    look();
  });
  const changed = new MutationObserver(look);
  changed.observe(sheet, { subtree: true, childList: true, attributeFilter: ["class", "data-version"] });
  resized.observe(sheet);
  return () => {
    changed.disconnect();
    resized.disconnect();
  };
}

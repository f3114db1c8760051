// Arrow keys in the log: from line to line, headings included.

const LINES = "summary, p[tabindex], a[href]";
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Focus the next or previous line that is not folded away. */
export function focusNextLine(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(LINES)].filter((line) => line.checkVisibility());
  const at = lines.findIndex((line) => line === document.activeElement);
  const next = at < 0 ? 0 : at + step;
  if (!lines[next]) return;
  event.preventDefault();
  lines[next].focus();
}

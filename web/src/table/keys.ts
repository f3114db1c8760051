// Keyboard shortcuts: 1-9 choose, Enter confirms, U H ? L R S as shown on the buttons.
import { rulesLink } from "../pieces/format";
import type { TableUi } from "./tableUi.svelte";

export function keyPressed(event: KeyboardEvent, ui: TableUi): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  const target = event.target instanceof Element ? event.target : null;
  if (ui.dialog || target?.closest("input, textarea, select, dialog")) return;
  const act = find(event.key, ui, target);
  if (!act) return;
  event.preventDefault();
  act();
}

const INFORMS = ["l", "r", "s", "?", "h", "u"]; // keys that act on the table, whatever it shows

/** Any key ends what is being played, plans too; those that would choose something do no more than that. */
export function keySkips(event: KeyboardEvent, ui: TableUi): void {
  const { key } = event;
  const target = event.target instanceof Element ? event.target : null;
  const running = ui.runner.current;
  if ((!ui.table.performing && !running) || ui.dialog || event.ctrlKey || event.altKey || event.metaKey) return;
  if (["Tab", "Shift"].includes(key) || target?.closest("input, textarea, select, dialog")) return;
  if (!running && [" ", "Enter"].includes(key) && target?.closest("button, a, summary, [role=button]")) return;
  ui.runner.stop();
  ui.table.skip();
  if (INFORMS.includes(key.toLowerCase())) return;
  event.preventDefault();
  event.stopPropagation();
}

function find(key: string, ui: TableUi, target: Element | null): (() => void) | undefined {
  const { table } = ui;
  if (/^[0-9]$/.test(key)) {
    const choice = ui.choices.find((each) => each.key === key);
    return choice && (() => ui.press(choice));
  }
  switch (key.toLowerCase()) {
    case "enter":
      return target?.closest("button, a, summary, [role=button]") ? undefined : confirm(ui);
    case "escape":
      return () => {
        ui.armed = "";
        ui.drawer = "";
        table.skip();
      };
    case " ":
      return table.waiting && !target?.closest("button, a, summary") ? () => table.skip() : undefined;
    case "u":
      return table.seat >= 0 ? () => ui.takeBack() : undefined;
    case "h":
      return table.myMove && !table.about?.rated ? ui.askHint : undefined;
    case "l":
      return () => showLog(ui);
    case "r":
      return () => window.open(rulesLink(table.about?.game ?? ""), "_blank", "noopener");
    case "s":
      return () => (ui.dialog = "share");
    case "?":
      return table.myMove ? () => (ui.dialog = "why") : undefined;
  }
  return undefined;
}

function confirm(ui: TableUi): (() => void) | undefined {
  if (ui.armed) return () => ui.confirmArmed();
  const { standard } = ui;
  return standard ? () => ui.press(standard) : undefined;
}

function showLog(ui: TableUi): void {
  if (ui.logElement?.offsetParent) ui.logElement.focus();
  else ui.drawer = ui.drawer === "log" ? "" : "log";
}

// The whole game by keyboard: 1-9 choose, Enter takes what is lit, U H ? L R S as on the screen.
import { rulesLink } from "../pieces/format";
import type { Desk } from "./desk.svelte";

export function keyPressed(event: KeyboardEvent, desk: Desk): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  const target = event.target instanceof Element ? event.target : null;
  if (desk.dialog || target?.closest("input, textarea, select, dialog")) return;
  const act = find(event.key, desk, target);
  if (!act) return;
  event.preventDefault();
  act();
}

function find(key: string, desk: Desk, target: Element | null): (() => void) | undefined {
  const { table } = desk;
  if (/^[0-9]$/.test(key)) {
    const choice = desk.choices.find((each) => each.key === key);
    return choice && (() => desk.press(choice));
  }
  switch (key.toLowerCase()) {
    case "enter":
      return target?.closest("button, a, summary, [role=button]") ? undefined : confirm(desk);
    case "escape":
      return () => {
        desk.armed = "";
        desk.drawer = "";
        table.skip();
      };
    case " ":
      return table.waiting && !target?.closest("button, a, summary") ? () => table.skip() : undefined;
    case "u":
      return table.seat >= 0 ? () => desk.takeBack() : undefined;
    case "h":
      return table.myMove && !table.about?.rated ? desk.askHint : undefined;
    case "l":
      return () => showLog(desk);
    case "r":
      return () => window.open(rulesLink(table.about?.game ?? ""), "_blank", "noopener");
    case "s":
      return () => (desk.dialog = "share");
    case "?":
      return table.myMove ? () => (desk.dialog = "why") : undefined;
  }
  return undefined;
}

function confirm(desk: Desk): (() => void) | undefined {
  if (desk.armed) return () => desk.choose(desk.armed, desk.placeOf(desk.armed));
  const { standard } = desk;
  return standard ? () => desk.press(standard) : undefined;
}

function showLog(desk: Desk): void {
  if (desk.logPlace?.offsetParent) desk.logPlace.focus();
  else desk.drawer = desk.drawer === "log" ? "" : "log";
}

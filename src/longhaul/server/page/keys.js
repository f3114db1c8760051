// The whole game by keyboard: 1-9 choose, Enter takes the hint or the only choice, U H L R ? as on the screen.

export function listenToKeys(table) {
  document.addEventListener("keydown", (event) => {
    if (!table.now || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (event.target.closest?.("input, textarea, select, dialog")) return;
    const act = find(table, event);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function find(table, event) {
  const { panel, controls } = table;
  if (/^[1-9]$/.test(event.key)) {
    const button = panel.numbered[event.key - 1];
    return button && (() => button.click());
  }
  switch (event.key.toLowerCase()) {
    case "enter": return event.target.closest?.("button, a, summary") ? null : standard(table);
    case "u": return table.mySeat >= 0 ? () => controls.takeBack() : null;
    case "h": return table.myMove ? () => controls.askHint() : null;
    case "l": return () => table.log.focus();
    case "r": return () => window.open(table.rules, "_blank", "noopener");
    case "?": return () => { const typed = panel.element.querySelector(".typed"); if (typed) { typed.open = true; typed.querySelector("input").focus(); } };
    default: return null;
  }
}

/** What Enter does when nothing is chosen: the dice picked, the hint, or the only thing there is to do. */
function standard(table) {
  const { panel } = table;
  if (!table.myMove) return null;
  const confirm = panel.element.querySelector("[data-confirm]:not(:disabled)");
  if (confirm) return () => confirm.click();
  const { actions } = table.now;
  const action = actions.find((one) => one.action === panel.hinted) ?? (actions.length === 1 ? actions[0] : null);
  return action && (() => panel.press(action));
}

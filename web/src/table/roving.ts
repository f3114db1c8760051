// One Tab stop for each group of choices: the button that has, or last had, the focus, else the first. Arrow keys lead to
// the others.
const GROUPS = ":is([role=group],fieldset)";

export function roving(place: HTMLElement): () => void {
  const last = new WeakMap<Element, Element>(); // by group

  const groupOf = (button: Element): Element => {
    const group = button.closest(GROUPS);
    return group && place.contains(group) ? group : place;
  };

  function update(): void {
    const groups = new Map<Element, HTMLElement[]>();
    for (const button of place.querySelectorAll<HTMLElement>("button:not(:disabled)")) {
      const group = groupOf(button);
      if (button === document.activeElement) last.set(group, button);
      if (button.checkVisibility()) groups.set(group, [...(groups.get(group) ?? []), button]);
    }
    for (const [group, buttons] of groups) {
      const stop = buttons.find((button) => button === last.get(group)) ?? buttons[0];
      for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
    }
  }

  const observer = new MutationObserver(update);
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  place.addEventListener("focusin", update);
  update();
  return () => {
    observer.disconnect();
    place.removeEventListener("focusin", update);
  };
}

// Small tools to build the page. Text goes in as text nodes only, so nothing a player writes can become markup.

/** An element: attributes, listeners as functions (`onclick`), classes, and children (strings, elements, lists, null). */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (name in WRITTEN) element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  return fill(element, children);
}

const WRITTEN = { value: 1, checked: 1, disabled: 1, selected: 1, open: 1 }; // properties: the attribute is only their start

export function fill(element, ...children) {
  element.append(...flat(children));
  return element;
}

/** Put children in the place of what was there. */
export function refill(element, ...children) {
  element.replaceChildren(...flat(children));
  return element;
}

function flat(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

export const byId = (id) => document.getElementById(id);

/** The quiet line under the header: news that need no answer. */
export function tellQuietly(text, trouble = false) {
  const line = byId("quiet");
  line.classList.toggle("trouble", trouble);
  if (line.textContent !== text) line.textContent = text;
}

export function button(label, onclick, attributes = {}) {
  return h("button", { type: "button", onclick, ...attributes }, label);
}

/** A button that asks twice: the first press changes its words, the second does it; it calms down by itself. */
export function twiceButton(label, sure, act, attributes = {}) {
  let armed = 0;
  const calm = () => { clearTimeout(armed); armed = 0; element.textContent = label; };
  const element = button(label, () => {
    if (armed) { calm(); act(); return; }
    element.textContent = sure;
    armed = setTimeout(calm, 5000);
  }, attributes);
  return element;
}

/** Do something that may be refused, with the button out of action meanwhile and the reason told. */
export async function attempt(element, complaint, work) {
  element.disabled = true;
  complaint.textContent = "";
  try {
    return await work();
  } catch (error) {
    complaint.textContent = sentence(error.message);
    return undefined;
  } finally {
    element.disabled = false;
  }
}

/** Our servers' sentences begin in lower case and end without a stop; people's do not. */
export function sentence(text) {
  const trimmed = (text || "That did not work").trim();
  const whole = trimmed[0].toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

// The options of a game as form fields. Only what someone changed is sent; defaults that follow another option follow it.
import { h, refill } from "/page/dom.js";
import { human } from "/page/words.js";

export function optionFields(options) {
  const fields = new Map(options.map((option) => [option.name, field(option)]));
  const defaultOf = (option) => {
    if (!option.follows) return option.default;
    const leader = fields.get(option.follows.option);
    return option.follows.values[String(leader.read())];
  };
  const settle = () => {
    for (const option of options) {
      const one = fields.get(option.name);
      if (!one.touched) one.write(defaultOf(option));
      one.note.textContent = option.follows
        ? `${one.touched ? "Chosen by you" : "Follows"}${one.touched ? "" : ` “${human(option.follows.option)}”`}` : "";
    }
  };
  for (const one of fields.values()) one.input.addEventListener("change", () => { one.touched = true; settle(); });
  settle();
  const read = () => {
    const chosen = options.filter((option) => fields.get(option.name).touched && fields.get(option.name).read() !== defaultOf(option));
    return Object.fromEntries(chosen.map((option) => [option.name, fields.get(option.name).read()]));
  };
  return { element: h("div", { class: "options" }, [...fields.values()].map((one) => one.element)), read };
}

function field(option) {
  const id = `option-${option.name}`;
  const note = h("span", { class: "soft small" });
  const made = { switch: switchField, number: numberField, choice: choiceField }[option.kind](option, id);
  const about = h("p", { class: "soft small", id: `${id}-about` }, readable(option.about));
  made.input.setAttribute("aria-describedby", about.id);
  const element = h("div", { class: "option" },
    h("div", { class: "row apart" }, h("label", { for: id }, human(option.name)), made.shown), about, note);
  return { ...made, element, note, touched: false };
}

/** Sentences about options may name others `so`. */
function readable(text) {
  return text.split("`").map((part, i) => (i % 2 ? `“${human(part)}”` : part)).join("");
}

function switchField(option, id) {
  const input = h("input", { type: "checkbox", id, role: "switch" });
  return { input, shown: input, read: () => input.checked, write: (value) => { input.checked = Boolean(value); } };
}

function choiceField(option, id) {
  const input = h("select", { id }, option.choices.map((choice) => h("option", { value: choice }, human(choice))));
  return { input, shown: input, read: () => input.value, write: (value) => { input.value = value; } };
}

/** A number, or one of the names it goes by: one text field that offers the names. */
function numberField(option, id) {
  const list = h("datalist", { id: `${id}-names` });
  refill(list, option.choices.map((name) => h("option", { value: name })));
  const pattern = ["[0-9]+", ...option.choices].join("|");
  const span = `${option.low} to ${option.high}${option.choices.map((name) => `, ${name}`).join("")}`;
  const input = h("input", { id, size: 8, pattern, title: span, list: option.choices.length ? list.id : null, autocomplete: "off", required: true });
  const read = () => (/^\d+$/.test(input.value) ? Number(input.value) : input.value.trim());
  const shown = h("span", { class: "row" }, h("span", { class: "soft small" }, span), input, list);
  return { input, shown, read, write: (value) => { input.value = String(value); } };
}

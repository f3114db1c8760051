// The account box: a guest by default; a name and a password keep games beyond this browser.
import { call, claim, logIn, logOut, onWho, whoAmI } from "/page/api.js";
import { attempt, h, refill, twiceButton, sentence } from "/page/dom.js";

export function accountBox() {
  const box = h("div", {});
  const show = () => refill(box, whoAmI() ? known(whoAmI()) : nobody());
  onWho(show);
  show();
  return box;
}

function nobody() {
  return [
    h("p", { class: "soft" }, "You need none: you become a guest when you first play."),
    nameForm("Log in", "I have a name here", logIn, "current-password"),
  ];
}

function known(user) {
  const complaint = h("p", { class: "complaint", role: "alert" });
  const leave = async () => { try { await logOut(); } catch (error) { complaint.textContent = sentence(error.message); } };
  if (user.kind === "guest") {
    return [
      h("p", {}, "You play as ", h("strong", {}, user.name), ", a guest known to this browser only."),
      nameForm("Take this name", "Choose a name, keep your games", claim, "new-password"),
      nameForm("Log in", "I have a name here already", logIn, "current-password"),
      twiceButton("Forget me here", "Your games will be out of reach. Sure?", leave, { class: "plain" }), complaint,
    ];
  }
  return [
    h("p", {}, "You are ", h("strong", {}, user.name), "."),
    h("p", { class: "row" }, twiceButton("Log out", "Log out: sure?", leave, { class: "plain" }),
      h("a", { href: "/api/me/export", download: "longhaul.json" }, "Download my data")),
    passwordForm(), complaint,
  ];
}

let made = 0; // forms have ids of their own, for their labels

function input(label, type, autocomplete) {
  made += 1;
  const field = h("input", { id: `account-${made}`, type, autocomplete, required: true, maxlength: 200 });
  return [field, h("div", { class: "field" }, h("label", { for: field.id }, label), field)];
}

function form(title, word, fields, act) {
  const complaint = h("p", { class: "complaint", role: "alert" });
  const go = h("button", {}, word);
  return h("details", {}, h("summary", {}, title),
    h("form", { onsubmit: (event) => { event.preventDefault(); attempt(go, complaint, () => act(complaint)); } }, fields, complaint, go));
}

function nameForm(word, title, act, passwordKind) {
  const [name, nameField] = input("Name", "text", "username");
  const [password, passwordField] = input(passwordKind === "new-password" ? "Password, 8 signs or more" : "Password", "password", passwordKind);
  return form(title, word, [nameField, passwordField], () => act(name.value, password.value));
}

function passwordForm() {
  const [old, oldField] = input("Password now", "password", "current-password");
  const [next, nextField] = input("New password, 8 signs or more", "password", "new-password");
  return form("Change my password", "Change it", [oldField, nextField], async (told) => {
    await call("POST", "/me/password", { old: old.value, new: next.value });
    told.textContent = "Changed. Other browsers are logged out.";
  });
}

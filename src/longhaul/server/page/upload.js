// A record from a file becomes a page that can be looked at and linked to.
import { ensureSomeone, post } from "/page/api.js";
import { attempt, h } from "/page/dom.js";

export function uploadBox() {
  const complaint = h("p", { class: "complaint", role: "alert" });
  const file = h("input", { id: "record-file", type: "file", accept: ".json,application/json", required: true });
  const go = h("button", {}, "Upload and replay");
  const send = async () => {
    await ensureSomeone();
    const made = await post("/records/", await file.files[0].text());
    location.assign(made.link);
  };
  return h("form", { onsubmit: (event) => { event.preventDefault(); attempt(go, complaint, send); } },
    h("div", { class: "field" }, h("label", { for: "record-file" }, "A game record (every finished game offers its own)"), file),
    complaint, go);
}

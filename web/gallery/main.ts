// Shows every piece in every state. `?theme=light` is the light theme, `?open=dialog` opens what covers the page.
import { mount } from "svelte";
import "../src/style/tokens.css";
import "../src/style/base.css";
import { loadMessages } from "../src/messages/catalogs";
import { bringLetters } from "../src/style/letters";

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "dark";
bringLetters();
await Promise.all(["site", "page", "page/table"].map((part) => loadMessages(part)));
const { default: Gallery } = await import("./Gallery.svelte");
mount(Gallery, { target: document.getElementById("app")!, props: { open: wanted.get("open") ?? "" } });

import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import { registerServiceWorker } from "./live/serviceWorker";
import { watchConnectivity } from "./live/connectivity.svelte";
import { bringLetters } from "./style/letters";
import { applyTheme } from "./style/theme.svelte";
import { loadMessages } from "./messages/catalogs";
import { language, manifestOf } from "./messages/language";

applyTheme();
bringLetters();
watchConnectivity();
registerServiceWorker();
document.documentElement.lang = language;
document.querySelector("link[rel=manifest]")?.setAttribute("href", manifestOf(language));
await Promise.all([loadMessages(), loadMessages("page")]); // before any module that translates at import time
const { default: App } = await import("./App.svelte");
mount(App, { target: document.getElementById("app")! });

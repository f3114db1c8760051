import { mount } from "svelte";
import "./style/tokens.css";
import "./style/base.css";
import { install } from "./live/install";
import { startNet } from "./live/net.svelte";
import { applyTheme } from "./style/theme.svelte";
import { language, loadCatalogue } from "./i18n/translate";

applyTheme();
startNet();
install();
document.documentElement.lang = language;
await loadCatalogue("shell"); // before anything that speaks is read in
const { default: App } = await import("./App.svelte");
mount(App, { target: document.getElementById("app")! });

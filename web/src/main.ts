import { mount } from "svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/base.css";
import { install } from "./live/install";
import { startNet } from "./live/net.svelte";
import { applyTheme } from "./style/theme.svelte";

applyTheme();
startNet();
install();
mount(App, { target: document.getElementById("app")! });

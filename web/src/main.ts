import { mount } from "svelte";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/base.css";
import { applyTheme } from "./style/theme.svelte";

applyTheme();
mount(App, { target: document.getElementById("app")! });

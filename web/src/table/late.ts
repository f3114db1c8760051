// What a table needs late or never. It is fetched after the first press, so that a table opens quickly.
export { default as Chat } from "./Chat.svelte";
export { default as Dialogs } from "./Dialogs.svelte";
export { default as GameOver } from "./GameOver.svelte";

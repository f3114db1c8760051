// Low screens: the seat's panel is made lower, so that it need not scroll and the log has room too.
import { MediaQuery } from "svelte/reactivity";

export const low = new MediaQuery("(max-height: 860px) and (min-width: 1000px)");

// On low screens what belongs to seats shrinks, so that it need not scroll.
import { MediaQuery } from "svelte/reactivity";

export const lowScreen = new MediaQuery("(max-height: 860px) and (min-width: 1000px)");

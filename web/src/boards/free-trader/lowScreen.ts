// On low screens the seat panel shrinks, so that it need not scroll and leaves space for the log.
import { MediaQuery } from "svelte/reactivity";

export const lowScreen = new MediaQuery("(max-height: 860px) and (min-width: 1000px)");

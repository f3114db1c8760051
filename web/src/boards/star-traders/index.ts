import type { GameClient } from "../contract";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import Prompt from "./Prompt.svelte";

export const client: GameClient = { Board, Aside, Holdings, Prompt };

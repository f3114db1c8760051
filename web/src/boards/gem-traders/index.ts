import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import Prompt from "./Prompt.svelte";

export const client: GameClient = { Board, Prompt, Holdings, promptBeside: true };

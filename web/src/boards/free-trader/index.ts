import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import Prompt from "./Prompt.svelte";
import Purse from "./Purse.svelte";

export const client: GameClient = { Board, Holdings, Prompt, Purse, unscored: true };

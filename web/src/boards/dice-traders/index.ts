import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { BoardState } from "./boardState.svelte";
import Holdings from "./Holdings.svelte";
import Prompt from "./Prompt.svelte";
import Purse from "./Purse.svelte";
import Status from "./Status.svelte";

export const client: GameClient = { Board, newState: () => new BoardState(), Prompt, Holdings, Purse, Status };

import type { GameClient } from "../contract";
import SidePanel from "./SidePanel.svelte";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import Prompt from "./Prompt.svelte";

export const client: GameClient = { Board, SidePanel, Holdings, Prompt, unscored: true };

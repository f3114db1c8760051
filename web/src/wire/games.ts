// Generated from the server's types by `python -m longhaul.server.typescript`; a test fails if this file is outdated.

import type * as DiceTraders from "./dice-traders";
import type * as FreeTrader from "./free-trader";
import type * as GemTraders from "./gem-traders";
import type * as StarTraders from "./star-traders";

export type GameId = "dice-traders" | "free-trader" | "gem-traders" | "star-traders";
export type AnyBoard = DiceTraders.Board | FreeTrader.Board | GemTraders.Board | StarTraders.Board;
export type AnyEvent = DiceTraders.Event | FreeTrader.Event | GemTraders.Event | StarTraders.Event;
export type AnyAction = DiceTraders.Action | FreeTrader.Action | GemTraders.Action | StarTraders.Action;
export type AnyPrinted = FreeTrader.Printed | StarTraders.Printed;

// Texts of the status line about the connection and missed events.
import { t } from "../messages/text";

export const connectionLost = (): string => t("live-connection-lost-reconnecting-nothing-lost");

export function reconnected(missed: number): string {
  if (missed === 0) return t("live-reconnected-you-missed-nothing");
  return t("live-reconnected-you-missed-one-event", { missed });
}

export const missedWhileAway = (missed: number): string => t("live-missed-one-event-marked-log", { missed });

/** The command was for a position that is no longer current. */
export const outdatedCommand = (): string => t("live-game-had-already-moved-so");

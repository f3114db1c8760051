// Texts of the status line about the connection and missed events.
import { plural, t } from "../i18n/translate";

export const connectionLost = (): string => t("Connection lost. Reconnecting … Nothing is lost.");

export function reconnected(missed: number): string {
  if (missed === 0) return t("Reconnected. You missed nothing.");
  return plural(missed, "Reconnected. You missed one event.", "Reconnected. You missed {0} events.");
}

export const missedWhileAway = (missed: number): string =>
  plural(
    missed,
    "You missed one event; it is marked in the log.",
    "You missed {0} events; they are marked in the log.",
  );

/** The command was for a position that is no longer current. */
export const outdatedCommand = (): string =>
  t("The game had already moved on, so nothing was done. This is the current position.");

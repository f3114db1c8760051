// Texts of the status line about the connection and missed events.
import { plural, t } from "../i18n/translate";

export const connectionLost = (): string => t("Connection lost. Reconnecting … Nothing is lost.");

export function reconnected(missed: number): string {
  if (missed === 0) return t("Reconnected. You missed nothing.");
  return plural(
    missed,
    "Reconnected. One thing happened while you were away.",
    "Reconnected. {0} things happened while you were away.",
  );
}

export const missedWhileAway = (missed: number): string =>
  plural(
    missed,
    "One thing happened while you were away; the log marks it.",
    "{0} things happened while you were away; the log marks them.",
  );

/** The command was for a position that is no longer current. */
export const outdatedCommand = (): string =>
  t("The game had already moved on, so nothing was done. This is the current position.");

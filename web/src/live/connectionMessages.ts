// What the quiet line of a table tells of the connection and of what happened meanwhile.
import { plural, t } from "../i18n/translate";

export const connectionLost = (): string => t("The connection is gone. Trying again by itself; nothing is lost.");

export function reconnected(missed: number): string {
  if (missed === 0) return t("Connected again. Nothing was missed.");
  return plural(
    missed,
    "Connected again. While you were away one thing happened; here it is.",
    "Connected again. While you were away {0} things happened; here it is.",
  );
}

export const missedWhileAway = (missed: number): string =>
  plural(
    missed,
    "While you were away one thing happened; the log marks it.",
    "While you were away {0} things happened; the log marks them.",
  );

/** Something was pressed while there was more to tell. */
export const outdatedCommand = (): string => t("The table had moved on: nothing was done. This is how it stands now.");

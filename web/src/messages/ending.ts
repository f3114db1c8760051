// How a game ended, in words.
import { nameOf, type Context } from "./format";

/** Results that were stored before endings were words have the English text, from which the words were made. */
export function endingText(ending: string, context: Context): string {
  const word = ending.replaceAll(" ", "-");
  const text = nameOf("ending", word, context);
  return text === word ? ending : text;
}

// A prompt asks something, and may add what is on the board too: its attributes `.ask` and `.aside`. Small screens leave
// the aside out.
import { findText, type Context } from "./format";
import { isMessage, NOTHING, type Message } from "./message";

/** What a prompt asks, and its aside (or nothing). A prompt around another one, its argument `prompt`, has that one's. */
export function divide([id, facts]: Message, context: Context): [ask: Message, aside: Message] {
  const aside: Message = [`${id}.aside`, facts];
  if (findText(aside, context) !== undefined) return [[`${id}.ask`, facts], aside];
  const inner = facts["prompt"];
  if (!Array.isArray(inner) || !isMessage(inner)) return [[id, facts], NOTHING];
  const [asked, innerAside] = divide(inner, context);
  return [[id, { ...facts, prompt: asked }], innerAside];
}

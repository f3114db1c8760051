// What a step says in the log.
import type { Message } from "../messages/message";
import type { AnyEvent } from "../wire/games";
import type { StepView } from "../wire/types";

/** The lines of a move. An event that speaks for itself is sent once, and its line is its number among the events. */
export const storyOf = ({ events, story }: StepView): Message[] =>
  story.flatMap((line) => (typeof line === "number" ? events.slice(line, line + 1).map(eventMessage) : [line]));

const eventMessage = ({ event, ...facts }: AnyEvent): Message => [`event-${event}`, facts];

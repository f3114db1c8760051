// The log in sections: turns or rounds, each under the line that began it.
import type { Message } from "../messages/message";
import type { StepView } from "../wire/types";
import { stepLines } from "./stepText";

const HEADINGS = ["event-turn", "event-round"];

export interface Entry {
  step: StepView;
  lines: Message[];
}

export interface Section {
  key: string;
  /** The number of the step that began it. */
  number: number;
  /** Null before the first turn that is loaded. */
  heading: Message | null;
  entries: Entry[];
}

/** The sections of steps, both oldest first. A step that ends a turn and begins another is divided between them. */
export function sectionsOf(steps: readonly StepView[]): Section[] {
  const sections: Section[] = [{ key: "", number: 0, heading: null, entries: [] }];
  for (const step of steps) {
    let lines: Message[] = [];
    const add = (): void => {
      if (lines.length) sections.at(-1)!.entries.push({ step, lines });
      lines = [];
    };
    for (const [place, line] of stepLines(step).entries()) {
      if (isHeading(line)) {
        add();
        sections.push({ key: `${step.number} ${place}`, number: step.number, heading: line, entries: [] });
      } else lines.push(line);
    }
    add();
  }
  return sections.filter(({ heading, entries }) => heading || entries.length);
}

const isHeading = ([id]: Message): boolean => HEADINGS.includes(id);

// The log of a table, page by page.
import type { LogPage, StepView } from "../wire/types";
import { t } from "../messages/text";
import { get } from "./http.svelte";
import { toRejection } from "./rejection";

interface Earlier {
  steps: StepView[];
  /** The number of the oldest step loaded. */
  first: number;
  trouble: string;
}

export async function fetchEarlierLog(table: string, first: number): Promise<Earlier> {
  try {
    const page = await get<LogPage>(`/tables/${table}/log?before=${first}`);
    const steps = page.steps.filter((step) => step.number < first);
    return { steps, first: page.steps.length ? page.first : 1, trouble: "" };
  } catch (error) {
    const trouble = t("live-could-not-load-earlier-entries", { value: toRejection(error).message });
    return { steps: [], first, trouble };
  }
}

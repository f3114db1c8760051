// Something the server may refuse: busy while it is asked, and what it said if it was no.
import { asRefusal, type Refusal } from "../../live/refusal";
import { toSentence } from "../../pieces/format";

export class Attempt {
  busy = $state(false);
  refusal = $state<Refusal | null>(null);

  get trouble(): string {
    return this.refusal ? toSentence(this.refusal.message) : "";
  }

  /** Do it, unless it is being done; true if nothing was refused. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      await act();
      return true;
    } catch (error) {
      this.refusal = asRefusal(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

// Something the server may refuse: busy while it is asked, and what it said if it was no.
import { toRejection, type Rejection } from "../../live/rejection";
import { toSentence } from "../../pieces/format";

export class Attempt {
  busy = $state(false);
  rejection = $state<Rejection | null>(null);

  get errorText(): string {
    return this.rejection ? toSentence(this.rejection.message) : "";
  }

  /** Do it, unless it is being done; true if nothing was refused. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.rejection = null;
    try {
      await act();
      return true;
    } catch (error) {
      this.rejection = toRejection(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

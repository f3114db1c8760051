// A request the server may reject: busy state and the rejection.
import { toRejection, type Rejection } from "../../live/rejection";
import { toSentence } from "../../pieces/format";

export class Attempt {
  busy = $state(false);
  rejection = $state<Rejection | null>(null);

  get errorText(): string {
    return this.rejection ? toSentence(this.rejection.message) : "";
  }

  /** Run it unless already busy; true if nothing was rejected. */
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

// How loud the page is, kept in the browser; and whether it may make a sound yet.
const KEY = "volume";
const QUIET = 0.3; // until the player chooses

function load(): number {
  const kept = Number.parseFloat(localStorage.getItem(KEY) ?? "");
  return kept >= 0 && kept <= 1 ? kept : QUIET;
}

class Volume {
  #value = $state(load());
  #beforeMute = QUIET;
  /** Browsers allow sound only after the first press of a key or pointer; before that we are silent, too. */
  unlocked = $state(false);

  /** From 0 to 1. */
  get value(): number {
    return this.#value;
  }

  set value(value: number) {
    this.#value = Math.min(1, Math.max(0, value));
    localStorage.setItem(KEY, String(this.#value));
  }

  get audible(): boolean {
    return this.unlocked && this.#value > 0;
  }

  toggle(): void {
    if (this.#value > 0) [this.#beforeMute, this.value] = [this.#value, 0];
    else this.value = this.#beforeMute;
  }
}

export const volume = new Volume();

const EVENTS = ["pointerdown", "keydown"] as const;

/** Allow sounds from the first interaction on. */
export function unlockOnInteraction(): () => void {
  const unlock = (): void => {
    volume.unlocked = true;
    stop();
  };
  const stop = (): void => EVENTS.forEach((event) => removeEventListener(event, unlock, true));
  EVENTS.forEach((event) => addEventListener(event, unlock, true));
  return stop;
}

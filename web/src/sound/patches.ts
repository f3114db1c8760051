// The sounds, as patches for a small synthesiser: tones and bursts of noise, each with a pitch that may glide and a volume
// that dies away. Numbers instead of recordings: all sounds together are smaller than one file would be.
import type { SoundName } from "../stage/cue";

export interface Voice {
  wave: "sine" | "triangle" | "square" | "noise";
  /** In Hz, at the start and at the end; of noise it is the centre of what a filter lets through. */
  from: number;
  to?: number;
  /** Seconds from the start of the sound. */
  at?: number;
  /** Seconds until it is silent. */
  length: number;
  /** From 0 to 1, before the volume. */
  loudness: number;
}

const tone = (from: number, at: number, length: number, loudness: number): Voice => ({
  wave: "triangle",
  from,
  at,
  length,
  loudness,
});

const knock = (from: number, at: number, loudness: number): Voice => ({
  wave: "noise",
  from,
  at,
  length: 0.05,
  loudness,
});

export const PATCHES: Record<SoundName, readonly Voice[]> = {
  dice: [knock(1900, 0, 0.5), knock(1500, 0.07, 0.4), knock(2100, 0.13, 0.45), knock(1300, 0.21, 0.35)],
  tick: [{ wave: "sine", from: 880, to: 660, length: 0.06, loudness: 0.3 }],
  goods: [
    { wave: "sine", from: 180, to: 90, length: 0.14, loudness: 0.7 },
    { wave: "noise", from: 500, length: 0.06, loudness: 0.35 },
  ],
  coins: [tone(1318, 0, 0.16, 0.25), tone(1760, 0.07, 0.24, 0.25)],
  card: [{ wave: "noise", from: 3200, to: 1200, length: 0.12, loudness: 0.3 }],
  fly: [
    { wave: "noise", from: 300, to: 1100, length: 0.42, loudness: 0.3 },
    { wave: "sine", from: 110, to: 190, length: 0.42, loudness: 0.3 },
  ],
  alarm: [tone(587, 0, 0.13, 0.35), tone(466, 0.15, 0.2, 0.35)],
  shot: [{ wave: "square", from: 900, to: 140, length: 0.2, loudness: 0.22 }],
  hit: [
    { wave: "noise", from: 240, to: 80, length: 0.3, loudness: 0.7 },
    { wave: "sine", from: 120, to: 45, length: 0.26, loudness: 0.6 },
  ],
  build: [tone(392, 0, 0.12, 0.3), tone(523, 0.09, 0.12, 0.3), tone(659, 0.18, 0.2, 0.3)],
  turn: [tone(659, 0, 0.14, 0.28), tone(880, 0.11, 0.26, 0.28)],
  won: [tone(523, 0, 0.16, 0.32), tone(659, 0.13, 0.16, 0.32), tone(784, 0.26, 0.18, 0.32), tone(1047, 0.4, 0.5, 0.34)],
  fanfare: [523, 523, 523, 698, 880, 784, 880, 1047].map((pitch, i) =>
    tone(pitch, [0, 0.12, 0.24, 0.36, 0.6, 0.84, 0.96, 1.08][i]!, i < 7 ? 0.2 : 0.8, 0.34),
  ),
  over: [tone(523, 0, 0.24, 0.22), tone(440, 0.2, 0.24, 0.2), tone(349, 0.4, 0.5, 0.2)],
  lost: [tone(392, 0, 0.2, 0.3), tone(311, 0.18, 0.24, 0.3), tone(247, 0.38, 0.42, 0.3)],
};

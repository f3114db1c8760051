// Plays a sound if it may be heard. The synthesiser is loaded with the first sound.
import type { SoundName } from "../stage/cue";
import type { SoundPlayer } from "./player";
import { volume } from "./volume.svelte";

let player: Promise<SoundPlayer | null> | null = null;

export function playSound(name: SoundName): void {
  if (!volume.audible || typeof AudioContext === "undefined") return;
  player ??= import("./player").then(({ SoundPlayer }) => new SoundPlayer()).catch(() => null);
  void player.then((loaded) => loaded?.play(name, volume.value));
}

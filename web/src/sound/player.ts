// Plays the patches through the browser's audio graph.
import type { SoundName } from "../stage/cue";
import { PATCHES, type Voice } from "./patches";

const [ATTACK_S, SILENT] = [0.006, 0.0001];
const MIN_GAP_MS = 45; // the same sound is not heard twice at once

export class SoundPlayer {
  #context: AudioContext;
  #output: GainNode;
  #noise: AudioBuffer;
  #last = new Map<SoundName, number>();

  constructor(context = new AudioContext()) {
    this.#context = context;
    this.#output = context.createGain();
    this.#output.connect(context.destination);
    this.#noise = noiseOf(context);
  }

  /** Play a sound at a volume from 0 to 1. */
  play(name: SoundName, volume: number): void {
    const now = this.#context.currentTime;
    if ((now - (this.#last.get(name) ?? -1)) * 1000 < MIN_GAP_MS) return;
    this.#last.set(name, now);
    void this.#context.resume();
    this.#output.gain.value = volume * volume; // as ears perceive it
    for (const voice of PATCHES[name]) this.#sing(voice, now + (voice.at ?? 0));
  }

  #sing(voice: Voice, start: number): void {
    const end = start + voice.length;
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(voice.loudness, start + ATTACK_S);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    gain.connect(this.#output);
    const source = voice.wave === "noise" ? this.#rustle(voice, start, end, gain) : this.#tone(voice, start, end, gain);
    source.start(start);
    source.stop(end);
  }

  #tone({ wave, from, to = from }: Voice, start: number, end: number, output: AudioNode): AudioScheduledSourceNode {
    const oscillator = this.#context.createOscillator();
    oscillator.type = wave === "noise" ? "sine" : wave;
    glide(oscillator.frequency, from, to, start, end);
    oscillator.connect(output);
    return oscillator;
  }

  #rustle({ from, to = from }: Voice, start: number, end: number, output: AudioNode): AudioScheduledSourceNode {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.#context.createBiquadFilter();
    filter.type = "bandpass";
    glide(filter.frequency, from, to, start, end);
    source.connect(filter).connect(output);
    return source;
  }
}

function glide(parameter: AudioParam, from: number, to: number, start: number, end: number): void {
  parameter.setValueAtTime(from, start);
  if (to !== from) parameter.exponentialRampToValueAtTime(to, end);
}

/** Half a second of white noise. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

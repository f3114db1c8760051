// The look of a planet, generated from its name: the same name always gives the same planet.

/** A mark on the disc, whose centre is at 0, 0: a line if it has a `width`, else filled. */
export interface Mark {
  d: string;
  colour: string;
  opacity: number;
  width?: number;
}

export interface Ring {
  tilt: number;
  colour: string;
  lines: { rx: number; ry: number; width: number; opacity: number }[];
}

export interface PlanetLook {
  kind: Kind;
  radius: number;
  tilt: number;
  light: string;
  mid: string;
  dark: string;
  marks: Mark[];
  ring: Ring | null;
  moon: { x: number; y: number; r: number; colour: string } | null;
}

export type Kind = "giant" | "ocean" | "rock" | "ice" | "lava" | "desert" | "storm";
const KINDS: Kind[] = ["giant", "ocean", "rock", "ice", "lava", "desert", "storm"];

/** The colours of each kind: first hue, range of hues, saturation, lightness. */
const TINTS: Record<Kind, { hue: number; spread: number; sat: number; mid: number }> = {
  giant: { hue: 0, spread: 360, sat: 42, mid: 62 },
  ocean: { hue: 165, spread: 80, sat: 55, mid: 46 },
  rock: { hue: 0, spread: 360, sat: 12, mid: 55 },
  ice: { hue: 175, spread: 110, sat: 36, mid: 74 },
  lava: { hue: 340, spread: 55, sat: 34, mid: 27 },
  desert: { hue: 12, spread: 42, sat: 55, mid: 56 },
  storm: { hue: 200, spread: 160, sat: 38, mid: 58 },
};
const RINGED: Record<Kind, number> = {
  giant: 0.6,
  ocean: 0.05,
  rock: 0.12,
  ice: 0.35,
  lava: 0.1,
  desert: 0.2,
  storm: 0.4,
};

export type Random = () => number;

/** A random generator (mulberry32) seeded by a text (FNV-1a). */
export function seededRandom(text: string): Random {
  let seed = 41598; // the start value under which the planets of our content sets differ most

  for (const letter of text.toLowerCase()) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
const tone = (h: number, s: number, l: number): string =>
  `hsl(${Math.round(((h % 360) + 360) % 360)} ${Math.round(s)}% ${Math.round(l)}%)`;
const n = (value: number): string => String(Math.round(value * 10) / 10);

export function planetLook(name: string): PlanetLook {
  const random = seededRandom(name);
  random();
  const home = name.toLowerCase() === "earth"; // Earth looks like Earth
  const kind = home ? "ocean" : (KINDS[Math.floor(random() * KINDS.length)] ?? "rock");
  const tint = TINTS[kind];
  const hue = home ? 210 : tint.hue + random() * tint.spread;
  const ringed = !home && random() < RINGED[kind];
  const radius = ringed ? between(random, 25, 29) : between(random, 33, 40);
  const draw = { random, hue, radius, sat: tint.sat, mid: tint.mid, home };
  return {
    kind,
    radius,
    tilt: between(random, -26, 26),
    light: tone(hue + 8, tint.sat + 10, Math.min(92, tint.mid + 24)),
    mid: tone(hue, tint.sat, tint.mid),
    dark: tone(hue - 14, tint.sat + 6, Math.max(10, tint.mid - 36)),
    marks: MARKS[kind](draw),
    ring: ringed ? ringOf(draw) : null,
    moon: !ringed && random() < 0.25 ? moonOf(draw) : null,
  };
}

interface Draw {
  random: Random;
  hue: number;
  radius: number;
  sat: number;
  mid: number;
  home: boolean;
}

const MARKS: Record<Kind, (draw: Draw) => Mark[]> = {
  giant: (draw) => [...bands(draw, 7), spot(draw)],
  ocean: (draw) => [...lands(draw), ...clouds(draw, 3), cap(draw, -1)],
  rock: (draw) => craters(draw, 9),
  ice: (draw) => [...cracks(draw, 7, tone(draw.hue, 40, 42), 0.55), cap(draw, -1), cap(draw, 1)],
  lava: (draw) => [...craters(draw, 4), ...cracks(draw, 9, tone(between(draw.random, 14, 40), 100, 60), 0.9)],
  desert: (draw) => [...dunes(draw, 6), ...craters(draw, 3), ...(draw.random() < 0.5 ? [cap(draw, -1)] : [])],
  storm: (draw) => [...bands(draw, 4), ...swirls(draw, 3), ...clouds(draw, 2)],
};

/** Curved belts, as on a sphere seen from above. */
function bands({ random, hue, radius, sat, mid }: Draw, count: number): Mark[] {
  const step = (2 * radius) / count;
  return Array.from({ length: count }, (_, i) => {
    const y = -radius + i * step + between(random, 0, step * 0.35);
    const height = step * between(random, 0.35, 0.85);
    const bow = radius * 0.16;
    const d = `M${n(-radius)} ${n(y)}Q0 ${n(y + bow)} ${n(radius)} ${n(y)}v${n(height)}Q0 ${n(y + height + bow)} ${n(-radius)} ${n(y + height)}z`;
    const away = between(random, -22, 26);
    return { d, colour: tone(hue + between(random, -28, 28), sat, mid + away), opacity: between(random, 0.35, 0.75) };
  });
}

function spot({ random, hue, radius, sat, mid }: Draw): Mark {
  const rx = radius * between(random, 0.14, 0.26);
  const x = radius * between(random, -0.45, 0.3);
  const y = radius * between(random, 0.1, 0.5);
  return { d: oval(x, y, rx, rx * 0.55), colour: tone(hue + 180 * random(), sat + 14, mid + 14), opacity: 0.6 };
}

function lands({ random, radius, home }: Draw): Mark[] {
  const colour = home
    ? tone(105, 32, 52)
    : tone(between(random, 28, 130), between(random, 24, 46), between(random, 44, 66));
  return Array.from({ length: 5 }, () => ({
    d: blob(
      random,
      radius * between(random, -0.7, 0.7),
      radius * between(random, -0.65, 0.65),
      radius * between(random, 0.2, 0.48),
    ),
    colour,
    opacity: 0.85,
  }));
}

function clouds({ random, radius }: Draw, count: number): Mark[] {
  return Array.from({ length: count }, () => {
    const x = radius * between(random, -0.8, 0);
    const long = radius * between(random, 0.5, 0.9);
    const d = `M${n(x)} ${n(radius * between(random, -0.6, 0.6))}q${n(long / 2)} ${n(-radius * 0.12)} ${n(long)} 0`;
    return { d, colour: "var(--white)", opacity: 0.55, width: radius * 0.07 };
  });
}

/** Ice at a pole; `side` is -1 for the upper one. */
function cap({ random, radius }: Draw, side: number): Mark {
  const wide = radius * between(random, 0.4, 0.68);
  return { d: oval(0, side * radius * 0.94, wide, wide * 0.36), colour: "var(--white)", opacity: 0.78 };
}

function craters({ random, hue, radius, sat, mid }: Draw, count: number): Mark[] {
  return Array.from({ length: count }).flatMap(() => {
    const angle = random() * Math.PI * 2;
    const away = Math.sqrt(random()) * radius * 0.86;
    const [x, y, r] = [Math.cos(angle) * away, Math.sin(angle) * away, radius * between(random, 0.06, 0.2)];
    return [
      { d: oval(x, y, r, r), colour: tone(hue, sat, Math.max(8, mid - 28)), opacity: 0.5 },
      { d: oval(x + r * 0.2, y + r * 0.2, r * 0.8, r * 0.8), colour: tone(hue, sat, mid + 8), opacity: 0.6 },
    ];
  });
}

function cracks({ random, radius }: Draw, count: number, colour: string, opacity: number): Mark[] {
  return Array.from({ length: count }, () => {
    const part = (): string =>
      `l${n(radius * between(random, 0.08, 0.38))} ${n(radius * between(random, -0.14, 0.36))}`;
    const d = `M${n(radius * between(random, -0.8, 0.5))} ${n(radius * between(random, -0.8, 0.4))}${part()}${part()}${part()}`;
    return { d, colour, opacity, width: radius * between(random, 0.025, 0.055) };
  });
}

function dunes({ random, hue, radius, sat, mid }: Draw, count: number): Mark[] {
  return Array.from({ length: count }, (_, i) => {
    const y = radius * (-0.8 + (1.7 * i) / count) + between(random, -2, 2);
    const wave = radius * between(random, 0.06, 0.2);
    const d = `M${n(-radius)} ${n(y)}q${n(radius / 2)} ${n(-wave)} ${n(radius)} 0t${n(radius)} 0`;
    const width = radius * between(random, 0.06, 0.15);
    return { d, colour: tone(hue - 10, sat, mid - between(random, 14, 30)), opacity: 0.45, width };
  });
}

function swirls({ random, radius }: Draw, count: number): Mark[] {
  return Array.from({ length: count }, () => {
    const [x, y] = [radius * between(random, -0.55, 0.45), radius * between(random, -0.55, 0.55)];
    const r = radius * between(random, 0.14, 0.3);
    const d = `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.6)} 0 1 1 ${n(r)} ${n(r * 0.6)}a${n(r * 0.55)} ${n(r * 0.34)} 0 1 1 ${n(r * 0.4)} ${n(-r * 0.5)}`;
    return { d, colour: "var(--white)", opacity: 0.5, width: radius * 0.055 };
  });
}

function ringOf({ random, hue, radius }: Draw): Ring {
  const flat = between(random, 0.2, 0.34);
  const line = (times: number, width: number, opacity: number): Ring["lines"][number] => {
    const rx = radius * times;
    return { rx, ry: rx * flat, width: radius * width, opacity };
  };
  const lines = [line(1.42, 0.15, 0.65), line(1.64, 0.09, 0.85)];
  if (random() < 0.6) lines.push(line(1.76, 0.03, 0.6));
  const tilt = between(random, 8, 26) * (random() < 0.5 ? -1 : 1);
  return { tilt, colour: tone(hue + between(random, -30, 40), 34, 78), lines };
}

function moonOf({ random, hue, radius }: Draw): PlanetLook["moon"] {
  const angle = between(random, -0.9, 0.4) + (random() < 0.5 ? Math.PI : 0);
  const away = Math.min(45, radius + 7);
  return {
    x: Math.cos(angle) * away,
    y: Math.sin(angle) * away,
    r: between(random, 2.4, 4.4),
    colour: tone(hue + 40, 16, 76),
  };
}

function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;
}

/** A coastline: points at random distances around a centre, joined by curves. */
function blob(random: Random, x: number, y: number, r: number): string {
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2;
    const away = r * between(random, 0.62, 1.25);
    return [x + Math.cos(angle) * away * 1.2, y + Math.sin(angle) * away * 0.8] as const;
  });
  const middle = (i: number): string => {
    const [a, b] = [points[i % 9] ?? [0, 0], points[(i + 1) % 9] ?? [0, 0]];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  return `M${middle(8)}${points.map(([px, py], i) => `Q${n(px)} ${n(py)} ${middle(i)}`).join("")}z`;
}

// The shape and colour of every good by its word, the same in all games. Goods without a drawing get a plain shape by
// their index in the set, so that no two of them look alike.

export interface Mark {
  path: string; // 24 by 24
  colour: string;
  /** The baseline of the letter inside the shape; drawn symbols have no letter. */
  base?: number;
}

const DRAWN: Record<string, Mark> = {
  robots: {
    colour: "var(--good-robots)",
    path: "M11 1.5h2v3h4.5A2.5 2.5 0 0 1 20 7v8a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 15V7a2.5 2.5 0 0 1 2.5-2.5H11zM8.6 8a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm6.8 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM8 13.7v1.6h8v-1.6zM1.5 8.5H3v5H1.5zm19.5 0h1.5v5H21zM7 19h10v3.5H7z",
  },
  food: {
    colour: "var(--good-food)",
    path: "M11.2 9h1.6v14h-1.6zM12 1c2 1.7 2.4 4.3 0 6.6C9.6 5.3 10 2.7 12 1zM12.6 11.8c.2-3 2-4.7 5-4.9.2 3-1.8 5-5 4.9zM11.4 11.8c-.2-3-2-4.7-5-4.9-.2 3 1.8 5 5 4.9zM12.6 16.3c.2-3 2-4.7 5-4.9.2 3-1.8 5-5 4.9zM11.4 16.3c-.2-3-2-4.7-5-4.9-.2 3 1.8 5 5 4.9zM12.6 20.8c.2-3 2-4.7 5-4.9.2 3-1.8 5-5 4.9zM11.4 20.8c-.2-3-2-4.7-5-4.9-.2 3 1.8 5 5 4.9z",
  },
  ore: {
    colour: "var(--good-ore)",
    path: "M2 15.5 6 7l5.3 3.2L9.6 20.5 4.5 20zM7.3 5.8 14.5 3l4.3 3.7-6.6 2.3zM12.7 10.3 19.5 8l2.7 7.2-3.7 5-7.4.4z",
  },
  medicine: {
    colour: "var(--good-medicine)",
    path: "M9 2.5h6a1 1 0 0 1 1 1V8h4.5a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H16v4.5a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V16H3.5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1H8V3.5a1 1 0 0 1 1-1z",
  },
  fuel: {
    colour: "var(--good-fuel)",
    path: "M12 1.2c3.8 4.9 7 8.7 7 13.2a7 7 0 0 1-14 0c0-4.5 3.2-8.3 7-13.2zM8.2 14.3c0 2.4 1.6 4.2 4 4.4v-1.7c-1.4-.2-2.3-1.2-2.3-2.7z",
  },
  luxuries: {
    colour: "var(--good-luxuries)",
    path: "M2 6.5l5 4.2L12 3l5 7.7 5-4.2-2.2 10.5H4.2zM4.2 18.5h15.6V21H4.2z",
  },
  weapons: { colour: "var(--good-weapons)", base: 20.2, path: "M12 1 24 22.5H0z" },
  industrials: { colour: "var(--good-industrials)", base: 16.9, path: "M2.5 2.5h19v19h-19z" },
  agriculturals: { colour: "var(--good-agriculturals)", base: 16.9, path: "M12 1a11 11 0 1 1-.01 0z" },
  red: { colour: "var(--good-red)", base: 16.9, path: "M12 .5 23.5 12 12 23.5.5 12z" },
  blue: { colour: "var(--good-blue)", base: 16.9, path: "M12 1a11 11 0 1 1-.01 0z" },
  yellow: { colour: "var(--good-yellow)", base: 16.9, path: "M6.5 2h11L23 12l-5.5 10h-11L1 12z" },
  illegals: { colour: "var(--good-illegals)", base: 16.9, path: "M12 .5 23.5 12 12 23.5.5 12z" },
  emerald: { colour: "var(--good-emerald)", base: 16.9, path: "M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z" },
  sapphire: { colour: "var(--good-sapphire)", base: 16.9, path: "M12 .5 23.5 12 12 23.5.5 12z" },
  amethyst: { colour: "var(--good-amethyst)", base: 16.9, path: "M12 .8 22 6.4v11.2l-10 5.6-10-5.6V6.4z" },
  ruby: { colour: "var(--good-ruby)", base: 16.9, path: "M12 1a11 11 0 1 1-.01 0z" },
  citrine: { colour: "var(--good-citrine)", base: 18, path: "M12 1l11 8-4.2 13.5H5.2L1 9z" },
  scrap: { colour: "var(--good-scrap)", base: 16.9, path: "M2 2h14l6 6v14H2z" },
  gold: { colour: "var(--good-gold)", base: 18.6, path: "M6.5 4h11L23 21H1z" },
  any: {
    colour: "var(--good-any)",
    base: 16.9,
    path: "M6 1.5h12A4.5 4.5 0 0 1 22.5 6v12a4.5 4.5 0 0 1-4.5 4.5H6A4.5 4.5 0 0 1 1.5 18V6A4.5 4.5 0 0 1 6 1.5z",
  },
};

const PLAIN: Mark[] = [
  { colour: "var(--good-plain-square)", base: 16.9, path: "M2.5 2.5h19v19h-19z" },
  { colour: "var(--good-plain-triangle)", base: 20.2, path: "M12 1 24 22.5H0z" },
  { colour: "var(--good-plain-disc)", base: 16.9, path: "M12 1a11 11 0 1 1-.01 0z" },
  { colour: "var(--good-plain-diamond)", base: 16.9, path: "M12 .5 23.5 12 12 23.5.5 12z" },
  { colour: "var(--good-plain-hexagon)", base: 16.9, path: "M6.5 2h11L23 12l-5.5 10h-11L1 12z" },
  { colour: "var(--good-plain-pentagon)", base: 18.5, path: "M12 1l11 8-4.2 13.5H5.2L1 9z" },
];

export function markOf(word: string, place = 0): Mark {
  return DRAWN[word] ?? PLAIN[place % PLAIN.length]!;
}

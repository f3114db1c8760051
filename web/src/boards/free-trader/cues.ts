// How the events of Free Trader are shown one after the other.
import { formatSigned } from "../../pieces/format";
import {
  withPart,
  type Change,
  type Choreography,
  type Cue,
  type CueTable,
  type Effect,
  type Scene,
} from "../../stage/cue";
import type { Event } from "../../wire/free-trader";
import type { StateView } from "../../wire/types";
import { boardOf, type Board } from "./view";

const TANK = ["tank", "seat 0"];
const HOLD = ["hold 0", "seat 0"];
const SHIP = ["ship 0", "board"];
const PILE: Change[] = [
  ["board", "cards_left"],
  ["board", "drawn_cards"],
  ["board", "discards"],
];

const onBoard =
  (change: (shown: Board, after: Board) => Board): Change =>
  (state, after) => ({ ...state, board: change(boardOf(state), boardOf(after)) });

/** The tank drains or fills while the cue lasts. */
const money = (value: number): Change => onBoard((shown) => ({ ...shown, ship: { ...shown.ship, money: value } }));

const hold = (cargo: string): Change =>
  onBoard((shown, after) => {
    const units = after.ship.hold[cargo] ?? 0;
    return { ...shown, ship: { ...shown.ship, hold: withPart(shown.ship.hold, cargo, units) } };
  });

const amount = (change: number): Effect[] =>
  change ? [{ kind: "amount", text: formatSigned(change), loss: change < 0, at: TANK }] : [];

const goods = (
  good: string,
  units: number,
  from: Extract<Effect, { kind: "goods" }>["from"],
  to: typeof from,
): Effect => ({
  kind: "goods",
  good,
  units,
  from,
  to,
});

/** Where the ship is after the step; the rest of the map is as it will be, too. */
const MAP: Change = ["board", "map"];
const lands: Change[] = [MAP, ["board", "ship", "planet"], ["board", "ship", "previous"]];

/** The card that lies open last; the cards drawn before it in the same step are not known to the page by their figures. */
const isLastCard = ({ events, index }: Scene): boolean =>
  !events.slice(index + 1).some(({ event }) => event === "drawn");

/** A figure of a fight, with a pulse on the ship that it belongs to. */
const figure = (at: Effect & { kind: "pulse" }): Cue => ({ ms: 260, effects: [at], sound: "tick" });

/** An enemy's card, or the place beside the map where it lies. */
const enemyOf = ({ after, before }: Scene): string[] => {
  const card = boardOf(after).enemy?.card ?? boardOf(before).enemy?.card ?? boardOf(after).card?.card;
  return [`card ${card}`, "card", "board"];
};

const module = (word: string): Change => ["board", "ship", "modules", word];

const cues: CueTable<Event> = {
  dealt: () => ({ ms: 320, effects: [{ kind: "pulse", at: "board" }], sound: "card" }),
  home: () => ({ ms: 340, starts: [MAP, ["board", "drawn"], ["board", "places"]], sound: "build" }),
  turn: () => ({ ms: 200, starts: [["turn"], ["board", "month"]] }),
  over: null, // the result has a place and a sound of its own
  explored: () => ({
    ms: 360,
    ends: [["board", "drawn"], ["board", "places"], ["board", "pile"], ["phase"]],
    sound: "card",
    chance: true,
  }),
  redrawn: () => ({ ms: 300, ends: [["board", "drawn"]], sound: "card", chance: true }),
  placed: () => ({ ms: 340, starts: [MAP, ["board", "drawn"], ["board", "places"]], sound: "build" }),
  drawn: (_, scene) => ({
    ms: 420,
    starts: isLastCard(scene) ? [["board", "card"], ...PILE] : PILE,
    effects: [{ kind: "pulse", at: ["card", "board"] }],
    sound: "card",
    chance: true,
  }),
  bought: ({ cargo, price, money: left }) => ({
    ms: 360,
    effects: [goods(cargo, 1, `cargo ${cargo}`, HOLD), ...amount(-price)],
    ends: [hold(cargo), money(left)],
    sound: "goods",
  }),
  sold: ({ cargo, price, forfeited, money: now }) => ({
    ms: 360,
    effects: [goods(cargo, 1, HOLD, `price ${cargo}`), ...amount(price - forfeited)],
    ends: [hold(cargo), money(now)],
    sound: "coins",
  }),
  jumped: ({ money: left }) => ({ ms: 440, starts: [...lands, money(left)], sound: "fly" }),
  checked: ({ misjump }) => ({
    ms: 360,
    effects: [{ kind: "pulse", at: SHIP, bad: Boolean(misjump) }],
    sound: misjump ? "alarm" : "tick",
    chance: true,
  }),
  scattered: () => ({ ms: 440, starts: lands, sound: "hit", chance: true }),
  quiet: () => ({ ms: 220, sound: "tick" }),
  enemy: (_, scene) => ({
    ms: 380,
    effects: [{ kind: "pulse", at: enemyOf(scene), bad: true }],
    ends: [["board", "enemy"]],
    sound: "alarm",
    chance: true,
  }),
  attack: (_, scene) => figure({ kind: "pulse", at: enemyOf(scene), bad: true }),
  defence: () => figure({ kind: "pulse", at: SHIP }),
  hit: (_, scene) => ({
    ms: 400,
    effects: [{ kind: "shot", from: enemyOf(scene), to: SHIP, hit: true }],
    sound: "shot",
    chance: true,
  }),
  missed: (_, scene) => ({
    ms: 400,
    effects: [{ kind: "shot", from: enemyOf(scene), to: SHIP, hit: false }],
    sound: "shot",
    chance: true,
  }),
  damaged: ({ module: word }) => ({
    ms: 320,
    starts: [module(word)],
    effects: [{ kind: "pulse", at: `module ${word}`, bad: true }],
    sound: "hit",
  }),
  lost: () => ({
    ms: 320,
    effects: [{ kind: "pulse", at: HOLD, bad: true }],
    ends: [["board", "ship", "hold"]],
    sound: "hit",
  }),
  counter: () => figure({ kind: "pulse", at: SHIP }),
  resisted: (_, scene) => figure({ kind: "pulse", at: enemyOf(scene), bad: true }),
  killed: (_, scene) => ({
    ms: 420,
    effects: [{ kind: "shot", from: SHIP, to: enemyOf(scene), hit: true }],
    sound: "shot",
    chance: true,
  }),
  survived: (_, scene) => ({
    ms: 420,
    effects: [{ kind: "shot", from: SHIP, to: enemyOf(scene), hit: false }],
    sound: "shot",
    chance: true,
  }),
  escaped: () => ({ ms: 300, sound: "fly" }),
  salvaged: ({ gain, forfeited, money: now }) => ({
    ms: 380,
    starts: [money(now)],
    effects: amount(gain - forfeited),
    sound: "coins",
  }),
  searched: ({ success }) => ({ ms: 320, sound: success ? "tick" : "lost", chance: true }),
  found: ({ cargo }) => ({
    ms: 360,
    effects: [goods(cargo, 1, ["card", "board"], HOLD)],
    ends: [hold(cargo)],
    sound: "goods",
  }),
  waved: () => ({ ms: 260, sound: "tick" }),
  fined: () => ({
    ms: 420,
    effects: [{ kind: "pulse", at: TANK, bad: true }],
    ends: [["board", "fine"]],
    sound: "alarm",
    chance: true,
  }),
  scrapped: ({ module: word, change }) => ({ ms: 340, starts: [module(word)], effects: amount(change), sound: "hit" }),
  paid: ({ amount: due, money: left }) => ({ ms: 420, starts: [money(left)], effects: amount(-due), sound: "coins" }),
  confiscated: () => ({
    ms: 360,
    effects: [{ kind: "pulse", at: HOLD, bad: true }],
    ends: [["board", "ship", "hold"]],
    sound: "hit",
  }),
  upgraded: ({ module: word, cost, money: left }) => ({
    ms: 340,
    starts: [module(word), money(left)],
    effects: [...amount(-cost), { kind: "pulse", at: `module ${word}` }],
    ends: [
      ["board", "ship", "ceiling"],
      ["board", "ship", "spaces"],
    ],
    sound: "build",
  }),
  month: ({ due, money: left }) => ({
    ms: 560,
    starts: [money(left)],
    effects: [...amount(-due), { kind: "pulse", at: TANK, bad: true }],
    ends: [
      ["board", "paid"],
      ["board", "month"],
      ["board", "due"],
    ],
    sound: "coins",
    chance: true,
  }),
  reshuffled: () => ({ ms: 300, ends: PILE, sound: "card" }),
};

export const choreography: Choreography = {
  cues,
  deedOf: () => null, // nobody else plays
  moneyOf: (state: StateView) => boardOf(state).ship.money,
};

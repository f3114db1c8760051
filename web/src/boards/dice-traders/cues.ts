// How the events of Dice Traders are shown one after the other.
import {
  messageOf as t,
  withPart,
  type Change,
  type Choreography,
  type Cue,
  type CueTable,
  type Deed,
  type Scene,
} from "../../stage/cue";
import { formatSigned } from "../../pieces/format";
import type { StateView } from "../../wire/types";
import { boardOf, type Board, type Planet } from "./view";
import type { Event } from "../../wire/dice-traders";

const hold = (seat: number): string[] => [`hold ${seat}`, `seat ${seat}`];
const purse = (seat: number): string[] => [`score ${seat}`, `seat ${seat}`];
const player = (seat: number): Change => ["board", "players", seat];
const amount = (seat: number, change: number): NonNullable<Cue["effects"]> => [
  { kind: "amount", text: formatSigned(change), loss: change < 0, at: purse(seat) },
];
const TRADE: Change[] = [
  ["board", "planet", "taken"],
  ["board", "turn_so_far"],
];
/** A payment and the new number of credits, wherever it is shown. */
const settles = (seat: number): Change[] => [player(seat), ["scores", seat], ...TRADE];

/** The planet before the dice show anything: those that are yet to be rolled are blank, and nothing is for sale. */
function unrolled(planet: Planet, { events, index }: Scene): Planet {
  const rolled = new Set(
    events.slice(index).flatMap((each) => (each.event === "rolled" && "die" in each ? [each.die] : [])),
  );
  const dice = planet.dice.map((good, die) => (rolled.has(die) ? "" : good));
  return rolled.size ? { ...planet, dice, stock: {}, locked: planet.locked.map(() => false) } : planet;
}

/** The planet is shown, and the calendar with it; the dice only if nobody rolls them. */
const arrives =
  (scene: Scene): Change =>
  (shown, after) => {
    const { planet } = boardOf(after);
    const board: Board = { ...boardOf(shown), planet: planet && unrolled(planet, scene) };
    return { ...shown, phase: after.phase, turn: after.turn, board };
  };

/** A die that tumbles shows nothing. */
const blank =
  (die: number): Change =>
  (shown) => {
    const [board, planet] = [boardOf(shown), boardOf(shown).planet];
    return planet
      ? { ...shown, board: { ...board, planet: { ...planet, dice: withPart(planet.dice, die, "") } } }
      : shown;
  };

const rollsLater = ({ events, index }: Scene): boolean => events.slice(index).some(({ event }) => event === "rolled");

const travels = (seat: number, scene: Scene): Cue => ({
  ms: 400,
  starts: [
    ["board", "players", seat, "days"],
    ["board", "next"],
  ],
  ends: [arrives(scene)],
  sound: "fly",
});

const cues: CueTable<Event> = {
  over: null, // the result has a place and a sound of its own
  turn: (_, scene) => (rollsLater(scene) ? { ms: 240, starts: [arrives(scene)] } : null),
  explored: ({ seat }, scene) => travels(seat, scene),
  followed: ({ seat }, scene) => travels(seat, scene),
  rolled: ({ die }) => ({
    ms: 440,
    starts: [blank(die)],
    ends: [
      ["board", "planet", "dice", die],
      ["board", "planet", "locked", die],
    ],
    sound: "dice",
    chance: true,
    together: true,
  }),
  locked: ({ die }) => ({ ms: 200, starts: [["board", "planet", "locked", die]], sound: "tick", together: true }),
  settled: () => ({ ms: 160, ends: [["board", "planet"]] }),
  sold: ({ seat, good, units, gain }) => ({
    ms: 420,
    effects: [{ kind: "goods", good, units, from: hold(seat), to: `good ${good}` }, ...amount(seat, gain)],
    ends: settles(seat),
    sound: "coins",
  }),
  bought: ({ seat, good, price }) => ({
    ms: 380,
    effects: [{ kind: "goods", good, units: 1, from: `good ${good}`, to: hold(seat) }, ...amount(seat, -price)],
    ends: settles(seat),
    sound: "goods",
  }),
  offered: ({ seat, good, units }) => ({
    ms: 400,
    effects: [{ kind: "goods", good, units, from: hold(seat), to: ["planet", "board"] }],
    sound: "goods",
  }),
  police: () => ({ ms: 700, sound: "alarm", chance: true }),
  smuggled: ({ seat, gain }) => ({ ms: 380, effects: amount(seat, gain), ends: settles(seat), sound: "coins" }),
  seized: ({ seat }) => ({
    ms: 380,
    effects: [{ kind: "pulse", at: hold(seat), bad: true }],
    ends: settles(seat),
    sound: "hit",
  }),
  confiscated: ({ seat, good, units }) => ({
    ms: 400,
    effects: [{ kind: "goods", good, units, from: hold(seat), to: ["planet", "board"] }],
    ends: settles(seat),
    sound: "hit",
  }),
  expanded: ({ seat, cost }) => ({ ms: 340, effects: amount(seat, -cost), ends: settles(seat), sound: "build" }),
  retired: ({ seat }) => ({ ms: 300, effects: [{ kind: "pulse", at: hold(seat) }], ends: [player(seat)] }),
};

function deedOf(event: Event): Deed | null {
  const { event: key } = event;
  switch (event.event) {
    case "explored":
      return { key, message: () => t("client-deed-explored", { size: event.size }) };
    case "followed":
      return { key, message: () => t("client-deed-followed", { "seat-whom": event.whom }) };
    case "sold":
      return {
        key: `${key} ${event.good}`,
        units: event.units,
        message: (units) => t("client-deed-sold", { units, good: event.good }),
      };
    case "bought":
      return {
        key: `${key} ${event.good}`,
        units: 1,
        message: (units) => t("client-deed-bought", { units, good: event.good }),
      };
    case "smuggled":
      return { key, units: event.units, message: (units) => t("client-deed-smuggled", { units }) };
    case "seized":
      return { key, units: event.units, message: (units) => t("client-deed-seized", { units }) };
    case "expanded":
      return { key, message: () => t("client-deed-expanded", { room: event.room }) };
    case "retired":
      return { key, message: () => t("client-deed-retired") };
    default:
      return null;
  }
}

export const choreography: Choreography = {
  cues,
  deedOf,
  moneyOf: (state: StateView, seat) => boardOf(state).players[seat]?.credits ?? 0,
};

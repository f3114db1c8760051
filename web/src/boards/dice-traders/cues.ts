// How the events of Dice Traders are shown one after the other.
import {
  amount,
  boardChange,
  chance,
  cue,
  goods,
  harm,
  pulse,
  withPart,
  type Change,
  type Choreography,
  type Cue,
  type CueTable,
  type DeedTable,
  type Scene,
} from "../../stage/cue";
import { messageOf as t } from "../../messages/message";
import { boardOf, type Board, type Planet } from "./view";
import type { Event } from "../../wire/dice-traders";

const hold = (seat: number): string[] => [`hold ${seat}`, `seat ${seat}`];
const purse = (seat: number): string[] => [`score ${seat}`, `seat ${seat}`];
const player = (seat: number): Change => `board.players.${seat}`;
/** A payment and the new number of credits, wherever it is shown. */
const settles = (seat: number): Change[] => [player(seat), `scores.${seat}`, "board.planet.taken", "board.turn_so_far"];

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
const blank = (die: number): Change =>
  boardChange(boardOf)(({ planet, ...board }) => ({
    ...board,
    planet: planet && { ...planet, dice: withPart(planet.dice, die, "") },
  }));

const rollsLater = ({ events, index }: Scene): boolean => events.slice(index).some(({ event }) => event === "rolled");

const travels = ({ seat }: { seat: number }, scene: Scene): Cue => ({
  ...cue(400, "fly", [], arrives(scene)),
  starts: [`board.players.${seat}.days`, "board.next"],
});

const cues: CueTable<Event> = {
  over: null, // the result has a place and a sound of its own
  turn: (_, scene) => (rollsLater(scene) ? { ms: 240, starts: [arrives(scene)] } : null),
  explored: travels,
  followed: travels,
  rolled: ({ die }) => ({
    ...chance(440, "dice", [], `board.planet.dice.${die}`, `board.planet.locked.${die}`),
    starts: [blank(die)],
    together: true,
  }),
  locked: ({ die }) => ({ ms: 200, starts: [`board.planet.locked.${die}`], sound: "tick", together: true }),
  settled: () => ({ ms: 160, ends: ["board.planet"] }),
  sold: ({ seat, good, units, gain }) => {
    const effects = [goods(good, units, hold(seat), `good ${good}`), amount(purse(seat), gain)];
    return cue(420, "coins", effects, ...settles(seat));
  },
  bought: ({ seat, good, price }) => {
    const effects = [goods(good, 1, `good ${good}`, hold(seat)), amount(purse(seat), -price)];
    return cue(380, "goods", effects, ...settles(seat));
  },
  offered: ({ seat, good, units }) => cue(400, "goods", goods(good, units, hold(seat), ["planet", "board"])),
  police: () => chance(700, "alarm"),
  smuggled: ({ seat, gain }) => cue(380, "coins", amount(purse(seat), gain), ...settles(seat)),
  seized: ({ seat }) => cue(380, "hit", harm(hold(seat)), ...settles(seat)),
  confiscated: ({ seat, good, units }) =>
    cue(400, "hit", goods(good, units, hold(seat), ["planet", "board"]), ...settles(seat)),
  expanded: ({ seat, cost }) => cue(340, "build", amount(purse(seat), -cost), ...settles(seat)),
  retired: ({ seat }) => cue(300, undefined, pulse(hold(seat)), player(seat)),
};

const deeds: DeedTable<Event> = {
  explored: ({ size }) => [t("client-deed-explored", { size })],
  followed: ({ whom }) => [t("client-deed-followed", { "seat-whom": whom })],
  sold: ({ units, good }) => [t("client-deed-sold", { units, good }), good],
  bought: ({ good }) => [t("client-deed-bought", { units: 1, good }), good],
  smuggled: ({ units }) => [t("client-deed-smuggled", { units })],
  seized: ({ units }) => [t("client-deed-seized", { units })],
  expanded: ({ room }) => [t("client-deed-expanded", { room })],
  retired: () => [t("client-deed-retired")],
};

export const choreography: Choreography = {
  cues,
  deeds,
  moneyOf: (state, seat) => boardOf(state).players[seat]?.credits ?? 0,
};

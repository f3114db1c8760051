// How the events of Free Trader are shown one after the other.
import {
  amount,
  boardChange,
  chance,
  cue,
  goods,
  harm,
  pulse,
  shot,
  withPart,
  type Change,
  type Choreography,
  type Cue,
  type CueTable,
  type Effect,
  type Scene,
} from "../../stage/cue";
import type { Event } from "../../wire/free-trader";
import { boardOf } from "./view";

const TANK = ["tank", "seat 0"];
const HOLD = ["hold 0", "seat 0"];
const SHIP = ["ship 0", "board"];
const PILE: Change[] = ["board.cards_left", "board.drawn_cards", "board.discards"];
const PLACES: Change[] = ["board.drawn", "board.places"];
const CARGO: Change = "board.ship.hold";
const onBoard = boardChange(boardOf);

/** The tank drains or fills while the cue lasts. */
const money = (value: number): Change => onBoard((shown) => ({ ...shown, ship: { ...shown.ship, money: value } }));

const hold = (cargo: string): Change =>
  onBoard((shown, after) => {
    const units = after.ship.hold[cargo] ?? 0;
    return { ...shown, ship: { ...shown.ship, hold: withPart(shown.ship.hold, cargo, units) } };
  });

const gains = (change: number): Effect[] => (change ? [amount(TANK, change)] : []);

/** Where the ship is after the step; the rest of the map is as it will be, too. */
const lands: Change[] = ["board.map", "board.ship.planet", "board.ship.previous"];

/** The card that lies open last; the cards drawn before it in the same step are not known to the page by their figures. */
const isLastCard = ({ events, index }: Scene): boolean =>
  !events.slice(index + 1).some(({ event }) => event === "drawn");

/** An enemy's card, or the place beside the map where it lies. */
const enemyOf = ({ after, before }: Scene): string[] => {
  const card = boardOf(after).enemy?.card ?? boardOf(before).enemy?.card ?? boardOf(after).card?.card;
  return [`card ${card}`, "card", "board"];
};

const module = (word: string): Change => `board.ship.modules.${word}`;
const builds = (): Cue => ({ ms: 340, starts: ["board.map", ...PLACES], sound: "build" });
const enemyActs = (_: unknown, scene: Scene): Cue => cue(260, "tick", harm(enemyOf(scene)));
const shipActs = (): Cue => cue(260, "tick", pulse(SHIP));

const cues: CueTable<Event> = {
  dealt: () => cue(320, "card", pulse("board")),
  home: builds,
  turn: () => ({ ms: 200, starts: ["turn", "board.month"] }),
  over: null, // the result has a place and a sound of its own
  explored: () => chance(360, "card", [], ...PLACES, "board.pile", "phase"),
  redrawn: () => chance(300, "card", [], "board.drawn"),
  placed: builds,
  drawn: (_, scene) => ({
    ...chance(420, "card", pulse(["card", "board"])),
    starts: isLastCard(scene) ? ["board.card", ...PILE] : PILE,
  }),
  bought: ({ cargo, price, money: left }) =>
    cue(360, "goods", [goods(cargo, 1, `cargo ${cargo}`, HOLD), ...gains(-price)], hold(cargo), money(left)),
  sold: ({ cargo, price, forfeited, money: now }) => {
    const effects = [goods(cargo, 1, HOLD, `price ${cargo}`), ...gains(price - forfeited)];
    return cue(360, "coins", effects, hold(cargo), money(now));
  },
  jumped: ({ money: left }) => ({ ms: 440, starts: [...lands, money(left)], sound: "fly" }),
  checked: ({ misjump }) => chance(360, misjump ? "alarm" : "tick", misjump ? harm(SHIP) : pulse(SHIP)),
  scattered: () => ({ ...chance(440, "hit"), starts: lands }),
  quiet: () => cue(220, "tick"),
  enemy: (_, scene) => chance(380, "alarm", harm(enemyOf(scene)), "board.enemy"),
  attack: enemyActs,
  defence: shipActs,
  hit: (_, scene) => chance(400, "shot", shot(enemyOf(scene), SHIP)),
  missed: (_, scene) => chance(400, "shot", shot(enemyOf(scene), SHIP, false)),
  damaged: ({ module: word }) => ({ ...cue(320, "hit", harm(`module ${word}`)), starts: [module(word)] }),
  lost: () => cue(320, "hit", harm(HOLD), CARGO),
  counter: shipActs,
  resisted: enemyActs,
  killed: (_, scene) => chance(420, "shot", shot(SHIP, enemyOf(scene))),
  survived: (_, scene) => chance(420, "shot", shot(SHIP, enemyOf(scene), false)),
  escaped: () => cue(300, "fly"),
  salvaged: ({ gain, forfeited, money: now }) => ({
    ...cue(380, "coins", gains(gain - forfeited)),
    starts: [money(now)],
  }),
  searched: ({ success }) => chance(320, success ? "tick" : "lost"),
  found: ({ cargo }) => cue(360, "goods", goods(cargo, 1, ["card", "board"], HOLD), hold(cargo)),
  waved: () => cue(260, "tick"),
  fined: () => chance(420, "alarm", harm(TANK), "board.fine"),
  scrapped: ({ module: word, change }) => ({ ...cue(340, "hit", gains(change)), starts: [module(word)] }),
  paid: ({ amount: due, money: left }) => ({ ...cue(420, "coins", gains(-due)), starts: [money(left)] }),
  confiscated: () => cue(360, "hit", harm(HOLD), CARGO),
  upgraded: ({ module: word, cost, money: left }) => ({
    ...cue(340, "build", [...gains(-cost), pulse(`module ${word}`)], "board.ship.ceiling", "board.ship.spaces"),
    starts: [module(word), money(left)],
  }),
  month: ({ due, money: left }) => ({
    ...chance(560, "coins", [...gains(-due), harm(TANK)], "board.paid", "board.month", "board.due"),
    starts: [money(left)],
  }),
  reshuffled: () => cue(300, "card", [], ...PILE),
};

export const choreography: Choreography = {
  cues,
  deeds: {}, // nobody else plays
  moneyOf: (state) => boardOf(state).ship.money,
};

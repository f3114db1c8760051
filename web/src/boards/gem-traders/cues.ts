// How the events of Gem Traders are shown one after the other.
import {
  amount,
  chance,
  cue,
  goods,
  harm,
  pulse,
  shot,
  type Change,
  type Choreography,
  type Cue,
  type CueTable,
  type DeedTable,
} from "../../stage/cue";
import { messageOf as t } from "../../messages/message";
import type { Event } from "../../wire/gem-traders";
import type { StepView } from "../../wire/types";

const player = (seat: number): Change => `board.players.${seat}`;
const cargo = (seat: number): Change => `board.players.${seat}.cargo`;
const place = (seat: number): Change => `board.players.${seat}.place`;
const score = (seat: number): Change => `scores.${seat}`;
const BANK: Change[] = ["board.bank", "board.space"];
/** A ship on the map; the seat's own panel where the map does not show it. */
const ship = (seat: number): string => `seat ${seat}`;
const home = (seat: number): string[] => [`home ${seat}`, `seat ${seat}`];
/** Several of them start shortly after each other. */
const together = (one: Cue): Cue => ({ ...one, together: true });

const cues: CueTable<Event> = {
  turn: ({ seat }) => ({ ms: 200, starts: ["turn"], effects: [pulse(ship(seat))] }),
  starting_gold: ({ seat }) => cue(260, undefined, pulse(ship(seat)), player(seat)),
  die_placed: ({ good }) => chance(420, "dice", pulse([`place ${good}`, "board"])),
  all_stored: ({ seat }) => cue(420, "won", pulse(home(seat))),
  over: null, // the result has a place and a sound of its own
  won: null,
  declared: ({ seat }) => cue(300, "card", pulse(ship(seat)), player(seat)),
  moved: ({ seat }) => ({ ms: 420, starts: [place(seat)], sound: "fly" }),
  displaced: ({ whom }) => ({ ...cue(420, "hit", harm(ship(whom))), starts: [place(whom)] }),
  fee: ({ seat, whom, good }) => cue(360, "coins", goods(good, 1, ship(whom), ship(seat)), cargo(seat), cargo(whom)),
  loaded: ({ seat, good, units }) =>
    together(cue(340, "goods", goods(good, units, home(seat), ship(seat)), player(seat))),
  unloaded: ({ seat, good, units }) =>
    together(cue(340, "goods", goods(good, units, ship(seat), home(seat)), player(seat), score(seat))),
  mined: ({ seat, good }) => cue(380, "goods", goods(good, 1, `place ${good}`, ship(seat)), cargo(seat), ...BANK),
  salvaged: ({ seat, good }) => cue(380, "goods", goods(good, 1, "place space", ship(seat)), cargo(seat), ...BANK),
  traded: ({ seat, good, paid, for: other, got }) => {
    const effects = [goods(good, paid, ship(seat), `good ${good}`), goods(other, got, `good ${other}`, ship(seat))];
    return cue(420, "coins", effects, cargo(seat), ...BANK);
  },
  die: ({ good, how }) => ({
    ms: 400,
    starts: [`board.dice.${good}`],
    sound: how === "rolled" ? "dice" : "tick",
    chance: how === "rolled",
    together: true,
  }),
  switched: () => ({ ms: 420, starts: ["board.ring"], sound: "tick" }),
  resolved: ({ seat, points }) => {
    const effects = [pulse("place mission"), amount([`score ${seat}`, ship(seat)], points)];
    return cue(420, "won", effects, player(seat), score(seat), ...BANK);
  },
  uncovered: () => chance(320, "card", [], "board.missions"),
  paid: ({ seat, good, units }) => {
    const effect = goods(good, units, home(seat), ["market", "place mission"]);
    return together(cue(340, "goods", effect, `board.players.${seat}.storage`, ...BANK));
  },
  bought: ({ seat }) => cue(360, "build", pulse(ship(seat)), player(seat), score(seat)),
  turned_up: ({ place_in_row: slot }) => ({
    ...chance(380, "card"),
    starts: [`board.market.${slot - 1}`, "board.deck"],
  }),
  used: ({ seat }) => cue(300, "card", pulse(ship(seat))),
  played: ({ seat }) => cue(320, "card", pulse(ship(seat)), player(seat)),
  gave: ({ seat, whom, good }) => cue(360, "goods", goods(good, 1, ship(seat), ship(whom)), cargo(seat), cargo(whom)),
  got: ({ seat, whom, good }) => cue(360, "shot", goods(good, 1, ship(whom), ship(seat)), cargo(seat), cargo(whom)),
  swapped: ({ seat, whom, good, for: other }) => {
    const effects = [goods(good, 1, ship(whom), ship(seat)), goods(other, 1, ship(seat), ship(whom))];
    return cue(400, "coins", effects, cargo(seat), cargo(whom));
  },
  converted: ({ seat, good }) => cue(360, "coins", goods(good, 1, "bank", ship(seat)), cargo(seat), ...BANK),
  found: ({ seat, good }) =>
    cue(360, "coins", goods(good, 1, ["bank", "place space"], home(seat)), player(seat), ...BANK),
  dropped: ({ seat, good, units }) =>
    together(cue(380, "goods", goods(good, units, ship(seat), "place space"), cargo(seat), ...BANK)),
  monger: ({ seat, whom }) => cue(360, "shot", shot(ship(seat), ship(whom))),
};

/** What kind of card was bought: the event names the card alone, its line in the log says what it is. */
function boughtType({ story }: StepView): string {
  const line = story.find((each) => typeof each !== "number" && each[0] === "event-bought");
  return typeof line === "object" ? String(line[1]["type"]) : "";
}

const deeds: DeedTable<Event> = {
  moved: ({ place }) => [t("client-deed-moved", { place })],
  mined: ({ good }) => [t("client-deed-mined", { units: 1, good }), good],
  salvaged: ({ good }) => [t("client-deed-salvaged", { units: 1, good }), good],
  unloaded: ({ units, good }) => [t("client-deed-stored", { units, good }), good],
  traded: ({ got, for: good }) => [t("client-deed-traded", { units: got, good }), good],
  got: ({ whom, good }) => [t("client-deed-took", { units: 1, good, "seat-whom": whom }), `${whom} ${good}`],
  resolved: () => [t("client-deed-delivered", { units: 1 })],
  bought: ({ card }, _, step) => [t("client-deed-bought", { type: boughtType(step) }), card],
  played: ({ boost }) => [t("client-deed-played", { boost }), boost],
};

export const choreography: Choreography = { cues, deeds, moneyOf: (state, seat) => state.scores[seat] ?? 0 };

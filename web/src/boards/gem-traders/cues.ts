// How the events of Gem Traders are shown one after the other.
import { formatSigned } from "../../pieces/format";
import {
  messageOf as t,
  type Anchor,
  type Change,
  type Choreography,
  type CueTable,
  type Deed,
  type Effect,
} from "../../stage/cue";
import type { Event } from "../../wire/gem-traders";
import type { StateView } from "../../wire/types";

const player = (seat: number): Change => ["board", "players", seat];
const cargo = (seat: number): Change => ["board", "players", seat, "cargo"];
const BANK: Change[] = [
  ["board", "bank"],
  ["board", "space"],
];
/** A ship on the map; the seat's own panel where the map does not show it. */
const ship = (seat: number): string => `seat ${seat}`;
const home = (seat: number): string[] => [`home ${seat}`, `seat ${seat}`];

const carries = (good: string, units: number, from: Anchor, to: Anchor): Effect => ({
  kind: "goods",
  good,
  units,
  from,
  to,
});

const cues: CueTable<Event> = {
  turn: ({ seat }) => ({ ms: 200, starts: [["turn"]], effects: [{ kind: "pulse", at: ship(seat) }] }),
  starting_gold: ({ seat }) => ({ ms: 260, effects: [{ kind: "pulse", at: ship(seat) }], ends: [player(seat)] }),
  die_placed: ({ good }) => ({
    ms: 420,
    effects: [{ kind: "pulse", at: [`place ${good}`, "board"] }],
    sound: "dice",
    chance: true,
  }),
  all_stored: ({ seat }) => ({ ms: 420, effects: [{ kind: "pulse", at: home(seat) }], sound: "won" }),
  over: null, // the result has a place and a sound of its own
  won: null,
  declared: ({ seat }) => ({
    ms: 300,
    effects: [{ kind: "pulse", at: ship(seat) }],
    ends: [player(seat)],
    sound: "card",
  }),
  moved: ({ seat }) => ({ ms: 420, starts: [["board", "players", seat, "place"]], sound: "fly" }),
  displaced: ({ whom }) => ({
    ms: 420,
    starts: [["board", "players", whom, "place"]],
    effects: [{ kind: "pulse", at: ship(whom), bad: true }],
    sound: "hit",
  }),
  fee: ({ seat, whom, good }) => ({
    ms: 360,
    effects: [carries(good, 1, ship(whom), ship(seat))],
    ends: [cargo(seat), cargo(whom)],
    sound: "coins",
  }),
  loaded: ({ seat, good, units }) => ({
    ms: 340,
    effects: [carries(good, units, home(seat), ship(seat))],
    ends: [player(seat)],
    sound: "goods",
    together: true,
  }),
  unloaded: ({ seat, good, units }) => ({
    ms: 340,
    effects: [carries(good, units, ship(seat), home(seat))],
    ends: [player(seat), ["scores", seat]],
    sound: "goods",
    together: true,
  }),
  mined: ({ seat, good }) => ({
    ms: 380,
    effects: [carries(good, 1, `place ${good}`, ship(seat))],
    ends: [cargo(seat), ...BANK],
    sound: "goods",
  }),
  salvaged: ({ seat, good }) => ({
    ms: 380,
    effects: [carries(good, 1, "place space", ship(seat))],
    ends: [cargo(seat), ...BANK],
    sound: "goods",
  }),
  traded: ({ seat, good, paid, for: other, got }) => ({
    ms: 420,
    effects: [carries(good, paid, ship(seat), `good ${good}`), carries(other, got, `good ${other}`, ship(seat))],
    ends: [cargo(seat), ...BANK],
    sound: "coins",
  }),
  die: ({ good, how }) => ({
    ms: 400,
    starts: [["board", "dice", good]],
    sound: how === "rolled" ? "dice" : "tick",
    chance: how === "rolled",
    together: true,
  }),
  switched: () => ({ ms: 420, starts: [["board", "ring"]], sound: "tick" }),
  resolved: ({ seat, points }) => ({
    ms: 420,
    effects: [
      { kind: "pulse", at: "place mission" },
      { kind: "amount", text: formatSigned(points), loss: false, at: [`score ${seat}`, ship(seat)] },
    ],
    ends: [player(seat), ["scores", seat], ...BANK],
    sound: "won",
  }),
  uncovered: () => ({ ms: 320, ends: [["board", "missions"]], sound: "card", chance: true }),
  paid: ({ seat, good, units }) => ({
    ms: 340,
    effects: [carries(good, units, home(seat), ["market", "place mission"])],
    ends: [["board", "players", seat, "storage"], ...BANK],
    sound: "goods",
    together: true,
  }),
  bought: ({ seat }) => ({
    ms: 360,
    effects: [{ kind: "pulse", at: ship(seat) }],
    ends: [player(seat), ["scores", seat]],
    sound: "build",
  }),
  turned_up: ({ place_in_row: slot }) => ({
    ms: 380,
    starts: [
      ["board", "market", slot - 1],
      ["board", "deck"],
    ],
    sound: "card",
    chance: true,
  }),
  used: ({ seat }) => ({ ms: 300, effects: [{ kind: "pulse", at: ship(seat) }], sound: "card" }),
  played: ({ seat }) => ({
    ms: 320,
    effects: [{ kind: "pulse", at: ship(seat) }],
    ends: [player(seat)],
    sound: "card",
  }),
  gave: ({ seat, whom, good }) => ({
    ms: 360,
    effects: [carries(good, 1, ship(seat), ship(whom))],
    ends: [cargo(seat), cargo(whom)],
    sound: "goods",
  }),
  got: ({ seat, whom, good }) => ({
    ms: 360,
    effects: [carries(good, 1, ship(whom), ship(seat))],
    ends: [cargo(seat), cargo(whom)],
    sound: "shot",
  }),
  swapped: ({ seat, whom, good, for: other }) => ({
    ms: 400,
    effects: [carries(good, 1, ship(whom), ship(seat)), carries(other, 1, ship(seat), ship(whom))],
    ends: [cargo(seat), cargo(whom)],
    sound: "coins",
  }),
  converted: ({ seat, good }) => ({
    ms: 360,
    effects: [carries(good, 1, "bank", ship(seat))],
    ends: [cargo(seat), ...BANK],
    sound: "coins",
  }),
  found: ({ seat, good }) => ({
    ms: 360,
    effects: [carries(good, 1, ["bank", "place space"], home(seat))],
    ends: [player(seat), ...BANK],
    sound: "coins",
  }),
  dropped: ({ seat, good, units }) => ({
    ms: 380,
    effects: [carries(good, units, ship(seat), "place space")],
    ends: [cargo(seat), ...BANK],
    sound: "goods",
    together: true,
  }),
  monger: ({ seat, whom }) => ({
    ms: 360,
    effects: [{ kind: "shot", from: ship(seat), to: ship(whom), hit: true }],
    sound: "shot",
  }),
};

function deedOf(event: Event): Deed | null {
  const { event: key } = event;
  switch (event.event) {
    case "moved":
      return { key, message: () => t("client-deed-moved", { place: event.place }) };
    case "mined":
      return {
        key: `${key} ${event.good}`,
        units: 1,
        message: (units) => t("client-deed-mined", { units, good: event.good }),
      };
    case "salvaged":
      return {
        key: `${key} ${event.good}`,
        units: 1,
        message: (units) => t("client-deed-salvaged", { units, good: event.good }),
      };
    case "unloaded":
      return {
        key: `${key} ${event.good}`,
        units: event.units,
        message: (units) => t("client-deed-stored", { units, good: event.good }),
      };
    case "traded":
      return {
        key: `${key} ${event.for}`,
        units: event.got,
        message: (units) => t("client-deed-traded", { units, good: event.for }),
      };
    case "got":
      return {
        key: `${key} ${event.whom} ${event.good}`,
        units: 1,
        message: (units) => t("client-deed-took", { units, good: event.good, "seat-whom": event.whom }),
      };
    case "resolved":
      return { key, units: 1, message: (units) => t("client-deed-delivered", { missions: units }) };
    case "bought":
      return { key: `${key} ${event.card}`, message: () => t("client-deed-bought", { type: event.card }) };
    case "played":
      return { key: `${key} ${event.boost}`, message: () => t("client-deed-played", { boost: event.boost }) };
    default:
      return null;
  }
}

export const choreography: Choreography = {
  cues,
  deedOf,
  moneyOf: (state: StateView, seat) => state.scores[seat] ?? 0,
};

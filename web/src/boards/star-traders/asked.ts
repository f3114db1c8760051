// The words on a button: short, since the label says everything to those who do not see the board.
import { human, withNames } from "../../pieces/words";
import { count } from "../../words/words";
import type { Choice, ChoiceGroup } from "../../table/choices";
import type { BoardProps } from "../contract";
import {
  boardOf,
  regionOf,
  seatOf,
  shipCalled,
  siteAt,
  titleOf,
  modifierFor,
  type ShipView,
  type SiteView,
} from "./view";
import { designName, placeName, regionName, signed } from "./words";

export interface Said {
  name: string;
  detail: string;
}

/** A label in two: "Fit Jammer: 30 cr" is "Fit Jammer", "30 cr". */
export function halves(label: string): Said {
  const [name = "", ...rest] = label.split(/: (.*)/s);
  return { name, detail: rest.join("").trim() };
}

type Words = (table: BoardProps, word: string, choice: Choice) => Partial<Said>;

const STAT_NAMES: Record<string, string> = { weapon: "Damage" };

const WORDS: Record<string, Words> = {
  sector: (table, sector, choice) => sectorSaid(table, sector, choice),
  cell: (table, region, { text, label }) => ({
    name:
      table.state.phase === "travel"
        ? label
        : `${(text.split(":")[2] ?? "").toUpperCase()} of ${regionName(boardOf(table.state), table.plan, Number(region))}`,
    detail: "",
  }),
  take_token: () => ({ name: "A token", detail: "to push prices, draw cards, sway blockades, bid" }),
  take_income: (_, __, { label }) => ({ name: "Income", detail: halves(label).detail }),
  exchange: (_, __, { label }) => ({ name: "Turn in a token", detail: /\d+ cr/.exec(label)?.[0] ?? "" }),
  manipulate: (table, good, { text }) => ({
    name: `${titleOfGood(table, good)} ${text.endsWith("down") ? "▼" : "▲"}`,
    detail: `now ${boardOf(table.state).prices[table.plan.goods.findIndex((each) => each.word === good)]}`,
  }),
  buy: (table, good) => ({ name: `Buy ${titleOfGood(table, good).toLowerCase()}`, detail: "" }),
  sell: (table, good) => ({ name: `Sell ${titleOfGood(table, good).toLowerCase()}`, detail: aboard(table, good) }),
  enter: (table) => {
    const site = siteHere(table);
    const detail = !site ? "" : site.planet ? "trade, hull, upgrades, hiring" : "trade, or hire by tokens";
    return { name: site ? `Business at ${placeName(boardOf(table.state), table.plan, site.at)}` : "Business", detail };
  },
  improve: (table, stat) => ({
    name: STAT_NAMES[stat] ?? titleOf(table.plan, "stat", stat),
    detail: `${boardOf(table.state).now.steps?.[(table.plan.words["stat"] ?? []).findIndex(({ word }) => word === stat)]} cr`,
  }),
  buy_upgrade: (table, upgrade, { label }) => ({
    name: titleOf(table.plan, "upgrade", upgrade),
    detail: `${halves(label).detail}. ${titleOf(table.plan, "upgrade_text", upgrade)}`,
  }),
  colour: (table, good) => ({ name: titleOfGood(table, good) }),
  pick: (table, good) => ({ name: titleOfGood(table, good) }),
  purchase: (table) => {
    const site = siteHere(table);
    if (!site) return { name: "Buy the site" };
    const name = `Buy ${placeName(boardOf(table.state), table.plan, site.at)}`;
    return { name, detail: `${site.price} cr for ${count(site.levels, "level")}` };
  },
  declare: (table, _, choice) => ({ name: "Declare a blockade", detail: odds(table, halves(choice.label).detail) }),
  roll: (table) => ({ name: "Roll for the blockade", detail: odds(table, "") }),
  draw_fleet: () => ({ name: "Fleet ships", detail: "draw cards" }),
  draw_crew: () => ({ name: "Crew", detail: "draw cards" }),
  number: (_, number, { label }) => ({ name: number, detail: /\d+ cr$/.exec(label)?.[0] ?? "" }),
  bid: (table, seat) => ({
    name: Number(seat) === table.seat ? "Yourself" : (table.names[Number(seat)] ?? ""),
    detail: bidSaid(table, Number(seat)),
  }),
  order: (table, order) => {
    const [first] = shipsInOrder(table, order); // flags show the others
    return { name: first ? `${designName(table.plan, first)} first` : "", detail: "" };
  },
};

const titleOfGood = (table: BoardProps, word: string): string =>
  table.plan.goods.find((good) => good.word === word)?.title ?? word;
const siteHere = (table: BoardProps): SiteView | undefined => siteAt(boardOf(table.state), inTurn(table)?.at ?? "");
export const inTurn = (table: BoardProps): ShipView | undefined =>
  shipCalled(boardOf(table.state), boardOf(table.state).now.ship);

function sectorSaid(table: BoardProps, sector: string, { label, action }: Choice): Partial<Said> {
  const board = boardOf(table.state);
  const site = siteAt(board, sector);
  const region = regionName(board, table.plan, regionOf(sector));
  const cost = /: (\d+ cr)/.exec(label)?.[1];
  return {
    name: placeName(board, table.plan, sector),
    detail: [
      cost && table.state.phase === "haven" ? `fee ${cost}` : cost,
      site?.planet ? region : "",
      site && action && !cost ? `prices\u00a0${signed(modifierFor(site, table.seat))}` : "",
    ]
      .filter(Boolean)
      .join(", "),
  };
}

function aboard(table: BoardProps, word: string): string {
  const units = inTurn(table)?.hold[table.plan.goods.findIndex((good) => good.word === word)] ?? 0;
  return units ? `${units} aboard` : "";
}

function odds(table: BoardProps, otherwise: string): string {
  const { blockade } = boardOf(table.state).now;
  return blockade ? `die ${signed(blockade.bonus)} against ${blockade.target}: ${blockade.chance} % a roll` : otherwise;
}

function bidSaid(table: BoardProps, seat: number): string {
  const bids = boardOf(table.state).players[seat]?.bids ?? 0;
  return `a token, so that ${seat === table.seat ? "you begin" : "they begin"}${bids ? `; ${bids} so far` : ""}`;
}

/** One's ships by the numbers that an order gives them. */
export function shipsInOrder(table: BoardProps, order: string): ShipView[] {
  return boardOf(table.state)
    .ships.filter((ship) => seatOf(ship.ship) === table.seat)
    .map((ship, i) => ({ ship, number: order[i] ?? "9" }))
    .sort((a, b) => a.number.localeCompare(b.number))
    .map(({ ship }) => ship);
}

export function saidOf(table: BoardProps, choice: Choice): Said {
  const [verb = "", word = ""] = choice.text.split(":");
  const said =
    choice.action || WORDS[verb]
      ? { ...halves(choice.label), ...WORDS[verb]?.(table, word, choice) }
      : { name: choice.name, detail: "" };
  const clean = (text: string): string => withNames(text, table.names).replace(/^./, (sign) => sign.toUpperCase());
  return { name: clean(said.name), detail: withNames(said.detail, table.names) };
}

/** The title of a group; of what is rolled for, with how much that is. */
export function titleSaid({ title, choices }: ChoiceGroup): string {
  const roll = choices.map(({ label }) => /by a roll of (\d+ to \d+)/.exec(label)?.[1]).find(Boolean);
  return roll ? title.replace("by a roll", `by ${roll}`) : title;
}

/** What a commodity costs or brings where the ship in turn is. */
export function unitHere(table: BoardProps, word: string): number | undefined {
  const ship = inTurn(table);
  return ship && boardOf(table.state).now.units?.[ship.at]?.[table.plan.goods.findIndex((good) => good.word === word)];
}

const DEALS: Record<string, string> = { buy: "Buying", sell: "Selling", load: "Loading" };

/** What a quantity is being named for: "Buying red at 6 cr a unit". */
export function dealSaid(table: BoardProps): string {
  const { deal = "", good, unit_price } = boardOf(table.state).now;
  const what = DEALS[deal];
  if (!what) return deal ? `${human(deal)} the hull, point by point` : "";
  const goods = good ? ` ${titleOfGood(table, good).toLowerCase()}` : "";
  return `${what}${goods}${unit_price === undefined ? "" : ` at ${unit_price} cr a unit`}`;
}

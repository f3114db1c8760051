// The words on a button: short, since the label says everything to those who do not see the board.
import { withNames } from "../../pieces/format";
import { count, t } from "../../i18n/translate";
import type { Choice, ChoiceGroup } from "../../table/choices";
import type { BoardProps } from "../contract";
import {
  boardOf,
  levelsFor,
  regionOf,
  seatOf,
  shipCalled,
  siteAt,
  titleOf,
  modifierFor,
  type ShipView,
  type SiteView,
} from "./view";
import { inText, placeName, regionName, shipName, signed } from "./labels";
import { serverText } from "../../i18n/serverText";

export interface Said {
  name: string;
  detail: string;
}

/** A label in two: "Fit Jammer: 30 cr" is "Fit Jammer", "30 cr". */
export function halves(label: string): Said {
  const [name = "", ...rest] = serverText(label).split(/: (.*)/s);
  return { name, detail: rest.join("").trim() };
}

type Words = (table: BoardProps, word: string, choice: Choice) => Partial<Said>;

const STAT_NAMES: Record<string, string> = { weapon: t("Damage") };

const WORDS: Record<string, Words> = {
  sector: (table, sector, choice) => sectorSaid(table, sector, choice),
  cell: (table, region, { text, label }) => ({
    name:
      table.state.phase === "travel"
        ? serverText(label)
        : t("{0} of {1}", edgeOf(text), regionName(boardOf(table.state), table.plan, Number(region))),
    detail: "",
  }),
  take_token: () => ({ name: t("A token"), detail: t("to push prices, draw cards, sway blockades, bid") }),
  take_income: (_, __, { label }) => ({ name: t("Income"), detail: halves(label).detail }),
  exchange: (_, __, { label }) => ({ name: t("Turn in a token"), detail: /\d+ cr/.exec(label)?.[0] ?? "" }),
  manipulate: (table, good, { text }) => ({
    name: `${titleOfGood(table, good)} ${text.endsWith("down") ? "▼" : "▲"}`,
    detail: t("now {0}", boardOf(table.state).prices[table.plan.goods.findIndex((each) => each.word === good)]),
  }),
  buy: (table, good) => ({ name: t("Buy {0}", inText(titleOfGood(table, good))), detail: "" }),
  sell: (table, good) => ({ name: t("Sell {0}", inText(titleOfGood(table, good))), detail: aboard(table, good) }),
  enter: (table) => {
    const site = siteHere(table);
    const detail = !site ? "" : site.planet ? t("trade, hull, upgrades, hiring") : t("trade, or hire by tokens");
    const name = site ? t("Business at {0}", placeName(boardOf(table.state), table.plan, site.at)) : t("Business");
    return { name, detail };
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
    if (!site) return { name: t("Buy the site") };
    const name = t("Buy {0}", placeName(boardOf(table.state), table.plan, site.at));
    return { name, detail: t("{0} cr for {1}", site.price, count(levelsFor(site, table.seat), "level")) };
  },
  declare: (table, _, choice) => ({ name: t("Declare a blockade"), detail: odds(table, halves(choice.label).detail) }),
  roll: (table) => ({ name: t("Roll for the blockade"), detail: odds(table, "") }),
  draw_fleet: (_, __, { label }) => ({ name: t("Fleet ships"), detail: drawSaid(label) }),
  draw_crew: (_, __, { label }) => ({ name: t("Crew"), detail: drawSaid(label) }),
  number: (_, number, { label }) => ({ name: number, detail: /\d+ cr$/.exec(label)?.[0] ?? "" }),
  bid: (table, seat) => ({
    name: Number(seat) === table.seat ? t("Yourself") : (table.names[Number(seat)] ?? ""),
    detail: bidSaid(table, Number(seat)),
  }),
  order: (table, order) => {
    const [first] = shipsInOrder(table, order); // flags show the others
    return { name: first ? t("{0} first", shipName(table.plan, first)) : "", detail: "" };
  },
};

/** At an outpost the label says that a draw bars trade. */
const drawSaid = (label: string): string => halves(label).detail || t("draw cards");

/** The letters of an edge, in the language of the page: "cell:3:ne" → "NE". */
const edgeOf = (text: string): string => serverText((text.split(":")[2] ?? "").toUpperCase());

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
      cost && table.state.phase === "haven" ? t("fee {0}", cost) : cost,
      site?.planet ? region : "",
      site && action && !cost ? t("prices\u00a0{0}", signed(modifierFor(site, table.seat))) : "",
    ]
      .filter(Boolean)
      .join(", "),
  };
}

function aboard(table: BoardProps, word: string): string {
  const units = inTurn(table)?.hold[table.plan.goods.findIndex((good) => good.word === word)] ?? 0;
  return units ? t("{0} aboard", units) : "";
}

function odds(table: BoardProps, otherwise: string): string {
  const { blockade } = boardOf(table.state).now;
  return blockade
    ? t("die {0} against {1}: {2} % a roll", signed(blockade.bonus), blockade.target, blockade.chance)
    : otherwise;
}

function bidSaid(table: BoardProps, seat: number): string {
  const bids = boardOf(table.state).players[seat]?.bids ?? 0;
  const what = seat === table.seat ? t("a token, so that you begin") : t("a token, so that they begin");
  return bids ? t("{0}; {1} so far", what, bids) : what;
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
  const words =
    choice.action || WORDS[verb]
      ? { ...halves(choice.label), ...WORDS[verb]?.(table, word, choice) }
      : { name: choice.name, detail: "" };
  const clean = (text: string): string => withNames(text, table.names).replace(/^./, (sign) => sign.toUpperCase());
  return { name: clean(words.name), detail: withNames(words.detail, table.names) };
}

/** The title of a group; of what is rolled for, with how much that is. */
export function titleSaid({ title, choices }: ChoiceGroup): string {
  const roll = choices.map(({ label }) => /by a roll of (\d+ to \d+)/.exec(label)?.[1]).find(Boolean);
  return roll ? t("Push a price by {0}, for a token", serverText(roll)) : title;
}

/** What a commodity costs or brings where the ship in turn is. */
export function unitHere(table: BoardProps, word: string): number | undefined {
  const ship = inTurn(table);
  return ship && boardOf(table.state).now.units?.[ship.at]?.[table.plan.goods.findIndex((good) => good.word === word)];
}

const DEALS: Record<string, (good: string) => string> = {
  buy: (good) => t("Buying {0}", good),
  sell: (good) => t("Selling {0}", good),
  load: (good) => t("Loading {0}", good),
  repair: () => t("Repair the hull, point by point"),
  reinforce: () => t("Reinforce the hull, point by point"),
};

/** What a quantity is being named for: "Buying red at 6 cr a unit". */
export function dealSaid(table: BoardProps): string {
  const { deal = "", good, unit_price } = boardOf(table.state).now;
  const what = DEALS[deal]?.(good ? inText(titleOfGood(table, good)) : "") ?? "";
  return good && unit_price !== undefined ? t("{0} at {1} cr a unit", what, unit_price) : what;
}

// The texts on the buttons of the prompt: shorter than the labels, which say everything to screen readers.
import { formatSigned, withNames } from "../../pieces/format";
import { count, t } from "../../i18n/translate";
import { serverText } from "../../i18n/serverText";
import type { Choice, ChoiceGroup } from "../../table/choices";
import type { BoardProps } from "../contract";
import { titleOf } from "../parts/layout";
import { costIn, feeIn, rollRangeIn, splitLabel, totalIn, type ChoiceText } from "./labelParsing";
import {
  boardOf,
  findShip,
  goodIndex,
  levelsFor,
  modifierFor,
  regionOf,
  seatOf,
  siteAt,
  type ShipView,
  type SiteView,
} from "./view";
import { goodTitle, inSentence, placeName, regionName, shipName } from "./labels";

/** The ship whose turn it is. */
export const activeShip = (table: BoardProps): ShipView | undefined =>
  findShip(boardOf(table.state), boardOf(table.state).now.ship);

const siteHere = (table: BoardProps): SiteView | undefined => siteAt(boardOf(table.state), activeShip(table)?.at ?? "");

/** The text of a verb's choices, from the argument of the action; what it leaves out comes from the label. */
type Formatter = (table: BoardProps, argument: string, choice: Choice) => Partial<ChoiceText>;

const STAT_NAMES: Record<string, string> = { weapon: t("Damage") };

const FORMATTERS: Record<string, Formatter> = {
  sector: (table, sector, choice) => sectorText(table, sector, choice),
  cell: (table, region, { text, label }) => ({
    name:
      table.state.phase === "travel"
        ? serverText(label)
        : t("{0} of {1}", edgeName(text), regionName(boardOf(table.state), table.layout, Number(region))),
    detail: "",
  }),
  take_token: () => ({ name: t("A token"), detail: t("to push prices, draw cards, sway blockades, bid") }),
  take_income: (_, __, { label }) => ({ name: t("Income"), detail: splitLabel(label).detail }),
  exchange: (_, __, { label }) => ({ name: t("Cash in a token"), detail: costIn(label) }),
  manipulate: (table, good, { text }) => ({
    name: `${goodTitle(table.layout, good)} ${text.endsWith("down") ? "▼" : "▲"}`,
    detail: t("now {0}", boardOf(table.state).prices[goodIndex(table.layout, good)]),
  }),
  buy: (table, good) => ({ name: t("Buy {0}", inSentence(goodTitle(table.layout, good))), detail: "" }),
  sell: (table, good) => ({
    name: t("Sell {0}", inSentence(goodTitle(table.layout, good))),
    detail: cargoDetail(table, good),
  }),
  enter: (table) => {
    const site = siteHere(table);
    const detail = !site ? "" : site.planet ? t("trade, hull, upgrades, hiring") : t("trade, or hire with tokens");
    const name = site ? t("Business at {0}", placeName(boardOf(table.state), table.layout, site.at)) : t("Business");
    return { name, detail };
  },
  improve: (table, stat) => ({
    name: STAT_NAMES[stat] ?? titleOf(table.layout, "stat", stat),
    detail: `${boardOf(table.state).now.steps?.[(table.layout.words["stat"] ?? []).findIndex(({ word }) => word === stat)]} cr`,
  }),
  buy_upgrade: (table, upgrade, { label }) => ({
    name: titleOf(table.layout, "upgrade", upgrade),
    detail: `${splitLabel(label).detail}. ${titleOf(table.layout, "upgrade_text", upgrade)}`,
  }),
  colour: (table, good) => ({ name: goodTitle(table.layout, good) }),
  pick: (table, good) => ({ name: goodTitle(table.layout, good) }),
  purchase: (table) => {
    const site = siteHere(table);
    if (!site) return { name: t("Buy the site") };
    const name = t("Buy {0}", placeName(boardOf(table.state), table.layout, site.at));
    return { name, detail: t("{0} cr for {1}", site.price, count(levelsFor(site, table.seat), "level")) };
  },
  declare: (table, _, choice) => ({
    name: t("Declare a blockade"),
    detail: blockadeOdds(table) || splitLabel(choice.label).detail,
  }),
  roll: (table) => ({ name: t("Roll for the blockade"), detail: blockadeOdds(table) }),
  draw_fleet: (_, __, { label }) => ({ name: t("Fleet ships"), detail: drawDetail(label) }),
  draw_crew: (_, __, { label }) => ({ name: t("Crew"), detail: drawDetail(label) }),
  number: (_, number, { label }) => ({ name: number, detail: totalIn(label) }),
  bid: (table, seat) => ({
    name: Number(seat) === table.seat ? t("Yourself") : (table.names[Number(seat)] ?? ""),
    detail: bidDetail(table, Number(seat)),
  }),
  order: (table, order) => {
    const [first] = shipsInOrder(table, order); // flags show the others
    return { name: first ? t("{0} first", shipName(table.layout, first)) : "", detail: "" };
  },
};

/** At an outpost the label adds that drawing rules out trade. */
const drawDetail = (label: string): string => splitLabel(label).detail || t("draw cards");

/** The direction of a cell: "cell:3:ne" → "NE". */
const edgeName = (text: string): string => serverText((text.split(":")[2] ?? "").toUpperCase());

function sectorText(table: BoardProps, sector: string, { label, action }: Choice): ChoiceText {
  const board = boardOf(table.state);
  const site = siteAt(board, sector);
  const region = regionName(board, table.layout, regionOf(sector));
  const cost = feeIn(label);
  return {
    name: placeName(board, table.layout, sector),
    detail: [
      cost && table.state.phase === "haven" ? t("fee {0}", cost) : cost,
      site?.planet ? region : "",
      site && action && !cost ? t("prices\u00a0{0}", formatSigned(modifierFor(site, table.seat))) : "",
    ]
      .filter(Boolean)
      .join(", "),
  };
}

function cargoDetail(table: BoardProps, good: string): string {
  const units = activeShip(table)?.hold[goodIndex(table.layout, good)] ?? 0;
  return units ? t("{0} aboard", units) : "";
}

function blockadeOdds(table: BoardProps): string {
  const { blockade } = boardOf(table.state).now;
  if (!blockade) return "";
  return t("die {0} against {1}: {2} % per roll", formatSigned(blockade.bonus), blockade.target, blockade.chance);
}

function bidDetail(table: BoardProps, seat: number): string {
  const bids = boardOf(table.state).players[seat]?.bids ?? 0;
  const bid = seat === table.seat ? t("spend a token to go first") : t("spend a token to let them go first");
  return bids ? t("{0}; {1} so far", bid, bids) : bid;
}

/** The viewer's ships, by the numbers that an order gives them. */
export function shipsInOrder(table: BoardProps, order: string): ShipView[] {
  return boardOf(table.state)
    .ships.filter((ship) => seatOf(ship.ship) === table.seat)
    .map((ship, i) => ({ ship, number: order[i] ?? "9" }))
    .sort((a, b) => a.number.localeCompare(b.number))
    .map(({ ship }) => ship);
}

export function choiceText(table: BoardProps, choice: Choice): ChoiceText {
  const [verb = "", argument = ""] = choice.text.split(":");
  const { name, detail } =
    choice.action || FORMATTERS[verb]
      ? { ...splitLabel(choice.label), ...FORMATTERS[verb]?.(table, argument, choice) }
      : { name: choice.name, detail: "" };
  return {
    name: withNames(name, table.names).replace(/^./, (first) => first.toUpperCase()),
    detail: withNames(detail, table.names),
  };
}

/** The title of a group; for price moves with the range of the roll. */
export function groupTitle({ title, choices }: ChoiceGroup): string {
  const range = choices.map(({ label }) => rollRangeIn(label)).find(Boolean);
  return range ? t("Spend a token to push a price by {0}", serverText(range)) : title;
}

/** What a unit of a commodity costs or brings where the active ship is. */
export function unitPriceHere(table: BoardProps, good: string): number | undefined {
  const ship = activeShip(table);
  return ship && boardOf(table.state).now.units?.[ship.at]?.[goodIndex(table.layout, good)];
}

const DEAL_TEXTS: Record<string, (good: string) => string> = {
  buy: (good) => t("Buying {0}", good),
  sell: (good) => t("Selling {0}", good),
  load: (good) => t("Loading {0}", good),
  repair: () => t("Repair the hull, point by point"),
  reinforce: () => t("Reinforce the hull, point by point"),
};

/** What the player is choosing a quantity for: "Buying red at 6 cr each". */
export function dealText(table: BoardProps): string {
  const { deal = "", good, unit_price } = boardOf(table.state).now;
  const text = DEAL_TEXTS[deal]?.(good ? inSentence(goodTitle(table.layout, good)) : "") ?? "";
  return good && unit_price !== undefined ? t("{0} at {1} cr each", text, unit_price) : text;
}

// The texts on the buttons of the prompt: shorter than the labels, which say everything to screen readers.
import { capitalize, formatSigned } from "../../pieces/format";
import { count, t } from "../../i18n/translate";
import { formatAttribute, nameOf } from "../../messages/format";
import type { ChoiceGroup } from "../../table/choices";
import type { BoardProps } from "../contract";
import {
  boardOf,
  findShip,
  goodIndex,
  levelsFor,
  modifierFor,
  regionOf,
  seatOf,
  siteAt,
  type Ship,
  type Site,
  type StarChoice,
} from "./view";
import { goodInSentence, goodTitle, placeName, regionName, shipName, statTitle } from "./labels";

export interface ChoiceText {
  name: string;
  detail: string;
}

type Verb = StarChoice["verb"];
type ChoiceOf<One extends Verb> = Extract<StarChoice, { verb: One }>;
/** The text of a verb's choices; what it leaves out comes from the label. */
type Formatter<Chosen> = (table: BoardProps, choice: Chosen) => Partial<ChoiceText>;

/** The ship whose turn it is. */
export const activeShip = (table: BoardProps): Ship | undefined =>
  findShip(boardOf(table.state), boardOf(table.state).now.ship);

const siteHere = (table: BoardProps): Site | undefined => siteAt(boardOf(table.state), activeShip(table)?.at ?? "");

export const credits = (amount: number | undefined): string => (amount === undefined ? "" : `${amount} cr`);

const FORMATTERS: { [One in Verb]?: Formatter<ChoiceOf<One>> } = {
  sector: (table, choice) => sectorText(table, choice),
  cell: (table, { arguments: { region, edge } }) =>
    table.state.phase === "travel"
      ? {}
      : { name: t("{0} of {1}", nameOf("edge", edge, table.context), regionName(table, Number(region))), detail: "" },
  take_token: () => ({ name: t("A token"), detail: t("to push prices, draw cards, sway blockades, bid") }),
  take_income: (_, { action }) => ({ name: t("Income"), detail: credits(action?.facts.gain) }),
  exchange: (_, { action }) => ({ name: t("Cash in a token"), detail: credits(action?.facts.gain) }),
  manipulate: (table, { arguments: { good, direction } }) => ({
    name: `${goodTitle(table, good)} ${direction === "down" ? "▼" : "▲"}`,
    detail: t("now {0}", boardOf(table.state).prices[goodIndex(table.layout, good)]),
  }),
  buy: (table, { arguments: { good } }) => ({ name: t("Buy {0}", goodInSentence(table, good)), detail: "" }),
  sell: (table, { arguments: { good } }) => ({
    name: t("Sell {0}", goodInSentence(table, good)),
    detail: cargoDetail(table, good),
  }),
  enter: (table) => {
    const site = siteHere(table);
    const detail = !site ? "" : site.planet ? t("trade, hull, upgrades, hiring") : t("trade, or hire with tokens");
    return { name: site ? t("Business at {0}", placeName(table, site.at)) : t("Business"), detail };
  },
  improve: (table, { arguments: { stat } }) => ({
    name: statTitle(table, stat),
    detail: credits(boardOf(table.state).now.steps?.[statIndex(table, stat)]),
  }),
  buy_upgrade: (table, { arguments: { upgrade }, action }) => ({
    name: nameOf("upgrade", upgrade, table.context),
    detail: [credits(action?.facts.cost), nameOf("upgrade_text", upgrade, table.context)].filter(Boolean).join(". "),
  }),
  colour: (table, { arguments: { good } }) => ({ name: goodTitle(table, good), detail: "" }),
  pick: (table, { arguments: { good } }) => ({ name: goodTitle(table, good), detail: "" }),
  purchase: (table) => {
    const site = siteHere(table);
    if (!site) return { name: t("Buy the site"), detail: "" };
    const levels = count(levelsFor(site, table.seat), "level");
    return { name: t("Buy {0}", placeName(table, site.at)), detail: t("{0} cr for {1}", site.price, levels) };
  },
  declare: (table) => {
    const odds = blockadeOdds(table);
    return { name: t("Declare a blockade"), ...(odds ? { detail: odds } : {}) };
  },
  roll: (table) => ({ name: t("Roll for the blockade"), detail: blockadeOdds(table) }),
  draw_fleet: (_, { action }) => ({ name: t("Fleet ships"), ...(action ? {} : DRAW_CARDS) }),
  draw_crew: (_, { action }) => ({ name: t("Crew"), ...(action ? {} : DRAW_CARDS) }),
  number: (_, { arguments: { number }, action }) => ({
    name: number,
    detail: credits(action?.facts.cost ?? action?.facts.gain),
  }),
  bid: (table, { arguments: { seat } }) => ({
    name: Number(seat) === table.seat ? t("Yourself") : (table.names[Number(seat)] ?? ""),
    detail: bidDetail(table, Number(seat)),
  }),
  order: (table, { arguments: { order } }) => {
    const [first] = shipsInOrder(table, order); // flags show the others
    return { name: first ? t("{0} first", shipName(table, first)) : "", detail: "" };
  },
};

const DRAW_CARDS = { detail: t("draw cards") };

const statIndex = (table: BoardProps, stat: string): number =>
  (table.layout.words["stat"] ?? []).findIndex(({ word }) => word === stat);

function sectorText(table: BoardProps, { arguments: { sector }, action }: ChoiceOf<"sector">): ChoiceText {
  const site = siteAt(boardOf(table.state), sector);
  const cost = credits(action?.facts.cost);
  return {
    name: placeName(table, sector),
    detail: [
      cost && table.state.phase === "haven" ? t("fee {0}", cost) : cost,
      site?.planet ? regionName(table, regionOf(sector)) : "",
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
export function shipsInOrder(table: BoardProps, order: string): Ship[] {
  return boardOf(table.state)
    .ships.filter((ship) => seatOf(ship.ship) === table.seat)
    .map((ship, i) => ({ ship, number: order[i] ?? "9" }))
    .sort((a, b) => a.number.localeCompare(b.number))
    .map(({ ship }) => ship);
}

export function choiceText(table: BoardProps, choice: StarChoice): ChoiceText {
  const text = { ...labelText(table, choice), ...formatterOf(choice)?.(table, choice) };
  return { name: capitalize(text.name), detail: text.detail };
}

const formatterOf = ({ verb }: StarChoice): Formatter<StarChoice> | undefined =>
  FORMATTERS[verb] as Formatter<StarChoice> | undefined;

/** The label in two parts: "Fit Jammer: 30 cr" is "Fit Jammer" and "30 cr". */
function labelText({ context }: BoardProps, { name, action }: StarChoice): ChoiceText {
  if (!action) return { name, detail: "" };
  const part = (attribute: string): string => formatAttribute(action.message, attribute, context);
  return { name: part("name") || action.label, detail: part("detail") };
}

/** The title of a group; for price moves with the range of the roll. */
export function groupTitle({ title, choices }: ChoiceGroup): string {
  const [most] = (choices as StarChoice[]).flatMap(({ action }) =>
    action?.verb === "manipulate" ? [action.facts.most] : [],
  );
  return most === undefined ? title : t("Spend a token to push a price by 1 to {0}", most);
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
  const text = DEAL_TEXTS[deal]?.(good ? goodInSentence(table, good) : "") ?? "";
  return good && unit_price !== undefined ? t("{0} at {1} cr each", text, unit_price) : text;
}

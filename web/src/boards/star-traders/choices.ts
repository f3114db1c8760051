// The texts on the buttons of the prompt: shorter than the labels, which say everything to screen readers.
import { capitalize, formatSigned } from "../../pieces/format";
import { t } from "./text";
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
  unitsFor,
  type Ship,
  type Site,
  type StarChoice,
} from "./view";
import { goodInSentence, goodTitle, placeName, regionName, sectorName, shipName, statTitle } from "./labels";

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

export const credits = (amount: number | undefined): string =>
  amount === undefined ? "" : t("client-price", { price: amount });

const FORMATTERS: { [One in Verb]?: Formatter<ChoiceOf<One>> } = {
  sector: (table, choice) => sectorText(table, choice),
  cell: (table, { arguments: { region, edge } }) =>
    table.state.phase === "travel"
      ? {}
      : {
          name: t("client-of", {
            name: nameOf("edge", edge, table.context),
            region: regionName(table, Number(region)),
          }),
          detail: "",
        },
  take_token: () => ({ name: t("client-a-token"), detail: t("client-push-prices-draw-cards-sway") }),
  take_income: (_, { action }) => ({ name: t("client-income"), detail: credits(action?.facts.gain) }),
  exchange: (_, { action }) => ({ name: t("client-cash-in-a-token"), detail: credits(action?.facts.gain) }),
  manipulate: (table, { arguments: { good, direction } }) => ({
    name: `${goodTitle(table, good)} ${direction === "down" ? "▼" : "▲"}`,
    detail: t("client-now", { price: boardOf(table.state).prices[goodIndex(table.layout, good)] }),
  }),
  buy: (table, { arguments: { good } }) => ({
    name: t("client-buy", { good: goodInSentence(table, good) }),
    detail: "",
  }),
  sell: (table, { arguments: { good } }) => ({
    name: t("client-sell", { good: goodInSentence(table, good) }),
    detail: cargoDetail(table, good),
  }),
  enter: (table) => {
    const site = siteHere(table);
    const detail = !site
      ? ""
      : site.planet
        ? t("client-trade-hull-upgrades-hiring")
        : t("client-trade-or-hire-with-tokens");
    return {
      name: site ? t("client-business-at", { place: placeName(table, site.at) }) : t("client-business"),
      detail,
    };
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
    if (!site) return { name: t("client-buy-the-site"), detail: "" };
    const levels = t("client-levels", { levels: levelsFor(site, table.seat) });
    return {
      name: t("client-buy", { good: placeName(table, site.at) }),
      detail: t("client-cr-for", { price: site.price, levels }),
    };
  },
  declare: (table) => {
    const odds = blockadeOdds(table);
    return { name: t("client-declare-a-blockade"), ...(odds ? { detail: odds } : {}) };
  },
  roll: (table) => ({ name: t("client-roll-for-the-blockade"), detail: blockadeOdds(table) }),
  draw_fleet: (_, { action }) => ({ name: t("client-fleet-ships"), ...(action ? {} : DRAW_CARDS) }),
  draw_crew: (_, { action }) => ({ name: t("client-crew"), ...(action ? {} : DRAW_CARDS) }),
  number: (table, { arguments: { number }, action }) => {
    const price = priceAfter(table, Number(number));
    const after = price === undefined ? "" : t("client-market-then", { price });
    return {
      name: number,
      detail: [credits(action?.facts.cost ?? action?.facts.gain), after].filter(Boolean).join(", "),
    };
  },
  bid: (table, { arguments: { seat } }) => ({
    name: Number(seat) === table.seat ? t("client-yourself") : (table.names[Number(seat)] ?? ""),
    detail: bidDetail(table, Number(seat)),
  }),
  order: (table, { arguments: { order } }) => {
    const [first] = shipsInOrder(table, order); // flags show the others
    return { name: first ? t("client-first", { ship: shipName(table, first) }) : "", detail: "" };
  },
};

const DRAW_CARDS = { detail: t("client-draw-cards") };

const statIndex = (table: BoardProps, stat: string): number =>
  (table.layout.words["stat"] ?? []).findIndex(({ word }) => word === stat);

function sectorText(table: BoardProps, { arguments: { sector }, action }: ChoiceOf<"sector">): ChoiceText {
  const site = siteAt(boardOf(table.state), sector);
  const cost = credits(action?.facts.cost);
  return {
    name: sectorName(table, sector),
    detail: [
      cost && table.state.phase === "haven" ? t("client-fee", { cost }) : cost,
      site?.planet ? regionName(table, regionOf(sector)) : "",
      site && action && !cost ? t("client-price-change", { change: formatSigned(modifierFor(site, table.seat)) }) : "",
    ]
      .filter(Boolean)
      .join(", "),
  };
}

function cargoDetail(table: BoardProps, good: string): string {
  const units = activeShip(table)?.hold[goodIndex(table.layout, good)] ?? 0;
  return units ? t("client-units-aboard", { units }) : "";
}

function blockadeOdds(table: BoardProps): string {
  const { siege } = boardOf(table.state).now;
  if (!siege) return "";
  const { bonus, target, chance } = siege;
  return t("client-die-against-per-roll", { change: formatSigned(bonus), target, chance });
}

function bidDetail(table: BoardProps, seat: number): string {
  const bids = boardOf(table.state).players[seat]?.bids ?? 0;
  const bid = seat === table.seat ? t("client-spend-token-go-first") : t("client-spend-token-let-them-go");
  return bids ? t("client-so-far", { bid, bids }) : bid;
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
  return most === undefined ? title : t("client-push-price-with-token", { most });
}

/** What a unit of a commodity costs or brings where the active ship is. */
export function unitPriceHere(table: BoardProps, good: string): number | undefined {
  const ship = activeShip(table);
  const board = boardOf(table.state);
  const site = ship && siteAt(board, ship.at);
  return site && unitsFor(site, board.now.ship ? seatOf(board.now.ship) : table.seat)[goodIndex(table.layout, good)];
}

/** The market price once so many units are traded, if that moves it. */
function priceAfter(table: BoardProps, units: number): number | undefined {
  const { deal, good, deals } = boardOf(table.state).now;
  return deals?.[`${deal}:${good}`]?.[units - 1];
}

const DEAL_TEXTS: Record<string, (good: string) => string> = {
  buy: (good) => t("client-buying", { good }),
  sell: (good) => t("client-selling", { good }),
  load: (good) => t("client-loading", { good }),
  repair: () => t("client-repair-hull-point-point"),
  reinforce: () => t("client-reinforce-hull-point-point"),
};

/** What the acting ship could sell at a site in reach, or why it could not: "sell 8 at 13: +104". */
export function profitText(table: BoardProps, sector: string): string {
  const board = boardOf(table.state);
  const [prospect, hold] = [board.now.prospects?.[sector], activeShip(table)?.hold ?? []];
  if (!prospect) return "";
  if (prospect.barred) return t("client-traded-here-last");
  const sold = hold.flatMap((units, i) => (prospect.sale[i] ? [{ units, gain: prospect.sale[i] }] : []));
  const gain = sold.reduce((sum, each) => sum + each.gain, 0);
  const units = sold.reduce((sum, each) => sum + each.units, 0);
  return units ? t("client-sells-for", { units, gain }) : "";
}

/** What the player is choosing a quantity for: "Buying red at 6 cr each". */
export function dealText(table: BoardProps): string {
  const { deal = "", good, unit_price } = boardOf(table.state).now;
  const text = DEAL_TEXTS[deal]?.(good ? goodInSentence(table, good) : "") ?? "";
  return good && unit_price !== undefined ? t("client-at-cr-each", { text, price: unit_price }) : text;
}

// Texts of the board that the server does not send: names, signs, and how figures add up.
import { seatLetter } from "../../pieces/format";
import { count, language, t } from "../../i18n/translate";
import type { BoardProps, Plan } from "../contract";
import { titleOf } from "../parts/plan";
import {
  printedData,
  regionOf,
  seatOf,
  siteAt,
  type SectorName,
  type ShipView,
  type SiteView,
  type StarTradersView,
} from "./view";

/** "+2", "−1", "0". */
export const signed = (figure: number): string => (figure < 0 ? `−${-figure}` : figure ? `+${figure}` : "0");

export function regionName(board: StarTradersView, plan: Plan, number: number): string {
  const face = board.regions[number]?.face;
  return face ? titleOf(plan, "tile", face.slice(0, -2)) : t("a face-down region");
}

/** "Vesper", "Hub outpost", "Hub 0.4". */
export function placeName(board: StarTradersView, plan: Plan, sector: SectorName): string {
  if (!board.regions[regionOf(sector)]) return t("off the map"); // destroyed, and not back yet
  const site = siteAt(board, sector);
  return site ? siteName(board, plan, site) : `${regionName(board, plan, regionOf(sector))} ${sector}`;
}

/** With More Objects a region may have two outposts; their sectors then tell them apart. */
export function siteName(board: StarTradersView, plan: Plan, site: SiteView): string {
  if (site.planet) return titleOf(plan, "planet", site.planet);
  const region = regionOf(site.at);
  const outposts = board.sites.filter((each) => !each.planet && regionOf(each.at) === region);
  const name = regionName(board, plan, region);
  return outposts.length > 1 ? t("{0} outpost {1}", name, site.at.split(".")[1]) : t("{0} outpost", name);
}

/** Population and own influence of a planet, as printed. An outpost has neither. */
export function planetCard(plan: Plan, site: SiteView): { people: number; influence: number } {
  const [people = 0, influence = 0] = site.planet
    ? printedData(plan, "planet_card", site.planet).split("/").map(Number)
    : [0, 0];
  return { people, influence };
}

/** The flag of a ship: "A2". */
export const flagOf = (ship: string): string => `${seatLetter(seatOf(ship))}${ship.split(".")[1]}`;
export const designName = (plan: Plan, ship: ShipView): string => titleOf(plan, "design", ship.design);

/** "Courier A2". A flagship needs no flag, since each player has one. */
export const shipName = (plan: Plan, ship: ShipView): string =>
  ship.ship.endsWith(".1") ? designName(plan, ship) : `${designName(plan, ship)} ${flagOf(ship.ship)}`;

/** "Ada's Courier A2". */
export const ownedShipName = ({ plan, names }: Pick<BoardProps, "plan" | "names">, ship: ShipView): string =>
  owned(names, seatOf(ship.ship), shipName(plan, ship));

/** "Ada's factory"; "Your factory" in a puzzle, where the player is called "You". */
export const owned = (names: readonly string[], seat: number, thing: string): string =>
  names[seat] === t("You") ? t("Your {0}", thing) : t("{0}'s {1}", names[seat], thing);

/** "yours", "Ada's", "unowned". */
export function ownerText({ seat, names }: Pick<BoardProps, "seat" | "names">, { owner }: SiteView): string {
  if (owner === undefined) return t("unowned");
  return owner === seat ? t("yours") : t("{0}'s", names[owner]);
}

export interface Design {
  cost: number;
  upkeep: number;
  hull: number;
  damage: number;
  cargo: number;
  attack: number;
  defence: number;
  move: number;
}

/** The values printed on a fleet card. */
export function designCard(plan: Plan, design: string): Design {
  const [cost = 0, upkeep = 0, hull = 0, damage = 0, cargo = 0, attack = 0, defence = 0, move = 0] = printedData(
    plan,
    "design_card",
    design,
  )
    .split(" ")
    .map(Number);
  return { cost, upkeep, hull, damage, cargo, attack, defence, move };
}

/** How a seat's trade modifier comes about: "population 4, region −3 → +1". */
export function modifierSum(board: StarTradersView, plan: Plan, site: SiteView, seat: number): string {
  const region = board.regions[regionOf(site.at)]?.influence ?? 0;
  const { people } = planetCard(plan, site);
  const sum = t("population {0}, region −{1} → {2}", people, region, signed(site.modifier));
  return site.owner === seat && site.owners_modifier !== undefined && site.owners_modifier !== site.modifier
    ? t("{0}; yours, so doubled: {1}", sum, signed(site.owners_modifier))
    : sum;
}

/** How the levels of a site come about, for a seat. */
export function levelsSum(board: StarTradersView, plan: Plan, site: SiteView, seat: number): string {
  const region = board.regions[regionOf(site.at)]?.influence ?? 0;
  const { influence } = planetCard(plan, site);
  if (site.brings && site.owner !== seat)
    return t("own {0}, plus the region's {1} if you control it", influence, region);
  if (!site.planet) return t("region {0} = {1}", region, site.levels);
  return t("own {0} + region {1} = {2}", influence, region, site.levels);
}

export const goodTitle = (plan: Plan, good: string): string =>
  plan.goods.find(({ word }) => word === good)?.title ?? good;

/** A title within a sentence: "red" for "Red", except in German. */
export const inSentence = (title: string): string => (language === "de" ? title : title.toLowerCase());

export const formatDistance = (steps: number): string => count(steps, "sector");

// Texts of the board that the server does not send: names, signs, and how figures add up.
import { formatSigned, seatLetter } from "../../pieces/format";
import { count, language, t } from "../../i18n/translate";
import type { BoardProps, BoardLayout } from "../contract";
import { titleOf } from "../parts/layout";
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

export function regionName(board: StarTradersView, layout: BoardLayout, number: number): string {
  const face = board.regions[number]?.face;
  return face ? titleOf(layout, "tile", face.slice(0, -2)) : t("a face-down region");
}

/** "Vesper", "Hub outpost", "Hub 0.4". */
export function placeName(board: StarTradersView, layout: BoardLayout, sector: SectorName): string {
  if (!board.regions[regionOf(sector)]) return t("off the map"); // destroyed, and not back yet
  const site = siteAt(board, sector);
  return site ? siteName(board, layout, site) : `${regionName(board, layout, regionOf(sector))} ${sector}`;
}

/** With More Objects a region may have two outposts; their sectors then tell them apart. */
export function siteName(board: StarTradersView, layout: BoardLayout, site: SiteView): string {
  if (site.planet) return titleOf(layout, "planet", site.planet);
  const region = regionOf(site.at);
  const outposts = board.sites.filter((each) => !each.planet && regionOf(each.at) === region);
  const name = regionName(board, layout, region);
  return outposts.length > 1 ? t("{0} outpost {1}", name, site.at.split(".")[1]) : t("{0} outpost", name);
}

/** Population and own influence of a planet, as printed. An outpost has neither. */
export function planetCard(layout: BoardLayout, site: SiteView): { people: number; influence: number } {
  const [people = 0, influence = 0] = site.planet
    ? printedData(layout, "planet_card", site.planet).split("/").map(Number)
    : [0, 0];
  return { people, influence };
}

/** The flag of a ship: "A2". */
export const flagOf = (ship: string): string => `${seatLetter(seatOf(ship))}${ship.split(".")[1]}`;
export const designName = (layout: BoardLayout, ship: ShipView): string => titleOf(layout, "design", ship.design);

/** "Courier A2". A flagship needs no flag, since each player has one. */
export const shipName = (layout: BoardLayout, ship: ShipView): string =>
  ship.ship.endsWith(".1") ? designName(layout, ship) : `${designName(layout, ship)} ${flagOf(ship.ship)}`;

/** "Ada's Courier A2". */
export const ownedShipName = ({ layout, names }: Pick<BoardProps, "layout" | "names">, ship: ShipView): string =>
  owned(names, seatOf(ship.ship), shipName(layout, ship));

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
export function designCard(layout: BoardLayout, design: string): Design {
  const [cost = 0, upkeep = 0, hull = 0, damage = 0, cargo = 0, attack = 0, defence = 0, move = 0] = printedData(
    layout,
    "design_card",
    design,
  )
    .split(" ")
    .map(Number);
  return { cost, upkeep, hull, damage, cargo, attack, defence, move };
}

/** How a seat's trade modifier comes about: "population 4, region −3 → +1". */
export function modifierSum(board: StarTradersView, layout: BoardLayout, site: SiteView, seat: number): string {
  const region = board.regions[regionOf(site.at)]?.influence ?? 0;
  const { people } = planetCard(layout, site);
  const sum = t("population {0}, region −{1} → {2}", people, region, formatSigned(site.modifier));
  return site.owner === seat && site.owners_modifier !== undefined && site.owners_modifier !== site.modifier
    ? t("{0}; yours, so doubled: {1}", sum, formatSigned(site.owners_modifier))
    : sum;
}

/** How the levels of a site come about, for a seat. */
export function levelsSum(board: StarTradersView, layout: BoardLayout, site: SiteView, seat: number): string {
  const region = board.regions[regionOf(site.at)]?.influence ?? 0;
  const { influence } = planetCard(layout, site);
  if (site.brings && site.owner !== seat)
    return t("own {0}, plus the region's {1} if you control it", influence, region);
  if (!site.planet) return t("region {0} = {1}", region, site.levels);
  return t("own {0} + region {1} = {2}", influence, region, site.levels);
}

export const goodTitle = (layout: BoardLayout, good: string): string =>
  layout.goods.find(({ word }) => word === good)?.title ?? good;

/** A title within a sentence: "red" for "Red", except in German. */
export const inSentence = (title: string): string => (language === "de" ? title : title.toLowerCase());

export const formatDistance = (steps: number): string => count(steps, "sector");

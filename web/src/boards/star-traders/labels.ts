// The board's own wording of what the view says: names and signs, never a rule.
import { seatLetter } from "../../pieces/format";
import { count, language, t } from "../../i18n/translate";
import type { Plan } from "../contract";
import {
  regionOf,
  seatOf,
  siteAt,
  titleOf,
  type SectorName,
  type ShipView,
  type SiteView,
  type StarTradersView,
} from "./view";

export const signed = (figure: number): string => (figure < 0 ? `−${-figure}` : figure ? `+${figure}` : "0");

export function regionName(board: StarTradersView, plan: Plan, number: number): string {
  const face = board.regions[number]?.face;
  return face ? titleOf(plan, "tile", face.slice(0, -2)) : t("a region face down");
}

/** "Vesper", "Hub outpost", "Hub 0.4". */
export function placeName(board: StarTradersView, plan: Plan, sector: SectorName): string {
  if (!board.regions[regionOf(sector)]) return t("off the map"); // wrecked, and not back yet
  const site = siteAt(board, sector);
  return site ? siteName(board, plan, site) : `${regionName(board, plan, regionOf(sector))} ${sector}`;
}

/** With More Objects a region may have two outposts: then the sector tells them apart. */
export function siteName(board: StarTradersView, plan: Plan, site: SiteView): string {
  if (site.planet) return titleOf(plan, "planet", site.planet);
  const region = regionOf(site.at);
  const outposts = board.sites.filter((each) => !each.planet && regionOf(each.at) === region);
  const name = regionName(board, plan, region);
  return outposts.length > 1 ? t("{0} outpost {1}", name, site.at.split(".")[1]) : t("{0} outpost", name);
}

/** What is printed on a planet: people and influence of its own. An outpost has neither. */
export function planetCard(plan: Plan, site: SiteView): { people: number; influence: number } {
  const [people = 0, influence = 0] = site.planet
    ? titleOf(plan, "planet_card", site.planet).split("/").map(Number)
    : [0, 0];
  return { people, influence };
}

/** The flag of a ship: "A2". */
export const flagOf = (ship: string): string => `${seatLetter(seatOf(ship))}${ship.split(".")[1]}`;
export const designName = (plan: Plan, ship: ShipView): string => titleOf(plan, "design", ship.design);

/** "Courier A2": two of one design are told apart by their flags; a player has one flagship, which needs none. */
export const shipName = (plan: Plan, ship: ShipView): string =>
  ship.ship.endsWith(".1") ? designName(plan, ship) : `${designName(plan, ship)} ${flagOf(ship.ship)}`;

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

/** What is printed on a fleet card. */
export function designCard(plan: Plan, design: string): Design {
  const [cost = 0, upkeep = 0, hull = 0, damage = 0, cargo = 0, attack = 0, defence = 0, move = 0] = titleOf(
    plan,
    "design_card",
    design,
  )
    .split(" ")
    .map(Number);
  return { cost, upkeep, hull, damage, cargo, attack, defence, move };
}

/** "population 4, region −3 → +1": how a modifier comes about, for a seat. */
export function modifierSum(board: StarTradersView, plan: Plan, site: SiteView, seat: number): string {
  const region = board.regions[regionOf(site.at)]?.influence ?? 0;
  const { people } = planetCard(plan, site);
  const sum = t("population {0}, region −{1} → {2}", people, region, signed(site.modifier));
  return site.owner === seat && site.owners_modifier !== undefined && site.owners_modifier !== site.modifier
    ? t("{0}; yours, so {1}", sum, signed(site.owners_modifier))
    : sum;
}

export const levelsSum = (board: StarTradersView, plan: Plan, site: SiteView, seat: number): string => {
  const region = board.regions[regionOf(site.at)]?.influence ?? 0;
  const { influence } = planetCard(plan, site);
  if (site.brings && site.owner !== seat)
    return t("own {0}, and the region’s {1} if you control it", influence, region);
  if (!site.planet) return t("region {0} = {1}", region, site.levels);
  return t("own {0} + region {1} = {2}", influence, region, site.levels);
};

/** A title within a sentence: "Red" is "red", but where nouns have capitals. */
export const inText = (title: string): string => (language === "de" ? title : title.toLowerCase());

/** "9 lines" as people say them. */
export const sectorsAway = (steps: number): string => count(steps, "sector");

/** The figure that a label ends with: "30 cr" of "Improve cargo by 1: 30 cr". */
export const costIn = (label: string): string => /[:,] (\d+ cr)/.exec(label)?.[1] ?? "";

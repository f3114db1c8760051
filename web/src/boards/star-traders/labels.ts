// Texts of the board that the server does not send: names, signs, and how figures add up.
import { formatSigned, seatLetter } from "../../pieces/format";
import { t } from "./text";
import { nameOf } from "../../messages/format";
import type { DesignCard } from "../../wire/star-traders";
import type { BoardLayout, BoardProps } from "../contract";
import {
  boardOf,
  chartOf,
  numberWithin,
  printedIn,
  regionOf,
  seatOf,
  siteAt,
  type Budget,
  type Named,
  type SectorName,
  type Ship,
  type Siege,
  type Site,
} from "./view";

/** Where places have names. */
type OnMap = Pick<BoardProps, "state" | "context" | "layout">;

export function regionName({ state, context, layout }: OnMap, number: number): string {
  const face = boardOf(state).regions[number]?.face;
  return face ? nameOf("tile", chartOf(layout, face).tile, context) : t("client-a-face-down-region");
}

/** "Vesper", "Hub outpost", "Hub". */
export function placeName(table: OnMap, sector: SectorName): string {
  const board = boardOf(table.state);
  if (!board.regions[regionOf(sector)]) return t("client-off-the-map"); // destroyed, and not back yet
  const site = siteAt(board, sector);
  return site ? siteName(table, site) : regionName(table, regionOf(sector));
}

/** The same where one of several sectors is chosen: "Vesper", "Hub outpost", "Hub 0.4". */
export const sectorName = (table: OnMap, sector: SectorName): string =>
  siteAt(boardOf(table.state), sector) ? placeName(table, sector) : `${placeName(table, sector)} ${sector}`;

/** With More Objects a region may have two outposts; their sectors then tell them apart. */
export function siteName(table: OnMap, site: Site): string {
  if (site.planet) return nameOf("planet", site.planet, table.context);
  const region = regionOf(site.at);
  const outposts = boardOf(table.state).sites.filter((each) => !each.planet && regionOf(each.at) === region);
  const name = regionName(table, region);
  return outposts.length > 1
    ? t("client-outpost", { name, number: numberWithin(site.at) })
    : t("client-outpost-of", { name });
}

/** Population and own influence of a planet, as printed. An outpost has neither. */
export function planetCard(layout: BoardLayout, site: Site): { people: number; influence: number } {
  const card = site.planet ? printedIn(layout).planets[site.planet] : undefined;
  return { people: card?.population ?? 0, influence: card?.influence ?? 0 };
}

/** The flag of a ship: "A2". */
export const flagOf = (ship: string): string => `${seatLetter(seatOf(ship))}${numberWithin(ship)}`;
export const designName = ({ context }: Named, ship: Ship): string => nameOf("design", ship.design, context);

/** "Courier A2". A flagship needs no flag, since each player has one. */
export const shipName = (table: Named, ship: Ship): string =>
  numberWithin(ship.ship) === "1" ? designName(table, ship) : `${designName(table, ship)} ${flagOf(ship.ship)}`;

/** "Ada's Courier A2". */
export const ownedShipName = (table: Pick<BoardProps, "context" | "names" | "seat">, ship: Ship): string =>
  owned(table, seatOf(ship.ship), shipName(table, ship));

/** "Ada's factory", "Your factory". */
export const owned = ({ names, seat: own }: Pick<BoardProps, "names" | "seat">, seat: number, thing: string): string =>
  seat === own ? t("client-own-thing", { thing }) : t("client-thing-of", { name: names[seat], thing });

/** "yours", "Ada's", "unowned". */
export function ownerText({ seat, names }: Pick<BoardProps, "seat" | "names">, { owner }: Site): string {
  if (owner === undefined) return t("client-unowned");
  return owner === seat ? t("client-yours") : t("client-owned-by", { name: names[owner] });
}

/** The values printed on a fleet card. */
export const designCard = (layout: BoardLayout, design: string): DesignCard => printedIn(layout).designs[design]!;

/** How a seat's trade modifier comes about: "population 4, region −3 → +1". */
export function modifierSum({ state, layout }: BoardProps, site: Site, seat: number): string {
  const region = boardOf(state).regions[regionOf(site.at)]?.influence ?? 0;
  const { people } = planetCard(layout, site);
  const sum = t("client-population-region", { people, region, change: formatSigned(site.modifier) });
  return site.owner === seat && site.owners_modifier !== undefined && site.owners_modifier !== site.modifier
    ? t("client-yours-so-doubled", { sum, change: formatSigned(site.owners_modifier) })
    : sum;
}

/** How target number and bonus of a blockade roll come about: "population 1 + size 6 + hindering 1". */
export function blockadeSums({ targets, bonuses }: Siege): { target: string; bonus: string } {
  const [people, size, hinder] = targets;
  const [support, more, net] = bonuses;
  const sum = (parts: readonly (string | number)[]): string => parts.filter(Boolean).join(" + ");
  return {
    target: sum([
      people && t("client-part-population", { figure: people }),
      size && t("client-part-size", { figure: size }),
      hinder && t("client-part-hindering", { figure: hinder }),
    ]),
    bonus: sum([
      support && t("client-part-supporting", { figure: support }),
      more && t("client-part-further-ships", { figure: more }),
      net && t("client-part-siege-net", { figure: net }),
    ]),
  };
}

/** How the next income and upkeep come about, the difference, and the tokens that one may take instead of income. */
export function budgetSum({ income, tokens, upkeep }: Budget): { change: number; sum: string } {
  const [levels, stations] = income;
  const [ships, tolls, factories] = upkeep;
  const gain = tokens ? levels + stations : 0;
  const parts = [
    tokens ? t("client-budget-income", { levels }) : t("client-budget-limit"),
    tokens && stations ? t("client-budget-stations", { stations }) : "",
    ships ? t("client-budget-ships", { ships }) : "",
    tolls ? t("client-budget-tolls", { tolls }) : "",
    factories ? t("client-budget-factories", { factories }) : "",
    tokens ? t("client-budget-tokens", { tokens }) : "",
  ];
  return { change: gain - ships - tolls - factories, sum: parts.filter(Boolean).join("; ") };
}

/** How the levels of a site come about, for a seat. */
export function levelsSum({ state, layout }: BoardProps, site: Site, seat: number): string {
  const region = boardOf(state).regions[regionOf(site.at)]?.influence ?? 0;
  const { influence } = planetCard(layout, site);
  if (site.brings && site.owner !== seat) return t("client-own-plus-regions-if-control", { influence, region });
  if (!site.planet) return t("client-region", { region, levels: site.levels });
  return t("client-own-region", { influence, region, levels: site.levels });
}

/** "Red" */
export const goodTitle = ({ context }: Named, good: string): string => nameOf("good", good, context, "title");
/** "red" */
export const goodInSentence = ({ context }: Named, good: string): string => nameOf("good", good, context);

export const statTitle = ({ context }: Named, stat: string): string =>
  stat === "weapon" ? t("client-damage") : nameOf("stat", stat, context, "title");

export const formatDistance = (steps: number): string => t("client-sector", { steps });

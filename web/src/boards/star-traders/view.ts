// The view of a Star Traders position, and what is read out of it.
import type { LegalAction } from "../../live/legalAction";
import type { Choice } from "../../table/choices";
import type { Action, Board, Event, FaceChart, Now, Printed, Ship, Site } from "../../wire/star-traders";
import type { StateView, StepView } from "../../wire/types";
import { ofGame } from "../ofGame";
import type { BoardLayout, BoardProps } from "../contract";

export type {
  Board,
  Budget,
  Event,
  FaceChart,
  Factory,
  Fight,
  Now,
  Prospect,
  Region,
  Ship,
  Siege,
  Site,
  Threat,
} from "../../wire/star-traders";
export type StarAction = LegalAction<Action>;
export type StarChoice = Choice<Action>;
/** Whose labels and names are said at a table. */
export type Named = Pick<BoardProps, "context">;

/** Sectors are named region.sector and ships seat.slot: "3.2". */
export type SectorName = string;
export type ShipName = string;

export const boardOf = (state: Pick<StateView, "board">): Board => ofGame(state.board, "star-traders");
export const actionsOf = ({ actions }: Pick<BoardProps, "actions">): StarAction[] => actions as StarAction[];
export const eventsOf = (step: Pick<StepView, "events"> | null): Event[] => (step?.events ?? []) as Event[];

/** The text form of the action that moves to a sector, or chooses it. */
export const toSector = (sector: SectorName): string => `sector:${sector}`;

const numberBefore = (name: string): number => Number(name.slice(0, name.indexOf(".")));
/** The second number of a sector or ship. */
export const numberWithin = (name: SectorName | ShipName): string => name.slice(name.indexOf(".") + 1);
export const seatOf = (ship: ShipName): number => numberBefore(ship);
export const regionOf = (sector: SectorName): number => numberBefore(sector);

export const siteAt = (board: Pick<Board, "sites">, sector: SectorName): Site | undefined =>
  board.sites.find((site) => site.at === sector);
export const findShip = (board: Pick<Board, "ships">, ship: ShipName | undefined): Ship | undefined =>
  board.ships.find((each) => each.ship === ship);

/** A seat's ships, in the order of their priority. */
export const fleetOf = (board: Pick<Board, "ships">, seat: number): Ship[] =>
  board.ships.filter((ship) => seatOf(ship.ship) === seat).sort((a, b) => a.priority - b.priority);

/** What is printed on the set's cards and regions. */
export const printedIn = ({ printed }: Pick<BoardLayout, "printed">): Printed => ofGame(printed, "star-traders");
/** What is printed on a side of a region. */
export const chartOf = (layout: Pick<BoardLayout, "printed">, face: string): FaceChart =>
  printedIn(layout).faces[face]!;

export const goodIndex = (layout: Pick<BoardLayout, "goods">, good: string): number =>
  layout.goods.findIndex(({ word }) => word === good);

/** The levels a site would bring a seat (ST-TERR-05). */
export const levelsFor = (site: Site, seat: number): number =>
  (site.owner === seat ? undefined : site.brings?.[seat]) ?? site.levels;

/** The trade modifier of a site for a seat; it is doubled for its owner (ST-TRADE-19). */
export const modifierFor = (site: Site, seat: number): number =>
  site.owner === seat && site.owners_modifier !== undefined ? site.owners_modifier : site.modifier;

/** What a unit of each commodity costs and brings a seat at a site. */
export const unitsFor = (site: Site, seat: number): number[] =>
  (site.owner === seat ? site.owners_units : undefined) ?? site.units;

/** The sectors in reach of the ship. */
export const reachOf = ({ reach }: Now): NonNullable<Now["reach"]> => reach ?? {};

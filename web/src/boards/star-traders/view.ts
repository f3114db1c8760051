// The view of a Star Traders position, and what is read out of it.
import type { LegalAction } from "../../live/legalAction";
import type { Choice } from "../../table/choices";
import type { Action, Board, Event, Now, Ship, Site } from "../../wire/star-traders";
import type { StateView, StepView } from "../../wire/types";
import { boardIn } from "../boardIn";
import type { BoardLayout, BoardProps } from "../contract";

export type {
  Board,
  Budget,
  Event,
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

export const boardOf = (state: Pick<StateView, "board">): Board => boardIn(state, "star-traders");
export const actionsOf = ({ actions }: Pick<BoardProps, "actions">): StarAction[] => actions as StarAction[];
export const eventsOf = (step: Pick<StepView, "events"> | null): Event[] => (step?.events ?? []) as Event[];

/** The text form of the action that moves to a sector, or chooses it. */
export const toSector = (sector: SectorName): string => `sector:${sector}`;

const numberBefore = (name: string): number => Number(name.slice(0, name.indexOf(".")));
/** The second number of a sector or ship. */
export const numberWithin = (name: SectorName | ShipName): string => name.slice(name.indexOf(".") + 1);
export const seatOf = (ship: ShipName): number => numberBefore(ship);
export const regionOf = (sector: SectorName): number => numberBefore(sector);
/** The region printed on a face: "hub" of "hub-a". */
export const tileOf = (face: string): string => face.slice(0, -2);

export const siteAt = (board: Pick<Board, "sites">, sector: SectorName): Site | undefined =>
  board.sites.find((site) => site.at === sector);
export const findShip = (board: Pick<Board, "ships">, ship: ShipName | undefined): Ship | undefined =>
  board.ships.find((each) => each.ship === ship);

/** Data printed on a card or tile, in the content's own notation; not for people. */
export const printedData = ({ names }: Pick<BoardLayout, "names">, kind: string, word: string): string =>
  names[kind]?.[word] ?? word;

export const goodIndex = (layout: Pick<BoardLayout, "goods">, good: string): number =>
  layout.goods.findIndex(({ word }) => word === good);

/** The levels a site would bring a seat (ST-TERR-05). */
export const levelsFor = (site: Site, seat: number): number =>
  (site.owner === seat ? undefined : site.brings?.[seat]) ?? site.levels;

/** The trade modifier of a site for a seat; it is doubled for its owner (ST-TRADE-19). */
export const modifierFor = (site: Site, seat: number): number =>
  site.owner === seat && site.owners_modifier !== undefined ? site.owners_modifier : site.modifier;

/** The sectors in reach of the ship. */
export const reachOf = ({ reach }: Now): NonNullable<Now["reach"]> => reach ?? {};

// The view of a Free Trader position, and what is read out of it.
import type { LegalAction } from "../../live/legalAction";
import type { Choice } from "../../table/choices";
import type { Action, Board, CardFace, Event, MapPlanet, PriceTerms } from "../../wire/free-trader";
import type { StateView, StepView } from "../../wire/types";
import { ofGame } from "../ofGame";
import type { BoardLayout, BoardProps } from "../contract";

export type {
  Blow,
  Board,
  Card,
  CardFace,
  DrawnPlanet,
  Enemy,
  Event,
  MapPlanet,
  MisjumpOdds,
  Place,
  PriceTerms,
} from "../../wire/free-trader";
export type TraderAction = LegalAction<Action>;
export type TraderChoice = Choice<Action>;
export type Named = Pick<BoardProps, "context">;

/** A price figure on a planet or a card; null where the cargo is not for sale. */
export type Price = PriceTerms["price"];
/** What a planet is to the ship. */
export type Role = MapPlanet["roles"][number];

export const boardOf = (state: Pick<StateView, "board">): Board => ofGame(state.board, "free-trader");
/** The event cards of the set by their words, as they are printed. */
export const printedCards = ({ printed }: Pick<BoardLayout, "printed">): Record<string, CardFace> =>
  ofGame(printed, "free-trader").cards;
export const actionsOf = ({ actions }: Pick<BoardProps, "actions">): TraderAction[] => actions as TraderAction[];
export const eventsOf = (step: Pick<StepView, "events"> | null): Event[] => (step?.events ?? []) as Event[];

/** The planet the ship is on; undefined while a home is chosen. */
export const currentPlanet = (board: Pick<Board, "map">): MapPlanet | undefined =>
  board.map.find((planet) => planet.roles.includes("ship"));

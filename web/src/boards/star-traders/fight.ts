// An attack as an equation: what is known on paper, the dice still to come, the chance in the verdict's place.
import type { Side, Verdict } from "../../pieces/equation";
import type { BoardProps } from "../contract";
import { boardOf, seatOf, shipCalled, titleOf, type FightView } from "./view";
import { designName } from "./words";

export interface Fight {
  title: string;
  note: string;
  left: Side;
  right: Side;
  verdict: Verdict;
}

export function fightOf(table: BoardProps, fight: FightView): Fight {
  const board = boardOf(table.state);
  const figure = table.plan.figures["chance"];
  const name = (ship: string): string => {
    const found = shipCalled(board, ship);
    return `${table.names[seatOf(ship)]}’s ${found ? designName(table.plan, found) : "ship"}`;
  };
  const side = (label: string, value: number): Side => ({
    label,
    terms: [
      { label: "die", value: null, card: true },
      { label, value, figure },
    ],
    total: null,
  });
  return {
    title: `${name(fight.attacker)} attacks ${name(fight.defender)}`,
    note: fight.target
      ? `a hit puts ${titleOf(table.plan, "upgrade", fight.target)} out of use`
      : `a hit does ${fight.damage} damage`,
    left: side("attack", fight.attack),
    right: side("defence", fight.defence),
    verdict: { text: `${fight.chance} %`, detail: "to hit", tone: "open", figure },
  };
}

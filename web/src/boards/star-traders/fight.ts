// An attack as an equation: known bonuses, dice still to be rolled, and the chance to hit in place of a verdict.
import type { Side, Verdict } from "../../pieces/equation";
import type { BoardProps } from "../contract";
import { titleOf } from "../parts/layout";
import { boardOf, findShip, seatOf, type FightView } from "./view";
import { owned, ownedShipName } from "./labels";
import { t } from "../../i18n/translate";

export interface Fight {
  title: string;
  note: string;
  left: Side;
  right: Side;
  verdict: Verdict;
}

export function attackEquation(table: BoardProps, fight: FightView): Fight {
  const board = boardOf(table.state);
  const figure = table.layout.figures["chance"];
  const name = (ship: string): string => {
    const found = findShip(board, ship);
    return found ? ownedShipName(table, found) : owned(table.names, seatOf(ship), t("ship"));
  };
  const side = (label: string, value: number): Side => ({
    label,
    terms: [
      { label: t("die"), value: null, card: true },
      { label, value, figure },
    ],
    total: null,
  });
  return {
    title: t("{0} attacks {1}", name(fight.attacker), name(fight.defender)),
    note: fight.target
      ? t("a hit disables {0}", titleOf(table.layout, "upgrade", fight.target))
      : t("a hit deals {0} damage", fight.damage),
    left: side(t("attack"), fight.attack),
    right: side(t("defence"), fight.defence),
    verdict: { text: `${fight.chance} %`, detail: t("to hit"), tone: "open", figure },
  };
}

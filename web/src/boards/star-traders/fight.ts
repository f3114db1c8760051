// An attack as an equation: known bonuses, dice still to be rolled, and the chance to hit in place of a verdict.
import type { Side, Verdict } from "../../pieces/equation";
import type { BoardProps } from "../contract";
import { nameOf } from "../../messages/format";
import { boardOf, findShip, seatOf, type Fight } from "./view";
import { owned, ownedShipName } from "./labels";
import { t } from "../../i18n/translate";

export interface AttackEquation {
  title: string;
  note: string;
  left: Side;
  right: Side;
  verdict: Verdict;
}

export function attackEquation(table: BoardProps, fight: Fight): AttackEquation {
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
      ? t("a hit disables {0}", nameOf("upgrade", fight.target, table.context))
      : t("a hit deals {0} damage", fight.damage),
    left: side(t("attack"), fight.attack),
    right: side(t("defence"), fight.defence),
    verdict: { text: `${fight.chance} %`, detail: t("to hit"), tone: "open", figure },
  };
}

// An attack as an equation: known bonuses, dice still to be rolled, and the chance to hit in place of a verdict.
import type { Side, Verdict } from "../../pieces/equation";
import type { BoardProps } from "../contract";
import { nameOf } from "../../messages/format";
import { boardOf, findShip, seatOf, type Fight } from "./view";
import { owned, ownedShipName } from "./labels";
import { formatPercent } from "../../messages/text";
import { t } from "./text";

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
    return found ? ownedShipName(table, found) : owned(table, seatOf(ship), t("client-ship"));
  };
  const side = (label: string, value: number): Side => ({
    label,
    terms: [
      { label: t("client-die"), value: null, card: true },
      { label, value, figure },
    ],
    total: null,
  });
  return {
    title: t("client-attacks", { name: name(fight.attacker), name2: name(fight.defender) }),
    note: fight.target
      ? t("client-a-hit-disables", { name: nameOf("upgrade", fight.target, table.context) })
      : t("client-a-hit-deals-damage", { damage: fight.damage }),
    left: side(t("client-attack-figure"), fight.attack),
    right: side(t("client-defence-figure"), fight.defence),
    verdict: { text: formatPercent(fight.chance), detail: t("client-to-hit"), tone: "open", figure },
  };
}

// An attack as an equation: what is known on paper, the dice still to come, the chance in the verdict's place.
import type { Side, Verdict } from "../../pieces/equation";
import type { BoardProps } from "../contract";
import { boardOf, seatOf, shipCalled, titleOf, type FightView } from "./view";
import { shipName } from "./labels";
import { t } from "../../i18n/translate";

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
    return t("{0}’s {1}", table.names[seatOf(ship)], found ? shipName(table.plan, found) : t("ship"));
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
      ? t("a hit puts {0} out of use", titleOf(table.plan, "upgrade", fight.target))
      : t("a hit does {0} damage", fight.damage),
    left: side(t("attack"), fight.attack),
    right: side(t("defence"), fight.defence),
    verdict: { text: `${fight.chance} %`, detail: t("to hit"), tone: "open", figure },
  };
}

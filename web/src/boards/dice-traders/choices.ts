// Texts on the prompt's buttons: a short name and its cost or gain, from the view and the server's labels.
import { count, t } from "../../i18n/translate";
import type { Choice } from "../../table/choices";
import type { BoardProps } from "../contract";
import { boardOf } from "./view";
import { countGood } from "./labels";
import { goodsByWord } from "../parts/layout";
import { serverText } from "../../i18n/serverText";

/** "Retire: give up 32 days" → "give up 32 days". */
const afterColon = (label: string): string => serverText(label).split(": ").slice(1).join(": ");

type ChoiceText = (table: BoardProps, args: string[], label: string, name: string) => { name: string; detail: string };

const TEXTS: Record<string, ChoiceText> = {
  explore: ({ layout }, [size = ""], _, name) => ({ name, detail: layout.figures[size]?.text ?? "" }),
  follow: ({ state, names }, _, __, name) => {
    const planet = boardOf(state).planet;
    if (!planet) return { name, detail: "" };
    const whom = planet.visitor === state.turn ? "" : ` ${names[planet.visitor]}`;
    return { name: `${name}${whom}`, detail: count(planet.follow_days, "day") };
  },
  sell: (_, __, label, name) => ({ name, detail: afterColon(label) }),
  retire: (_, __, label, name) => ({ name, detail: afterColon(label) }),
  offer: ({ state, layout }, [good = "", paid = ""]) => {
    const board = boardOf(state);
    const lots = board.players[state.turn]?.cargo ?? [];
    const lot = lots.findIndex((each) => each.good === good && String(each.paid) === paid);
    const each = board.turn_so_far.worth[lot];
    const isLegal = (board.planet?.stock[good] ?? 0) > 0;
    const detail = isLegal
      ? t("paid {0} → {1}", paid, each ?? "?")
      : t("paid {0} → {1}, or confiscated", paid, each ?? "?");
    return { name: t("Offer {0}", countGood(1, goodsByWord(layout)[good]!)), detail };
  },
  buy: ({ state }, [good = ""], _, name) => {
    const { planet, prices } = boardOf(state);
    const n = planet?.stock[good] ?? 0;
    if (!n) return { name, detail: t("not sold here") };
    return { name, detail: t("{0} cr each, {1} available", prices[n - 1], n - (planet?.taken[good] ?? 0)) };
  },
  expand: (_, __, label, name) => {
    const [, from, to, cost] = /from (\d+) to (\d+) for (\d+) cr/.exec(label) ?? [];
    return { name, detail: from ? t("from {0} to {1} for {2} cr and 1 day", from, to, cost) : "" };
  },
  done: (_, __, label, name) => ({ name: serverText(label).split(": ")[0] || name, detail: afterColon(label) }),
};

/** The text on the button of a choice. */
export function choiceText(table: BoardProps, { text, name, action }: Choice): { name: string; detail: string } {
  const [verb = "", ...args] = text.split(":");
  return TEXTS[verb]?.(table, args, action?.label ?? "", name) ?? { name, detail: "" };
}

import { expect, it } from "vitest";
import { seatNames, withoutStop } from "./format";

it("keeps the names of bots when seats move on", () => {
  const [person, bot, other] = [
    { kind: "person", name: "Ines", bot: "" },
    { kind: "bot", name: "", bot: "trader" },
    { kind: "bot", name: "", bot: "captain" },
  ];
  expect(seatNames([person!, bot!, other!])).toEqual(["Ines", "Trader Rigel", "Captain Deneb"]);
  expect(seatNames([other!, person!, bot!], 1)).toEqual(["Captain Deneb", "Ines", "Trader Rigel"]);
  expect(seatNames([bot!, other!, person!], 2)).toEqual(["Trader Rigel", "Captain Deneb", "Ines"]);
});

it("lets more follow on a sentence, however it ends", () => {
  expect(withoutStop("Nothing is left after this.")).toBe("Nothing is left after this");
  expect(withoutStop("this cannot be undone")).toBe("this cannot be undone");
});

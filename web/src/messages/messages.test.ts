// Messages are formatted in text and parts, and speak of things.
import { beforeAll, describe, expect, test } from "vitest";
import { catalogOf } from "../../messageCatalogs";
import { loadMessages, loadRest } from "./catalogs";
import { formatMessage, formatParts, nameOf, type Context } from "./format";
import { LANGUAGES } from "./language";
import type { Message } from "./message";
import { thingsOf } from "./things";

const context: Context = { game: "dice-traders", seats: ["Ada", "Bea"], language: "en" };
const sold: Message = ["event-sold", { seat: 1, good: "robots", units: 3, price: 6, gain: 1800 }];

beforeAll(async () => {
  for (const language of ["en", "xx"])
    await Promise.all([
      ...["site", "dice-traders"].map((part) => loadMessages(part, language)),
      loadRest("dice-traders", language),
    ]);
});

describe("text", () => {
  test("has names, nouns in their forms and grouped numbers", () =>
    expect(formatMessage(sold, context)).toBe("Bea sells 3 Robots at 6: +1,800 cr."));

  test("has the number of a seat without a name", () =>
    expect(formatMessage(["event-turn", { seat: 4, day: 2 }], context)).toBe("Seat 5's turn (day 2)."));

  test("has the names that a content set gives", () => {
    const names = { good: { robots: "Androids" } };
    expect(formatMessage(sold, { ...context, names })).toBe("Bea sells 3 Androids at 6: +1,800 cr.");
    expect(nameOf("good", "robots", { ...context, names }, "one")).toBe("Androids");
    expect(nameOf("good", "robots", context, "one")).toBe("Robot");
  });

  test("is the id of a message that no catalogue has", () => expect(formatMessage(["lost", {}], context)).toBe("lost"));

  test("is accented in the pseudo-locale, which no menu offers", () => {
    expect(formatMessage(["action-retire", { days: 2 }], { ...context, language: "xx" })).toBe(
      "[Ŕéťíŕé: [ĝíṽé úƥ 2 [đáýš]]]",
    );
    expect(LANGUAGES).not.toHaveProperty("xx");
    expect(Object.entries(LANGUAGES)[0]).toEqual(["en", "English"]);
  });
});

describe("parts", () => {
  test("are text, seats, numbers and words", () =>
    expect(formatParts(sold, context)).toEqual([
      { type: "seat", seat: 1, text: "Bea" },
      { type: "text", text: " sells " },
      { type: "number", value: 3, text: "3" },
      { type: "text", text: " " },
      { type: "word", kind: "good", word: "robots", text: "Robots" },
      { type: "text", text: " at " },
      { type: "number", value: 6, text: "6" },
      { type: "text", text: ": +" },
      { type: "number", value: 1800, text: "1,800" },
      { type: "text", text: " cr." },
    ]));

  test("of a nested message are inside its own", () => {
    const offer: Message = ["offer", { units: 1, good: "ore", price: 4 }];
    const parts = formatParts(["event-settled", { seat: 0, size: "big", planet: 3, offers: [offer] }], context);
    expect(parts.find(({ type }) => type === "message")).toMatchObject({
      message: offer,
      text: "1 Ore at 4",
      parts: [{ type: "number" }, { type: "text" }, { type: "word", word: "ore" }, { type: "text" }, { value: 4 }],
    });
  });

  test("join to the text", () =>
    expect(
      formatParts(sold, context)
        .map(({ text }) => text)
        .join(""),
    ).toBe(formatMessage(sold, context)));
});

test("a message speaks of what its arguments name", () => {
  const offer: Message = ["offer", { good: "ore" }];
  const settled: Message = ["event-settled", { "seat-to": 0, flag: true, planet: 3, offers: [offer] }];
  expect(thingsOf(settled)).toEqual(["seat 0", "planet 3", "good ore"]);
});

describe("a catalogue", () => {
  const english = "# A\na = A\n    .b = B\n\n## C\nc = C\n\n## D [later]\n\nd = D\n";

  test("has no comments and knows whether it is complete", () => {
    expect(catalogOf(english, english)).toEqual(["a = A\n    .b = B\nc = C", true]);
    expect(catalogOf("c =\n    Zeh\n\n# end", english)).toEqual(["c =\n    Zeh", false]);
  });

  test("has the sections of the English one", () => {
    expect(catalogOf(english, english, "later")).toEqual(["d = D", true]);
    expect(catalogOf("d = De\nc = Zeh", english, "later")).toEqual(["d = De", true]);
  });
});

import { beforeEach, expect, test } from "vitest";
import { noteSeal, notedSeal, ownChecks, sealOf } from "./seal";

beforeEach(() => localStorage.clear());

test("a seal is the sha256 of salt, colon and seed, as the server makes it", async () => {
  // longhaul.table.header.commitment(18446744073709551615, "5a17")
  expect(await sealOf("5a17", "18446744073709551615")).toBe(
    "1fefc697791dbd6b9011750b60e23c9a69251362d26787a93cf9d582f9aad2c2",
  );
});

test("the first saved seal is kept", () => {
  noteSeal("t1", "aa");
  noteSeal("t1", "bb");
  noteSeal("t2", "");
  expect([notedSeal("t1"), notedSeal("t2")]).toEqual(["aa", ""]);
});

test("checks of a seal", () => {
  const holds = (seal: string, given: string, noted: string) => ownChecks(seal, given, noted).map((each) => each.holds);
  expect(holds("aa", "aa", "aa")).toEqual([true, true]);
  expect(holds("aa", "bb", "")).toEqual([false, null]);
  expect(holds("aa", "", "bb")).toEqual([null, false]);
  expect(holds("", "", "")).toEqual([]);
});

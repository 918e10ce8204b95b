import { newTable } from "@sofala/protocol";
import { readMapCode } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import {
  countOf,
  guestsOf,
  newTableOf,
  readWish,
  USUAL,
  withCount,
  withGame,
  withGuest,
  withRules,
  withSomeMap,
} from "./table-form.ts";

test("as usual: three friends, seats by the link, no clock, listed nowhere", () => {
  expect(newTableOf(USUAL)).toEqual({
    game: "zimbabwe",
    seats: [{ kind: "me" }, { kind: "reserved" }, { kind: "reserved" }],
    options: {},
    visibility: "unlisted",
    pace: { kind: "untimed" },
    onTimeout: "bot",
    delay: 0,
  });
});

test.each([
  USUAL,
  withGuest({ ...USUAL, players: 5, pace: "live", clock: 0 }, 2, "steady"),
  withGuest({ ...USUAL, players: 2, pace: "mail", days: 7, title: " Sunday " }, 0, "anybody"),
  { ...USUAL, botTakesOver: false, visibility: "public" as const },
])("whatever can be wished, the server can read (%#)", (wish) => {
  expect(newTable.safeParse(newTableOf(wish)).success).toBe(true);
});

test("a title is trimmed, a seat is for whom it was chosen", () => {
  const wish = withGuest({ ...USUAL, players: 2, title: " Sunday " }, 0, "novice");
  expect(newTableOf(wish)).toMatchObject({
    title: "Sunday",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
  });
});

test("a map that was chosen is the game's, for as many players as it is made for", () => {
  const drawn = withRules(USUAL, withSomeMap(USUAL.rules, "limpopo"));
  const { map = "" } = drawn.rules;
  expect(newTableOf(drawn)).toMatchObject({ options: { map } });
  expect(newTableOf(drawn).seats).toHaveLength(readMapCode(map).ok ? drawn.rules.players : 0);
  const fewer = withCount(drawn, 2, "save");
  expect(readMapCode(fewer.rules.map ?? "")).toMatchObject({ value: { players: 2 } });
  expect(withCount(USUAL, 2, "save").rules.map).toBeUndefined();
  expect(readWish(JSON.parse(JSON.stringify(drawn))).rules.map).toBeUndefined();
});

test("what was stored comes back, rubbish is as usual, and a title does not stay", () => {
  const wish = withGuest({ ...USUAL, players: 5, pace: "mail", title: "Sunday" }, 3, "anybody");
  expect(readWish(JSON.parse(JSON.stringify(wish)))).toEqual({ ...wish, title: "" });
  for (const rubbish of [undefined, [], "x", { players: 9, guests: {}, clock: 7, days: 99 }]) {
    expect(readWish(rubbish)).toEqual(USUAL);
  }
});

test("a market for four friends runs by its clock, as in the box", () => {
  const wish = withGame(USUAL, "mediterranean");
  expect(newTableOf(wish)).toMatchObject({
    game: "mediterranean",
    options: {},
    pace: { kind: "live" },
    seats: { length: 4 },
  });
  const six = withCount(wish, 6, "");
  expect([countOf(six), guestsOf(six).length]).toEqual([6, 5]);
  expect(countOf(withGame(six, "zimbabwe"))).toBe(USUAL.players);
  expect(readWish(JSON.parse(JSON.stringify(six)))).toEqual(six);
});

test("the length of the market is agreed on where a clock runs", () => {
  const wish = withGame(USUAL, "mediterranean");
  const market = { ...wish.market, tradeSeconds: 600, publicVp: false };
  expect(newTableOf({ ...wish, market }).options).toEqual({ tradeSeconds: 600, publicVp: false });
  expect(newTableOf({ ...wish, market, pace: "mail" }).options).toEqual({ publicVp: false });
  expect(newTable.safeParse(newTableOf({ ...wish, market, pace: "mail" })).success).toBe(true);
});

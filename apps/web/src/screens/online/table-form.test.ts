import { newTable } from "@sofala/protocol";
import { readMapCode } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import {
  playerCount,
  seatChoicesOf,
  toNewTable,
  parseForm,
  DEFAULT_FORM,
  withSeatCount,
  withGame,
  withSeatChoice,
  withRules,
  withDrawnMap,
} from "./table-form.ts";

test("default: three friends, seats by invitation, no clock, not listed", () => {
  expect(toNewTable(DEFAULT_FORM)).toEqual({
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
  DEFAULT_FORM,
  withSeatChoice({ ...DEFAULT_FORM, players: 5, pace: "live", clock: 0 }, 2, "steady"),
  withSeatChoice(
    { ...DEFAULT_FORM, players: 2, pace: "mail", days: 7, title: " Sunday " },
    0,
    "anybody",
  ),
  { ...DEFAULT_FORM, botTakesOver: false, visibility: "public" as const },
])("the server can read every form (%#)", (form) => {
  expect(newTable.safeParse(toNewTable(form)).success).toBe(true);
});

test("the title is trimmed, and seats have their choices", () => {
  const form = withSeatChoice({ ...DEFAULT_FORM, players: 2, title: " Sunday " }, 0, "novice");
  expect(toNewTable(form)).toMatchObject({
    title: "Sunday",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
  });
});

test("a chosen map sets the number of players", () => {
  const drawn = withRules(DEFAULT_FORM, withDrawnMap(DEFAULT_FORM.rules, "limpopo"));
  const { map = "" } = drawn.rules;
  expect(toNewTable(drawn)).toMatchObject({ options: { map } });
  expect(toNewTable(drawn).seats).toHaveLength(readMapCode(map).ok ? drawn.rules.players : 0);
  const fewer = withSeatCount(drawn, 2, "save");
  expect(readMapCode(fewer.rules.map ?? "")).toMatchObject({ value: { players: 2 } });
  expect(withSeatCount(DEFAULT_FORM, 2, "save").rules.map).toBeUndefined();
  expect(parseForm(JSON.parse(JSON.stringify(drawn))).rules.map).toBeUndefined();
});

test("a stored form is read back, invalid data gives the default, and the title is not stored", () => {
  const form = withSeatChoice(
    { ...DEFAULT_FORM, players: 5, pace: "mail", title: "Sunday" },
    3,
    "anybody",
  );
  expect(parseForm(JSON.parse(JSON.stringify(form)))).toEqual({ ...form, title: "" });
  for (const rubbish of [undefined, [], "x", { players: 9, guests: {}, clock: 7, days: 99 }]) {
    expect(parseForm(rubbish)).toEqual(DEFAULT_FORM);
  }
});

test("the default of the Mediterranean: four friends with the market's clock", () => {
  const form = withGame(DEFAULT_FORM, "mediterranean");
  expect(toNewTable(form)).toMatchObject({
    game: "mediterranean",
    options: {},
    pace: { kind: "live" },
    seats: { length: 4 },
  });
  const six = withSeatCount(form, 6, "");
  expect([playerCount(six), seatChoicesOf(six).length]).toEqual([6, 5]);
  expect(playerCount(withGame(six, "zimbabwe"))).toBe(DEFAULT_FORM.players);
  expect(parseForm(JSON.parse(JSON.stringify(six)))).toEqual(six);
});

test("the length of the market is set only if a clock runs", () => {
  const form = withGame(DEFAULT_FORM, "mediterranean");
  const market = { ...form.market, tradeSeconds: 600, publicVp: false };
  expect(toNewTable({ ...form, market }).options).toEqual({ tradeSeconds: 600, publicVp: false });
  expect(toNewTable({ ...form, market, pace: "mail" }).options).toEqual({ publicVp: false });
  expect(newTable.safeParse(toNewTable({ ...form, market, pace: "mail" })).success).toBe(true);
});

import { newTable } from "@sofala/protocol";
import { readMapCode } from "@sofala/zimbabwe";
import { expect, test, vi } from "vitest";
import { loadAppText } from "../../text/app-text.ts";
import {
  formFromLink,
  loadOptionSources,
  partOf,
  playerCount,
  seatChoicesOf,
  toNewTable,
  toStored,
  parseForm,
  withOptions,
  withSeatCount,
  withGame,
  withSeatChoice,
  type TableForm,
} from "./table-form.ts";
import type { SetupOptions } from "../../games/mediterranean/setup/setup-options.ts";
import * as zimbabwe from "../../games/zimbabwe/setup/setup-options.ts";

// The texts say which bots a game has.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("addEventListener", () => undefined);
await loadAppText();
const sources = await loadOptionSources();
const DEFAULT_FORM = parseForm(undefined, sources);

const withPlayers = (players: number, change: Partial<TableForm> = {}): TableForm => ({
  ...withSeatCount(DEFAULT_FORM, players, ""),
  ...change,
});
const zimbabweOptions = (form: TableForm) => partOf(form).options as zimbabwe.SetupOptions;
const withDrawnMap = (form: TableForm, seed: string): TableForm =>
  withOptions(form, zimbabwe.withDrawnMap(zimbabweOptions(form), playerCount(form), seed));
const mapOf = (form: TableForm): string | undefined => zimbabweOptions(form).map;
const readBack = (form: TableForm): TableForm =>
  parseForm(JSON.parse(JSON.stringify(toStored(form))), sources);

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
  withSeatChoice(withPlayers(5, { pace: "live", clock: 0 }), 2, "steady"),
  withSeatChoice(withPlayers(2, { pace: "mail", days: 7, title: " Sunday " }), 0, "anybody"),
  { ...DEFAULT_FORM, botTakesOver: false, visibility: "public" as const },
])("the server can read every form (%#)", (form) => {
  expect(newTable.safeParse(toNewTable(form)).success).toBe(true);
});

test("the title is trimmed, and seats have their choices", () => {
  const form = withSeatChoice(withPlayers(2, { title: " Sunday " }), 0, "novice");
  expect(toNewTable(form)).toMatchObject({
    title: "Sunday",
    seats: [{ kind: "me" }, { kind: "bot", level: "novice" }],
  });
});

test("a chosen map sets the number of players", () => {
  const four = withDrawnMap(withPlayers(4), "limpopo");
  const drawn = withOptions(DEFAULT_FORM, zimbabweOptions(four));
  expect(toNewTable(drawn)).toMatchObject({ options: { map: mapOf(four) }, seats: { length: 4 } });
  const fewer = withSeatCount(drawn, 2, "save");
  expect(readMapCode(mapOf(fewer) ?? "")).toMatchObject({ value: { players: 2 } });
  expect(mapOf(withSeatCount(DEFAULT_FORM, 2, "save"))).toBeUndefined();
  expect(mapOf(readBack(drawn))).toBeUndefined();
});

test("a link with a map is for the game that has maps", () => {
  const map = mapOf(withDrawnMap(withPlayers(4), "limpopo")) ?? "";
  const linked = formFromLink(DEFAULT_FORM, new URLSearchParams({ map }), "mediterranean");
  expect([linked.game, playerCount(linked)]).toEqual(["zimbabwe", 4]);
  expect(mapOf(linked)).toBe(map);
  const other = formFromLink(DEFAULT_FORM, new URLSearchParams(), "mediterranean");
  expect(other).toEqual(withGame(DEFAULT_FORM, "mediterranean"));
});

test("a form is stored under the names that it always had", () => {
  const form = withSeatCount(withGame(withPlayers(5), "mediterranean"), 6, "");
  expect(toStored(form)).toMatchObject({
    game: "mediterranean",
    players: 5,
    traders: 6,
    rules: { specialists: true },
    market: { tradeSeconds: 240 },
  });
});

test("a stored form is read back, invalid data gives the default, and the title is not stored", () => {
  const form = withSeatChoice(withPlayers(5, { pace: "mail", title: "Sunday" }), 3, "anybody");
  expect(readBack(form)).toEqual({ ...form, title: "" });
  for (const rubbish of [undefined, [], "x", { players: 9, guests: {}, clock: 7, days: 99 }]) {
    expect(parseForm(rubbish, sources)).toEqual(DEFAULT_FORM);
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
  expect(playerCount(withGame(six, "zimbabwe"))).toBe(playerCount(DEFAULT_FORM));
  expect(readBack(six)).toEqual(six);
});

test("the length of the market is set only if a clock runs", () => {
  const form = withGame(DEFAULT_FORM, "mediterranean");
  const options = partOf(form).options as SetupOptions;
  const long = withOptions(form, { ...options, tradeSeconds: 600, publicVp: false });
  expect(toNewTable(long).options).toEqual({ tradeSeconds: 600, publicVp: false });
  expect(toNewTable({ ...long, pace: "mail" }).options).toEqual({ publicVp: false });
  expect(newTable.safeParse(toNewTable({ ...long, pace: "mail" })).success).toBe(true);
});

test("a form that an older version stored is read", () => {
  const form = parseForm(
    {
      game: "mediterranean",
      players: 5,
      traders: 6,
      guests: ["anybody", "strong", "friend", "friend", "friend"],
      title: "",
      pace: "mail",
      clock: 2,
      days: 7,
      rest: { weekly: false, days: 30 },
      botTakesOver: false,
      visibility: "public",
      rules: { players: 5, chairs: [], firstPlay: false, specialists: false, roundLimit: 9 },
      market: { tradeSeconds: 90, pledges: "talk" },
    },
    sources,
  );
  expect(toStored(form)).toMatchObject({
    game: "mediterranean",
    players: 5,
    traders: 6,
    guests: ["anybody", "strong", "friend", "friend", "friend"],
    pace: "mail",
    clock: 2,
    days: 7,
    rest: { weekly: false, days: 30 },
    botTakesOver: false,
    visibility: "public",
    rules: { specialists: false, roundLimit: 9 },
    market: { tradeSeconds: 90, pledges: "talk" },
  });
});

test("a bot of a level that the chosen game lacks becomes the steady one", () => {
  const form = withSeatChoice(DEFAULT_FORM, 0, "club");
  expect(seatChoicesOf(form)[0]).toBe("club");
  expect(seatChoicesOf(withGame(form, "tsoro"))).toEqual(["steady"]);
  expect(toNewTable(withGame(form, "tsoro")).seats[1]).toEqual({ kind: "bot", level: "steady" });
});

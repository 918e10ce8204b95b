import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { createStoredGame } from "../../../store/create-stored-game.ts";
import { parseStored } from "../../../store/stored-game.ts";
import { newGameOf } from "./new-game-of.ts";
import {
  AGAINST_BOTS,
  DEFAULT_OPTIONS,
  ON_ONE_DEVICE,
  changedOptions,
  effectiveOptions,
  withSeat,
  type TableSetup,
} from "./table-setup.ts";
import { parseSetup } from "./remembered-setup.ts";

const COLOURS = ["Green", "Purple", "Orange", "Yellow", "Brown", "Teal"];

/** The game of a set-up, after it was stored and read again. */
function storedOf(setup: TableSetup) {
  const stored = createStoredGame(mediterranean, newGameOf(setup, COLOURS, "tyre"));
  const read = parseStored(mediterranean, JSON.parse(JSON.stringify(stored)));
  expect(read).toEqual({ ok: true, value: stored });
  return stored;
}

test("the default options are those of the rules", () => {
  const parsed = mediterranean.parseOptions({});
  expect(parsed).toMatchObject({ ok: true, value: DEFAULT_OPTIONS });
  expect(Object.keys(DEFAULT_OPTIONS)).toHaveLength(
    Object.keys(parsed.ok ? parsed.value : {}).length - 1,
  );
  expect(changedOptions(DEFAULT_OPTIONS)).toEqual({});
});

test("the default is one person against five steady bots, with the clock of the rules", () => {
  const { players, options } = storedOf(AGAINST_BOTS);
  expect(players.map(({ kind }) => kind)).toEqual(["person", "bot", "bot", "bot", "bot", "bot"]);
  expect(players.map(({ name }) => name)).toEqual(COLOURS);
  expect(options).toMatchObject({ tradeSeconds: 240, market: "open" });
});

test("on a shared device the market is in rounds and without a clock, whatever was chosen", () => {
  const { players, options } = storedOf(ON_ONE_DEVICE);
  expect(players).toHaveLength(4);
  expect(options).toMatchObject({ tradeSeconds: 0, tradeGraceSeconds: 0, market: "rounds" });
  const alone = withSeat(ON_ONE_DEVICE, 1, { player: "novice" });
  expect(effectiveOptions(alone)).toEqual(DEFAULT_OPTIONS);
});

test("no two players have the same name", () => {
  const named = withSeat(withSeat(ON_ONE_DEVICE, 0, { name: "Ann" }), 1, { name: " Ann " });
  expect(storedOf(named).players.map(({ name }) => name)).toEqual([
    "Ann",
    "Ann 2",
    "Orange",
    "Yellow",
  ]);
});

test("a stored set-up is read back, also with its old field names; invalid values become the defaults", () => {
  const setup: TableSetup = {
    ...withSeat(AGAINST_BOTS, 0, { name: "Ann" }),
    players: 5,
    options: { ...DEFAULT_OPTIONS, tradeSeconds: 600, publicVp: false, pledges: "talk" },
  };
  expect(parseSetup(JSON.parse(JSON.stringify(setup)), ON_ONE_DEVICE)).toEqual(setup);
  const oldForm = {
    ...setup,
    seats: undefined,
    chairs: setup.seats.map(({ player, name }) => ({ sitter: player, name })),
  };
  expect(parseSetup(JSON.parse(JSON.stringify(oldForm)), ON_ONE_DEVICE)).toEqual(setup);
  for (const invalid of [undefined, [], { players: 9, seats: [1], options: { market: 3 } }]) {
    expect(parseSetup(invalid, AGAINST_BOTS)).toEqual(AGAINST_BOTS);
  }
});

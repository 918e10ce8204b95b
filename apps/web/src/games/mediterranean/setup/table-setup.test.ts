import { mediterranean } from "@sofala/mediterranean";
import { webLanguages } from "@sofala/text/web";
import { expect, test } from "vitest";
import { withSeat, type TableSetup } from "../../../setup/table-setup.ts";
import { createStoredGame } from "../../../store/create-stored-game.ts";
import { parseStored } from "../../../store/parse-stored.ts";
import { DEFAULT_OPTIONS, changedOptions, type SetupOptions } from "./setup-options.ts";
import { effectiveOptions, mediterraneanSetup } from "./table-setup.ts";

const english = await webLanguages[0]?.load();
const AGAINST_BOTS = mediterraneanSetup.default("bots");
const ON_ONE_DEVICE = mediterraneanSetup.default("table");

/** The game of a set-up, after it was stored and read again. */
function storedOf(setup: TableSetup<SetupOptions>) {
  if (english === undefined) throw new Error("no text");
  const game = mediterraneanSetup.newGame(setup, "tyre", english);
  const stored = createStoredGame(mediterranean, game);
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
  expect(players.map(({ name }) => name)).toEqual(english?.home.games.mediterranean.seats);
  expect(options).toMatchObject({ tradeSeconds: 240, market: "open" });
});

test("on a shared device the market is in rounds and without a clock, whatever was chosen", () => {
  const { players, options } = storedOf(ON_ONE_DEVICE);
  expect(players).toHaveLength(4);
  expect(options).toMatchObject({ tradeSeconds: 0, tradeGraceSeconds: 0, market: "rounds" });
  const alone = withSeat(ON_ONE_DEVICE, 1, { player: "novice" });
  expect(effectiveOptions(alone)).toEqual(DEFAULT_OPTIONS);
});

test("stored options are read; invalid values become the defaults", () => {
  const options = { ...DEFAULT_OPTIONS, tradeSeconds: 600, publicVp: false, pledges: "talk" };
  const setup = { ...AGAINST_BOTS, players: 5, options };
  const stored: unknown = JSON.parse(JSON.stringify(setup));
  expect(mediterraneanSetup.parse(stored, "bots")).toEqual(setup);
  for (const invalid of [undefined, [], { players: 9, seats: [1], options: { market: 3 } }]) {
    expect(mediterraneanSetup.parse(invalid, "bots")).toEqual(AGAINST_BOTS);
  }
});

test("a set-up that an older version stored is read", () => {
  const chairs = [
    { sitter: "person", name: "Ann" },
    { sitter: "strong", name: "" },
  ];
  const options = { ...DEFAULT_OPTIONS, tradeSeconds: 600 };
  const setup = mediterraneanSetup.parse({ players: 5, chairs, options }, "bots");
  expect(setup).toMatchObject({ players: 5, options });
  expect(setup.seats.slice(0, 3)).toEqual([
    { player: "person", name: "Ann" },
    { player: "strong", name: "" },
    { player: "steady", name: "" },
  ]);
});

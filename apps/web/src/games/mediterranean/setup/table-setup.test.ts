import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { createStored } from "../../../store/create-stored-game.ts";
import { parseStored } from "../../../store/stored-game.ts";
import { marketOf } from "./new-game-of.ts";
import {
  AGAINST_BOTS,
  AS_RULED,
  AT_ONE_TABLE,
  differing,
  playedOptions,
  withChair,
  type MarketSetUp,
} from "./table-setup.ts";
import { readMarket } from "./remembered-setup.ts";

const COLOURS = ["Green", "Purple", "Orange", "Yellow", "Brown", "Teal"];

/** The game of a set-up, through everything that a stored game goes through. */
function storedOf(setUp: MarketSetUp) {
  const stored = createStored(mediterranean, marketOf(setUp, COLOURS, "tyre"));
  const read = parseStored(mediterranean, JSON.parse(JSON.stringify(stored)));
  expect(read).toEqual({ ok: true, value: stored });
  return stored;
}

test("as in the box means what the rules mean by it", () => {
  const ruled = mediterranean.parseOptions({});
  expect(ruled).toMatchObject({ ok: true, value: AS_RULED });
  expect(Object.keys(AS_RULED)).toHaveLength(Object.keys(ruled.ok ? ruled.value : {}).length - 1);
  expect(differing(AS_RULED)).toEqual({});
});

test("at first it is one person against five steady bots, by the clock of the rules", () => {
  const { players, options } = storedOf(AGAINST_BOTS);
  expect(players.map(({ kind }) => kind)).toEqual(["person", "bot", "bot", "bot", "bot", "bot"]);
  expect(players.map(({ name }) => name)).toEqual(COLOURS);
  expect(options).toMatchObject({ tradeSeconds: 240, market: "open" });
});

test("around one device the market is in rounds and without a clock, whatever was chosen", () => {
  const { players, options } = storedOf(AT_ONE_TABLE);
  expect(players).toHaveLength(4);
  expect(options).toMatchObject({ tradeSeconds: 0, tradeGraceSeconds: 0, market: "rounds" });
  const alone = withChair(AT_ONE_TABLE, 1, { sitter: "novice" });
  expect(playedOptions(alone)).toEqual(AS_RULED);
});

test("no two players have the same name", () => {
  const named = withChair(withChair(AT_ONE_TABLE, 0, { name: "Ann" }), 1, { name: " Ann " });
  expect(storedOf(named).players.map(({ name }) => name)).toEqual([
    "Ann",
    "Ann 2",
    "Orange",
    "Yellow",
  ]);
});

test("what was stored comes back, and rubbish is as usual", () => {
  const setUp: MarketSetUp = {
    ...withChair(AGAINST_BOTS, 0, { name: "Ann" }),
    players: 5,
    options: { ...AS_RULED, tradeSeconds: 600, publicVp: false, pledges: "talk" },
  };
  expect(readMarket(JSON.parse(JSON.stringify(setUp)), AT_ONE_TABLE)).toEqual(setUp);
  for (const rubbish of [undefined, [], { players: 9, chairs: [1], options: { market: 3 } }]) {
    expect(readMarket(rubbish, AGAINST_BOTS)).toEqual(AGAINST_BOTS);
  }
});

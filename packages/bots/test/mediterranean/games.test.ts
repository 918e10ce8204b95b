import type { JsonObject } from "@sofala/engine";
import { mediterranean, type Mediterranean } from "@sofala/mediterranean";
import { isNightly, trials } from "@sofala/engine/testing/trials";
import { expect, test } from "vitest";
import type { Bot, Budget } from "../../src/bot.ts";
import { playMatch, randomBot } from "../../src/index.ts";
import {
  mediterraneanNovice,
  mediterraneanSteady,
  strongBot,
} from "../../src/mediterranean/bots.ts";
import { LOOKAHEAD } from "../../src/mediterranean/strong/lookahead.ts";

const random = randomBot(mediterranean);
/** A lookahead with a small budget. */
const strong = strongBot({ ...LOOKAHEAD, defaultSimulations: trials(2, 6) });
/** A second strong bot at night; in `npm test` one at a table is enough. */
const second = isNightly ? strong : mediterraneanNovice;
/** The strong bot is slow: in `npm test` it plays at one table, and with tiny budgets. */
const strongAtNight = isNightly ? strong : mediterraneanSteady;

/** Bots play a game; a refused move or a stall throws. */
function play(
  seed: string,
  bots: readonly Bot<Mediterranean>[],
  options: JsonObject = {},
  budget: Budget = {},
) {
  const parsed = mediterranean.parseOptions(options);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return playMatch(mediterranean, { seed, options: parsed.value, bots, budget });
}

const TABLES: readonly (readonly [string, readonly Bot<Mediterranean>[], JsonObject])[] = [
  [
    "four",
    [mediterraneanSteady, mediterraneanNovice, mediterraneanSteady, mediterraneanNovice],
    {},
  ],
  [
    "five",
    [mediterraneanNovice, mediterraneanSteady, random, mediterraneanSteady, mediterraneanNovice],
    {},
  ],
  [
    "six",
    [
      mediterraneanSteady,
      mediterraneanNovice,
      random,
      mediterraneanSteady,
      mediterraneanNovice,
      random,
    ],
    {},
  ],
  ["strong", [strong, mediterraneanNovice, second, random], {}],
  [
    "one zero",
    [mediterraneanSteady, random, random, mediterraneanNovice],
    { crossing: "sharedZero" },
  ],
  [
    "no grace",
    [mediterraneanSteady, mediterraneanNovice, random, random],
    { tradeGraceSeconds: 0 },
  ],
  ["open types", [mediterraneanSteady, mediterraneanNovice, random, random], { handTypes: "open" }],
  ["loose talk", [mediterraneanSteady, random, mediterraneanNovice, random], { pledges: "talk" }],
  [
    "hidden points",
    [mediterraneanSteady, random, mediterraneanNovice, random],
    { publicVp: false },
  ],
  [
    "no points in deals",
    [mediterraneanSteady, random, mediterraneanNovice, random],
    { tradeVp: false },
  ],
];

const AT_NIGHT: typeof TABLES = [
  ["strong, hidden points", [strong, random, second, random], { publicVp: false }],
];

test.each([...TABLES, ...(isNightly ? AT_NIGHT : [])])(
  "a game is played to its end: %s",
  (name, bots, options) => {
    const { ranking } = play(`table ${name}`, bots, options);
    expect(ranking.flat().toSorted((a, b) => a - b)).toEqual(bots.map((_, seat) => seat));
  },
);

const WITHOUT_CLOCK: readonly (readonly [string, JsonObject])[] = [
  ["without a clock", { tradeSeconds: 0 }],
  ["in rounds", { market: "rounds" }],
  ["in rounds without a clock", { market: "rounds", tradeSeconds: 0 }],
];

test.each(WITHOUT_CLOCK.slice(0, trials(2, 3)))("no clock is needed %s", (name, options) => {
  const bots = [strongAtNight, mediterraneanNovice, mediterraneanSteady, second];
  const { moves } = play(`market ${name}`, bots, options);
  expect(moves.filter(([actor]) => actor === "clock")).toEqual([]);
  expect(moves.some(([, { kind }]) => kind === "accept")).toBe(true);
});

test("the same seed gives the same complete game", () => {
  const bots = [mediterraneanSteady, mediterraneanNovice, strongAtNight, mediterraneanNovice];
  const { moves } = play("twice", bots);
  expect(play("twice", bots).moves).toEqual(moves);
  const kinds = new Set(moves.map(([, { kind }]) => kind));
  for (const kind of ["use-ability", "offer", "accept", "decline", "withdraw", "store", "build"])
    expect(kinds).toContain(kind);
});

test.each(["d0", "d2"])(
  "bots make offers and find deals in the first turn, when there is little to gain: %s",
  (seed) => {
    let deals = 0;
    const options = mediterranean.parseOptions({});
    if (!options.ok) throw new Error(options.error.reason);
    playMatch(mediterranean, {
      seed,
      options: options.value,
      bots: Array.from({ length: 4 }, () => mediterraneanSteady),
      onMove: (_actor, { kind }, _thought, { turn }) => {
        if (turn === 1 && kind === "accept") deals += 1;
      },
    });
    expect(deals).toBeGreaterThan(0);
  },
);

test("bots that are interrupted at once make legal moves", () => {
  const bots = [strong, random, mediterraneanSteady, random];
  expect(play("hurry", bots, {}, { simulations: 1 }).ranking.flat()).toHaveLength(4);
});

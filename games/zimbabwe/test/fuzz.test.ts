import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  dice,
  parseRecord,
  parseScenario,
  replay,
  runScenario,
  type Dice,
  type JsonObject,
} from "@sofala/engine";
import { ParseCounter, assertFault, runWithInput, mutateJson } from "@sofala/engine/testing";
import { isNightly, trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { zimbabwe, type Move, type Options, type State } from "../src/index.ts";
import { CRAFT_NAMES, GOD_NAMES, RESOURCE_NAMES, SPECIALIST_NAMES } from "./naive/data.ts";
import { nudged } from "./support/nudge.ts";
import { crowdedPosition, lateGame, smallBoard, stateOf } from "./support/positions.ts";
import {
  OPTION_VARIANTS,
  eagerMove,
  pick,
  playEagerly,
  playedBy,
  seatToAct,
  textOf,
} from "./support/random-play.ts";
import { expectSound } from "./support/soundness.ts";

/** Changed inputs of each kind. */
const COUNTS = {
  move: trials(600, 16_000),
  position: trials(200, 8000),
  snapshot: trials(200, 6000),
  record: trials(120, 3200),
  scenario: trials(120, 2800),
  options: trials(150, 4000),
};

const CATTLE = [0, 1, 2, 3, 4, 5, 9, 40];

/** What a mutation may put in: words of the notation, cells, small numbers, parts of moves. */
const POOL: readonly unknown[] = [
  ...CRAFT_NAMES,
  ...GOD_NAMES,
  ...SPECIALIST_NAMES,
  ...RESOURCE_NAMES,
  ..."a1 b2 c3 d4 e5 f6 g7 h8 r18 a18 r1 s19".split(" "),
  ..."setup gifts culture over random ruled start spectator".split(" "),
  ...CATTLE,
  { craftsman: "b2", resource: "c3" },
  { card: 1, price: 2, cattle: 0 },
  ["a1", "a2"],
];

/** States of many kinds: from games of all sizes, in every phase, within turns and between them. */
const STATES: readonly State[] = OPTION_VARIANTS.flatMap((options, variant) =>
  [2, 3, 4, 5]
    .filter((players) => isNightly || (players + variant) % 2 === 0)
    .flatMap((players) => {
      const random = dice(`states ${variant} ${players}`);
      const game = zimbabwe.setup(`states ${variant}`, players, options);
      return [
        ...playEagerly(game, random, 90),
        ...playEagerly(lateGame(random, `late ${variant}`, players, options), random, 30),
      ].flatMap(({ before }, n) => (n % 7 === 0 ? before : []));
    }),
);

const parsed = new ParseCounter();

describe("whatever comes in, nothing is thrown", () => {
  test("moves are refused with a code and change nothing, or are made", () => {
    const random = dice("fuzz moves");
    const played = [2, 3, 4, 5].flatMap((players) => [
      ...playEagerly(zimbabwe.setup("fuzz", players, {}), random, 120),
      ...playEagerly(lateGame(random, "fuzz", players, {}), random, 60),
    ]);
    for (let n = 0; n < COUNTS.move; n++) {
      const { before, seat, move } = pick(random, played);
      const input = changed(move, random);
      runWithInput(input, () => {
        const read = parsed.count(zimbabwe.parseMove(input));
        if (read === undefined) return;
        const text = textOf(before);
        const step = zimbabwe.applyMove(before, pick(random, [seat, seat, seat, 0, 7]), read);
        if (step.ok) expectPlayable(step.value.state, random, 1);
        else expect(step.error.code).toMatch(/^[a-z]+\/[a-z-]+$/);
        expect(textOf(before)).toBe(text);
      });
    }
  });

  test("positions are refused with a path, or can be played", () => {
    const random = dice("fuzz positions");
    const positions = [
      ...STATES.flatMap((state) => zimbabwe.position(state) ?? []),
      ...Array.from({ length: 20 }, () =>
        crowdedPosition(random, smallBoard(random, 7, 5), 2 + random.below(4), 9),
      ),
    ];
    for (let n = 0; n < COUNTS.position; n++) {
      const input = changed(pick(random, positions), random);
      runWithInput(input, () => {
        const state = parsed.count(zimbabwe.fromPosition(input, ""));
        if (state !== undefined) expectPlayable(state, random, 4);
      });
    }
  });

  test("snapshots are refused with a path, or can be played", () => {
    const random = dice("fuzz snapshots");
    const snapshots = STATES.map((state) => zimbabwe.snapshot(state));
    for (let n = 0; n < COUNTS.snapshot; n++) {
      const input = changed(pick(random, snapshots), random);
      runWithInput(input, () => {
        const state = parsed.count(zimbabwe.restore(input));
        if (state !== undefined) expectPlayable(state, random, 4);
      });
    }
  });

  test("records are refused with a path, or can be replayed", () => {
    const random = dice("fuzz records");
    const records = OPTION_VARIANTS.map((options, n) => recorded(random, 2 + (n % 4), options));
    for (let n = 0; n < COUNTS.record; n++) {
      const input = changed(pick(random, records), random);
      runWithInput(input, () => {
        const record = parsed.count(parseRecord(zimbabwe, input));
        if (record === undefined) return;
        const end = replay(zimbabwe, record);
        if (end.ok) expectPlayable(end.value.state, random, 1);
        else assertFault(end.error);
      });
    }
  });

  test("scenarios are refused with a path, or run", () => {
    const random = dice("fuzz scenarios");
    const folder = join(import.meta.dirname, "scenarios");
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    for (let n = 0; n < COUNTS.scenario; n++) {
      const text = readFileSync(join(folder, pick(random, files)), "utf8");
      const input = changed(JSON.parse(text), random);
      runWithInput(input, () => {
        const scenario = parseScenario(zimbabwe, input);
        const verdict = parsed.count(
          scenario.ok ? runScenario(zimbabwe, scenario.value) : scenario,
        );
        if (verdict?.holds === false) assertFault(verdict.fault);
      });
    }
  });

  test("options are refused with a path, or make a game", () => {
    const random = dice("fuzz options");
    const full = { specialists: true, firstPlay: false, dziva: "ruled", gods: "random" };
    for (let n = 0; n < COUNTS.options; n++) {
      const options = { ...full, ...pick(random, OPTION_VARIANTS) };
      const input = changed(options, random);
      runWithInput(input, () => {
        const read = parsed.count(zimbabwe.parseOptions(input));
        if (read === undefined) return;
        expectPlayable(zimbabwe.setup(`${n}`, 2 + random.below(4), read), random, 3);
      });
    }
  });

  test("about half of it gets past the parsers", () => {
    const all = Object.values(COUNTS).reduce((sum, count) => sum + count, 0);
    expect(parsed.accepted + parsed.rejected).toBe(all);
    expect(parsed.accepted / all).toBeGreaterThan(0.3);
    expect(parsed.accepted / all).toBeLessThan(0.7);
  });
});

/** A game of two in the turn of seat 0, who has a potter and has just chosen the nomads. */
const WAITING = snapshotAfter(
  {
    format: "sofala-position/1",
    game: "zimbabwe",
    board: ["c.....", "......", "s....s"],
    phase: "culture",
    seats: [{ technologies: { potter: { card: 1, price: 1, cattle: 0 } } }, { god: "dziva" }],
    craftsmen: [{ craftsman: "potter", at: "b1", seat: 0 }],
  },
  { kind: "choose-specialist", specialist: "nomads" },
);
const [FIRST, SECOND] = WAITING.seats;

test.each<[what: string, snapshot: object]>([
  ["more cattle than a hand can hold", { seats: [{ ...FIRST, cattle: 2 ** 31 }, SECOND] }],
  ["more cattle than a card can hold", { seats: [FIRST, { ...SECOND, godCattle: 2 ** 32 + 3 }] }],
  ["a round beyond all rounds", { round: 2 ** 31 }],
  ["a specialist that waits and is not owned", { turn: { ...WAITING.turn, pending: "herd" } }],
  ["a specialist that waits for another seat", { active: 1 }],
  ["a specialist that waits and is used", { turn: { ...WAITING.turn, used: ["nomads"] } }],
  ["Dziva's prices for whoever adores nobody", { turn: { ...WAITING.turn, pricesOpen: true } }],
  ["too few starting areas", { phase: "setup", board: ["c.....", "......", "s....."] }],
  ["a cell that is none", { used: JSON.parse('{"__proto__": 1}') as unknown }],
  [
    "a craftsman that leaves the largest map",
    {
      board: ["..................", ...Array<string>(17).fill("c.................")],
      monuments: [{ at: "a1", seat: 0, level: 1 }],
      craftsmen: [{ craftsman: "potter", at: "k18", seat: 0, vertical: true }],
    },
  ],
])("a snapshot with %s is refused", (_what, change) => {
  expect(zimbabwe.restore(WAITING).ok).toBe(true);
  const restored = zimbabwe.restore({ ...WAITING, ...change });
  expect(restored.ok).toBe(false);
  if (!restored.ok) assertFault(restored.error);
});

test.each(['{"potter": 3, "__proto__": 2}', '{"potter": 3, "toString": 2}', '{"potter": 4}'])(
  "prices of %s are malformed",
  (prices) => {
    const move = { kind: "raise-prices", prices: JSON.parse(prices) as unknown };
    expect(zimbabwe.parseMove(move).ok).toBe(false);
  },
);

function snapshotAfter(position: JsonObject, move: Move) {
  const { after } = playedBy(stateOf(position), 0, move);
  return zimbabwe.snapshot(after) as {
    readonly seats: readonly [object, object];
    readonly turn: object;
  };
}

/** Two changes in five break the form, the others mostly keep it. */
const changed = (value: unknown, random: Dice): unknown =>
  random.below(5) < 2 ? mutateJson(value, random, POOL) : nudged(value, random);

/** Sound, the same after a snapshot, and never stuck, some moves on. */
function expectPlayable(state: State, random: Dice, moves: number): void {
  expectSound(state);
  const again = zimbabwe.restore(zimbabwe.snapshot(state));
  expect(again.ok && textOf(again.value)).toBe(textOf(state));
  const seat = seatToAct(state);
  expect(seat === undefined).toBe(zimbabwe.result(state) !== undefined);
  if (seat === undefined || moves === 0) return;
  const legal = firstOf(zimbabwe.legalMoves(state, seat), 300);
  expect(legal.length).toBeGreaterThan(0);
  const step = zimbabwe.applyMove(state, seat, eagerMove(legal, random));
  expect(step.ok).toBe(true);
  if (step.ok) expectPlayable(step.value.state, random, moves - 1);
}

function firstOf(moves: Iterable<Move>, most: number): readonly Move[] {
  const found: Move[] = [];
  for (const move of moves) {
    if (found.push(move) === most) break;
  }
  return found;
}

function recorded(random: Dice, players: number, options: Options): object {
  const seed = `record ${players}`;
  const played = playEagerly(zimbabwe.setup(seed, players, options), random, 40);
  return {
    format: "sofala-record/1",
    game: zimbabwe.id,
    rules: zimbabwe.rulesVersion,
    players: ["Ann", "Ben", "Cas", "Dia", "Eve"].slice(0, players),
    options,
    seed,
    moves: [...played].map(({ seat, move }) => [seat, move]),
  };
}

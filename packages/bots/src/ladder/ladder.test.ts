import { dice } from "@sofala/engine";
import { trials } from "@sofala/engine/testing/trials";
import { zimbabwe } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { withForfeits, playBlock, seatingsOf, type PlayedBlock } from "./block.ts";
import { wilsonInterval, winSharesOf, botStrengthsOf } from "./figures.ts";
import { playBlocks } from "./worker-pool.ts";
import { SequentialTest, type Verdict } from "./sequential-test.ts";
import { quantilesOf, TimeRecorder } from "./time-histogram.ts";

const TERMS = { game: "zimbabwe", options: { roundLimit: 2 } };

describe("a block", () => {
  test("is played in every seating once", () => {
    expect(seatingsOf(["steady", "novice", "novice"])).toEqual([
      ["steady", "novice", "novice"],
      ["novice", "novice", "steady"],
      ["novice", "steady", "novice"],
    ]);
    expect(seatingsOf(["steady", "novice", "steady", "novice"])).toHaveLength(2);
    expect(seatingsOf(["random", "random"])).toHaveLength(1);
  });

  test("ranks those who forfeit last", () => {
    expect(withForfeits([[1], [0, 2], [3]], [1, 2, 1])).toEqual([[0], [3], [1, 2]]);
    expect(withForfeits([[1], [0]], [])).toEqual([[1], [0]]);
  });

  test("gives the same games on a worker thread", async () => {
    const block = { lineup: ["novice", "random", "random"] as const, seed: "tune-7" };
    const here = playBlock(zimbabwe, TERMS, block);
    expect(here.games).toHaveLength(3);
    expect(here.games.map(({ rounds }) => rounds)).toEqual([2, 2, 2]);
    const played: PlayedBlock[] = [];
    const blocks = [block, { ...block, seed: "tune-8" }];
    for await (const each of playBlocks(TERMS, blocks, trials(1, 2))) {
      played.push(each);
    }
    expect(played.map(({ seed }) => seed).toSorted()).toEqual(["tune-7", "tune-8"]);
    expect(played.find(({ seed }) => seed === "tune-7")?.games).toEqual(here.games);
  });

  test("counts the games that a program forfeits as lost", () => {
    const lineup = ["cmd:./no-such-program", "random"] as const;
    const played = playBlock(zimbabwe, TERMS, { lineup, seed: "tune-9" });
    expect(played.games.map(({ seats, ranking }) => seats[ranking[0]?.[0] ?? -1])).toEqual([
      "random",
      "random",
    ]);
    expect(winSharesOf([played])).toMatchObject([{ wins: 0, games: 2, forfeits: 2, fair: 0.5 }]);
  });

  test("a bug of ours stops the tournament", async () => {
    const games = playBlocks({ ...TERMS, game: "chess" }, [{ lineup: ["random"], seed: "a" }], 1);
    await expect(games.next()).rejects.toThrow("no bot knows chess");
  });
});

/** Two-player games with given results, the first bot in the first seat. */
const block = (seed: string, ...rankings: readonly (readonly (readonly number[])[])[]) => ({
  lineup: ["steady", "novice"] as const,
  seed,
  games: rankings.map((ranking) => ({
    seats: ["steady", "novice"] as const,
    ranking,
    rounds: 1,
    moves: 1,
    failures: [],
  })),
  times: [{ bot: "steady" as const, move: { "0": 1 }, round: { "0": 1 } }],
});

describe("the figures", () => {
  test("share a win among those who tie for it", () => {
    const blocks = [block("a", [[0], [1]], [[0, 1]]), block("b", [[0], [1]], [[1], [0]])];
    const [share, ...others] = winSharesOf(blocks);
    expect(others).toEqual([]);
    expect(share).toMatchObject({ bot: "steady", games: 4, wins: 2.5, share: 0.625, fair: 0.5 });
    expect(botStrengthsOf(blocks)).toMatchObject([
      { bot: "steady", games: 4, move: { p50: 0.001 } },
      { bot: "novice", games: 4, move: undefined },
    ]);
  });

  test("have Wilson's intervals", () => {
    const near = (wins: number, games: number) =>
      wilsonInterval(wins, games).map((bound) => Number(bound.toFixed(4)));
    expect(near(50, 100)).toEqual([0.4038, 0.5962]);
    expect(near(0, 10)).toEqual([0, 0.2775]);
    expect(near(10, 10)).toEqual([0.7225, 1]);
    expect(near(0, 0)).toEqual([0, 1]);
  });

  test("are within a few per cent for times", () => {
    const stopwatch = new TimeRecorder();
    for (let time = 1; time <= 1000; time++) stopwatch.record(time);
    const { p50 = 0, p95 = 0, p99 = 0 } = quantilesOf([stopwatch.histogram]) ?? {};
    for (const [estimate, exact] of [
      [p50, 500],
      [p95, 950],
      [p99, 990],
    ] as const) {
      expect(Math.abs(estimate / exact - 1)).toBeLessThan(0.03);
    }
    expect(quantilesOf([])).toBeUndefined();
  });
});

describe("the sequential test", () => {
  /** How many of 300 tests end with each verdict, for a bot that wins this share of games. */
  function verdicts(strength: number): { readonly [verdict in Verdict]: number } {
    const chance = dice(`sequential ${strength}`);
    const counts = { stronger: 0, weaker: 0, even: 0, open: 0 };
    for (let trial = 0; trial < 300; trial++) {
      const sequence = new SequentialTest({ fair: 0.25, effect: 0.1, error: 0.05 }, 4);
      while (sequence.verdict === "open") {
        let wins = 0;
        for (let game = 0; game < 4; game++) wins += chance.below(1000) < 1000 * strength ? 1 : 0;
        sequence.add(wins / 4);
      }
      counts[sequence.verdict] += 1;
    }
    return counts;
  }

  test("errs about as seldom as it says", () => {
    const even = verdicts(0.25);
    expect(even.stronger).toBeLessThan(300 * 0.07);
    expect(even.weaker).toBeLessThan(300 * 0.07);
    expect(verdicts(0.35).stronger).toBeGreaterThan(300 * 0.92);
    expect(verdicts(0.15).weaker).toBeGreaterThan(300 * 0.92);
    expect(verdicts(0.6).stronger).toBe(300);
  });

  test("decides nothing on a few results, however clear", () => {
    const sequence = new SequentialTest({ fair: 0.25, effect: 0.1, error: 0.05 }, 4);
    for (let count = 1; count < 8; count++) expect(sequence.add(1)).toBe("open");
    expect(sequence.add(1)).toBe("stronger");
  });
});

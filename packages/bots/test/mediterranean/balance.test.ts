import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isNightly } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import {
  ALWAYS_BUY,
  TESTED,
  playStrategies,
  type Contest,
} from "../../balance/mediterranean/contests.ts";
import { pageOf } from "../../balance/mediterranean/page.ts";
import { plotsOf } from "../../balance/mediterranean/plots.ts";
import { playTables } from "../../balance/mediterranean/pool.ts";
import { PLAYER_KINDS, TABLE_SIZES } from "../../balance/mediterranean/simulation.ts";
import { sum } from "../../balance/mediterranean/statistics.ts";
import { STRATEGIES } from "../../balance/mediterranean/strategies.ts";
import { runStudy, type StudySize, type Study } from "../../balance/mediterranean/study.ts";
import { CURRENT_EDITION } from "@sofala/mediterranean";

const docs = join(import.meta.dirname, "../../../../docs");

const SMALL: StudySize = {
  games: 3,
  strategyLikings: [1],
  strategyGames: 2,
  purchases: 1,
  purchaseSeeds: 2,
};
const SMALLEST: StudySize = { ...SMALL, games: 1, strategyGames: 1, purchaseSeeds: 1 };
/** One game of random players and one of steady ones, and no contests. */
const TWO_GAMES: StudySize = { ...SMALLEST, strategyLikings: [], purchases: 0 };

/**
 * Games of steady bots take most of the time: three of them are reused for all contests of a
 * report.
 */
async function studyOfFewGames(): Promise<Study> {
  const { contests } = await playStrategies(1, 1);
  const steady = contests.map(({ game }) => game);
  const readAs = (nameAt: (seat: number) => string): readonly Contest[] =>
    steady.map((game) => ({ game, seats: game.seats.map((_, seat) => nameAt(seat)) }));
  const strategies = STRATEGIES.flatMap((_, shift) =>
    readAs((seat) => STRATEGIES[(seat + shift) % STRATEGIES.length] ?? "balance"),
  );
  const halves = [0, 1].flatMap((shift) =>
    readAs((seat) => ((seat + shift) % 2 === 0 ? TESTED : "plain")),
  );
  const random = await playTables(
    TABLE_SIZES.map((players) => ({
      seed: `few ${players}`,
      seats: Array.from({ length: players }, () => "random" as const),
      edition: CURRENT_EDITION,
    })),
  );
  return {
    random,
    steady,
    strategies: [{ liking: 1, contests: strategies }],
    purchases: [2, ALWAYS_BUY].map((liking) => ({ purchase: "S01", liking, contests: halves })),
  };
}

const study = await (isNightly ? runStudy(SMALL) : studyOfFewGames());

describe("the balance report", () => {
  test("is deterministic", async () => {
    const size = isNightly ? SMALLEST : TWO_GAMES;
    const [one, other] = [await runStudy(size), await runStudy(size)];
    expect(pageOf(other)).toBe(pageOf(one));
    expect([...plotsOf(other)]).toEqual([...plotsOf(one)]);
  });

  test("has the plots it links to, and no missing figure", () => {
    const page = pageOf(study);
    const links = [...page.matchAll(/mediterranean-balance\/([\w.-]+\.svg)/gu)];
    const shown = links.map(([, name]) => name);
    expect(new Set(shown)).toEqual(new Set(plotsOf(study).keys()));
    expect(`${page}${[...plotsOf(study).values()].join("")}`).not.toMatch(/undefined|NaN/u);
  });

  test.each(PLAYER_KINDS)("accounts for every point of the %s players", (population) => {
    const seats = study[population].flatMap((game) => game.seats);
    expect(seats).toHaveLength(15);
    for (const { score, points } of seats) expect(sum(Object.values(points))).toBe(score);
  });

  test("names the current edition where it is committed", () => {
    const committed = readFileSync(join(docs, "mediterranean-balance.md"), "utf8");
    expect(committed).toContain(`Edition ${CURRENT_EDITION} of the components`);
    for (const name of plotsOf(study).keys())
      expect(readFileSync(join(docs, "mediterranean-balance", name), "utf8")).toMatch(/^<svg /u);
  });
});

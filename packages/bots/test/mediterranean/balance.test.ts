import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageOf } from "../../balance/page.ts";
import { plotsOf } from "../../balance/plots.ts";
import { POPULATIONS } from "../../balance/simulation.ts";
import { sum } from "../../balance/statistics.ts";
import { studyOf, type Extent } from "../../balance/study.ts";
import { CURRENT_EDITION } from "@sofala/mediterranean";

const docs = join(import.meta.dirname, "../../../../docs");

const SMALL: Extent = {
  games: 3,
  strategyLikings: [1],
  strategyGames: 2,
  purchases: 1,
  purchaseSeeds: 2,
};
const SMALLEST: Extent = { ...SMALL, games: 1, strategyGames: 1, purchaseSeeds: 1 };
const study = await studyOf(SMALL);

describe("the balance report", () => {
  test("comes out the same twice", async () => {
    const [one, other] = [await studyOf(SMALLEST), await studyOf(SMALLEST)];
    expect(pageOf(other)).toBe(pageOf(one));
    expect([...plotsOf(other)]).toEqual([...plotsOf(one)]);
  });

  test("has the plots it shows, and a figure everywhere", () => {
    const page = pageOf(study);
    const links = [...page.matchAll(/mediterranean-balance\/([\w.-]+\.svg)/gu)];
    const shown = links.map(([, name]) => name);
    expect(new Set(shown)).toEqual(new Set(plotsOf(study).keys()));
    expect(`${page}${[...plotsOf(study).values()].join("")}`).not.toMatch(/undefined|NaN/u);
  });

  test.each(POPULATIONS)("accounts for every point of the %s players", (population) => {
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

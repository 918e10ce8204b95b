import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describeGolden, goldenGames, playedMovesOf } from "@sofala/engine/testing";
import { mediterranean } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { TOPICS, emptyTally, missing, observe } from "./coverage-tally.ts";
import { endOf, type End } from "./golden-theme.ts";
import { THEMES } from "./golden-themes.ts";

const folder = join(import.meta.dirname, "golden");
describeGolden(mediterranean, folder);

const games = new Map(
  goldenGames(mediterranean, folder).map(({ file, text, record }) => [
    file.replace(".json", ""),
    { text, record, plays: playedMovesOf(mediterranean, record) },
  ]),
);
const records = [...games.values()].map(({ record }) => record);
const allPlays = [...games.values()].flatMap(({ plays }) => plays);

describe("every golden game", () => {
  test("has a theme, and every theme a game", () => {
    expect([...games.keys()].toSorted()).toEqual(THEMES.map(({ name }) => name).toSorted());
  });

  test.each(THEMES)("shows what it is there for: $name", ({ name, pins, shows }) => {
    const { record, text, plays = [] } = games.get(name) ?? {};
    expect(record?.pins).toBe(pins);
    expect(shows.map((sight) => plays.some(sight))).toEqual(shows.map(() => true));
    expect(text?.length).toBeLessThan(60_000);
  });

  const ends = JSON.parse(
    readFileSync(join(import.meta.dirname, "golden-ends.json"), "utf8"),
  ) as Record<string, End>;
  test.each(THEMES)("ends with the same snapshot: $name", ({ name }) => {
    const last = games.get(name)?.plays.at(-1);
    expect(last === undefined ? undefined : endOf(last.after)).toEqual(ends[name]);
  });
});

describe("together the golden games have", () => {
  const tally = emptyTally();
  for (const play of allPlays) observe(tally, play);

  test("at least sixteen games, for every number of players", () => {
    expect(games.size).toBeGreaterThanOrEqual(16);
    expect(new Set(records.map(({ players }) => players.length))).toEqual(new Set([4, 5, 6]));
  });

  test("every version of the rules", () => {
    expect(new Set(records.map(({ rules }) => rules))).toEqual(new Set([1, 2]));
  });

  test("every option, each way", () => {
    const ways = (name: keyof (typeof records)[number]["options"]) =>
      new Set(records.map(({ options }) => options[name]));
    expect(ways("crossing")).toEqual(new Set(["twoZeros", "sharedZero"]));
    expect(ways("handTypes")).toEqual(new Set(["hidden", "open"]));
    expect(ways("pledges")).toEqual(new Set(["binding", "talk"]));
    expect(ways("market")).toEqual(new Set(["open", "rounds"]));
    expect(ways("tradeSeconds")).toEqual(new Set([0, 240]));
    expect(ways("tradeGraceSeconds")).toEqual(new Set([0, 10]));
    for (const name of ["publicVp", "tradeChat", "tradeVp"] as const)
      expect(ways(name)).toEqual(new Set([true, false]));
  });

  // Records hold what was played, not what was refused.
  test.each(TOPICS.filter((topic) => topic !== "refusal"))("every %s", (topic) => {
    expect(missing(tally, topic)).toEqual([]);
  });

  test("cubes lost from every kind of area that calamities name", () => {
    const lost = allPlays.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === "cubes-lost" ? event.areas : [])),
    );
    expect(new Set(lost.map((area) => area.split(".")[0]))).toEqual(
      new Set([
        "farm",
        "city",
        "harbor",
        "available",
        "warehouse",
        "bank",
        "army",
        "colosseum",
        "industry",
        "culture",
      ]),
    );
  });

  test("every choice of banks and hands, and both names of Piracy", () => {
    const choices = allPlays.flatMap(({ move }) => {
      if (move.kind === "bank") return [move.choice];
      if (move.kind === "throw") return [move.hand];
      if (move.kind === "offer") return Object.values(move.give.as ?? {});
      return move.kind === "accept" ? Object.values(move.as ?? {}) : [];
    });
    expect(new Set(choices)).toEqual(
      new Set(["poverty", "prosperity", "rock", "paper", "scissors", "spices", "gold"]),
    );
  });
});

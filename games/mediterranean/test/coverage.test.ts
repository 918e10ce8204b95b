import { trials } from "@sofala/engine/testing/trials";
import { beforeAll, describe, expect, test } from "vitest";
import { playGames } from "./coverage-play.ts";
import { CATALOGUE, TOPICS, emptyTally, missing } from "./coverage-tally.ts";

/** Enough for the rarest, stored cards for which there is no room; a soak reports on many more. */
const GAMES = 400;
/** In `npm test` so many are played, and more only where something has not occurred yet. */
const LEAST = trials(60, GAMES);

describe("random players exercise the whole game", () => {
  const tally = emptyTally();
  const isEnough = (game: number) =>
    game >= LEAST && TOPICS.every((topic) => missing(tally, topic).length === 0);
  beforeAll(() => playGames(tally, "coverage", GAMES, isEnough));

  test.each(TOPICS)("every %s occurs", (topic) => {
    expect(missing(tally, topic)).toEqual([]);
  });

  test.each(TOPICS)("no %s occurs that is not listed", (topic) => {
    const listed: readonly string[] = CATALOGUE[topic];
    expect([...tally[topic].keys()].filter((name) => !listed.includes(name))).toEqual([]);
  });
});

import { dice } from "@sofala/engine";
import { trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { emptyTally, newPair, pairAt, playAlong } from "./support/agreement.ts";
import { randomPosition } from "./support/positions.ts";
import { OPTION_VARIANTS, PLAYERS, pick } from "./support/random-play.ts";
import { scenarioPositions } from "./support/scenario-files.ts";

/** Games of each number of players. */
const GAMES = trials(1, 200);
/** Random positions. */
const POSITIONS = trials(24, 2400);
/** Moves from the position of a scenario, and from a random one. */
const FROM_SCENARIO = trials(1, 20);
const FROM_ANYWHERE = 40;
/** Other moves that both are asked about, at each move. */
const VARIANTS = 2;

/** Both versions of the rules in turn. */
const versionBy = (n: number): number => 1 + (n % 2);

/** Where games have been. */
const parts = new Set<string>();

describe("the oracle agrees at every move", () => {
  test.each(PLAYERS)("of games of %i", (players) => {
    const tally = emptyTally();
    for (let game = 0; game < GAMES; game++) {
      const seed = `game ${players} ${game}`;
      const options = pick(dice(seed), OPTION_VARIANTS);
      playAlong(
        newPair(seed, players, options, versionBy(players + game)),
        dice(seed),
        Infinity,
        VARIANTS,
        tally,
        parts,
      );
    }
    expect(tally.accepted / tally.variants).toBeGreaterThan(0.1);
    expect(tally.accepted / tally.variants).toBeLessThan(0.8);
  });

  test("from the positions of all scenarios", () => {
    const tally = emptyTally();
    for (const [n, { position, seed }] of scenarioPositions().entries()) {
      playAlong(
        pairAt(position, seed, versionBy(n)),
        dice(`scenario ${n}`),
        FROM_SCENARIO,
        VARIANTS,
        tally,
        parts,
      );
    }
    expect(tally.moves).toBeGreaterThan(250 * FROM_SCENARIO);
  });

  test("from random positions", () => {
    const tally = emptyTally();
    for (let game = 0; game < POSITIONS; game++) {
      const seed = `anywhere ${game}`;
      const random = dice(seed);
      const position = randomPosition(random, pick(random, PLAYERS), pick(random, OPTION_VARIANTS));
      playAlong(
        pairAt(position, seed, versionBy(game)),
        random,
        FROM_ANYWHERE,
        VARIANTS,
        tally,
        parts,
      );
    }
    expect(tally.moves).toBeGreaterThan(25 * POSITIONS);
  });

  test("in every part", () => {
    expect([...parts].toSorted().join(" ")).toBe(
      "abilities bank cubes flips give grace purchasing stored throw trading vote",
    );
  });
});

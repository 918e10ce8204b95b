import { dice } from "@sofala/engine";
import { trials } from "@sofala/engine/testing/trials";
import { describe, expect, test } from "vitest";
import { toPosition, type Json } from "./naive/index.ts";
import { randomPosition } from "./naive/random-position.ts";
import {
  compare,
  emptyTally,
  pairFrom,
  playBoth,
  type Pair,
  type Tally,
} from "./support/agreement.ts";
import { crowdedPosition, lateGame, smallBoard, stateOf } from "./support/positions.ts";
import { OPTION_VARIANTS, eagerMove, movesNow, pick, seatToAct } from "./support/random-play.ts";
import { zimbabwe, type State } from "../src/index.ts";
import type { Dice, JsonObject } from "@sofala/engine";

/** Games of each kind. */
const GAMES = trials(1, 70);
const PLAYERS = [2, 3, 4, 5];
/** Moves of a game from its first one, from late on, and of a skirmish on a small board. */
const WHOLE = trials(60, 200);
const LATE = trials(25, 60);
const SKIRMISH = 12;

describe("the oracle agrees at every move", () => {
  test.each(PLAYERS)("of games of %i", (players) => {
    const tally = emptyTally();
    for (let game = 0; game < GAMES; game++) {
      const options = OPTION_VARIANTS[(game + players) % OPTION_VARIANTS.length] ?? {};
      const seed = `game ${players} ${game}`;
      playAlong(zimbabwe.setup(seed, players, options), dice(seed), WHOLE, tally);
    }
    expect(tally.accepted / tally.variants).toBeGreaterThan(0.05);
  });

  test.each(PLAYERS)("of games of %i from late positions", (players) => {
    const tally = emptyTally();
    for (let game = 0; game < 3 * GAMES; game++) {
      const seed = `late ${players} ${game}`;
      const random = dice(seed);
      const options = pick(random, OPTION_VARIANTS);
      playAlong(lateGame(random, seed, players, options), random, LATE, tally);
    }
    expect(tally.accepted / tally.variants).toBeGreaterThan(0.1);
  });

  test("on small crowded boards", () => {
    const tally = emptyTally();
    for (let game = 0; game < 30 * GAMES; game++) {
      const random = dice(`small ${game}`);
      playAlong(smallGame(random), random, SKIRMISH, tally);
    }
    expect(tally.accepted / tally.variants).toBeGreaterThan(0.1);
  });
});

function playAlong(start: State, random: Dice, most: number, tally: Tally): void {
  let pair: Pair = pairFrom(start);
  for (let count = 0; count < most; count++) {
    compare(pair, random, tally);
    const seat = seatToAct(pair.state);
    if (seat === undefined) return;
    pair = playBoth(pair, seat, eagerMove(movesNow(pair.state), random));
  }
  compare(pair, random, tally);
}

function smallGame(random: Dice): State {
  const [columns, rows] = [4 + random.below(5), 3 + random.below(4)];
  if (random.below(2) === 0) {
    const drawn = toPosition(randomPosition((below) => random.below(below), columns, rows));
    return stateOf(drawn as JsonObject & Json);
  }
  const board = smallBoard(random, columns, rows);
  return stateOf(crowdedPosition(random, board, 2 + random.below(3), 4 + random.below(9)));
}

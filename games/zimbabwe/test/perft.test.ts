import { join } from "node:path";
import { replay } from "@sofala/engine";
import { countsToCheck, goldenGames, perft } from "@sofala/engine/testing";
import { zimbabwe, type State } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";

/** Sequences of 1, 2, 3, … legal moves. A changed number is a changed rule; the commit says which. */
type Counts = readonly number[];

/** From the set-up with the seed "perft" through first monuments and gifts into the first turn. */
const FROM_SETUP: readonly (readonly [players: number, counts: Counts])[] = [
  [2, [6, 30, 120, 60268, 1349476]],
  [3, [6, 30, 120, 480, 17448, 808056]],
  [4, [6, 30, 120, 360, 1440, 58128, 1650168]],
  [5, [6, 30, 120, 360, 720, 2880, 147360]],
];

/** From the golden game after so many moves. */
const FROM_GOLDEN: readonly (readonly [name: string, moves: number, counts: Counts])[] = [
  // The worshipper is to move.
  ["god-anansi", 16, [460, 3435, 677847]],
  ["god-atete", 64, [209, 2478, 215118]],
  ["god-dziva", 34, [711, 3547, 771027]],
  ["god-elegua", 128, [124, 2397, 327071]],
  ["god-engai", 16, [331, 2691, 239583]],
  ["god-eshu", 33, [698, 3675, 983103]],
  ["god-gu", 96, [136, 3112, 339369]],
  ["god-obatala", 46, [432, 25114, 718959]],
  ["god-qamata", 214, [542, 164167]],
  ["god-shadipinyi", 13, [697, 3729, 761529]],
  ["god-tsui-goab", 35, [697, 3985, 822912]],
  ["god-xango", 18, [704, 131670]],
  // The specialist is chosen and waits to be used.
  ["specialist-builder", 9, [138, 275, 1377]],
  ["specialist-herd", 9, [144, 287, 1879]],
  ["specialist-nomads", 178, [328, 14507]],
  ["specialist-rain-ceremony", 4, [221, 22879, 142671]],
  ["specialist-shaman", 12, [572, 572, 2860]],
  // Well into the game.
  ["goods-sculptures", 107, [127, 2228, 50554]],
  ["goods-vessels", 86, [434, 3999, 714135]],
  ["goods-thrones", 84, [427, 9236, 938321]],
  ["goods-all-four", 74, [145, 3841, 986541]],
  ["hubs-named", 96, [271, 2387, 1343963]],
  ["second-card", 115, [469, 4753, 575722]],
  ["option-first-play", 61, [112, 1173, 604678]],
  ["option-no-specialists", 42, [201, 2885, 120115]],
  ["option-dziva-start", 80, [142, 1953, 132595]],
  ["option-round-limit", 56, [724, 14459, 857083]],
  ["from-position", 76, [240, 2910, 69674]],
  ["victory-2-players", 76, [305, 2436, 147653]],
  ["victory-3-players", 94, [57, 769, 35631]],
  ["victory-4-players", 106, [193, 661, 146313]],
  ["victory-5-players", 85, [1064, 16913, 3377433]],
];

function expectCounts(state: State, counts: Counts): void {
  const checked = countsToCheck(counts);
  expect(checked.map((_, n) => perft(zimbabwe, state, n + 1))).toEqual(checked);
}

describe("perft from the set-up", () => {
  test.each(FROM_SETUP)("with %i players", (players, counts) => {
    expectCounts(zimbabwe.setup("perft", players, {}), counts);
  });
});

describe("perft from golden games", () => {
  const records = new Map(
    goldenGames(zimbabwe, join(import.meta.dirname, "golden")).map(({ file, record }) => [
      file,
      record,
    ]),
  );
  test.each(FROM_GOLDEN)("%s after %i moves", (name, moves, counts) => {
    const record = records.get(`${name}.json`);
    const there = record === undefined ? undefined : replay(zimbabwe, record, moves);
    if (there?.ok !== true) return expect.fail(`${name} does not replay`);
    expectCounts(there.value.state, counts);
  });
});

import { expect, test } from "vitest";
import { soundsOfNewMoves, type GameSounds } from "./game-sounds.ts";
import { SOUNDS, type SoundName } from "./sounds.ts";

/** Events are called like their sounds; others have none. */
const game: GameSounds = {
  soundOf: ({ kind }) => (kind in SOUNDS ? (kind as SoundName) : undefined),
};

const moves = (...kinds: readonly string[]) =>
  kinds.map((each) => ({ events: each.split(" ").map((kind) => ({ kind })) }));

test("new moves are heard in the order of their events, each sound once", () => {
  const now = moves("stone", "cattle other cattle", "coins");
  expect(soundsOfNewMoves(now.slice(0, 1), now, game)).toEqual(["cattle", "coins"]);
});

test("a move with many events has three sounds", () => {
  const now = moves("other", "stone cattle coins cards bell");
  expect(soundsOfNewMoves(now.slice(0, 1), now, game)).toEqual(["stone", "cattle", "coins"]);
});

test("of many moves at once only the last is heard", () => {
  const now = moves("other", "stone", "cards", "cattle", "coins");
  expect(soundsOfNewMoves(now.slice(0, 1), now, game)).toEqual(["coins"]);
});

test("what is undone or loaded is not heard", () => {
  const now = moves("stone", "cattle");
  expect(soundsOfNewMoves(now, now.slice(0, 1), game)).toEqual([]);
  expect(soundsOfNewMoves([], now, game)).toEqual([]);
});

import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { parseStored, recordOf, type Player } from "../store/stored-game.ts";
import { randomGame } from "../testing/zimbabwe-game.ts";
import { forkOf, originalOf, playedAfter, type Played } from "./fork.ts";
import { momentsOf, timelineOf } from "./moments.ts";

const BOT: Player = { kind: "bot", name: "Steward", level: "steady" };
const PERSON: Player = { kind: "person", name: "Ann" };
const BIRTH = { id: "fork", now: 7 };
const BIRTH_OF_FORK = { id: "fork", created: 7, changed: 7, revision: 0 };

const game = randomGame("fork", 3, 40);
const { moves } = recordOf(game);

function momentsIn(stored: typeof game) {
  const parsed = parseStored(zimbabwe, structuredClone(stored));
  if (!parsed.ok) throw new Error(parsed.error.reason);
  const timeline = timelineOf(zimbabwe, parsed.value);
  if (!timeline.ok) throw new Error(timeline.error.reason);
  return momentsOf(timeline.value);
}

test("a game that goes on from a moment has the moves up to there, and new players", () => {
  const players = [PERSON, BOT, BOT];
  const fork = forkOf({ ...game, title: "Sunday" }, 12, players, "play", BIRTH);
  expect(fork).toMatchObject({ ...BIRTH_OF_FORK, mode: "play", players, seed: game.seed });
  expect(fork).not.toHaveProperty("title");
  expect(fork).not.toHaveProperty("played");
  expect(recordOf(fork).moves).toEqual(moves.slice(0, 12));
  expect(fork.log).toHaveLength(12);
  expect(momentsIn(fork).at(-1)?.view).toEqual(momentsIn(game)[12]?.view);
});

test("what was taken back in the game is not in the one that goes on from it", () => {
  const log = [...game.log.slice(0, 10), { kind: "undo" as const, to: 6 }];
  const fork = forkOf({ ...game, log }, 6, game.players, "play", BIRTH);
  expect(fork.log).toEqual(game.log.slice(0, 6));
});

test("an analysis stands at its moment and knows what was played after it", () => {
  const fork = forkOf(game, 12, game.players, "analysis", BIRTH);
  expect(recordOf(fork).moves).toEqual(moves.slice(0, 12));
  expect(momentsIn(fork).at(-1)?.view).toEqual(momentsIn(game)[12]?.view);
  expect(originalOf(zimbabwe, fork)).toEqual(moves);

  const tried = { kind: "move" as const, actor: 0, move: { kind: "pass" as const } };
  expect(originalOf(zimbabwe, { ...fork, log: [...fork.log, tried] })).toEqual(moves);
});

test("an analysis of an analysis is about what stands of the first", () => {
  const first = forkOf(game, 12, game.players, "analysis", BIRTH);
  const second = forkOf(first, 9, game.players, "analysis", BIRTH);
  expect(originalOf(zimbabwe, second)).toEqual(moves.slice(0, 12));
  expect(recordOf(second).moves).toEqual(moves.slice(0, 9));
});

test("a game without an original has none, nor one whose original cannot be read", () => {
  const fork = forkOf(game, 12, game.players, "analysis", BIRTH);
  const broken = { kind: "move", actor: 0, move: { kind: "fly" } } as never;
  expect(originalOf(zimbabwe, { ...fork, log: fork.log.with(30, broken) })).toEqual([]);
  expect(originalOf(zimbabwe, game)).toEqual([]);
});

test("the result stays only with the whole game", () => {
  const over = { ...game, ranking: [[0], [1], [2]] };
  expect(forkOf(over, 40, game.players, "analysis", BIRTH).ranking).toEqual(over.ranking);
  expect(forkOf(over, 39, game.players, "analysis", BIRTH)).not.toHaveProperty("ranking");
});

test("what was played next is all that the seat did, as long as the line is the same", () => {
  const original: readonly Played<Zimbabwe>[] = [
    [0, { kind: "pass" }],
    [1, { kind: "build-monument", at: "a1" }],
    [1, { kind: "end-turn" }],
    [2, { kind: "end-turn" }],
  ];
  const said = original.map(([, move]) => move);
  expect(playedAfter(original, original.slice(0, 1))).toEqual(said.slice(1, 3));
  expect(playedAfter(original, original.slice(0, 2))).toEqual(said.slice(2, 3));
  expect(playedAfter(original, original.slice(0, 3))).toEqual(said.slice(3));
  expect(playedAfter(original, original)).toBeUndefined();
  expect(playedAfter(original, [[0, { kind: "give", cattle: 1 }]])).toBeUndefined();
  expect(playedAfter(original, [[1, { kind: "pass" }]])).toBeUndefined();
  expect(playedAfter([], [])).toBeUndefined();
});

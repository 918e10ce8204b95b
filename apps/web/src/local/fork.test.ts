import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { parseStored } from "../store/parse-stored.ts";
import { recordOf, type Player } from "../store/stored-game.ts";
import { randomGame } from "../testing/zimbabwe-game.ts";
import { forkGame } from "./fork.ts";
import { timelineOf } from "./load-game.ts";
import { momentsOf } from "./moments.ts";
import { originalMoves } from "./original-moves.ts";

const BOT: Player = { kind: "bot", name: "Steward", level: "steady" };
const PERSON: Player = { kind: "person", name: "Ann" };
const IDENTITY = { id: "fork", now: 7 };
const FORK_FIELDS = { id: "fork", created: 7, changed: 7, revision: 0 };

const game = randomGame("fork", 3, 40);
const { moves } = recordOf(game);

function momentsIn(stored: typeof game) {
  const parsed = parseStored(zimbabwe, structuredClone(stored));
  if (!parsed.ok) throw new Error(parsed.error.reason);
  const timeline = timelineOf(zimbabwe, parsed.value);
  if (!timeline.ok) throw new Error(timeline.error.reason);
  return momentsOf(timeline.value);
}

test("a fork has the moves up to its moment, and new players", () => {
  const players = [PERSON, BOT, BOT];
  const fork = forkGame({ ...game, title: "Sunday" }, 12, players, "play", IDENTITY);
  expect(fork).toMatchObject({ ...FORK_FIELDS, mode: "play", players, seed: game.seed });
  expect(fork).not.toHaveProperty("title");
  expect(fork).not.toHaveProperty("played");
  expect(recordOf(fork).moves).toEqual(moves.slice(0, 12));
  expect(fork.log).toHaveLength(12);
  expect(momentsIn(fork).at(-1)?.view).toEqual(momentsIn(game)[12]?.view);
});

test("undone moves of the game are not in the fork", () => {
  const log = [...game.log.slice(0, 10), { kind: "undo" as const, to: 6 }];
  const fork = forkGame({ ...game, log }, 6, game.players, "play", IDENTITY);
  expect(fork.log).toEqual(game.log.slice(0, 6));
});

test("an analysis starts at its moment and has what was played after it", () => {
  const fork = forkGame(game, 12, game.players, "analysis", IDENTITY);
  expect(recordOf(fork).moves).toEqual(moves.slice(0, 12));
  expect(momentsIn(fork).at(-1)?.view).toEqual(momentsIn(game)[12]?.view);
  expect(originalMoves(zimbabwe, fork)).toEqual(moves);

  const tried = { kind: "move" as const, actor: 0, move: { kind: "pass" as const } };
  expect(originalMoves(zimbabwe, { ...fork, log: [...fork.log, tried] })).toEqual(moves);
});

test("an analysis of an analysis is about the active moves of the first", () => {
  const first = forkGame(game, 12, game.players, "analysis", IDENTITY);
  const second = forkGame(first, 9, game.players, "analysis", IDENTITY);
  expect(originalMoves(zimbabwe, second)).toEqual(moves.slice(0, 12));
  expect(recordOf(second).moves).toEqual(moves.slice(0, 9));
});

test("there are no original moves without an original, or if it cannot be read", () => {
  const fork = forkGame(game, 12, game.players, "analysis", IDENTITY);
  const broken = { kind: "move", actor: 0, move: { kind: "fly" } } as never;
  expect(originalMoves(zimbabwe, { ...fork, log: fork.log.with(30, broken) })).toEqual([]);
  expect(originalMoves(zimbabwe, game)).toEqual([]);
});

test("only a fork at the end has the result", () => {
  const over = { ...game, ranking: [[0], [1], [2]] };
  expect(forkGame(over, 40, game.players, "analysis", IDENTITY).ranking).toEqual(over.ranking);
  expect(forkGame(over, 39, game.players, "analysis", IDENTITY)).not.toHaveProperty("ranking");
});

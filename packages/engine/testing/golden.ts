import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  dice,
  initialState,
  jsonPath,
  parseRecord,
  replay,
  findVersion,
  type Fault,
  type Game,
  type GameRecord,
  type GameTypes,
  type Result,
  type Step,
} from "@sofala/engine";
import { describe, expect, test } from "vitest";
import type { PlayedMove } from "./random-play.ts";

/** A recorded game with a purpose (`pins`). */
export interface GoldenGame<T extends GameTypes> {
  readonly file: string;
  readonly text: string;
  readonly record: GameRecord<T>;
}

/** The golden games of a folder, by name; throws if one cannot be parsed. */
export const goldenGames = <T extends GameTypes>(
  game: Game<T>,
  folder: string,
): readonly GoldenGame<T>[] => jsonFilesIn(folder).map((file) => readGolden(game, folder, file));

/** Tests that every golden game of a folder names its purpose and replays to its recorded end. */
export function describeGolden<T extends GameTypes>(game: Game<T>, folder: string): void {
  describe(`golden games of ${game.id}`, () => {
    const files = jsonFilesIn(folder);
    if (files.length === 0) {
      test("there is one", () => {
        const example = goldenText({ pins: "what it shows", ...randomRecord(game) });
        throw new Error(`${folder} has no golden game. Save one, such as this:\n${example}`);
      });
    }
    test.each(files)("%s", (file) => {
      const { text, record } = readGolden(game, folder, file);
      expect(record.pins, "its purpose").toMatch(/\S/);
      expect(record.result, "its result").toBeDefined();
      expect(text, "one move per line").toBe(goldenText(JSON.parse(text) as GameRecord<T>));
      const { state } = unwrap(file, replay(game, record));
      expect(findVersion(game, record.rules)?.result(state)).toEqual(record.result?.ranking);
    });
  });
}

/** Replays a record move by move, each with its step; throws if one is refused. */
export function playedMovesOf<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord<T>,
): readonly PlayedMove<T>[] {
  const name = record.pins ?? game.id;
  const { steps } = unwrap(name, replay(game, record));
  let before = unwrap(name, initialState(findVersion(game, record.rules) ?? game, record));
  return record.moves.map(([actor, move], n) => {
    const { state: after, events } = steps[n] as Step<T>;
    const play = { before, actor, move, after, events };
    before = after;
    return play;
  });
}

const jsonFilesIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith(".json"))
    .toSorted();

/** A random game with the fewest players and the default options. */
function randomRecord<T extends GameTypes>(game: Game<T>): GameRecord<T> {
  const options = unwrap("options", game.parseOptions({}));
  const seed = "golden";
  const players = Array.from({ length: game.players.min }, (_, seat) => `Player ${seat + 1}`);
  const moves: GameRecord<T>["moves"][number][] = [];
  const random = dice(seed);
  let state = game.setup(seed, players.length, options);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const move = game.simulation.anyMove(state, seat, random);
    const step = game.applyMove(state, seat, move);
    if (!step.ok) throw new Error(`refused: ${JSON.stringify(move)} ${step.error.code}`);
    moves.push([seat, move]);
    ({ state } = step.value);
  }
  const ranking = game.result(state);
  const start = { format: "sofala-record/1", game: game.id, rules: game.rulesVersion } as const;
  return { ...start, players, options, seed, moves, ...(ranking && { result: { ranking } }) };
}

function readGolden<T extends GameTypes>(
  game: Game<T>,
  folder: string,
  file: string,
): GoldenGame<T> {
  const text = readFileSync(join(folder, file), "utf8");
  return { file, text, record: unwrap(file, parseRecord(game, JSON.parse(text))) };
}

/** A record as the text of a file, one move per line, so that diffs are readable. */
export function goldenText<T extends GameTypes>(record: GameRecord<T>): string {
  const { pins, moves, result, ...rest } = record;
  const members = Object.entries({ pins, ...rest }).filter(([, value]) => value !== undefined);
  return [
    "{",
    ...members.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`),
    '  "moves": [',
    moves.map((entry) => `    ${JSON.stringify(entry)}`).join(",\n"),
    result === undefined ? "  ]" : `  ],\n  "result": ${JSON.stringify(result)}`,
    "}\n",
  ].join("\n");
}

function unwrap<Value>(file: string, result: Result<Value, Fault>): Value {
  if (result.ok) return result.value;
  const { path, reason } = result.error;
  throw new Error(`${file}: ${jsonPath(path)}: ${reason}`);
}

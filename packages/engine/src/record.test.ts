import { describe, expect, test } from "vitest";
import { guesses } from "../testing/guesses/guesses.ts";
import { pebbles, type Pebbles } from "../testing/pebbles.ts";
import type { Game } from "./game.ts";
import { jsonPath, isSameJson } from "./json.ts";
import { initialState, parseRecord, replay, type GameRecord } from "./record.ts";
import { fail } from "./result.ts";

const take = (seat: number, some: number) => [seat, { kind: "take", pebbles: some }];

/** A game with six pebbles; the cards only break ties. */
const written = {
  format: "sofala-record/1",
  game: "pebbles",
  rules: 2,
  players: ["Ann", "Ben"],
  options: { pile: 6 },
  seed: "limpopo",
  moves: [take(0, 3), take(1, 1), take(0, 2)],
};

const read = (input: unknown): GameRecord<Pebbles> => {
  const record = parseRecord(pebbles, input);
  if (!record.ok) throw new Error(`${jsonPath(record.error.path)}: ${record.error.reason}`);
  return record.value;
};

describe("parseRecord", () => {
  test("parses a record as it was written", () => {
    const result = { ranking: [[0], [1]] };
    expect(read(written)).toEqual(written);
    expect(read({ ...written, result, pins: "why" })).toEqual({ ...written, result, pins: "why" });
  });

  test("accepts an older rules version, missing options, and a position in place of a seed", () => {
    const { seed: _seed, options: _options, ...rest } = written;
    const position = { pile: 6, taken: [0, 0], cards: [1, 2], turn: 0, roundLimit: 0 };
    const record = read({ ...rest, rules: 1, position });
    expect(record).toEqual({ ...rest, rules: 1, options: {}, position });
    const { players: _players, ...nameless } = rest;
    expect(read({ ...nameless, position: { seats: [{}, {}, {}] } }).players).toEqual([
      "0",
      "1",
      "2",
    ]);
  });

  test("completes a position that lists fewer seats than the game needs", () => {
    const position = { round: 1, rounds: 2, seats: [{ points: 5 }] };
    const few = { ...written, game: "guesses", rules: 1, options: {}, position, moves: [] };
    const { players: _players, ...nameless } = few;
    const record = parseRecord(guesses, nameless);
    if (!record.ok) throw new Error(record.error.reason);
    expect(record.value.players).toEqual(["0", "1"]);
    expect(initialState(guesses, record.value)).toMatchObject({
      value: { seats: [{ points: 5 }, { points: 2 }] },
    });
    expect(parseRecord(guesses, few).ok).toBe(true);
    expect(parseRecord(guesses, { ...few, players: ["Ann", "Ben", "Cleo"] })).toMatchObject({
      error: { path: ["players"], reason: "the position has 2 seats" },
    });
  });

  test.each<[path: string, change: object]>([
    ["$.format", { format: "sofala-record/2" }],
    ["$.format", { format: undefined }],
    ["$.game", { game: "zimbabwe" }],
    ["$.colour", { colour: "red" }],
    ["$.rules", { rules: 3 }],
    ["$.rules", { rules: 0 }],
    ["$.rules", { rules: 1.5 }],
    ["$.rules", { rules: "2" }],
    ["$.pins", { pins: 1 }],
    ["$.options.pile", { options: { pile: -1 } }],
    ["$.options", { options: [] }],
    ["$.seed", { seed: 7 }],
    ["$", { seed: undefined }],
    ["$.position", { seed: undefined, position: [] }],
    ["$.players", { players: ["Ann"] }],
    ["$.players", { players: ["Ann", "Ben", "Cleo", "Dan", "Eve"] }],
    ["$.players", { players: undefined }],
    ["$.players[1]", { players: ["Ann", 2] }],
    ["$.moves", { moves: undefined }],
    ["$.moves", { moves: {} }],
    ["$.moves[1]", { moves: [take(0, 1), 7] }],
    ["$.moves[1]", { moves: [take(0, 1), [1]] }],
    ["$.moves[0]", { moves: [[...take(0, 1), 2]] }],
    ["$.moves[0][0]", { moves: [take(-1, 1)] }],
    ["$.moves[0][0]", { moves: [take(0.5, 1)] }],
    ["$.moves[0][0]", { moves: [["host", { kind: "draw" }]] }],
    ["$.moves[1][1].kind", { moves: [take(0, 1), take(1, 4)] }],
    ["$.moves[0][1].colour", { moves: [[0, { kind: "draw", colour: "red" }]] }],
    ["$.result.ranking", { result: {} }],
    ["$.result.ranking", { result: { ranking: [0, 1] } }],
    ["$.result.ranking", { result: { ranking: [[0]] } }],
    ["$.result.ranking", { result: { ranking: [[0], [0]] } }],
    ["$.result.ranking", { result: { ranking: [[0], [1], [2]] } }],
  ])("finds the fault at %s in %j", (path, change) => {
    const record = parseRecord(pebbles, { ...written, ...change });
    expect(record.ok ? "none" : jsonPath(record.error.path)).toBe(path);
    expect(record.ok ? "" : record.error.reason).not.toBe("");
  });

  test.each([null, undefined, 7, "record", []])("refuses %j", (input) => {
    expect(parseRecord(pebbles, input)).toMatchObject({ ok: false, error: { path: [] } });
  });
});

describe("a record of older rules", () => {
  /** The first rules had no draw, and called three pebbles "many". */
  const first: Game<Pebbles> = {
    ...pebbles,
    rulesVersion: 1,
    applyMove: (state, actor, move) =>
      move.kind === "draw" ? fail({ code: "card/swapped" }) : pebbles.applyMove(state, actor, move),
    parseMove: (input) =>
      pebbles.parseMove(isSameJson(input, { kind: "many" }) ? { kind: "take", pebbles: 3 } : input),
  };
  const withFirst: Game<Pebbles> = { ...pebbles, older: [first] };
  const drawn = read({ ...written, moves: [[0, { kind: "draw" }]] });

  test("is replayed under them", () => {
    expect(replay(withFirst, drawn).ok).toBe(true);
    expect(replay(withFirst, { ...drawn, rules: 1 })).toMatchObject({
      error: { path: ["moves", 0], reason: "the move is refused: card/swapped" },
    });
  });

  test("is verified under them", () => {
    // Three pebbles each: only the cards differ, and they count from the second rules on.
    const end = { ...written, moves: [take(0, 3), take(1, 3)] };
    const equal = { ...end, result: { ranking: [[0, 1]] } };
    expect(pebbles.setup("limpopo", 2, {}).cards).toEqual([3, 2]);
    expect(replay(pebbles, read({ ...equal, rules: 1 })).ok).toBe(true);
    expect(replay(pebbles, read(equal)).ok).toBe(false);
    expect(replay(pebbles, read({ ...end, result: { ranking: [[0], [1]] } })).ok).toBe(true);
  });

  test("is parsed under them", () => {
    const many = { ...written, moves: [[0, { kind: "many" }]] };
    expect(parseRecord(withFirst, { ...many, rules: 1 })).toMatchObject({
      value: { rules: 1, moves: [take(0, 3)] },
    });
    expect(parseRecord(withFirst, many).ok).toBe(false);
  });

  test("is refused if the game no longer has that rules version", () => {
    const { older: _older, ...newestOnly } = pebbles;
    const wrong = { error: { path: ["rules"], reason: "expected a rules version from 1 to 2" } };
    expect(parseRecord(newestOnly, { ...written, rules: 1 })).toMatchObject(wrong);
    expect(replay(newestOnly, { ...drawn, rules: 1 })).toMatchObject(wrong);
  });
});

describe("replay", () => {
  test("plays all moves, or the first few", () => {
    const whole = replay(pebbles, read(written));
    expect(whole).toMatchObject({ ok: true, value: { state: { pile: 0, taken: [5, 1] } } });
    const part = replay(pebbles, read(written), 1);
    expect(part).toMatchObject({ ok: true, value: { state: { pile: 3, taken: [3, 0] } } });
    expect(part.ok && part.value.steps.map(({ events }) => events)).toEqual([
      [{ kind: "pebbles-taken", seat: 0, pebbles: 3 }],
    ]);
  });

  test("starts from seed and options, or from a position", () => {
    const seeded = initialState(pebbles, read(written));
    expect(seeded).toEqual({ ok: true, value: pebbles.setup("limpopo", 2, { pile: 6 }) });
    const position = { pile: 9, taken: [0, 0], cards: [1, 2], turn: 1, roundLimit: 0 };
    const { seed: _seed, ...rest } = written;
    const record = read({ ...rest, position, moves: [take(1, 2)] });
    expect(replay(pebbles, record)).toMatchObject({ ok: true, value: { state: { pile: 7 } } });
  });

  test.each<[path: string, change: object]>([
    ["$.moves[1]", { moves: [take(0, 1), take(0, 1)] }],
    ["$.moves[2]", { moves: [take(0, 3), take(1, 2), take(0, 2)] }],
    ["$.moves[0]", { moves: [["clock", { kind: "draw" }]] }],
    ["$.position.pile", { seed: undefined, position: { pile: "many" } }],
    ["$.result.ranking", { result: { ranking: [[1], [0]] } }],
    ["$.result.ranking", { result: { ranking: [[0, 1]] } }],
    ["$.result.ranking", { moves: [take(0, 3)], result: { ranking: [[0], [1]] } }],
  ])("finds the fault at %s in %j", (path, change) => {
    const outcome = replay(pebbles, read({ ...written, ...change }));
    expect(outcome.ok ? "none" : jsonPath(outcome.error.path)).toBe(path);
  });

  test("verifies the result only after all moves", () => {
    const wrong = read({ ...written, result: { ranking: [[1], [0]] } });
    expect(replay(pebbles, wrong, 2).ok).toBe(true);
    expect(replay(pebbles, wrong).ok).toBe(false);
  });
});

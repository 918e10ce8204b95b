import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseRecord, replay } from "@sofala/engine";
import { afterAll, describe, expect, test } from "vitest";
import { guesses } from "./guesses/guesses.ts";
import { describeGolden, goldenGames, goldenText } from "./golden.ts";
import { pebbles } from "./pebbles.ts";
import { perft } from "./perft.ts";
import { picksFrom, playOutByKind, playOut, randomGame } from "./random-play.ts";

const start = pebbles.setup("limpopo", 2, { pile: 4 });

describe("a play-out", () => {
  test("uses the n-th pick for the n-th decision", () => {
    const moves = [...playOut(pebbles, start, [1, 5, 3, 13])].map(({ actor, move }) => [
      actor,
      move,
    ]);
    expect(moves).toEqual([
      [0, { kind: "take", pebbles: 2 }],
      [1, { kind: "draw" }],
      [0, { kind: "swap", card: 2 }],
      [0, { kind: "take", pebbles: 2 }],
    ]);
  });

  test("ends with the picks or with the game", () => {
    const plays = [...playOut(pebbles, start, picksFrom("all"))];
    expect(plays[0]?.before).toBe(start);
    for (const [n, { after, events }] of plays.entries()) {
      expect(events).not.toEqual([]);
      if (n + 1 < plays.length) expect(plays[n + 1]?.before).toBe(after);
      else expect(pebbles.result(after)).toBeDefined();
    }
    expect([...playOut(pebbles, start, [])]).toEqual([]);
  });

  test("by kind gives every kind of move the same probability", () => {
    const kinds = [0, 1, 2].map((pick) => playOutByKind(pebbles, start, [pick]).next().value);
    expect(kinds).toMatchObject([
      { move: { kind: "take", pebbles: 1 } },
      { move: { kind: "swap", card: 1 } },
      { move: { kind: "draw" } },
    ]);
    const [second] = playOutByKind(pebbles, start, [3]);
    expect(second?.move).toEqual({ kind: "take", pebbles: 2 });
  });
});

describe("a play-out of a game with simultaneous decisions", () => {
  const everybody = { players: 3, clockEvery: 20, freeSeatEvery: 4 };
  const begun = guesses.setup("limpopo", 3, { rounds: 20 });

  test("contains moves of the clock, of seats that are not to act, and moves that are not listed", () => {
    const plays = [...playOutByKind(guesses, begun, picksFrom("all"), everybody)];
    const actors = (kind: string) =>
      new Set(plays.filter(({ move }) => move.kind === kind).map(({ actor }) => actor));
    expect(actors("guess")).toEqual(new Set([0, 1, 2]));
    expect(actors("unready").size).toBeGreaterThan(0);
    expect(actors("wager").size).toBeGreaterThan(0);
    expect(actors("time-up")).toEqual(new Set(["clock"]));
    const parts = plays.flatMap(({ move }) => (move.kind === "time-up" ? [move.part] : []));
    expect(parts).toContain(undefined);
    expect(parts.some((part) => part?.startsWith("round "))).toBe(true);
  });

  test("without extra actors contains only moves of seats to act", () => {
    for (const { before, actor, move } of playOutByKind(guesses, begun, [0, 4, 8, 12])) {
      expect(guesses.toAct(before)).toContain(actor);
      expect(move.kind).not.toBe("time-up");
    }
    for (const { before, actor } of playOut(guesses, begun, picksFrom("few"))) {
      expect(guesses.toAct(before)).toContain(actor);
    }
  });

  test("may be a random game whose record replays", () => {
    const { record, state } = randomGame(guesses, "zambezi", 3, {});
    expect(record.moves.map(([actor]) => actor)).toContain("clock");
    const read = parseRecord(guesses, JSON.parse(JSON.stringify(record)));
    expect(read).toEqual({ ok: true, value: record });
    expect(replay(guesses, record)).toMatchObject({ ok: true, value: { state } });
  });
});

test("a random game is the same for the same seed, and its record replays to its end", () => {
  const { record, state } = randomGame(pebbles, "zambezi", 3, { pile: 20 });
  expect(randomGame(pebbles, "zambezi", 3, { pile: 20 }).record).toEqual(record);
  expect(record.result?.ranking.flat()).toHaveLength(3);
  const read = parseRecord(pebbles, JSON.parse(JSON.stringify(record)));
  expect(read).toEqual({ ok: true, value: record });
  expect(replay(pebbles, record)).toMatchObject({ ok: true, value: { state } });
  expect(randomGame(pebbles, "zambezi", 3, { pile: 20 }, 2).record.moves).toHaveLength(2);
});

test("perft counts sequences of moves", () => {
  // Take 1-3, swap for 1-3, or draw; after a swap there is none; after 3 of 4 only 1 can be taken.
  expect([0, 1, 2].map((depth) => perft(pebbles, start, depth))).toEqual([1, 7, 37]);
  const last = pebbles.setup("limpopo", 2, { pile: 1 });
  // Taking the last pebble ends the game; three swaps, then take or draw; draw, then all five.
  expect(perft(pebbles, last, 2)).toBe(0 + 3 * 2 + 5);
});

const folder = mkdtempSync(join(tmpdir(), "golden-"));
afterAll(() => rmSync(folder, { recursive: true }));
const { record } = randomGame(pebbles, "zambezi", 3, {});
const golden = { ...record, pins: "a written record can be read" };
writeFileSync(join(folder, "zambezi.json"), goldenText(golden));
describeGolden(pebbles, folder);

test("golden games are read by name, with one move per line", () => {
  const games = goldenGames(pebbles, folder);
  expect(games.map(({ file }) => file)).toEqual(["zambezi.json"]);
  expect(games[0]?.record).toEqual(golden);
  const lines = goldenText(golden).split("\n");
  expect(lines.filter((line) => line.startsWith("    ["))).toHaveLength(golden.moves.length);
});

test("an error names the golden game that cannot be parsed", () => {
  const broken = mkdtempSync(join(tmpdir(), "golden-"));
  writeFileSync(join(broken, "broken.json"), goldenText({ ...golden, rules: 9 }));
  expect(() => goldenGames(pebbles, broken)).toThrow(/^broken\.json: \$\.rules: expected/);
  rmSync(broken, { recursive: true });
});

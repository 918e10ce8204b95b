import { parseRecord, securelySeeded, seeded, findVersion } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { optionsOf } from "./support/random-play.ts";

const first = findVersion(mediterranean, 1) ?? expect.fail("version 1 is missing");
const options = optionsOf({});
const position = { phase: "trading", turn: 2 };

test("a new game and a new position draw from the secure generator, under the seed's key", () => {
  const { key } = securelySeeded("corinth");
  expect(mediterranean.setup("corinth", 4, options).rng).toMatchObject({ key });
  expect(mediterranean.fromPosition(position, "corinth")).toMatchObject({
    value: { rng: { key } },
  });
});

test("version 1 keeps the fast generator, so that stored games replay", () => {
  expect(first.setup("corinth", 4, options).rng).toHaveLength(seeded("corinth").length);
  expect(first.fromPosition(position, "corinth")).toMatchObject({
    value: {
      rng: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
    },
  });
});

test("a snapshot of either version is restored by either", () => {
  for (const game of [first, mediterranean]) {
    const state = game.setup("corinth", 4, options);
    const text = JSON.stringify(game.snapshot(state));
    for (const reader of [first, mediterranean]) {
      const restored = reader.restore(JSON.parse(text));
      expect(restored.ok && JSON.stringify(game.snapshot(restored.value))).toBe(text);
    }
  }
});

test.each([
  ["half a key", { key: [1, 2, 3, 4], drawn: 0 }],
  ["a word too large", { key: [1, 2, 3, 4, 5, 6, 7, 2 ** 32], drawn: 0 }],
  ["less than nothing drawn", { key: [1, 2, 3, 4, 5, 6, 7, 8], drawn: -1 }],
  ["more than it has words", { key: [1, 2, 3, 4, 5, 6, 7, 8], drawn: 2 ** 36 }],
])("a snapshot whose generator has %s is refused", (_why, rng) => {
  const snapshot = mediterranean.snapshot(mediterranean.setup("corinth", 4, options)) as object;
  expect(mediterranean.restore({ ...snapshot, rng })).toMatchObject({ ok: false });
});

test("a generator with the least and the greatest words is restored", () => {
  const snapshot = mediterranean.snapshot(mediterranean.setup("corinth", 4, options)) as object;
  const rng = { key: [0, 2 ** 32 - 1, 0, 0, 0, 0, 0, 0], drawn: 0 };
  expect(mediterranean.restore({ ...snapshot, rng })).toMatchObject({ value: { rng } });
});

test("a record names its version", () => {
  const record = {
    format: "sofala-record/1",
    game: "mediterranean",
    players: ["Ann", "Ben", "Cas", "Dia"],
    seed: "corinth",
    moves: [],
  };
  expect(parseRecord(mediterranean, { ...record, rules: 1 })).toMatchObject({
    value: { rules: 1 },
  });
  expect(parseRecord(mediterranean, { ...record, rules: 2 })).toMatchObject({
    value: { rules: 2 },
  });
  expect(parseRecord(mediterranean, record)).toMatchObject({ error: { path: ["rules"] } });
});

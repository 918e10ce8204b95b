import { replay, type GameRecord } from "@sofala/engine";
import { mediterranean } from "@sofala/mediterranean";
import { zimbabwe, type Zimbabwe } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { randomGame } from "../testing/zimbabwe-game.ts";
import { recordFileName, recordText, collectionText } from "../store/export.ts";
import { MAX_BYTES, readImport, storedFromImport, type Rules } from "./import.ts";
import type { ImportFault, Imported } from "./import-types.ts";
import { createStoredGame } from "../store/create-stored-game.ts";
import { parseStored } from "../store/parse-stored.ts";
import { recordOf } from "../store/stored-game.ts";

const running = randomGame("limpopo", 3, 40);
const over = randomGame("save", 2, 10_000, { roundLimit: 2 });
const record = recordOf(running);

const imported = (text: string): Imported => {
  const read = readImport(text, [zimbabwe]);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const refused = (text: string): ImportFault => {
  const read = readImport(text, [zimbabwe]);
  if (read.ok) throw new Error("it was taken");
  return read.error;
};
const written = (changes: object): string => JSON.stringify({ ...record, ...changes });

describe("imports", () => {
  test("a record as it is exported, with its last position", () => {
    const found = imported(recordText(running));
    if (found.kind === "games" || found.game !== "zimbabwe") throw new Error(found.kind);
    const played = replay<Zimbabwe>(zimbabwe, record);
    expect(found.record).toEqual(record);
    expect(played.ok && found.view).toEqual(played.ok && zimbabwe.view(played.value.state, 0));
    const stored = storedFromImport(found, running.players, "play");
    expect(recordOf(stored)).toEqual(record);
    expect(parseStored(zimbabwe, JSON.parse(JSON.stringify(stored))).ok).toBe(true);
  });

  test("a record of a game that is over, with or without its result", () => {
    expect(over.ranking).toBeDefined();
    const { result, ...without } = recordOf(over);
    for (const each of [recordOf(over), without]) {
      expect(imported(JSON.stringify(each))).toMatchObject({ record: { result } });
    }
  });

  test("a position", () => {
    const position = zimbabwe.position(zimbabwe.setup("zambezi", 2, {}));
    const found = imported(JSON.stringify(position));
    expect(found).toMatchObject({
      kind: "position",
      record: { players: ["Kilwa", "Mutapa"], position, moves: [] },
    });
  });

  test("a scenario, at the position after its moves", () => {
    const [first] = record.moves;
    const [seat, move] = first ?? [];
    const scenario = {
      format: "sofala-scenario/1",
      game: "zimbabwe",
      name: "first monument",
      seed: "limpopo",
      players: record.players,
      steps: [{ seat, move }, { seat, move, refused: true }, { expect: { round: 1 } }],
    };
    expect(imported(JSON.stringify(scenario))).toMatchObject({
      kind: "position",
      record: { moves: [first] },
    });
  });

  test("a collection, even if one of its games is broken", () => {
    const broken = { ...running, players: "nobody" };
    const found = imported(collectionText([running, broken, over]));
    if (found.kind !== "games") throw new Error(found.kind);
    expect(found.games.map(({ game }) => game.ok)).toEqual([true, false, true]);
    expect(found.games.map(({ row }) => row)).toEqual([running, broken, over]);
  });
});

describe("refuses", () => {
  test.each<[title: string, text: string, fault: ImportFault]>([
    ["nothing", "  \n", { code: "empty" }],
    ["too much", "x".repeat(MAX_BYTES + 1), { code: "too-large", bytes: MAX_BYTES + 1 }],
    ["half a file", recordText(running).slice(0, 900), { code: "not-json" }],
    ["another language", "<html></html>", { code: "not-json" }],
    ["another list", "[1, 2]", { code: "unknown" }],
    ["nothing at all", "null", { code: "unknown" }],
    ["another format", '{"format": "pgn/1"}', { code: "unknown" }],
    ["no format", '{"moves": []}', { code: "unknown" }],
    ["a later format", written({ format: "sofala-record/2" }), { code: "newer" }],
    ["later rules", written({ rules: 99 }), { code: "newer" }],
    [
      "another game",
      written({ game: "mediterranean" }),
      { code: "other-game", game: "mediterranean" },
    ],
    ["another result", written({ result: { ranking: [[0], [1], [2]] } }), { code: "other-result" }],
  ])("%s", (_why, text, fault) => {
    expect(refused(text)).toMatchObject(fault);
  });

  test("text that is no JSON, with the line", () => {
    expect(refused('{\n"a": 1\n"b": 2}')).toEqual({ code: "not-json", line: 3 });
  });

  test.each([
    ["no players", { players: ["Ann"] }, ["players"]],
    ["options that are none", { options: { gods: ["zeus"] } }, ["options", "gods", 0]],
    ["a move of no kind", { moves: [[0, { kind: "win" }]] }, ["moves", 0, 1, "kind"]],
    ["a move without a seat", { moves: [{ kind: "pass" }] }, ["moves", 0]],
    ["no moves", { moves: undefined }, ["moves"]],
    ["no beginning", { seed: undefined }, []],
    ["a field of its own", { elo: 3 }, ["elo"]],
    [
      "a broken position",
      { seed: undefined, position: { seats: [{}, {}, {}] } },
      ["position", "format"],
    ],
  ])("%s, with the place", (_why, changes, path) => {
    expect(refused(written(changes))).toMatchObject({ code: "malformed", fault: { path } });
  });

  test("a broken position, with the place in it", () => {
    const position = zimbabwe.position(zimbabwe.setup("zambezi", 2, {}));
    const poor = { ...position, seats: [{ cattle: -1 }, {}] };
    expect(refused(JSON.stringify(poor))).toMatchObject({
      code: "malformed",
      fault: { path: ["seats", 0, "cattle"] },
    });
  });

  test("a move that the rules refuse, with its number and the reason", () => {
    const moves = record.moves.map((each, n): GameRecord<Zimbabwe>["moves"][number] =>
      n === 20 ? [each[0], { kind: "place-first", at: "a1" }] : each,
    );
    expect(refused(written({ moves }))).toEqual({
      code: "illegal-move",
      game: "zimbabwe",
      number: 21,
      actor: moves[20]?.[0],
      move: { kind: "place-first", at: "a1" },
      refusal: expect.objectContaining({ code: expect.any(String) }),
      names: ["Ann", "Ben", "Cleo"],
    });
  });

  test("a collection without games", () => {
    expect(refused('{"format": "sofala-games/1", "games": {}}').code).toBe("malformed");
  });
});

test("a file is named after its day and its players", () => {
  const row = { ...running, changed: Date.UTC(2026, 10, 15) };
  expect(recordFileName(row)).toBe("sofala-2026-11-15-ann-ben-cleo.json");
  expect(recordFileName({ ...row, players: [{ name: "Zoë / 1" }] })).toBe(
    "sofala-2026-11-15-zoe1.json",
  );
  expect(recordFileName("rubbish")).toBe("sofala.json");
});

describe("a game of the Mediterranean", () => {
  const rules: Rules = [zimbabwe, mediterranean];
  const parsed = mediterranean.parseOptions({});
  const options = parsed.ok ? parsed.value : fail("options");
  const stored = createStoredGame(mediterranean, {
    players: ["Ann", "Ben", "Cleo", "Dan"].map((name) => ({ kind: "person", name })),
    options,
    seed: "tyre",
    moves: [[0, { kind: "ready" }]],
  });
  const text = recordText(stored);

  test("is read by its own rules, with the view of a spectator", () => {
    const read = readImport(text, rules);
    if (!read.ok || read.value.kind !== "record") throw new Error("it was refused");
    expect(read.value).toMatchObject({ game: "mediterranean", record: { seed: "tyre" } });
    expect(JSON.stringify(read.value.view)).not.toContain('"hand":[');
    expect(
      recordText(storedFromImport(mediterraneanRecord(read.value), stored.players, "play")),
    ).toBe(text);
  });

  test("that starts from a position keeps its seed, which decides the order of the missing cards", () => {
    const begun = mediterranean.setup("sidon", 4, options);
    const { decks: _, ...position } = mediterranean.position(begun) ?? fail("position");
    const before = recordText({ ...stored, position, log: [] });
    const read = readImport(before, rules);
    if (!read.ok) throw new Error("it was refused");
    expect(
      recordText(storedFromImport(mediterraneanRecord(read.value), stored.players, "play")),
    ).toBe(before);
  });

  test("is refused if its rules are not loaded", () => {
    expect(refused(text)).toEqual({ code: "other-game", game: "mediterranean" });
  });

  test("is refused with its first illegal move", () => {
    const second = [1, { kind: "accept", offer: 7 }];
    const { moves, ...rest } = recordOf(stored);
    const read = readImport(JSON.stringify({ ...rest, moves: [...moves, second] }), rules);
    expect(read).toMatchObject({
      ok: false,
      error: { code: "illegal-move", game: "mediterranean", number: 2, actor: 1 },
    });
  });

  test("can be in a collection with a game of Zimbabwe", () => {
    const read = readImport(collectionText([running, stored]), rules);
    if (!read.ok || read.value.kind !== "games") throw new Error("it was refused");
    expect(read.value.games.map(({ game }) => game.ok && game.value.game)).toEqual([
      "zimbabwe",
      "mediterranean",
    ]);
  });
});

function mediterraneanRecord(found: Imported) {
  if (found.kind === "games" || found.game !== "mediterranean") throw new Error(found.kind);
  return found;
}

function fail(what: string): never {
  throw new Error(`no ${what}`);
}

import { describe, expect, test } from "vitest";
import { findGameVersion } from "@sofala/catalog";
import type { StoredEntry } from "../tables/stored-table.ts";
import { storedGame, type StoredGame } from "../../test/support/stored-game.ts";
import { findFault } from "./verify-table.ts";

const over = storedGame("over");
const half = storedGame("half", { maxMoves: 12 });
const faultIn = (game: StoredGame) =>
  findFault({ findGameVersion }, { ...game, orders: new Map() });
const entriesOf = (...entries: readonly StoredEntry["entry"][]): readonly StoredEntry[] =>
  entries.map((entry) => ({ entry, at: 1, actor: "0" }));

describe("a table is valid", () => {
  test("if its game is over or still running", () => {
    expect(over.table.outcome).toMatchObject({ reason: "played" });
    expect(faultIn(over)).toBeUndefined();
    expect(half.table.status).toBe("running");
    expect(faultIn(half)).toBeUndefined();
  });

  test("if the operator aborted it with a note", () => {
    const { table, entries } = half;
    const outcome = { reason: "aborted", note: "the club moves" } as const;
    expect(
      faultIn({
        table: { ...table, status: "over", outcome },
        entries: [...entries, ...entriesOf({ kind: "abort" })],
      }),
    ).toBeUndefined();
  });

  test("if all but one player resigned", () => {
    const { table, entries } = half;
    const resigned: StoredGame = {
      table: { ...table, status: "over", outcome: { reason: "resigned", ranking: [[1], [0]] } },
      entries: [...entries, ...entriesOf({ kind: "resign", seat: 0 })],
    };
    expect(faultIn(resigned)).toBeUndefined();
    const { outcome: _, ...running } = resigned.table;
    expect(faultIn({ ...resigned, table: { ...running, status: "running" } })).toContain(
      "over according to its log (resigned)",
    );
  });

  test("if somebody ran out of time", () => {
    const { table, entries } = half;
    const [resign] = entriesOf({ kind: "resign", seat: 1 });
    if (resign === undefined) throw new Error("no entry");
    const late: StoredGame = {
      table: { ...table, status: "over", outcome: { reason: "time", ranking: [[0], [1]] } },
      entries: [...entries, { ...resign, actor: "clock" }],
    };
    expect(faultIn(late)).toBeUndefined();
    expect(faultIn({ ...late, entries: [...entries, resign] })).toContain('"resigned"');
  });
});

describe("a table is invalid", () => {
  const { table, entries } = over;
  const last = entries.length - 1;

  test.each<[why: string, game: StoredGame, sentence: string]>([
    [
      "the seed does not match the commitment",
      { entries, table: { ...table, seed: "another" } },
      "the seed does not match the commitment",
    ],
    ["an entry is missing", { table, entries: entries.toSpliced(5, 1) }, "entry 5 is refused: "],
    [
      "the end is missing",
      { table, entries: entries.slice(0, last) },
      "the table is over, but the game is not over according to its log",
    ],
    [
      "an entry has an unknown kind",
      { table, entries: entries.with(3, { entry: { kind: "dance" } as never, at: 1, actor: "0" }) },
      "entry 3: $.kind: unknown kind",
    ],
    [
      "a move has an unknown kind",
      {
        table,
        entries: entries.with(3, {
          entry: { kind: "move", actor: 0, move: { kind: "dance" } },
          at: 1,
          actor: "0",
        }),
      },
      "entry 3: $.move.kind: ",
    ],
    [
      "an entry names another actor",
      { table, entries: entries.map((each) => ({ ...each, actor: "7" })) },
      "entry 0 has a different actor from its move",
    ],
    [
      "the outcome names other winners",
      { entries, table: { ...table, outcome: { reason: "played", ranking: [[0, 1]] } } },
      "the outcome is ",
    ],
    [
      "it is running but has an outcome",
      { entries, table: { ...table, status: "running" } },
      "the table is running, but has an outcome",
    ],
  ])("if %s", (_why, game, sentence) => {
    expect(faultIn(game)).toContain(sentence);
  });

  test("if its rules version is unknown", () => {
    expect(() => faultIn({ entries, table: { ...table, rulesVersion: 99 } })).toThrow(
      "version 99 of zimbabwe",
    );
  });
});

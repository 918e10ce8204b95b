import { describe, expect, test } from "vitest";
import { findGameVersion } from "@sofala/catalog";
import type { StoredEntry } from "../tables/stored-table.ts";
import { keptGame, type KeptGame } from "../../test/support/kept-game.ts";
import { findFault } from "./verify-table.ts";

const over = keptGame("over");
const half = keptGame("half", { most: 12 });
const faultIn = (game: KeptGame) => findFault({ findGameVersion }, { ...game, orders: new Map() });
const entriesOf = (...entries: readonly StoredEntry["entry"][]): readonly StoredEntry[] =>
  entries.map((entry) => ({ entry, at: 1, actor: "0" }));

describe("a table holds", () => {
  test("when it was played to its end, or not yet", () => {
    expect(over.table.outcome).toMatchObject({ reason: "played" });
    expect(faultIn(over)).toBeUndefined();
    expect(half.table.status).toBe("running");
    expect(faultIn(half)).toBeUndefined();
  });

  test("when the operator ended it, whatever was said about it", () => {
    const { table, entries } = half;
    const outcome = { reason: "aborted", note: "the club moves" } as const;
    expect(
      faultIn({
        table: { ...table, status: "over", outcome },
        entries: [...entries, ...entriesOf({ kind: "abort" })],
      }),
    ).toBeUndefined();
  });

  test("when all but one resigned", () => {
    const { table, entries } = half;
    const resigned: KeptGame = {
      table: { ...table, status: "over", outcome: { reason: "resigned", ranking: [[1], [0]] } },
      entries: [...entries, ...entriesOf({ kind: "resign", seat: 0 })],
    };
    expect(faultIn(resigned)).toBeUndefined();
    const { outcome: _, ...running } = resigned.table;
    expect(faultIn({ ...resigned, table: { ...running, status: "running" } })).toContain(
      "over by its log (resigned)",
    );
  });

  test("when somebody's time was up", () => {
    const { table, entries } = half;
    const [resign] = entriesOf({ kind: "resign", seat: 1 });
    if (resign === undefined) throw new Error("nothing was said");
    const late: KeptGame = {
      table: { ...table, status: "over", outcome: { reason: "time", ranking: [[0], [1]] } },
      entries: [...entries, { ...resign, actor: "clock" }],
    };
    expect(faultIn(late)).toBeUndefined();
    expect(faultIn({ ...late, entries: [...entries, resign] })).toContain('"resigned"');
  });
});

describe("a table does not hold", () => {
  const { table, entries } = over;
  const last = entries.length - 1;

  test.each<[why: string, game: KeptGame, sentence: string]>([
    [
      "another seed was dealt",
      { entries, table: { ...table, seed: "another" } },
      "the seed is not the one that was promised",
    ],
    ["an entry is missing", { table, entries: entries.toSpliced(5, 1) }, "entry 5 is refused: "],
    [
      "the end is missing",
      { table, entries: entries.slice(0, last) },
      "the game is over at its table, and goes on by its log",
    ],
    [
      "an entry is none",
      { table, entries: entries.with(3, { entry: { kind: "dance" } as never, at: 1, actor: "0" }) },
      "entry 3: $.kind: unknown kind",
    ],
    [
      "a move is none",
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
      "somebody else is said to have moved",
      { table, entries: entries.map((each) => ({ ...each, actor: "7" })) },
      "entry 0 is not by the one who moves in it",
    ],
    [
      "others have won",
      { entries, table: { ...table, outcome: { reason: "played", ranking: [[0, 1]] } } },
      "the outcome is ",
    ],
    [
      "it goes on without a reason",
      { entries, table: { ...table, status: "running" } },
      "the table is running, and has an outcome",
    ],
  ])("where %s", (_why, game, sentence) => {
    expect(faultIn(game)).toContain(sentence);
  });

  test("where nobody knows its rules any more", () => {
    expect(() => faultIn({ entries, table: { ...table, rulesVersion: 99 } })).toThrow(
      "under rules 99",
    );
  });
});

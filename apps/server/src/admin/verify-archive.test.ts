import { expect, test } from "vitest";
import { gameAt } from "@sofala/catalog";
import type { GameTypes } from "@sofala/engine";
import type { Archive } from "../rooms/archive.ts";
import { commitmentTo } from "../rooms/opening.ts";
import { keptGame } from "../../test/support/kept-game.ts";
import { verifyArchive } from "./verify-archive.ts";

const { table, entries } = keptGame("archive");
const moves: Archive["record"]["moves"] = entries.flatMap(({ entry }) =>
  entry.kind === "move" ? [[entry.actor, entry.move] as const] : [],
);
const ranking = table.outcome?.ranking ?? [];

const archive: Archive = {
  format: "sofala-archive/1",
  table: { id: table.id, created: table.created, pace: table.terms.pace },
  record: {
    format: "sofala-record/1",
    game: table.game,
    rules: table.rules,
    players: ["Ann", "Ben"],
    options: table.terms.options as GameTypes["options"],
    seed: table.seed,
    moves,
    result: { ranking },
  },
  log: entries.map(({ at, entry }) => ({ at, entry })),
  outcome: { reason: "played", ranking },
  deal: { seed: table.seed, salt: table.salt, commitment: commitmentTo(table.seed, table.salt) },
};
const { commitment: _, ...unpromised } = archive.deal;
const verify = (changes: object) => verifyArchive({ gameAt }, { ...archive, ...changes });

test("an archive holds as a server writes it", () => {
  expect(verify({})).toEqual({
    ok: true,
    value: {
      game: "zimbabwe",
      players: ["Ann", "Ben"],
      entries: entries.length,
      moves: moves.length,
      promise: archive.deal.commitment,
      outcome: archive.outcome,
    },
  });
});

test("nothing is promised of a game that went on from a record", () => {
  const verdict = verify({ deal: unpromised });
  expect(verdict.ok && verdict.value.promise).toBeUndefined();
});

test("what was taken back counts in the log alone", () => {
  const undo = { kind: "undo", to: entries.length - 1 };
  const again = [...archive.log, { at: 1, entry: undo }, ...archive.log.slice(-1)];
  expect(verify({ log: again })).toMatchObject({
    ok: true,
    value: { entries: entries.length + 2, moves: moves.length },
  });
});

const dealt = (seed: string) => ({
  deal: { seed, salt: "s", commitment: commitmentTo(seed, "s") },
});

test.each<[why: string, changes: object, sentence: string]>([
  ["another salt", { deal: { ...archive.deal, salt: "pepper" } }, "not those that were promised"],
  ["another seed", dealt("better"), "not played with the seed that was dealt"],
  [
    "a move less in the record",
    { record: { ...archive.record, moves: moves.slice(1), result: undefined } },
    "the record does not hold: $.moves[",
  ],
  [
    "another result",
    { record: { ...archive.record, result: { ranking: ranking.toReversed() } } },
    "the record does not hold: $.result.ranking",
  ],
  ["a log that stops", { log: archive.log.slice(0, -1) }, "not those that stand in the log"],
  ["a log with a hole", { log: archive.log.slice(1) }, "the log does not hold: entry "],
  ["another outcome", { outcome: { reason: "aborted" } }, "the outcome is "],
  ["no outcome", { outcome: undefined }, "the game is over by its log"],
])("an archive with %s does not hold", (_why, changes, sentence) => {
  const written: unknown = JSON.parse(JSON.stringify({ ...archive, ...changes }));
  const verdict = verifyArchive({ gameAt }, written);
  expect(verdict).toMatchObject({
    ok: false,
    error: { kind: "untrue", sentence: expect.stringContaining(sentence) },
  });
});

test.each<[changes: object, path: readonly (string | number)[]]>([
  [{ deal: 7 }, ["deal"]],
  [{ extra: 1 }, []],
  [{ log: [{ at: 0, entry: { kind: "dance" } }] }, ["log", 0, "entry", "kind"]],
  [{ record: { ...archive.record, rules: 99 } }, ["record", "rules"]],
  [{ record: { ...archive.record, players: ["Ann"] } }, ["record", "players"]],
])("what is malformed is told from what is untrue", (changes, path) => {
  expect(verify(changes)).toMatchObject({
    ok: false,
    error: { kind: "malformed", fault: { path } },
  });
});

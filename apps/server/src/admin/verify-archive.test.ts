import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { findGameVersion } from "@sofala/catalog";
import type { GameTypes } from "@sofala/engine";
import type { Archive } from "../tables/archive.ts";
import { seedCommitment } from "../tables/create-table.ts";
import { golden } from "../../test/support/golden-records.ts";
import { storedGame } from "../../test/support/stored-game.ts";
import { signArchive } from "../signing/archive-signature.ts";
import { verifyArchive } from "./verify-archive.ts";

const keyPair = () => {
  const { x = "", d = "" } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  return { key: x, privateKey: d };
};
const KEY = keyPair();
const OTHER = keyPair();

const { table, entries } = storedGame("archive");
const moves: Archive["record"]["moves"] = entries.flatMap(({ entry }) =>
  entry.kind === "move" ? [[entry.actor, entry.move] as const] : [],
);
const ranking = table.outcome?.ranking ?? [];

const archive: Archive = {
  format: "sofala-archive/1",
  table: { id: table.id, created: table.createdAt, pace: table.settings.pace },
  record: {
    format: "sofala-record/1",
    game: table.game,
    rules: table.rulesVersion,
    players: ["Ann", "Ben"],
    options: table.settings.options as GameTypes["options"],
    seed: table.seed,
    moves,
    result: { ranking },
  },
  log: entries.map(({ at, entry }) => ({ at, entry })),
  outcome: { reason: "played", ranking },
  deal: { seed: table.seed, salt: table.salt, commitment: seedCommitment(table.seed, table.salt) },
};
const { commitment: _, ...dealWithoutCommitment } = archive.deal;
const verify = (changes: object) => verifyArchive({ findGameVersion }, { ...archive, ...changes });

test("an archive as a server writes it is valid", () => {
  expect(verify({})).toEqual({
    ok: true,
    value: {
      game: "zimbabwe",
      players: ["Ann", "Ben"],
      entryCount: entries.length,
      moveCount: moves.length,
      commitment: archive.deal.commitment,
      outcome: archive.outcome,
      isTrusted: false,
      proofs: {
        signature: [],
        commitment: ["record.seed", "deal.seed", "deal.salt"],
        rules: ["record.moves", "record.result", "outcome.reason", "outcome.ranking"],
        unproven: [
          "format",
          "table.id",
          "table.created",
          "table.pace",
          "record.format",
          "record.game",
          "record.rules",
          "record.players",
          "record.options",
          "log.at",
          "log.entry",
          "deal.commitment",
        ],
      },
    },
  });
});

/** Parsed from JSON, as a client gets it. */
const signedArchive = JSON.parse(JSON.stringify(signArchive(archive, KEY))) as Archive;

test("with a trusted key, the signature proves every field", () => {
  const result = verifyArchive({ findGameVersion }, signedArchive, [KEY.key]);
  expect(result).toMatchObject({
    ok: true,
    value: {
      signingKey: KEY.key,
      isTrusted: true,
      proofs: { commitment: [], rules: [], unproven: [] },
    },
  });
  const { proofs } = result.ok ? result.value : expect.fail();
  const unsigned = verify({});
  const all = Object.values(unsigned.ok ? unsigned.value.proofs : {}).flat();
  expect(new Set(proofs.signature)).toEqual(new Set(all));
});

test("the order of members does not affect the signature", () => {
  const reversed = Object.fromEntries(Object.entries(signedArchive).toReversed());
  expect(verifyArchive({ findGameVersion }, reversed, [KEY.key])).toMatchObject({ ok: true });
});

test("a signature by an unknown key proves nothing", () => {
  const result = verifyArchive({ findGameVersion }, signedArchive);
  expect(result).toMatchObject({
    ok: true,
    value: { signingKey: KEY.key, isTrusted: false, proofs: { signature: [] } },
  });
  expect(result.ok && result.value.proofs.unproven).toContain("record.players");
});

test.each<[why: string, input: object, sentence: string]>([
  ["is not signed", archive, "the archive is not signed"],
  ["is signed by somebody else", signArchive(archive, OTHER), "signed by another key: "],
  [
    "names the server's key for another signature",
    { ...signedArchive, signature: { ...signArchive(archive, OTHER).signature, key: KEY.key } },
    "the signature does not match",
  ],
])("with the server's key, an archive that %s is rejected", (_why, input, sentence) => {
  expect(verifyArchive({ findGameVersion }, input, [KEY.key])).toMatchObject({
    ok: false,
    error: { kind: "invalid", message: expect.stringContaining(sentence) },
  });
});

const { record, log, deal } = signedArchive;
const takeover = { at: log[0]?.at ?? 0, entry: { kind: "takeover", seat: 1, by: "bot" } };

test.each<[why: string, changes: object]>([
  ["players swapped", { record: { ...record, players: record.players.toReversed() } }],
  ["a player renamed", { record: { ...record, players: ["Eve", "Ben"] } }],
  ["times changed", { log: log.map(({ at, entry }) => ({ at: at + 1000, entry })) }],
  ["the commitment removed", { deal: { seed: deal.seed, salt: deal.salt } }],
  [
    "salt and commitment replaced together",
    { deal: { seed: deal.seed, salt: "mine", commitment: seedCommitment(deal.seed, "mine") } },
  ],
  ["another table", { table: { ...signedArchive.table, id: "other" } }],
  ["another date", { table: { ...signedArchive.table, created: 1 } }],
  ["a date added", { table: { ...signedArchive.table, ended: 1 } }],
  ["another title", { table: { ...signedArchive.table, title: "Final" } }],
  [
    "another pace",
    { table: { ...signedArchive.table, pace: { kind: "correspondence", days: 2 } } },
  ],
  ["a takeover inserted", { log: [takeover, ...log] }],
  ["a note of the operator", { outcome: { ...signedArchive.outcome, note: "cheated" } }],
  ["a purpose added", { record: { ...record, pins: "final" } }],
])("a signed archive with %s is rejected", (_why, changes) => {
  // Each change is well-formed and legal: without the signature the archive would be valid.
  const { signature: _signature, ...unsigned } = { ...signedArchive, ...changes };
  expect(verifyArchive({ findGameVersion }, unsigned)).toMatchObject({ ok: true });
  for (const trusted of [undefined, [KEY.key]]) {
    expect(
      verifyArchive({ findGameVersion }, { ...signedArchive, ...changes }, trusted),
    ).toMatchObject({
      ok: false,
      error: { kind: "invalid", message: expect.stringContaining("the signature does not match") },
    });
  }
});

test("the rules do not prove whether somebody resigned or ran out of time", () => {
  const [first] = entries;
  const short = {
    ...archive,
    record: { ...archive.record, moves: [], result: undefined },
    log: [{ at: first?.at ?? 0, entry: { kind: "resign", seat: 1 } }],
    outcome: { reason: "resigned", ranking: [[0], [1]] },
  };
  const result = verifyArchive({ findGameVersion }, JSON.parse(JSON.stringify(short)));
  expect(result.ok && result.value.proofs.unproven).toContain("outcome.reason");
});

test("a game that was dealt by ChaCha20 is valid under its rules version, not under the one before", () => {
  const dealt = golden("mediterranean", "secure-deal");
  const { seed = "" } = dealt;
  const played = {
    ...archive,
    record: dealt,
    log: dealt.moves.map(([actor, move], at) => ({ at, entry: { kind: "move", actor, move } })),
    outcome: { reason: "played", ranking: dealt.result?.ranking },
    deal: { seed, salt: "salt", commitment: seedCommitment(seed, "salt") },
  };
  expect(dealt.rules).toBe(2);
  expect(verifyArchive({ findGameVersion }, played)).toMatchObject({
    ok: true,
    value: { moveCount: dealt.moves.length, commitment: played.deal.commitment },
  });
  const older = { ...played, record: { ...dealt, rules: 1 } };
  expect(verifyArchive({ findGameVersion }, older)).toMatchObject({
    ok: false,
    error: { kind: "invalid", message: expect.stringContaining("the record is invalid") },
  });
});

test("a game that continues a record has no commitment", () => {
  const result = verify({ deal: dealWithoutCommitment });
  expect(result.ok && result.value.commitment).toBeUndefined();
});

test("moves that were undone count as entries, not as moves", () => {
  const undo = { kind: "undo", to: entries.length - 1 };
  const again = [...archive.log, { at: 1, entry: undo }, ...archive.log.slice(-1)];
  expect(verify({ log: again })).toMatchObject({
    ok: true,
    value: { entryCount: entries.length + 2, moveCount: moves.length },
  });
});

const withSeed = (seed: string) => ({
  deal: { seed, salt: "s", commitment: seedCommitment(seed, "s") },
});

test.each<[why: string, changes: object, sentence: string]>([
  ["another salt", { deal: { ...archive.deal, salt: "pepper" } }, "do not match the commitment"],
  ["another seed", withSeed("better"), "not played with the seed of the deal"],
  [
    "a move less in the record",
    { record: { ...archive.record, moves: moves.slice(1), result: undefined } },
    "the record is invalid: $.moves[",
  ],
  [
    "another result",
    { record: { ...archive.record, result: { ranking: ranking.toReversed() } } },
    "the record is invalid: $.result.ranking",
  ],
  [
    "a log without its last entry",
    { log: archive.log.slice(0, -1) },
    "not the active moves of the log",
  ],
  ["a log with a gap", { log: archive.log.slice(1) }, "the log is invalid: entry "],
  ["another outcome", { outcome: { reason: "aborted" } }, "the outcome is "],
  ["no outcome", { outcome: undefined }, "the game is over according to its log"],
])("an archive with %s is invalid", (_why, changes, sentence) => {
  const input: unknown = JSON.parse(JSON.stringify({ ...archive, ...changes }));
  const result = verifyArchive({ findGameVersion }, input);
  expect(result).toMatchObject({
    ok: false,
    error: { kind: "invalid", message: expect.stringContaining(sentence) },
  });
});

test.each<[changes: object, path: readonly (string | number)[]]>([
  [{ deal: 7 }, ["deal"]],
  [{ extra: 1 }, []],
  [{ log: [{ at: 0, entry: { kind: "dance" } }] }, ["log", 0, "entry", "kind"]],
  [{ record: { ...archive.record, rules: 99 } }, ["record", "rules"]],
  [{ record: { ...archive.record, players: ["Ann"] } }, ["record", "players"]],
])("a malformed archive is reported with the path of the fault", (changes, path) => {
  expect(verify(changes)).toMatchObject({
    ok: false,
    error: { kind: "malformed", fault: { path } },
  });
});

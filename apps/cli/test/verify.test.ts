import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { canonicalJson } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { runSofala } from "./fake-terminal.ts";
import { idleGameRecord, scenario } from "./fixtures.ts";

const commitment = createHash("sha256").update("salt:seed").digest("hex");
const { ranking } = idleGameRecord.result;
const archive = {
  format: "sofala-archive/1",
  table: { id: "t1", created: 0, pace: { kind: "untimed" } },
  record: { ...idleGameRecord, seed: "seed" },
  log: idleGameRecord.moves.map(([actor, move]) => ({
    at: 0,
    entry: { kind: "move", actor, move },
  })),
  outcome: { reason: "played", ranking },
  deal: { seed: "seed", salt: "salt", commitment: commitment },
};

const { privateKey } = generateKeyPairSync("ed25519");
const { x = "" } = privateKey.export({ format: "jwk" });
const OTHER_KEY = "A".repeat(43);
/** Signs as docs/tables.md says, without code of the server. */
const signLine = (line: object): object => ({
  ...line,
  signature: {
    algorithm: "ed25519",
    key: x,
    value: sign(
      null,
      Buffer.from(`sofala-archive-signature/1\n${canonicalJson(line)}`),
      privateKey,
    ).toString("base64url"),
  },
});
const signedArchive = signLine(archive) as typeof archive & {
  readonly signature: { readonly value: string };
};

const verify = (content: unknown, ...args: readonly string[]) =>
  runSofala(["verify", "-", ...args], { input: JSON.stringify(content) });

describe("verify", () => {
  test("confirms a valid archive and its commitment", async () => {
    expect(await verify(archive)).toEqual({
      exit: 0,
      out:
        "zimbabwe, Ann, Ben: 2 moves of 2 entries, all legal.\n" +
        `The deal is the one that was promised: ${commitment}.\n` +
        "The outcome holds: played, [[0],[1]].\n" +
        "The archive is not signed.\n" +
        "Proven by the promise: record.seed, deal.seed, deal.salt.\n" +
        "Proven by the rules and the log: record.moves, record.result, outcome.reason, outcome.ranking.\n" +
        "Not proven: format, table.id, table.created, table.pace, record.format, record.game, record.rules, " +
        "record.players, record.options, record.position, log.at, log.entry, deal.commitment.\n",
      err: "",
    });
  });

  test("refuses an archive with a duplicate name, which parsers read differently", async () => {
    const text = JSON.stringify(signedArchive);
    const input = text.replace('"players":', '"players":["Eve","\\"Ben\\": :"],"players":');
    expect(await runSofala(["verify", "-", "--key", x], { input: text })).toMatchObject({
      exit: 0,
    });
    expect(await runSofala(["verify", "-", "--key", x], { input })).toEqual({
      exit: 2,
      out: "",
      err: "standard input: an object has the same name twice.\n",
    });
  });

  test("reports a missing commitment", async () => {
    const { exit, out } = await verify({ ...archive, deal: { seed: "seed", salt: "salt" } });
    expect(exit).toBe(0);
    expect(out).toContain("The archive has no promise of its deal");
    expect(out).toMatch(/^Not proven: .*record\.seed.*deal\.seed, deal\.salt\.$/mu);
  });

  test("names the signer, and asks for the key", async () => {
    const { exit, out } = await verify(signedArchive);
    expect(exit).toBe(0);
    expect(out).toContain(`The archive is signed with a key that could be anybody's: ${x}.`);
    expect(out).toMatch(/^Not proven: .*record\.players/mu);
  });

  test("proves every field if the server's key is given", async () => {
    const { exit, out } = await verify(signedArchive, "--key", OTHER_KEY, "--key", x);
    expect(exit).toBe(0);
    expect(out).toContain(`as the server signed it, with a key that you trust: ${x}.`);
    expect(out).toMatch(
      /^Proven by the signature: format, table\.id, .*record\.players.*log\.at/mu,
    );
    expect(out).not.toContain("Not proven");
  });

  test("reads the keys of a server", async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.end(
        JSON.stringify({
          keys: [
            { key: OTHER_KEY, since: 2 },
            { key: x, since: 1, until: 2 },
          ],
        }),
      );
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/games`;
    try {
      expect(await verify(signedArchive, "--server", url)).toMatchObject({ exit: 0 });
      expect(await verify(signedArchive, "--server", `${url}/`)).toMatchObject({ exit: 0 });
      expect(asked).toEqual(["/games/api/signing-keys", "/games/api/signing-keys"]);
      expect(await verify(archive, "--server", url)).toMatchObject({ exit: 1 });
    } finally {
      server.close();
      server.closeAllConnections();
    }
    expect(await verify(signedArchive, "--server", url)).toEqual({
      exit: 2,
      out: "",
      err: `${url}/api/signing-keys cannot be read.\n`,
    });
  });

  test.each<[why: string, content: unknown, args: readonly string[], exit: number, err: string]>([
    [
      "a change",
      { ...signedArchive, table: { ...archive.table, id: "t2" } },
      [],
      1,
      "the signature does not match",
    ],
    ["another key", signedArchive, ["--key", OTHER_KEY], 1, `signed by another key: ${x}`],
    [
      "a key with a dash",
      signedArchive,
      ["--key", `-${"A".repeat(42)}`],
      1,
      "signed by another key",
    ],
    ["no signature", archive, ["--key", x], 1, "the archive is not signed"],
    ["a plain record", idleGameRecord, ["--key", x], 1, "only archives are signed"],
    [
      "a wrong key",
      signedArchive,
      ["--key", "x"],
      2,
      '--key must be 43 letters, digits, - and _, not "x"',
    ],
    [
      "a wrong address",
      signedArchive,
      ["--server", "here"],
      2,
      "--server must be an address such as",
    ],
  ])("says no to %s", async (_why, content, args, exit, err) => {
    expect(await verify(content, ...args)).toEqual({
      exit,
      out: "",
      err: expect.stringContaining(err),
    });
  });

  test("replays a plain record", async () => {
    expect(await verify(idleGameRecord)).toEqual({
      exit: 0,
      out:
        "zimbabwe, Ann, Ben: 2 moves, all legal. " +
        "This is a plain record: it does not say how the game was dealt.\n",
      err: "",
    });
    const wrong = await verify({ ...idleGameRecord, result: { ranking: [[1], [0]] } });
    expect(wrong).toMatchObject({ exit: 1, out: "" });
  });

  test("fails for a false archive", async () => {
    expect(await verify({ ...archive, deal: { ...archive.deal, salt: "pepper" } })).toEqual({
      exit: 1,
      out: "",
      err: "standard input: the seed and the salt do not match the commitment that was published at the start.\n",
    });
  });

  test.each<[why: string, content: unknown, complaint: string]>([
    ["it is a scenario", scenario, "$.format: "],
    ["it is a list", [], "$: expected an object"],
    ["its deal is missing", { ...archive, deal: undefined }, "$.deal: missing"],
    [
      "its rules are unknown",
      { ...archive, record: { ...archive.record, rules: 9 } },
      "$.record.rules: ",
    ],
  ])("is malformed when %s", async (_why, content, complaint) => {
    const { exit, out, err } = await verify(content);
    expect({ exit, out }).toEqual({ exit: 2, out: "" });
    expect(err).toContain(`standard input: ${complaint}`);
  });

  test("takes one file", async () => {
    expect(await runSofala(["verify"])).toMatchObject({ exit: 2 });
    expect(await runSofala(["verify", "missing.json"])).toMatchObject({ exit: 2 });
  });
});

describe("verify the archive of a person", () => {
  const person = signLine({
    format: "sofala-person/1",
    server: "https://play.example.org",
    exported: Date.UTC(2026, 10, 19),
    person: { id: "p1", name: "Ann", created: 0 },
    ratings: [],
    friends: ["Ben"],
    games: [{ table: "t1", game: "zimbabwe", seat: 0, ended: 1 }],
  });
  const verifyLines = (lines: readonly object[], ...args: readonly string[]) =>
    runSofala(["verify", "-", ...args], {
      input: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
    });

  test("confirms every line", async () => {
    expect(await verifyLines([person, signedArchive], "--key", x)).toEqual({
      exit: 0,
      out:
        "Ann, exported 2026-11-19 by a server that calls itself https://play.example.org.\n" +
        "1 finished game, each with a legal log and the outcome that follows from it; 0 ratings, 1 friend, 0 notes.\n" +
        `The archive is as the server signed it, with a key that you trust: ${x}.\n`,
      err: "",
    });
  });

  test("names the line that is wrong, and games that are missing", async () => {
    const changed = { ...signedArchive, table: { ...archive.table, title: "Finals" } };
    expect(await verifyLines([person, changed])).toMatchObject({
      exit: 1,
      err: expect.stringContaining("standard input, line 2: the signature does not match"),
    });
    expect(await verifyLines([person])).toMatchObject({
      exit: 1,
      err: expect.stringContaining("1 game that the first line names is missing: t1."),
    });
    expect(await verifyLines([person, signedArchive], "--key", OTHER_KEY)).toMatchObject({
      exit: 1,
    });
  });
});

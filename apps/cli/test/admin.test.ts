import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sofala } from "./fake-terminal.ts";
import { makeFolder, type Folder } from "./files.ts";

let folder: Folder;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

test.each<[args: readonly string[], sentence: string]>([
  [[], 'There is no errand ""; "sofala admin --help" lists what there is.'],
  [["games", "dance"], 'There is no errand "games dance"'],
  [["games", "list", "all"], "takes no arguments"],
  [
    ["games", "list", "--status", "asleep"],
    '--status is one of open, running, over, not "asleep".',
  ],
  [["games", "show"], "takes the ID of one table"],
  [["games", "show", "x", "y"], "takes the ID of one table"],
  [["games", "verify"], "takes IDs of tables, or --all"],
  [["games", "verify", "x", "--all"], "takes IDs of tables, or --all"],
  [["games", "clock", "x"], "--minutes is a whole number"],
  [["games", "clock", "x", "--minutes", "-5"], "--minutes needs a value"],
  [["games", "clock", "x", "--minutes", "5", "--seat", "first"], "--seat is a whole number"],
  [["games", "end", "x", "--why", "so"], "--why"],
  [["operator"], "takes one NAME"],
  [["mute", "Ann"], "--days is a whole number"],
  [["ban", "Ann", "--days", "0"], "--days is a whole number"],
  [["rename", "Ann"], "takes a NAME and a NEW one"],
  [["reset"], "takes one NAME"],
  [["recount", "all"], "takes no arguments"],
  [["export"], "takes one FILE"],
  [["backup", "-"], "takes one FILE"],
  [["restore", "missing.ndjson"], "missing.ndjson: there is no such file or folder."],
  [["games", "list", "--database", "missing.sqlite"], "There is no database at "],
])("admin %j is bad input", async (args, sentence) => {
  const { exit, out, err } = await sofala(["admin", ...args]);
  expect({ exit, out }).toEqual({ exit: 2, out: "" });
  expect(err).toContain(sentence);
  expect(err.trimEnd().split("\n")).toHaveLength(1);
});

test("what is no export is not restored, from a file or the standard input", async () => {
  const file = await folder.write("text", "hello\n");
  const database = join(folder.path, "new.sqlite");
  expect(await sofala(["admin", "restore", file, "--database", database])).toEqual({
    exit: 2,
    out: "",
    err: `${file}: line 1: this is not JSON.\n`,
  });
  const input = '{"format":"sofala-export/1"}\n';
  expect(await sofala(["admin", "restore", "-", "--database", database], { input })).toMatchObject({
    exit: 2,
    err: expect.stringContaining("standard input: line 1: the export is of version undefined"),
  });
});

test("an empty database is exported, restored and verified", async () => {
  const database = join(folder.path, "new.sqlite");
  const { exit, out } = await sofala(["admin", "export", "-", "--database", database]);
  expect(exit).toBe(0);
  expect(out.split("\n")).toEqual([
    expect.stringMatching(/^\{"format":"sofala-export\/1","version":\d+\}$/u),
    '{"end":"sofala-export/1","rows":0}',
    "",
  ]);
  const other = join(folder.path, "other.sqlite");
  expect(await sofala(["admin", "restore", "-", "--database", other], { input: out })).toEqual({
    exit: 0,
    out: "0 rows are restored.\n",
    err: "",
  });
  expect(await sofala(["admin", "games", "verify", "--all", "--database", other])).toEqual({
    exit: 0,
    out: "0 of 0 sound, with 0 entries\n",
    err: "",
  });
  expect(await sofala(["admin", "recount", "--database", other])).toEqual({
    exit: 0,
    out: "0 games are counted.\n",
    err: "",
  });
  const copy = join(folder.path, "copy.sqlite");
  expect(await sofala(["admin", "backup", copy, "--database", other])).toMatchObject({ exit: 0 });
  expect(existsSync(copy)).toBe(true);
  expect(await sofala(["admin", "backup", copy, "--database", other])).toMatchObject({
    exit: 2,
    err: `There is a file already: ${copy}.\n`,
  });
});

test("the signing key is shown, the same each time, and replaced on demand", async () => {
  const database = join(folder.path, "new.sqlite");
  const keys = async (...args: readonly string[]) =>
    (await sofala(["admin", "signing-keys", ...args, "--database", database])).out;
  const first = await keys();
  expect(first).toMatch(/^[\w-]{43} {2}\S+Z to now\n$/u);
  expect(await keys()).toBe(first);
  const rotated = await keys("--rotate");
  expect(rotated).toMatch(/^[\w-]{43} {2}\S+Z to now\n[\w-]{43} {2}\S+Z to \S+Z\n$/u);
  expect(rotated).toContain(first.slice(0, 43));
  const revoked = await keys(`--revoke=${first.slice(0, 43)}`);
  expect(revoked).toBe(`${rotated.split("\n")[0]}\n`);
  expect(
    await sofala(["admin", "signing-keys", "--revoke=none", "--database", database]),
  ).toMatchObject({ exit: 2, err: 'The server has no key "none".\n' });
  expect(await sofala(["admin", "signing-keys", "now", "--database", database])).toMatchObject({
    exit: 2,
    err: '"sofala admin signing-keys" takes no arguments.\n',
  });
});

test("help names every errand", async () => {
  const { exit, out } = await sofala(["admin", "--help"]);
  expect(exit).toBe(0);
  for (const errand of ["list", "show", "verify", "clock", "end"]) {
    expect(out).toContain(`\n  games ${errand} `);
  }
  for (const errand of ["export", "restore", "backup"]) expect(out).toContain(`\n  ${errand} FILE`);
});

test("an operator is somebody, and nobody is judged who is not there", async () => {
  const database = join(folder.path, "new.sqlite");
  for (const errand of [["operator"], ["mute", "--days", "2"], ["ban"], ["ban", "--lift"]]) {
    expect(await sofala(["admin", ...errand, "Ann", "--database", database])).toEqual({
      exit: 1,
      out: "",
      err: "Ann: there is nobody by this name.\n",
    });
  }
});

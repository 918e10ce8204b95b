import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runSofala } from "./fake-terminal.ts";
import { makeTestFolder, type TestFolder } from "./fixtures.ts";

let folder: TestFolder;
beforeAll(async () => {
  folder = await makeTestFolder();
});
afterAll(() => folder.remove());

test.each<[args: readonly string[], sentence: string]>([
  [[], 'There is no command "admin "; "sofala admin --help" lists them.'],
  [["tables", "dance"], 'There is no command "admin tables dance"'],
  [["games", "show"], '"sofala admin tables show" takes the ID of one table'],
  [["tables", "list", "all"], "takes no arguments"],
  [
    ["tables", "list", "--status", "asleep"],
    '--status must be one of open, running, over, not "asleep".',
  ],
  [["tables", "show"], "takes the ID of one table"],
  [["tables", "show", "x", "y"], "takes the ID of one table"],
  [["tables", "verify"], "takes IDs of tables, or --all"],
  [["tables", "verify", "x", "--all"], "takes IDs of tables, or --all"],
  [["tables", "clock", "x"], "--minutes must be a whole number"],
  [["tables", "clock", "x", "--minutes", "-5"], "--minutes needs a value"],
  [["tables", "clock", "x", "--minutes", "5", "--seat", "first"], "--seat must be a whole number"],
  [["tables", "end", "x", "--why", "so"], "--why"],
  [["operator"], "takes one NAME"],
  [["mute", "Ann"], "--days must be a whole number"],
  [["ban", "Ann", "--days", "0"], "--days must be a whole number"],
  [["rename", "Ann"], "takes a NAME and a NEW one"],
  [["reset"], "takes one NAME"],
  [["recount", "all"], "takes no arguments"],
  [["export"], "takes one FILE"],
  [["backup", "-"], "takes one FILE"],
  [["restore", "missing.ndjson"], "missing.ndjson: there is no such file or folder."],
  [["tables", "list", "--database", "missing.sqlite"], "There is no database at "],
])("admin %j is bad input", async (args, sentence) => {
  const { exit, out, err } = await runSofala(["admin", ...args]);
  expect({ exit, out }).toEqual({ exit: 2, out: "" });
  expect(err).toContain(sentence);
  expect(err.trimEnd().split("\n")).toHaveLength(1);
});

test("a file that is not an export is not restored, nor is such a standard input", async () => {
  const file = await folder.write("text", "hello\n");
  const database = join(folder.path, "new.sqlite");
  expect(await runSofala(["admin", "restore", file, "--database", database])).toEqual({
    exit: 2,
    out: "",
    err: `${file}: line 1: this is not JSON.\n`,
  });
  const input = '{"format":"sofala-export/1"}\n';
  expect(
    await runSofala(["admin", "restore", "-", "--database", database], { input }),
  ).toMatchObject({
    exit: 2,
    err: expect.stringContaining("standard input: line 1: the export is of version undefined"),
  });
});

test("an empty database is exported, restored and verified", async () => {
  const database = join(folder.path, "new.sqlite");
  const { exit, out } = await runSofala(["admin", "export", "-", "--database", database]);
  expect(exit).toBe(0);
  expect(out.split("\n")).toEqual([
    expect.stringMatching(/^\{"format":"sofala-export\/1","version":\d+\}$/u),
    '{"end":"sofala-export/1","rows":0}',
    "",
  ]);
  const other = join(folder.path, "other.sqlite");
  expect(await runSofala(["admin", "restore", "-", "--database", other], { input: out })).toEqual({
    exit: 0,
    out: "0 rows restored.\n",
    err: "",
  });
  expect(await runSofala(["admin", "tables", "verify", "--all", "--database", other])).toEqual({
    exit: 0,
    out: "0 of 0 valid, with 0 entries\n",
    err: "",
  });
  expect(await runSofala(["admin", "recount", "--database", other])).toEqual({
    exit: 0,
    out: "0 games counted.\n",
    err: "",
  });
  const copy = join(folder.path, "copy.sqlite");
  expect(await runSofala(["admin", "backup", copy, "--database", other])).toMatchObject({
    exit: 0,
  });
  expect(existsSync(copy)).toBe(true);
  expect(await runSofala(["admin", "backup", copy, "--database", other])).toMatchObject({
    exit: 2,
    err: `The file already exists: ${copy}.\n`,
  });
});

test("the signing key stays the same until it is rotated", async () => {
  const database = join(folder.path, "new.sqlite");
  const keys = async (...args: readonly string[]) =>
    (await runSofala(["admin", "signing-keys", ...args, "--database", database])).out;
  const first = await keys();
  expect(first).toMatch(/^[\w-]{43} {2}\S+Z to now\n$/u);
  expect(await keys()).toBe(first);
  const rotated = await keys("--rotate");
  expect(rotated).toMatch(/^[\w-]{43} {2}\S+Z to now\n[\w-]{43} {2}\S+Z to \S+Z\n$/u);
  expect(rotated).toContain(first.slice(0, 43));
  const revoked = await keys(`--revoke=${first.slice(0, 43)}`);
  expect(revoked).toBe(`${rotated.split("\n")[0]}\n`);
  expect(
    await runSofala(["admin", "signing-keys", "--revoke=none", "--database", database]),
  ).toMatchObject({ exit: 2, err: 'The server has no key "none".\n' });
  expect(await runSofala(["admin", "signing-keys", "now", "--database", database])).toMatchObject({
    exit: 2,
    err: '"sofala admin signing-keys" takes no arguments.\n',
  });
});

test("the help lists every command", async () => {
  const { exit, out } = await runSofala(["admin", "--help"]);
  expect(exit).toBe(0);
  for (const command of ["list", "show", "verify", "clock", "end"]) {
    expect(out).toContain(`\n  tables ${command} `);
  }
  for (const command of ["export", "restore", "backup"])
    expect(out).toContain(`\n  ${command} FILE`);
  expect(out).toContain("\n  ratings recalculate");
  expect(out).toContain("\n  reset-password NAME");
});

test.each([
  [["ratings", "recalculate"], ["recount"]],
  [
    ["tables", "list"],
    ["games", "list"],
  ],
])("%j and its former name %j do the same", async (name, alias) => {
  const database = join(folder.path, "new.sqlite");
  const outcome = await runSofala(["admin", ...name, "--database", database]);
  expect(outcome.exit).toBe(0);
  expect(await runSofala(["admin", ...alias, "--database", database])).toEqual(outcome);
});

test.each(["reset-password", "reset"])("%s needs an account", async (command) => {
  const database = join(folder.path, "new.sqlite");
  expect(await runSofala(["admin", command, "Ann", "--database", database])).toEqual({
    exit: 1,
    out: "",
    err: "Ann: no account has this name.\n",
  });
});

test("commands about an unknown person fail", async () => {
  const database = join(folder.path, "new.sqlite");
  for (const command of [["operator"], ["mute", "--days", "2"], ["ban"], ["ban", "--lift"]]) {
    expect(await runSofala(["admin", ...command, "Ann", "--database", database])).toEqual({
      exit: 1,
      out: "",
      err: "Ann: nobody has this name.\n",
    });
  }
});

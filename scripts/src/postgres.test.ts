import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findPostgres } from "./postgres.ts";
import { ownerIn } from "./postgres-server.ts";

let folder = "";
const program = (path: string, script = "") => {
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
};
/** A folder with the programs of PostgreSQL. */
const programs = (...path: readonly string[]) => {
  const made = join(folder, ...path);
  mkdirSync(made, { recursive: true });
  for (const name of ["initdb", "postgres"]) program(join(made, name));
  return made;
};
const settings = () => join(folder, "etc", "createcluster.conf");
const find = (env = {}, isRoot = true) =>
  findPostgres(
    { env: { PATH: folder, ...env }, isRoot },
    { versions: join(folder, "lib"), settings: settings() },
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sofala-"));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test("the one that is named is used first", async () => {
  programs("lib", "15", "bin");
  const other = programs("other");
  expect(await find({ POSTGRES: other })).toEqual({ programs: other });
});

test("if the named one does not exist, no other one is used silently", async () => {
  programs("lib", "15", "bin");
  expect(await find({ POSTGRES: "/nowhere" })).toEqual({
    missing: "POSTGRES is /nowhere, which does not contain initdb and postgres",
  });
});

test("the newest version of Debian is preferred to one in the PATH", async () => {
  programs();
  programs("lib", "9", "bin");
  const newest = programs("lib", "15", "bin");
  expect(await find()).toEqual({ programs: newest });
});

test("one in the PATH is found", async () => {
  expect(await find({ PATH: programs("bin") })).toEqual({ programs: join(folder, "bin") });
});

test("root gets it from Debian, without a running server", async () => {
  const bin = join(folder, "lib", "15", "bin");
  const make = `/bin/mkdir -p ${bin}; for p in initdb postgres; do echo > ${bin}/$p; /bin/chmod +x ${bin}/$p; done`;
  program(join(folder, "apt-get"), `[ "$1" = install ] && { ${make}; }; exit 0`);
  expect(await find()).toEqual({ programs: bin });
  expect(readFileSync(settings(), "utf8")).toContain("create_main_cluster = false");
});

test("other users get a message that it is missing, and nothing is installed", async () => {
  program(join(folder, "apt-get"), `echo called > ${join(folder, "called")}`);
  expect(await find({}, false)).toMatchObject({
    missing: expect.stringContaining("there is no PostgreSQL") as string,
  });
  expect(existsSync(join(folder, "called"))).toBe(false);
  expect(existsSync(settings())).toBe(false);
});

test("errors of apt-get are reported", async () => {
  program(join(folder, "apt-get"), "echo E: no network >&2; exit 100");
  expect(await find()).toMatchObject({
    missing: expect.stringContaining("E: no network") as string,
  });
});

test.each([
  ["its own user", "root:x:0:0:::\nnobody:x:65534:65533:::\npostgres:x:101:104:::", 101, 104],
  ["nobody", "root:x:0:0:::\nnobody:x:65534:65533:::\n", 65534, 65533],
])("it is run by %s", (_who, passwd, uid, gid) => {
  expect(ownerIn(passwd)).toEqual({ uid, gid });
});

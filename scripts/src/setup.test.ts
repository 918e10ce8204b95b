import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { offline } from "./setup-error.mjs";
import { setUp } from "./setup.mjs";

const NODE = `node_modules/node-${process.platform}-${process.arch}`;
const OLD = "v20.0.0";
const NEW = "v24.1.0";

/** The files that a working npm creates; `$PWD` is the folder that it installs. */
const WORKS = `
  mkdir -p ${NODE}/bin
  printf '#!/bin/sh\\n' > ${NODE}/bin/node
  chmod +x ${NODE}/bin/node`;

let root = "";

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "sofala-")));
  for (const folder of ["", "toolchain", "bench", "bin"]) {
    fs.mkdirSync(join(root, folder), { recursive: true });
  }
  writeLock("toolchain", { packages: { [NODE]: { version: "24.1.0" } } });
  writeLock("", {});
  writeLock("bench", {});
  vi.stubEnv("PATH", [join(root, "bin"), process.env["PATH"]].join(delimiter));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  npmDoes(WORKS);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  fs.rmSync(root, { recursive: true });
});

describe("set-up", () => {
  test("downloads Node, then packages, and the second time nothing", async () => {
    const node = await setUp(root, [], OLD);
    expect(node).toBe(join(root, "toolchain", NODE, "bin", "node"));
    expect(installed()).toEqual(["toolchain", ""]);
    await setUp(root, [], OLD);
    expect(installed()).toEqual(["toolchain", ""]);
  });

  test("uses the system's Node if it is new enough", async () => {
    expect(await setUp(root, [], NEW)).toBe(process.execPath);
    expect(installed()).toEqual([""]);
  });

  test("installs a further folder on demand", async () => {
    await setUp(root, [], NEW);
    await setUp(root, ["bench"], NEW);
    expect(installed()).toEqual(["", "bench"]);
  });

  test("happens once when two processes start at the same time", async () => {
    await Promise.all([setUp(root, [], OLD), setUp(root, [], OLD)]);
    expect(installed()).toEqual(["toolchain", ""]);
  });

  test("is repeated when the lock file or Node changes", async () => {
    await setUp(root, [], NEW);
    writeLock("", { changed: true });
    await setUp(root, [], NEW);
    await setUp(root, [], "v26.0.0");
    expect(installed()).toEqual(["", "", ""]);
  });

  test("recovers after it was killed halfway", async () => {
    await setUp(root, [], NEW);
    writeLock("", { changed: true });
    npmDoes("mkdir -p node_modules/half-written; kill -9 $$");
    await expect(setUp(root, [], NEW)).rejects.toThrow(/interrupted/);
    // Back to a lock file that was installed before: its old stamp must not count.
    writeLock("", {});
    npmDoes(WORKS);
    await setUp(root, [], NEW);
    expect(installed()).toEqual(["", "", ""]);
    expect(fs.existsSync(join(root, ".setup-lock"))).toBe(false);
  });
});

describe("set-up reports in one sentence", () => {
  const setUpUnder = (version: string) => expect(setUp(root, [], version)).rejects;

  test.each([
    ["when packages cannot be downloaded", NEW, "echo npm error code ECONNREFUSED >&2; exit 1"],
    ["when npm ignores that Node cannot be downloaded", OLD, "exit 0"],
  ])("that there is no network, %s", async (_when, version, npm) => {
    npmDoes(npm);
    await setUpUnder(version).toEqual(offline());
  });

  test("that there is no Node for the platform", async () => {
    writeLock("toolchain", { packages: {} });
    await setUpUnder(OLD).toThrow(/needs Node 24 or newer/);
  });

  test("that the downloaded Node does not run here", async () => {
    npmDoes(`${WORKS}; echo 'exit 127' >> ${NODE}/bin/node`);
    await setUpUnder(OLD).toThrow(/needs Node 24 or newer/);
  });

  test("that npm is missing", async () => {
    vi.stubEnv("PATH", join(root, "nowhere"));
    await setUpUnder(NEW).toThrow(/needs npm/);
  });

  test("any other error of npm", async () => {
    npmDoes("echo npm error code EINTEGRITY >&2; exit 1");
    await setUpUnder(NEW).toThrow(/npm could not install .*EINTEGRITY/s);
  });
});

function writeLock(folder: string, content: unknown): void {
  fs.writeFileSync(join(root, folder, "package-lock.json"), JSON.stringify(content));
}

function npmDoes(script: string): void {
  const path = join(root, "bin", "npm");
  fs.writeFileSync(path, `#!/bin/sh\necho "$PWD" >> ${join(root, "npm.log")}\n${script}\nexit 0\n`);
  fs.chmodSync(path, 0o755);
}

/** The folders npm was called in, "" for the root. */
const installed = () =>
  fs
    .readFileSync(join(root, "npm.log"), "utf8")
    .trimEnd()
    .split("\n")
    .map((folder) => folder.slice(root.length + 1));

import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findChromium } from "./chromium.ts";

let folder = "";
const program = (name: string, script = "") => {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
};
const find = (env = {}, isRoot = true) => findChromium({ env: { PATH: folder, ...env }, isRoot });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sofala-"));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test("the one that is named comes first", async () => {
  program("chromium");
  program("other");
  expect(await find({ CHROMIUM: join(folder, "other") })).toEqual({ path: join(folder, "other") });
});

test("one that is named and not there is not replaced in silence", async () => {
  program("chromium");
  expect(await find({ CHROMIUM: "/nowhere" })).toEqual({
    missing: "CHROMIUM says /nowhere, and no program is there",
  });
});

test("one in the PATH is found under any of its names", async () => {
  program("google-chrome");
  expect(await find()).toEqual({ path: join(folder, "google-chrome") });
});

test("root gets it from Debian", async () => {
  const chromium = join(folder, "chromium");
  const make = `echo '#!/bin/sh' > ${chromium}; /bin/chmod +x ${chromium}`;
  program("apt-get", `[ "$1" = install ] && { ${make}; }; exit 0`);
  expect(await find()).toEqual({ path: chromium });
});

test("others are told that it is missing, and nothing is touched", async () => {
  program("apt-get", `echo called > ${join(folder, "called")}`);
  expect(await find({}, false)).toMatchObject({
    missing: expect.stringContaining("there is no Chromium") as string,
  });
  expect(existsSync(join(folder, "called"))).toBe(false);
});

test("what apt-get complains about is passed on", async () => {
  program("apt-get", "echo E: no network >&2; exit 100");
  expect(await find()).toMatchObject({
    missing: expect.stringContaining("E: no network") as string,
  });
});

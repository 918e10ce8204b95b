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
const find = (env = {}, isRoot = true) =>
  findChromium("shell", { env: { PATH: folder, ...env }, isRoot });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sofala-"));
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test("the one that is named is used first", async () => {
  program("chromium");
  program("other");
  expect(await find({ CHROMIUM: join(folder, "other") })).toEqual({ path: join(folder, "other") });
});

test("if the named one does not exist, no other one is used silently", async () => {
  program("chromium");
  expect(await find({ CHROMIUM: "/nowhere" })).toEqual({
    missing: "CHROMIUM is /nowhere, which is not a program",
  });
});

test("one in the PATH is found under any of its names", async () => {
  program("google-chrome");
  expect(await find()).toEqual({ path: join(folder, "google-chrome") });
});

test("the headless shell is preferred, unless the full browser is needed", async () => {
  program("chromium");
  program("chromium-headless-shell");
  expect(await find()).toEqual({ path: join(folder, "chromium-headless-shell") });
  expect(await findChromium("full", { env: { PATH: folder }, isRoot: true })).toEqual({
    path: join(folder, "chromium"),
  });
});

test.each([
  ["shell", "chromium-headless-shell"],
  ["full", "chromium"],
] as const)("root gets the %s one from Debian", async (kind, name) => {
  // The package is the last argument, and installs a program of its name.
  const make = `for name; do :; done; echo '#!/bin/sh' > ${folder}/$name; /bin/chmod +x ${folder}/$name`;
  program("apt-get", `[ "$1" = install ] && { ${make}; }; exit 0`);
  const place = { env: { PATH: folder }, isRoot: true };
  expect(await findChromium(kind, place)).toEqual({ path: join(folder, name) });
});

test("other users get a message that it is missing, and nothing is installed", async () => {
  program("apt-get", `echo called > ${join(folder, "called")}`);
  expect(await find({}, false)).toMatchObject({
    missing: expect.stringContaining("there is no Chromium") as string,
  });
  expect(existsSync(join(folder, "called"))).toBe(false);
});

test("errors of apt-get are reported", async () => {
  program("apt-get", "echo E: no network >&2; exit 100");
  expect(await find()).toMatchObject({
    missing: expect.stringContaining("E: no network") as string,
  });
});

import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installedVersion, pointLink, presentPlace, unpackArchive } from "./installation.ts";

let folder = "";
let link = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sofala-installation-"));
  link = join(folder, "sofala");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that prints its version. */
function makeProgram(place: string, version: string): void {
  mkdirSync(join(place, "program"), { recursive: true });
  for (const name of ["sofala", "node", "program/main.mjs"]) {
    writeFileSync(join(place, name), `#!/bin/sh\necho "sofala ${version}"\n`, { mode: 0o755 });
  }
}

function makeArchive(name: string, version = "1.1.0"): string {
  const parent = join(folder, "archives");
  makeProgram(join(parent, name), version);
  const file = join(parent, "release.tar.gz");
  execFileSync("tar", ["-C", parent, "-czf", file, name]);
  return file;
}

const installed = { version: "1.0.0", folder: "/nowhere/sofala-1.0.0" };
const unpack = (file: string) => unpackArchive(file, link, installed, join(folder, "scratch"));

test("an archive is unpacked beside the link", async () => {
  const after = { version: "1.1.0", folder: join(folder, "sofala-1.1.0") };
  expect(await unpack(makeArchive("sofala-1.1.0"))).toEqual(after);
  expect(await installedVersion(after.folder)).toMatchObject({ version: "1.1.0" });
});

test.each<[what: string, damage: (file: string) => void, sentence: string]>([
  ["cut off", (file) => writeFileSync(file, readFileSync(file).subarray(0, 99)), "be unpacked"],
  [
    "another file than in SHA256SUMS",
    (file) => writeFileSync(join(file, "../SHA256SUMS"), `${"0".repeat(64)}  release.tar.gz\n`),
    "is damaged: its checksum",
  ],
  [
    "not in SHA256SUMS",
    (file) => writeFileSync(join(file, "../SHA256SUMS"), `${"0".repeat(64)}  other.tar.gz\n`),
    "does not list release.tar.gz",
  ],
  ["something else", () => makeArchive("photos"), "is not a release of Sofala"],
  ["missing", (file) => rmSync(file), "There is no file"],
])("an archive that is %s changes nothing", async (_what, damage, sentence) => {
  const file = makeArchive("sofala-1.1.0");
  damage(file);
  await expect(unpack(file)).rejects.toThrow(sentence);
  expect(readdirSync(folder)).not.toContain("sofala-1.1.0");
});

test("a checkout in the place of the link gets a folder of its own, and can be linked again", async () => {
  makeProgram(link, "0.9.0");
  makeProgram(join(folder, "sofala-1.1.0"), "1.1.0");
  const before = await installedVersion(link);
  expect(before).toEqual({ version: "0.9.0", folder: `${link}-0.9.0-before` });
  expect(presentPlace(link, before).folder).toBe(link);
  pointLink(link, before, before);
  const after = { version: "1.1.0", folder: join(folder, "sofala-1.1.0") };
  for (const version of [after, after, before, before]) {
    pointLink(link, version, before);
    expect(join(folder, readlinkSync(link))).toBe(version.folder);
  }
  expect(presentPlace(link, before)).toEqual(before);
});

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { prepareRelease, withVersion } from "./prepare.ts";

const ROOT = join(import.meta.dirname, "../../..");
const DATE = "2026-11-19";
const CHANGELOG =
  "# Changelog\n\n## 0.1.0, unreleased\n\n### Games\n\n- One.\n\n## 0.0.9\n\n- Old.\n";
const MANIFEST = { name: "sofala", version: "0.1.0", dependencies: { "@sofala/a": "0.1.0" } };
const LOCK = {
  name: "sofala",
  version: "0.1.0",
  packages: {
    "": MANIFEST,
    "packages/a": { version: "0.1.0" },
    "node_modules/other": { version: "0.1.0", dependencies: { another: "0.1.0" } },
  },
};

let root = "";
const git = (...args: readonly string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = (file: string) => readFileSync(join(root, file), "utf8");
const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** A working tree that each test gets a copy of. */
let example = "";
beforeAll(() => {
  example = mkdtempSync(join(tmpdir(), "sofala-prepare-"));
  root = example;
  git("init", "--quiet", "--initial-branch", "main");
  git("config", "user.name", "Ann");
  git("config", "user.email", "ann@example.org");
  mkdirSync(join(root, "packages/a"), { recursive: true });
  write("CHANGELOG.md", CHANGELOG);
  write("package.json", json(MANIFEST));
  write("package-lock.json", json(LOCK));
  write("packages/a/package.json", json({ name: "@sofala/a", version: "0.1.0" }));
  git("add", ".");
  git("commit", "--quiet", "--message", "before");
});
afterAll(() => rmSync(example, { recursive: true }));
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sofala-prepare-"));
  cpSync(example, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test("a release is one commit with the version everywhere, and a tag with its changelog", () => {
  const { files } = prepareRelease(root, "1.0.0", DATE);
  expect(files).toHaveLength(4);
  expect(git("status", "--porcelain")).toBe("");
  expect(git("log", "--format=%s")).toBe("release: Sofala 1.0.0\nbefore");
  expect(read("CHANGELOG.md")).toBe(CHANGELOG.replace("0.1.0, unreleased", `1.0.0, ${DATE}`));
  const ours = { ...MANIFEST, version: "1.0.0", dependencies: { "@sofala/a": "1.0.0" } };
  expect(JSON.parse(read("package.json"))).toEqual(ours);
  expect(JSON.parse(read("packages/a/package.json"))).toMatchObject({ version: "1.0.0" });
  expect(JSON.parse(read("package-lock.json"))).toEqual({
    ...LOCK,
    version: "1.0.0",
    // A package of others that happens to have the same version keeps it.
    packages: { ...LOCK.packages, "": ours, "packages/a": { version: "1.0.0" } },
  });
  expect(git("cat-file", "-t", "v1.0.0")).toBe("tag");
  expect(git("tag", "--list", "--format=%(contents)")).toBe("Sofala 1.0.0\n\n### Games\n\n- One.");
});

test.each([
  ["a version that is not later", "0.1.0", () => {}, /0\.1\.0 already/u],
  ["something else than a version", "v1", () => {}, /Not a version/u],
  ["changes that are not committed", "1.0.0", () => write("new", ""), /not committed/u],
  ["a tag that exists", "1.0.0", () => git("tag", "v1.0.0"), /tag v1\.0\.0 already/u],
  [
    "an empty changelog",
    "1.0.0",
    () => {
      write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n\n## 0.0.9\n\n- Old.\n");
      git("commit", "--quiet", "--all", "--message", "empty");
    },
    /is empty/u,
  ],
  [
    "a commit that git refuses",
    "1.0.0",
    () => {
      mkdirSync(join(root, ".git/hooks"), { recursive: true });
      writeFileSync(join(root, ".git/hooks/pre-commit"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    },
    /Command failed/u,
  ],
])("%s stops it, and nothing is changed", (_, version, arrange, reason) => {
  arrange();
  const before = [git("status", "--porcelain"), git("rev-parse", "HEAD"), git("tag")];
  expect(() => prepareRelease(root, version, DATE)).toThrow(reason);
  expect([git("status", "--porcelain"), git("rev-parse", "HEAD"), git("tag")]).toEqual(before);
});

test("the lock files keep their form", () => {
  for (const file of [
    "package-lock.json",
    "toolchain/package-lock.json",
    "apps/web/package.json",
  ]) {
    const text = readFileSync(join(ROOT, file), "utf8");
    expect(withVersion(text, "none", "1.0.0"), file).toBe(text);
  }
});

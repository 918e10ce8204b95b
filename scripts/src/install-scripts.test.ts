import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const files = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" })
  .split("\0")
  .filter((file) => existsSync(join(ROOT, file)))
  .filter((file) => /\.(?:ts|mjs|json|md|yaml|sh)$|Dockerfile$|\.npmrc$/u.test(file));
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

test("npm runs no install scripts in a folder with packages of others", () => {
  const locks = files.filter((file) => file.endsWith("package-lock.json"));
  expect(locks.length).toBeGreaterThan(2);
  for (const lock of locks) {
    expect(read(join(dirname(lock), ".npmrc")).split("\n")).toContain("ignore-scripts=true");
  }
});

test("every program and document that installs packages leaves out their install scripts", () => {
  const installs = /\bnpm (?:ci|i)\b|"ci[" ]/u;
  const found = files.filter(
    (file) => !file.includes("install-scripts.test") && installs.test(read(file)),
  );
  expect(found).toContain("scripts/src/install.mjs");
  const withScripts = found.filter((file) => !/--ignore-scripts|install scripts/u.test(read(file)));
  expect(withScripts).toEqual([]);
  const runsScripts = /ignore-scripts[= ]false|\bnpm rebuild\b|\bnpx [a-z@]/u;
  expect(
    files.filter((file) => !file.includes("install-scripts.test") && runsScripts.test(read(file))),
  ).toEqual([]);
});

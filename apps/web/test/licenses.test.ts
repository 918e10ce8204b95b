import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildWeb } from "../../../scripts/src/build-web.ts";
import { productionPackages, type LockFile } from "../../../scripts/src/production-packages.ts";
import { LICENSES_FILE, parseLicenses } from "../src/screens/about/package-licenses.ts";

const ROOT = join(import.meta.dirname, "../../..");
const built = await buildWeb(ROOT);
const readText = (...path: readonly string[]) => readFileSync(join(...path), "utf8");

test("the app has the licences of all packages that run in production", () => {
  const lock = JSON.parse(readText(ROOT, "package-lock.json")) as LockFile;
  const licenses = parseLicenses(readText(built, LICENSES_FILE));
  const expected = productionPackages(lock).map(
    ({ name, version, license }) => `${name} ${version} (${license})`,
  );
  expect(expected.length).toBeGreaterThan(100);
  expect(licenses.map(({ title }) => title)).toEqual([...new Set(expected)].sort());
  // These packages come without a text.
  const without = licenses.flatMap(({ title, text }) => (text === "" ? [title.split(" ")[0]] : []));
  expect(without).toEqual([
    "@resvg/resvg-wasm",
    "abstract-logging",
    "http_ece",
    "pg-types",
    "pgpass",
  ]);
});

test("the licences are not stored for offline use", () => {
  const worker = readText(built, "service-worker.js");
  expect([worker.includes("/index.html"), worker.includes(LICENSES_FILE)]).toEqual([true, false]);
});

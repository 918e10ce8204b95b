import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LockFile } from "../production-packages.ts";
import { billOfMaterials } from "./bill-of-materials.ts";

const lock = JSON.parse(
  readFileSync(new URL("../../../package-lock.json", import.meta.url), "utf8"),
) as LockFile;

/** The packages of a bill as `purl license hash`. */
function componentsOf(bill: object): readonly string[] {
  const { components } = bill as {
    readonly components: readonly {
      readonly purl: string;
      readonly licenses: readonly { readonly expression: string }[];
      readonly hashes?: readonly { readonly content: string }[];
    }[];
  };
  return components.map(
    ({ purl, licenses, hashes }) =>
      `${purl} ${licenses[0]?.expression} ${hashes?.[0]?.content ?? ""}`,
  );
}

test("lists what runs in production once each, and nothing for development", () => {
  const integrity = `sha512-${Buffer.alloc(64, 1).toString("base64")}`;
  const packages = {
    "": { version: "1.0.0", license: "AGPL-3.0-or-later" },
    "apps/web": { version: "1.0.0", license: "AGPL-3.0-or-later" },
    "node_modules/@sofala/web": { link: true },
    "node_modules/@fastify/cookie": { version: "2.0.0", license: "MIT", integrity },
    "node_modules/a/node_modules/@fastify/cookie": { version: "2.0.0", license: "MIT", integrity },
    "node_modules/a": { version: "3.0.0", license: "ISC" },
    "node_modules/alias": { name: "real", version: "4.0.0", license: "MIT" },
    "node_modules/vite": { version: "8.0.0", license: "MIT", dev: true },
  };
  expect(componentsOf(billOfMaterials("1.0.0", "24.0.0", { packages }))).toEqual([
    "pkg:generic/node@24.0.0 MIT ",
    `pkg:npm/%40fastify/cookie@2.0.0 MIT ${"01".repeat(64)}`,
    "pkg:npm/a@3.0.0 ISC ",
    "pkg:npm/real@4.0.0 MIT ",
  ]);
});

test("knows a license and a hash of every package that runs in production", () => {
  const found = componentsOf(billOfMaterials("1.0.0", "24.0.0", lock));
  expect(found.length).toBeGreaterThan(100);
  for (const each of found.slice(1)) expect(each).toMatch(/^pkg:npm\/\S+ .+ [0-9a-f]{128}$/u);
  const runs = Object.entries(lock.packages).filter(
    ([path, { dev, link }]) => path.includes("node_modules/") && dev !== true && link !== true,
  );
  expect(runs.filter(([, { license }]) => license === undefined)).toEqual([]);
});

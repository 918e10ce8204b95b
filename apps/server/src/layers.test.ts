import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

/**
 * The folders and files of this folder, top layer first. A module may import only its own folder and lower layers,
 * so there are no cycles between folders, and only the start-up code imports `http`.
 */
const LAYERS: readonly (readonly string[])[] = [
  ["index.ts"],
  ["serve.ts"],
  ["http", "admin"],
  ["accounts"],
  ["notifications", "ratings", "moderation", "social", "link-preview"],
  ["connections.ts"],
  ["tables"],
  ["people", "bots", "nodes", "fairness", "signing", "games"],
  ["startup-error.ts"],
  ["config.ts"],
  ["bus", "clocks", "mail"],
  ["logger.ts"],
  ["store"],
  [
    "backoff.ts",
    "colour-tokens.ts",
    "lookalikes.ts",
    "shutdown-signal.ts",
    "thread-environment.ts",
    "tokens.ts",
  ],
];

const SOURCE = import.meta.dirname;
const IMPORT = /(?:\bfrom|\bimport\(?)\s*"(\.{1,2}\/[^"]+)"/gu;

interface Import {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** All imports between two different parts of this folder. */
function readImports(): readonly Import[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) =>
      [...readFileSync(join(SOURCE, file), "utf8").matchAll(IMPORT)].map(([, path = ""]) => ({
        file,
        from: partOf(file),
        to: partOf(relative(SOURCE, join(SOURCE, dirname(file), path))),
      })),
    )
    .filter(({ from, to }) => from !== to);
}

/** `tables` for `tables/chat.ts`, `serve.ts` for `serve.ts`. */
const partOf = (file: string): string => file.split(/[/\\]/u)[0] ?? file;

const layerOf = (part: string): number => LAYERS.findIndex((layer) => layer.includes(part));

describe("the layers of the server", () => {
  const imports = readImports();

  test("contain every folder and file", () => {
    const parts = new Set(imports.flatMap(({ from, to }) => [from, to]));
    expect([...parts].filter((part) => layerOf(part) === -1)).toEqual([]);
  });

  test("import lower layers only", () => {
    const wrong = imports.filter(({ from, to }) => layerOf(from) >= layerOf(to));
    expect(wrong.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const IMPORT = /(?:\bfrom|\bimport\(?)\s*"(\.{1,2}\/[^"]+\.tsx?)"/gu;

interface Import {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Checks the layers of a folder, from the top: a module may import only its own part and lower layers, so there are no
 * cycles between folders. A part is a folder, or a file beside the folders.
 */
export function describeLayers(source: string, layers: readonly (readonly string[])[]): void {
  const layerOf = (part: string): number => layers.findIndex((layer) => layer.includes(part));
  const imports = readImports(source);

  describe("the layers", () => {
    test("contain every folder and file", () => {
      const parts = new Set(imports.flatMap(({ from, to }) => [from, to]));
      expect([...parts].filter((part) => layerOf(part) === -1)).toEqual([]);
    });

    test("import lower layers only", () => {
      const wrong = imports.filter(({ from, to }) => layerOf(from) >= layerOf(to));
      expect(wrong.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
    });
  });
}

/** All imports between two different parts of a folder, but for tests and style sheets. */
function readImports(source: string): readonly Import[] {
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.|\.d\.ts$|^testing/u.test(file))
    .flatMap((file) =>
      [...readFileSync(join(source, file), "utf8").matchAll(IMPORT)].map(([, path = ""]) => ({
        file,
        from: partOf(file),
        to: partOf(relative(source, join(source, dirname(file), path))),
      })),
    )
    .filter(({ from, to }) => from !== to && to !== "..");
}

/** `tables` for `tables/chat.ts`, `serve.ts` for `serve.ts`. */
const partOf = (file: string): string => file.split(/[/\\]/u)[0] ?? file;

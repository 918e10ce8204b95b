import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const IMPORT = /(?:\bfrom|\bimport\(?)\s*"(\.{1,2}\/[^"]+\.tsx?)"/gu;

/** A file and one that it imports, as paths in the folder that is checked. */
type Import = readonly [file: string, imported: string];

/**
 * Checks the layers of a folder, from the top: a module may import only its own part and lower layers. A part is a folder,
 * or a file beside the folders. Within a part, folders may not import each other in a circle, at any depth.
 */
export function describeLayers(source: string, layers: readonly (readonly string[])[]): void {
  const layerOf = (path: string): number =>
    layers.findIndex((layer) => layer.includes(partOf(path)));
  const imports = readImports(source);

  describe("the layers", () => {
    test("contain every folder and file", () => {
      const parts = new Set(imports.flat().map(partOf));
      expect([...parts].filter((part) => layerOf(part) === -1)).toEqual([]);
    });

    test("import lower layers only", () => {
      const between = imports.filter(([file, imported]) => partOf(file) !== partOf(imported));
      const wrong = between.filter(([file, imported]) => layerOf(file) >= layerOf(imported));
      expect(wrong.map(([file, imported]) => `${file} imports ${partOf(imported)}`)).toEqual([]);
    });

    test("have no cycles between the folders in them", () => {
      expect(importsInCycles(imports.flatMap(betweenFolders))).toEqual([]);
    });
  });
}

/** All imports within a folder, but for tests and style sheets. */
function readImports(source: string): readonly Import[] {
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.|\.d\.ts$|^testing/u.test(file))
    .flatMap((file) =>
      [...readFileSync(join(source, file), "utf8").matchAll(IMPORT)].map(
        ([, path = ""]): Import => [file, relative(source, join(source, dirname(file), path))],
      ),
    )
    .filter(([, imported]) => !imported.startsWith(".."));
}

const segmentsOf = (path: string): readonly string[] => path.split(/[/\\]/u);

/** `tables` for `tables/chat.ts`, `serve.ts` for `serve.ts`. */
const partOf = (path: string): string => segmentsOf(path)[0] ?? path;

/** The two folders side by side that contain a file and one that it imports, if both are in such a folder. */
function betweenFolders([file, imported]: Import): readonly Import[] {
  const [from, to] = [segmentsOf(file), segmentsOf(imported)];
  const depth = from.findIndex((name, index) => name !== to[index]) + 1;
  const areFolders = depth > 0 && depth < from.length && depth < to.length;
  return areFolders ? [[from.slice(0, depth).join("/"), to.slice(0, depth).join("/")]] : [];
}

/** The imports that are part of a circle, or between two of them. */
function importsInCycles(imports: readonly Import[]): readonly Import[] {
  const from = new Set(imports.map(([folder]) => folder));
  const to = new Set(imports.map(([, imported]) => imported));
  const left = imports.filter(([folder, imported]) => from.has(imported) && to.has(folder));
  return left.length === imports.length ? left : importsInCycles(left);
}

import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { changed, type Change } from "./locate.ts";
import { filesIn } from "./subjects.ts";

/** Generated files, wherever they are, and files at the root that are not sources. */
const MADE = new Set(["node_modules", "dist", "test-results"]);
const NO_SOURCE = new Set([...MADE, ".git", "data", "screenshots", "toolchain"]);

/** Copies of a checkout in a temporary folder, to be changed and tested at the same time. */
export class Copies {
  readonly #folder = mkdtempSync(join(tmpdir(), "sofala-mutants-"));
  readonly folders: readonly string[];

  constructor(root: string, count: number) {
    process.once("exit", () => this.remove());
    this.folders = Array.from({ length: count }, (_, index) => join(this.#folder, `${index}`));
    for (const folder of this.folders) {
      mkdirSync(folder);
      for (const name of readdirSync(root)) {
        if (NO_SOURCE.has(name)) continue;
        cpSync(join(root, name), join(folder, name), {
          recursive: true,
          filter: (path) => !MADE.has(path.slice(path.lastIndexOf("/") + 1)),
        });
      }
      linkModules(root, folder);
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Changes a file of a copy; the returned function restores it. */
export function apply(copy: string, change: Change): () => void {
  const file = join(copy, change.path);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, changed(text, change));
  return () => writeFileSync(file, text);
}

/** Packages are those of the checkout, but the workspaces are those of the copy. */
function linkModules(root: string, copy: string): void {
  const toolchain = join(root, "toolchain");
  if (existsSync(toolchain)) symlinkSync(toolchain, join(copy, "toolchain"));
  const modules = join(root, "node_modules");
  const workspaces = join(modules, "@sofala");
  mkdirSync(join(copy, "node_modules/@sofala"), { recursive: true });
  for (const name of readdirSync(workspaces)) {
    const folder = relative(realpathSync(root), realpathSync(join(workspaces, name)));
    symlinkSync(join(copy, folder), join(copy, "node_modules/@sofala", name));
  }
  for (const name of readdirSync(modules)) {
    const isCache = name.startsWith(".") && name !== ".bin";
    if (isCache || name === "@sofala") continue;
    symlinkSync(join(modules, name), join(copy, "node_modules", name));
  }
}

/** A hash of the contents of folders. */
export function hashOf(root: string, folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    for (const file of filesIn(join(root, folder))) {
      if (file.split("/").some((part) => MADE.has(part))) continue;
      hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ROOT, folderOf } from "./coverage.ts";
import { mutated, type Mutant, type Subject } from "./mutant.ts";

const COMMON = ["package.json", "tsconfig.json", "vitest.config.ts", "packages/engine"];

/** Copies of a game in a temporary folder, one per lane, to be changed and tried at will. */
export class Laboratory {
  readonly subject: Subject;
  readonly folder = mkdtempSync(join(tmpdir(), "sofala-mutants-"));
  readonly lanes: readonly string[];
  /** Of the rules, their tests and the engine. */
  readonly hash: string;

  constructor(subject: Subject, lanes: number) {
    this.subject = subject;
    const first = join(this.folder, "0");
    const game = folderOf(subject);
    const isWanted = (path: string) => !relative(ROOT, path).includes("node_modules");
    for (const part of [...COMMON, game]) {
      cpSync(join(ROOT, part), join(first, part), { recursive: true, filter: isWanted });
    }
    this.lanes = Array.from({ length: lanes }, (_, lane) => join(this.folder, `${lane}`));
    for (const lane of this.lanes.slice(1)) cpSync(first, lane, { recursive: true });
    for (const lane of this.lanes) linkModules(lane, subject);
    this.hash = hashOf([
      join(first, game, "src"),
      join(first, game, "test"),
      join(first, "packages/engine"),
    ]);
  }

  /** Puts a mutant's wrong text into a lane; what it returns puts the right one back. */
  inject(lane: string, mutant: Mutant): () => void {
    const file = join(lane, folderOf(this.subject), mutant.file);
    const text = readFileSync(file, "utf8");
    const wrong = mutated(text, mutant);
    if (wrong === undefined) throw new Error(`stale: ${mutant.what}`);
    writeFileSync(file, wrong);
    return () => writeFileSync(file, text);
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Packages are those of the repository, but for those that are copied. */
function linkModules(lane: string, subject: Subject): void {
  const modules = join(ROOT, "node_modules");
  const own = join(lane, "node_modules/@sofala");
  mkdirSync(own, { recursive: true });
  symlinkSync(join(lane, "packages/engine"), join(own, "engine"));
  symlinkSync(join(lane, folderOf(subject)), join(own, subject.game));
  for (const name of readdirSync(modules)) {
    if (name.startsWith(".") || name === "@sofala") continue;
    symlinkSync(join(modules, name), join(lane, "node_modules", name));
  }
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted();
    for (const file of files) {
      hash.update(`${relative(folder, file)}\0`);
      hash.update(readFileSync(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
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
import type { Mutant } from "./mutants/mutant.ts";

const ROOT = join(import.meta.dirname, "../../..");
export const GAME = "games/zimbabwe";
const PARTS = ["package.json", "tsconfig.json", "vitest.config.ts", "packages/engine", GAME];

/** Copies of the game in a temporary folder, one per lane, to be changed and tried at will. */
export class Laboratory {
  readonly folder = mkdtempSync(join(tmpdir(), "sofala-mutants-"));
  readonly lanes: readonly string[];
  /** Of the rules, their tests and the engine. */
  readonly hash: string;

  constructor(lanes: number) {
    const first = join(this.folder, "0");
    for (const part of PARTS) {
      const isWanted = (path: string) => !path.includes("node_modules");
      const from = join(ROOT, part);
      cpSync(from, join(first, part), {
        recursive: true,
        filter: (path) => isWanted(relative(ROOT, path)),
      });
    }
    this.lanes = Array.from({ length: lanes }, (_, lane) => join(this.folder, `${lane}`));
    for (const lane of this.lanes.slice(1)) cpSync(first, lane, { recursive: true });
    for (const lane of this.lanes) linkModules(lane);
    this.hash = hashOf([
      join(first, GAME, "src"),
      join(first, GAME, "test"),
      join(first, "packages/engine"),
    ]);
  }

  /** Does the mutant's passage stand in its file, once? */
  isStale(mutant: Mutant): boolean {
    const file = join(this.folder, "0", GAME, mutant.file);
    return !existsSync(file) || mutated(readFileSync(file, "utf8"), mutant) === undefined;
  }

  /** Puts a mutant's wrong text into a lane; what it returns puts the right one back. */
  inject(lane: string, mutant: Mutant): () => void {
    const file = join(lane, GAME, mutant.file);
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

/** A text with the mutant's passage replaced, or undefined where it does not stand there once. */
function mutated(text: string, { find, put, imports = "" }: Mutant): string | undefined {
  const at = text.indexOf(find);
  if (at === -1 || text.includes(find, at + 1)) return undefined;
  return `${imports}\n${text.slice(0, at)}${put}${text.slice(at + find.length)}`;
}

/** The rulings as the rules number them. */
export const rulings = (): readonly string[] =>
  [
    ...readFileSync(join(ROOT, "docs/rules/zimbabwe.md"), "utf8").matchAll(/^\*\*(Q [\d.]+)\*\*/gm),
  ].map(([, ruling = ""]) => ruling);

/** Packages are those of the repository, but for those that are copied. */
function linkModules(lane: string): void {
  const modules = join(ROOT, "node_modules");
  const own = join(lane, "node_modules/@sofala");
  mkdirSync(own, { recursive: true });
  symlinkSync(join(lane, "packages/engine"), join(own, "engine"));
  symlinkSync(join(lane, GAME), join(own, "zimbabwe"));
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

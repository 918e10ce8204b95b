import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Mutant } from "./mutant.ts";
import type { Fate } from "./trial.ts";

/** The fates known of these very rules and tests, in a file that outlives the process. */
export class Memory {
  private readonly file: string;
  private readonly known: { [key: string]: Fate } = {};

  constructor(game: string, hash: string, isFresh: boolean) {
    this.file = join(tmpdir(), `sofala-mutants-${game}-${hash}.json`);
    if (isFresh) rmSync(this.file, { force: true });
    if (existsSync(this.file)) {
      this.known = JSON.parse(readFileSync(this.file, "utf8")) as { [key: string]: Fate };
    }
  }

  recall(mutant: Mutant): Fate | undefined {
    return this.known[keyOf(mutant)];
  }

  keep(mutant: Mutant, fate: Fate): void {
    this.known[keyOf(mutant)] = fate;
    writeFileSync(this.file, JSON.stringify(this.known));
  }
}

const keyOf = (mutant: Mutant): string =>
  createHash("sha256").update(JSON.stringify(mutant)).digest("hex").slice(0, 16);

import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Change } from "./locate.ts";

/** What became of a mutant. */
export type Result =
  | { readonly end: "caught"; readonly by: string; readonly test: string; readonly why: string }
  | { readonly end: "survived" }
  | { readonly end: "broken"; readonly why: string };

/** Results for the same sources and tests, in a file, so that a run can be resumed. */
export class StoredResults {
  readonly #file: string;
  readonly #known: { [key: string]: Result } = {};

  constructor(subject: string, hash: string, isFresh: boolean) {
    this.#file = join(tmpdir(), `sofala-mutants-${subject}-${hash}.json`);
    if (isFresh) rmSync(this.#file, { force: true });
    if (existsSync(this.#file)) {
      this.#known = JSON.parse(readFileSync(this.#file, "utf8")) as { [key: string]: Result };
    }
  }

  get(change: Change): Result | undefined {
    return this.#known[keyOf(change)];
  }

  set(change: Change, result: Result): void {
    this.#known[keyOf(change)] = result;
    writeFileSync(this.#file, JSON.stringify(this.#known));
  }
}

const keyOf = ({ path, start, end, text }: Change): string =>
  JSON.stringify([path, start, end, text]);
